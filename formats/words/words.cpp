#include "formats/words/words.h"

#include <cstdint>
#include <string>

#include "formats/words/catalogue_bytes.h"

namespace cota::words {

namespace {

// A .mo file: magic number, revision, number of texts, where the tables of the English and the Spanish texts
// begin, size and place of the hash table. The two tables have the length and the place of each text. The
// hash table has numbers of texts, from 1; 0 is an empty place. See the GNU gettext manual, "The Format of
// GNU MO Files".
constexpr std::size_t originalsAt = 12, translationsAt = 16, hashSizeAt = 20, hashAt = 24;
constexpr std::size_t entrySize = 8, numberSize = 4;

/// Whole numbers are little-endian, because the build asks for it.
std::uint32_t numberAt(std::size_t place) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(catalogueBytes[place + i]);
    return number;
}

std::string_view textAt(std::size_t entry) { return {catalogueBytes + numberAt(entry + 4), numberAt(entry)}; }

/// The hash of the manual, P. J. Weinberger's, continued with the characters of `text`.
std::uint32_t hashOf(std::string_view text, std::uint32_t hash = 0) {
    for (const char c : text) {
        hash = (hash << 4) + static_cast<unsigned char>(c);
        if (const std::uint32_t high = hash & 0xf000'0000U; high != 0) hash ^= high ^ (high >> 24);
    }
    return hash;
}

/// Whether `text` is the key of a text: context, \004, English; without a context only the English.
bool isKey(std::string_view text, std::string_view context, std::string_view english) {
    if (context.empty()) return text == english;
    return text.size() == context.size() + 1 + english.size() && text.starts_with(context) &&
           text[context.size()] == '\004' && text.ends_with(english);
}

}  // namespace

std::string_view spanish(const char* english, const char* context) {
    const std::string_view key(english), before(context ? context : "");
    if (key.empty()) return key;  // the catalogue has its header there
    const auto hash = before.empty() ? hashOf(key) : hashOf(key, hashOf("\004", hashOf(before)));
    const std::uint32_t size = numberAt(hashSizeAt), step = 1 + hash % (size - 2);
    const std::size_t table = numberAt(hashAt), originals = numberAt(originalsAt),
                      translations = numberAt(translationsAt);
    for (std::uint32_t place = hash % size;; place = (place + step) % size) {
        const std::uint32_t number = numberAt(table + place * numberSize);
        if (number == 0) return key;
        const std::size_t entry = (number - 1) * entrySize;
        if (isKey(textAt(originals + entry), before, key)) return textAt(translations + entry);
    }
}

std::span<const char> spanishCatalogue() { return {catalogueBytes, catalogueSize}; }

}  // namespace cota::words
