//! §15.1 Forces: units and leaders that are together.

use std::sync::Arc;

use crate::ids::{KINDS, Kind, Leader, Leaders, Place};
use crate::pack::{Facts, KindMask, LeaderType};

/// §15.0, §15.1 Units and leaders, by number and by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Force {
    /// How many units of each kind.
    pub units: [u8; KINDS],
    /// The leaders.
    pub leaders: Leaders,
}

impl Force {
    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.leaders.is_empty() && !self.has_units()
    }

    /// Whether there is a combat unit.
    #[inline]
    pub fn has_units(&self) -> bool {
        self.units != [0; KINDS]
    }

    /// Whether there is a combat unit whose kind is in both masks.
    #[inline]
    pub fn meets(&self, mask: &KindMask, other: &KindMask) -> bool {
        let each = self.units.iter().zip(mask).zip(other);
        each.fold(0, |any, ((units, mask), other)| any | (units & mask & other)) != 0
    }

    /// How many units and leaders.
    #[inline]
    pub fn size(&self) -> usize {
        self.count() + self.leaders.len()
    }

    /// How many combat units.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.units.iter().map(|&count| u16::from(count)).sum::<u16>())
    }

    /// The part whose kinds and leaders are in a mask.
    #[must_use]
    #[inline]
    pub fn masked(&self, mask: &Force) -> Force {
        Force { leaders: self.leaders.and(mask.leaders), ..self.units_in(&mask.units) }
    }

    /// The part whose kinds are in a mask, without leaders.
    #[must_use]
    #[inline]
    pub fn units_in(&self, mask: &KindMask) -> Force {
        let mut part = Force::default();
        for ((mine, theirs), bits) in part.units.iter_mut().zip(self.units).zip(mask) {
            *mine = theirs & bits;
        }
        part
    }

    /// The part whose kinds are in no mask, without leaders.
    #[must_use]
    #[inline]
    fn units_outside(&self, mask: &KindMask) -> Force {
        let mut part = Force::default();
        for ((mine, theirs), bits) in part.units.iter_mut().zip(self.units).zip(mask) {
            *mine = theirs & !bits;
        }
        part
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.units.chunks_exact(8).enumerate().flat_map(|(chunk, units)| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(units);
            let mut word = u64::from_le_bytes(bytes);
            std::iter::from_fn(move || {
                let byte = word.trailing_zeros() / 8;
                let next = (word != 0).then(|| Kind::at(chunk * 8 + byte as usize));
                word &= u64::MAX.checked_shl(8 * byte + 8).unwrap_or(0);
                next
            })
        })
    }

    /// How many units of a kind.
    #[inline]
    pub fn of(&self, kind: Kind) -> u8 {
        self.units[kind.index()]
    }

    /// Adds a force.
    #[inline]
    pub fn add(&mut self, other: &Force) {
        for (mine, more) in self.units.iter_mut().zip(other.units) {
            *mine += more;
        }
        self.leaders = self.leaders.or(other.leaders);
    }

    /// Takes a force out, as far as it is there.
    #[inline]
    pub fn remove(&mut self, other: &Force) {
        for (mine, less) in self.units.iter_mut().zip(other.units) {
            *mine = mine.saturating_sub(less);
        }
        self.leaders = self.leaders.without(other.leaders);
    }

    /// What is left without a force.
    #[must_use]
    #[inline]
    pub fn without(mut self, other: &Force) -> Force {
        self.remove(other);
        self
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub fn and(mut self, other: &Force) -> Force {
        for (mine, theirs) in self.units.iter_mut().zip(other.units) {
            *mine = (*mine).min(theirs);
        }
        self.leaders = self.leaders.and(other.leaders);
        self
    }

    /// The part whose units pass, without leaders.
    #[must_use]
    pub fn units_if(&self, passes: impl Fn(Kind) -> bool) -> Force {
        let mut part = Force::default();
        for kind in self.kinds().filter(|kind| passes(*kind)) {
            part.units[kind.index()] = self.of(kind);
        }
        part
    }

    /// Some units of one kind.
    #[inline]
    pub fn units(kind: Kind, count: u8) -> Force {
        let mut force = Force::default();
        force.units[kind.index()] = count;
        force
    }

    /// One leader.
    #[inline]
    pub fn leader(leader: Leader) -> Force {
        let mut force = Force::default();
        force.leaders.add(leader);
        force
    }

    /// How many fleets.
    #[inline]
    pub fn fleets(&self, facts: &Facts) -> usize {
        self.units_in(&facts.masks.fleets).count()
    }

    /// How many combat units that are no fleets.
    #[inline]
    pub fn land_count(&self, facts: &Facts) -> usize {
        self.units_outside(&facts.masks.fleets).count()
    }

    /// The part that is no fleet.
    #[must_use]
    #[inline]
    pub fn land(&self, facts: &Facts) -> Force {
        Force { leaders: self.leaders, ..self.units_outside(&facts.masks.fleets) }
    }

    /// The fleets alone.
    #[must_use]
    #[inline]
    pub fn naval(&self, facts: &Facts) -> Force {
        self.units_in(&facts.masks.fleets)
    }

    /// §16.12 Whether it consists of leaders, light troops and Indians alone.
    #[inline]
    pub fn is_light(&self, facts: &Facts) -> bool {
        !self.units_outside(&facts.masks.light).has_units()
    }

    /// §23.1 Whether a border stops it: militia and militia commanders.
    #[inline]
    pub fn is_bound(&self, facts: &Facts) -> bool {
        self.units_in(&facts.masks.militia).has_units()
            || !self.leaders.and(facts.masks.militia_commanders).is_empty()
    }

    /// How many light and Indian units.
    #[inline]
    pub fn light_count(&self, facts: &Facts) -> usize {
        self.units_in(&facts.masks.light).count()
    }

    /// The printed combat strength of all units.
    pub fn strength(&self, facts: &Facts) -> u16 {
        let each = self.units.iter().zip(facts.masks.strength);
        each.map(|(count, strength)| u16::from(*count) * u16::from(strength)).sum()
    }

    /// §21.6 Whether militia commanders may lead it: nothing but militia, light units and militia commanders.
    pub fn is_for_militia_commanders(&self, facts: &Facts) -> bool {
        use crate::pack::UnitType;
        self.kinds().all(|kind| matches!(facts.kind(kind).kind, UnitType::Militia | UnitType::Light))
            && self
                .leaders
                .iter()
                .all(|leader| matches!(facts.leader(leader).kind, LeaderType::MilitiaCommander))
    }

    /// §21.0, §21.1, §21.2, §21.6, §21.7 What a leader is worth to this force: on land, or for fleets and landings.
    pub fn leadership(&self, facts: &Facts, leader: Leader, at_sea: bool) -> u8 {
        let it = facts.leader(leader);
        match it.kind {
            LeaderType::Any => it.value,
            LeaderType::General if !at_sea => it.value,
            LeaderType::Admiral if at_sea => it.value,
            LeaderType::MilitiaCommander if !at_sea && self.is_for_militia_commanders(facts) => it.value,
            LeaderType::General | LeaderType::Admiral | LeaderType::MilitiaCommander => 0,
        }
    }
}

