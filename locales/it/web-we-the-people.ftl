# La mappa di We the People nel browser.

wtpb-phase-committees = Comitati di corrispondenza
wtpb-phase-reinforcements = Fase dei rinforzi
wtpb-phase-deal = Distribuzione delle carte strategia
wtpb-phase-first-player = Chi gioca per primo
wtpb-phase-strategy = Fase strategica
wtpb-phase-winter-attrition = Fase del logoramento invernale
wtpb-phase-french-navy = Fase della flotta francese
wtpb-phase-political-control = Fase del controllo politico
wtpb-phase-end = Fase finale
wtpb-no-alliance = Nessuna alleanza francese
wtpb-allied = La Francia è in guerra
wtpb-blocked = { $side }: niente segnalini CP con carte Operazioni fino alla fine di questa Fase strategica

## Battaglie

wtpb-battle-at = Battaglia { $space-in }
wtpb-before = Prima di distribuire le carte Battaglia
wtpb-round = Turno di battaglia { $round }
wtpb-attacks = attaccano
wtpb-defends = difendono
wtpb-battle-hand =
    { $count ->
        [0] Nessuna carta Battaglia rimasta
        [one] { $count } carta Battaglia
       *[other] { $count } carte Battaglia
    }
wtpb-battle-hand-of =
    { $count ->
        [0] { $side }: nessuna carta Battaglia
        [one] { $side }: { $count } carta Battaglia
       *[other] { $side }: { $count } carte Battaglia
    }
wtpb-on-table = Sul tavolo, da annullare:
wtpb-fight = Battaglia { $space-in }. Attaccanti all’inizio: { $side }.
wtpb-round-of = Attaccanti in questo turno: { $side }.
wtpb-rounds = Turni finora
wtpb-cancelled = { $side }: { $attack }, annullato da { $defence }
wtpb-to-cancel = { $side }: { $attack }, da annullare con { $defence }
wtpb-counterattack = Contrattacco! { $round }
wtpb-sources-of = Carte Battaglia { $side-di }: { $sources }.
wtpb-source = { $source } { $count }
wtpb-source-general = generale
wtpb-source-combat-units = UC
wtpb-source-militia = milizia
wtpb-source-event = eventi
wtpb-source-interception = intercettazione
wtpb-source-winter-offensive = offensiva invernale
wtpb-source-regulars = Regolari
wtpb-source-port = Royal Navy
wtpb-cancels-as = annulla come { $defence }
wtpb-winner-loses =
    { $count ->
        [one] chi vince perde 1 UC
       *[other] chi vince perde { $count } UC
    }
wtpb-loser-more =
    { $count ->
        [one] chi perde ne perde 1 in più
       *[other] chi perde ne perde { $count } in più
    }
wtpb-loser-fewer =
    { $count ->
        [one] chi perde ne perde 1 in meno
       *[other] chi perde ne perde { $count } in meno
    }

wtpb-attack-frontal-attack = Attacco frontale
wtpb-attack-flank-left = Attacco al fianco sinistro
wtpb-attack-flank-right = Attacco al fianco destro
wtpb-attack-probe = Ricognizione
wtpb-attack-double-envelopment = Doppio avvolgimento
wtpb-attack-bombardment = Bombardamento
wtpb-defence-frontal-attack = Fuoco di fila
wtpb-defence-flank-left = Rifiutare il fianco destro
wtpb-defence-flank-right = Rifiutare il fianco sinistro
wtpb-defence-probe = Schermo
wtpb-defence-double-envelopment = Rifiutare i fianchi
wtpb-defence-bombardment = Trinceramento

wtpb-battle-deck = Il mazzo di battaglia
wtpb-attack = Attacco
wtpb-defence = Difesa
wtpb-count = Carte
wtpb-effect = Se vince
