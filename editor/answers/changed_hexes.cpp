#include "editor/answers/changed_hexes.h"

#include <algorithm>
#include <map>
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

/// Where counters are, by their own id and by that of their type.
class PlacedUnits {
  public:
    explicit PlacedUnits(const JoinedMap& map) : map_(map) {
        if (!map.document().scenario) return;
        for (const auto& group : (*map.document().scenario)->groups)
            for (const auto& placement : group.units)
                if (placement.at) places_.emplace(placement.counter.text, placement.at->label);
        for (const auto& [file, forces] : map.document().forces)
            for (const auto& counter : forces->counters)
                if (const auto at = places_.find(counter.id.text); at != places_.end())
                    byType_.emplace(counter.type.text, at->second);
    }
    void add(const std::string& id, std::set<Cell>& cells) const {
        const auto take = [&](const std::string& label) {
            for (const Cell cell : map_.field().candidates(label)) cells.insert(cell);
        };
        if (const auto at = places_.find(id); at != places_.end()) take(at->second);
        for (auto [at, end] = byType_.equal_range(id); at != end; ++at) take(at->second);
    }

  private:
    const JoinedMap& map_;
    std::map<std::string, std::string> places_;
    std::multimap<std::string, std::string> byType_;
};

/// The hexes under drawn things that only one of two boards has.
struct DrawnPoints {
    const JoinedMap& map;
    const std::string& board;
    std::set<Cell>& cells;

    template <class Thing, class PointsOf>
    void compare(const std::vector<Thing>& before, const std::vector<Thing>& after,
                 const PointsOf& pointsOf) {
        if (before == after) return;
        const auto add = [&](const std::vector<Thing>& things, const std::vector<Thing>& others) {
            for (const auto& one : things)
                if (std::ranges::find(others, one) == others.end())
                    for (const auto& point : pointsOf(one))
                        if (const auto at = map.toSheet({board, point}))
                            if (const auto cell = map.cellAt(*at)) cells.insert(*cell);
        };
        add(before, after);
        add(after, before);
    }
};

}  // namespace

std::set<Cell> changedHexes(const JoinedMap& map, const model::Document& before,
                            const model::Document& after) {
    std::set<Cell> cells;
    const PlacedUnits placed(map);
    for (const auto& one : model::differences(before, after)) {
        if (map.document().forces.contains(one.file)) placed.add(one.id, cells);
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
    for (const auto& [file, board] : map.document().boards) {
        const auto old = before.boards.find(file), now = after.boards.find(file);
        if (old == before.boards.end() || now == after.boards.end()) continue;
        DrawnPoints drawn{map, file, cells};
        drawn.compare(old->second->names, now->second->names, [](const model::MapName& one) {
            auto points = one.curve;
            points.push_back(one.at);
            return points;
        });
        drawn.compare(old->second->areas, now->second->areas, [](const auto& one) { return one.outline; });
        drawn.compare(old->second->contours, now->second->contours,
                      [](const auto& one) { return one.points; });
        drawn.compare(old->second->spotHeights, now->second->spotHeights,
                      [](const auto& one) { return std::vector{one.at}; });
    }
    return cells;
}

}  // namespace cota::session
