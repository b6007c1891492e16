#include "editor/picture/start_offers.h"

#include <utility>

#include "editor/editing/beginnings.h"

namespace cota::session {

namespace {

constexpr int templateColumns = 16, templateRows = 12;

}  // namespace

std::vector<StartOffer> startOffers(const mapsets::MapsetLibrary& library, model::Language language) {
    std::vector<StartOffer> offers;
    const auto sampleGames = withSampleGames(library);
    for (const auto& sample : samplesOf(library, language))
        offers.push_back({"sample/" + sample.path.string(), sample.path, std::nullopt, sample.title,
                          gameTitle(sampleGames, sample.game, language), sample.game.text});
    for (const auto& id : library.list()) {
        const auto game = mapsets::readMapset(library, id);
        if (!game.ok()) continue;
        for (const auto& row : beginnings()) {
            if (!row.isTemplate || row.isTable != game.value->catalogue.table.isUsed()) continue;
            // The stable ids of the pictures begin with those of earlier versions.
            const bool isFirst = row.what == Beginning::scenario;
            const auto number = std::to_string(&row - beginnings().data());
            StartOffer offer{"template/" + id.text + (isFirst ? "" : "/" + number),
                             {},
                             std::nullopt,
                             tr(row.card),
                             gameTitle(library, id, language),
                             id.text};
            offer.document = newDocument(row.what, *game.value, templateColumns, templateRows);
            offers.push_back(std::move(offer));
        }
    }
    return offers;
}

}  // namespace cota::session
