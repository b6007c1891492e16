#pragma once
// The ground at the exact places a straight line passes in a hex, if the game measures heights by points.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "mapsets/heights/heights.h"
#include "mapsets/sight/straight/met_obstacles.h"

namespace cota::mapsets {

/// A hex whose effect depends on heights that are not computed yet.
struct OpenHex {
    Cell cell = noCell;
    int distance = 0;
    model::LinePart part;
    int least = 0, most = 0;   // of the obstacles at any place of the line in it
    std::uint32_t places = 0;  // one bit for each undecided place
};

/// The open hexes of one line. If it is full, further hexes are decided immediately.
struct OpenHexes {
    std::array<OpenHex, 32> hexes;
    std::size_t count = 0;
    bool add(const OpenHex& hex) {
        if (count == hexes.size()) return false;
        hexes[count++] = hex;
        return true;
    }
};

class LineGround {
  public:
    LineGround(const PlaceHeights& places, const MetObstacles& met)
        : places_(places), met_(met), line_(met.line()) {}

    /// Whether the ground in a hex, with its obstacles, rises above the line. If `open` is given, a hex that
    /// needs heights may be added to it instead of being decided.
    bool hides(Cell cell, int distance, const model::LinePart& part, StraightLineNote* note,
               OpenHexes* open) const;
    /// Whether one of the open hexes hides. First tries the fast bounds in all of them.
    bool anyHides(OpenHexes& open) const;

  private:
    /// The highest ground of a line in a hex, and the first place with that height from the lower end.
    struct Highest {
        int height = 0;
        model::LinePlace at;
    };

    bool hidesAtOwnPlaces(Cell cell, int distance, const model::LinePart& part, StraightLineNote* note) const;
    bool hidesAtHighest(Cell cell, int distance, const model::LinePart& part, StraightLineNote* note) const;
    std::optional<bool> hidesAsKnown(OpenHex& hex) const;
    std::optional<bool> risesWith(model::HeightSpan ground, const OpenHex& hex, model::LinePlace at) const;
    bool hidesByHeights(OpenHex& hex, bool exactly) const;
    model::Rational heightOfLine(model::LinePlace at) const;
    template <class Visit>
    void forPlaces(const model::LinePart& part, Visit&& visit) const;
    template <class Visit>
    void forCrossings(const model::LinePart& part, model::GridPoint a, model::GridPoint b,
                      Visit&& visit) const;

    const PlaceHeights& places_;
    const MetObstacles& met_;
    const StraightLine& line_;
};

}  // namespace cota::mapsets
