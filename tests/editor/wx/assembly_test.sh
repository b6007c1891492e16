#!/usr/bin/env bash
# The Assembly view with mouse and keys, in both languages: a board dragged below the other, with what the rules say of the seam while it is
# held; turned, cropped at an edge, moved by arrows, a drag that is cancelled; the saved file is compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# box NAME: left, top, width and height of an item.
box() {
    calm
    until_true "the item '$1'" has_item "$1"
    echo "${item_line#"$1 "}"
}
# hold X Y BY-X BY-Y: drags by so many pixels, and does not let go.
hold() {
    xdotool mousemove "$1" "$2"
    xdotool mousedown 1
    xdotool mousemove $(($1 + 8)) $(($2 + 8))
    xdotool mousemove $(($1 + $3 - 1)) $(($2 + $4))
    xdotool mousemove $(($1 + $3)) $(($2 + $4))
}

for one in ${COTA_LANGUAGES:-en es}; do
    step "open in $one"
    rm -rf "$folder/work" "$folder/first"
    cp -r "$sources/samples/panzer-grenadier" "$folder/work"
    cp -r "$folder/work" "$folder/first"
    open_in "$one" "$folder/work/brod.scenario.xml"
    act view-assembly
    event "view assembly"
    event "pieces 2"
    picture "assembly-$one"

    step "$one: drag a board below the other"
    read -r left top width height <<<"$(box "board 31")"
    read -r from above wide high <<<"$(box "board 32")"
    hold $((from + wide / 2)) $((above + high / 2)) $((left - from + 5)) $((top + height - above + 6))
    dealt
    until_true "what the rules say of the seam" grep -q -E '^seams [1-9]' "$trace/events"
    picture "dragged-$one"
    xdotool mouseup 1
    next_step
    calm
    picture "dropped-$one"

    step "$one: a click in the list goes to the seam"
    item "row seams/0"
    until_true "the seam is ringed" has_item seam
    read -r x y width height <<<"${item_line#seam }"
    read -r left top wide high <<<"$(box "list seams")"
    [ "$x" -gt 0 ] && [ "$x" -lt "$left" ] || fail "the seam at $x,$y is not on the plane"
    picture "seam-$one"
    item "item assembly-fit"
    calm

    step "$one: a drag that is cancelled is no step"
    read -r from above wide high <<<"$(box "board 32")"
    count=$(grep -c '^step [1-9]' "$trace/events")
    hold $((from + wide / 2)) $((above + high / 2)) 60 -50
    dealt
    picture "refused-$one"
    xdotool key Escape
    xdotool mouseup 1
    calm
    [ "$(grep -c '^step [1-9]' "$trace/events")" = "$count" ] || fail "the cancelled drag is a step"

    step "$one: turn it"
    keys r
    next_step
    keys ctrl+z
    event "step 1"
    keys ctrl+shift+z
    next_step

    step "$one: crop two columns at its right edge"
    read -r from above wide high <<<"$(box "board 32")"
    read -r left top width height <<<"$(box "edge right")"
    hold $((left + width / 2)) $((top + height / 2)) $((-wide * 2 / 24)) 0
    dealt
    picture "cropped-$one"
    xdotool mouseup 1
    next_step

    step "$one: the buttons: the whole board again, turned"
    for button in assembly-whole assembly-turn; do
        item "item $button"
        next_step
        keys ctrl+z
        next_step
    done
    item "item assembly-fit"

    step "$one: move it by arrows, which is one step"
    keys Right Right Down
    calm
    picture "moved-$one"

    step "$one: its row in the form"
    fill "assembly-form/$(t "Row of its upper left hex" | tr ' ' _)" 18
    next_step
    saved
    for file in brod.scenario.xml; do expect_change assembly "$folder/first/$file" "$folder/work/$file"; done
    awk '/^piece-painted/ { print $2 }' "$trace/events" | sort -n >"$folder/painted-$one"
    say "pointer to pixel: $(awk '{ all[NR] = $1 } END { printf "median %.1f ms, most %.1f ms of %d", all[int((NR + 1) / 2)] / 1000, all[NR] / 1000, NR }' "$folder/painted-$one")"
    quit
done
finish
