#pragma once
// The findings about one hex, as sentences.

#include <string>
#include <vector>

#include "editor/editing/session.h"

namespace cota::session {

/// "Error: ..." for the findings that point at this hex and few others, at most three, then how many more
/// there are. Accepted findings are left out.
std::vector<std::string> findingsAbout(const Session& session, Cell cell);

}  // namespace cota::session
