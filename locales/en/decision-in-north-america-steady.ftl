# Decision in North America: the bot “steady”, and why it chooses what it chooses.

dina-agent-steady = Steady
dina-why-odds = We win this battle about { $odds }% of the time.
dina-why-retreat = We win this battle only about { $odds }% of the time, so we withdraw.
dina-why-score = Best option: worth { $score } points (100 points = 1 town of value 1).
dina-why-plan = Nothing is worth more now.
dina-why-weakest = The least useful unit takes the hit.
dina-why-contest = This table brings the most.
dina-why-keep = The least useful marker goes.
