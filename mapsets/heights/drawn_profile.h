#pragma once
// The ground along one line of sight as drawn by contours: from centre to centre, each contour is one level,
// at the exact place where the line crosses it (formats/model/relief/relief_crossings.h).

#include <cstdint>
#include <optional>
#include <vector>

#include "formats/model/relief/relief.h"
#include "formats/model/relief/relief_crossings.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

class DrawnProfile {
  public:
    static constexpr std::uint32_t noLine = UINT32_MAX;
    /// A change of the ground. Besides contours, a hex can raise it or make it unknown while the line is
    /// inside.
    struct Event {
        model::LinePlace at;
        int rise = 0;                 // in the unit of the heights
        int unknown = 0;              // 1: off the map from here on, -1: back on it
        std::uint32_t line = noLine;  // of the relief
        std::uint32_t corner = 0;     // of the line; a piece near several hexes is found in each of them
        friend bool operator==(const Event&, const Event&) = default;
    };
    /// Whether the ground above `low` never falls; if it does, the events of the last rise and of the fall.
    struct Verdict {
        bool holds = true;
        std::size_t rose = 0, fell = 0;  // only if it does not hold
        int height = 0;                  // reached before the fall
    };

    explicit DrawnProfile(const Battlefield& field);

    /// Adds the crossings of the line from centre to centre with contours in or next to a hex.
    void add(Cell cell, model::GridPoint from, model::GridPoint to, std::vector<Event>& events) const;
    /// Sorts along the line and removes duplicates.
    static void sort(std::vector<Event>& events);
    /// `ground` is the height at the start of the line; the events must be sorted.
    Verdict judge(const std::vector<Event>& events, int ground, int low) const;
    /// Every fall below a height that the ground had reached, with the last rise to it.
    std::vector<Verdict> ridges(const std::vector<Event>& events, int ground, int low) const;
    /// Buffer of the calling thread, for one line; empty at first. It grows to the needs of the map.
    static std::vector<Event>& room();

  private:
    /// Calls visit(up, down, height) for every place where the height of the ground, at least `low`,
    /// changes, with the highest rise and fall there and the new height. Stops when visit returns false.
    template <class Visit>
    void forPlaces(const std::vector<Event>& events, int ground, int low, Visit&& visit) const;
    /// Of two changes at one place: whether `one` has the higher contour.
    bool isHigher(const Event& one, const Event& two) const;

    const model::Relief& relief_;
    int interval_ = 0;
    std::vector<model::Relief::Piece> pieces_;  // all hexes one after another
    std::vector<std::uint32_t> starts_;         // by cell, index into pieces_
};

}  // namespace cota::mapsets
