# Washington’s War: preparazione, pulsanti, domande e mappa.

ww-title = Washington’s War
ww-scenario-1775 = Tutta la guerra, dal 1775 al 1783
ww-option-tournament = Regola da torneo
ww-option-tournament-no = No
ww-option-tournament-yes = Sì: dopo la Dichiarazione o Franklin i Britannici possono pescare una carta e giocare ancora
ww-option-for-the-king = Per il Re
ww-option-for-the-king-2014 = Tre segnalini CP lealisti
ww-option-for-the-king-2009 = Due, come nell’edizione precedente, e non in tutte le colonie

ww-american = Americani
ww-british = Britannici
ww-american-cu = UC americane
ww-french-cu = UC francesi
ww-british-cu = UC britanniche

## Segni dei fatti di cui non si sa se siano quelli stampati

ww-mark-certain = { "" }
ww-mark-unsure = ?
ww-mark-reconstructed = °

## Scelte

ww-card = { $number } { $title }{ $mark }
ww-general = { $general } { $strategy }-{ $battle }-{ $agility }{ $mark }
ww-space = { $space }, { $colony }
ww-by-sea = per mare a { $space }, { $colony }
ww-remove-pc = togli il segnalino CP a { $space }, { $colony }

ww-word-done = Fatto
ww-word-yes = Sì
ww-word-no = No
ww-word-activate = Attiva un generale
ww-word-political-control = Colloca o gira segnalini CP
ww-word-reinforce = Porta rinforzi
ww-word-queue = Aggiungi alla coda di operazioni
ww-word-extend = Per ora nessuno
ww-word-event = Gioca l’evento
ww-word-discard = Scartala
ww-word-nothing = Per niente
ww-word-landing-party = Sbarco
ww-word-french-force = Sbarca il corpo francese
ww-word-no-general = Nessun generale
ww-word-no-card = Nessuna carta
ww-word-stop = Fermati qui
ww-word-first-option = Il primo
ww-word-second-option = Il secondo
ww-word-third-option = Il terzo
ww-word-fourth-option = Il quarto

## Domande

ww-committees = Comitati di corrispondenza: colloca un segnalino CP in ciascuna delle tredici colonie
ww-for-the-king = Per il Re: colloca segnalini CP lealisti accanto a quelli britannici
ww-deal = Dai una carta a: { $side }
ww-open-with-campaign = Apri l’anno con una carta campagna, che ti fa giocare per primo?
ww-who-first = Chi gioca la prima carta?
ww-play-card = Gioca una carta
ww-use-ops = A che servono le { $value } operazioni?
ww-use-event = { $number } { $title }: la giochi o la scarti?
ww-use-queue = La coda ha { $total } operazioni. Ci attivi un generale?
ww-activate-whom = Quale generale si attiva?
ww-campaign =
    { $left ->
        [one] La campagna può attivare ancora un generale
       *[other] La campagna può attivare ancora { $left } generali
    }
ww-landing-where = Dove avviene lo sbarco?
ww-move = { $general } è a { $space } e ha mosso di { $moved }. Dove va?
ww-take-along = Quante { $units } vanno con { $general } a { $space }?
ww-intercept = { $general } entra a { $space }. Quale esercito tenta di intercettare?
ww-intercept-roll = { $general } tenta di intercettare: serve la sua agilità o meno
ww-retreat-before-battle = { $general } tenta di lasciare { $space } prima della battaglia? Serve { $agility } o meno
ww-retreat-roll = { $general } tenta di ritirarsi prima della battaglia
ww-retreat-where = Dove va la ritirata da { $space }?
ww-who-leaves = A { $space } ci sono due generali. Quale va nel riquadro dei rinforzi?
ww-battle-card = Battaglia a { $space }: quale carta usi?
ww-battle-card-how = La giochi come carta battaglia, o la scarti per il bonus minore?
ww-rating-roll = Tira per il valore in battaglia di { $general }
ww-battle-roll = Tira in battaglia per: { $side }
ww-losses-roll = Tira per le perdite: { $side }
ww-which-cu = Quale unità si perde a { $space }?
ww-capture-removes = { $general } è catturato: togli segnalini CP americani, uno per colonia
ww-place-or-flip =
    { $left ->
        [one] Colloca o gira ancora un segnalino CP
       *[other] Colloca o gira ancora fino a { $left } segnalini CP
    }
