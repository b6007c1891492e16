#pragma once
// The mistakes that can be made in an XML file of a mapset, one at a time, as edits of its text.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::publish::test {

/// One edit: the bytes from `from` to `to` become `with`.
struct Mutation {
    std::string sort;  // "remove terrain/cost", "misspell terrain/cost@foot" ...: what stands for all like it
    std::string what;  // the text that goes, and what comes in its place
    int line = 0;
    std::size_t from = 0;
    std::size_t to = 0;
    std::string with;

    std::string apply(const std::string& text) const { return text.substr(0, from) + with + text.substr(to); }
};

/// Elements taken out and written twice, names of elements and attributes misspelt, attributes taken out,
/// words of their values misspelt: at most `ofEach` of every sort, spread over the file.
std::vector<Mutation> mutationsOf(const std::string& text, std::size_t ofEach);

/// The row of the list of excuses by which a mistake of this sort is no mistake to a program; empty where it
/// must be found.
std::string_view excuseFor(std::string_view sort);
/// What that row says.
std::string_view reasonOf(std::string_view excuse);

}  // namespace cota::publish::test
