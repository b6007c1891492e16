#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Rules that cannot be found by the id in a report. The name of the file of LEVEL-010 must begin with
/// "level", and all files with rules of one prefix must be in one folder.
Complaints lostRules(const std::vector<SourceFile>& sources);

/// Code outside of a rule's row that names its id.
Complaints namedRules(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
