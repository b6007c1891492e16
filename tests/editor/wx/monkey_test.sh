#!/usr/bin/env bash
# monkey_test.sh EDITOR SOURCES FOLDER [SECONDS] [SEED]: clicks, drags, turns the wheel and types anywhere in the window, which must
# not crash, and must still show its title and close at the end. A seed repeats the actions, but not their times.
source "$(dirname "$0")/drive_lib.sh"
seconds=${4:-6} seed=${5:-$$}
RANDOM=$seed
cp -r "$sources/samples/panzer-grenadier" "$folder/work"
start_screen
some_keys=(v t l c h r a f n z o u i s Escape Return Tab Left Right Up Down Delete F2 F8 ctrl+z ctrl+z ctrl+shift+z ctrl+0 ctrl+plus
    ctrl+minus 1 7 x space BackSpace ctrl+a shift+Tab Home End Prior Next alt+v Menu)
anywhere() { echo $((RANDOM % 1400)) $((RANDOM % 890)); }
on_map() { echo $((300 + RANDOM % 800)) $((80 + RANDOM % 590)); }

# Dialogs outside the window are closed again; these keys cannot reach the menu that ends the program.
step "seed $seed, $seconds s"
start "$folder/work/brod.scenario.xml"
opened "brod.scenario.xml - Cota"
end=$((SECONDS + seconds)) gestures=0
while [ $SECONDS -lt $end ]; do
    for ((i = 0; i < 10; i++)); do
        case $((RANDOM % 9)) in
            0 | 1 | 2) xdotool mousemove $(on_map) mousedown 1 mousemove $(on_map) mousemove $(on_map) mouseup 1 ;;
            3) xdotool mousemove $(on_map) click 1 ;;
            4) xdotool mousemove $(on_map) click $((4 + RANDOM % 2)) ;;
            5) xdotool mousemove $(anywhere) click 1 ;;
            6) xdotool mousemove $(on_map) keydown shift click 1 keyup shift ;;
            *) xdotool key "${some_keys[RANDOM % ${#some_keys[@]}]}" ;;
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
        xdotool key Escape
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
    sleep 0.2
done
grep -E 'assert|terminate|Segmentation|CRITICAL' "$folder/editor.log" | sort | uniq -c || true
say "all steps done"
