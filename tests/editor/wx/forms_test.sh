#!/usr/bin/env bash
# The forms of a scenario with mouse and keys: turns with fill-down, a victory condition, a special rule, a zone as an expression. The
# file is saved and compared; then the same pages in Spanish.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/tcs" "$folder/work"
cp "$folder/work/orvane.scenario.xml" "$folder/before.xml"
start_screen

# item NAME: the middle of an item of the window's own controls, as soon as it is there.
item() {
    until_true "the item '$1'" grep -q -F -- "$1 " "$trace/items"
    local x y width height
    read -r x y width height < <(grep -m1 -F -- "$1 " "$trace/items" | rev | cut -d' ' -f1-4 | rev)
    echo $((x + width / 2)) $((y + height / 2))
}
click() { xdotool mousemove $(item "$1") click 1; }
# fill NAME VALUE: types a value into a field.
fill() {
    click "$1"
    keys ctrl+a
    xdotool type --delay 5 "$2"
    keys Return
}
saved() {
    keys ctrl+s
    event "written orvane.scenario.xml"
}

step "turns"
start --language en "$folder/work/orvane.scenario.xml"
opened "orvane.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
keys ctrl+3
click "cell 10/Visibility"
xdotool type --delay 5 "7"
keys Return
event "step 1 Set visibility \(turn 10\)"
picture turns

step "fill down"
click "cell 10/Visibility"
keys shift+Down shift+Down ctrl+d
event "step 2 Fill down \(turns 10 to 12\)"
fill "field turn-fields/Number_of_turns" 1112
picture refused
fill "field turn-fields/Number_of_turns" 20
event "step 3 Set number of turns to 20"
picture shorter

step "a victory condition"
keys ctrl+4
click "item conditions-add"
event "step 4 Add a victory condition"
fill "field conditions-form/Number" 6
event "step 5 Set number to 6.*"
picture victory

step "a special rule"
click "item page-rules"
click "item special-rules-add"
event "step 6 Add a special rule"
xdotool type --delay 5 "The river is frozen."
keys Tab
event "step 7 .*"
picture rules

step "a zone as an expression"
keys ctrl+1
keys ctrl+shift+2
click "row zones/zone_zone-south"
keys Down Down
click "row expression/0"
fill "field expression-form/Distance_in_hexes" 3
event "step 8 Set distance in hexes to 3.*"
picture zones
keys ctrl+shift+3
picture scenario

step "save"
saved
expect_change forms "$folder/before.xml" "$folder/work/orvane.scenario.xml"
quit

step "in Spanish"
start --language es "$folder/work/orvane.scenario.xml"
opened "orvane.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
keys ctrl+3
item "cell 10/Visibilidad" >/dev/null
picture turns-es
keys ctrl+4
item "row conditions/0" >/dev/null
picture victory-es
click "item page-rules"
item "row special-rules/0" >/dev/null
picture rules-es
keys ctrl+1
keys ctrl+shift+2
item "row zones/zone_zone-south" >/dev/null
picture zones-es
keys ctrl+shift+3
item "row checklist/item-0" >/dev/null
picture scenario-es
quit
