//! Laws that hold for every game, however it is played, and whatever the table has agreed.
//!
//! Each law is one function over any rulebook; each game has a file that says how it is drawn at random, and calls them.
//! `PROPTEST_CASES=5000` looks longer.

/// Bratz All Out, 2 to 6 players.
mod all_out;
/// Bakugan, 2 to 4 players.
mod bakugan;
/// How commands and cards of Bakugan are drawn.
mod bakugan_draw;
/// Bratz Got Five, 2 to 4 players.
mod got_five;
/// Kaboodl, 2 to 6 players.
mod kaboodl;
/// The laws themselves.
mod law;

use std::ops::Range;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseResult;
use rollcall::rules::{
    BySeat, CoinSide, Format, Ledger, MatchResult, Misfits, Remark, ReplaceError, Rules, Seat,
    Setting, Source, Stamp, TableRule, TableRules, ruling_needed,
};

/// What a test must know of a game to draw it at random and to look over its shoulder.
pub trait Played: Rules<Setup: 'static, Command: 'static, Event: 'static> + 'static {
    /// So many acts, picked at random among the choices, end any game of [`Played::setups`].
    const LONGEST: usize;

    /// Set-ups of every number of players and every format.
    fn setups(house: House) -> BoxedStrategy<Self::Setup>;

    /// Any command at all, sensible or not.
    fn wild() -> BoxedStrategy<Self::Command>;

    /// Says which piece or card is in no place, or in two, after these events.
    fn conserved(&self, setup: &Self::Setup, events: &[Self::Event]) -> Result<(), String>;

    /// Every command without a free number or text, for every piece there is and some there are not.
    fn buttons(&self) -> Vec<Self::Command>;

    /// The scores after these events, worked out from the sheet in the plainest way.
    fn naive_scores(setup: &Self::Setup, events: &[Self::Event]) -> BySeat<i32>;
}

/// A game with something to hide.
pub trait Secretive: Played {
    /// Names of the set-up that nobody may learn before they are shown on the table.
    fn secrets(setup: &Self::Setup) -> Vec<String>;

    /// The name that a command says aloud: no secret from then on. Offering it is the question which it is.
    fn shows(command: &Self::Command) -> Option<&str>;
}

/// How the house rules of a set-up are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum House {
    /// Each at one of its values or, now and then, to be asked.
    Mixed,
    /// All to be asked.
    Ask,
}

/// House rules drawn at random.
pub fn house<R: TableRule>(how: House) -> BoxedStrategy<TableRules<R>> {
    let drawn = prop::collection::vec((any::<Index>(), 0..4_u8), R::ALL.len());
    drawn
        .prop_map(move |drawn| {
            let mut house = TableRules::defaults();
            for (rule, (index, asks)) in R::ALL.iter().copied().zip(drawn) {
                let asks = how == House::Ask || (how == House::Mixed && asks == 0);
                house.set(
                    rule,
                    if asks {
                        Setting::Ask
                    } else {
                        Setting::Is(index.get(rule.options()).answer)
                    },
                );
            }
            house
        })
        .boxed()
}

/// A rule with any value that any rule of the game has.
pub fn any_setting<R: TableRule>() -> BoxedStrategy<(R, R::Answer)> {
    let answers = R::ALL.iter().flat_map(|rule| rule.options());
    let answers: Vec<R::Answer> = answers.map(|value| value.answer).collect();
    let rule = prop::sample::select(R::ALL.to_vec());
    let own = (prop::sample::select(R::ALL.to_vec()), any::<Index>())
        .prop_map(|(rule, index)| (rule, index.get(rule.options()).answer));
    prop_oneof![own, (rule, prop::sample::select(answers))].boxed()
}

/// A text as somebody in a hurry types it: empty, blank, too long, with a line break.
pub fn text() -> BoxedStrategy<String> {
    prop_oneof![
        4 => "[!-')-\\-/-9;-z\u{e4}\u{1f600}\n]{0,5}",
        2 => "[a-z]{1,12}( [a-z]{1,4})?",
        1 => " {0,3}",
        1 => "[a-z]{39,42}",
        1 => "[a-z]{199,202}",
    ]
    .boxed()
}

