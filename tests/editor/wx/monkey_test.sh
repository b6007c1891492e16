#!/usr/bin/env bash
# monkey_test.sh EDITOR SOURCES FOLDER [SECONDS] [SEED]: clicks, drags, turns the wheel and types anywhere in the window, which must
# not crash, and must still answer. Then everything is undone, and the files must be as they were; with everything done again they are
# saved, and all of it is undone once more after the next start. A seed repeats the actions, but not their times.
source "$(dirname "$0")/drive_lib.sh"
seconds=${4:-6} seed=${5:-$(od -An -N2 -tu2 /dev/urandom | tr -d " ")}
RANDOM=$seed
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
cp -r "$folder/work" "$folder/first"
start_screen
some_keys=(v t l c h r a f n z o u i s Escape Return Tab Left Right Up Down Delete F2 F8 ctrl+z ctrl+z ctrl+shift+z ctrl+0 ctrl+plus
    ctrl+minus 1 7 x space BackSpace ctrl+a shift+Tab Home End Prior Next alt+v Menu)
anywhere() { echo $((RANDOM % 1400)) $((RANDOM % 890)); }
on_map() { echo $((300 + RANDOM % 800)) $((80 + RANDOM % 590)); }

# At once, without waiting that the window has dealt with it. Dialogs outside the window are closed again; these keys cannot reach the menu that ends the program.
step "seed $seed, $seconds s"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
end=$((SECONDS + seconds)) gestures=0
while [ $SECONDS -lt $end ]; do
    for ((i = 0; i < 10; i++)); do
        case $((RANDOM % 9)) in
            0 | 1 | 2) command xdotool mousemove $(on_map) mousedown 1 mousemove $(on_map) mousemove $(on_map) mouseup 1 ;;
            3) command xdotool mousemove $(on_map) click 1 ;;
            4) command xdotool mousemove $(on_map) click $((4 + RANDOM % 2)) ;;
            5) command xdotool mousemove $(anywhere) click 1 ;;
            6) command xdotool mousemove $(on_map) keydown shift click 1 keyup shift ;;
            *) command xdotool key "${some_keys[RANDOM % ${#some_keys[@]}]}" ;;
        esac
        gestures=$((gestures + 1))
    done
    if ended; then
        code=0
        wait "$program" || code=$?
        program=
        [ $code -eq 0 ] || fail "seed $seed: the editor has ended with $code after $gestures gestures"
        start "$folder/work/brod.scenario.xml" # closed by its own button or menu
        until_true "the window" eval 'xdotool search --onlyvisible --name "Cota$" >/dev/null 2>&1'
        command xdotool key Escape
    fi
done
step "$gestures gestures; now the window must still answer"
picture last
xdotool key Escape key Escape key Escape mouseup 1
tries=0
until has_event "^tool tool-sight"; do
    ended && fail "seed $seed: the editor has ended"
    [ $((tries += 1)) -lt 60 ] || fail "seed $seed: the window does not answer"
    xdotool key Escape
    xdotool mousemove $(at pane map) key s
done

# all_undone: undoes everything; then the document is the one that was opened.
all_undone() {
    local at
    at=$(position)
    for (( ; at > 0; at--)); do
        keys ctrl+z
        event "step $((at - 1))( |\$)"
    done
}
position() { grep -h '^step' "$trace/events" | tail -1 | cut -d' ' -f2; }
# same_files: the files of the sample are as they were.
same_files() {
    local file
    for file in "$folder"/first/*; do
        cmp "$file" "$folder/work/${file##*/}" || fail "seed $seed: ${file##*/} is not as it was"
    done
}
if ! shows "brod.scenario.xml - Cota" && ! shows "*brod.scenario.xml - Cota"; then
    say "another document is open now"
elif grep -q '^written' "$folder"/trace*/events; then
    say "the document was saved on the way"
else
    step "undo all: the document of the file, and nothing was written"
    steps=$(position)
    all_undone
    titled "brod.scenario.xml - Cota"
    same_files
    step "do all ${steps:-0} steps again and save"
    for ((i = 1; i <= ${steps:-0}; i++)); do
        keys ctrl+shift+z
        event "step $i( |\$)"
    done
    if shows "*brod.scenario.xml - Cota"; then
        keys ctrl+s
        event "written brod.scenario.xml"
        quit
        step "open again, undo all and save: the file as it was"
        start "$folder/work/brod.scenario.xml"
        opened "brod.scenario.xml - Cota"
        for ((i = steps - 1; i >= 0; i--)); do
            keys ctrl+z
            event "step $i( |\$)"
        done
        keys ctrl+s
        event "written brod.scenario.xml"
        same_files
    fi
fi
grep -E 'assert|terminate|Segmentation|CRITICAL' "$folder/editor.log" | sort | uniq -c || true
say "all steps done"
