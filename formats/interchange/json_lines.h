#pragma once
// JSON laid out for people and for comparing line by line: a record a line, keys in the order they were
// given.

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace cota::interchange {

using Json = nlohmann::ordered_json;

/// The text of a value, with a line break at its end. What fits stands on one line; long lists of plain
/// values fill lines; everything else has a line for each member, two spaces deeper. Texts that are no UTF-8
/// get U+FFFD. Equal values give equal bytes.
std::string jsonLines(const Json& value);

/// For a long list whose members are made one by one: one of them as it is laid out in a list of the whole,
/// and the whole, an object that ends with that list, a line or more for each member.
std::string jsonMember(const Json& value);
std::string jsonLines(const Json& object, std::string_view listName, std::span<const std::string> members);

}  // namespace cota::interchange
