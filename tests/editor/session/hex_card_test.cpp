// The facts about a hex come from the rules of the game.
#include "editor/answers/hex_card.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/words/words.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;

namespace {

struct HexCardCase {
    const char* file;
    const char* hex;
};

const session::CardLine* lineWith(const session::HexCard& card, std::string_view label) {
    const auto line = std::ranges::find_if(
        card.lines, [&](const session::CardLine& one) { return one.label.find(label) != std::string::npos; });
    return line == card.lines.end() ? nullptr : &*line;
}

std::string written(const session::HexCard& card) {
    std::string text = card.title + " | " + card.ground + "\n";
    for (const auto& line : card.lines)
        text += line.label + ": " + line.text + (line.source.empty() ? "" : " [" + line.source + "]") + "\n";
    return text;
}

TEST(HexCard, EveryGameTellsCostsHeightsAndStacking) {
    for (const char* file : {"panzer-grenadier/brod.scenario.xml", "tcs/orvane.scenario.xml",
                             "war-storm-series/sarn.scenario.xml", "marea-de-acero/vieuxpont.scenario.xml"}) {
        support::OpenSample sample(file);
        const session::HexRules rules(sample.session().map());
        const auto& field = rules.map()->field();
        std::size_t withCosts = 0;
        for (const auto cell : field.hexes()) {
            const auto card = rules.card(cell, 1, model::Language::english, false);
            EXPECT_FALSE(card.title.empty());
            EXPECT_FALSE(card.ground.empty()) << file << " " << card.title;
            const bool hasLines = lineWith(card, "Sight") != nullptr;
            EXPECT_TRUE(hasLines || field.isMapEdge(cell)) << file;
            if (lineWith(card, "To enter")) ++withCosts;
        }
        EXPECT_EQ(withCosts, field.hexes().size()) << file;
        const auto card =
            rules.card(field.hexes()[field.hexes().size() / 2], 1, model::Language::english, false);
        EXPECT_NE(lineWith(card, "Stacking"), nullptr) << file << "\n" << written(card);
        RecordProperty(file, written(card));
    }
}

TEST(HexCard, LongCardsGiveReasons) {
    support::OpenSample sample("tcs/orvane.scenario.xml");
    const session::HexRules rules(sample.session().map());
    const auto cell = rules.map()->field().hexes()[40];
    const auto brief = rules.card(cell, 1, model::Language::english, false);
    const auto full = rules.card(cell, 1, model::Language::english, true);
    EXPECT_GT(written(full).size(), written(brief).size());
    EXPECT_FALSE(lineWith(full, "To enter")->source.empty()) << written(full);
}

TEST(HexCard, HasLightAndWeatherOfTheShownTurn) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    auto& session = sample.session();
    model::Document document = session.document();
    auto scenario = *document.scenario;
    scenario = scenario.with([](model::Scenario& one) {
        one.turns.count = 9;
        one.turns.records = {{5, 9, "night", {}, {}, {}, {}, {}}};
    });
    document.scenario = scenario;
    session.commit({session::named("Night"), document});
    EXPECT_EQ(session.shownTurn(), 1);
    session.showTurn(6);
    const session::HexRules rules(session.map());
    const auto cell = rules.map()->field().hexes()[60];
    const auto card = rules.card(cell, session.shownTurn(), model::Language::english, false);
    ASSERT_NE(lineWith(card, "Turn 6"), nullptr) << written(card);
    EXPECT_NE(lineWith(card, "Turn 6")->text.find("night"), std::string::npos) << written(card);
    session.showTurn(60);
    EXPECT_EQ(session.shownTurn(), 9);
}

TEST(HexCard, SpeaksBothLanguages) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    const session::HexRules rules(sample.session().map());
    const auto cell = rules.map()->field().hexes()[60];
    session::speak(model::Language::spanish);
    const auto card = rules.card(cell, 1, model::Language::spanish, false);
    session::speak(model::Language::english);
    EXPECT_NE(lineWith(card, "Visión"), nullptr) << written(card);
}

TEST(HexCard, IsPreparedInTheBackground) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    std::shared_ptr<const session::HexRules> made;
    session::BackgroundHexRules worker(
        [&](std::shared_ptr<const session::HexRules> rules) { made = std::move(rules); });
    worker.start(sample.session().map());
    worker.wait();
    ASSERT_TRUE(made);
    EXPECT_EQ(made->map(), sample.session().map());
}

}  // namespace
