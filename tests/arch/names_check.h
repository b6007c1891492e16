#pragma once

#include <set>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// A word that is both an id of some game and vocabulary of the program, allowed below one path, with the
/// reason why. An empty path means everywhere.
struct SharedWord {
    std::string_view word;
    std::string_view allowedIn;
    std::string_view reason;
};

/// The ids a game's data declares: every id="..." outside comments, and the names of the folders of games.
std::set<std::string> declaredIds(const std::vector<SourceFile>& mapsetFiles);

/// Whole string literals in code that name something of a game. Also shared words that excuse nothing in the
/// files they are for.
Complaints namedGameThings(const std::vector<SourceFile>& sources, const std::set<std::string>& ids,
                           const std::vector<SharedWord>& shared);

}  // namespace cota::arch
