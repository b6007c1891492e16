#pragma once
// Answers drawn: what one hex sees, where a unit can get, the profile of a line of sight.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"

namespace cota::look {

/// Hexes that are not seen are darkened, blinded ones in another colour; a ring stands around the observer.
picture::Layer drawSeen(const Scene& scene, Cell from,
                        std::span<const std::pair<Cell, mapsets::SightVerdict>> verdicts);

/// Whether a unit may come there later than in the turn found, or with fewer points left, or never.
constexpr bool isUncertain(const mapsets::ReachedHex& hex) {
    return hex.byRoll || hex.mayStop || (hex.turnAtMost && *hex.turnAtMost != hex.turn) || hex.leftAtLeast;
}
/// Tints hexes by the turn in which they are reached and writes its number, with a star if the unit needs a
/// leader. Hexes it only passes through are not tinted, and have the number in brackets. `way` is a line. An
/// uncertain hex is paler, with a number such as "1?" or "1-3"; "1" where only what is left is uncertain.
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
    bool isStraight = false;        // as the record has it
    std::vector<bool> groundStops;  // by step: the ground itself blocks or blinds, nothing that stands on it
    std::span<const mapsets::SightStep> steps;
    std::vector<std::string> labels;  // of the steps
    std::size_t deciding = 0;         // the step that does
    std::string decided;              // by what: "0305: woods, height 3"; empty: by no step
};
/// All but title and panel. The record stays where it is while the profile is drawn.
Profile profileOf(const mapsets::Battlefield& field, Cell from, Cell to, mapsets::SightVerdict verdict,
                  const mapsets::SightRecorder& record, model::Language language);
picture::Picture profilePicture(const Profile& profile);

}  // namespace cota::look
