#pragma once
// The text of a baseline file, entry by entry: people write reasons into it, so what is taken out must leave
// the rest as it stands.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::cli {

struct EntryPlace {
    int line = 0;         // from 1
    std::size_t at = 0;   // of '{'
    std::size_t end = 0;  // behind '}'
};
/// The objects of the list `findings`, in their order. Nothing else of ours lies that deep.
std::vector<EntryPlace> placesOfEntries(std::string_view text);

/// The text without the entries that are `gone`, and without the commas that stood between them and others.
std::string withoutEntries(const std::string& text, const std::vector<EntryPlace>& entries,
                           const std::vector<bool>& gone);

}  // namespace cota::cli
