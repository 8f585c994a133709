# Terms of the game in one line each. `.words` are the forms that are found in texts, the name first.

web-term-lod-eligible = Fazione che può agire su questa carta. Chi ha agito sulla precedente salta un turno.
    .words = eleggibile, eleggibili
web-term-lod-limited-command = Comando in 1 solo spazio, o con 1 sola destinazione, e senza Comando Speciale.
    .words = Comando Limitato, Comandi Limitati
web-term-lod-special-activity = Azione gratuita che accompagna un Comando, prima, durante o dopo.
    .words = Comando Speciale, Comandi Speciali
web-term-lod-underground = Milizie o Guerrieri Indiani nascosti: i Combattimenti non li rimuovono.
    .words = occultato, occultata, occultati, occultate
web-term-lod-control = Lo schieramento con più pezzi controlla lo spazio; ai Realisti serve almeno 1 pezzo Inglese.
    .words = Control, British Control, Rebellion Control
web-term-lod-support = Ciò che vuole la gente di uno spazio, su 5 livelli. A quelli attivi la Popolazione conta doppio.
    .words = Supporto, Opposizione
web-term-lod-casualties = Cubi persi negli scontri. CBC e CRC contano le perdite Inglesi e Ribelli di tutta la partita.
    .words = Casualties, CBC, CRC
web-term-lod-fni = Quante Città blocca la marina francese dopo il Treaty of Alliance.
    .words = FNI, Blocco, Blocchi
web-term-lod-available = Il riquadro da cui arrivano i pezzi. Quelli Unavailable vanno prima liberati.
    .words = Available, Unavailable
web-term-lod-stroke = Una volta per partita: annulla l’Evento e agisci fuori turno con il tuo Leader.
    .words = Brilliant Stroke
web-term-lod-treaty = La carta che porta la Francia in guerra in America.
    .words = Treaty of Alliance, TOA
web-term-lod-win-the-day = Ciò che ottiene chi vince nettamente un Combattimento: spostamenti di Supporto o Opposizione.
    .words = Win the Day
web-term-lod-winter-quarters = La carta che chiude una campagna: vittoria, rifornimenti, risorse e reset.
    .words = Winter Quarters
