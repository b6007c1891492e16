#pragma once

#include <set>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// A word that is both an id of a game and part of the program's vocabulary, allowed below a path, with the
/// reason. An empty path means everywhere.
struct SharedWord {
    std::string_view word;
    std::string_view allowedIn;
    std::string_view reason;
};

/// The ids that the data of games declare: every id="..." outside comments, and the names of game folders.
std::set<std::string> declaredIds(const std::vector<SourceFile>& mapsetFiles);

/// String literals in code that name something of a game; also shared words that are not needed in the files
/// they apply to.
Complaints namedGameThings(const std::vector<SourceFile>& sources, const std::set<std::string>& ids,
                           const std::vector<SharedWord>& shared);

}  // namespace cota::arch
