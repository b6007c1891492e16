#pragma once
// Load as much as possible and report everything; fail only if there is nothing to show.

#include <optional>
#include <utility>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::model {

/// The value, if there is one, and the findings.
template <class T>
struct Loaded {
    std::optional<T> value;
    std::vector<Finding> findings;

    bool ok() const { return value.has_value(); }
};

}  // namespace cota::model
