#include "validator/rules/board/seam_steps.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace cota::checks {

void steepSeams(const CheckContext& context, int from, FindingSink& out) {
    if (context.scenario() == nullptr || context.missing(need::battlefield) != 0) return;
    const auto& field = context.battlefield();
    std::map<std::pair<std::size_t, std::size_t>, std::vector<model::Subject>> seams;  // by placements
    for (const auto cell : field.hexes()) {
        const auto here = field.printed(cell);
        for (const auto direction : model::allDirections) {
            const auto next = field.neighbour(cell, direction);
            if (next <= cell || !field.isOnMap(next) ||
                std::abs(field.level(cell) - field.level(next)) < from)
                continue;
            const auto there = field.printed(next);
            if (here.size() != 1 || there.size() != 1 || here[0].placement == there[0].placement) continue;
            const auto one = field.label(cell), two = field.label(next);
            seams[std::minmax<std::size_t>(here[0].placement, there[0].placement)].push_back(
                subjectOf(model::SubjectKind::pair, one + " " + two, {one, two}));
        }
    }
    for (auto& [boards, related] : seams) {
        std::vector<std::string> pairs;
        for (const auto& pair : related) pairs.push_back(pair.hexes[0] + "/" + pair.hexes[1]);
        const auto& id = field.boards()[boards.first].id;
        out.add({.values = {value("board", id), value("other", field.boards()[boards.second].id),
                            value("rise", from), value("pairs", pairs), value("count", std::ssize(pairs))},
                 .subject = subjectOf(model::SubjectKind::board, id, related.front().hexes),
                 .related = std::move(related),
                 .wording = &seamStepWordings[0],
                 .cases = pairs.size()});
    }
}

}  // namespace cota::checks
