#pragma once
// The text of unit-signs.xml; its source is made by the build.

#include <string_view>

namespace cota::look {

extern const std::string_view unitSignsText;

}  // namespace cota::look