/// A number near those on cards, or far beyond.
pub fn number() -> BoxedStrategy<i32> {
    prop_oneof![Just(0), -20..400_i32, 9_990..10_010_i32, any::<i32>()].boxed()
}

/// One of the seats of the largest table, or one beyond.
pub fn seat() -> BoxedStrategy<Seat> {
    prop_oneof![9 => (0..7_u8).prop_map(Seat), 1 => any::<u8>().prop_map(Seat)].boxed()
}

/// A match format that is soon over; `points` is what one game may bring.
pub fn format(points: i32) -> BoxedStrategy<Format> {
    prop_oneof![
        Just(Format::Single),
        Just(Format::BestOf(3)),
        (1..=2 * points).prop_map(Format::FirstTo),
        (1..=3_u16).prop_map(Format::Rounds),
    ]
    .boxed()
}

/// Any end of a match.
pub fn result() -> BoxedStrategy<MatchResult> {
    prop_oneof![
        seat().prop_map(MatchResult::Won),
        prop::collection::vec(seat(), 0..4)
            .prop_map(|seats| MatchResult::Shared(seats.into_iter().collect())),
        Just(MatchResult::Draw),
        Just(MatchResult::Abandoned),
    ]
    .boxed()
}

/// What a referee may do next.
#[derive(Debug, Clone)]
pub enum Step<C> {
    /// One of the choices offered; a house rule that asks is answered by the same draw.
    Choose(Index),
    /// Anything at all.
    Wish(C),
    /// Back.
    Undo,
    /// And forth.
    Redo,
    /// An older act becomes another choice of its moment.
    Replace {
        /// Which act.
        act: Index,
        /// Which choice.
        choice: Index,
        /// What becomes of later acts that no longer fit.
        misfits: LetGo,
    },
}

/// What becomes of later acts that no longer fit.
#[derive(Debug, Clone, Copy)]
pub enum LetGo {
    /// They are dropped, each of them.
    Drop,
    /// Everything from the first of them on is dropped.
    Stop,
    /// Nothing is replaced then.
    Cancel,
}

/// A set-up and what is done with it.
pub type Game<R> = (<R as Rules>::Setup, Vec<Step<<R as Rules>::Command>>);

/// A game as a referee with a restless hand plays it.
pub fn a_game<R: Played>(house: House, steps: Range<usize>) -> BoxedStrategy<Game<R>> {
    let let_go = prop::sample::select(vec![LetGo::Drop, LetGo::Stop, LetGo::Cancel]);
    let replace =
        (any::<Index>(), any::<Index>(), let_go).prop_map(|(act, choice, misfits)| Step::Replace {
            act,
            choice,
            misfits,
        });
    let step = prop_oneof![
        24 => any::<Index>().prop_map(Step::Choose),
        3 => R::wild().prop_map(Step::Wish),
        2 => Just(Step::Undo),
        2 => Just(Step::Redo),
        1 => replace,
    ];
    (R::setups(house), prop::collection::vec(step, steps)).boxed()
}

/// Some commands, sensible or not.
pub fn wishes<R: Played>() -> BoxedStrategy<Vec<R::Command>> {
    prop::collection::vec(R::wild(), 1..24).boxed()
}

/// How many games a law looks at; the environment's word is the last.
pub fn cases(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig::default();
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    config.failure_persistence = None;
    config
}

/// Plays a game and looks at it after every step.
pub fn play_watched<R: Played>(
    (setup, steps): Game<R>,
    mut watch: impl FnMut(&Ledger<R>) -> TestCaseResult,
) -> Result<Ledger<R>, TestCaseError> {
    let mut game = Ledger::<R>::new(setup);
    watch(&game)?;
    for (step, millis) in steps.into_iter().zip(1..) {
        take(&mut game, step, Stamp::from_millis(millis))?;
        watch(&game)?;
    }
    Ok(game)
}

/// Plays a game.
pub fn play<R: Played>(game: Game<R>) -> Result<Ledger<R>, TestCaseError> {
    play_watched(game, |_| Ok(()))
}

