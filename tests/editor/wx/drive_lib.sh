# drive_lib.sh: a virtual screen, the editor on it, and functions for mouse and keys. A test sources this with the arguments EDITOR
# SOURCES FOLDER, names its steps, and waits for events (editor/wx/toolkit/trace.h) or for what the window shows, never for a fixed time.
set -euo pipefail
editor=$1 sources=$2 folder=$3
here=$(dirname "${BASH_SOURCE[0]}")
cota=$(dirname "$editor")/cota
patience=${COTA_PATIENCE:-40} # seconds until a test stops waiting; set it higher under sanitizers
step_name=start
scale=1 # pixels of the screen for one of the toolkit

say() { printf '%6.2f  %s\n' "$(bc_seconds)" "$*"; }
bc_seconds() { printf '%s.%s' $((SECONDS - began)) "${EPOCHREALTIME: -6:2}"; }
began=$SECONDS
fail() {
    printf 'drive: %s: %s\n' "$step_name" "$*" >&2
    [ -z "${screen_folder:-}" ] || picture failed || true
    [ ! -s "$folder/editor.log" ] || tail -n 20 "$folder/editor.log" >&2
    [ -z "${trace:-}" ] || tail -n 20 "$trace/events" >&2 || true
    exit 1
}
step() {
    step_name=$*
    say "$step_name"
}

rm -rf "$folder"
mkdir -p "$folder/home" "$folder/pictures"
export HOME=$folder/home XDG_CONFIG_HOME=$folder/home/config XDG_DATA_HOME=$folder/home/data
export COTA_MAPSETS=$sources/mapsets/systems LC_ALL=C.UTF-8 GDK_BACKEND=x11 NO_AT_BRIDGE=1 GTK_THEME=Adwaita
unset LANGUAGE
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"

screen= program= trace= starts=0
cleanup() {
    [ -z "$program" ] || kill -9 "$program" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    wait 2>/dev/null || true
}
trap cleanup EXIT

# until_true WHAT COMMAND...: waits until the command succeeds.
until_true() {
    local what=$1 end=$((SECONDS + patience))
    shift
    until "$@"; do
        [ -z "$program" ] || kill -0 "$program" 2>/dev/null || fail "the editor has ended while waiting for $what"
        [ $SECONDS -lt $end ] || fail "waited $patience s for $what"
        sleep 0.03
    done
}

# discard_work: answers the dialog for unsaved work with Discard, and the question that follows.
discard_work() {
    titled "Cota"
    keys alt+d
    until_true "the question whether to discard" two_dialogs
    keys alt+d
}
two_dialogs() { [ "$(xdotool search --onlyvisible --name '^Cota$' 2>/dev/null | wc -l)" -ge 2 ]; }

# Keys do not repeat: on a busy machine their release may come late.
start_screen() {
    screen_folder=$folder/screen
    mkdir -p "$screen_folder"
    mkfifo "$folder/display"
    Xvfb -displayfd 8 -screen 0 ${COTA_SCREEN:-1440x940}x24 -fbdir "$screen_folder" -noreset -nolisten tcp -r 8>"$folder/display" \
        >"$folder/xvfb.log" 2>&1 &
    screen=$!
    local number
    read -r number <"$folder/display"
    export DISPLAY=:$number
}

# --- the program

# start [ARGUMENT...]: runs the editor; later events are from this run.
start() {
    starts=$((starts + 1))
    trace=$folder/trace$starts
    mark=0
    mkdir -p "$trace"
    : >"$trace/events"
    xdotool mousemove 640 400
    "$editor" --trace "$trace" "$@" >"$folder/editor.log" 2>&1 &
    program=$!
}

# event PATTERN: waits for a matching event after the last one waited for.
event() { until_true "the event '$1'" has_event "^$1"; }
has_event() {
    local line
    line=$(tail -n +$((mark + 1)) "$trace/events" | grep -n -m1 -E "$1" | cut -d: -f1) || return 1
    [ -n "$line" ] && mark=$((mark + line))
}
# titled NAME: waits for a window with exactly this title.
titled() { until_true "a window '$1'" shows "$1"; }
shows() {
    local id
    for id in $(xdotool search --onlyvisible --name '.' 2>/dev/null); do
        [ "$(xdotool getwindowname "$id" 2>/dev/null)" != "$1" ] || return 0
    done
    return 1
}
# over NAME: waits for a dialog and moves the pointer onto it, because keys go to the window below the pointer.
over() {
    titled "$1"
    local id
    for id in $(xdotool search --onlyvisible --name '.'); do
        [ "$(xdotool getwindowname "$id" 2>/dev/null)" = "$1" ] || continue
        # It is shown first, and then put in the middle.
        until_true "the window '$1' to stay where it is" stays "$id"
        xdotool mousemove --window "$id" 6 6
        return
    done
}
stays() {
    local before
    before=$(xdotool getwindowgeometry "$1")
    sleep 0.15
    [ "$before" = "$(xdotool getwindowgeometry "$1")" ]
}
# opened NAME: waits for a window with this title and its map. The first key reaches nobody before it rests.
opened() {
    titled "$1"
    event drawn
    calm
}
# checked ERRORS WARNINGS: waits until this is the last result of the rules. It may come before or after the picture.
checked() { until_true "the rules to find $1 errors and $2 warnings" has_checked "checked $1 $2"; }
has_checked() { [ "$(grep '^checked' "$trace/events" | tail -1)" = "$1" ]; }
ended() { ! kill -0 "$program" 2>/dev/null; }
crash() {
    kill -9 "$program"
    wait "$program" 2>/dev/null || true
    program=
}
quit() {
    # A key that comes before the window is there reaches nobody.
    until_true "the window to be laid out" grep -q '^placed' "$trace/events"
    keys ctrl+q
    local end=$((SECONDS + patience))
    until ended; do
        [ $SECONDS -lt $end ] || fail "the window does not close"
        sleep 0.03
    done
    wait "$program" || fail "the editor has ended with $?"
    program=
}

