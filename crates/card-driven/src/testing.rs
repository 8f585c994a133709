//! Small positions for rule tests: a nearly empty map, and what a test puts on it.

/// Defines, in a game's tests, its own facts, a position in the making, and short ways to look at a table:
/// `test_board!(WashingtonsWar, State, Pack, phase: Impulse)`. What only one game has is added by an `impl Board` of the tests.
#[macro_export]
macro_rules! test_board {
    ($game:ident, $state:ty, $pack:ty, phase: $phase:expr) => {
        pub static FACTS: ::std::sync::LazyLock<::std::sync::Arc<$pack>> =
            ::std::sync::LazyLock::new(::tricorne_kernel::own_facts::<$game>);

        /// The game's own facts.
        pub fn facts() -> &'static $pack {
            &FACTS
        }

        pub fn space(id: &str) -> $crate::Space<$game> {
            $crate::Space::from_id(facts(), id).unwrap_or_else(|| panic!("no space {id}"))
        }

        pub fn spaces(ids: &[&str]) -> $crate::SpaceSet<$game> {
            ids.iter().map(|id| space(id)).collect()
        }

        pub fn general(id: &str) -> $crate::General<$game> {
            $crate::General::from_id(facts(), id).unwrap_or_else(|| panic!("no general {id}"))
        }

        pub fn card(number: u8) -> $crate::Card<$game> {
            $crate::Card::new(facts(), number).unwrap_or_else(|| panic!("no card {number}"))
        }

        /// A position in the making.
        #[derive(Clone)]
        pub struct Board(pub $state);

        impl Board {
            /// No PC marker; an American combat unit in Genesee and a British one in Barnstable, so that nobody has won;
            /// Congress in Monmouth; all generals but Washington, who is out of the game, in their boxes. It is 1775, and the
            /// American plays.
            pub fn quiet() -> Board {
                let setup = ::tricorne_kernel::Setup::of::<$game>();
                let mut state = <$game as ::tricorne_kernel::Game>::begin(&setup, facts()).expect("a start");
                state.pcs = $crate::BySide::default();
                state.cus = [$crate::BySpace::default(); 3];
                for general in $crate::General::all(facts()) {
                    let it = general.facts(facts());
                    let place = match (it.nation, it.never_to_box) {
                        ($crate::Nation::French, _) => $crate::Place::France,
                        (_, true) => $crate::Place::Out,
                        (_, false) => $crate::Place::Reinforcements,
                    };
                    state.put(general, place);
                }
                state.congress = Some(space("monmouth"));
                state.phase = $phase;
                Board(state).american(1, "genesee").british(1, "barnstable")
            }

            pub fn cu(mut self, count: u8, nation: $crate::Nation, id: &str) -> Board {
                self.0.add(nation, space(id), count);
                self
            }

            pub fn american(self, count: u8, id: &str) -> Board {
                self.cu(count, $crate::Nation::American, id)
            }

            pub fn british(self, count: u8, id: &str) -> Board {
                self.cu(count, $crate::Nation::British, id)
            }

            pub fn general(mut self, who: &str, id: &str) -> Board {
                self.0.put(general(who), $crate::Place::At(space(id)));
                self
            }

            pub fn pcs(mut self, side: $crate::Side, ids: &[&str]) -> Board {
                ids.iter().for_each(|id| self.0.mark(side, space(id)));
                self
            }

            pub fn year(mut self, year: u16) -> Board {
                self.0.turn = (year - 1775) as u8;
                self
            }

            /// Leaves these cards in the deck, and discards the others.
            pub fn deck(mut self, numbers: &[u8]) -> Board {
                let kept: $crate::CardSet<$game> = numbers.iter().map(|&number| card(number)).collect();
                let rest = self.0.deck - kept;
                self.0.discards |= rest;
                self.0.deck = kept;
                self
            }

            pub fn with(mut self, change: impl FnOnce(&mut $state)) -> Board {
                change(&mut self.0);
                self
            }

            /// It is this side's turn to play a card.
            pub fn begins(self, side: $crate::Side) -> Board {
                self.with(|state| state.to_play = side)
            }

            /// A table from here, with dice and draws as listed. Who has only one card has played it.
            pub fn table<S: ToString>(
                self,
                dice: impl IntoIterator<Item = S>,
            ) -> ::tricorne_kernel::Table<$game> {
                self.table_with(&FACTS, dice)
            }

            /// The same, played with other facts.
            pub fn table_with<S: ToString>(
                self,
                facts: &::std::sync::Arc<$pack>,
                dice: impl IntoIterator<Item = S>,
            ) -> ::tricorne_kernel::Table<$game> {
                use ::tricorne_kernel::{Chance, Choice as _, Prompt as _, Setup, Table};
                let table = Table::from_state(facts, Setup::of::<$game>(), Chance::scripted(dice), self.0);
                let mut table: Table<$game> = table.expect("a position");
                table.run().expect("rules that hold");
                if let [asked] = table.questions()
                    && let [only] = asked.choices[..]
                    && asked.prompt.name() == "play-card"
                {
                    let (seat, choice) = (table.seat_name(asked.seat), only.notation(facts));
                    table.answer(seat, &choice).expect("the one card");
                }
                table
            }

            /// A table from here; Chance is asked.
            pub fn open(self) -> ::tricorne_kernel::Table<$game> {
                self.table::<&str>([])
            }
        }

        /// A side's combat units in a space.
        pub fn cus(table: &::tricorne_kernel::Table<$game>, side: $crate::Side, id: &str) -> u8 {
            table.state().cus(side, space(id))
        }

        pub fn pc(table: &::tricorne_kernel::Table<$game>, id: &str) -> Option<$crate::Side> {
            table.state().pc(space(id))
        }

        pub fn place(table: &::tricorne_kernel::Table<$game>, who: &str) -> $crate::Place<$game> {
            table.state().place(general(who))
        }

        pub fn at(id: &str) -> $crate::Place<$game> {
            $crate::Place::At(space(id))
        }
    };
}
