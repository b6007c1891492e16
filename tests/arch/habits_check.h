#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// File names that are not snake_case, or that do not name a concept of the domain (manager, helper, util
/// ...).
Complaints poorNames(const std::vector<SourceFile>& sources);

/// Namespaces of Cota in a file that are not the one of its folder.
Complaints strayNamespaces(const SourceFile& source);

/// Headers that open the namespace of another library for everyone who includes them.
Complaints leakedNamespaces(const SourceFile& source);

/// Tests that write where another test may write at the same time. Benchmarks and fuzz targets run alone.
Complaints sharedFolders(const SourceFile& source);

}  // namespace cota::arch
