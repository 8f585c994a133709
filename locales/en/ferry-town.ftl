# Ferry Town, the example game.

ferry-title = Ferry Town
ferry-four-merchants = Four merchants
ferry-three-merchants = Three merchants
ferry-two-merchants = Two merchants

ferry-north = North
ferry-east = East
ferry-south = South
ferry-west = West

ferry-pigs = pigs
ferry-rum = rum
ferry-silver = silver
ferry-token = token { $token }
ferry-by-ford = Use the ford
ferry-by-ferry = Take the ferry

# Questions
ferry-deal = Draw a token from the bag for { $merchant }
ferry-discard = Choose a token to discard in secret
ferry-draw-cargo = Draw the cargo that waits at the river
ferry-bid = Bid 1 token for the { $cargo }, worth { $worth }
ferry-cross = Cross the river: the ford pays { $half }, the ferry pays { $worth } on a roll of 3 or more
ferry-roll = Roll a die for { $merchant } on the ferry

# Journal
ferry-dealt = You draw token { $token }.
ferry-discarded = { $merchant } discards a token.
ferry-cargo = The cargo is { $cargo }, worth { $worth }.
ferry-bid-opened = { $merchant } bid token { $token }.
ferry-no-winner = No bid is unique: the { $cargo } stays on the bank.
ferry-rolled = { $merchant } takes the ferry and rolls { $die }.
ferry-paid =
    { $coins ->
        [0] { $merchant } loses the cargo in the river.
        [one] { $merchant } receives 1 coin.
       *[other] { $merchant } receives { $coins } coins.
    }
ferry-end =
    { $coins ->
        [one] The richest have 1 coin.
       *[other] The richest have { $coins } coins.
    }

# Board
ferry-board-round =
    { $round ->
        [0] Before the first round
        [1] Round 1 of 3
        [2] Round 2 of 3
        [3] Round 3 of 3
       *[other] After the last round
    }
ferry-board-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
