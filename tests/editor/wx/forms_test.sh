#!/usr/bin/env bash
# The wide forms of a scenario with mouse and keys, in both languages: turns with the fill handle, sunrise and sunset; victory conditions,
# objectives, special rules and texts; zones as expressions. The file is saved and compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# handle_in CELL: the fill handle is in its corner.
handle_in() {
    local cell handle
    read -r -a cell < <(grep -m1 "^$1 " "$trace/items" | awk '{print $(NF-2), $NF}')
    read -r -a handle < <(grep -m1 '^fill-handle ' "$trace/items" | awk '{print $(NF-2)}')
    [ "${handle:-0}" -gt "${cell[0]}" ] && [ "$handle" -lt $((cell[0] + cell[1])) ]
}

for one in ${COTA_LANGUAGES:-en es}; do
    step "$one: open"
    rm -rf "$folder/work"
    cp -r "$sources/samples/tcs" "$folder/work"
    cp "$folder/work/orvane.scenario.xml" "$folder/before.xml"
    open_in "$one" "$folder/work/orvane.scenario.xml"

    step "$one: turns"
    keys ctrl+3
    event "view turns"
    event "settled "
    item "cell 10/$(t Visibility)"
    enter 7
    next_step
    picture "turns-$one"

    step "$one: fill down with keys, then with the handle"
    keys Up shift+Down shift+Down ctrl+d # Enter went down; a second click at once would be a double click
    next_step
    item "cell 15/$(t Visibility)"
    enter 6
    next_step
    keys Up
    until_true "the handle in row 15" handle_in "cell 15/$(t Visibility)"
    carry "fill-handle" "cell 18/$(t Visibility)"
    next_step

    step "$one: sunrise and sunset"
    item "item turns-sun"
    over "$(t "Sunrise and Sunset")"
    picture "sun-$one"
    item "control $(t Sunrise)"
    replace 05:30
    item "control $(t "Minutes of twilight")"
    replace 20
    keys Tab
    item "control $(t "Set light")"
    next_step
    picture "light-$one"

    step "$one: a number that is refused, and one that is not"
    fill "turn-fields/$(t "Number of turns")" 1112
    picture "refused-$one"
    fill "turn-fields/$(t "Number of turns")" 20
    next_step
    picture "shorter-$one"

    step "$one: victory conditions, and their order"
    keys ctrl+4
    item "item conditions-add"
    next_step
    fill "conditions-form/$(t Number)" 6
    next_step
    carry "row conditions/3" "row conditions/0"
    next_step
    picture "victory-$one"

    step "$one: the copy of a condition is the one that is filled in"
    item "item conditions-duplicate"
    next_step
    open_field "conditions-form/$(t Text)/en"
    replace "The copy."
    keys Tab
    next_step

    step "$one: an objective"
    item "row objectives/bridge-west"
    picture "objective-$one"
    fill "objective-form/$(t "Victory points")" 6
    next_step

    step "$one: an objective made on the map leads back to its form"
    item "item objectives-add"
    event "tool tool-objective"
    press A-30.15
    next_step
    event "view victory"
    calm
    type_text "Ford"
    keys Return
    next_step

    step "$one: a special rule, and the texts"
    item "item page-rules"
    place=$(thing "item special-rules-add")
    item "item special-rules-add"
    next_step
    calm
    [ "$(thing "item special-rules-add")" = "$place" ] || fail "the button moved away from the pointer"
    type_text "The river is frozen."
    keys Tab
    next_step
    picture "rules-$one"
    item "item page-texts"
    open_field "texts/$(t "Designer's notes")/$one"
    picture "texts-$one"
    type_text "Invented."
    keys Tab
    next_step

    step "$one: a zone as an expression"
    keys ctrl+1
    keys ctrl+shift+2
    item "row zones/zone zone-south"
    keys Down Down
    item "row expression/0"
    fill "expression-form/$(t "Distance in hexes")" 3
    next_step
    picture "zones-$one"

    step "$one: save"
    saved
    expect_change "forms-$one" "$folder/before.xml" "$folder/work/orvane.scenario.xml"
    quit
done
finish
