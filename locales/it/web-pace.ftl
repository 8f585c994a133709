# Ritmo, orologi, vacanze e webhook.

web-pace = Ritmo
web-pace-none = Senza orologio
web-pace-kind-live = Dal vivo
web-pace-kind-daily = A giorni
web-pace-bank-label = Tempo per tutta la partita
web-pace-increment-label = Aggiunta a ogni turno
web-pace-days-label = Tempo per ogni turno
web-pace-late-label = Tempo scaduto
web-pace-bot = Subentra un bot
web-pace-forfeit = Il posto è perso
web-pace-live = Dal vivo: { $time } per la partita, più { $increment ->
    [one] { $increment } secondo
   *[other] { $increment } secondi
} a turno.
web-pace-bank = Dal vivo: { $time } per la partita.
web-pace-daily = { $days ->
    [one] { $days } giorno per turno.
   *[other] { $days } giorni per turno.
}
web-pace-late-bot = Chi esaurisce il tempo riceve un avviso e ha ancora { $grace }. Poi subentra un bot.
web-pace-late-forfeit = Chi esaurisce il tempo riceve un avviso e ha ancora { $grace }. Poi perde il posto, come per una resa.
web-clocks = Orologi
web-clock-days = { $days } g { $hours } h
web-clock-vacation = in vacanza
web-clock-late = tempo scaduto, { $time }
web-clock-low = Ti restano { $time }.
web-clock-out-bot = Hai esaurito il tempo. Tra { $time } un bot prende il tuo posto.
web-clock-out-forfeit = Hai esaurito il tempo. Tra { $time } perdi il posto.
web-vacation = Vacanze
web-vacation-text = Mentre sei via, i tuoi orologi non corrono nelle partite a giorni. Quelle dal vivo continuano.
web-vacation-left = { $days ->
    [0] Quest’anno non hai più giorni di vacanza.
    [one] Quest’anno hai ancora { $days } giorno di vacanza.
   *[other] Quest’anno hai ancora { $days } giorni di vacanza.
}
web-vacation-until = Sei in vacanza fino al { $time }.
web-vacation-length = Durata
web-vacation-begin = Vai in vacanza
web-vacation-end = Termina la vacanza
web-hook = Webhook
web-hook-text = Invia un messaggio a un tuo indirizzo quando sei via e tocca a te, il tuo tempo sta per finire o una partita è finita.
web-hook-url = Indirizzo (https)
web-hook-form = Formato
web-hook-discord = Discord
web-hook-json = JSON semplice
web-hook-remove = Rimuovi
web-hook-off = Disattivato dopo 5 errori di fila ({ $problem }). Salvalo di nuovo per riattivarlo.
web-hook-failed = L’ultimo messaggio non è riuscito: { $problem }
web-push-none = Questo browser ti avvisa solo mentre una pagina di Tricorne è aperta.
