#include "validator/engine/spoilt.h"

namespace cota::checks {

std::string boardNamedIn(std::string_view label, const model::Assembly& assembly) {
    if (label.starts_with('@')) return {};  // written as a place on the map
    std::string_view longest;
    for (const auto& board : assembly.boards) {
        const std::string_view id = board.id.text;
        const bool isIt = label.starts_with(id) && label.substr(id.size()).starts_with(assembly.separator);
        if (isIt && id.size() > longest.size()) longest = id;
    }
    if (!longest.empty()) return std::string(longest);
    if (!assembly.separator.empty()) {
        const auto at = label.rfind(assembly.separator);
        return std::string(label.substr(0, at == std::string_view::npos ? 0 : at));
    }
    // A hex number has only digits, and dots in some series.
    const auto last = label.find_last_not_of("0123456789.");
    return std::string(label.substr(0, last == std::string_view::npos ? 0 : last + 1));
}

}  // namespace cota::checks
