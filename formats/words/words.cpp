#include "formats/words/words.h"

#include <cstdint>
#include <string>

#include "formats/words/catalogue_bytes.h"

namespace cota::words {

namespace {

// A .mo file: magic number, revision, number of texts, and where the two tables begin. Each table has the
// length and the place of each text; the texts of the first table are sorted. See the GNU gettext manual,
// "The Format of GNU MO Files".
constexpr std::size_t countAt = 8, originalsAt = 12, translationsAt = 16, entrySize = 8;

/// Whole numbers are little-endian, because the build asks for it.
std::uint32_t numberAt(std::size_t place) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(catalogueBytes[place + i]);
    return number;
}

std::string_view textAt(std::size_t entry) { return {catalogueBytes + numberAt(entry + 4), numberAt(entry)}; }

/// How `text` compares with the key of a text in the catalogue: context, \004, English; without a context
/// only the English.
std::strong_ordering compared(std::string_view text, std::string_view context, std::string_view english) {
    if (context.empty()) return text <=> english;
    const auto begin = text.substr(0, context.size());
    if (begin != context) return begin <=> context;
    text.remove_prefix(begin.size());
    if (text.empty() || text.front() != '\004') return text <=> std::string_view("\004");
    return text.substr(1) <=> english;
}

}  // namespace

std::string_view spanish(const char* english, const char* context) {
    const std::string_view key(english);
    if (key.empty()) return key;  // the catalogue has its header there
    const std::size_t originals = numberAt(originalsAt), translations = numberAt(translationsAt);
    std::size_t low = 0, high = numberAt(countAt);
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        const auto order = compared(textAt(originals + middle * entrySize), context ? context : "", key);
        if (order == 0) return textAt(translations + middle * entrySize);
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return key;
}

std::span<const char> spanishCatalogue() { return {catalogueBytes, catalogueSize}; }

}  // namespace cota::words
