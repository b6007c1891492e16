#pragma once
// Answers drawn: what one hex sees, where a unit can get, the profile of a line of sight.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene.h"
#include "mapsets/play/reach.h"
#include "mapsets/play/sight.h"

namespace cota::look {

/// Hexes that are not seen are darkened, blinded ones in another colour; a ring stands around the observer.
picture::Layer drawSeen(const Scene& scene, Cell from,
                        std::span<const std::pair<Cell, mapsets::SightVerdict>> verdicts);

/// Hexes tinted by the turn in which they are reached, with its number; `way` as a line.
picture::Layer drawReached(const Scene& scene, Cell from, std::span<const mapsets::ReachedHex> hexes,
                           std::span<const Cell> way);

/// The ground below a line with what stands on it, the line from eye to eye, and where it ends.
struct Profile {
    /// Of a panel of the window, in millimetres, which it fills with letters that are read there; absent: a
    /// drawing for a page.
    std::optional<model::MapSize> panel;
    std::string title;  // stands above a page's drawing alone
    std::string from, to;
    int distance = 0;
    int heightFrom = 0, heightTo = 0;
    mapsets::SightVerdict verdict = mapsets::SightVerdict::clear;
    std::span<const mapsets::SightStep> steps;
    std::vector<std::string> labels;  // of the steps
};
picture::Picture profilePicture(const Profile& profile);

}  // namespace cota::look
