# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-dina-marker = What you hold in secret: actions, Rabble Rousing and Tactics, drawn at random.
    .words = campaign marker, campaign markers, markers
web-term-dina-rabble = Markers committed in secret to shift Progress, a region’s loyalty or Europe.
    .words = Rabble Rousing
web-term-dina-tactics = Pays for a forced march, an interception or an extra die in battle.
    .words = Tactics marker, Tactics markers, Tactics
web-term-dina-loyalty = How a colonial region stands, from −3 (British) to +3 (American).
    .words = loyalty
web-term-dina-progress = The Americans’ road to independence. It never goes back.
    .words = Revolutionary Progress, progress table
web-term-dina-europe = Brings France and Spain in, or money to the British.
    .words = European Balance of Power
web-term-dina-first-player = The side that moves first in each campaign of the year, by the higher bid.
    .words = First Player
web-term-dina-forced-march = A move in the second or third campaign, paid with a marker; units may be lost.
    .words = forced march, forced marches
web-term-dina-disrupted = Hit but not lost: it fires no more in this battle.
    .words = disrupts, disrupted
web-term-dina-leadership = The values of the leaders there. It helps to fire first and limits Tactics.
    .words = leadership
web-term-dina-top = Of an enemy stack you see only the top counter and the height.
    .words = top unit, stack
web-term-dina-enlistment = Units whose time is up may go home at the end of the year.
    .words = enlistments, enlistment
web-term-dina-combat-unit = What holds a town: leaders alone do not.
    .words = combat unit, combat units
