#pragma once
// Terrain that blocks a line unless it is lower than the end that must look over it.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/heights/heights.h"
#include "mapsets/sight/profile/profile_line.h"

namespace cota::mapsets {

class ScreeningTerrain {
  public:
    /// Higher than any line.
    static constexpr int endless = INT32_MAX;

    ScreeningTerrain(const Battlefield& field, const Heights& heights, const Parameters& parameters);

    /// The height of the screen in a hex, endless for some clouds; nothing if the hex has none.
    std::optional<int> heightIn(Cell cell, const ProfileReading& reading) const;
    bool isCloud(Cell cell) const { return (field_.tags(cell) & clouds_) != 0; }
    /// The ids of whatever screens in a hex.
    std::vector<std::string> idsIn(Cell cell, bool withRelief) const;

  private:
    const Battlefield& field_;
    const Heights& heights_;
    TagMask blockers_ = 0;
    TagMask clouds_ = 0;
};

}  // namespace cota::mapsets
