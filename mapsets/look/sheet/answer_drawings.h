#pragma once
// Drawings of answers: the hexes seen from one hex, the movement range of a unit, the profile of a line of
// sight.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/sheet/answer_tints.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"

namespace cota::look {

/// Darkens hexes that are not seen, with another colour for blinded ones, and draws a ring around the
/// observer.
picture::Layer drawSeen(const Scene& scene, Cell from,
                        std::span<const std::pair<Cell, mapsets::SightVerdict>> verdicts);

/// Of drawReached().
picture::Colour colourOfTurn(int turn, bool isUncertain);

/// Whether a unit may arrive later than in the turn found, or with fewer points left, or never.
constexpr bool isUncertain(const mapsets::ReachedHex& hex) {
    return hex.byRoll || hex.mayStop || (hex.turnAtMost && *hex.turnAtMost != hex.turn) || hex.leftAtLeast;
}
/// Tints hexes by the turn in which they are reached and writes its number, with a star if the unit needs a
/// leader. Hexes it only passes through have no tint and a number in brackets. `way` is drawn as a line. An
/// uncertain hex is paler, with a number such as "1?" or "1-3", or "1" if only the points left are
/// uncertain.
picture::Layer drawReached(const Scene& scene, Cell from, std::span<const mapsets::ReachedHex> hexes,
                           std::span<const Cell> way);

/// The colours of rings: around what is asked about, and around another group of it.
inline constexpr picture::Colour answerRing{200, 30, 40, 255}, otherAnswerRing{20, 70, 170, 255};
/// A ring around a hex asked about, or within another ring, and a bold label of an answer around `at`; for
/// the drawings of this folder.
void addAnswerRing(const Scene& scene, Cell cell, std::vector<picture::Mark>& marks,
                   picture::Colour colour = answerRing, bool isInner = false);
picture::Text answerLabel(std::string words, picture::Point at, double points, picture::Colour colour);

/// The ground below a line with its content, the line from eye to eye, and where it ends.
struct Profile {
    /// The size of a window panel in millimetres, which the drawing fills with readable letters; absent: a
    /// drawing for a page.
    std::optional<model::MapSize> panel;
    std::string title;  // only above a drawing for a page
    std::string from, to;
    int distance = 0;
    int heightFrom = 0, heightTo = 0;
    mapsets::SightVerdict verdict = mapsets::SightVerdict::clear;
    bool isStraight = false;        // as in the record
    std::vector<bool> groundStops;  // by step: the ground itself blocks or blinds, not its content
    std::span<const mapsets::SightStep> steps;
    std::vector<std::string> labels;  // of the steps
    std::size_t deciding = 0;         // the step that decides
    std::string decided;              // the deciding object: "0305: woods, height 3"; empty: no step
};
/// Everything except title and panel. The record must outlive the profile.
Profile profileOf(const mapsets::Battlefield& field, Cell from, Cell to, mapsets::SightVerdict verdict,
                  const mapsets::SightRecorder& record, model::Language language);
picture::Picture profilePicture(const Profile& profile);

}  // namespace cota::look
