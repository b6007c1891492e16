#include "editor/wx/views/groups_pane.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/picture/legible_colour.h"
#include "editor/setup/group_units.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using GroupKind = model::Group::Kind;
using Verdict = session::SetUpAnswer::Verdict;

namespace {

const std::string groupMark = "group:", kindMark = "kind:";
constexpr const char* freeUnits = "free";

std::string idOf(const model::GroupId& group) {
    return group.empty() ? std::string() : groupMark + group.text;
}
std::string idOf(GroupKind kind) { return kindMark + std::to_string(static_cast<int>(kind)); }

model::GroupId groupOf(const std::string& id) {
    return id.starts_with(groupMark) ? model::GroupId(id.substr(groupMark.size())) : model::GroupId();
}

Tone toneOf(const session::GroupRow& row, GroupKind kind, std::optional<Verdict> verdict) {
    if (verdict == Verdict::none) return Tone::error;
    const bool waits = kind != GroupKind::setup || row.total == row.placed;
    return waits ? Tone::muted : Tone::warning;
}

}  // namespace

std::map<std::string, wxColour> sideColours(const session::Session& session) {
    std::map<std::string, wxColour> made;
    for (const auto& [side, colour] :
         session::sideColoursOn(session.document(), *session.look(), fromWx(colours().window)))
        made[side.text] = toWx(colour);
    return made;
}

GroupsPane::GroupsPane(wxWindow* parent, session::Session& session)
    : RowList(parent, "groups"), session_(session) {
    setMostLines(2);
    setEmptyText(words("No groups. A group sets up or arrives together."));
    onSelect = [this] {
        if (onChosen) onChosen();
    };
    onFold = [this](const std::string& id) {
        if (!folded_.erase(id)) folded_.insert(id);
        fill(side_, verdicts_);
    };
    onActivate = [this](const std::string& id) { rename(groupOf(id)); };
    onEdited = [this](const std::string& id, const wxString& text) {
        const auto group = groupOf(id);
        const auto* now = session::groupNamed(session_.document(), group);
        if (!now || !onStep) return;
        const bool isSpanish = session_.language() == model::Language::spanish;
        auto name = now->name;
        (isSpanish ? name.es : name.en) = fromWx(text);
        if (name == now->name) return;
        auto changed = session::withGroupName(session_.document(), group, name);
        const auto newId = session::idAfterNaming(session_.document(), group, name);
        onStep({session::named("Rename %s", session::StepName(session::namesOf(*now))),
                std::move(changed),
                {{model::SubjectKind::group, newId.text, {}}}});
    };
    RowList::onMenu = [this](const std::string& id, const wxPoint& at) {
        if (onGroupMenu) onGroupMenu(groupOf(id), at);
    };
    RowList::onDrag = [this](const std::set<std::string>&, const wxPoint& screen, Drag how) {
        dragged(screen, how);
    };
    RowList::onKey = [this](wxKeyEvent& event) { return key(event); };
}

void GroupsPane::fill(const model::SideId& side, const std::map<model::GroupId, Verdict>& verdicts) {
    side_ = side;
    verdicts_ = verdicts;
    const auto colours = sideColours(session_);
    std::vector<ListRow> rows;
    for (const auto& section : session::groupList(session_.document(), side, session_.language())) {
        ListRow heading{idOf(section.kind), toWx(section.name)};
        heading.isHeading = true;
        heading.canSelect = false;
        const bool isFolded = folded_.contains(heading.id);
        heading.fold = isFolded ? ListRow::Fold::closed : ListRow::Fold::open;
        const bool isNumbered = section.kind == GroupKind::setup && !section.rows.front().about.empty() &&
                                std::isdigit(static_cast<unsigned char>(section.rows.front().about[0]));
        heading.right = isNumbered ? words("in this order") : toWx(std::to_string(section.rows.size()));
        rows.push_back(std::move(heading));
        if (isFolded) continue;
        for (const auto& group : section.rows) {
            ListRow row{idOf(group.id), toWx(group.name)};
            row.detail = toWx(group.about);
            if (const auto colour = colours.find(group.side.text); colour != colours.end())
                row.swatch = colour->second;
            const auto verdict = verdicts.find(group.id);
            row.badges = {
                {toWx(group.count()),
                 toneOf(group, section.kind,
                        verdict == verdicts.end() ? std::nullopt : std::optional(verdict->second))}};
            row.level = 1;
            rows.push_back(std::move(row));
        }
    }
    const auto free = session::unitsInNoGroup(session_.document(), side, session_.language());
    if (!free.empty()) {
        ListRow row{freeUnits, words("Units in no group")};
        row.isHeading = true;
        row.badges = {{toWx(std::to_string(free.size())), Tone::warning}};
        rows.push_back(std::move(row));
    }
    RowList::show(std::move(rows));
}

