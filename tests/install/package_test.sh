#!/usr/bin/env bash
# package_test.sh PACKAGE: installs the Debian package, runs what is in it and removes it. The system is seen through an overlay in
# memory, so that nothing of it changes. That needs root and a kernel that allows the overlay; otherwise the package is only unpacked,
# which is said.
set -euo pipefail
package=$(readlink -f "$1")
tree=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")

if [ "${COTA_IN_NAMESPACE:-}" != yes ]; then
    if [ "$(id -u)" -eq 0 ] && unshare -m true 2>/dev/null; then
        exec unshare -m env COTA_IN_NAMESPACE=yes bash "${BASH_SOURCE[0]}" "$package"
    fi
    exec env COTA_IN_NAMESPACE=yes COTA_ONLY_UNPACKED=yes bash "${BASH_SOURCE[0]}" "$package"
fi

root=$(mktemp -d)
trap 'umount -l "$root" 2>/dev/null || true; rmdir "$root" 2>/dev/null || rm -rf "$root"' EXIT
failures=0
# expect WHAT COMMAND...: the command succeeds.
expect() {
    local what=$1
    shift
    if "$@" >"$out" 2>&1; then echo "ok: $what"; else
        failures=$((failures + 1))
        echo "FAILED: $what"
        head -n 20 "$out"
    fi
}

try_overlay() {
    mount -t tmpfs none "$root" && mkdir "$root"/{upper,work,merged} &&
        mount -t overlay none -o "lowerdir=/,upperdir=$root/upper,workdir=$root/work" "$root/merged"
}

if [ "${COTA_ONLY_UNPACKED:-}" != yes ] && try_overlay 2>/dev/null; then
    merged=$root/merged
    mount -t proc none "$merged/proc"
    mount --bind /dev "$merged/dev"
    mkdir -p "$merged/tmp" && chmod 1777 "$merged/tmp"
    rm -f "$merged"/etc/dpkg/dpkg.cfg.d/{docker,excludes} # images without manual pages
    inside() { chroot "$merged" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C.UTF-8 XDG_DATA_DIRS=/usr/share "$@"; }
    prefix=
else
    echo "not installed: that needs root and an overlay; the package is unpacked and run instead"
    merged=$root/unpacked
    mkdir -p "$merged/tmp"
    dpkg-deb -x "$package" "$merged"
    inside() { (cd "$merged/tmp" && env -i PATH="$merged/usr/bin:/usr/bin:/bin" HOME="$merged/tmp" LC_ALL=C.UTF-8 "$@"); }
    prefix=$merged
fi
out=$root/out.txt
cp "$package" "$merged/tmp/cota.deb"
cp -r "$tree/samples/tcs" "$merged/tmp/tcs"
work=$prefix/tmp

if [ -z "$prefix" ]; then
    expect 'installs, with the libraries that it asks for' inside dpkg -i /tmp/cota.deb
    inside dpkg -L cota >"$root/files.txt"
fi

inside cota check "$work/tcs/orvane.scenario.xml" >"$root/checked.txt" || true
expect 'cota check' inside cota check "$work/tcs/orvane.scenario.xml"
expect 'cota check finds the game' grep -q ' 0 errors' "$root/checked.txt"
expect 'cota render' inside cota render "$work/tcs/orvane.board.xml" -o "$work/map.png" --dpi 40
expect 'the picture is there' test -s "$merged/tmp/map.png"
expect 'cota los' inside cota los "$work/tcs/orvane.scenario.xml" 22.22 20.10
expect 'cota in Spanish' inside sh -c 'cota --help --lang es | grep -q "Uso: cota"'
expect 'cota explain finds its examples' inside cota explain MAP-002 --mapset tcs
expect 'cota-editor runs' inside cota-editor --version
if [ -z "$prefix" ]; then
    expect 'man cota' inside sh -c 'man cota | grep -q NAME'
    expect 'man cota-los in Spanish' inside sh -c 'man -L es cota-los | grep -q NOMBRE'
    expect 'a file is known by its name' inside sh -c \
        'gio info -a standard::content-type /tmp/tcs/orvane.scenario.xml | grep -q application/x-cota-scenario+xml'
    expect 'completion is found by bash' inside bash -c \
        'source /usr/share/bash-completion/bash_completion; _completion_loader cota; [ $? -eq 124 ] && complete -p cota'
fi
# completed WORD...: what bash offers for the last word.
completed() {
    # shellcheck disable=SC2016
    inside bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cota; printf "%s\n" "${COMPREPLY[@]}"' _ \
        "$prefix/usr/share/bash-completion/completions/cota" "$@"
}
completes() { # EXPECTED WORD...
    completed "${@:2}" | grep -qx -- "$1"
}
expect 'bash completes a command' completes viewshed cota view
expect 'bash completes an option' completes --format cota los --form
expect 'bash completes the word of an option' completes json cota los --format j
expect 'bash completes a file' completes "$work/tcs/orvane.scenario.xml" cota check "$work/tcs/orvane.sc"
expect 'bash completes an argument that is a word' completes board cota new bo
expect 'zsh can read its completion' inside zsh -n "$prefix/usr/share/zsh/vendor-completions/_cota"
expect 'fish completes' inside fish -c \
    "source $prefix/usr/share/fish/vendor_completions.d/cota.fish; complete -C 'cota los --form' | grep -q -- --format"
expect 'desktop entry' desktop-file-validate "$merged/usr/share/applications/cota-editor.desktop"
expect 'AppStream' appstreamcli validate --no-net "$merged/usr/share/metainfo/io.github.cota.editor.metainfo.xml"

if [ -z "$prefix" ]; then
    expect 'is removed' inside dpkg --purge cota
    while read -r file; do
        case $file in
        *cota*) [ ! -e "$merged$file" ] || { failures=$((failures + 1)); echo "FAILED: $file is left"; } ;;
        esac
    done <"$root/files.txt"
    expect 'nothing of it is left' bash -c "! find '$root/upper/usr' '$root/upper/etc' -name '*cota*' ! -type c | grep ."
    expect 'its types are forgotten' bash -c "! grep -q cota '$merged/usr/share/mime/globs2'"
fi
[ $failures -eq 0 ] || { echo "$failures failures"; exit 1; }
