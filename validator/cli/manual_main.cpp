// Writes the manual pages, in the layout that `man` expects, and the completions of the shells below a folder
// `share`. Runs while Cota is built.

#include <cstdio>
#include <exception>
#include <filesystem>

#include "formats/xml/disk/text_file.h"
#include "validator/cli/completion.h"
#include "validator/cli/manual.h"
#include "validator/cli/program.h"

int main(int count, char** arguments) try {
    namespace fs = std::filesystem;
    using cota::model::Language;
    if (count != 2) return 2;
    const fs::path share = arguments[1], folder = share / "man";
    for (const auto& [language, below] : {std::pair{Language::spanish, folder / "es" / "man1"},
                                          std::pair{Language::english, folder / "man1"}}) {
        fs::create_directories(below);
        for (const auto& page : cota::cli::manualPages(language))
            cota::xml::saveAtomically(below / (page.name + ".1"), page.text);
    }
    const auto all = cota::cli::allHelp(Language::english);
    const auto write = [&](const char* below, const char* name, const std::string& text) {
        fs::create_directories(share / below);
        cota::xml::saveAtomically(share / below / name, text);
    };
    write("bash-completion/completions", "cota", cota::cli::bashCompletion(all));
    write("zsh/vendor-completions", "_cota", cota::cli::zshCompletion(all));
    write("fish/vendor_completions.d", "cota.fish", cota::cli::fishCompletion(all));
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "cota-manual: %s\n", error.what());
    return 1;
}
