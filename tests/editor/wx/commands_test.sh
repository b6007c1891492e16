#!/usr/bin/env bash
# The commands on what is selected on the map, by their names, in both languages: hexes, units, zones and objectives of a scenario; roads,
# contours and outlines of a board. Each makes its step; the saved files are compared, and are the same in both languages.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# made ACTION...: runs actions; each makes a step.
made() {
    local one
    for one in "$@"; do
        act "$one"
        next_step
    done
}
# unit ID: selects a unit by its name.
unit() {
    find_in ctrl+g "@$1" "$1"
    keys ctrl+0 # it was scrolled to
    event "action zoom-fit"
    calm
}
# hexes FROM TO: selects a rectangle of hexes.
hexes() {
    local from to
    from=$(at hex "$1")
    to=$(at hex "$2")
    along $((${from% *} - 3)) $((${from#* } - 3)) $((${to% *} + 3)) $((${to#* } + 3)) $((${to% *} + 4)) $((${to#* } + 4))
    event "said .*"
}

# menu_at HEX KEY...: opens the menu of what is there and presses keys in it.
menu_at() {
    press "$1" 3
    menu_opens
    picture "$language-menu-$1"
    in_menu "${@:2}"
}

scenario() {
    step "$language: hexes"
    tool v tool-select
    press 31-1014
    act explain
    event "facts 31-1014"
    keys Escape
    act hex-facts
    act hex-facts
    act copy-number
    event "said .*31-1014"
    made raise raise lower
    act sight-here
    event "tool tool-sight"
    press 31-0802
    event "sight .*"
    tool v tool-select
    press 31-1014
    act select-same-level
    act select-invert
    event "said .*"
    press 31-0202
    act select-same-terrain
    press 31-0202
    act select-same-zone
    press 31-0202
    act select-same
    event "said .*"
    act select-none
    act select-all
    event "said .*"
    act zoom-selection
    act zoom-in
    act zoom-out
    act zoom-fit
    event drawn

    step "$language: what is below, values and menus"
    press 31-0404
    act select-deeper
    event "said .*"
    act context-menu
    menu_opens
    picture "$language-menu"
    in_menu Escape
    act properties
    event "value .*"
    keys Escape

    step "$language: zones and objectives"
    press 31-1314
    made new-objective
    act objective-add
    event "tool tool-objective"
    press 31-1315
    next_step
    act zone-hexes
    keys ctrl+shift+2
    item "row zones/zone zone-mines"
    act zone-paint
    event "tool tool-zone"
    press 31-2309
    next_step
    act zone-edit
    act cancel
    item "row zones/zone zone-mines"
    act rename
    event "value .*"
    picture "$language-zone"
    replace Belt
    keys Return
    next_step

    step "$language: units"
    tool v tool-select
    unit g-spw-1
    made unload
    act show-in-forces
    act reach
    event "answer .*"
    act viewshed
    event "answer .*"
    act viewshed
    unit g-inf-2
    made bring-to-top spread-out make-group
    unit g-inf-2
    made leave-group
    unit s-inf-1
    made set-up-units
    act select-same
    event "said .*"
    made line-up
    unit g-pz-1
    act duplicate
    event "said .*"
    press 31-0714
    next_step
    tool v tool-select
    unit g-pz-2
    act copy
    event "said .*"
    act paste
    event "said .*"
    press 31-0715
    next_step
    tool v tool-select
    unit g-pz-3
    made cut
    unit g-eng-2
    made delete
    unit g-truck-1
    made delete-units
    picture "$language-units"
    tool u tool-counter
    drag 31-0512 31-0514
    next_step
    tool x tool-erase
    press 31-0404
    next_step

    act compare-saved
    event "answer .*"
    act compare-saved

    step "$language: findings"
    act check-now
    event "checked .*"
    act next-finding
    act previous-finding
    act bottom-findings
    act bottom-findings

    step "$language: save"
    saved
}

board() {
    step "$language: roads"
    tool v tool-select
    press 0304
    act path-reverse
    next_step
    menu_at 0604 Down Down Return # Kind, Split
    event "action path-split"
    next_step
    made path-join path-run-off
    picture "$language-roads"

    step "$language: contours from levels"
    act contours-from-levels
    next_step
    picture "$language-levels"

    step "$language: a contour"
    tool c tool-contour
    for point in 1102 1302 1304; do press $point; done
    act finish
    next_step
    tool c tool-contour
    for point in 1404 1406 1206; do press $point; done
    act finish
    next_step
    tool v tool-select
    press 1302
    made contour-flip contour-close contour-close
    menu_at 1302 Down Down Down Down Return # Height, Flip, Close, Split
    event "action contour-split"
    next_step
    press 1304
    xdotool keydown ctrl
    press 1102
    xdotool keyup ctrl
    made contour-join
    act simplify
    picture "$language-contours"

    step "$language: levels from contours"
    act level-disagreements
    event "said .*"
    act levels-from-contours
    event "(step|said) .*"

    step "$language: outlines"
    hexes 0908 1009
    made outlines-from-hexes
    act hexes-from-outlines
    event "(step|said) .*"
    picture "$language-outlines"
    saved
}

cat >"$folder/first.board.xml" <<'BOARD'
<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="F" mapset="panzer-grenadier" title="Flat">
  <grid orientation="flat" stagger="even-low" columns="16" rows="12" hex-mm="20"/>
  <hexes ground="clear">
    <hex at="0708" level="1"/>
    <hex at="0709" level="1"/>
    <hex at="0808" level="1"/>
    <hex at="0908" terrain="woods"/>
    <hex at="0909" terrain="woods"/>
    <hex at="1008" terrain="woods"/>
    <hex at="1009" terrain="woods"/>
  </hexes>
  <paths>
    <path id="road-1" kind="road" hexes="0204 0304 0404 0504 0604 0704 0804 0904"/>
  </paths>
</board>
BOARD

for one in ${COTA_LANGUAGES:-en es}; do
    step "open in $one"
    cp -r "$sources/samples/panzer-grenadier" "$folder/$one"
    cp "$folder/first.board.xml" "$folder/$one/flat.board.xml"
    open_in "$one" "$folder/$one/brod.scenario.xml"
    scenario
    quit
    open_in "$one" "$folder/$one/flat.board.xml"
    board
    quit
done
for file in brod.scenario west.board german.forces; do
    expect_change "commands-$file" "$sources/samples/panzer-grenadier/$file.xml" "$folder/en/$file.xml"
    # A name that is typed is in the language of the window.
    diff <(sed 's/name="Belt" name-es="Franja minada"/name="Mined belt" name-es="Belt"/' "$folder/en/$file.xml") "$folder/es/$file.xml" >&2 ||
        fail "$file differs between the languages"
done
expect_change commands-flat.board "$folder/first.board.xml" "$folder/en/flat.board.xml"
cmp "$folder/en/flat.board.xml" "$folder/es/flat.board.xml" || fail "the boards differ between the languages"
finish
