#pragma once
// What is selected: things by their names, so that a selection survives every edit. It stands beside a
// document in the history, never inside it.

#include <set>

#include "formats/model/finding/finding.h"

namespace cota::session {

using Selection = std::set<model::Subject>;

}  // namespace cota::session
