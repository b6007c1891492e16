#pragma once
// How far a target can be spotted by any observer at all. A strategy that knows it saves whole maps of
// questions.

#include "mapsets/spotting/spotting.h"

namespace cota::mapsets {

/// A strategy of spotting may implement it too.
class RangeLimit {
  public:
    virtual ~RangeLimit() = default;
    RangeLimit() = default;
    RangeLimit(const RangeLimit&) = delete;
    RangeLimit& operator=(const RangeLimit&) = delete;

    /// No observer spots the target from farther away: an upper limit of Spotting::range() and of isAlways()
    /// for every `query.from`.
    virtual int rangeAtMost(const SpottingQuery& query) const = 0;
};

}  // namespace cota::mapsets
