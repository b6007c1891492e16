// Hexsides where boards share half hexes: both boards must print them.

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/path_seams.h"
#include "validator/rules/board/seam_rules.h"
#include "validator/rules/board/seam_steps.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

/// What each board prints on hexsides of the map: placement, hexside, kind.
using PrintedSides = std::set<std::tuple<std::size_t, model::HexSide, model::HexsideId>>;

bool prints(const mapsets::PrintedHexes& printed, std::size_t placement) {
    return std::any_of(printed.begin(), printed.end(),
                       [&](const auto& one) { return one.placement == placement; });
}

/// Whether an amendment of the scenario states what is on the hexside.
bool isAmended(const CheckContext& context, mapsets::Cell a, mapsets::Cell b) {
    using Action = model::Amendment::Action;
    const auto& field = context.battlefield();
    return std::ranges::any_of(context.scenario()->assembly.amendments, [&](const model::Amendment& one) {
        if ((one.action != Action::addHexside && one.action != Action::removeHexside) ||
            one.hexes.size() != 2)
            return false;
        const auto first = field.resolve(one.hexes[0].label), second = field.resolve(one.hexes[1].label);
        return (first == a && second == b) || (first == b && second == a);
    });
}

const model::Board* boardAt(const CheckContext& context, std::size_t placement) {
    const auto& placed = context.scenario()->assembly.boards;
    const auto found = placement < placed.size() ? context.document().boards.find(placed[placement].file)
                                                 : context.document().boards.end();
    return found == context.document().boards.end() ? nullptr : &*found->second;
}

void sidesBrokenAtSeams(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto boards = field.boards();
    PrintedSides known;
    for (std::size_t at = 0; at < boards.size(); ++at)
        if (const auto* board = boardAt(context, at))
            for (const auto& hexside : board->hexsides)
                known.emplace(at, boards[at].toMap(hexside.side), hexside.kind);
    for (const auto& [at, side, kind] : known) {
        const auto a = field.cellOf(side.hex), b = field.cellOf(side.other());
        if (!field.isOnMap(a) || !field.isOnMap(b)) continue;
        const auto here = field.printed(a), there = field.printed(b);
        for (const auto& other : here) {
            if (other.placement == at || !prints(there, other.placement) || !prints(here, at) ||
                !prints(there, at) || known.contains({other.placement, side, kind}) ||
                isAmended(context, a, b))
                continue;
            const auto one = field.label(a), two = field.label(b);
            out.add({.values = {value("kind", kind), value("board", boards[at].id), value("from", one),
                                value("to", two), value("other", boards[other.placement].id)},
                     .subject = subjectOf(SubjectKind::hexside, one + "/" + two, {one, two}),
                     .places = {subjectOf(SubjectKind::hex, one), subjectOf(SubjectKind::hex, two)}});
        }
    }
}

constexpr std::array seamTable{
    Rule{
        .message = {"MAP-011", Severity::warning, local("a hexside only one board has"),
                    local("Board {board} has '{kind}' between {from} and {to}, but board {other}, which "
                          "prints the other "
                          "half of that side, has none; draw it there too, or amend the side."),
                    local("On the table the side stops in the middle; the program takes it as a whole one."),
                    local("Draw it on both boards, or say with an amendment of the scenario what is there.")},
        .needs = need::scenario | need::battlefield,
        .run = sidesBrokenAtSeams},
};
static_assert(isSound(seamTable));

}  // namespace

Topic mapSeamRules() { return {"seams", local("Seams of boards"), seamTable}; }

std::vector<std::string> seamRuleIds() {
    std::vector<std::string> ids;
    for (const auto& topic : boardTopics())
        for (const auto& rule : topic.rules)
            if (rule.run == sidesBrokenAtSeams || rule.run == pathBrokenAtSeams ||
                rule.run == contoursBrokenAtSeams || rule.variants.data() == seamStepWordings.data())
                ids.emplace_back(rule.message.id);
    return ids;
}

}  // namespace cota::checks
