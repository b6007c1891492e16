#!/usr/bin/env bash
# The lists of styles and editions, in both languages: in Layers the map on the screen changes with them and comes back; the export writes
# the style and the layers that are chosen, byte for byte what the command line writes; the print dialog has the list of styles, too.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/marea-de-acero" "$folder/work"
start_screen
scenario=$folder/work/vieuxpont.scenario.xml

# turn NAME STEPS: turns the wheel over a list, which chooses the next entries, or those before with a negative number.
turn() {
    local middle way=5 count=$2 i
    [ "$count" -gt 0 ] || { way=4 count=$((-count)); }
    middle=$(thing "control $1")
    for ((i = 0; i < count; i++)); do
        click $middle $way
        calm
    done
}
# look: what the map shows, as a number of its pixels, and how many in a hundred have a colour.
look() {
    local x y width height
    calm
    picture look
    read -r _ _ x y width height < <(grep -m1 '^pane map ' "$trace/places")
    python3 - "$folder/pictures/look.png" "$x" "$y" "$width" "$height" <<'PYTHON'
import sys
import zlib

data = open(sys.argv[1], "rb").read()
left, top, width, height = map(int, sys.argv[2:6])
at, rows, columns = 8, b"", 0
while at < len(data):
    size, kind = int.from_bytes(data[at:at + 4], "big"), data[at + 4:at + 8]
    if kind == b"IHDR":
        columns = int.from_bytes(data[at + 8:at + 12], "big")
    if kind == b"IDAT":
        rows += data[at + 8:at + 8 + size]
    at += size + 12
rows, line = zlib.decompress(rows), 3 * columns + 1
part = b"".join(rows[y * line + 1 + 3 * left:y * line + 1 + 3 * (left + width)] for y in range(top + 40, top + height - 40))
coloured = sum(1 for i in range(0, len(part) - 2, 30) if max(part[i:i + 3]) - min(part[i:i + 3]) > 24)
print(zlib.crc32(part), coloured * 100 // max(1, len(part) // 30))
PYTHON
}
# looks_like PATTERN: the picture of the map is so.
looks_like() { [[ $(look) =~ ^$1$ ]]; }

for language in ${COTA_LANGUAGES:-en es}; do
    speak "$language"
    step "$language: the style of the map"
    start --language "$language" "$scenario"
    opened "vieuxpont.scenario.xml - Cota"
    keys ctrl+shift+4
    thing "control layers-style" >/dev/null
    xdotool mousemove $(thing "control layers-style")
    before=$(look)
    [ "${before#* }" -gt 10 ] || fail "the map has no colours: $before"
    turn layers-style 2
    until_true "a grey map" looks_like "[0-9]+ [0-5]"
    picture "$language-grey"
    turn layers-style -2
    until_true "the map as it was" looks_like "$before"

    step "$language: the edition for players"
    xdotool mousemove $(thing "control layers-edition")
    before=$(look)
    turn layers-edition 1
    until_true "a map without what is secret" eval '[ "$(look)" != "$before" ]'
    picture "$language-players"

    step "$language: the export writes what is chosen"
    act export
    over "$(t "Export")"
    turn "$(t "Format")" 2
    turn "$(t "Style")" 3
    item "control $(t "Only the layers visible in the window")"
    calm
    picture "$language-export"
    keys Return
    to_file "$(t "Save the map as")" "$folder/$language.svg"
    event "written $language.svg"
    "$cota" render "$scenario" --lang "$language" --style night --edition players --furniture -o "$folder/$language-expected.svg"
    cmp "$folder/$language.svg" "$folder/$language-expected.svg" || fail "the export is not in the style and the edition that were chosen"

    step "$language: the export without furniture, and with it again"
    for furniture in "" --furniture; do
        act export
        over "$(t "Export")"
        turn "$(t "Style")" 3
        item "control $(t "Compass, board ids and credits")"
        calm
        picture "$language-export${furniture:---bare}"
        keys Return
        to_file "$(t "Save the map as")" "$folder/$language-again$furniture.svg"
        event "written $language-again$furniture.svg"
        "$cota" render "$scenario" --lang "$language" --style night --edition players $furniture -o "$folder/$language-expected.svg"
        cmp "$folder/$language-again$furniture.svg" "$folder/$language-expected.svg" || fail "the export is not as its box of furniture says: '$furniture'"
    done

    step "$language: all layers again"
    turn layers-edition -1
    until_true "the map as it was" looks_like "$before"

    step "$language: the print is in the style that is chosen"
    for style in 0 2; do
        act print
        over "$(t "Print")"
        [ $style = 0 ] || turn "$(t "Style")" $style
        picture "$language-print-$style"
        item "control $(t "As P&DF...")"
        to_file "$(t "Save the map as")" "$folder/$language-print-$style.pdf"
        event "written $language-print-$style.pdf"
    done
    [ "$(head -c 4 "$folder/$language-print-2.pdf")" = %PDF ] || fail "this is no PDF"
    ! cmp -s "$folder/$language-print-0.pdf" "$folder/$language-print-2.pdf" || fail "the style does not change the print"
    quit
done
finish
