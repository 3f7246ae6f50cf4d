//! Everybody meets everybody once, nobody plays twice in a round, and a knock-out has one winner.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollcall::rules::tournament::print::{
    round_robin_table, round_robin_text, single_elimination_table, single_elimination_text,
};
use rollcall::rules::tournament::{
    Comer, Entrants, EntrantsProblem, MOST, round_robin, single_elimination,
};

fn entrants(count: usize) -> Entrants {
    Entrants::check((1..=count).map(|number| format!("Kid {number}"))).unwrap()
}

proptest! {
    #[test]
    fn everybody_meets_everybody_once_and_rests_at_most_once(count in 2_usize..=MOST) {
        let rounds = round_robin(&entrants(count));
        prop_assert_eq!(rounds.len(), if count % 2 == 0 { count - 1 } else { count });
        let (mut met, mut rested) = (BTreeSet::new(), BTreeSet::new());
        for round in &rounds {
            let mut seen = BTreeSet::new();
            for (one, other) in &round.pairs {
                prop_assert!(seen.insert(*one) && seen.insert(*other), "twice in a round");
                prop_assert!(met.insert((*one.min(other), *one.max(other))), "met twice");
            }
            if let Some(bye) = round.bye {
                prop_assert!(seen.insert(bye), "plays and rests");
                prop_assert!(rested.insert(bye), "rests twice");
            }
            prop_assert_eq!(seen.len(), count);
        }
        prop_assert_eq!(met.len(), count * (count - 1) / 2);
        prop_assert_eq!(rested.len(), if count % 2 == 0 { 0 } else { count });
    }

    /// Played to its end with anybody winning, everybody but one has lost exactly once.
    #[test]
    fn a_knock_out_has_one_winner_and_everybody_else_loses_once(
        count in 2_usize..=MOST,
        wins in prop::collection::vec(any::<bool>(), MOST),
    ) {
        let entrants = entrants(count);
        let rounds = single_elimination(&entrants);
        let mut won: Vec<usize> = Vec::new();
        let mut lost = BTreeSet::new();
        for round in &rounds {
            let mut seen = BTreeSet::new();
            for one in round {
                let who = |comer: Comer| match comer {
                    Comer::Player(place) => place,
                    Comer::WinnerOf(number) => won[number - 1],
                };
                let (first, second) = (who(one.players.0), who(one.players.1));
                prop_assert!(seen.insert(first) && seen.insert(second), "twice in a round");
                prop_assert!(!lost.contains(&first) && !lost.contains(&second));
                prop_assert_eq!(one.number, won.len() + 1);
                let (winner, loser) = if wins[won.len()] { (first, second) } else { (second, first) };
                won.push(winner);
                prop_assert!(lost.insert(loser));
            }
        }
        prop_assert_eq!(lost.len(), count - 1);
        prop_assert_eq!(rounds.last().map(Vec::len), Some(1));
        // Only the first ones of the list rest, and only in the first round.
        let playing = 2 * rounds[0].len();
        let resting = count - playing;
        for one in &rounds[0] {
            for comer in [one.players.0, one.players.1] {
                prop_assert!(matches!(comer, Comer::Player(place) if place >= resting));
            }
        }
        let text = single_elimination_text(&entrants, &rounds);
        prop_assert_eq!(text.matches("___ : ___").count(), count - 1);
        let table = single_elimination_table(&entrants, &rounds).unwrap();
        prop_assert_eq!(table.lines().count(), count);
    }
}

#[test]
fn names_are_read_one_a_line_or_with_commas_and_mistakes_are_named() {
    let four = Entrants::read("Mia, Ben; Zoe\n\n Tom \n").unwrap();
    assert_eq!(four.names(), ["Mia", "Ben", "Zoe", "Tom"]);
    for (text, why) in [
        ("Mia", "2 to 16"),
        ("Mia, Ben, Mia", "\"Mia\" stands twice"),
    ] {
        let said = Entrants::read(text).unwrap_err().to_string();
        assert!(said.contains(why), "{said}");
    }
    let seventeen: Vec<String> = (0..17).map(|number| number.to_string()).collect();
    assert_eq!(Entrants::check(seventeen), Err(EntrantsProblem::Count(17)));
    assert!(Entrants::check(["a".repeat(99), "b".to_owned()]).is_err());
}

#[test]
fn a_plan_is_printed_as_text_and_as_a_table() {
    let three = Entrants::read("Mia, Ben, Zoe").unwrap();
    let rounds = round_robin(&three);
    assert_eq!(
        round_robin_text(&three, &rounds),
        "Everybody against everybody, 3 players\n\n\
         Round 1\n  Ben – Zoe   ___ : ___\n  Mia rests\n\n\
         Round 2\n  Ben – Mia   ___ : ___\n  Zoe rests\n\n\
         Round 3\n  Mia – Zoe   ___ : ___\n  Ben rests\n"
    );
    assert_eq!(
        round_robin_table(&three, &rounds).unwrap(),
        "round,player,opponent\n1,Ben,Zoe\n1,Mia,\n2,Ben,Mia\n2,Zoe,\n3,Mia,Zoe\n3,Ben,\n"
    );
}
