#include "editor/counters/search_text.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace cota::session {

namespace {

struct Letter {
    std::string_view accented;
    char plain;
};
constexpr std::array plainLetterTable{
    Letter{"á", 'a'}, Letter{"à", 'a'}, Letter{"â", 'a'}, Letter{"ä", 'a'}, Letter{"ã", 'a'},
    Letter{"å", 'a'}, Letter{"é", 'e'}, Letter{"è", 'e'}, Letter{"ê", 'e'}, Letter{"ë", 'e'},
    Letter{"í", 'i'}, Letter{"ì", 'i'}, Letter{"î", 'i'}, Letter{"ï", 'i'}, Letter{"ó", 'o'},
    Letter{"ò", 'o'}, Letter{"ô", 'o'}, Letter{"ö", 'o'}, Letter{"õ", 'o'}, Letter{"ú", 'u'},
    Letter{"ù", 'u'}, Letter{"û", 'u'}, Letter{"ü", 'u'}, Letter{"ñ", 'n'}, Letter{"ç", 'c'},
    Letter{"Á", 'a'}, Letter{"À", 'a'}, Letter{"Â", 'a'}, Letter{"Ä", 'a'}, Letter{"Ã", 'a'},
    Letter{"Å", 'a'}, Letter{"É", 'e'}, Letter{"È", 'e'}, Letter{"Ê", 'e'}, Letter{"Ë", 'e'},
    Letter{"Í", 'i'}, Letter{"Ì", 'i'}, Letter{"Î", 'i'}, Letter{"Ï", 'i'}, Letter{"Ó", 'o'},
    Letter{"Ò", 'o'}, Letter{"Ô", 'o'}, Letter{"Ö", 'o'}, Letter{"Õ", 'o'}, Letter{"Ú", 'u'},
    Letter{"Ù", 'u'}, Letter{"Û", 'u'}, Letter{"Ü", 'u'}, Letter{"Ñ", 'n'}, Letter{"Ç", 'c'}};

}  // namespace

std::string foldedText(std::string_view text) {
    std::string folded;
    folded.reserve(text.size());
    while (!text.empty()) {
        const auto letter = std::ranges::find_if(
            plainLetterTable, [&](const Letter& one) { return text.starts_with(one.accented); });
        if (letter != plainLetterTable.end()) {
            folded += letter->plain;
            text.remove_prefix(letter->accented.size());
            continue;
        }
        const char c = text.front();
        folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        text.remove_prefix(1);
    }
    return folded;
}

bool fitsSearch(std::string_view folded, std::string_view search) {
    std::istringstream words(foldedText(search));
    for (std::string word; words >> word;)
        if (folded.find(word) == std::string_view::npos) return false;
    return true;
}

}  // namespace cota::session
