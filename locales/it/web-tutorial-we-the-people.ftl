# Il tutorial di We the People.

web-tutorial-wtp-hand = Guidi gli Americani nel 1775, e gli Inglesi hanno giocato la prima carta; ora gioca Operazioni 3 dalla mano sotto la mappa. Una carta è un ordine, e il numero dice quanto è forte.
web-tutorial-wtp-reinforce = Porta rinforzi. Un 3 porta 3 unità di combattimento (UC), e puoi farlo due volte l’anno.
web-tutorial-wtp-ticonderoga = Fai clic su Ticonderoga, sui laghi. Da lì parte la strada per il Canada, e Montréal è indifesa.
web-tutorial-wtp-arnold = Porta Arnold, uno dei tuoi migliori. I suoi numeri sono bassi per muoverlo e alti per combattere.
web-tutorial-wtp-second-card = Gioca Operazioni 2. Le carte si giocano a turno: colpisci prima che gli Inglesi sbarchino altre truppe.
web-tutorial-wtp-move = Muovi un generale. La stessa carta potrebbe anche piazzare 2 segnalini CP o portare altre UC, ma mai due cose insieme.
web-tutorial-wtp-whom = Scegli Arnold. Il suo primo numero, la strategia, è 1: qualsiasi carta Operazioni lo muove.
web-tutorial-wtp-montreal = Fai clic su Montréal. Un generale va fino a 4 spazi, uno alla volta.
web-tutorial-wtp-take-along = Porta tutte e 3 le UC, per tutto il movimento. Nella battaglia ognuna ti darà una carta Battaglia.
web-tutorial-wtp-quebec = Prosegui per Québec, dove Carleton ha 2 UC. UC nemiche vogliono dire battaglia, e chi attacca e perde deve tornare indietro.
web-tutorial-wtp-attack = Tutti e due hanno pescato carte Battaglia: attacca con Bombardamento. Gli Inglesi devono giocare la stessa carta, o perdono la battaglia.
web-tutorial-wtp-attack-second = Ne avevano una, ma Carleton non è riuscito a contrattaccare: attacca ancora tu, sul fianco sinistro. Di questa carta ne hai due, quindi agli Inglesi ne restano probabilmente poche.
web-tutorial-wtp-attack-third = Ancora sul fianco sinistro. Per annullare il tuo attacco hanno già speso una di queste carte.
web-tutorial-wtp-paine = Québec è tua. Ora conquista gli animi: gioca Thomas Paine, un evento che aiuta solo gli Americani.
web-tutorial-wtp-event = Gioca l’evento. Piazza 3 segnalini CP, che mostrano da che parte sta un luogo.
web-tutorial-wtp-salem = Fai clic su Salem, in North Carolina. Una colonia è tua se gli Inglesi non vi hanno più segnalini di te, e qui ne avevano 2 contro 1.
web-tutorial-wtp-hillsboro = Fai clic su Hillsboro, così un altro segnalino inglese non basta a riprendere la North Carolina. Gli Inglesi piazzano solo accanto ai propri segnalini, e i tuoi sbarrano loro la strada.
web-tutorial-wtp-saratoga = Fai clic su Saratoga, nella colonia di New York. Gli Inglesi hanno appena preso Ticonderoga alle spalle di Arnold, e Saratoga li tiene lontani da Albany.
web-tutorial-wtp-end = Hai formato un esercito, vinto una battaglia con le carte Battaglia e piazzato segnalini: il gioco è tutto qui. L’anno continua: gioca il resto della mano come vuoi, e la guida ti aiuterà quando c’è qualcosa di nuovo.
