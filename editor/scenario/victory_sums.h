#pragma once
// What each side can have in victory points, and where its thresholds are on that scale.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

struct VictoryThreshold {
    std::size_t condition = 0;  // its place in the scenario
    int points = 0;
    std::string level;          // as shown
    bool isOutOfReach = false;  // more than all points, if all points are known
    bool isRepeated = false;    // another level of the side has the same number
};

/// A range of points of a side and its result.
struct VictoryRange {
    int from = 0;
    std::optional<int> to;  // none: and more
    std::string result;     // "decisive"; empty: the side does not win
};

struct SideSum {
    model::SideId side;
    std::string name;
    int atStart = 0;                           // points of the objectives it owns at the start
    int most = 0;                              // of all objectives that count for it
    bool hasMore = false;                      // points may also come from something else
    std::vector<VictoryThreshold> thresholds;  // the lowest first
    std::vector<VictoryRange> ranges;          // without a gap; empty without thresholds
    bool canWinOtherwise = false;              // by a condition without points
};

struct VictorySums {
    int onMap = 0;  // of all objectives
    std::vector<SideSum> sides;
    std::vector<std::string> remarks;  // gaps, overlaps and thresholds out of reach, as sentences
};

VictorySums victorySums(const SheetSource& source);

/// "9 to 11: tactical; 12 and more: decisive; below 9: nobody wins".
std::string rangesText(const SideSum& sum);

}  // namespace cota::session
