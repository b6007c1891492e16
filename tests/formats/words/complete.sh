#!/usr/bin/env bash
# complete.sh SOURCES FOLDER: fails if a text of a program is missing, fuzzy or untranslated in es.po, if es.po has a text that no
# program shows any more, or if a text is passed to the toolkit untranslated. The script also shows that each check can fail.
set -euo pipefail
sources=$1 folder=$2
export LC_ALL=C.UTF-8
rm -rf "$folder"
mkdir -p "$folder"
cd "$sources"
fail() { printf 'words: %s\n' "$*" >&2; exit 1; }

formats/words/extract.sh "$folder/now.pot"
[ "$(grep -c '^msgid' "$folder/now.pot")" -gt 4000 ] || fail "hardly a text was found; has the extraction changed?"

# is_complete CATALOGUE: it has all texts, translated, and no others.
is_complete() { msgcmp "$1" "$folder/now.pot" >"$folder/said" 2>&1 && ! grep -q 'not used' "$folder/said"; }
is_complete formats/words/es.po || { head -n 12 "$folder/said" >&2; fail "es.po is not complete: ./dev words brings in what is new, then translate it"; }

printf '\nmsgid "No program says this"\nmsgstr "No lo dice ningún programa"\n' | cat formats/words/es.po - >"$folder/more.po"
! is_complete "$folder/more.po" || fail "a text too many was not noticed"
msgattrib --set-fuzzy formats/words/es.po -o "$folder/fuzzy.po"
! is_complete "$folder/fuzzy.po" || fail "fuzzy translations were not noticed"
msgattrib --clear-fuzzy --empty "$folder/fuzzy.po" -o "$folder/empty.po"
! is_complete "$folder/empty.po" || fail "empty translations were not noticed"

# past_translators FOLDER: literals with letters that are shown without tr() or words().
past_translators() {
    grep -rnE --include=*.cpp '(SetLabel|SetTitle|SetName|SetHint|SetToolTip|SetStatusText|SetDescription|Append|AppendColumn|Caption|wxMessageBox|wxMessageDialog [a-z]+|wxStaticText|wxButton|wxCheckBox)\((this, |[a-z_]+, |wxID_[A-Z]+, |&[a-z]+, )*"[^"]*[a-z][a-z]' \
        "$1" | grep -vE '"Cota"|SetName\("[a-z-]+"\)' || true
}
mkdir "$folder/bad"
echo 'SetLabel("Not translated");' >"$folder/bad/bad.cpp"
[ -n "$(past_translators "$folder/bad")" ] || fail "a text past the translators was not noticed"
stray=$(past_translators editor/wx)
[ -z "$stray" ] || fail "these do not ask for their translation: $stray"
# spanish_in FOLDER...: literals in Spanish, which belong in the catalogue. Spanish words that people type, names of the example
# table, the letters of file names and the name of the language itself are none.
spanish_in() {
    grep -rnE --include='*.cpp' --include='*.h' '"[^"]*[áéíóúñÁÉÍÓÚÑ¿¡][^"]*"' "$@" |
        grep -vE ':[0-9]+: *//|spanish_example\.cpp|plain_letters\.cpp|"sí"|"E&spañol"' || true
}
echo 'const char* text = "Así no";' >>"$folder/bad/bad.cpp"
[ -n "$(spanish_in "$folder/bad")" ] || fail "Spanish in the sources was not noticed"
stray=$(spanish_in formats mapsets validator editor)
[ -z "$stray" ] || fail "these belong in es.po: $stray"
echo "words: $(grep -c '^msgid' "$folder/now.pot") texts, all in Spanish"
