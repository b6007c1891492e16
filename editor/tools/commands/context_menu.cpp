#include "editor/tools/commands/context_menu.h"

#include <algorithm>

namespace cota::tools {

using model::SubjectKind;

std::vector<std::string> contextActions(const session::Selection& selection) {
    std::vector<std::string> actions;
    const auto add = [&](std::initializer_list<const char*> ids) {
        if (!actions.empty()) actions.emplace_back("-");
        for (const char* id : ids) actions.emplace_back(id);
    };
    const auto has = [&](SubjectKind kind) {
        return std::ranges::any_of(selection, [kind](const model::Subject& one) { return one.kind == kind; });
    };
    if (selection.size() == 1 && has(SubjectKind::counter)) add({"reach", "viewshed"});
    if (selection.size() == 1 && has(SubjectKind::hex)) add({"viewshed"});
    if (has(SubjectKind::hex)) add({"select-same", "change-hexes", "outlines-from-hexes"});
    if (has(SubjectKind::shape)) add({"hexes-from-outlines", "levels-from-contours"});
    if (!selection.empty()) add({"cut", "copy", "paste", "duplicate", "delete"});
    if (selection.empty()) add({"paste", "select-all"});
    if (!selection.empty()) add({"select-invert", "select-none", "zoom-selection"});
    add({"zoom-fit", "palette"});
    return actions;
}

}  // namespace cota::tools
