#include "mapsets/sight/crests/crest_hexes.h"

#include <algorithm>

#include "mapsets/sight/named_in_hex.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

CrestHexes::CrestHexes(const Battlefield& field, const Heights& heights, const Parameters& parameters)
    : field_(field), heights_(heights) {
    const auto mask = [&](const char* name) {
        return field.maskOfAll(wordOf(parameters, crestSightDescription, name));
    };
    blockers_ = mask("blockers");
    markers_ = mask("always-block");
    halves_ = mask("halves");
    moreHalves_ = mask("halves-too");
    const CrestReading reading = CrestReading::of(parameters);
    covers_.resize(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : field.hexes()) covers_[static_cast<std::size_t>(cell)] = coverOf(cell, reading);
}

CrestCover CrestHexes::coverOf(Cell cell, const CrestReading& reading) const {
    CrestCover cover;
    if (!field_.isOnMap(cell)) return cover;
    const TagMask tags = field_.tags(cell);
    cover.isOff = false;
    cover.ground = heights_.ground(cell);
    cover.top = (tags & blockers_) != 0 ? heights_.top(cell) : cover.ground;
    cover.isIgnored = !reading.halfHexesStop && !field_.isPlayable(cell);
    cover.alwaysBlocks = (tags & markers_) != 0;
    const TagMask halves = halves_ | (reading.marshCounts ? moreHalves_ : 0);
    cover.isHalf = (tags & halves) != 0 && !cover.hasObstacle() && !cover.isIgnored;
    return cover;
}

std::string CrestHexes::idsIn(const std::vector<Cell>& hexes) const {
    std::vector<std::string> ids;
    for (const Cell cell : hexes)
        for (const std::string& id : idsInHex(field_, cell, blockers_ | markers_ | halves_ | moreHalves_))
            if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    return listed(ids);
}

}  // namespace cota::mapsets
