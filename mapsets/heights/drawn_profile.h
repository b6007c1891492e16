#pragma once
// The ground along one line of sight as the contours drawn give it: from centre to centre, every contour one
// level, at the very place where the line crosses it (formats/model/relief/relief_crossings.h).

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
    /// The ground changes here. Beside contours, a hex may lift it while the line is inside, or leave it
    /// unknown.
    struct Event {
        model::LinePlace at;
        int rise = 0;                 // in the unit of the heights
        int unknown = 0;              // 1: off the map from here on, -1: on it again
        std::uint32_t line = noLine;  // of the relief
        std::uint32_t corner = 0;     // of the line: a piece near several hexes is found in each
        friend bool operator==(const Event&, const Event&) = default;
    };
    /// Whether the ground, where it is above `low`, never falls; and if it does, the events that made it rise
    /// last before and fall then.
    struct Verdict {
        bool holds = true;
        std::size_t rose = 0, fell = 0;  // unless it holds
        int height = 0;                  // that it had reached
    };

    explicit DrawnProfile(const Battlefield& field);

    /// Adds where the way from centre to centre crosses contours in or next to a hex.
    void add(Cell cell, model::GridPoint from, model::GridPoint to, std::vector<Event>& events) const;
    /// In order along the way, each once.
    static void sort(std::vector<Event>& events);
    /// `ground`: at the start of the way, of which the events are sorted.
    Verdict judge(const std::vector<Event>& events, int ground, int low) const;
    /// Every fall below a height the ground had reached before, with the last rise to it.
    std::vector<Verdict> ridges(const std::vector<Event>& events, int ground, int low) const;
    /// Memory of the calling thread, for one line; empty. It grows to what the lines of a map need.
    static std::vector<Event>& room();

  private:
    /// Calls visit(up, down, height) for every place where the ground, never below `low`, has another height
    /// than before: the highest changes there, and the height it has then. Until it returns false.
    template <class Visit>
    void forPlaces(const std::vector<Event>& events, int ground, int low, Visit&& visit) const;
    /// Of two changes at one place, the one with the higher contour.
    bool isHigher(const Event& one, const Event& two) const;

    const model::Relief& relief_;
    int interval_ = 0;
    std::vector<model::Relief::Piece> pieces_;  // hex by hex
    std::vector<std::uint32_t> starts_;         // by cell
};

}  // namespace cota::mapsets
