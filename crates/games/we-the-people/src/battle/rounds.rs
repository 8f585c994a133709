//! §9.1 Battle Rounds: attack, cancel, counterattack.

use arrayvec::ArrayVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::{self, Choices, Wtp};
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{BySide, Named, Side};
use crate::prompt::{Prompt, Roll};
use crate::state::Fight;
use crate::tactics::{BattleHand, MOST_TACTICS, Tactic};
use crate::words::Button;

/// §9.1 How a battle was won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Won {
    /// By whom.
    pub winner: Side,
    /// The attack that was not cancelled; none if the loser had no card left to attack with.
    pub by: Option<Tactic>,
}

/// §9.1 Each side draws its battle cards, one at a time, the attacker first, as far as the deck goes.
pub fn deal(t: &mut Wtp<'_>, attacker: Side, mut cards: BySide<u8>) -> Flow<()> {
    let mut deck = BattleHand::deck(t.facts);
    while (cards.american > 0 || cards.british > 0) && !deck.is_empty() {
        for side in [attacker, attacker.enemy()] {
            if cards[side] == 0 || deck.is_empty() {
                continue;
            }
            cards[side] -= 1;
            let types: ArrayVec<Tactic, MOST_TACTICS> = deck.types().collect();
            let odds: ArrayVec<u32, MOST_TACTICS> = types.iter().map(|&it| deck.count(it).into()).collect();
            let prompt = Roll::DealBattleCard { side: side.name(), battle: t.state.battles };
            let tactic = t.draw_weighted(prompt, &types, &odds, Audience::Only(side.into()))?;
            deck.remove(tactic);
            t.state.battle_hands[side].insert(tactic);
        }
    }
    Ok(())
}

/// §9.1 Round after round, until one side has won. Each round but the last costs both a card.
pub fn fight(t: &mut Wtp<'_>, space: Space, attacker: Side) -> Flow<Won> {
    let mut attacking = attacker;
    loop {
        let defending = attacking.enemy();
        set(t, |fight| fight.attacking = attacking);
        if t.state.battle_hands[attacking].is_empty() {
            t.note("9.1", msg!("wtp-note-out-of-cards", side = attacking.name()));
            return Ok(Won { winner: defending, by: None });
        }
        let attack = choose_attack(t, attacking)?;
        t.note("9.1", msg!("wtp-note-attack", side = attacking.name(), tactic = attack));
        play(t, attacking, attack);
        set(t, |fight| {
            fight.attack = Some(attack);
            fight.rounds.begin(attacking, attack);
        });
        let answer = choose_defence(t, defending, attack)?;
        set(t, |fight| fight.attack = None);
        let Some(defence) = answer else {
            t.note("9.1", msg!("wtp-note-not-cancelled", side = defending.name()));
            return Ok(Won { winner: attacking, by: Some(attack) });
        };
        play(t, defending, defence);
        set(t, |fight| fight.rounds.cancel(defence));
        t.note("9.1", msg!("wtp-note-cancelled", side = defending.name(), tactic = defence));
        if counterattack(t, defending, space)? {
            attacking = defending;
        }
    }
}

fn set(t: &mut Wtp<'_>, change: impl FnOnce(&mut Fight)) {
    if let Some(fight) = &mut t.state.fight {
        change(fight);
    }
}

/// A battle card is laid down for all to see, and cannot be taken back.
fn play(t: &mut Wtp<'_>, side: Side, tactic: Tactic) {
    t.reveal();
    t.state.battle_hands[side].remove(tactic);
    set(t, |fight| fight.played.insert(tactic));
}

/// §9.1 The attacker plays a battle card. He is asked whatever he holds, one card or several alike, so that the question
/// tells nothing and no card is shown before he has done anything.
fn choose_attack(t: &mut Wtp<'_>, side: Side) -> Flow<Tactic> {
    let hand = t.state.battle_hands[side];
    let types: ArrayVec<Tactic, MOST_TACTICS> = hand.types().collect();
    t.ask(side, Prompt::AttackWith { battle: t.state.battles }, &types)
}

/// §9.1 The cards of a hand that cancel the attack: those of the same type, or any where an event allows it.
pub fn defences(fight: &Fight, side: Side, hand: &BattleHand) -> impl Iterator<Item = Tactic> {
    let any = fight.attack.is_some() && fight.cancels[side] == fight.attack;
    hand.types().filter(move |&it| any || fight.attack == Some(it))
}

/// §9.1 The defender cancels the attack, or gives way. He is asked while he has cards, whether they fit or not, so that the
/// question tells nothing.
fn choose_defence(t: &mut Wtp<'_>, side: Side, attack: Tactic) -> Flow<Option<Tactic>> {
    let hand = t.state.battle_hands[side];
    if hand.is_empty() {
        return Ok(None);
    }
    let mut options: Choices =
        t.state.fight.iter().flat_map(|fight| defences(fight, side, &hand)).map(Choice::Tactic).collect();
    options.push(Button::GiveWay.into());
    let prompt = Prompt::Cancel { tactic: attack, battle: t.state.battles };
    match t.ask(side, prompt, &options)? {
        Choice::Tactic(tactic) => Ok(Some(tactic)),
        _ => Ok(None),
    }
}

/// §9.1 The defender of a round may try to counterattack, if he has a general. Says whether he attacks in the next.
fn counterattack(t: &mut Wtp<'_>, side: Side, space: Space) -> Flow<bool> {
    let Some(general) = t.state.general_at(t.facts, side, space) else { return Ok(false) };
    let rating = general.battle(t.facts);
    let prompt = Prompt::Counterattack { general, rating };
    if !ask::yes(t, side, prompt)? {
        return Ok(false);
    }
    let die = t.die(Roll::CounterattackRoll { general }, 6)?;
    if die <= rating {
        t.note("9.1", msg!("wtp-note-counterattack", general = general, die = die));
    } else {
        t.note("9.1", msg!("wtp-note-no-counterattack", general = general, die = die));
    }
    Ok(die <= rating)
}
