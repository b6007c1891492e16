#include "editor/answers/changed_hexes.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "formats/model/differences/difference.h"

namespace cota::session {

namespace {

/// Calls `take` for each word: "0503/0504" has two.
template <class Take>
void eachWord(std::string_view text, const Take& take) {
    constexpr std::string_view between = " /,;";
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(between), text.size());
        if (end > 0) take(std::string(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace

std::set<Cell> changedHexes(const JoinedMap& map, const model::Document& before,
                            const model::Document& after) {
    std::set<Cell> cells;
    for (const auto& one : model::differences(before, after)) {
        const bool isOnBoard = map.document().boards.contains(one.file);
        const auto take = [&](const std::string& word) {
            for (const Cell cell : map.field().candidates(word)) {
                const auto printed = map.printed(cell);
                // A number without its board is on many boards.
                if (!isOnBoard || std::ranges::find(printed, one.file, &BoardHex::board) != printed.end())
                    cells.insert(cell);
            }
        };
        eachWord(one.id, take);
        eachWord(one.before, take);
        eachWord(one.after, take);
    }
    return cells;
}

}  // namespace cota::session
