#!/usr/bin/env bash
# A file opened after a crash: unsaved work is offered first. A second window with the same file reports it. Journals are in the
# user's data. The map fits a window that becomes smaller. Keys work after a fix. Names get their ending only once. While zooming,
# and in small windows, the toolkit reports no errors. --version needs no screen; the window reports a missing screen.
source "$(dirname "$0")/drive_lib.sh"
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
board=$folder/work/east.board.xml
cp "$board" "$folder/first.xml"

step "no screen"
for option in --version --help; do
    env -u DISPLAY -u WAYLAND_DISPLAY "$editor" $option >"$folder/answer" 2>&1 || fail "$option needs a screen: $(cat "$folder/answer")"
    grep -q '^cota-editor [0-9]' "$folder/answer" || fail "$option does not tell the version"
done
code=0
env -u DISPLAY -u WAYLAND_DISPLAY "$editor" >"$folder/answer" 2>&1 || code=$?
[ $code = 1 ] || fail "without a screen the exit code is $code"
grep -q '^cota-editor needs a display' "$folder/answer" || fail "without a screen it says: $(cat "$folder/answer")"
[ "$(wc -l <"$folder/answer")" = 1 ] || fail "without a screen it says more: $(cat "$folder/answer")"
start_screen

step "a journal in the user's data"
mkdir -p "$HOME/.cota/recovery" # from an earlier version
: >"$HOME/.cota/recovery/1.cota-journal"
start --language en "$board"
discard_work # it cannot be read
opened "east.board.xml - Cota"
ls "$XDG_DATA_HOME"/cota/recovery/*.cota-journal >/dev/null || fail "the journal is elsewhere"
[ -z "$(find "$HOME/.cota" "$XDG_CONFIG_HOME" -name '*.cota-journal')" ] || fail "there is a journal outside of the data"

# whole: every hex is in the pane of the map.
whole() {
    awk '/^pane map / { left = $3; top = $4; right = $3 + $5; bottom = $4 + $6 }
        /^hex / { if (++count == 1 || $(NF-1) < least) least = $(NF-1); if ($(NF-1) > most) most = $(NF-1)
            if (count == 1 || $NF < up) up = $NF; if ($NF > down) down = $NF }
        END { exit !(count && least >= left && most <= right && up >= top && down <= bottom) }' "$trace/places"
}
resize() { xdotool windowsize "$(xdotool search --onlyvisible --name 'east.board.xml - Cota' | tail -1)" "$1" "$2"; }

step "the map fits the window it gets"
whole || fail "the map does not fit after opening"
resize 900 620
until_true "the map to fit the smaller window" whole
picture smaller
resize 1440 940
event drawn

step "a gesture, and a crash"
tool l tool-level
press 0305
done_step "Raise .*"
crash

step "the file is given: the work is offered first"
start --language en "$board"
over "Cota"
picture offered
keys alt+r
opened "*east.board.xml - Cota"
cmp "$board" "$folder/first.xml" || fail "recovering has touched the file"

step "the file of another document is given: what is recovered is shown, and said"
crash
start --language en "$folder/work/west.board.xml"
over "Cota"
keys alt+r
opened "*east.board.xml - Cota"
until_true "it to be said" grep -q "^said Recovered; west.board.xml was not opened" "$trace/events"

step "a second window on it says so"
first=$program
program=
start --language en "$folder/work/brod.scenario.xml"
over "Cota"
picture second
keys Return
gone Cota
opened "brod.scenario.xml - Cota"
crash
program=$first
kill -9 "$program"
wait "$program" 2>/dev/null || true
program=
rm -r "$XDG_DATA_HOME/cota/recovery"

step "endings once"
start --language en "$board"
opened "east.board.xml - Cota"
for name in one.board.xml two.board three four.xml; do
    keys ctrl+shift+s
    to_file "Save as" "$folder/$name"
    event "written ${name%%.*}.board.xml"
    [ -f "$folder/${name%%.*}.board.xml" ] || fail "$name was written elsewhere"
done
[ "$(find "$folder" -maxdepth 1 -name '*.xml.*')" = "" ] || fail "a name has its ending twice"

step "zoomed far in at once, and back"
xdotool mousemove $(at pane map)
for _ in {1..24}; do xdotool keydown ctrl click 4 keyup ctrl; done
event drawn
picture near
for _ in {1..40}; do xdotool keydown ctrl click 5 keyup ctrl; done
event drawn
keys ctrl+0
event drawn
quit
! grep -E 'CRITICAL|BUG|pixman' "$folder/editor.log" || fail "the toolkit complains"

step "keys work after a fix"
cp -r "$sources/samples/broken/panzer-grenadier" "$folder/broken"
start --language en "$folder/broken/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
until_true "the findings" grep -q '^checked' "$trace/events"
item "item bottom-findings"
until_true "the findings" eval 'grep -q "^row findings/[^g]" "$trace/items"'
read -r _ _ x y width height < <(grep -m1 '^pane findings ' "$trace/items")
read -r left top < <(grep -m1 '^row findings/[^g]' "$trace/items" | awk '{print $(NF-3) + 40, $(NF-2) + int($NF / 2)}')
click $left $top
event "fixes [0-9]+"
fix=
for ((i = 0; i < 40; i++)); do
    read -r _ left top label < <(grep '^fix' "$trace/events" | tail -2 | head -1) || true
    [ "$(grep '^fixes' "$trace/events" | tail -1)" != "fixes 0" ] && [ "$top" -lt $((y + height)) ] && fix=$label && break
    keys Down
    event "fixes [0-9]+"
done
[ -n "$fix" ] || fail "no finding has a fix that is seen"
picture fixes
click "$left" "$top"
event "step 1 .*"
keys t # the pointer is still where the button was
event "tool tool-terrain"
keys ctrl+z
event "step 0 .*"
keys ctrl+q
until_true "the window to close" ended
wait "$program" || fail "the editor has ended with $?"
program=
! grep -E 'CRITICAL|BUG|pixman' "$folder/editor.log" || fail "the toolkit complains"
say "all steps done"
