#pragma once
// Changes of the text of a table of the ground: everything that is not changed stays as the designer wrote
// it.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cota::publish {

/// Sets attributes of the element at `offset`; an empty value removes the attribute. An element that is not
/// there is left alone.
std::string withRowValues(std::string text, std::size_t offset,
                          const std::vector<std::pair<std::string, std::string>>& values);

/// Adds a row at the end of the table.
std::string withNewRow(std::string text, const std::vector<std::pair<std::string, std::string>>& values);

}  // namespace cota::publish
