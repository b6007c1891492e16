#pragma once

#include <set>
#include <utility>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// The texts of the window in both languages, without the marks of keys.
struct WindowWords {
    std::set<std::string, std::less<>> english;
    std::set<std::string, std::less<>> spanish;
};

/// Reads a catalogue of gettext.
WindowWords wordsOf(std::string_view catalogue);

/// Bold texts of a page that the window does not show. The parts of **Menu > Item** are looked up one by one,
/// and a number stands for "%s".
Complaints strangeWords(const SourceFile& page, const std::set<std::string, std::less<>>& known);

/// Pages that only one of the two folders has, and pages to which its README.md does not lead.
Complaints unpairedPages(const std::vector<SourceFile>& english, const std::vector<SourceFile>& spanish);

/// Screenshots that no page shows, and those which only one language has.
Complaints unpairedPictures(const std::filesystem::path& pictures, const std::vector<SourceFile>& pages);

}  // namespace cota::arch
