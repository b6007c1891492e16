#pragma once
// The possible mistakes in an XML file of a mapset, one at a time, as edits of its text.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::publish::test {

/// One edit: the bytes from `from` to `to` become `with`.
struct Mutation {
    std::string sort;  // "remove terrain/cost", "misspell terrain/cost@foot" ...: alike for similar ones
    std::string what;  // the removed text, and its replacement
    int line = 0;
    std::size_t from = 0;
    std::size_t to = 0;
    std::string with;

    std::string apply(const std::string& text) const { return text.substr(0, from) + with + text.substr(to); }
};

/// Elements removed and repeated, names of elements and attributes misspelt, attributes removed, words of
/// their values misspelt: at most `ofEach` of every kind, spread over the file.
std::vector<Mutation> mutationsOf(const std::string& text, std::size_t ofEach);

/// The row in the list of excuses because of which the program need not notice this kind of mistake; empty
/// if it must be found.
std::string_view excuseFor(std::string_view sort);
/// The text of that row.
std::string_view reasonOf(std::string_view excuse);

}  // namespace cota::publish::test
