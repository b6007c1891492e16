#include "tests/mapsets/look/table_fixture.h"

#include <gtest/gtest.h>

#include "formats/model/document/tableau_view.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/faces_reader.h"
#include "tests/mapsets/mapset_fixture.h"

namespace cota::look::test {

namespace {

std::filesystem::path inTree(const char* path) { return std::filesystem::path(COTA_SOURCE_DIR) / path; }

void gather(const std::vector<picture::Mark>& marks, std::vector<std::string>& words) {
    for (const auto& mark : marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) words.push_back(text->words);
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) gather(group->marks, words);
    }
}

}  // namespace

const mapsets::Mapset& cardGame() {
    static const mapsets::Mapset game = [] {
        auto loaded = mapsets::readMapsetFolder({{}}, inTree("mapsets/systems/combat-soldiers"));
        EXPECT_EQ(mapsets::test::listed(loaded.findings), "");
        return loaded.value ? std::move(*loaded.value) : mapsets::Mapset{};
    }();
    return game;
}

const Faces& cardFaces() {
    static const Faces faces = [] {
        auto read = mapsets::readCards(cardGame());
        EXPECT_EQ(mapsets::test::listed(read.findings), "");
        return std::move(*read.value);
    }();
    return faces;
}

model::Document sampleTable() {
    return *xml::loadDocument(inTree("samples/combat-soldiers/winter-bridge.scenario.xml")).value;
}

model::Document tableOf(std::size_t seats) {
    auto document = sampleTable();
    auto scenario = **document.scenario;
    auto& tableau = *scenario.tableau;
    const auto before = tableau;
    tableau.seats.clear();
    std::erase_if(tableau.spaces, [](const auto& space) { return !space.seat.empty(); });
    for (std::size_t i = 0; i < seats; ++i) {
        const auto& like = before.seats[i % before.seats.size()];
        auto seat = like;
        seat.id = model::SeatId("s" + std::to_string(i + 1));
        tableau.seats.push_back(seat);
        for (auto space : before.spaces) {
            if (!(space.seat == like.id)) continue;
            space.seat = seat.id;
            space.id = model::SpaceId(space.id.text + std::to_string(i));
            if (i >= before.seats.size())
                for (auto& group : space.groups)
                    group.id = model::CardGroupId(group.id.text + "-" + std::to_string(i));
            tableau.spaces.push_back(space);
        }
    }
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return document;
}

model::Document seenFrom(model::Document document, const std::string& seat) {
    model::SpaceVisibility visibility;
    for (const auto& kind : cardGame().catalogue.table.spaces) visibility.byKind[kind.id] = kind.seen;
    std::optional<model::SeatId> viewer;
    if (!seat.empty()) viewer = model::SeatId(seat);
    document.scenario = model::Shared<model::Scenario>(
        model::seenBy(model::Scenario(**document.scenario), viewer, visibility));
    return document;
}

std::vector<std::string> allWordsOf(const picture::Picture& picture) {
    std::vector<std::string> words{picture.title};
    for (const auto& layer : picture.layers) gather(layer.marks, words);
    return words;
}

}  // namespace cota::look::test
