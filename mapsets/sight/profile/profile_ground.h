#pragma once
// What the profiles of all lines over a battlefield are made of.

#include <optional>

#include "mapsets/heights/drawn_profile.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/profile/height_ranks.h"
#include "mapsets/sight/profile/screening_terrain.h"

namespace cota::mapsets {

struct ProfileGround {
    ProfileGround(const Battlefield& onField, const Heights& byHeights, const Parameters& parameters)
        : field(onField),
          heights(byHeights),
          screening(onField, byHeights, parameters),
          ranks(onField, byHeights) {
        if (field.levelsAreDrawn()) drawn.emplace(field);
    }

    /// Whether the terrain of a hex blocks the line.
    bool screens(Cell cell, const ProfileLine& line, const ProfileReading& reading) const {
        const std::optional<int> screen = screening.heightIn(cell, reading);
        const auto clearance = [&] {
            return reading.bothMustOverlook ? lowOf(line) : heights.eye(line.observer, End::observer);
        };
        return screen && *screen >= clearance();
    }
    /// The eye of the lower end.
    int lowOf(const ProfileLine& line) const { return ranks.height(line.low); }

    const Battlefield& field;
    const Heights& heights;
    ScreeningTerrain screening;
    HeightRanks ranks;
    std::optional<DrawnProfile> drawn;  // if levels are read from contours
};

}  // namespace cota::mapsets
