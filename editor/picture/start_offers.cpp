#include "editor/picture/start_offers.h"

#include <utility>

#include "editor/documents/document_title.h"
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
                          gameTitle(sampleGames, sample.game, language)});
    for (const auto& id : library.list()) {
        const auto game = mapsets::readMapset(library, id);
        if (!game.ok()) continue;
        StartOffer offer{"template/" + id.text, {}, std::nullopt, {}, gameTitle(library, id, language)};
        offer.document = newDocument(Beginning::scenario, *game.value, templateColumns, templateRows);
        offer.title = titleOf(*offer.document, language);
        offers.push_back(std::move(offer));
    }
    return offers;
}

}  // namespace cota::session
