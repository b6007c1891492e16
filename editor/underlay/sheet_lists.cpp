#include "editor/underlay/sheet_lists.h"

#include <algorithm>

#include "editor/words/words.h"
#include "formats/model/document/board_text.h"
#include "formats/model/underlay/underlay_edits.h"
#include "formats/picture/number_text.h"

namespace cota::session {

namespace {

std::string placeText(const model::Grid& grid, model::GridPoint at) {
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (model::hexCentre(grid, grid.at(i)) == at) return model::hexText(grid, grid.at(i));
    return model::pointText(at);
}

std::string groundText(const mapsets::Mapset* game, const scans::HexGround& ground,
                       model::Language language) {
    std::string name = ground.terrain.text;
    if (game != nullptr)
        for (const auto& terrain : game->catalogue.terrains)
            if (terrain.id == ground.terrain) name = terrain.name.in(language);
    if (ground.level == 0) return name;
    return filledIn(trLater("{terrain}, level {level}"),
                    {{"terrain", name}, {"level", std::to_string(ground.level)}});
}

}  // namespace

std::vector<FitPointRow> fitPointRows(const model::Board& board, const model::Underlay& underlay) {
    const auto fit = model::fitOf(underlay, model::HexLayout(board.grid));
    const double far = farFit(board);
    std::vector<FitPointRow> rows;
    for (std::size_t i = 0; i < underlay.points.size(); ++i) {
        const auto& point = underlay.points[i];
        rows.push_back({point.at, placeText(board.grid, point.at),
                        model::thousandthsText(point.x) + ", " + model::thousandthsText(point.y),
                        fit.isFitted() ? picture::numberText(fit.errors[i], 2) : std::string(),
                        fit.isFitted() && fit.errors[i] > far});
    }
    return rows;
}

double farFit(const model::Board& board) {
    constexpr double part = 0.1;
    return part * model::HexLayout(board.grid).hexMillimetres();
}

std::string fitText(const model::Board& board, const model::Underlay& underlay) {
    const auto fit = model::fitOf(underlay, model::HexLayout(board.grid));
    const std::string count = std::to_string(underlay.points.size());
    switch (fit.fault) {
        case model::FitFault::onePlace:
            return tr("Not fitted: all points are at one place");
        case model::FitFault::oneLine:
            return tr("Not fitted: all points are on one line");
        case model::FitFault::fewPoints:
            return filledIn(trLater("Not fitted: {count} of {least} points"),
                            {{"count", count}, {"least", std::to_string(model::leastPoints(underlay.fit))}});
        case model::FitFault::none:
            break;
    }
    if (!fit.isChecked) return tr("Fitted by %s points; one more would check it", count);
    return filledIn(
        trLater("Fitted by {count} points, {error} mm. Red: off by more than {far} mm, a tenth of a hex."),
        {{"count", count},
         {"error", picture::numberText(fit.rootMeanSquare, 2)},
         {"far", picture::numberText(farFit(board), 1)}});
}

std::vector<OddHexRow> oddHexRows(const model::Board& board, const model::Underlay& underlay,
                                  const scans::OddHexes& odd, const mapsets::Mapset* game,
                                  model::Language language) {
    std::vector<OddHexRow> rows;
    for (const scans::OddHex& hex : odd.hexes) {
        const std::string own = groundText(game, hex.ground, language);
        rows.push_back({hex.at, model::hexText(board.grid, hex.at),
                        !hex.looksLike ? own
                                       : filledIn(trLater("{terrain}; looks like {other}"),
                                                  {{"terrain", own},
                                                   {"other", groundText(game, *hex.looksLike, language)}}),
                        picture::numberText(hex.times, 1), hex.colour, model::reviewOf(underlay, hex.at)});
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const OddHexRow& row) { return row.review.state == model::ReviewState::open; });
    return rows;
}

std::string oddHexesText(const std::vector<OddHexRow>& rows, const scans::OddHexes& odd) {
    const auto open = std::ranges::count_if(
        rows, [](const OddHexRow& row) { return row.review.state == model::ReviewState::open; });
    return filledIn(trLater("{open} of {count} to review; {compared} hexes compared"),
                    {{"open", std::to_string(open)},
                     {"count", std::to_string(rows.size())},
                     {"compared", std::to_string(odd.compared)}});
}

std::string stateText(model::ReviewState state) {
    switch (state) {
        case model::ReviewState::kept:
            return tr("the board is right");
        case model::ReviewState::mended:
            return tr("mended");
        case model::ReviewState::open:
            break;
    }
    return tr("open");
}

}  // namespace cota::session
