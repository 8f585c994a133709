//! What each game tells those who study many of its games.

use tricorne_kernel::{Game, Seat};

/// What is measured at a moment, each by the name of its column.
pub(crate) type Measures = Vec<(&'static str, i64)>;

/// What is measured in a game, and what is counted.
#[derive(Debug)]
pub(crate) struct Study<G: Game> {
    /// The number of the turn: a card, or a year.
    pub turn: fn(&G::State, &G::Facts) -> i64,
    /// What is measured when a turn begins, each by the name of its column.
    pub measures: fn(&G::State, &G::Facts) -> Measures,
    /// How far a seat is ahead.
    pub margin: fn(&G::State, &G::Facts, Seat) -> i64,
    /// Whether the answers to a question are counted; with the notation of the card that an answer `event` plays.
    pub counted: fn(&G::Prompt, &G::State) -> Option<String>,
}

#[cfg(feature = "liberty-or-death")]
pub(crate) static LIBERTY_OR_DEATH: Study<liberty_or_death::LibertyOrDeath> = {
    use liberty_or_death::map::Space;
    use liberty_or_death::pieces::Faction;
    use liberty_or_death::prompt::Prompt;
    use liberty_or_death::state::State;
    use liberty_or_death::victory::Margin;

    /// The columns of a Faction.
    fn columns(faction: Faction) -> [&'static str; 3] {
        match faction {
            Faction::British => ["british-resources", "british-pieces", "british-margin"],
            Faction::Patriots => ["patriots-resources", "patriots-pieces", "patriots-margin"],
            Faction::French => ["french-resources", "french-pieces", "french-margin"],
            Faction::Indians => ["indians-resources", "indians-pieces", "indians-margin"],
        }
    }

    fn measures(state: &State) -> Measures {
        let mut all = vec![
            ("support", state.total_support().into()),
            ("opposition", state.total_opposition().into()),
            ("british-casualties", state.cbc.into()),
            ("rebellion-casualties", state.crc.into()),
        ];
        for faction in Faction::ALL {
            let [resources, pieces, margin] = columns(faction);
            let on_map = Space::ALL.iter().map(|&space| i64::from(state.pieces_of(faction, space)));
            all.push((resources, state.resources[faction].into()));
            all.push((pieces, on_map.sum()));
            all.push((margin, Margin::of(state, faction).total().into()));
        }
        all
    }

    fn counted(prompt: &Prompt, state: &State) -> Option<String> {
        let counts = matches!(
            prompt,
            Prompt::FirstEligible { .. }
                | Prompt::SecondCommandOrEvent { .. }
                | Prompt::SecondCommand { .. }
                | Prompt::SecondLimitedOrEvent { .. }
                | Prompt::SecondLimited { .. }
                | Prompt::CommandAfterActivity { .. }
                | Prompt::StrokeAction { .. }
                | Prompt::StrokeActionNext { .. }
        );
        counts.then(|| state.cards.current.map_or("", |card| card.id()).to_owned())
    }

    Study {
        turn: |state, ()| state.cards.seen.count_ones().into(),
        measures: |state, ()| measures(state),
        margin: |state, (), seat| {
            let own = Faction::ALL.into_iter().find(|&faction| Seat::from(faction) == seat);
            own.map_or(0, |faction| Margin::of(state, faction).total().into())
        },
        counted,
    }
};

/// The study of a card game: the two have the same fields.
#[cfg(any(feature = "washingtons-war", feature = "we-the-people"))]
macro_rules! card_game {
    ($crate_name:ident, $game:ident) => {{
        use $crate_name::pieces::Side;
        use $crate_name::prompt::Prompt;

        Study {
            turn: |state, facts| state.year(facts).into(),
            measures: |state, facts| {
                let cus = |side: Side| -> i64 {
                    let spaces = state.cu_spaces(side).iter();
                    spaces.map(|space| i64::from(state.cus(side, space))).sum()
                };
                vec![
                    ("american-colonies", state.colonies(facts, Side::American).into()),
                    ("british-colonies", state.colonies(facts, Side::British).into()),
                    ("american-pieces", cus(Side::American)),
                    ("british-pieces", cus(Side::British)),
                    ("american-margin", margin(state, facts, Side::American)),
                    ("british-margin", margin(state, facts, Side::British)),
                ]
            },
            margin: |state, facts, seat| {
                let own = Side::BOTH.into_iter().find(|&side| Seat::from(side) == seat);
                own.map_or(0, |side| margin(state, facts, side))
            },
            counted: |prompt, _| {
                let counts =
                    matches!(prompt, Prompt::PlayCard | Prompt::UseOps { .. } | Prompt::UseEvent { .. });
                counts.then(String::new)
            },
        }
    }};
}

#[cfg(feature = "washingtons-war")]
pub(crate) static WASHINGTONS_WAR: Study<washingtons_war::WashingtonsWar> = {
    fn margin(
        state: &washingtons_war::state::State,
        facts: &washingtons_war::pack::Pack,
        side: washingtons_war::pieces::Side,
    ) -> i64 {
        i64::from(state.colonies(facts, side)) - i64::from(state.colonies(facts, side.enemy()))
    }
    card_game!(washingtons_war, WashingtonsWar)
};

#[cfg(feature = "we-the-people")]
pub(crate) static WE_THE_PEOPLE: Study<we_the_people::WeThePeople> = {
    fn margin(
        state: &we_the_people::state::State,
        facts: &we_the_people::pack::Pack,
        side: we_the_people::pieces::Side,
    ) -> i64 {
        i64::from(state.colonies(facts, side)) - i64::from(state.colonies(facts, side.enemy()))
    }
    card_game!(we_the_people, WeThePeople)
};

#[cfg(feature = "decision-in-north-america")]
pub(crate) static DECISION_IN_NORTH_AMERICA: Study<decision_in_north_america::DecisionInNorthAmerica> = {
    use decision_in_north_america::prompts::Prompt;
    use decision_in_north_america::sides::Side;
    use decision_in_north_america::steady::value;

    Study {
        turn: |state, _| state.turn.into(),
        measures: |state, facts| {
            vec![
                ("american-points", state.points.american.into()),
                ("british-points", state.points.british.into()),
                ("american-margin", value(state, facts, Side::American).into()),
                ("british-margin", value(state, facts, Side::British).into()),
            ]
        },
        margin: |state, facts, seat| value(state, facts, Side::of(seat)).into(),
        counted: |prompt, _| {
            matches!(prompt, Prompt::PlayMarker { .. } | Prompt::Mobilize { .. }).then(String::new)
        },
    }
};
