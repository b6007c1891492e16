#include "editor/wx/views/group_zone.h"

#include <utility>

#include "editor/setup/group_edits.h"
#include "editor/setup/group_places.h"

namespace cota::wx {

void GroupZone::show(const model::GroupId& id) const {
    const auto* group = session::groupNamed(context_.session.document(), id);
    if (!group || group->zone.empty()) return;
    const model::Subject zone{model::SubjectKind::zone, group->zone.text, {}};
    context_.session.select({zone});
    context_.reveal(zone);
}

void GroupZone::paint(const model::GroupId& id) {
    const auto* group = session::groupNamed(context_.session.document(), id);
    if (!group) return;
    if (group->zone.empty()) return make(id);
    tools::chooseThing(context_.choices, &tools::Choices::zone, group->zone.text);
    painted_ = id;
    context_.run("tool-zone");
}

void GroupZone::follow(const model::GroupId& id) {
    if (painted_.empty() || painted_ == id) return;
    const auto* group = session::groupNamed(context_.session.document(), id);
    if (group && !group->zone.empty()) {
        painted_ = id;
        tools::chooseThing(context_.choices, &tools::Choices::zone, group->zone.text);
    } else {
        painted_ = {};
        context_.run("tool-select");
    }
}

void GroupZone::make(const model::GroupId& id) {
    auto step = session::addZoneFor(context_.session.document(), id);
    if (!step) return;
    context_.session.commit(std::move(*step));
    paint(id);
}

}  // namespace cota::wx
