#pragma once
// One line of sight judged by crests, from its higher end.

#include <algorithm>
#include <cstdint>

#include "mapsets/field/battlefield.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// How unclear passages of the rules are read.
struct CrestReading {
    bool marshCounts = false;  // the additional half-high terrain counts
    bool halvesAnyLevel = false;
    bool halvesOnSlope = false;
    bool halvesOnSlopeAnywhere = false;
    int halvesOnSpine = 1;  // hexes counted for a hexside between two of them
    bool equalHillsBlock = false;
    bool offBlocks = true;
    bool halfHexesStop = false;
    bool bothSidesCrest = false;
    bool blindsHigherNext = true;
    bool bareHillsBlind = false;
    bool treesOnStairs = false;
    bool spineShadows = true;
    bool spineBlockShadows = false;
    bool touching = false;
    static CrestReading of(const Parameters& parameters);
};

/// The strongest effects of the hexes around one; `top` is endless if one of them blocks every line.
struct CrestAround {
    std::int32_t top = INT32_MIN;
    bool isHalf = false;
    void merge(const CrestAround& other) {
        top = std::max(top, other.top);
        isHalf = isHalf || other.isHalf;
    }
};

struct CrestLine {
    Cell start = noCell;
    Cell end = noCell;
    LineFrame frame;
    std::int32_t high = 0;                // ground at `start`
    std::int32_t low = 0;                 // ground at `end`
    const CrestAround* around = nullptr;  // if known
    bool isFlat() const { return high == low; }
};

/// The hexes of one step of the line: one, or the two beside a hexside; else noCell.
struct CrestStep {
    Cell first = noCell;
    Cell second = noCell;
};

}  // namespace cota::mapsets
