#pragma once
// Exact fractions as people read them. For texts only: what reads them again wants Rational::text.

#include <string>

#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// A whole number as it is, anything else with one decimal: "127.5", in Spanish "127,5". Halves go away from
/// zero.
std::string decimalText(Rational value, Language language);

}  // namespace cota::model
