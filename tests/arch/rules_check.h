#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Files of rules nobody finds by the id in a report: LEVEL-010 stands in a file whose name begins with
/// "level", and every file with rows of one prefix lies in the same folder.
Complaints lostRules(const std::vector<SourceFile>& sources);

/// Code that names the id of a rule anywhere but in its row: what an id means is written once.
Complaints namedRules(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