/// Forces in some of the places, in the order of places and none of them empty: equal contents are equal lists. Shared until
/// somebody is added or taken out; nothing at all is no list.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ForcesByPlace(Option<Arc<Vec<(Place, Force)>>>);

impl ForcesByPlace {
    fn list(&self) -> &[(Place, Force)] {
        self.0.as_ref().map_or(&[], |list| list)
    }

    fn list_mut(&mut self) -> &mut Vec<(Place, Force)> {
        Arc::make_mut(self.0.get_or_insert_default())
    }

    fn find(&self, place: Place) -> Result<usize, usize> {
        self.list().binary_search_by_key(&place, |(at, _)| *at)
    }

    /// Whether anybody is in a place.
    pub fn has(&self, place: Place) -> bool {
        self.find(place).is_ok()
    }

    /// Who is in a place.
    pub fn at(&self, place: Place) -> Force {
        self.find(place).map_or(Force::default(), |index| self.list()[index].1)
    }

    /// Adds a force to those in a place.
    pub fn add(&mut self, place: Place, force: &Force) {
        match self.find(place) {
            _ if force.is_empty() => {}
            Ok(index) => self.list_mut()[index].1.add(force),
            Err(index) => self.list_mut().insert(index, (place, *force)),
        }
    }

    /// Takes a force out of those in a place.
    pub fn remove(&mut self, place: Place, force: &Force) {
        self.change(place, |there| there.without(force));
    }

    /// Leaves in a place only those who are also in a force.
    pub fn limit(&mut self, place: Place, force: &Force) {
        self.change(place, |there| there.and(force));
    }

    fn change(&mut self, place: Place, change: impl FnOnce(Force) -> Force) {
        let Ok(index) = self.find(place) else { return };
        let before = self.list()[index].1;
        let after = change(before);
        if after.is_empty() {
            self.list_mut().remove(index);
            self.drop_if_empty();
        } else if after != before {
            self.list_mut()[index].1 = after;
        }
    }

    /// Leaves only the places that pass.
    pub fn retain(&mut self, passes: impl Fn(Place, &Force) -> bool) {
        if self.0.is_some() {
            self.list_mut().retain(|(place, force)| passes(*place, force));
            self.drop_if_empty();
        }
    }

    /// Takes everybody out.
    pub fn clear(&mut self) {
        self.0 = None;
    }

    fn drop_if_empty(&mut self) {
        if self.list().is_empty() {
            self.0 = None;
        }
    }

    /// Each place, and who is there.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &Force)> {
        self.list().iter().map(|(place, force)| (*place, force))
    }
}