model::GroupId GroupsPane::group() const {
    return selection().empty() ? model::GroupId() : groupOf(*selection().begin());
}

bool GroupsPane::isFreeUnits() const { return selection().contains(freeUnits); }

void GroupsPane::choose(const model::GroupId& group) { select({idOf(group)}); }

void GroupsPane::chooseFreeUnits() { select({freeUnits}); }

model::GroupId GroupsPane::groupAtScreen(const wxPoint& screen) const { return groupOf(rowAtScreen(screen)); }

void GroupsPane::markDrop(const model::GroupId& group) { setDropRow(idOf(group)); }

void GroupsPane::rename(const model::GroupId& group) {
    if (const auto* now = session::groupNamed(session_.document(), group))
        edit(idOf(group), toWx(session::nameOf(*now, session_.language())));
}

void GroupsPane::dragged(const wxPoint& screen, Drag how) {
    const auto moved = group();
    if (moved.empty()) return;
    const std::string target = rowAtScreen(screen);
    const bool isInside = GetScreenRect().Contains(screen);
    if (how == Drag::move) setDropRow(isInside && target != freeUnits ? target : std::string());
    if (how == Drag::drop && isInside) drop(moved, target);
    if (onDragOutside) onDragOutside(moved, screen, isInside ? Drag::cancel : how);
}

/// Before a group of the same kind; on a heading, or a group of another kind: the group becomes of that kind.
void GroupsPane::drop(const model::GroupId& moved, const std::string& target) {
    const auto& document = session_.document();
    const auto* now = session::groupNamed(document, moved);
    if (!now || !onStep) return;
    const auto before = groupOf(target);
    const auto* other = session::groupNamed(document, before);
    auto kind = now->kind;
    if (other) kind = other->kind;
    if (target.starts_with(kindMark))
        kind = static_cast<GroupKind>(std::stoi(target.substr(kindMark.size())));
    std::optional<session::HistoryEntry> step;
    if (kind != now->kind)
        step = session::changeGroupKind(document, moved, kind);
    else
        step = session::moveGroup(document, moved, before);
    if (step) onStep(std::move(*step));
}

bool GroupsPane::key(wxKeyEvent& event) {
    const auto now = group();
    if (now.empty() || !onStep) return false;
    std::optional<session::HistoryEntry> step;
    switch (event.GetKeyCode()) {
        case WXK_F2:
            rename(now);
            return true;
        case WXK_INSERT:
            if (const auto* one = session::groupNamed(session_.document(), now))
                step = session::addGroup(session_.document(), one->side, one->kind);
            break;
        case WXK_DELETE:
            step = session::deleteGroup(session_.document(), now);
            break;
        case WXK_UP:
        case WXK_DOWN:
            if (!event.ControlDown()) return false;
            step = session::shiftGroup(session_.document(), now, event.GetKeyCode() == WXK_UP ? -1 : 1);
            break;
        default:
            return false;
    }
    if (step) onStep(std::move(*step));
    return true;
}

}  // namespace cota::wx
