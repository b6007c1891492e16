#pragma once
// The text of each icon; the source is made from editor/wx/icons when the program is built.

#include <string_view>

namespace cota::wx {

/// Null for unknown names.
const char* iconText(std::string_view name);

}  // namespace cota::wx
