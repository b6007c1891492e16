#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// A class over all its files: its body and the member functions defined outside it. Each line belongs to the
/// innermost class around it, so a nested class is counted on its own.
struct ClassSize {
    std::string name;  ///< without namespaces: "Scan", "Scan::Place"
    std::string path;  ///< the file and the line of its body
    std::size_t line = 0;
    std::size_t lines = 0;
    std::size_t members = 0;  ///< data members of each object; static ones are left out
    friend bool operator==(const ClassSize&, const ClassSize&) = default;
};

/// In the order of their bodies. Classes of the same name in different namespaces, or in unnamed namespaces
/// of different files, are different classes. Relies on the layout of clang-format.
std::vector<ClassSize> classSizes(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
