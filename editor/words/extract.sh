#!/usr/bin/env bash
# extract.sh OUTPUT FOLDER: all texts that the sources below FOLDER show, as a template for translators.
set -euo pipefail
export LC_ALL=C.UTF-8
find "$2" -name '*.cpp' -o -name '*.h' | sort |
    xgettext --files-from=- --language=C++ --from-code=UTF-8 --keyword --keyword=tr --keyword=named --keyword=trLater --keyword=words \
        --package-name=cota --add-location=file --sort-by-file --output="$1"
