// The tutorial of We the People: Arnold marches on Quebec in 1775, fights with Battle Cards, and Thomas Paine writes.

import type { Tutorial } from "../../kit/tutorial/tutorial";

const tutorial: Tutorial = {
  end: "wtp-end",
  scenario: "1775",
  seat: "american",
  bot: "steady",
  seed: 7,
  // Dealt in turn, the Americans first: they get 37, 21, 72, 38, 57, 16 and 76.
  deck: [37, 1, 21, 2, 72, 3, 38, 4, 57, 22, 16, 5, 76, 6],
  // Committees of Correspondence; then the British play the first card.
  opening: ["concord-nh", "springfield", "hartford", "albany", "new-brunswick", "york", "baltimore", "alexandria", "charlotte", "camden", "savannah", "british"],
  steps: [
    { prompt: "play-card", choice: "card-37", say: "wtp-hand" },
    { prompt: "use-ops", choice: "reinforce", say: "wtp-reinforce" },
    { prompt: "reinforce-where", choice: "ticonderoga", say: "wtp-ticonderoga" },
    { prompt: "bring-general", choice: "arnold", say: "wtp-arnold" },
    { prompt: "play-card", choice: "card-21", say: "wtp-second-card" },
    { prompt: "use-ops", choice: "move", say: "wtp-move" },
    { prompt: "move-whom", choice: "arnold", say: "wtp-whom" },
    { prompt: "move", choice: "montreal", say: "wtp-montreal" },
    { prompt: "take-along", choice: "3", say: "wtp-take-along" },
    { prompt: "move", choice: "quebec", say: "wtp-quebec" },
    // How many go along is settled for the whole move.
    { prompt: "take-along", choice: "3" },
    { prompt: "battle-event", choice: "no-card" },
    { prompt: "attack-with", choice: "bombardment", say: "wtp-attack" },
    { prompt: "attack-with", choice: "flank-left", say: "wtp-attack-second" },
    { prompt: "attack-with", choice: "flank-left", say: "wtp-attack-third" },
    { prompt: "play-card", choice: "card-57", say: "wtp-paine" },
    { prompt: "use-event", choice: "event", say: "wtp-event" },
    { prompt: "event-place", choice: "salem", say: "wtp-salem" },
    { prompt: "event-place", choice: "hillsboro", say: "wtp-hillsboro" },
    { prompt: "event-place", choice: "saratoga", say: "wtp-saratoga" },
  ],
};

export default tutorial;
