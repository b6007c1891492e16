#!/usr/bin/env bash
# The table of a game without a map with mouse and keys, in both languages: cards and groups dragged with the reasons of the game, a drag that
# is cancelled, cards turned, a marker and a relation by menus, arrows of attacks, the matrix, what a player sees, a deal by a seed; the saved
# file is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# hold FROM TO: drags from thing to thing, and does not let go.
hold() {
    local x y left top
    read -r x y <<<"$(thing "$1")"
    read -r left top <<<"$(thing "$2")"
    xdotool mousemove "$x" "$y"
    xdotool mousedown 1
    xdotool mousemove $((x + 8)) $((y + 8))
    xdotool mousemove "$left" "$top"
    xdotool mousemove $((left + 1)) $((top + 1))
}

for one in ${COTA_LANGUAGES:-en es}; do
    step "open in $one"
    rm -rf "$folder/work" "$folder/first"
    cp -r "$sources/samples/combat-soldiers" "$folder/work"
    cp -r "$folder/work" "$folder/first"
    open_in "$one" "$folder/work/winter-bridge.scenario.xml"
    has_item "item table-name" || fail "the bar is not that of a table"
    no_item "item tool-terrain" || fail "the table has tools of the map"
    picture "table-$one"

    step "$one: select a group, a card of it, the group again"
    item "table card-group:p1-us-1"
    until_true "the form of the group" has_item "field properties/$(t Side)"
    item "table counter:group_p1-us-1_0_-"
    until_true "the form of the card" has_item "field properties/$(t "End up" | tr ' ' _)"
    picture "card-$one"
    keys Escape

    step "$one: the reasons below the table"
    act bottom-reasons
    calm

    step "$one: a drag shows what the drop leads to, Escape cancels it"
    hold "table counter:group_p2-us-1_1_-" "table card-group:p2-german-1"
    dealt
    picture "refused-$one"
    xdotool key Escape # without --clearmodifiers, which releases the button
    xdotool mouseup 1
    calm
    grep -q '^step [1-9]' "$trace/events" && fail "the cancelled drag is a step"

    step "$one: a card of the hand joins a group"
    hold "table counter:space_p1-hand_0_-" "table card-group:p1-german-1"
    dealt
    picture "dragged-$one"
    xdotool mouseup 1
    next_step
    keys ctrl+z
    event "step 0"
    keys ctrl+shift+z
    next_step

    step "$one: another card goes to the discard pile, a group to another player"
    carry "table counter:space_p2-hand_4_-" "table space:discard"
    next_step
    carry "table card-group:p3-us-1" "table seat:p1"
    next_step

    step "$one: a card is attached with Ctrl"
    hold "table counter:space_p2-hand_3_-" "table card-group:p3-german-1"
    xdotool keydown ctrl
    xdotool mouseup 1
    xdotool keyup ctrl
    next_step

    step "$one: cards are turned"
    item "table counter:group_p2-german-1_1_-"
    act table-turn
    next_step
    act table-end
    next_step
    act table-face
    next_step

    step "$one: a group of its own from the hand"
    item "table counter:space_p1-hand_1_-"
    act table-group
    next_step

    step "$one: a marker and a relation in the form"
    item "table card-group:p2-bridge"
    pick "properties/$(t "Add a marker")" "$([ "$one" = es ] && echo aislado || echo isolated)"
    next_step
    picture "marker-$one"

    step "$one: the menu of the selection, and removal"
    item "table counter:space_p3-hand_0_-"
    act table-selection
    in_menu Up Return
    next_step

    step "$one: arrows of attacks"
    item "table card-group:p2-german-1"
    act table-attacks
    calm
    picture "attacks-$one"

    step "$one: the matrix, a cell of it"
    keys ctrl+6
    event "view matrix"
    calm
    picture "matrix-$one"
    keys ctrl+1
    event "view map"
    act table-attacks

    step "$one: all groups"
    act table-all
    calm

    step "$one: as the first player sees it"
    act table-viewer
    calm
    picture "viewer-$one"
    act table-viewer
    act table-viewer
    act table-viewer
    act table-viewer
    calm

    step "$one: shuffle the deck, deal two cards to each"
    item "table space:deck"
    act table-shuffle
    over "$(t Shuffle)"
    keys Return
    next_step
    act table-deal
    over "$(t Deal)"
    picture "deal-$one"
    keys Return
    next_step
    picture "dealt-$one"

    step "$one: the whole set-up by a seed, and back"
    act table-setup
    over "$(t "Set Up")"
    keys Return
    next_step
    picture "setup-$one"
    keys ctrl+z
    event "step "

    step "$one: save"
    saved
    expect_change "table-$one" "$folder/first/winter-bridge.scenario.xml" "$folder/work/winter-bridge.scenario.xml"
    cmp "$folder/first/deck.forces.xml" "$folder/work/deck.forces.xml" || fail "the deck was written, and had not changed"

    step "$one: the table and a list of all cards as files"
    act export
    over "$(t Export)"
    picture "export-$one"
    keys Return
    to_file "$(t "Save the picture as")" "$folder/work/table.pdf"
    event "written table.pdf"
    [ "$(head -c 4 "$folder/work/table.pdf")" = %PDF ] || fail "this is no PDF"
    act print
    over "$(t Print)"
    choice=$(thing "control $(t What)")
    # The wheel chooses without opening the list.
    xdotool mousemove $choice click --repeat 4 --delay 50 5
    calm
    picture "print-$one"
    item "control $(t "As P&DF...")"
    to_file "$(t "Save the picture as")" "$folder/work/list.pdf"
    event "written list.pdf"
    [ "$(grep -a -c "/Type /Page " "$folder/work/list.pdf")" -gt 1 ] || fail "the list of cards has one page"

    step "$one: a new table, for four players"
    act new
    over "$(t New)"
    pick "new/$(t "Begin with" | tr ' ' _)" "$(t "Table with players and cards")"
    until_true "the number of players" has_item "field new/$(t Players)"
    open_field "new/$(t Players)"
    replace 40
    keys Tab
    picture "new-refused-$one"
    open_field "new/$(t Players)"
    replace 4
    keys Tab
    picture "new-$one"
    keys alt+r
    event "file  modified"
    event drawn
    until_true "the fourth player" has_item "table seat:p4"
    picture "new-table-$one"
    act save-as
    to_file "$(t "Save as")" "$folder/work/new"
    event "written new.scenario.xml"
    quit
done
finish
