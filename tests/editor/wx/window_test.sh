#!/usr/bin/env bash
# The frame in both languages: every panel and layout by its command, dialogs about the program, the map printed and exported, a board that
# grows, a new document of another game with hexes pasted from the first, files opened, saved elsewhere and reverted, two windows.
source "$(dirname "$0")/drive_lib.sh"
start_screen


for one in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$one
    cp -r "$sources/samples/panzer-grenadier" "$work"
    step "$one: panels and views"
    open_in "$one" "$work/brod.scenario.xml"
    for id in "ctrl+shift+2 side-zones" "ctrl+shift+3 side-scenario" "ctrl+shift+4 side-layers" "ctrl+shift+5 side-history" \
        "ctrl+shift+1 side-forces" "F9 side-panel" "F9 side-panel" "F12 bottom-panel" "F12 bottom-panel" "ctrl+2 view-setup" \
        "ctrl+3 view-turns" "ctrl+4 view-victory" "ctrl+5 view-counters" "ctrl+1 view-map" "ctrl+plus zoom-in" "ctrl+minus zoom-out"; do
        keys "${id% *}"
        event "action ${id#* }"
        calm
    done
    for id in side-palette bottom-sight bottom-overlays bottom-findings side-left side-left layout-drawing layout-checking layout-writing panels; do
        act "$id"
        picture "$one-$id"
    done
    for id in "F11 full-screen" "F11 full-screen" "F6 next-part" "shift+F6 previous-part"; do
        keys "${id% *}"
        event "action ${id#* }"
        calm
    done

    step "$one: about the program"
    act about
    over "About Cota"
    picture "$one-about"
    keys Escape
    gone "About Cota"
    act shortcuts
    over "$(t "Keyboard Shortcuts")"
    picture "$one-shortcuts"
    keys Escape
    gone "$(t "Keyboard Shortcuts")"
    act recover
    event "said .*"

    step "$one: a board with another row, and back"
    act map-size
    over "$(t "Columns and Rows")"
    picture "$one-size"
    item "control $(t Rows)"
    replace 17
    keys Return
    next_step
    event drawn
    act revert
    next_step
    event drawn
    act map-boards
    thing "row boards/0" >/dev/null

    step "$one: print and export"
    act print
    over "$(t "Print")"
    picture "$one-print"
    keys Escape
    gone "$(t "Print")"
    act export
    over "$(t "Export")"
    picture "$one-export"
    keys Return
    to_file "$(t "Save the map as")" "$work/map.pdf"
    event "written map.pdf"
    [ "$(head -c 4 "$work/map.pdf")" = %PDF ] || fail "this is no PDF"

    step "$one: the heat page"
    act heat-page
    over "$(t "Heat page of the scenario")"
    picture "$one-heat"
    keys Return
    to_file "$(t "Save the heat page as")" "$work/heat.pdf"
    event "written heat.pdf"
    [ "$(head -c 4 "$work/heat.pdf")" = %PDF ] || fail "this is no PDF"

    step "$one: the kit"
    act kit
    over "$(t "Print the kit")"
    picture "$one-kit"
    keys Return
    to_file "$(t "Save the kit as")" "$work/kit.pdf"
    event "written kit.pdf"
    [ "$(head -c 4 "$work/kit.pdf")" = %PDF ] || fail "this is no PDF"

    step "$one: a new document of another game, with hexes of the first"
    press 31-0907
    act copy
    event "said .*"
    act new
    over "$(t "New")"
    picture "$one-new"
    for value in "$(t Columns)/9" "$(t Rows)/1112" "$(t Rows)/8"; do # Enter would make it
        open_field "new/${value%/*}"
        replace "${value#*/}"
        keys Tab
        picture "$one-new-${value#*/}"
    done
    keys alt+r
    event "file  modified"
    event drawn
    act paste
    over "$(t "Terrains of Another Game")"
    picture "$one-mapping"
    choice=$(thing "control field")
    xdotool mousemove $choice click --repeat 2 --delay 50 5 # the wheel chooses without opening the list
    keys Return
    event "said .*"
    press 1A-0404
    next_step
    event drawn
    act save-as
    to_file "$(t "Save as")" "$work/second"
    event "written second.scenario.xml"
    act close
    opened "brod.scenario.xml - Cota"
    act open
    to_file "$(t "Open")" "$work/second.scenario.xml"
    opened "second.scenario.xml - Cota"
    act next-document
    opened "brod.scenario.xml - Cota"

    step "$one: a formation, and a version with a name"
    keys ctrl+shift+1
    calm
    item "$(grep -m2 '^row forces/' "$trace/items" | tail -1 | cut -d' ' -f1,2)" # a formation, which says the side
    calm
    item "item forces-formation"
    over "$(t "Add formation")"
    picture "$one-formation"
    enter Reserve
    next_step
    keys ctrl+shift+5
    menu_of "row history/1" Down Down Down Return # Go Here, What Changed, Name a Version
    over "$(t "Name a Version")"
    picture "$one-version"
    enter Draft
    calm
    picture "$one-history"

    step "$one: a second window"
    act new-window
    until_true "two windows" windows 2 "[*]brod.scenario.xml - Cota"
    keys ctrl+w
    until_true "one window" windows 1 "[*]brod.scenario.xml - Cota"
    step "$one: after a crash"
    calm
    crash
    start --language "$one"
    over Cota
    picture "$one-recovery"
    keys alt+r
    opened "*brod.scenario.xml - Cota"
    keys ctrl+z
    event "step [0-9]+ .*"
    quit
    "$cota" check "$work/second.scenario.xml" >"$folder/report" || fail "the new document has errors: $(cat "$folder/report")"
done
diff <(sed 's/name="[^"]*"//g; s/title="[^"]*"//g' "$folder/en/second.board.xml") <(sed 's/name="[^"]*"//g; s/title="[^"]*"//g' "$folder/es/second.board.xml") >&2 ||
    fail "the boards differ between the languages"
finish
