// The export of a scenario without a map.
#include <gmock/gmock.h>

#include "formats/model/document/tableau_view.h"
#include "formats/xml/documents/document_file.h"
#include "tests/validator/publish/export_support.h"

namespace cota::publish {
namespace {

using model::SeatId;
using model::Visibility;

const std::filesystem::path examples = std::filesystem::path(COTA_SOURCE_DIR) / "tests/formats/xml/examples";

model::Document tableDocument() { return xml::loadDocument(examples / "table.scenario.xml").value.value(); }

Json cards(const char* text) { return Json::parse(text); }

TEST(TableExport, SpacesHoldWhatLiesInThem) {
    const Json json = SmallExport(tableDocument()).json();
    EXPECT_FALSE(json.contains("map"));
    const Json deck = entryOf(json["tableau"], "id", "deck");
    EXPECT_EQ(deck["cards"], cards(R"([{"type": "rifle", "count": 1, "end": 1},
        {"type": "truck", "count": 2, "end": 1, "values": {"hot": "yes"}}, {"count": 5}])"));
    const Json area = entryOf(json["tableau"], "id", "p1-area");
    EXPECT_EQ(area["seat"], "p1");
    EXPECT_EQ(area["markers"], cards(R"([{"kind": "control", "by": "p1", "side": "north"}])"));
    const Json group = area["groups"][0];
    EXPECT_EQ(group["id"], "g1");
    EXPECT_EQ(group["cards"],
              cards(R"([{"type": "leader", "count": 1, "end": 2, "turned": true, "faceDown": true,
        "by": "p2", "markers": [{"kind": "entrenched", "value": 1}], "values": {"morale": "8"}}])"));
    EXPECT_EQ(
        group["attached"],
        cards(R"([{"type": "truck", "count": 1, "end": 1, "by": "p2", "markers": [{"kind": "smoke"}]}])"));
    EXPECT_EQ(group["markers"], cards(R"([{"kind": "isolated", "value": -2, "label": "A"}])"));
}

TEST(TableExport, TheTableHasAllElse) {
    const Json table = SmallExport(tableDocument()).json()["table"];
    EXPECT_EQ(table["turn"], "p2");
    EXPECT_EQ(table["start"], "p1");
    EXPECT_EQ(table["values"], (Json{{"actions", "1"}, {"day's phase", "b"}}));
    EXPECT_EQ(table["seats"][0], (Json{{"id", "p1"}, {"name", {{"en", "Ana"}}}, {"side", "north"}}));
    EXPECT_EQ(table["markers"], cards(R"([{"kind": "end-of-round", "value": 10}])"));
    EXPECT_EQ(table["relations"],
              cards(R"([{"kind": "siege", "from": "g2", "to": "g1", "label": "A", "value": 2,
        "values": {"since": "3"}}])"));
    EXPECT_EQ(table["links"][1], (Json{{"from", "deck"}, {"to", "p1-area"}}));
    EXPECT_EQ(table["selections"],
              cards(R"([{"seat": "p1", "picks": [{"type": "rifle", "side": "south"}, {"type": "truck"}]}])"));
}

TEST(TableExport, CardsHaveTheirEnds) {
    const Json types = SmallExport(tableDocument()).json()["forces"]["types"];
    EXPECT_EQ(
        entryOf(types, "id", "leader")["ends"],
        cards(R"([{"class": "leader", "name": {"en": "Lt. Braun", "es": "Tte. Braun"}, "nation": "german",
        "values": {"command": "3"}}, {"class": "order"}])"));
}

TEST(TableExport, GivesTheDocumentBack) {
    const SmallExport small(tableDocument());
    const auto back = interchange::readCotaJson("x", small.text());
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value->document, small.laid.document);
}

TEST(TableExport, ForAPlayerHoldsNothingThatHeDoesNotSee) {
    auto document = tableDocument();
    auto scenario = **document.scenario;
    auto& spaces = scenario.tableau->spaces;
    spaces[0].cards[0].type = model::CounterTypeId("top-secret");
    spaces[1].cards[0].type = model::CounterTypeId("area-secret");
    spaces[1].groups[0].cards[0].type = model::CounterTypeId("leader-secret");
    scenario.tableau->selections[0].picks[0].type = model::CounterTypeId("choice-secret");
    spaces[2].seat = SeatId("p2");
    spaces[2].cards = {{.type = model::CounterTypeId("own-secret"), .faceDown = true}};
    const model::SpaceVisibility visibility{{{"deck", Visibility::none}, {"area", Visibility::all}}};
    const auto exported = [&](const std::optional<SeatId>& viewer) {
        document.scenario = seenBy(scenario, viewer, visibility);
        return SmallExport(document).text();
    };
    const auto has = [](const std::string& text, const char* word) {
        return text.find(word) != std::string::npos;
    };
    const auto ofNobody = exported(std::nullopt), ofFirst = exported(SeatId("p1")),
               ofSecond = exported(SeatId("p2"));
    EXPECT_FALSE(has(ofNobody, "-secret")) << ofNobody;
    EXPECT_FALSE(has(ofFirst, "top-secret"));
    EXPECT_TRUE(has(ofFirst, "area-secret"));
    EXPECT_FALSE(has(ofFirst, "leader-secret")) << "the second player laid it face down";
    EXPECT_TRUE(has(ofFirst, "choice-secret"));
    EXPECT_FALSE(has(ofFirst, "own-secret"));
    EXPECT_FALSE(has(ofSecond, "area-secret"));
    EXPECT_TRUE(has(ofSecond, "leader-secret"));
    EXPECT_FALSE(has(ofSecond, "choice-secret"));
    EXPECT_TRUE(has(ofSecond, "own-secret"));
    for (const auto* text : {&ofNobody, &ofFirst, &ofSecond}) EXPECT_FALSE(has(*text, "#comment"));
}

}  // namespace
}  // namespace cota::publish
