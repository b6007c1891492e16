#include "editor/tools/modifiers.h"

#include <array>

namespace cota::tools {

using session::Phrase;
using session::trLater;

namespace {

struct ModifierRow {
    std::string_view tool;
    Modifier modifier;
    Phrase effect;
};

constexpr std::array modifierRows{
    ModifierRow{"tool-select", Modifier::shift, trLater("extend")},
    ModifierRow{"tool-select", Modifier::control, trLater("add or remove")},
    ModifierRow{"tool-select", Modifier::controlDrag, trLater("copy")},
    ModifierRow{"tool-terrain", Modifier::control, trLater("clear the hex")},
    ModifierRow{"tool-terrain", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-terrain", Modifier::twice, trLater("fill")},
    ModifierRow{"tool-level", Modifier::control, trLater("the opposite")},
    ModifierRow{"tool-level", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-level", Modifier::twice, trLater("fill")},
    ModifierRow{"tool-contour", Modifier::control, trLater("remove point")},
    ModifierRow{"tool-contour", Modifier::shift, trLater("straight stretch")},
    ModifierRow{"tool-contour", Modifier::enter, trLater("finish")},
    ModifierRow{"tool-hexside", Modifier::control, trLater("remove")},
    ModifierRow{"tool-hexside", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-path", Modifier::control, trLater("erase")},
    ModifierRow{"tool-path", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-area", Modifier::control, trLater("remove point or area")},
    ModifierRow{"tool-area", Modifier::shift, trLater("straight stretch")},
    ModifierRow{"tool-area", Modifier::enter, trLater("finish")},
    ModifierRow{"tool-feature", Modifier::control, trLater("remove")},
    ModifierRow{"tool-label", Modifier::shift, trLater("draw a line for a name")},
    ModifierRow{"tool-label", Modifier::control, trLater("remove")},
    ModifierRow{"tool-label", Modifier::controlDrag, trLater("copy")},
    ModifierRow{"tool-zone", Modifier::control, trLater("remove")},
    ModifierRow{"tool-zone", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-zone", Modifier::twice, trLater("fill")},
    ModifierRow{"tool-objective", Modifier::control, trLater("remove")},
    ModifierRow{"tool-objective", Modifier::shift, trLater("new objective")},
    ModifierRow{"tool-counter", Modifier::control, trLater("remove from the map")},
    ModifierRow{"tool-counter", Modifier::controlDrag, trLater("copy")},
    ModifierRow{"tool-counter", Modifier::shift, trLater("another unit of the type")},
    ModifierRow{"tool-sight", Modifier::shift, trLater("keep the start")},
    ModifierRow{"tool-sight", Modifier::control, trLater("swap the ends")},
    ModifierRow{"tool-sight-pair", Modifier::control, trLater("demand the opposite")},
    ModifierRow{"tool-sight-pair", Modifier::shift, trLater("keep the start")},
    ModifierRow{"tool-erase", Modifier::control, trLater("erase everything")},
    ModifierRow{"tool-erase", Modifier::shift, trLater("straight line")},
    ModifierRow{"tool-erase", Modifier::twice, trLater("fill")},
};

}  // namespace

std::string nameOf(Modifier modifier) {
    switch (modifier) {
        case Modifier::shift:
            return session::tr("Shift");
        case Modifier::control:
            return session::tr("Ctrl");
        case Modifier::controlDrag:
            return session::tr("Ctrl+drag");
        case Modifier::twice:
            return session::tr("Double click");
        case Modifier::enter:
            return session::tr("Enter");
    }
    return {};
}

std::vector<KeyHint> keyHints(std::string_view tool) {
    std::vector<KeyHint> hints;
    for (const auto& row : modifierRows)
        if (row.tool == tool) hints.push_back({nameOf(row.modifier), session::tr(row.effect)});
    return hints;
}

std::string keyHintLine(std::string_view tool) {
    std::string line;
    for (const auto& hint : keyHints(tool))
        line += (line.empty() ? "" : "   ") + hint.key + ": " + hint.effect;
    return line;
}

}  // namespace cota::tools
