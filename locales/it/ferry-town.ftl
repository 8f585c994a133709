# Ferry Town, il gioco d’esempio.

ferry-title = La città del traghetto
ferry-four-merchants = Quattro mercanti
ferry-three-merchants = Tre mercanti
ferry-two-merchants = Due mercanti

ferry-north = Nord
ferry-east = Est
ferry-south = Sud
ferry-west = Ovest

ferry-pigs = maiali
ferry-rum = rum
ferry-silver = argento
ferry-token = gettone { $token }
ferry-by-ford = Usa il guado
ferry-by-ferry = Prendi il traghetto

# Domande
ferry-deal = Pesca dal sacchetto un gettone per { $merchant }
ferry-discard = Scegli un gettone da scartare in segreto
ferry-draw-cargo = Pesca il carico che aspetta al fiume
ferry-bid = Offri 1 gettone per il carico ({ $cargo }, valore { $worth })
ferry-cross = Attraversa il fiume: il guado paga { $half }, il traghetto paga { $worth } con 3 o più
ferry-roll = Tira un dado per { $merchant } sul traghetto

# Cronaca
ferry-dealt = Peschi il gettone { $token }.
ferry-discarded = { $merchant } scarta un gettone.
ferry-cargo = Il carico è: { $cargo }, valore { $worth }.
ferry-bid-opened = { $merchant } ha offerto il gettone { $token }.
ferry-no-winner = Nessuna offerta è unica: il carico ({ $cargo }) resta a riva.
ferry-rolled = { $merchant } prende il traghetto e tira { $die }.
ferry-paid =
    { $coins ->
        [0] { $merchant } perde il carico nel fiume.
        [one] { $merchant } riceve 1 moneta.
       *[other] { $merchant } riceve { $coins } monete.
    }
ferry-end =
    { $coins ->
        [one] I più ricchi hanno 1 moneta.
       *[other] I più ricchi hanno { $coins } monete.
    }

# Tabellone
ferry-board-round =
    { $round ->
        [0] Prima del primo turno
        [1] Turno 1 di 3
        [2] Turno 2 di 3
        [3] Turno 3 di 3
       *[other] Dopo l’ultimo turno
    }
ferry-board-coins =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
