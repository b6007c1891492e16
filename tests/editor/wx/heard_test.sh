#!/usr/bin/env bash
# What a screen reader is told in the small dialogs: every control that can have the focus has a name, in English and in Spanish. The large
# ones are in speech_test.sh; covered.txt says which are where, and test_tools that none is missing.
source "$(dirname "$0")/speech_bus.sh"
source "$(dirname "$0")/drive_lib.sh"
source "$(dirname "$0")/speech_lib.sh"
start_screen

# leave TITLE MAIN: the dialog by Escape, back to the window.
leave() {
    keys Escape
    gone "$1"
    over "$2"
}

has_manual() { [ -n "$(manual_title)" ]; }
manual_title() { xdotool getwindowname "$(xdotool search --onlyvisible --name " - $(t Manual)\$" | head -1)" 2>/dev/null; }

for one in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$one
    cp -r "$sources/samples/panzer-grenadier" "$work"
    cp -r "$sources/samples/combat-soldiers" "$work/cards"
    cp -r "$sources/samples/tcs" "$work/tcs"
    sed -i '/<part kind="river-crossing">/,/<\/part>/d' "$work/brod.scenario.xml" # so that it can be left out

    step "$one: a formation: its side, its name"
    open_in "$one" "$work/brod.scenario.xml"
    item "item forces-formation"
    title=$(t "Add formation")
    listen "$title"
    side=$(window_of "$title")
    keys Return
    until_true "the question for the name" another_than "$side" "$title"
    listen "$title"
    enter Reserve
    next_step
    main="*brod.scenario.xml - Cota"

    step "$one: a version"
    keys ctrl+shift+5
    menu_of "row history/1" Down Down Return # What Changed, Name a Version
    listen "$(t "Name a Version")"
    leave "$(t "Name a Version")" "$main"

    step "$one: the board of a picture"
    act bottom-underlay
    item "item underlay-add"
    listen "$(t "Add Underlay")"
    leave "$(t "Add Underlay")" "$main"

    step "$one: what is not in this scenario"
    keys ctrl+shift+3
    event "settled "
    item "row checklist/statement-river-crossing"
    calm
    item "item statements-leave"
    listen "$(t "Not in This Scenario")"
    leave "$(t "Not in This Scenario")" "$main"

    step "$one: stamps"
    tool v tool-select
    press 31-0907
    act stamp-save
    listen "$(t "Save as Stamp")"
    enter Wood
    event "said .*ood.*"
    over "$main"
    act stamps
    listen "$(t Stamps)"
    leave "$(t Stamps)" "$main"

    step "$one: the manual above a dialog"
    act stamps
    over "$(t Stamps)"
    keys F1
    until_true "the manual" has_manual
    title=$(manual_title)
    listen "$title"
    keys Escape
    gone "$title"
    over "$(t Stamps)"
    leave "$(t Stamps)" "$main"

    step "$one: terrains of another game"
    tool v tool-select
    press 31-0907
    act copy
    event "said .*"
    act new
    over "$(t New)"
    keys alt+r
    event "file  modified"
    event drawn
    act paste
    listen "$(t "Terrains of Another Game")"
    keys Escape
    gone "$(t "Terrains of Another Game")"

    step "$one: work found after a crash"
    calm
    crash
    start --language "$one"
    listen Cota
    picture "$one-recovery"
    discard_work
    gone Cota
    titled "$(t Untitled) - Cota"
    quit

    step "$one: sunrise and sunset"
    open_in "$one" "$work/tcs/orvane.scenario.xml"
    keys ctrl+3
    event "view turns"
    event "settled "
    item "item turns-sun"
    listen "$(t "Sunrise and Sunset")"
    leave "$(t "Sunrise and Sunset")" "orvane.scenario.xml - Cota"
    quit

    step "$one: the table: shuffle, deal, set up, export, print"
    open_in "$one" "$work/cards/winter-bridge.scenario.xml"
    for dialog in table-shuffle/Shuffle table-deal/Deal "table-setup/Set Up" export/Export print/Print; do
        item "table space:deck"
        act "${dialog%/*}"
        listen "$(t "${dialog#*/}")"
        leave "$(t "${dialog#*/}")" "winter-bridge.scenario.xml - Cota"
    done
    quit
done
finish
