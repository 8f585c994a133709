//! §8.0 Initiative.

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts, listed, own_die};
use crate::ids::{MARKERS, Marker};
use crate::markers::{Moment, window};
use crate::prompts::{Prompt, Roll};
use crate::sequence::enter;
use crate::sides::Side;
use crate::state::Phase;

/// §8.0, §8.1 Both sides secretly bid any markers; more of them win, and all go to the pool. §4.7 The American begins in turn 1.
pub fn initiative_phase(t: &mut T<'_>) -> Flow<()> {
    if t.state.turn == 0 {
        t.state.first = Side::American;
        t.note("4.7", msg!("dina-note-first-player", side = Side::American));
        enter(t, Phase::Political);
        return Ok(());
    }
    window(t, Moment::Initiative)?;
    let sides = Side::BOTH;
    let bids = t.ask_all(Prompt::Bid, &sides.map(Side::seat), |dialogue| {
        let mut hand = dialogue.state.hands[Side::of(dialogue.seat)];
        let mut bid = [0_u8; MARKERS];
        // The number is revealed, the markers are not.
        let held = hand.iter().sum();
        for left in (0..dialogue.ask_number(Prompt::BidHowMany, 0, held)?).rev() {
            let options: Vec<Marker> = listed(&hand).0.into_iter().collect();
            let marker = dialogue.ask_secretly(Prompt::BidMarker { left: left + 1 }, &options)?;
            hand[marker.index()] -= 1;
            bid[marker.index()] += 1;
        }
        Ok(bid)
    })?;
    let mut counts = [0_u16; 2];
    for (side, bid) in sides.into_iter().zip(bids) {
        for (index, count) in bid.into_iter().enumerate() {
            t.state.hands[side][index] -= count;
            t.state.pool[index] += count;
            counts[side as usize] += u16::from(count);
        }
        t.note("8.1", msg!("dina-note-bid", side = side, count = counts[side as usize]));
    }
    let [american, british] = counts;
    t.state.first =
        if american == british { roll_off(t)? } else { Side::BOTH[usize::from(british > american)] };
    t.note("8.1", msg!("dina-note-first-player", side = t.state.first));
    enter(t, Phase::Political);
    Ok(())
}

/// §8.2 After equal bids the higher die decides.
fn roll_off(t: &mut T<'_>) -> Flow<Side> {
    loop {
        let american = own_die(t, Side::American, Roll::Initiative { side: Side::American })?;
        let british = own_die(t, Side::British, Roll::Initiative { side: Side::British })?;
        if american != british {
            return Ok(Side::BOTH[usize::from(british > american)]);
        }
    }
}

/// §7.2 Each side returns half of its markers, rounded down, of its own choice.
pub fn return_half(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    let sides = Side::BOTH;
    let returned = t.ask_all(Prompt::ReturnMarkers, &sides.map(Side::seat), |dialogue| {
        let side = Side::of(dialogue.seat);
        let mut hand = dialogue.state.hands[side];
        let mut gone = [0_u8; MARKERS];
        let count = dialogue.state.hand_size(side) / 2;
        for left in (1..=count).rev() {
            let options: Vec<Marker> = listed(&hand).0.into_iter().collect();
            let marker = dialogue.ask_secretly(Prompt::ReturnMarker { left }, &options)?;
            hand[marker.index()] -= 1;
            gone[marker.index()] += 1;
        }
        Ok(gone)
    })?;
    for (side, gone) in sides.into_iter().zip(returned) {
        let mut count = 0;
        for (index, back) in gone.into_iter().enumerate().take(facts.markers.len()) {
            t.state.hands[side][index] -= back;
            t.state.pool[index] += back;
            count += back;
        }
        t.note("7.2", msg!("dina-note-returns", side = side, count = count));
    }
    Ok(())
}
