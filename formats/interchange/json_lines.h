#pragma once
// JSON laid out for people and for comparing line by line: a record a line, keys in the order they were
// given.

#include <nlohmann/json.hpp>
#include <string>

namespace cota::interchange {

using Json = nlohmann::ordered_json;

/// The text of a value, with a line break at its end. What fits stands on one line; long lists of plain
/// values fill lines; everything else has a line for each member, two spaces deeper. Texts that are no UTF-8
/// get U+FFFD. Equal values give equal bytes.
std::string jsonLines(const Json& value);

}  // namespace cota::interchange
