use std::fs;

use super::*;
use crate::rules::bakugan::{AbilityCard, GateCard, PlayerSetup};

fn brought() -> PlayerSetup {
    let mut brought = PlayerSetup::quick("Mia");
    for (toy, name) in brought
        .bakugan
        .iter_mut()
        .zip(["Dragonoid", "Saurus", "Serpenoid"])
    {
        toy.name = Some(name.to_owned());
    }
    brought.bakugan[0].attribute = Some(Attribute::Pyrus);
    brought.bakugan[0].g_power = Some(410);
    let gates = ["Tsunami", "Quartet", "Normal"]
        .into_iter()
        .zip(GateColour::ALL);
    brought.gates = gates
        .map(|(name, colour)| GateCard {
            colour: Some(colour),
            ..GateCard::named(name)
        })
        .collect();
    brought.abilities = ["Red", "Blue", "Green"].map(AbilityCard::named).into();
    brought
}

#[test]
fn a_kept_team_comes_back_as_it_was_brought_and_fits_the_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = PlayersFile::in_data(folder.path());
    let mut players = Players::default();
    players.get_or_add("Mia").keep_team("Fire", &brought());
    players.get_or_add("Ben").colour = Some(3);
    players.mark_youngest("Ben");
    file.save(&players).expect("it is kept");
    let (back, notice) = file.load();
    assert_eq!((&back, notice), (&players, None));
    let mia = back.get("Mia").expect("she is there");
    assert_eq!(mia.problems_of(&mia.teams[0]), []);
    assert_eq!(mia.with_team(&mia.teams[0]), brought());
    assert!(back.get("Ben").is_some_and(|ben| ben.youngest));
    // Kept once more under the same name there is one team.
    players.get_or_add("Mia").keep_team("Fire", &brought());
    assert_eq!(players, back);
}

#[test]
fn what_the_sheet_has_against_a_team_is_named() {
    let mut mia = Player::named("Mia");
    mia.keep_team("Fire", &brought());
    let mut team = mia.teams[0].clone();
    team.bakugan.pop();
    team.gates[2] = "Tsunami".to_owned();
    team.abilities[0] = "Nobody's".to_owned();
    assert_eq!(
        mia.problems_of(&team),
        [
            TeamProblem::Bakugan(2),
            TeamProblem::GateColour(GateColour::ALL[0]),
            TeamProblem::Twice("Tsunami".to_owned()),
            TeamProblem::Missing("Nobody's".to_owned()),
        ]
    );
}

#[test]
fn a_file_with_a_mistake_is_kept_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = PlayersFile::in_data(folder.path());
    for (number, (text, why)) in [
        (
            "format = 1\n[[player]]\nname = \"Mia\"\ncolor = 2\n",
            "line 4, column 1",
        ),
        ("format = 2\n", "format is 2, not 1"),
        (
            "format = 1\n[[player]]\nname = \"A\"\n[[player]]\nname = \"A\"\n",
            "stands twice",
        ),
        (
            "format = 1\n[[player]]\nname = \"A\"\npicture = \"../x.png\"\n",
            "the name of a file",
        ),
        (
            "format = 1\n[[player]]\nname = \"A\"\ncolour = 9\n",
            "colour is 1 to 6",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(folder.path().join(FILE), text).expect("it is written");
        let (players, notice) = file.load();
        assert_eq!(players, Players::default());
        let notice = notice.expect("it is told");
        assert!(notice.contains(why), "{notice}");
        let aside = folder
            .path()
            .join(format!("{FILE}.unreadable-{}", number + 1));
        assert_eq!(fs::read_to_string(aside).expect("it is kept"), text);
    }
}

#[test]
fn names_are_remembered_and_only_those_without_more_are_forgotten() {
    let mut players = Players::default();
    players.get_or_add("Mia").colour = Some(1);
    let names: Vec<String> = (0..100).map(|number| format!("Kid {number}")).collect();
    players.remember(names.iter());
    assert_eq!(players.all.len(), MOST_PLAYERS);
    assert_eq!(players.all[0].name, "Kid 0");
    assert!(players.get("Mia").is_some());
    assert_eq!(Player::named("mia luise").short(), "ML");
}

/// Two of one name, told apart by their Attributes.
fn with_two_of_one_name() -> Player {
    let toy = |name: &str, attribute| OwnBakugan {
        name: name.to_owned(),
        attribute: Some(attribute),
        g_power: Some(300),
    };
    Player {
        bakugan: vec![
            toy("Dragonoid", Attribute::Pyrus),
            toy("Dragonoid", Attribute::Aquos),
            toy("Saurus", Attribute::Haos),
        ],
        teams: vec![Team::default()],
        ..Player::named("Mia")
    }
}

