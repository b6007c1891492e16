#pragma once
// JSON formatted for reading and for comparison line by line: one record on each line, keys in the given
// order.

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace cota::interchange {

using Json = nlohmann::ordered_json;

/// The text of a value, with a line break at its end. A value that fits is on one line; long lists of plain
/// values fill lines; everything else has a line for each member, indented by two spaces. Invalid UTF-8
/// becomes U+FFFD. Equal values give equal bytes.
std::string jsonLines(const Json& value);

/// For a long list whose members are created one by one: jsonMember formats one member, jsonLines the whole,
/// an object that ends with that list, with at least one line for each member.
std::string jsonMember(const Json& value);
std::string jsonLines(const Json& object, std::string_view listName, std::span<const std::string> members);

}  // namespace cota::interchange
