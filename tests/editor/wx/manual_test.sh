#!/usr/bin/env bash
# The tutorial of the manual (docs/manual), word by word, in both languages: a scenario of Panzer Grenadier, whose ground has levels, and a
# board of the TCS, with contours; each from the empty page to a printed map and a check without errors and warnings. The pictures of the
# manual are made on the way, and compared with those in docs/manual/pictures; COTA_UPDATE=1, or `./dev screenshots`, writes them.
export COTA_SCREEN=1200x780
source "$(dirname "$0")/drive_lib.sh"
pictures=$sources/docs/manual/pictures
start_screen

# shot NAME: a picture of the manual. The pointer is put in the corner of the menu bar, where it hides nothing and no tip appears.
shot() {
    xdotool mousemove 1199 0
    pause 0.3 # the window below the pointer gets the keys, and the map then its ring
    calm
    picture "$language-$1"
    python3 "$here/manual_picture.py" "$folder/pictures/$language-$1.png" "$pictures/$language/$1.png" ${COTA_UPDATE:+--write} ||
        fail "the picture $1 of the manual differs; look at it, then run ./dev screenshots"
}
# named ENGLISH SPANISH: the one in the language of the test.
named() { if [ "$language" = es ]; then echo "$2"; else echo "$1"; fi; }
# other: the label of the name in the other language.
other() { t "$(named "Name (Spanish)" "Name (English)")"; }
# lists ROW: clicks a row of the palette.
lists() { item "row palette-list/$1"; }
# saved_as NAME: saves a new document, and checks it as the manual says.
saved_as() {
    keys ctrl+s
    to_file "$(t "Save as")" "$folder/$language/$1"
    event "written "
}
# printed NAME: the map as PDF.
printed() {
    keys ctrl+p
    over "$(t Print)"
    helped how-print-shop
    over "$(t Print)"
    calm
    shot "$1"
    item "control $(t "As P&DF...")"
    to_file "$(t "Save the map as")" "$folder/$language/$2.pdf"
    event "written $2.pdf"
    [ "$(head -c 4 "$folder/$language/$2.pdf")" = %PDF ] || fail "this is no PDF"
}
# kept NAME...: the files are those of the command line's examples, tests/cli/tutorial.
kept() {
    local name
    [ "$language" = en ] || return 0
    for name in "$@"; do
        [ -z "${COTA_UPDATE:-}" ] || cp "$folder/en/$name" "$sources/tests/cli/tutorial/$name"
        cmp "$folder/en/$name" "$sources/tests/cli/tutorial/$name" || fail "$name is another one than in tests/cli/tutorial"
    done
}
# helped PAGE: F1 opens this page.
helped() {
    local title
    title="$(sed -n '1s/^# //p' "$sources/docs/manual/$language/$1.md") - $(t Manual)"
    keys F1
    over "$title"
    keys Escape
    gone "$title"
}
# writes LANGUAGE TEXT: the text of a detail of the scenario.
writes() {
    open_field "statements-form/$(t Text)/$1"
    replace "$2"
    keys Tab
    next_step
}
without_findings() { "$cota" check "$folder/$language/$1" >"$folder/report" || fail "the tutorial ends with findings: $(cat "$folder/report")"; }

