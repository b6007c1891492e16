#pragma once
// The toolkit's numbers of actions and tools, the same in menus and tool bar.

#include <cstddef>
#include <string_view>

namespace cota::wx {

/// The number of an action; the toolkit's own for actions that platforms put in usual places, such as Quit.
int actionNumber(std::string_view action);
/// The number of a tool, by its place in tools::toolRows().
int toolNumber(std::size_t row);
std::size_t toolOfNumber(int number);

}  // namespace cota::wx
