// Writes the manual pages into a folder in the layout that `man` expects. Runs while Cota is built.

#include <cstdio>
#include <exception>
#include <filesystem>

#include "formats/xml/disk/text_file.h"
#include "validator/cli/manual.h"

int main(int count, char** arguments) try {
    namespace fs = std::filesystem;
    using cota::model::Language;
    if (count != 2) return 2;
    const fs::path folder = arguments[1];
    for (const auto& [language, below] : {std::pair{Language::spanish, folder / "es" / "man1"},
                                          std::pair{Language::english, folder / "man1"}}) {
        fs::create_directories(below);
        for (const auto& page : cota::cli::manualPages(language))
            cota::xml::saveAtomically(below / (page.name + ".1"), page.text);
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "cota-manual: %s\n", error.what());
    return 1;
}
