# drive_lib.sh: a virtual screen, the editor on it, and functions for mouse and keys. A test sources this with the arguments EDITOR
# SOURCES FOLDER, names its steps, and waits for events (editor/wx/toolkit/trace.h) or for what the window shows, never for a fixed time.
#
# No key and no click is sent before the window has dealt with the one before: `xdotool` is a function here, which waits for that (`dealt`).
# So it does not matter how slow the machine is. Menus, the list of commands, fields and dialogs have one function each (`menu_of`, `choose`,
# `act`, `command_row`, `fill`, `pick`, `over`, `gone`, `to_file`), which also look that the keys go where they should.
set -euo pipefail
editor=$1 sources=$2 folder=$3
here=$(dirname "${BASH_SOURCE[0]}")
cota=$(dirname "$editor")/cota
patience=${COTA_PATIENCE:-100} # seconds until a test stops waiting; set it higher under sanitizers
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

screen= program= trace= starts=0 asked=
mkfifo "$folder/nobody"
exec 7<>"$folder/nobody"
cleanup() {
    [ -z "$program" ] || kill -9 "$program" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    wait 2>/dev/null || true
}
trap cleanup EXIT

# until_true WHAT COMMAND...: waits until the command succeeds.
until_true() {
    local what=$1 end=$((SECONDS + patience)) wait=0.005
    shift
    until "$@"; do
        [ -z "$program" ] || kill -0 "$program" 2>/dev/null || fail "the editor has ended while waiting for $what"
        [ $SECONDS -lt $end ] || fail "waited $patience s for $what"
        pause $wait
        wait=0.02
    done
}
pause() { read -r -t "$1" -u 7 || true; } # without a process

# dealt: waits until the window has dealt with all that was sent to it.
dealt() {
    local is_sent
    [ -n "$program" ] || return 0
    read -r is_sent <"$trace/sent"
    [ "$is_sent" = no ] || ask
}
# calm: the same, and the window has nothing left to do; what the files say of places is so.
calm() {
    ask calm
}
ask() {
    asked=$BASHPID.$EPOCHREALTIME # of its own also in a subshell
    echo "$asked" >"$trace/asked"
    until_true "the window to deal with the last keys or clicks" has_answered
    echo no >"$trace/sent"
    [ -z "${1:-}" ] || until_true "the window to rest" has_answered calm
}
has_answered() {
    local number how
    { read -r number how <"$trace/answered"; } 2>/dev/null || return 1
    [ "$number" = "$asked" ] && [ "${1:-$how}" = "$how" ]
}
# xdotool ARGUMENT...: mouse and keys in their turn.
xdotool() {
    case $1 in
        search | get* | window*) ;;
        *)
            dealt
            [ -z "$trace" ] || echo yes >"$trace/sent"
            ;;
    esac
    command xdotool "$@"
}

# discard_work: answers the dialog for unsaved work with Discard, and the question that follows.
discard_work() {
    over "Cota"
    keys alt+d
    until_true "the question whether to discard" windows 2 Cota
    over "Cota"
    keys alt+d
}
# windows COUNT TITLE: so many windows have the title, a pattern.
windows() { [ "$(xdotool search --onlyvisible --name "^$2\$" 2>/dev/null | wc -l)" -eq "$1" ]; }

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
    echo yes >"$trace/sent"
    command xdotool mousemove 640 400
    "$editor" --trace "$trace" "$@" >"$folder/editor.log" 2>&1 &
    program=$!
}