levels() {
    step "$language, levels: a new scenario"
    start --language "$language"
    titled "$(t Untitled) - Cota"
    calm
    keys ctrl+n
    over "$(t New)"
    helped start-page
    over "$(t New)"
    pick "new/$(t Game)" "Panzer Grenadier"
    fill "new/$(t Title)" "$(named "The Ford at Lipa" "El vado de Lipa")"
    calm
    shot new
    keys alt+r
    event "file  modified"
    event drawn
    fill "properties/$(other)" "$(named "El vado de Lipa" "The Ford at Lipa")"
    next_step

    step "$language, levels: the ground"
    tool t tool-terrain
    item "item brush-1"
    lists woods
    press 1-0503
    next_step
    press 1-1210
    next_step
    item "item brush-0"
    lists town
    drag 1-0806 1-0807
    next_step
    tool l tool-level
    item "item brush-1"
    press 1-1303
    next_step
    tool r tool-path
    lists minor-course
    drag 1-0901 1-0912
    next_step
    lists road
    drag 1-0107 1-0307 1-0507 1-0707 1-0806 1-0907 1-1006 1-1107 1-1307 1-1507 1-1707
    next_step
    tool f tool-feature
    item "item where-1"
    lists ford
    press 1-0907
    next_step
    shot ground

    step "$language, levels: the sides"
    keys ctrl+shift+1
    item "row forces/side/1.forces.xml/side-1"
    fill "properties/$(t Name)" "$(named Germans Alemanes)"
    next_step
    fill "properties/$(other)" "$(named Alemanes Germans)"
    next_step
    fill properties/nation "$(named German alem)"
    next_step
    item "row forces/side/1.forces.xml/side-2"
    fill "properties/$(t Name)" "$(named Soviets "Sovieticos")"
    next_step
    fill "properties/$(other)" "$(named Sovieticos Soviets)"
    next_step
    fill properties/nation "$(named Soviet sov)"
    next_step

    step "$language, levels: two more platoons"
    item "row forces/formation/forces-1"
    item "item forces-unit"
    fill new-units/type "$(named "Infantry platoon" "Pelot")"
    open_field new-units/count
    replace 2
    shot new-units
    item "item add-fitting"
    next_step
    keys Escape

    step "$language, levels: where they start"
    keys ctrl+2
    event "view setup"
    item "row groups/group:setup-side-1"
    helped view-setup
    item "item new-zone"
    next_step
    drag 1-0405 1-0406 1-0407 1-0307 1-0506
    next_step
    item "row groups/free"
    item "row group-units/platoon-3"
    xdotool keydown ctrl
    item "row group-units/platoon-4"
    xdotool keyup ctrl
    carry "row group-units/platoon-4" "row groups/group:setup-side-1"
    next_step
    item "row groups/group:setup-side-1"
    item "item set-up-legally"
    event "proposal "
    shot set-up
    item "item keep-proposal"
    next_step

    step "$language, levels: turns and date"
    keys ctrl+3
    event "view turns"
    fill "turn-fields/$(t "Number of turns")" 12
    next_step
    fill "turn-fields/$(t Date)" 1943-08-15
    next_step
    keys ctrl+1
    event "view map"

    step "$language, levels: the findings"
    item "item bottom-findings"
    item "row findings/NEED-004_scenario"
    event "fixes 1"
    calm
    shot findings
    item "row fixes/0"
    next_step
    checked 0 0

    step "$language, levels: ask"
    tool s tool-sight
    drag 1-0406 1-0907
    event "sight "
    shot sight
    tool v tool-select
    keys Escape

    step "$language, levels: save and print"
    saved_as lipa
    printed print lipa
    without_findings lipa.scenario.xml
    kept lipa.scenario.xml lipa.board.xml lipa.forces.xml
    quit
}

contours() {
    step "$language, contours: an empty board"
    export XDG_CONFIG_HOME=$folder/home/config-$language-contours # as on a first start: the panels of before would leave less room
    mkdir -p "$XDG_CONFIG_HOME"
    start --language "$language"
    titled "$(t Untitled) - Cota"
    calm
    keys ctrl+n
    over "$(t New)"
    pick "new/$(t "Begin with")" "$(named "Empty board" "Tablero vac")"
    pick "new/$(t Game)" "$(named Tactical "Serie de Combate")"
    fill "new/$(t Title)" "$(named "Hill 40" "Cota 40")"
    fill new/columns 20
    fill new/rows 14
    keys alt+r
    event "file  modified"
    event drawn
    fill "properties/$(other)" "$(named "Cota 40" "Hill 40")"
    next_step

    step "$language, contours: a hill"
    tool c tool-contour
    drag 6.07 7.06 8.05 10.04 12.05 13.07 13.09 12.10 10.10 8.10 7.09 6.08 6.07
    next_step
    drag 8.07 9.06 10.06 11.07 10.08 9.08 8.08 8.07
    next_step
    shot contours

    step "$language, contours: a wood, a road and a name"
    tool a tool-area
    lists woods
    for corner in 15.03 17.04 17.06 15.06; do press $corner; done
    keys Return
    next_step
    tool r tool-path
    lists road
    drag 1.12 4.12 8.12 12.12 16.12 20.12
    next_step
    calm
    checked 0 0
    shot board

    step "$language, contours: save and print"
    saved_as hill
    printed print-board hill
    without_findings hill.board.xml
    kept hill.board.xml
    quit
}

