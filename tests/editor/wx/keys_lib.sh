# keys_lib.sh: drive_lib.sh without a mouse. Every event of the mouse fails the test, and the keys go to the window that is made the
# one with the focus, as a window manager does. What a test waits for is in drive_lib.sh.
source "$(dirname "${BASH_SOURCE[0]}")/drive_lib.sh"

# xdotool ARGUMENT...: keys only.
xdotool() {
    case $1 in
        mouse* | click) fail "this test has no mouse: $*" ;;
        search | get* | window*) ;;
        *)
            dealt
            [ -z "$trace" ] || echo yes >"$trace/sent"
            ;;
    esac
    command xdotool "$@"
}
# begin [ARGUMENT...]: starts the editor with the pointer in a corner, where it is never moved again.
begin() {
    starts=$((starts + 1))
    trace=$folder/trace$starts
    mark=0
    mkdir -p "$trace"
    : >"$trace/events"
    echo yes >"$trace/sent"
    command xdotool mousemove 1439 939
    "$editor" --trace "$trace" "$@" >"$folder/editor.log" 2>&1 &
    program=$!
}
start() { begin "$@"; }
# over NAME: gives the keys to a window, the newest of this name.
over() {
    titled "$1"
    until_true "the window '$1' to have the keys" focused_on "$1"
    calm
}
focused_on() {
    local id
    id=$(window_of "$1")
    [ -n "$id" ] || return 1
    command xdotool windowfocus "$id" 2>/dev/null || return 1
    [ "$(command xdotool getwindowfocus 2>/dev/null)" = "$id" ]
}
item() { fail "this test has no mouse: $*"; }
click() { fail "this test has no mouse: $*"; }
# find_in KEY ID TEXT: as in drive_lib.sh, with the arrow key to a row that is not the first.
find_in() {
    local i
    keys "$1"
    until_true "the list to open" has_item "list finder"
    focus finder/text
    type_text "$3"
    calm
    text "$3"
    until_true "the row $2" has_item "row finder/$2"
    i=$(grep '^row finder/' "$trace/items" | cut -d' ' -f2 | grep -n -x -F "finder/$2" | cut -d: -f1)
    while [ "$i" -gt 1 ]; do
        keys Down
        i=$((i - 1))
    done
    keys Return
    until_true "the list to close" no_item "list finder"
}
# tool KEY ID: from a list or field back to the map, then the key of the tool.
tool() {
    keys "$1"
    event "tool $2"
}
# go_to HEX: the hex cursor goes there, and the keys go to the map.
go_to() {
    find_in ctrl+g "#$1" "$1"
    event "spoken .*$1"
}
# spoken PATTERN: waits until a screen reader was told this.
spoken() { until_true "a screen reader to be told '$1'" eval "grep '^spoken' '$trace/events' | tail -1 | grep -q -E -- \"$1\""; }
# in_form PATTERN: goes with Tab from field to field until the focus is there.
to_field() {
    local i
    for ((i = 0; i < 40; i++)); do
        calm
        ! grep -q -E "^focus $1 " "$trace/items" || return 0
        keys Tab
    done
    fail "Tab does not reach $1"
}
# to_part PATTERN: goes with F6 until the keys are in a part whose place in FOLDER/items is like this: "palette", "conditions-bar".
to_part() {
    local i gone_past=
    for ((i = 0; i < 24; i++)); do
        keys F6
        calm
        ! grep -q -E "^focus [^ ]*$1 " "$trace/items" || return 0
        gone_past+=" $(grep '^focus' "$trace/items" | cut -d' ' -f2)"
    done
    fail "F6 does not reach $1, only$gone_past"
}
# back: gives the keys to the window of the document again, after a dialog.
back() {
    until_true "the window to have the keys" main_has_keys
    calm
}
main_has_keys() {
    local id
    id=$(command xdotool search --onlyvisible --name ' - Cota$' 2>/dev/null | head -1)
    [ -n "$id" ] || return 1
    command xdotool windowfocus "$id" 2>/dev/null || return 1
    [ "$(command xdotool getwindowfocus 2>/dev/null)" = "$id" ]
}
# part PATTERN: goes with F6 from part to part until the message names it.
part() {
    local i
    for ((i = 0; i < 20; i++)); do
        keys F6
        event "said The keys go to: .*"
        ! grep '^said The keys go to' "$trace/events" | tail -1 | grep -q -E -- "$1\$" || return 0
    done
    fail "F6 does not reach $1"
}
# drag_keys KEY...: holds Shift while the arrow keys are pressed.
drag_keys() {
    xdotool keydown shift
    local key
    for key in "$@"; do xdotool key "$key"; done
    xdotool keyup shift
}