#[test]
fn a_team_tells_two_bakugan_of_one_name_apart() {
    let mut mia = with_two_of_one_name();
    for at in [1, 2] {
        mia.toggle(0, Thing::Bakugan(at));
    }
    assert_eq!(mia.teams[0].bakugan, ["Aquos Dragonoid", "Saurus"]);
    assert!(!mia.is_in(&mia.teams[0], Thing::Bakugan(0)));
    assert!(mia.is_in(&mia.teams[0], Thing::Bakugan(1)));
    let toys = mia.with_team(&mia.teams[0]).bakugan;
    assert_eq!(toys[0].name.as_deref(), Some("Dragonoid"));
    assert_eq!(toys[0].attribute, Some(Attribute::Aquos));
    mia.toggle(0, Thing::Bakugan(0));
    assert_eq!(
        mia.problems_of(&mia.teams[0]),
        [TeamProblem::Gates(0), TeamProblem::Abilities(0)]
    );
    mia.toggle(0, Thing::Bakugan(1));
    assert_eq!(mia.teams[0].bakugan, ["Saurus", "Pyrus Dragonoid"]);
    // Whoever brings another Dragonoid has one more, and the first is not painted over.
    let mut brought = brought();
    brought.bakugan[0].attribute = Some(Attribute::Darkus);
    mia.keep_team("Dark", &brought);
    assert_eq!(mia.bakugan[0].attribute, Some(Attribute::Pyrus));
    let taken = mia.with_team(&mia.teams[1]);
    assert_eq!(taken.bakugan[0], brought.bakugan[0]);
    // Of the others is known what was said of them before.
    let names = |one: &PlayerSetup| -> Vec<Option<String>> {
        one.bakugan.iter().map(|toy| toy.name.clone()).collect()
    };
    assert_eq!(names(&taken), names(&brought));
    assert_eq!(taken.bakugan[1].attribute, Some(Attribute::Haos));
}

#[test]
fn a_thing_that_is_called_anew_stays_in_its_teams() {
    let mut mia = with_two_of_one_name();
    mia.toggle(0, Thing::Bakugan(2));
    mia.change(Thing::Bakugan(2), |mia| {
        mia.bakugan[2].name = "Siege".to_owned();
    });
    assert_eq!(mia.teams[0].bakugan, ["Siege"]);
    mia.gates.push(OwnGate {
        name: "Tsunami".to_owned(),
        colour: None,
    });
    mia.toggle(0, Thing::Gate(0));
    mia.change(Thing::Gate(0), |mia| mia.gates[0].name = "Dusk".to_owned());
    assert_eq!(mia.teams[0].gates, ["Dusk"]);
    mia.toggle(0, Thing::Gate(7));
    assert_eq!(mia.teams[0].gates, ["Dusk"]);
}

#[test]
fn players_of_another_file_are_taken_in_and_nothing_of_ours_is_lost() {
    let mut ours = Players::default();
    ours.get_or_add("Mia").colour = Some(1);
    ours.mark_youngest("Mia");
    let mut theirs = Players::default();
    theirs.get_or_add("Ben").keep_team("Fire", &brought());
    let mia = theirs.get_or_add("Mia");
    mia.colour = Some(5);
    mia.initials = Some("MM".to_owned());
    mia.keep_team("Fire", &brought());
    theirs.mark_youngest("Ben");
    ours.take_in(theirs.clone());
    ours.take_in(theirs);
    let mia = ours.get("Mia").expect("she is there");
    assert_eq!((mia.colour, mia.short().as_str()), (Some(1), "MM"));
    assert_eq!((mia.teams.len(), mia.bakugan.len()), (1, 3));
    let ben = ours.get("Ben").expect("he is there");
    assert_eq!((ben.youngest, ben.gates.len()), (false, 3));
    assert_eq!(ours.all.len(), 2);
}

#[test]
fn a_picture_is_made_small_and_kept_and_what_is_none_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = PlayersFile::in_data(folder.path());
    let from = folder.path().join("photo.png");
    let photo = image::RgbImage::from_pixel(900, 600, image::Rgb([200, 40, 40]));
    photo.save(&from).expect("it is written");
    let (name, bytes) = file.keep_picture("Zo\u{eb} M", &from).expect("it is kept");
    assert_eq!(name, "zom-1.png");
    let player = Player {
        picture: Some(name),
        ..Player::named("Zo\u{eb} M")
    };
    assert_eq!(file.picture(&player), Some(bytes.clone()));
    let small = PlayersFile::small(&bytes).expect("it is a picture");
    assert_eq!((small.width(), small.height()), (256, 171));
    // The one of before is not written over: it can be brought back by hand.
    let (second, _) = file.keep_picture("Zo\u{eb} M", &from).expect("it is kept");
    assert_eq!(second, "zom-2.png");
    fs::write(&from, "no picture").expect("it is written");
    let why = file.keep_picture("Zo", &from).expect_err("it is none");
    assert!(
        why.to_string().starts_with("this is no picture; take"),
        "{why}"
    );
    assert!(PlayersFile::small(&bytes[..40]).is_none());
}
