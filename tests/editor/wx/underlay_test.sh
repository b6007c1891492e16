#!/usr/bin/env bash
# The pictures that boards are drawn from, in both languages: a scan is added, fitted by clicks and typed numbers and by dragging, shown with
# its errors, undone; a hex that was painted otherwise is in the list, and what is said about it is in the file.
source "$(dirname "$0")/drive_lib.sh"
cp "$sources/samples/panzer-grenadier/west.board.xml" "$folder/traced.board.xml"
"$cota" render "$folder/traced.board.xml" --bare --dpi 60 -o "$folder/scan.png"
# One hex of the board is not as in the scan.
sed -i 's/<hex at="0606" terrain="woods"/<hex at="0606" terrain="clear"/' "$folder/traced.board.xml"
cp "$folder/traced.board.xml" "$folder/before.board.xml"
start_screen
board=$folder/traced.board.xml

# points COUNT: the file has so many points of a fit.
points() { [ "$(grep -c '<point ' "$board")" -eq "$1" ]; }
# by_number HEX: clicks the middle of a printed hex, which is near that of the map, and types its number.
by_number() {
    press "$1"
    until_true "the field for the hex" has_item "item underlay-hex"
    item "item underlay-hex"
    enter "$1"
    calm
}
# worst: the root mean square error of the fit, in thousandths of a millimetre.
worst() { "$cota" underlay "$board" --format json | python3 -c 'import json, sys; print(round(1000 * json.load(sys.stdin)["underlays"][0]["fit"]["error"]))'; }

for language in ${COTA_LANGUAGES:-en es}; do
    speak "$language"
    cp "$folder/before.board.xml" "$board"
    step "$language: a scan is added"
    start --language "$language" "$board"
    opened "traced.board.xml - Cota"
    act bottom-underlay
    item "item underlay-add"
    to_file "$(t "Add Underlay")" "$folder/scan.png"
    thing "row underlays/traced.board.xml|sheet-1" >/dev/null
    until_true "the scan to be read" has_item "item underlay-fit"
    calm
    picture "$language-added"

    step "$language: it is fitted by numbers of hexes"
    item "item underlay-fit"
    by_number 0302
    by_number 2303
    by_number 0414
    keys ctrl+s
    until_true "three points in the file" points 3
    [ "$(worst)" -lt 2500 ] || fail "the fit is $(worst) micrometres off"

    step "$language: a point by dragging, and undo"
    drag 2213 2213 2113
    calm
    picture "$language-dragged"
    keys ctrl+s
    until_true "a fourth point in the file" points 4
    [ "$(worst)" -gt 2500 ] || fail "a point that is a hex off has an error of $(worst) micrometres"
    keys ctrl+z
    keys ctrl+s
    until_true "the point to be gone" points 3

    step "$language: a hex that differs"
    item "row underlay-hexes/0606"
    calm
    picture "$language-differs"
    item "item underlay-kept"
    calm
    keys ctrl+s
    until_true "the answer in the file" grep -q '<review at="0606" state="kept"/>' "$board"
    quit
done
finish