# --- mouse and keys

keys() { xdotool key --clearmodifiers "$@"; }
# at hex LABEL | at pane NAME: prints its middle on the screen, as soon as the window rests.
at() {
    local x y width=0 height=0
    calm
    read -r x y width height < <(grep -m1 "^$1 $2 " "$trace/places" | cut -d' ' -f3-) || [ -n "${x:-}" ] || fail "there is no $1 $2"
    echo $(((x + ${width:-0} / 2) * scale)) $(((y + ${height:-0} / 2) * scale))
}
# rests: the window has nothing left to do, and what the files say of places is so.
rests() { [[ $(tail -n 1 "$trace/events") == settled* ]]; }
# calm: waits until it rests. Before it wait for the event of the last action, which may not have arrived.
calm() { until_true "the window to rest" rests; }
# thing NAME: the middle of an item of our own controls, as in FOLDER/items: "item undo", "row findings/...",
# "field properties/Name", "pane forces"; as soon as it is there and the window rests.
thing() {
    local name=$1 x y width height
    case $name in *' '*) name="${1%% *} $(tr ' ' _ <<<"${1#* }")" ;; esac
    calm
    has_item "$name" || seek "$name"
    until_true "the item '$name'" has_item "$name"
    calm
    until_true "the item '$name'" has_item "$name"
    read -r x y width height < <(grep -m1 -E -- "^$(quoted "$name") -?[0-9]" "$trace/items" | awk '{print $(NF-3), $(NF-2), $(NF-1), $NF}')
    echo $(((x + width / 2) * scale)) $(((y + height / 2) * scale))
}
# seek NAME: turns the wheel over the list of an item that is not in sight until it is, first down, then up.
seek() {
    local list=${1#* } x y width height way i before same
    list=${list%%/*}
    case $1 in card* | cell\ [0-9]*) list=calendar ;; esac
    for way in 5 4; do
        before= same=0
        for ((i = 0; i < 60 && same < 4; i++)); do # unchanged for some time: at its end
            if [ "$before" = "$(cksum <"$trace/items")" ]; then same=$((same + 1)); else same=0; fi
            before=$(cksum <"$trace/items")
            read -r x y width height < <(grep -m1 -E -- "^list $(quoted "$list") " "$trace/items" | cut -d' ' -f3-) || return 0
            [ -n "${height:-}" ] || return 0
            xdotool mousemove $(((x + 8) * scale)) $(((y + height / 2) * scale)) click --repeat 4 --delay 2 $way
            sleep 0.06
            calm
            ! has_item "$1" || return 0
        done
    done
}
quoted() { sed 's/[][\.*^$+?(){}|]/\\&/g' <<<"$1"; }
has_item() { grep -q -E -- "^$(quoted "$1") -?[0-9]" "$trace/items" 2>/dev/null; }
no_item() { ! has_item "$1"; }
# item NAME: clicks it.
item() {
    local middle
    middle=$(thing "$1")
    xdotool mousemove $middle click 1
}
# choose ITEM KEY...: opens the menu of an item and presses keys in it.
choose() {
    item "item $1"
    until_true "the menu of $1" has_item "menu $1"
    keys "${@:2}"
}
# carry FROM TO: drags from thing to thing.
carry() {
    local from to
    from=$(thing "$1")
    to=$(thing "$2")
    xdotool mousemove $from mousedown 1 mousemove_relative -- 6 6 mousemove $to mousemove_relative -- 1 1 mouseup 1
}
# enter TEXT: types it and the Return key.
enter() {
    xdotool type --delay 2 -- "$1"
    keys Return
}
# fill FIELD TEXT: types a value into a field of a form, for example "group/Name".
fill() {
    open_field "$1"
    keys ctrl+a
    enter "$2"
}
# open_field FIELD: clicks it, and waits until it can be typed into.
open_field() {
    item "field $1"
    until_true "the field $1 to be edited" grep -q "^editor ${1%%/*}/" "$trace/items"
}
# pick FIELD TEXT: chooses the entry that is named like the text, with the keyboard.
pick() {
    open_field "$1"
    keys Escape ctrl+a
    enter "$2"
}
# t ENGLISH: a text of the window in the language of the test, from the catalogue, without the mark of its key.
t() {
    [ "$language" = es ] || { printf '%s' "${1//&/}"; return; }
    [ -n "${spanish[${1//&/}]:-}" ] || fail "'$1' is not in the catalogue"
    printf '%s' "${spanish[${1//&/}]}"
}
declare -A spanish=()
language=en
# speak LANGUAGE: the editor is started in it, as on a first start.
speak() {
    local english other
    language=$1
    export XDG_CONFIG_HOME=$folder/home/config-$1 XDG_DATA_HOME=$folder/home/data-$1
    mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    [ "$language" = es ] && [ ${#spanish[@]} = 0 ] || return 0
    while IFS=$'\t' read -r english other; do spanish[$english]=$other; done < <(python3 "$here/catalogue.py" "$sources/formats/words/es.po")
}
# act ID: runs an action by its name, with the list of commands.
act() {
    local label first
    label=$(grep -o -m1 -E "^    \{\"$1\", Menu::[a-z]+, [a-zA-Z]+\(\"[^\"]*" "$sources/editor/tools/actions.cpp") || fail "there is no action $1"
    label=${label##*\"}
    label=${label//&/}
    until_true "the list before to go" no_item "list finder"
    keys ctrl+shift+p
    until_true "the list of commands" has_item "list finder"
    xdotool type --delay 2 -- "${label%...}"
    until_true "the command $1" has_item "row finder/$1"
    calm
    # While the rest is being typed, rows still move: a click would be for another one.
    for _ in {1..20}; do
        first=$(grep -m1 '^row finder/' "$trace/items" | cut -d' ' -f2) || true
        [ "$first" != "finder/$1" ] || break
        sleep 0.05
    done
    if [ "$first" = "finder/$1" ]; then keys Return; else item "row finder/$1"; fi
    event "action $1\$"
}
hover() {
    local middle
    middle=$(at hex "$1")
    xdotool mousemove $middle
}
press() {
    local middle
    middle=$(at hex "$1")
    xdotool mousemove $middle click 1
}
# drag LABEL LABEL...: drags from hex to hex.
drag() {
    local moves=() hex
    for hex in "${@:2}"; do moves+=(mousemove $(at hex "$hex")); done
    xdotool mousemove $(at hex "$1") mousedown 1 "${moves[@]}" mouseup 1
}
# tool KEY ID
tool() {
    xdotool mousemove $(at pane map) # keys go to the window below the pointer
    keys Escape # from a list or field back to the map
    keys "$1"
    event "tool $2"
}
# row N: selects this row of the palette, from 1, with keys.
row() {
    local moves=(Home) i
    for ((i = 1; i < $1; i++)); do moves+=(Down); done
    item "pane palette"
    keys "${moves[@]}"
}
# done_step LABEL: waits until the history is at a step of this name, and the screen shows it.
done_step() {
    event "step [0-9]+ $1\$"
    event drawn
}

# open_in LANGUAGE FILE: starts the editor in a language with a document.
open_in() {
    speak "$1"
    start --language "$1" "$2"
    opened "$(basename "$2") - Cota"
    until_true "the rules" grep -q '^checked' "$trace/events"
}
# next_step [PATTERN]: waits for the next step of the history, which has a name like this.
next_step() { event "step [0-9]+ ${1:-}"; }
saved() {
    keys ctrl+s
    event "written "
}

# --- results

still() {
    local one two
    one=$(cksum <"$screen_folder/Xvfb_screen0")
    sleep 0.06
    two=$(cksum <"$screen_folder/Xvfb_screen0")
    [ "$one" = "$two" ]
}
# picture NAME: a screenshot in FOLDER/pictures, as soon as nothing moves.
picture() {
    local i
    for ((i = 0; i < 6; i++)); do if still; then break; fi; done
    python3 "$here/screen.py" "$screen_folder/Xvfb_screen0" "$folder/pictures/$1.png"
}
# expect_change NAME BEFORE AFTER: the difference of the files must be expected/NAME.diff, which COTA_UPDATE=1 writes.
expect_change() {
    local expected=$here/expected/$1.diff
    diff -U0 "$2" "$3" | tail -n +3 >"$folder/$1.diff" || true
    if [ -n "${COTA_UPDATE:-}" ]; then cp "$folder/$1.diff" "$expected"; fi
    diff -u "$expected" "$folder/$1.diff" >&2 || fail "$3 has not changed as $expected says"
}
# finish: all that covered.txt says of this test was done in each language.
finish() {
    local test kind name tests one
    test=$(basename "$0" _test.sh)
    awk '/^language / { of = $2 } /^action language-/ { of = substr($2, 10) } /^(action|tool|form|dialog) / { print of, $1, $2 }' \
        "$folder"/trace*/events | sort -u >"$folder/driven"
    while read -r kind name tests; do
        case " $tests " in *" $test "*) ;; *) continue ;; esac
        for one in ${COTA_LANGUAGES:-en es}; do
            grep -q -x "$one $kind ${name%:}" "$folder/driven" || fail "covered.txt says that this test drives $kind ${name%:}; in '$one' it was not"
        done
    done < <(grep -v '^#' "$here/covered.txt")
    say "all steps done"
}
