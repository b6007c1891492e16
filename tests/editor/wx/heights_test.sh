#!/usr/bin/env bash
# A board from a height model, in both languages: the file, its system of coordinates, a smaller board that is
# created; saved with its place; then other heights for it as one step, which is undone. Without GDAL the message is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# ends TITLE KEY: presses the key until the dialog is gone; its button waits for the preview.
ends() { until_true "the dialog '$1' to end" is_ended "$1" "$2"; }
is_ended() {
    hides "$1" && return
    keys "$2"
    pause 0.5
    hides "$1"
}

for language in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$language
    mkdir "$work"
    cp "$sources/tests/cli/heights/hills.asc" "$work/hills.asc"
    cat >"$work/flat.board.xml" <<'BOARD'
<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="F" mapset="panzer-grenadier" title="Flat">
  <grid orientation="flat" stagger="even-low" columns="16" rows="12" hex-mm="20"/>
  <hexes ground="clear"/>
</board>
BOARD
    speak "$language"
    title=$(t "Import Height Model")
    step "$language: a file without a system of coordinates"
    start --language "$language" "$work/flat.board.xml"
    opened "flat.board.xml - Cota"
    act import-heights
    to_file "$(t "Open Height Model")" "$work/hills.asc"
    if [ ! -e "$(dirname "$editor")/cota_gdal.so" ]; then
        over "$title"
        picture "$language-missing"
        keys Return
        gone "$title"
        quit
        continue
    fi
    over "$(t "System of coordinates")"
    picture "$language-system"
    enter EPSG:32631
    gone "$(t "System of coordinates")"

    step "$language: a smaller board"
    over "$title"
    picture "$language-whole"
    fill "heights/$(t Columns)" 16
    fill "heights/$(t Rows)" 12
    calm
    picture "$language-form"
    ends "$title" alt+r
    event "heights"
    event drawn
    calm
    picture "$language-board"

    step "$language: saved with its place"
    act save-as
    to_file "$(t "Save as")" "$work/hill"
    event "written hill.board.xml"
    grep -q '<anchor system="EPSG:32631"' "$work/hill.board.xml" || fail "the board has no place"
    grep -q 'level="5"' "$work/hill.board.xml" || fail "the board has no hill"

    step "$language: other heights for it"
    act import-heights
    to_file "$(t "Open Height Model")" "$work/hills.asc"
    over "$(t "System of coordinates")"
    enter EPSG:32631
    gone "$(t "System of coordinates")"
    over "$title"
    fill "heights/$(t "Height of a level")" 40
    calm
    picture "$language-onto"
    ends "$title" "$([ "$language" = en ] && echo alt+r || echo alt+s)"
    event "step 2 "
    event drawn
    keys ctrl+z
    event "step 1 "
    calm
    quit
done
cmp "$folder/en/hill.board.xml" "$folder/es/hill.board.xml" || [ ! -e "$folder/en/hill.board.xml" ] || fail "the languages make different boards"
finish
