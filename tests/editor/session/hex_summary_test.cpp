// What a screen reader says of a hex.
#include "editor/answers/hex_summary.h"

#include <gtest/gtest.h>

#include "editor/answers/hex_facts.h"
#include "editor/mending/hex_findings.h"
#include "editor/words/words.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;

namespace {

class InLanguage {
  public:
    explicit InLanguage(model::Language language) { session::speak(language); }
    ~InLanguage() { session::speak(model::Language::english); }
};

TEST(HexSummary, EveryHexBeginsWithItsNumberAndIsASentence) {
    for (const char* file : {"panzer-grenadier/brod.scenario.xml", "tcs/orvane.scenario.xml",
                             "war-storm-series/sarn.scenario.xml", "marea-de-acero/vieuxpont.scenario.xml"})
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            const InLanguage spoken(language);
            support::OpenSample sample(file);
            const auto map = sample.session().map();
            session::HexSummary summary;
            for (const auto cell : map->field().hexes()) {
                const auto text = summary.of(map, cell, language, {});
                ASSERT_TRUE(text.starts_with(map->label(cell))) << text;
                ASSERT_EQ(text.back(), '.') << text;
                ASSERT_EQ(text.find(": ."), std::string::npos) << text;
                ASSERT_EQ(text.find(".."), std::string::npos) << text;
            }
        }
}

/// The first hex of the map of which `says` is true.
template <class Says>
std::string firstOf(const session::Session& session, model::Language language, const Says& says) {
    session::HexSummary summary;
    for (const auto cell : session.map()->field().hexes())
        if (says(cell)) return summary.of(session.map(), cell, language, {});
    return {};
}

TEST(HexSummary, SaysUnitsWithTheirSideAndWhereRoadsGo) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    const auto& map = *sample.session().map();
    const auto text = firstOf(sample.session(), model::Language::english,
                              [&](auto cell) { return !session::countersIn(map, cell).empty(); });
    EXPECT_NE(text.find("Soviet: "), std::string::npos) << text;
    RecordProperty("units", text);
    const auto& kinds = map.game().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto road = firstOf(sample.session(), model::Language::english,
                                  [&](auto cell) { return map.field().links(kind, cell) != 0; });
        if (road.empty()) continue;
        EXPECT_NE(road.find(kinds[kind].name.in(model::Language::english) + ": "), std::string::npos) << road;
        return;
    }
    ADD_FAILURE() << "no path";
}

TEST(HexSummary, SaysDirectionsAsSeenOnTheScreen) {
    EXPECT_EQ(session::placeOf(model::Direction::n, model::Orientation::flat), "above");
    EXPECT_EQ(session::placeOf(model::Direction::se, model::Orientation::pointed), "right");
    const InLanguage spanish(model::Language::spanish);
    EXPECT_EQ(session::placeOf(model::Direction::s, model::Orientation::flat), "abajo");
}

TEST(HexSummary, SaysAHexsideAndTheHexBehindIt) {
    support::OpenSample sample("tcs/orvane.scenario.xml");
    const auto& map = *sample.session().map();
    const auto cell = map.field().hexes()[map.field().hexes().size() / 2];
    const auto text =
        session::HexSummary::ofHexside(map, cell, model::Direction::n, model::Language::english);
    EXPECT_TRUE(text.starts_with("Hexside above: ")) << text;
    const auto behind = map.label(map.field().neighbour(cell, model::Direction::n));
    EXPECT_NE(text.find("Behind it: " + behind + "."), std::string::npos) << text;
}

TEST(HexSummary, FindingsComeLast) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    session::HexSummary summary;
    const auto map = sample.session().map();
    const auto text = summary.of(map, map->field().hexes().front(), model::Language::english,
                                 {"Error: Something is wrong."});
    EXPECT_TRUE(text.ends_with(" Error: Something is wrong.")) << text;
}

TEST(HexSummary, FindingsAreThoseOfTheHex) {
    support::OpenSample sample("broken/panzer-grenadier/brod.scenario.xml");
    auto& session = sample.session();
    session.waitForCheck();
    std::size_t hexes = 0;
    for (const auto cell : session.map()->field().hexes()) {
        const auto found = session::findingsAbout(session, cell);
        if (found.empty()) continue;
        ++hexes;
        EXPECT_TRUE(found[0].starts_with("Error: ") || found[0].starts_with("Warning: ") ||
                    found[0].starts_with("Note: "))
            << found[0];
        EXPECT_LE(found.size(), 4U);
    }
    EXPECT_GT(hexes, 0U);
    EXPECT_LT(hexes, session.map()->field().hexes().size());
}

}  // namespace
