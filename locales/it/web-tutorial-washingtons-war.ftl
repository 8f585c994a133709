# Il tutorial di Washington’s War.

web-tutorial-ww-committees = Guidi gli Americani nel 1775, e i tuoi comitati hanno già messo un segnalino CP in quasi tutte le colonie: fai clic su Savannah per dare l’ultimo alla Georgia. Una colonia è di chi ha più segnalini, e sono le colonie a vincere la guerra.
web-tutorial-ww-first = Lascia agli Inglesi la prima carta. Ogni schieramento gioca 7 carte a turno, e chi gioca per secondo ha spesso l’ultima parola dell’anno.
web-tutorial-ww-hand = La tua mano è sotto la mappa, e la vedi solo tu: gioca Operazioni 3. Una carta è un ordine, e il numero dice quanto è forte.
web-tutorial-ww-reinforce = Porta rinforzi. Un 3 porta 3 unità di combattimento (UC), e puoi farlo due volte l’anno.
web-tutorial-ww-falmouth = Fai clic su Falmouth, a nord-est. Da lì un sentiero selvaggio porta a Québec, e lo conosce solo Arnold.
web-tutorial-ww-arnold = Porta Arnold. Le UC senza generale non attaccano, e nessun altro può prendere quel sentiero.
web-tutorial-ww-second-card = Gli Inglesi hanno risposto. Gioca Operazioni 2: il primo numero di Arnold, la strategia, è 2, e questa carta basta a muoverlo.
web-tutorial-ww-activate = Attiva un generale. La stessa carta potrebbe anche piazzare 2 segnalini CP o portare altre UC, ma mai due cose insieme.
web-tutorial-ww-whom = Scegli Arnold. Washington e Greene, con strategia 1, obbedirebbero anche a un 1.
web-tutorial-ww-march = Fai clic su Québec. Lì ci sono UC nemiche, quindi entrare vuol dire battaglia; le riserve inglesi sono ancora lontane.
web-tutorial-ww-take-along = Porta tutte e 3 le UC. In battaglia ognuna aggiunge 1 al tuo dado, e ti aspettano 2 UC inglesi.
web-tutorial-ww-battle = Prima dei dadi ognuno può usare una carta: scegli i fucilieri di Morgan. Gli Inglesi hanno dalla loro i Regolari, la Royal Navy e la milizia, quindi ti serve aiuto.
web-tutorial-ww-battle-card = Giocala come carta Battaglia, per +2. Scartarla darebbe solo +1.
web-tutorial-ww-paine = Il Canada è aperto, e ogni sconfitta inglese avvicina la Francia. Ora conquista gli animi: gioca Thomas Paine.
web-tutorial-ww-event = Gioca l’evento. Se invece lo scarti, piazzi un solo segnalino, e gli Inglesi possono riprenderlo dagli scarti.
web-tutorial-ww-albany = Fai clic su Albany. Nella colonia di New York ora siete 2 segnalini a 2: non è più degli Inglesi.
web-tutorial-ww-richmond = Fai clic su Richmond. Ora anche la Virginia è in parità, e in parità non è di nessuno.
web-tutorial-ww-salem = Fai clic su Salem, e anche la North Carolina è in parità. Con una sola carta hai tolto tre colonie agli Inglesi.
web-tutorial-ww-end = Hai piazzato segnalini, formato un esercito, vinto una battaglia e giocato un evento: il gioco è tutto qui. L’anno continua: gioca il resto della mano come vuoi, e la guida ti aiuterà quando c’è qualcosa di nuovo.
