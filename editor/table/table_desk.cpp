#include "editor/table/table_desk.h"

#include <algorithm>
#include <utility>

#include "editor/words/words.h"

namespace cota::session {

using model::Subject;
using model::SubjectKind;
namespace {

using Mark = TableReason::Mark;

}  // namespace

TableDesk::TableDesk(Session& session) : session_(session) {
    listening_ = session_.changed.connect([this](const Changed& what) {
        if (what.opened) {
            viewer_ = {};
            areAttacksShown_ = false;
            action_.clear();
        }
        if (what.document || what.file || what.opened) isOld_ = true;
        if (what.document || what.selection || what.file) {
            areArrowsOld_ = true;
            asked_.reset();
        }
        if (what.document) verdict_.reset();
        if (session_.playedOn() == PlayedOn::table) changed();
    });
}

const std::shared_ptr<const TableScene>& TableDesk::scene() {
    if (!std::exchange(isOld_, false)) return scene_;
    areArrowsOld_ = true;
    scene_ = TableScene::lay(
        {session_.document(), session_.game(), session_.looks().faces(), session_.language(), viewer_});
    return scene_;
}

void TableDesk::lookAs(TableViewer viewer) {
    if (viewer == viewer_) return;
    viewer_ = std::move(viewer);
    isOld_ = true;
    verdict_.reset();
    asked_.reset();
    // A selected card may be one that this player does not see.
    Selection kept;
    for (const auto& thing : session_.selection())
        if (thing.kind == SubjectKind::seat || thing.kind == SubjectKind::space) kept.focusOn(thing);
    session_.select(kept);
    changed();
}

void TableDesk::showAttacks(bool areShown) {
    areAttacksShown_ = areShown;
    areArrowsOld_ = true;
    changed();
}

const mapsets::TableGame::Action* TableDesk::action() {
    return scene() ? groupAction(*scene(), action_) : nullptr;
}

void TableDesk::chooseAction(std::string id) {
    action_ = std::move(id);
    areArrowsOld_ = true;
    asked_.reset();
    changed();
}

const std::vector<AttackArrow>& TableDesk::attacks() {
    const auto& table = scene();
    if (!std::exchange(areArrowsOld_, false)) return arrows_;
    arrows_.clear();
    const auto* asked = action();
    const auto& selection = session_.selection();
    if (areAttacksShown_ && table && asked && !selection.empty()) {
        auto from = selection.focus();
        const auto spot = spotOf(from);
        if (spot && (spot->in == TableSpot::In::group || spot->in == TableSpot::In::attached))
            from = {SubjectKind::cardGroup, spot->holder, {}};
        arrows_ = attacksFrom(*table, *asked, from);
    }
    return arrows_;
}

void TableDesk::showVerdict(std::optional<TableVerdict> verdict) {
    verdict_ = std::move(verdict);
    changed();
}

void TableDesk::showReasons(ReasonGroup reasons) {
    asked_ = std::move(reasons);
    changed();
}

TableVerdict TableDesk::shown() {
    if (verdict_) return *verdict_;
    if (asked_) return {asked_->title, asked_->verdict, {*asked_}};
    const auto& arrows = attacks();
    if (arrows.empty()) return ofSelection();
    TableVerdict all;
    all.title = action()->row->name.in(session_.language());
    for (const auto& arrow : arrows) all.groups.push_back(arrow.reasons);
    // Those that may be done come first.
    std::ranges::stable_sort(all.groups, [](const ReasonGroup& one, const ReasonGroup& other) {
        return one.verdict == Mark::yes && other.verdict != Mark::yes;
    });
    return all;
}

/// What the rules of the game say of the selected thing as it lies.
TableVerdict TableDesk::ofSelection() {
    const auto& table = scene();
    if (!table || session_.selection().empty()) return {};
    const auto thing = session_.selection().focus();
    if (!isOnTable(table->tableau(), thing) || thing == tableSubject()) return {};
    auto verdict = judgedPosition(*table, thing);
    return verdict;
}

}  // namespace cota::session
