#pragma once
// Exact fractions as decimal text, for reports only: text that is read again must use Rational::text.

#include <string>

#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// A whole number, or a number with one decimal: "127.5", in Spanish "127,5". Halves round away from zero.
std::string decimalText(Rational value, Language language);

}  // namespace cota::model