ww-discard-for = A che serve scartare l’evento?
ww-exchange = Prendi { $number } { $title } in cambio di una carta operazioni?
ww-tournament = Regola da torneo: peschi una carta e giochi ancora?
ww-reinforce-where =
    { $count ->
        [one] Dove arriva la nuova UC?
       *[other] Dove arrivano le { $count } nuove UC?
    }
ww-land-where = In quale porto sbarcano i rinforzi?
ww-land-how-many = Quante UC sbarcano a { $space }?
ww-bring-general = Quale generale arriva a { $space }?
ww-event-place = { $title }: dove si colloca un segnalino CP?
ww-event-remove = { $title }: dove si toglie un segnalino CP?
ww-event-flip = { $title }: dove si gira un segnalino CP?
ww-event-add-cu = { $title }: dove arrivano le UC?
ww-event-remove-cu = { $title }: dove si toglie un’UC?
ww-event-choose = { $title }: quale dei suoi effetti?
ww-draw-from-hand = Pesca una carta dalla mano: { $side }
ww-winter-roll = Inverno: tira per un’UC isolata a { $space } ({ $side })
ww-congress-where = Dove si riunisce di nuovo il Congresso continentale?
ww-navy-where = Dove si mette la flotta francese?
ww-french-where = In quale porto sbarca il corpo francese?
ww-european-war = Guerra europea: da dove si ritira un’UC?

## La mappa

ww-board-none = nessuno
ww-board-nobody = nessuno
ww-board-year = Anno { $year }.
ww-board-to-play = Tocca a: { $side }.
ww-board-colonies = Colonie: Americani { $american }, Britannici { $british }
ww-board-alliance = Alleanza francese { $at } su { $end }
ww-board-allied = La Francia è in guerra
ww-board-regulars = vantaggio dei Regolari britannici
ww-board-no-regulars = nessun vantaggio dei Regolari
ww-board-congress = Congresso a { $space }
ww-board-congress-dispersed = il Congresso è disperso
ww-board-navy = flotta francese: { $zone }
ww-board-navy-away = flotta francese: lontana fino alla sua prossima fase
ww-board-navy-france = flotta francese: in Francia
ww-board-war-goes-on = nessuna carta di fine guerra
ww-board-cus =
    { $count ->
        [one] { $count } UC
       *[other] { $count } UC
    }
ww-board-american-box = Rinforzi americani
ww-board-british-box = Rinforzi britannici
ww-board-french-box = Rinforzi francesi
ww-board-captured = Generali catturati
ww-board-on-map = Generali sulla mappa
ww-board-deck = Mazzo { $deck } carte, scarti { $discards } carte.
ww-board-discards = Eventi scartati
ww-board-removed = Fuori dal gioco
ww-board-hand = { $side }: mano { $count }, coda di operazioni { $queued }, carte rinforzo { $sent }
ww-code-american = US
ww-code-french = FR
ww-code-british = GB
ww-code-congress = Congresso
ww-board-legend = A, B: segnalino CP degli Americani o dei Britannici; · nessuno. p porto, f porto fortificato, w quartieri d’inverno, # bloccato. US, FR, GB: unità di combattimento (UC). ~ linea nella selva (3 spazi), ! per un solo generale. Valori: strategia-battaglia-agilità.
ww-board-marks = ? a memoria o dedotto, ° ricostruito: non si sa se sia come nel gioco stampato. Un pacchetto di dati può correggerlo.
