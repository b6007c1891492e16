#pragma once
// The text of a baseline file by entries: users write reasons into it, so removing an entry must leave the
// rest unchanged.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::cli {

struct EntryPlace {
    int line = 0;         // from 1
    std::size_t at = 0;   // of '{'
    std::size_t end = 0;  // after '}'
};
/// The objects of the list `findings`, in their order. Cota writes nothing else at that depth.
std::vector<EntryPlace> placesOfEntries(std::string_view text);

/// The text without the entries that are `gone`, and without the commas next to them.
std::string withoutEntries(const std::string& text, const std::vector<EntryPlace>& entries,
                           const std::vector<bool>& gone);

}  // namespace cota::cli
