#include "editor/table/table_drag.h"

#include <algorithm>

namespace cota::session {

using model::Subject;
using model::SubjectKind;

std::optional<Subject> TableDrag::targetAmong(const std::vector<Subject>& below) const {
    for (const auto& thing : below) {
        const bool isDragged = std::ranges::find(things_, thing) != things_.end();
        if (thing.kind == SubjectKind::cardGroup && !isDragged) return thing;
        if (thing.kind == SubjectKind::space) {
            const auto* space = spaceNamed(scene_->tableau(), thing.id);
            const auto* kind = space != nullptr ? kindOf(source_, *space) : nullptr;
            // In front of a player: a group of its own.
            if (kind == nullptr || !kind->hasGroups || space->seat.empty()) return thing;
        }
        if (thing.kind == SubjectKind::seat) return thing;
    }
    return std::nullopt;
}

bool TableDrag::goTo(const std::vector<Subject>& below, TableDrop::As as) {
    std::optional<TableDrop> now;
    if (const auto target = targetAmong(below)) now = TableDrop{*target, as};
    if (now == drop_) return false;
    drop_ = now;
    written_ = {};
    verdict_.reset();
    if (!drop_) return true;
    written_ = moved(source_, things_, *drop_);
    if (written_.step)
        verdict_ = judgedMove(*scene_, things_.front(), drop_->on, written_.step->document,
                              written_.step->selection);
    return true;
}

}  // namespace cota::session
