#!/usr/bin/env bash
# extract.sh OUTPUT: all texts that the program shows, as a template for translators. Run from the root of the repository.
set -euo pipefail
export LC_ALL=C.UTF-8
# collect FOLDER KEYWORD...: adds the texts of the sources below the folder.
collect() {
    local folder=$1
    shift
    find "$folder" \( -name '*.cpp' -o -name '*.h' \) | sort |
        xgettext --files-from=- --language=C++ --from-code=UTF-8 --package-name=cota --add-location=file --sort-by-file \
            --join-existing --output="$out" --keyword "$@"
}
out=$1
: >"$out"
everywhere=(--keyword=local:1,1t --keyword=local:1c,2,2t --flag=local:1:no-c-format --flag=local:2:no-c-format)
for folder in formats mapsets validator; do collect $folder "${everywhere[@]}"; done
collect editor "${everywhere[@]}" --keyword=tr --keyword=named --keyword=trLater --keyword=words
# Dates and flags at every text would only make two people's changes collide.
sed -i -e '/^"POT-Creation-Date/d' -e '/^#, no-c-format$/d' "$out"
