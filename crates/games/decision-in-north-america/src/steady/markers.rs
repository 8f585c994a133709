//! Campaign markers: which to play, bid, commit and return.

use tricorne_kernel::msg;

use super::{Mind, Weighed};
use crate::choice::{Button, Choice};
use crate::ids::{Marker, Region};
use crate::markers::Moment;
use crate::pack::Category;
use crate::sides::Side;

impl Mind<'_> {
    /// What a marker is worth to keep.
    fn marker_worth(&self, marker: Marker) -> i32 {
        let it = &self.facts().markers[marker.index()];
        let marks = &self.facts().marks;
        match it.category {
            Category::RabbleRousing => 20 + 20 * i32::from(it.points[self.me]),
            Category::Tactics => 25,
            Category::Spare => 0,
            Category::Action if marker == marks.spy || marker == marks.bait => 5,
            Category::Action
                if self.me == Side::British && (marker == marks.pulaski || marker == marks.shot_heard) =>
            {
                2
            }
            Category::Action => 15,
        }
    }

    pub(super) fn part_with(&self, choices: &[Choice]) -> Weighed {
        let scores = self.each(choices, |choice| match choice {
            Choice::Marker(marker) => -self.marker_worth(marker),
            _ => -1000,
        });
        Weighed { why: Some(msg!("dina-why-keep")), ..scores }
    }

    /// The first move is worth a marker or two that are of little use.
    pub(super) fn bid(&self, choices: &[Choice]) -> Weighed {
        let state = self.state();
        let held = state.hands[self.me].iter().enumerate().filter(|(_, count)| **count > 0);
        let idle: i32 = held
            .filter(|(index, _)| self.marker_worth(Marker::at(*index)) <= 5)
            .map(|(_, count)| i32::from(*count))
            .sum();
        let wanted = idle.min(2);
        self.each(choices, |choice| match choice {
            Choice::Number(number) => -(number - wanted).abs(),
            _ => 0,
        })
    }

    /// Markers are played when they can be, except a Spy, who is kept to counter others.
    pub(super) fn play_marker(&self, choices: &[Choice], moment: Moment) -> Weighed {
        let marks = &self.facts().marks;
        let plan = self.state().holds(self.me, marks.master_plan) > 0;
        let spy = self.state().holds(self.me, marks.spy) > 0;
        self.each(choices, |choice| match choice {
            Choice::Marker(marker) if marker == marks.spy => -5,
            Choice::Marker(marker) if marker == marks.tarleton => {
                if moment == Moment::Battle {
                    -1
                } else {
                    0
                }
            }
            Choice::Marker(_) => 100,
            Choice::Button(Button::PassPhase) => {
                if plan || spy {
                    0
                } else {
                    2
                }
            }
            _ => 1,
        })
    }

    /// Master Plan is for a die that hurts.
    pub(super) fn roll_again(&self, choices: &[Choice], die: u8) -> Weighed {
        let state = self.state();
        let bad = die <= 2 || (die == 6 && state.march.is_some());
        let held = state.holds(self.me, self.facts().marks.master_plan) > 0;
        self.each(choices, |choice| match choice {
            Choice::Marker(_) => {
                if bad {
                    3
                } else {
                    0
                }
            }
            Choice::Button(Button::Pass) => 1,
            _ => {
                if held {
                    0
                } else {
                    2
                }
            }
        })
    }

    /// How much a step of loyalty in a region is wanted.
    fn region_wanted(&self, region: Region) -> i32 {
        let level = i32::from(self.state().loyalty_for(self.facts(), region, self.me));
        match level {
            3 => 0,
            2 => 15,
            1 => 60,
            0 => 50,
            -1 => 35,
            _ => 20,
        }
    }

    /// The same where loyalty to any degree is enough: what is about to be lost, and what was just lost.
    fn region_needed(&self, region: Region) -> i32 {
        match self.state().loyalty_for(self.facts(), region, self.me) {
            0 => 80,
            1 => 35,
            -1 => 15,
            _ => 5,
        }
    }

    /// How much a marker is wanted on each table; heavy ones go to progress. In the shorter game the American needs
    /// the Declaration and the French alliance, and his four regions are loyal from the start.
    pub(super) fn commit_to(&self, choices: &[Choice], marker: Marker) -> Weighed {
        let (state, facts) = (self.state(), self.facts());
        let american = self.me == Side::American;
        let hurry = american && state.short;
        let due = if hurry { facts.victory.short_progress } else { facts.victory.american_progress };
        let progress = i32::from(state.progress < due);
        let heavy = i32::from(facts.markers[marker.index()].points[self.me]);
        let scores = self.each(choices, |choice| match choice {
            Choice::Button(Button::Progress) if hurry => 10 + 200 * progress,
            Choice::Button(Button::Progress) if american => 90 * progress * heavy,
            Choice::Button(Button::Progress) => 30 * progress,
            Choice::Button(Button::Europe) if hurry => {
                if state.europe < facts.victory.short_europe {
                    250
                } else {
                    80
                }
            }
            Choice::Button(Button::Europe) => {
                if american {
                    50
                } else {
                    30
                }
            }
            Choice::Region(region) if hurry => self.region_needed(region),
            Choice::Region(region) => self.region_wanted(region),
            _ => 0,
        });
        Weighed { why: Some(msg!("dina-why-contest")), ..scores }
    }
}
