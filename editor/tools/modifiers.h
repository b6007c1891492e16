#pragma once
// What Ctrl, Shift and a double click do with each tool, as one table. The status bar, the list of keys and
// the guides of the palette read it. Ctrl does the opposite, or adds and removes; Shift extends, or draws
// straight.

#include <string>
#include <string_view>
#include <vector>

#include "editor/words/words.h"

namespace cota::tools {

enum class Modifier { shift, control, controlDrag, twice, enter };

/// A key and its effect, "Ctrl" and "clear"; the status bar draws the key as a key.
struct KeyHint {
    std::string key;
    std::string effect;
    friend bool operator==(const KeyHint&, const KeyHint&) = default;
};

/// The effects for a tool, in the order of the status bar, in the current language.
std::vector<KeyHint> keyHints(std::string_view tool);
/// The same in one line, "Ctrl: clear   Shift: straight line"; empty if the tool has none.
std::string keyHintLine(std::string_view tool);
/// The name of the key on the keyboard.
std::string nameOf(Modifier modifier);

}  // namespace cota::tools