# event PATTERN: waits for a matching event after the last one waited for.
event() { until_true "the event '$1'" has_event "^$1"; }
has_event() {
    local lines i
    mapfile -t -s "$mark" lines <"$trace/events"
    for i in "${!lines[@]}"; do
        [[ ${lines[i]} =~ $1 ]] || continue
        mark=$((mark + i + 1))
        return
    done
    return 1
}
# titled NAME: waits for a window with exactly this title.
titled() { until_true "a window '$1'" shows "$1"; }
shows() { [ -n "$(window_of "$1")" ]; }
# window_of NAME: the newest window with exactly this title; none: nothing.
window_of() {
    local id
    for id in $(xdotool search --onlyvisible --name "^$(quoted "$1")\$" 2>/dev/null | sort -rn); do
        [ "$(xdotool getwindowname "$id" 2>/dev/null)" = "$1" ] || continue # the search knows no capitals
        echo "$id"
        return
    done
}
# over NAME: waits for a dialog, the newest of this name, and moves the pointer onto it, because keys go to the window below the pointer.
over() {
    local id
    titled "$1"
    id=$(window_of "$1")
    # It is shown first, and then put in the middle.
    until_true "the window '$1' to stay where it is" pointed "$id"
    calm
}
pointed() {
    local before
    before=$(xdotool getwindowgeometry "$1") || return 1
    xdotool mousemove --window "$1" 6 6 || return 1
    dealt
    [ "$before" = "$(xdotool getwindowgeometry "$1")" ]
}
# another_than ID NAME: a newer window of this name than this one is shown.
another_than() { shows "$2" && [ "$(window_of "$2")" != "$1" ]; }
# gone NAME: waits until no window has this title.
gone() { until_true "the window '$1' to go" hides "$1"; }
hides() { ! shows "$1"; }
# entered TITLE PATH: gives a path in a dialog for files, again if need be. Its completions change what is being typed, and may take the first
# Return; then the second one leaves either the dialog or the message that there is no such folder.
entered() {
    local i j
    for i in 1 2 3 4 5; do
        keys ctrl+a
        type_text "$2"
        for j in 1 2; do
            keys Return
            for _ in $(seq 100); do
                hides "$1" && return
                pause 0.02
            done
        done
    done
    gone "$1"
}
# to_file TITLE PATH: gives a path in a dialog for files.
to_file() {
    over "$1"
    entered "$1" "$2"
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
        pause 0.03
    done
    wait "$program" || fail "the editor has ended with $?"
    program=
}

# --- mouse and keys

