#include "editor/tools/contour_heights.h"

#include <algorithm>
#include <set>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"

namespace cota::tools {

namespace {

constexpr int usualInterval = 20;  // metres, of most topographic maps

int floorTo(int metres, int interval) {
    const int rest = ((metres % interval) + interval) % interval;
    return metres - rest;
}

}  // namespace

int contourInterval(const JoinedMap& map) {
    const auto& scales = map.game().catalogue.scales;
    if (scales.heightUnit == "m" && scales.levelHeight > 0) return scales.levelHeight;
    std::set<int> heights;
    for (const auto& [key, board] : map.document().boards)
        for (const auto& contour : board->contours)
            if (!contour.dashed) heights.insert(contour.metres);
    int least = 0;
    for (auto it = heights.begin(); it != heights.end() && std::next(it) != heights.end(); ++it)
        if (const int step = *std::next(it) - *it; least == 0 || step < least) least = step;
    return least > 0 ? least : usualInterval;
}

int contourBelow(const JoinedMap& map, MapPoint at) {
    const int interval = contourInterval(map);
    const auto* relief = map.field().relief();
    if (!relief || relief->empty()) {
        const auto cell = map.cellAt(at);
        return cell ? map.level(*cell) * interval : 0;
    }
    const auto place = map.sheet().latticeAt(at);
    if (const auto line = relief->touching(place, 0)) return floorTo(relief->lines()[*line].metres, interval);
    const auto& face = relief->faces()[relief->faceAt(place)];
    if (face.heights.empty()) return 0;
    const int lowest = face.heights.front();
    // Below the lowest contour the ground is at most one interval lower.
    return face.kind == model::FaceKind::bottom ? floorTo(lowest - 1, interval) : floorTo(lowest, interval);
}

model::HighSide insideOf(const std::vector<model::GridPoint>& ring) {
    return model::areaTwice(ring) > 0 ? model::HighSide::right : model::HighSide::left;
}

std::optional<bool> isHill(const model::Contour& contour) {
    if (!contour.closed || contour.high == model::HighSide::unknown) return std::nullopt;
    return contour.high == insideOf(contour.points);
}

model::Contour withRing(model::Contour contour, bool hill, int interval) {
    const auto inside = insideOf(contour.points);
    const auto outside = inside == model::HighSide::left ? model::HighSide::right : model::HighSide::left;
    if (isHill(contour) == !hill) contour.metres += hill ? interval : -interval;
    contour.high = hill ? inside : outside;
    return contour;
}

}  // namespace cota::tools