fn take<R: Played>(game: &mut Ledger<R>, step: Step<R::Command>, at: Stamp) -> TestCaseResult {
    match step {
        Step::Choose(index) => {
            let choices = game.now().choices();
            if !choices.is_empty() {
                choose(game, &index.get(&choices).command, index, at)?;
            }
        }
        Step::Wish(command) => {
            let _refused = game.act(command, Source::Referee, at).map(drop);
        }
        Step::Undo => {
            game.undo(at);
        }
        Step::Redo => {
            game.redo(at);
        }
        Step::Replace {
            act,
            choice,
            misfits,
        } => replace(game, act, choice, misfits, at)?,
    }
    Ok(())
}

/// Acts as offered; what a house rule asks on the way is answered.
fn choose<R: Played>(
    game: &mut Ledger<R>,
    command: &R::Command,
    index: Index,
    at: Stamp,
) -> TestCaseResult {
    for _ in 0..=R::Rule::ALL.len() {
        let refusal = match game.act(command.clone(), Source::Referee, at) {
            Ok(_) => return Ok(()),
            Err(refusal) => refusal,
        };
        let Some(asked) = ruling_needed::<R>(&refusal) else {
            // Offered, and a house rule was answered so that it is no longer: the next choice is another.
            return Ok(());
        };
        let answer = index.get(&asked.options).command.clone();
        let answered = game.act(answer, Source::Referee, at).map(drop);
        prop_assert!(answered.is_ok(), "{} cannot be answered", asked.id);
    }
    Err(TestCaseError::fail(format!("{command:?} asks for ever")))
}

fn replace<R: Played>(
    game: &mut Ledger<R>,
    act: Index,
    choice: Index,
    let_go: LetGo,
    at: Stamp,
) -> TestCaseResult {
    let acts = game.acts();
    if acts.is_empty() {
        return Ok(());
    }
    let place = act.index(acts.len());
    let (target, _) = acts[place];
    let choices = retold(game, place)?.0.choices();
    if choices.is_empty() {
        return Ok(());
    }
    let command = choice.get(&choices).command.clone();
    let mut misfits = Misfits::default();
    // Each round lets one more act go.
    for _ in 0..=game.acts().len() {
        let before = game.entries().len();
        let replaced = game.replace(target, command.clone(), &misfits, Source::Referee, at);
        match replaced {
            Ok(_) | Err(ReplaceError::NotInForce(_) | ReplaceError::Refused(_)) => return Ok(()),
            Err(ReplaceError::Misfit { entry, refusal }) => {
                prop_assert_eq!(game.entries().len(), before);
                prop_assert!(refusal.to_string().len() > 10);
                match let_go {
                    LetGo::Drop => misfits.drop.push(entry),
                    LetGo::Stop => misfits.stop_at = Some(entry),
                    LetGo::Cancel => return Ok(()),
                }
            }
        }
    }
    Err(TestCaseError::fail("it never fits"))
}

/// The first `acts` acts in force, decided again: the state and the events.
pub fn retold<R: Played>(
    game: &Ledger<R>,
    acts: usize,
) -> Result<(R, Vec<R::Event>), TestCaseError> {
    let mut state = R::start(game.setup());
    let mut said = Vec::new();
    let first: Vec<u32> = game.acts().iter().take(acts).map(|act| act.0).collect();
    let commands = game.commands().into_iter();
    for (entry, command) in commands.filter(|(entry, _)| first.contains(entry)) {
        match state.decide(command) {
            Ok(events) => {
                for event in &events {
                    state.apply(event);
                }
                said.extend(events);
            }
            Err(refusal) => {
                return Err(TestCaseError::fail(format!(
                    "entry {entry} was accepted and is not a second time: {refusal}"
                )));
            }
        }
    }
    Ok((state, said))
}

/// Something that the table does beside the game, also what cannot be.
pub fn remark() -> BoxedStrategy<Remark> {
    let side = prop_oneof![Just(CoinSide::Heads), Just(CoinSide::Tails)];
    prop_oneof![
        side.prop_map(Remark::Coin),
        prop::collection::vec(0..8_u8, 0..8).prop_map(Remark::Dice),
        seat().prop_map(Remark::Lot),
        (text(), prop::collection::vec((text(), 0..4_u8), 0..4))
            .prop_map(|(question, votes)| Remark::Vote { question, votes }),
        (seat(), any::<bool>()).prop_map(|(seat, is_kept)| Remark::Review { seat, is_kept }),
    ]
    .boxed()
}
