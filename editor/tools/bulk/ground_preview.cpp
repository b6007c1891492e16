#include "editor/tools/bulk/ground_preview.h"

#include <algorithm>
#include <map>

#include "mapsets/look/symbols/fills.h"

namespace cota::tools {

std::vector<picture::Mark> groundPreview(const JoinedMap& map, const model::Document& next,
                                         const look::Symbology& look) {
    constexpr std::size_t most = 4000;  // hexes
    std::map<std::string, picture::Curve> shapes;
    std::size_t count = 0;
    for (const auto& [key, board] : map.document().boards) {
        const auto it = next.boards.find(key);
        if (it == next.boards.end() || !(it->second->grid == board->grid)) return {};
        const auto &was = board->terrain, &is = it->second->terrain;
        if (was.same(is) || was->size() != is->size()) continue;
        // Edits append to the palette, so mostly equal codes are equal terrains.
        const auto &old = was->palette(), &fresh = is->palette();
        const auto common = static_cast<std::ptrdiff_t>(std::min(old.size(), fresh.size()));
        const bool areCodesEqual = std::equal(old.begin(), old.begin() + common, fresh.begin());
        for (std::size_t i = 0; i < was->size(); ++i) {
            if (areCodesEqual ? was->code(i) == is->code(i) : (*was)[i] == (*is)[i]) continue;
            if (++count > most) return {};
            const auto cell = map.cellOf({key, board->grid.at(i)});
            if (cell)
                shapes[(*is)[i].shares.front().terrain.text].add(
                    picture::Curve::polygon(map.sheet().corners(*cell)));
        }
    }
    std::vector<picture::Mark> marks;
    for (const auto& [terrain, shape] : shapes)
        marks.push_back({picture::Fill{shape, look::fillOf(look, terrain)}});
    return marks;
}

}  // namespace cota::tools
