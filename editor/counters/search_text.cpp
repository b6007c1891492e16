#include "editor/counters/search_text.h"

#include <sstream>

#include "editor/documents/plain_letters.h"

namespace cota::session {

bool fitsSearch(std::string_view folded, std::string_view search) {
    std::istringstream words(foldedText(search));
    for (std::string word; words >> word;)
        if (folded.find(word) == std::string_view::npos) return false;
    return true;
}

}  // namespace cota::session
