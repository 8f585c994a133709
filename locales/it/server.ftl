# Ciò che il server dice alle persone senza il client: la posta, e le sue poche pagine.

server-no-client-title = Tricorne
server-no-client =
    Il server è attivo, ma questo programma è stato compilato senza il client per il browser. I programmi possono giocare con l’interfaccia descritta qui:
server-mail-subject = Tocca a te: { $game }
server-mail-body =
    Ciao { $name },

    tocca a te in { $game }:
    { $link }

    Per non ricevere più questi avvisi:
    { $stop }
server-stop-title = Avvisi di turno
server-stop-button = Non inviare più avvisi
server-stopped = Non riceverai più avvisi.
server-conceded = La partita è finita con una resa.