battle() {
    step "$language, a battle: a scenario on the board"
    start --language "$language" "$folder/$language/hill.board.xml"
    opened "hill.board.xml - Cota"
    keys ctrl+n
    over "$(t New)"
    pick "new/$(t "Begin with")" "$(named "Scenario on" "Escenario en")"
    calm
    shot new-on-board
    fill "new/$(t Title)" "$(named "The Crest of Hill 40" "La cresta de la cota 40")"
    event "file  modified"
    event drawn
    fill "properties/$(other)" "$(named "La cresta de la cota 40" "The Crest of Hill 40")"
    next_step

    step "$language, a battle: the sides"
    keys ctrl+shift+1
    item "row forces/side/1.forces.xml/side-1"
    fill "properties/$(t Name)" "$(named Americans Estadounidenses)"
    next_step
    fill "properties/$(other)" "$(named Estadounidenses Americans)"
    next_step
    fill properties/nation "$(named American estad)"
    next_step
    item "row forces/side/1.forces.xml/side-2"
    fill "properties/$(t Name)" "$(named Germans Alemanes)"
    next_step
    fill "properties/$(other)" "$(named Alemanes Germans)"
    next_step
    fill properties/nation "$(named German alem)"
    next_step
    drag 1-16.07 1-10.07
    next_step

    step "$language, a battle: a type of counter"
    keys ctrl+5
    event "view counters"
    choose add-type Down Down Down Down Return
    next_step
    fill "type/$(t Name)" "$(named "MG 42 section" "Peloton de MG 42")"
    next_step
    fill "type/$(other)" "$(named "Peloton de MG 42" "MG 42 section")"
    next_step
    fill type/attack 4
    next_step
    fill type/range 8
    next_step
    shot type
    keys ctrl+1
    event "view map"

    step "$language, a battle: units"
    item "row forces/formation/forces-1"
    item "item forces-unit"
    open_field new-units/count
    replace 2
    item "item add-fitting"
    next_step
    keys Escape
    item "row forces/formation/forces-2"
    item "item forces-unit"
    fill new-units/type "$(named "MG 42" "Peloton")"
    item "item add-fitting"
    next_step
    keys Escape

    step "$language, a battle: where they start"
    keys ctrl+2
    event "view setup"
    item "row groups/group:setup-side-1"
    item "item new-zone"
    next_step
    drag 1-4.07 1-4.08 1-4.09 1-3.09 1-3.08 1-3.07
    next_step
    item "row groups/group:setup-side-2"
    item "item new-zone"
    next_step
    drag 1-9.07 1-10.06 1-11.07 1-11.08 1-10.08 1-9.08
    next_step
    item "row groups/free"
    item "row group-units/rifle-platoon-1"
    xdotool keydown ctrl
    item "row group-units/rifle-platoon-2"
    xdotool keyup ctrl
    carry "row group-units/rifle-platoon-2" "row groups/group:setup-side-1"
    next_step
    item "row groups/free"
    carry "row group-units/mg-1-1" "row groups/group:setup-side-2"
    next_step
    item "row groups/group:setup-side-1"
    item "item set-up-legally"
    event "proposal "
    item "item keep-proposal"
    next_step
    item "row groups/group:setup-side-2"
    item "item set-up-legally"
    event "proposal "
    shot hill-set-up
    item "item keep-proposal"
    next_step

    step "$language, a battle: turns"
    keys ctrl+3
    event "view turns"
    fill "turn-fields/$(t Date)" 1944-07-30
    next_step
    fill "turn-fields/$(t "Time of the first turn")" 05:00
    next_step
    fill "turn-fields/$(t "Minutes per turn")" 20
    next_step
    step "$language, a battle: victory"
    keys ctrl+4
    event "view victory"
    fill "objective-form/$(t Name)" "$(named "Hill 40" "Cota 40")"
    next_step
    fill "objective-form/$(other)" "$(named "Cota 40" "Hill 40")"
    next_step
    fill objective-form/control "$(named "the side" "el bando")"
    next_step
    shot hill-victory
    keys ctrl+1
    event "view map"

    step "$language, a battle: what the game wants to know"
    keys ctrl+shift+3
    item "row checklist/statement-operation-sheet"
    choose statements-add Down Return
    next_step
    fill statements-form/mission "$(named Attack Ataque)"
    next_step
    fill statements-form/failure "$(named "Return to the rally point." "Volver al punto de reunion.")"
    next_step
    choose statements-add Down Down Return
    next_step
    fill statements-form/failure "$(named "Hold the hill until dusk." "Mantener la cota hasta el anochecer.")"
    next_step
    shot operation-sheets
    item "row checklist/statement-rally-point"
    choose statements-add Down Return
    next_step
    choose statements-add Down Down Return
    next_step
    item "row checklist/statement-higher-intent"
    choose statements-add Down Return
    next_step
    writes en "The road south of the hill must be open at noon."
    writes es "A mediodia la carretera al sur de la cota debe estar libre."
    choose statements-add Down Down Return
    next_step
    writes en "The hill covers the withdrawal to the east."
    writes es "La cota cubre la retirada hacia el este."
    checked 0 0

    step "$language, a battle: ask"
    tool s tool-sight
    drag 1-3.08 1-10.07
    event "sight "
    shot hill-sight
    tool v tool-select
    keys Escape

    step "$language, a battle: save and print"
    saved_as crest
    printed print-hill crest
    without_findings crest.scenario.xml
    kept crest.scenario.xml crest.forces.xml hill.board.xml
    quit
}

for language in ${COTA_LANGUAGES:-en es}; do
    speak "$language"
    mkdir -p "$folder/$language" "$pictures/$language"
    for part in ${COTA_PARTS:-levels contours battle}; do "$part"; done
done
say "all steps done"
