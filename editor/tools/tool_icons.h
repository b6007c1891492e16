#pragma once
// The icons of the tool bar, drawn as marks, so that they are sharp at any size.

#include <string_view>

#include "formats/picture/marks.h"

namespace cota::tools {

/// A picture of 24 by 24 millimetres without paper for the id of a tool; empty for unknown ids.
picture::Picture toolIcon(std::string_view id);

}  // namespace cota::tools
