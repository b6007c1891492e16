#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Rules that cannot be found by the id in a report: the name of the file of LEVEL-010 must begin with
/// "level", and all files with rules of one prefix must be in one folder.
Complaints lostRules(const std::vector<SourceFile>& sources);

/// Code outside the definition of a rule that uses its id.
Complaints namedRules(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
