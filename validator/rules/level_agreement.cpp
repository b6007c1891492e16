#include "validator/rules/level_agreement.h"

#include <algorithm>

#include "formats/model/outline.h"
#include "formats/model/relief_crossings.h"
#include "validator/rules/drawn_relief.h"

namespace cota::checks {

bool levelsAreDrawn(const CheckContext& context) {
    return context.missing(need::battlefield) == 0 && context.battlefield().levelsAreDrawn();
}

void findUnseenContours(const CheckContext& context, FindingSink& out) {
    for (const auto& drawn : drawnBoards(context)) {
        std::vector<model::FinePoint> centres;
        for (const auto hex : drawn.board().grid.hexes())
            centres.push_back(model::fine(model::hexCentre(drawn.board().grid, hex)));
        for (const auto& line : drawn.relief.lines()) {
            if (!line.closed || line.dashed) continue;
            const auto isOutside = [&](model::FinePoint centre) {
                return model::placeOf(centre, line.points) == model::Place::outside;
            };
            if (!std::ranges::all_of(centres, isOutside)) continue;
            auto note = noteOn(drawn, drawn.contourOf(line));
            note.wording = &levelAgreementWordings[0];
            out.add(std::move(note));
        }
    }
}

void findUnaskedLevels(const CheckContext& context, FindingSink& out) {
    const int metres = context.catalogue().scales.levelHeight;
    for (const auto& drawn : drawnBoards(context)) {
        const auto& grid = drawn.board().grid;
        const auto& stated = *drawn.board().level;
        std::vector<model::HexCoord> hexes, others;
        std::vector<model::GridPoint> centres;
        bool isStated = false;
        for (const auto hex : grid.hexes()) {
            hexes.push_back(hex);
            centres.push_back(model::hexCentre(grid, hex));
            isStated = isStated || stated[grid.index(hex)] != 0;
        }
        if (!isStated) continue;
        const auto levels = model::countedLevels(drawn.relief, centres, metres);
        std::optional<int> first;
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            if (stated[grid.index(hexes[i])] == levels[i]) continue;
            if (others.empty()) first = levels[i];
            others.push_back(hexes[i]);
        }
        if (others.empty()) continue;
        auto note = noteAt(drawn.named, others.front(),
                           {value("board", drawn.board().id), value("count", std::ssize(others)),
                            value("level", static_cast<int>(stated[grid.index(others.front())])),
                            value("drawn", *first)});
        note.wording = &levelAgreementWordings[1];
        out.add(std::move(note));
    }
}

}  // namespace cota::checks
