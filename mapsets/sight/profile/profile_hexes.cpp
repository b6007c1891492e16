#include "mapsets/sight/profile/profile_hexes.h"

namespace cota::mapsets {

ProfileHexes::ProfileHexes(const ProfileGround& ground, const ProfileReading& reading) {
    const Heights& heights = ground.heights;
    const auto cells = static_cast<std::size_t>(ground.field.cellCount());
    covers_.resize(cells);
    eyesFrom_.resize(cells);
    eyesTo_.resize(cells);
    for (const Cell cell : ground.field.hexes()) {
        const auto at = static_cast<std::size_t>(cell);
        const int relief = reading.reliefByEye ? heights.eye(cell, End::target) : heights.ground(cell);
        covers_[at].relief = ground.drawn ? HeightRank{0} : ground.ranks.of(relief);
        if (const auto screen = ground.screening.heightIn(cell, reading))
            covers_[at].screen =
                *screen == ScreeningTerrain::endless ? endlessRank : ground.ranks.of(*screen);
        eyesFrom_[at] = ground.ranks.of(heights.eye(cell, End::observer));
        eyesTo_[at] = ground.ranks.of(heights.eye(cell, End::target));
    }
}

}  // namespace cota::mapsets
