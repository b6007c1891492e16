#pragma once
// Readings: what another reading of a passage that the rulebook leaves open would change on a map, in its
// lines of sight, heights, movement and stacks.

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// An open passage and another word of the option that decides it.
struct OtherReading {
    std::string option;
    std::string value;  // as the document reads it
    std::string other;
    bool isOfSight = false;     // heights, sight or spotting read the option
    bool isOfSpotting = false;  // spotting does
    bool isOfReach = false;
    bool isOfStacks = false;
};

/// Every other word of each option that decides an open passage, in the order of the game. One that no
/// question about a map reads is of nothing.
std::vector<OtherReading> otherReadings(const LaidDocument& laid);

/// The document laid out as another reading has it; the cells are those of `laid`. For `lines` and `ground`
/// see laid_map.h.
LaidDocument laidWith(const LaidDocument& laid, const std::string& option, const std::string& word,
                      std::shared_ptr<KeptLines> lines = nullptr, KeptGround* ground = nullptr);

/// A line of sight between two hexes as both readings have it. Spotted: within the range at which a target
/// without states is spotted; both true unless the option is one of spotting.
struct ChangedLine {
    Cell from = noCell;
    Cell to = noCell;
    SightResult now, then;
    bool isSpottedNow = true, isSpottedThen = true;
};

struct ChangedReach {
    UnitIndex unit = noUnit;
    std::vector<Cell> hexes;  // reached by one reading alone in its first turn, ascending
};

struct ReadingEffect {
    OtherReading reading;
    std::int64_t lines = 0;             // from one hex to another
    std::vector<int> linesOf;           // by index into hexes(): lines that begin or end there
    std::vector<ChangedLine> examples;  // the first ones, in the order of hexes()
    std::vector<Cell> heights;          // hexes with another ground, top or height of units
    std::vector<Cell> stacks;           // hexes where a limit holds by one reading alone, at the start
    std::vector<ChangedReach> reach;

    bool isNone() const { return lines == 0 && heights.empty() && stacks.empty() && reach.empty(); }
};

struct ReadingsAsked {
    std::vector<OtherReading> readings;
    int range = 0;           // lines of at most this many hexes
    std::vector<Cell> only;  // lines between these hexes only, sorted; empty: all hexes
    std::size_t examples = 3;
};

/// One effect for each reading asked for, in their order. Nothing if stopped. Uses all processors.
std::optional<std::vector<ReadingEffect>> effectsOf(const LaidDocument& laid, const ReadingsAsked& asked,
                                                    std::stop_token stop = {});

/// Lines of more hexes are compared only if asked for: so far away units seldom matter, and the number of
/// lines grows with the square.
inline constexpr int farthestCompared = 24;
/// The greatest distance at which anything can be seen in a turn of the document, in hexes, but at most
/// `most`.
int greatestVisibility(const LaidDocument& laid, int most = farthestCompared);

}  // namespace cota::mapsets
