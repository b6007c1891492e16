#!/usr/bin/env bash
# The heat page of a scenario, in both languages: as a PDF that is opened when it is done, as JSON that is the answer of `cota analyse`; on a
# large map the window goes on painting while it computes, and Cancel ends the work and leaves no file.
source "$(dirname "$0")/drive_lib.sh"
# What the desktop opens files with.
mkdir "$folder/bin"
printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$folder" >"$folder/bin/xdg-open"
chmod +x "$folder/bin/xdg-open"
export PATH=$folder/bin:$PATH
start_screen

# pressed_cancel ID: clicks the button in the corner of the dialog with the progress. It is made while other work is done, so that the window
# does not answer the trace.
pressed_cancel() {
    local WIDTH=0 HEIGHT=0
    eval "$(command xdotool getwindowgeometry --shell "$1" | grep -E '^(WIDTH|HEIGHT)=')"
    command xdotool mousemove --window "$1" $((WIDTH - 50)) $((HEIGHT - 30)) click 1
}
# moved PICTURE: the dialog has changed on the screen since.
repainted() { ! cmp -s "$folder/before" "$screen_folder/Xvfb_screen0"; }
was_opened() { grep -q -x -F -- "$1" "$folder/opened" 2>/dev/null; }

for one in ${COTA_LANGUAGES:-en es}; do
    work=$folder/$one
    cp -r "$sources/samples/panzer-grenadier" "$work"
    step "$one: the page is opened when it is done"
    open_in "$one" "$work/brod.scenario.xml"
    act heat-page
    over "$(t "Heat page of the scenario")"
    item "control $(t "Reach by turn")"
    replace 5
    item "control $(t "Open the file when it is done")"
    picture "$one-heat"
    keys Return
    to_file "$(t "Save the heat page as")" "$work/heat.pdf"
    event "written heat.pdf"
    [ "$(head -c 4 "$work/heat.pdf")" = %PDF ] || fail "this is no PDF"
    until_true "the page to be opened" was_opened "$work/heat.pdf"
    pdftotext "$work/heat.pdf" - 2>/dev/null | grep -q "Brod" || fail "the page does not name its scenario"

    step "$one: the numbers as JSON"
    act heat-page
    over "$(t "Heat page of the scenario")"
    item "control $(t "Reach by turn")"
    replace 5
    choice=$(thing "control $(t Format)")
    xdotool mousemove $choice click 5 # the wheel chooses without opening the list
    calm
    item "control $(t "Open the file when it is done")"
    picture "$one-json"
    keys Return
    to_file "$(t "Save the heat page as")" "$work/heat.json"
    event "written heat.json"
    "$cota" analyse "$work/brod.scenario.xml" --lang "$one" --turn 5 --format json -o "$work/command.json"
    cmp "$work/heat.json" "$work/command.json" || fail "the window and the command line answer differently"
    until_true "the numbers to be opened" was_opened "$work/heat.json"
    [ "$(wc -l <"$folder/opened")" -eq 2 ] || fail "other files were opened: $(cat "$folder/opened")"
    rm "$folder/opened"
    quit

    step "$one: Cancel while a large map is computed"
    cp -r "$sources/samples/tcs" "$folder/large-$one"
    sed -i -E '0,/columns="40" rows="30"/s//columns="200" rows="200"/; 0,/first="40"/s//first="200"/' "$folder/large-$one/orvane.board.xml"
    start --language "$one" "$folder/large-$one/orvane.scenario.xml"
    opened "orvane.scenario.xml - Cota"
    act heat-page
    over "$(t "Heat page of the scenario")"
    keys Return
    over "$(t "Save the heat page as")"
    keys ctrl+a
    type_text "$work/large.pdf"
    keys Return
    until_true "the progress" shows large.pdf
    id=$(window_of large.pdf)
    cp "$screen_folder/Xvfb_screen0" "$folder/before"
    until_true "the progress to move" repainted
    python3 "$here/screen.py" "$screen_folder/Xvfb_screen0" "$folder/pictures/$one-progress.png"
    begun=$EPOCHREALTIME
    pressed_cancel "$id"
    gone large.pdf
    say "Cancel took $(((${EPOCHREALTIME/[.,]/} - ${begun/[.,]/}) / 1000)) ms"
    over "orvane.scenario.xml - Cota"
    picture "$one-cancelled"
    [ -z "$(ls "$work" | grep large)" ] || fail "Cancel leaves $(ls "$work" | grep large)"
    no_item "open menu"
    act bottom-findings # the window works as before
    quit
    grep -q '^written' "$trace/events" && fail "a file was written in spite of Cancel"
done
finish
