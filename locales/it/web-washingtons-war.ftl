# La mappa di Washington’s War nel browser.

wwb-phase-committees = Comitati di corrispondenza
wwb-phase-for-the-king = Per il Re
wwb-phase-reinforcements = Fase dei rinforzi
wwb-phase-strategy-cards = Fase delle carte strategia
wwb-phase-first-player = Chi gioca per primo
wwb-phase-impulse = Fase strategica
wwb-phase-winter-attrition = Fase del logoramento invernale
wwb-phase-french-naval = Fase navale francese
wwb-phase-political-control = Fase del controllo politico
wwb-phase-end = Fase finale
wwb-alliance = Alleanza francese
wwb-allied-in = La Francia è entrata in guerra nel { $year }
wwb-reshuffle = Il mazzo si rimescola prima della prossima distribuzione
wwb-blocked = Quest’anno gli Americani non possono piazzare segnalini CP con carte Operazioni
wwb-queue = Coda di Operazioni { $value }
