#pragma once
// The texts of the programs in both languages, as the compiled catalogue has them.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/words/words.h"

namespace cota::support {

struct CatalogueText {
    std::string context;  // empty: none
    std::string english;
    std::string spanish;
};

/// All texts, read from the tables of the .mo file without the search of the program; the header is left out.
inline std::vector<CatalogueText> catalogueTexts() {
    const auto bytes = words::spanishCatalogue();
    const auto numberAt = [&](std::size_t place) {
        std::uint32_t number = 0;
        for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes[place + i]);
        return std::size_t{number};
    };
    const auto textAt = [&](std::size_t entry) {
        return std::string(bytes.data() + numberAt(entry + 4), numberAt(entry));
    };
    const std::size_t count = numberAt(8), originals = numberAt(12), translations = numberAt(16);
    std::vector<CatalogueText> texts;
    for (std::size_t i = 0; i < count; ++i) {
        CatalogueText text{{}, textAt(originals + 8 * i), textAt(translations + 8 * i)};
        if (text.english.empty()) continue;
        if (const auto end = text.english.find('\004'); end != std::string::npos) {
            text.context = text.english.substr(0, end);
            text.english.erase(0, end + 1);
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

}  // namespace cota::support