# keys KEY...: each when the window has dealt with the one before.
keys() {
    local key
    for key in "$@"; do xdotool key --clearmodifiers "$key"; done
}
type_text() {
    # xdotool gives such letters a key for a moment only, and the window may look for it too late.
    [[ $1 != *[!\ -~]* ]] || fail "'$1' has letters that the keyboard has not"
    xdotool type --delay 2 -- "$1"
}
# click X Y [BUTTON]
click() { xdotool mousemove "$1" "$2" click "${3:-1}"; }
# along X Y...: drags from point to point. Each movement arrives, which the toolkit would otherwise join with the next.
along() {
    xdotool mousemove "$1" "$2"
    xdotool mousedown 1
    shift 2
    while [ $# -ge 2 ]; do
        xdotool mousemove "$1" "$2"
        shift 2
    done
    xdotool mouseup 1
}
# at hex LABEL | at pane NAME: prints its middle on the screen, as soon as the window rests.
at() {
    local x y width=0 height=0
    calm
    read -r x y width height < <(grep -m1 "^$1 $2 " "$trace/places" | cut -d' ' -f3-) || [ -n "${x:-}" ] || fail "there is no $1 $2"
    echo $(((x + ${width:-0} / 2) * scale)) $(((y + ${height:-0} / 2) * scale))
}
# thing NAME: the middle of an item of our own controls, as in FOLDER/items: "item undo", "row findings/...",
# "field properties/Name", "pane forces"; as soon as it is there and the window rests.
thing() {
    local name=$1 x y width height
    case $name in *' '*) name="${1%% *} $(tr ' ' _ <<<"${1#* }")" ;; esac
    calm
    if ! has_item "$name"; then
        seek "$name"
        until_true "the item '$name'" has_item "$name"
        calm
        until_true "the item '$name'" has_item "$name"
    fi
    read -r x y width height <<<"${item_line#"$name "}"
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
            xdotool mousemove $(((x + 8) * scale)) $(((y + height / 2) * scale)) click --repeat 2 --delay 2 $way
            calm
            ! has_item "$1" || return 0
        done
    done
}
quoted() { sed 's/[][\.*^$+?(){}|]/\\&/g' <<<"$1"; }
# has_item NAME: it is there; then `item_line` is its line.
has_item() {
    local lines
    { mapfile -t lines <"$trace/items"; } 2>/dev/null || return 1
    for item_line in "${lines[@]}"; do [[ $item_line != "$1 "?(-)[0-9]* ]] || return 0; done
    return 1
}
no_item() { ! has_item "$1"; }
# item NAME [BUTTON]: clicks it.
item() {
    local middle
    middle=$(thing "$1")
    click $middle "${2:-1}"
}
# choose ITEM KEY...: opens the menu of an item and presses keys in it.
choose() {
    item "item $1"
    in_menu "${@:2}"
}
# menu_of ITEM KEY...: opens the context menu of an item and presses keys in it.
menu_of() {
    item "$1" 3
    in_menu "${@:2}"
}
# in_menu KEY...: presses keys in the menu that opens; they must close it.
in_menu() {
    menu_opens
    keys "$@"
    until_true "the menu to go" no_item "open menu"
    calm
}
menu_opens() {
    until_true "a menu" has_item "open menu"
    calm
}
# carry FROM TO: drags from thing to thing.
carry() {
    local x y left top
    read -r x y <<<"$(thing "$1")"
    read -r left top <<<"$(thing "$2")"
    along "$x" "$y" $((x + 6)) $((y + 6)) "$left" "$top" $((left + 1)) $((top + 1))
}
# focus PATTERN: waits until what has the keys is named like this, as in "focus group/Name".
focus() { until_true "the keys to go to $1" grep -q -E "^focus $1 " "$trace/items"; }
# text TEXT: waits until the field that has the keys shows this.
text() { until_true "the field to show '$1'" grep -q -x -F -- "text $1" "$trace/items"; }
# enter TEXT: types it and the Return key.
enter() {
    type_text "$1"
    keys Return
}
# replace TEXT: types it instead of all that is in the field.
replace() {
    keys ctrl+a
    type_text "$1"
    calm
    ! grep -q '^text ' "$trace/items" || text "$1" # of some fields of the toolkit it is not known
}
# fill FIELD TEXT: types a value into a field of a form, for example "group/Name".
fill() {
    open_field "$1"
    replace "$2"
    keys Return
}
# open_field FIELD: clicks it, and waits until it can be typed into.
open_field() {
    item "field $1"
    until_true "the field $1 to be edited" grep -q "^editor ${1%%/*}/" "$trace/items"
    calm
    if has_item "open choices"; then
        keys Escape
        until_true "the list of $1 to close" no_item "open choices"
    fi
    focus "${1%%/*}/.*"
}
# pick FIELD TEXT: chooses the entry that is named like the text, with the keyboard.
pick() { fill "$1" "$2"; }
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
    local label
    label=$(grep -o -m1 -E "^    \{\"$1\", Menu::[a-z]+, [a-zA-Z]+\(\"[^\"]*" "$sources/editor/tools/actions.cpp") || fail "there is no action $1"
    label=${label##*\"}
    label=${label//&/}
    command_row "$1" "${label%...}"
    event "action $1\$"
}
# command_row ID TEXT: takes the row with this id of the list of commands, found by a text.
command_row() { find_in ctrl+shift+p "$1" "$2"; }
# find_in KEY ID TEXT: opens a list of things to find by a key, types a text, and takes the row with the id.
find_in() {
    keys "$1"
    until_true "the list to open" has_item "list finder"
    focus finder/text
    type_text "$3"
    calm
    text "$3"
    until_true "the row $2" has_item "row finder/$2"
    # The selected row is the first one. Places of rows are those for the text, because it rests.
    if [ "$(grep -m1 '^row finder/' "$trace/items" | cut -d' ' -f2)" = "finder/$2" ]; then keys Return; else item "row finder/$2"; fi
    until_true "the list to close" no_item "list finder"
}
hover() {
    local middle
    middle=$(at hex "$1")
    xdotool mousemove $middle
}
# press LABEL [BUTTON]: clicks a hex.
press() {
    local middle
    middle=$(at hex "$1")
    click $middle "${2:-1}"
}
# drag LABEL LABEL...: drags from hex to hex.
drag() {
    local points=() hex
    for hex in "$@"; do points+=($(at hex "$hex")); done
    along "${points[@]}"
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
