#pragma once
// The pictures on the tool bar, drawn as marks like everything else, so that they are sharp at any size.

#include <string_view>

#include "formats/picture/marks.h"

namespace cota::tools {

/// A picture of 24 by 24 millimetres without paper, by the id of a tool; empty for ids nobody has.
picture::Picture toolIcon(std::string_view id);

}  // namespace cota::tools
