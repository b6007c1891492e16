#!/usr/bin/env bash
# drive.sh EDITOR SOURCES FOLDER: opens a board, raises a hex, takes it back and again, saves; and comes back after kill -9.
# What the window shows is read off its title, what it has done off the file.
set -euo pipefail
editor=$1 sources=$2 folder=$3
step="start"
fail() { printf 'drive: %s: %s\n' "$step" "$*" >&2; exit 1; }

rm -rf "$folder"
mkdir -p "$folder/home"
cp "$sources/samples/panzer-grenadier/east.board.xml" "$folder/"
board=$folder/east.board.xml
export HOME=$folder/home XDG_CONFIG_HOME=$folder/home XDG_DATA_HOME=$folder/home COTA_MAPSETS=$sources/mapsets/systems
export LC_ALL=C.UTF-8 GDK_BACKEND=x11 NO_AT_BRIDGE=1

screen= program=
cleanup() {
    [ -z "$program" ] || kill -9 "$program" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
}
trap cleanup EXIT
mkfifo "$folder/display"
Xvfb -displayfd 8 -screen 0 1300x900x24 -nolisten tcp 8>"$folder/display" >"$folder/xvfb.log" 2>&1 &
screen=$!
read -r number <"$folder/display"
export DISPLAY=:$number

start() {
    "$editor" "$@" >"$folder/editor.log" 2>&1 &
    program=$!
}
# title PATTERN: waits until the window is called like that.
title() {
    local i
    for ((i = 0; i < 300; i++)); do
        if xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; then return 0; fi
        kill -0 "$program" 2>/dev/null || fail "the editor has ended: $(tail -3 "$folder/editor.log")"
        sleep 0.1
    done
    fail "no window is called '$1'"
}
press() { xdotool key --clearmodifiers "$@"; sleep 0.3; }
# raise: one press with the tool for levels in the middle of the map, which the canvas has in its middle.
raise() {
    press l
    xdotool mousemove 640 300
    sleep 0.5
    xdotool click 1
}

step="open"
start "$board"
title '^east.board.xml - Cota$'
sleep 1
before=$(sha256sum <"$board")

step="raise"
raise
title '^\*east.board.xml - Cota$'
step="undo"
press ctrl+z
title '^east.board.xml - Cota$'
step="redo"
press ctrl+shift+z
title '^\*east.board.xml - Cota$'
[ "$(sha256sum <"$board")" = "$before" ] || fail "the file has changed before it was saved"
step="save"
cp "$board" "$folder/first.xml"
press ctrl+s
title '^east.board.xml - Cota$'
changed=$(diff "$folder/first.xml" "$board" | grep -c '^>' || true)
[ "$changed" -ge 1 ] && [ "$changed" -le 3 ] || fail "one hex was raised and $changed lines have changed"

step="crash"
raise
title '^\*east.board.xml - Cota$'
cp "$board" "$folder/saved.xml"
kill -9 "$program"
wait "$program" 2>/dev/null || true
start
title '^Cota$' # asks about what was found
press alt+r
title '^\*east.board.xml - Cota$'
cmp -s "$board" "$folder/saved.xml" || fail "recovering has touched the file"
press ctrl+s
title '^east.board.xml - Cota$'
cmp -s "$board" "$folder/saved.xml" && fail "what was recovered was not saved"

step="quit"
press ctrl+q
for ((i = 0; i < 100; i++)); do kill -0 "$program" 2>/dev/null || break; sleep 0.1; done
kill -0 "$program" 2>/dev/null && fail "the window does not close"
program=
[ -z "$(find "$folder/home" -name '*.cota-journal')" ] || fail "a journal is left after leaving"
echo "drive: all steps done"
