#pragma once
// The selection: ids of things, so that it survives every edit. It is stored beside a document in the
// history, never inside it.

#include <set>

#include "formats/model/finding/finding.h"

namespace cota::session {

using Selection = std::set<model::Subject>;

}  // namespace cota::session
