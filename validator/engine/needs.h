#pragma once
// What rules need, in words.

#include "formats/model/finding/local_text.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// Why a rule did not run; `lacking` comes from CheckContext::missing.
model::LocalText whyMissing(Needs lacking);

}  // namespace cota::checks
