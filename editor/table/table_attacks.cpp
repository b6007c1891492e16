#include "editor/table/table_attacks.h"

#include <algorithm>
#include <utility>

#include "editor/words/words.h"

namespace cota::session {

namespace {

using mapsets::TableGame;
using model::Subject;
using model::SubjectKind;
using Mark = TableReason::Mark;

bool isBetweenGroups(const TableGame::Action& action) {
    return mapsets::hasMatrix(action) && action.actor == mapsets::TableKind::group &&
           action.target == mapsets::TableKind::group;
}

std::string chanceOf(const ReasonGroup& reasons) {
    // The first result is the best; its chance is the first note with a per cent sign.
    for (const auto& reason : reasons.reasons)
        if (reason.mark == Mark::note && reason.text.ends_with("%"))
            return reason.text.substr(reason.text.rfind(": ") + 2);
    return {};
}

}  // namespace

std::vector<const TableGame::Action*> groupActions(const TableScene& scene) {
    const auto& game = scene.asked().game();
    std::vector<const TableGame::Action*> actions;
    if (const auto* usual = mapsets::matrixAction(game); usual != nullptr && isBetweenGroups(*usual))
        actions.push_back(usual);
    for (const auto& action : game.actions())
        if (isBetweenGroups(action) && (actions.empty() || &action != actions.front()))
            actions.push_back(&action);
    return actions;
}

const TableGame::Action* groupAction(const TableScene& scene, const std::string& id) {
    const auto actions = groupActions(scene);
    const auto found = std::ranges::find_if(actions, [&](const auto* one) { return one->row->id == id; });
    if (found != actions.end()) return *found;
    return actions.empty() ? nullptr : actions.front();
}

std::vector<AttackArrow> attacksFrom(const TableScene& scene, const TableGame::Action& action,
                                     const Subject& from) {
    std::vector<AttackArrow> arrows;
    // The viewer may not see the group.
    if (from.kind != SubjectKind::cardGroup || groupNamed(scene.tableau(), from.id) == nullptr) return arrows;
    for (const auto* group : model::cardGroupsOf(scene.tableau())) {
        const Subject to{SubjectKind::cardGroup, group->id.text, {}};
        if (to == from) continue;
        AttackArrow arrow{to, Mark::yes, {}, judgedAction(scene, action, from, to)};
        arrow.verdict = arrow.reasons.verdict;
        arrow.reasons.title = scene.nameOf(to);
        arrow.reasons.paragraph = {};
        if (arrow.verdict == Mark::yes)
            arrow.label = chanceOf(arrow.reasons);
        else if (const auto* first = arrow.reasons.first())
            arrow.label = first->text;
        arrows.push_back(std::move(arrow));
    }
    return arrows;
}

AttackMatrix matrixOf(const TableScene& scene, const TableGame::Action& action) {
    AttackMatrix matrix{mapsets::matrixOf(scene.asked(), action), {}};
    matrix.shown = look::pictureOf(matrix.asked, scene.cards(), scene.document(), scene.viewerName());
    return matrix;
}

}  // namespace cota::session
