#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// A file name that is not snake_case, or that names no noun of the domain (manager, helper, util ...).
Complaints poorNames(const std::vector<SourceFile>& sources);

/// A file in a code folder that opens a namespace of ours other than the one of its folder.
Complaints strayNamespaces(const SourceFile& source);

/// A header that opens somebody else's namespace for everyone who includes it.
Complaints leakedNamespaces(const SourceFile& source);

}  // namespace cota::arch
