#pragma once
// Load as far as possible, report everything, fail only when there is nothing to show.

#include <optional>
#include <utility>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::model {

/// Maybe a value, always findings.
template <class T>
struct Loaded {
    std::optional<T> value;
    std::vector<Finding> findings;

    bool ok() const { return value.has_value(); }
};

}  // namespace cota::model
