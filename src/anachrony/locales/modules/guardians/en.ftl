# Guardians of the Council.

module-guardians = Guardians of the Council
effect-guardian-council = you may take a Capital Action whose spaces are all taken{ $first ->
    [yes] , become First Player from the next Era on
   *[no] { "" }
}, and you may enlist a Guardian
effect-guardian-action = take a Construct, Recruit or Research Action, even if its spaces are taken
guardian-costs = to enlist: { $what }.
prompt-enlist = Which Guardian do you enlist?
event-enlist = { $who ->
    [you] you enlist { $what }.
   *[other] { $who } enlists { $what }.
}
event-place-suit = { $who ->
    [you] you send a { $what } to { $place }.
   *[other] { $who } sends a { $what } to { $place }.
}
event-suit-home = { $who ->
    [you] you get a { $what } back.
   *[other] { $who } gets a { $what } back.
}
event-power-up-unmanned = { $who ->
    [you] you power up a { $what }.
   *[other] { $who } powers up a { $what }.
}
table-guardians = Guardians
table-guardian-free = { $n }: { $price }
table-guardians-line = { $ready } ready, { $idle } spare
name-most-guardians = most Guardians
name-guardian-1 = Guardian 1
name-guardian-2 = Guardian 2
name-guardian-3 = Guardian 3
name-guardian-4 = Guardian 4
name-guardian-5 = Guardian 5
name-guardian-6 = Guardian 6

## Questions

option-guardian = { $count ->
    [0] Guardian on the { hex }
   *[other] Guardian on the { hex }, for { $price }
}

## Solo opponents

difficulty-c11_b = Action tile C11 on its B side
difficulty-late_guardians_2vp = 2 VP instead of a Guardian after the Impact
difficulty-first_guardian = It begins with a Guardian
bot-tile_C11A = Acquire a Guardian, at once
bot-tile_C11B = Acquire a Guardian and 2 VP, at once
objective-guardians = Guardians
how-bot-tile_C11 = As soon as a token comes. Before the Impact it takes the leftmost Guardian: for an Exosuit on a free World Council space, which makes it First Player, else for a Worker. After the Impact it fails.
because-after-impact = after the Impact there is no Guardian to enlist
because-council-free = the World Council is free
because-council-taken = the World Council is taken, so it gives a Worker
because-no-suit-left = it has no Exosuit left, so it gives a Worker

## The page: shell

page-module-note-guardians = Six Guardians that act without a Worker; the World Council enlists them.

## The page: codex

codex-group-guardians = Guardians

## The page: table

ui-endgame-most-guardians = Guardians
