// Everything that a scenario says is on its card, once, in both languages and on both papers.
#include "mapsets/look/briefing/briefing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "formats/model/document/type_bases.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/text_shape.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/prints/briefing_reader.h"
#include "mapsets/look/briefing/briefing_card.h"
#include "mapsets/look/briefing/place_words.h"
#include "mapsets/look/briefing/victory_sentences.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/typeset/capitals.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;
namespace fs = std::filesystem;

namespace {

using model::Language;

/// Letters and digits in capitals: a card divides words and sets headings in capitals.
std::string plain(const std::string& text) {
    std::string made;
    for (const char letter : inCapitals(text))
        if (letter != ' ' && letter != '-' && letter != '\n') made += letter;
    return made;
}

void addTexts(const std::vector<picture::Mark>& marks, std::vector<picture::Text>& texts) {
    for (const auto& mark : marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) texts.push_back(*text);
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) addTexts(group->marks, texts);
    }
}
std::vector<picture::Text> textsOf(const BriefingCard& card) {
    std::vector<picture::Text> texts;
    for (const auto& page : card.pages)
        for (const auto& layer : page.layers) addTexts(layer.marks, texts);
    return texts;
}

/// A sample with all that its card needs; it must not move.
struct Briefed {
    explicit Briefed(const support::Sample& sample)
        : game(std::make_shared<const mapsets::Mapset>(sample.game)),
          laid(mapsets::layDocument(sample.document, game)),
          look(*mapsets::readLook(*game).value),
          plan(*mapsets::readBriefing(*game).value) {}
    Briefed(const Briefed&) = delete;

    BriefingCard card(Language language = Language::english, const char* paper = "a4") const {
        return drawBriefing(
            {laid, look, plan, language, *picture::paperSize(paper), "x.scenario.xml", std::string(64, 'a')});
    }
    Briefing briefing(Language language = Language::english) const {
        return briefingOf(laid.document, *game, plan, language);
    }

    std::shared_ptr<const mapsets::Mapset> game;
    mapsets::LaidDocument laid;
    Symbology look;
    BriefingPlan plan;
};

TEST(Briefing, EveryGamePlansItsCardWithoutMistakes) {
    const mapsets::MapsetLibrary library{{mapsets::test::systemsFolder()}};
    for (const auto& id : library.list()) {
        const auto plan = mapsets::readBriefing(mapsets::test::readGame(id.text));
        EXPECT_EQ(mapsets::test::listed(plan.findings), "") << id.text;
        EXPECT_FALSE(plan.value->sections.empty());
    }
}

TEST(Briefing, EverythingIsOnTheCard) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        if (!sample.document.scenario) continue;
        const Briefed briefed(sample);
        const auto& scenario = **sample.document.scenario;
        for (const auto language : {Language::english, Language::spanish})
            for (const char* paper : {"a4", "letter"}) {
                SCOPED_TRACE(paper);
                const auto card = briefed.card(language, paper);
                std::string all;
                for (const auto& text : textsOf(card)) all += text.words;
                all = plain(all);
                // A paragraph may go on in the other column or on the next page.
                const auto expect = [&](const std::string& words) {
                    const auto wanted = plain(words);
                    std::size_t first = wanted.size();
                    while (first > 0 && all.find(wanted.substr(0, first)) == std::string::npos) --first;
                    EXPECT_NE(all.find(wanted.substr(first)), std::string::npos) << words;
                    EXPECT_TRUE(first > 10 || first == wanted.size()) << words;
                };
                expect(scenario.title.in(language));
                expect(scenario.author);
                expect(scenario.history.in(language));
                for (const auto& group : scenario.groups) expect(group.name.in(language));
                for (const auto& objective : scenario.objectives) {
                    expect(objective.name.in(language));
                    for (const auto& hex : objective.hexes) expect(hex.label);
                }
                for (const auto& condition : scenario.victory) expect(condition.text.in(language));
                for (const auto& rule : scenario.specialRules) expect(rule.text.in(language));
                const auto briefing = briefed.briefing(language);
                for (const auto& fact : briefing.facts) expect(fact.value);
                for (const auto& side : briefing.sides)
                    for (const auto& group : side.groups) expect(group.name + "  " + group.where);
                for (const auto& section : briefing.sections)
                    for (const auto& paragraph : section.paragraphs) expect(paragraph.text);
                for (const auto& turn : briefing.turns) expect(turn.time);
            }
    }
}

void addStars(const std::vector<picture::Mark>& marks, std::vector<picture::Box>& stars) {
    constexpr picture::Colour gold{242, 178, 62, 255};
    for (const auto& mark : marks) {
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what); fill && fill->colour == gold)
            stars.push_back(fill->shape.box());
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) addStars(group->marks, stars);
    }
}

TEST(Briefing, NoStarLiesOnAName) {
    std::size_t compared = 0;
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        if (!sample.document.scenario) continue;
        const auto card = Briefed(sample).card();
        for (const auto& layer : card.pages.front().layers) {
            if (layer.name != "card-map") continue;
            std::vector<picture::Box> stars;
            std::vector<picture::Text> texts;
            addStars(layer.marks, stars);
            addTexts(layer.marks, texts);
            for (const auto& text : texts) {
                if (!text.along.empty()) continue;
                const auto box = coveredBy(text);
                for (const auto& star : stars) {
                    const bool isApart = star.right <= box.left || box.right <= star.left ||
                                         star.bottom <= box.top || box.bottom <= star.top;
                    EXPECT_TRUE(isApart) << text.words;
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 50u);
}

/// A last page for the turn record alone would be wasted.
TEST(Briefing, EveryPageHasText) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        if (!sample.document.scenario) continue;
        const Briefed briefed(sample);
        for (const auto language : {Language::english, Language::spanish})
            for (const char* paper : {"a4", "letter"}) {
                const auto card = briefed.card(language, paper);
                EXPECT_LE(card.pages.size(), 2u) << paper;
                std::size_t serifs = 0;
                for (const auto& layer : card.pages.back().layers) {
                    std::vector<picture::Text> texts;
                    addTexts(layer.marks, texts);
                    serifs += static_cast<std::size_t>(std::ranges::count_if(texts, [](const auto& text) {
                        return text.font.family.find("Libertine") != std::string::npos;
                    }));
                }
                EXPECT_GT(serifs, 20u) << paper;
            }
    }
}

TEST(Briefing, EveryCounterIsCountedOnce) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        if (!sample.document.scenario) continue;
        const Briefed briefed(sample);
        const auto briefing = briefed.briefing();
        for (const auto& group : (*sample.document.scenario)->groups) {
            if (group.kind == model::Group::Kind::out) continue;
            int counted = 0;
            for (const auto& side : briefing.sides)
                for (const auto& one : side.groups)
                    if (one.id == group.id)
                        for (const auto& counter : one.counters) counted += counter.count;
            EXPECT_EQ(counted, static_cast<int>(group.units.size())) << group.id.text;
        }
    }
}

TEST(Briefing, TextsAreOnThePageAndReadable) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        if (!sample.document.scenario) continue;
        const Briefed briefed(sample);
        for (const char* paper : {"a4", "letter"}) {
            const auto card = briefed.card(Language::spanish, paper);
            EXPECT_LE(card.pages.size(), 3u);
            for (const auto& page : card.pages) {
                EXPECT_EQ(page.size, *picture::paperSize(paper));
                std::vector<picture::Text> texts;
                for (const auto& layer : page.layers) addTexts(layer.marks, texts);
                for (const auto& text : texts) {
                    const auto size = picture::sizeOf(text.words, text.font);
                    const double left = text.across == picture::Across::left     ? text.at.x
                                        : text.across == picture::Across::middle ? text.at.x - size.width / 2
                                                                                 : text.at.x - size.width;
                    EXPECT_GE(left, 12) << text.words;
                    EXPECT_LE(left + size.width, page.size.width - 11) << text.words;
                    EXPECT_LE(text.at.y, page.size.height - 10) << text.words;
                    const bool isRunning = text.font.family == "Linux Libertine O" && text.halo == 0;
                    if (isRunning) {
                        EXPECT_GE(text.font.points, 7) << text.words;
                    }
                }
            }
        }
    }
}

TEST(Briefing, TheStructureNamesEveryLayerAndBeginsWithTheTitle) {
    const auto samples = support::allSamples();
    for (const auto& sample : samples) {
        if (!sample.document.scenario) continue;
        const auto card = Briefed(sample).card();
        ASSERT_EQ(card.elementOfLayer.size(), card.pages.size());
        int last = -1;
        for (std::size_t i = 0; i < card.pages.size(); ++i) {
            ASSERT_EQ(card.elementOfLayer[i].size(), card.pages[i].layers.size());
            for (const int element : card.elementOfLayer[i]) {
                EXPECT_LE(element, last + 1) << "elements are in the order of reading";
                last = std::max(last, element);
            }
        }
        ASSERT_FALSE(card.elements.empty());
        EXPECT_EQ(card.elements.front().role, "H1");
        EXPECT_EQ(static_cast<int>(card.elements.size()), last + 1);
        for (const auto& element : card.elements)
            if (element.role == "Figure") {
                EXPECT_FALSE(element.words.empty());
            }
    }
}

TEST(Briefing, TheSameScenarioGivesTheSameCard) {
    const auto samples = support::allSamples();
    const auto sample =
        std::ranges::find_if(samples, [](const auto& one) { return one.document.scenario.has_value(); });
    ASSERT_NE(sample, samples.end());
    EXPECT_EQ(Briefed(*sample).card().pages, Briefed(*sample).card().pages);
}

TEST(Briefing, TextsOfTheOtherLanguageAreMarkedAndListed) {
    auto samples = support::allSamples();
    const auto sample =
        std::ranges::find_if(samples, [](const auto& one) { return one.document.scenario.has_value(); });
    sample->document.scenario = sample->document.scenario->with([](model::Scenario& scenario) {
        scenario.title.es.clear();
        scenario.groups.front().name.es.clear();
    });
    const Briefed briefed(*sample);
    EXPECT_TRUE(briefed.briefing(Language::english).missing.empty());
    const auto briefing = briefed.briefing(Language::spanish);
    ASSERT_EQ(briefing.missing.size(), 2u);
    EXPECT_EQ(briefing.missing[0], "title");
    EXPECT_EQ(briefing.title, "[en] " + (*sample->document.scenario)->title.en);
    EXPECT_EQ(briefed.card(Language::spanish).missing, briefing.missing);
}

model::Loaded<BriefingPlan> readText(const std::string& text) {
    const fs::path designers = "designer/card.xml";
    return mapsets::readBriefing(mapsets::test::readGame("panzer-grenadier"),
                                 {{designers.generic_string(), text}}, {designers});
}

/// A text in a value has its translation in another one.
TEST(Briefing, ValuesAreSaidInTheLanguageOfTheCard) {
    bool hasSeen = false;
    for (const auto& sample : support::allSamples()) {
        if (sample.path.string().find("orvane") == std::string::npos) continue;
        hasSeen = true;
        const Briefed orvane(sample);
        for (const auto language : {Language::english, Language::spanish}) {
            std::string all;
            for (const auto& text : textsOf(orvane.card(language))) all += plain(text.words);
            const bool isSpanish = language == Language::spanish;
            EXPECT_EQ(all.find(plain("Halt at Marcigny")) == std::string::npos, isSpanish);
            EXPECT_EQ(all.find(plain("Alto en Marcigny")) != std::string::npos, isSpanish);
        }
    }
    EXPECT_TRUE(hasSeen);
}

TEST(Briefing, ADesignersCardReplacesFactsAndSections) {
    const auto plan =
        readText(R"(<card><fact what="turns"/><section what="victory" en="How to win"/></card>)");
    EXPECT_EQ(mapsets::test::listed(plan.findings), "");
    ASSERT_EQ(plan.value->facts.size(), 1u);
    ASSERT_EQ(plan.value->sections.size(), 1u);
    EXPECT_EQ(plan.value->sections[0].title.en, "How to win");
    EXPECT_FALSE(plan.value->words.empty()) << "the words of the game remain";
}

TEST(Briefing, MistakesInACardAreReported) {
    const auto listed = [](const std::string& text) {
        return mapsets::test::listed(readText(text).findings);
    };
    EXPECT_NE(listed("<card><fakt what=\"turns\"/></card>").find("Did you mean <fact>"), std::string::npos);
    EXPECT_NE(listed("<card><fact what=\"side\" values=\"initative\"/></card>").find("'initiative'"),
              std::string::npos);
    EXPECT_NE(listed("<card><part kind=\"smoke\" en=\"x\"/></card>").find("BRIEF-002"), std::string::npos);
    EXPECT_NE(listed("<card><part kind=\"minefields\" en=\"{drw}\"/></card>").find("'draw'"),
              std::string::npos);
    EXPECT_NE(listed("<card><section what=\"notes\"/><section what=\"notes\"/></card>").find("BRIEF-003"),
              std::string::npos);
    EXPECT_NE(listed("<card><fact what=\"nothing\"/></card>"), "");
}

TEST(Briefing, WhatSaysNothingOrTheSameTwiceIsReported) {
    const auto found = [](const std::string& inside) {
        const fs::path file = "designer/card.xml";
        return mapsets::test::listed(
            mapsets::readBriefing(mapsets::test::readGame("panzer-grenadier"),
                                  {{file.generic_string(), "<card>" + inside + "</card>"}}, {file})
                .findings);
    };
    const std::string fact = "<fact what='side' values='initiative' en='A'/>",
                      part = "<part kind='minefields' en='B'/>";
    EXPECT_EQ(found(fact + part + "<leave-out parts='leaders'/>"), "");
    for (const auto& [inside, expected] :
         {std::pair{fact + fact, "BRIEF-003"},
          {part + part, "BRIEF-003"},
          {std::string("<leave-out parts='leaders'/><leave-out parts='leaders'/>"), "BRIEF-003"},
          {std::string("<section what='parts' of='leaders'/><section what='parts' of='leaders'/>"),
           "BRIEF-003"},
          {std::string("<leave-out/>"), "'parts'"},
          {std::string("<part kind='minefields'/>"), "'en'"},
          {std::string("<section what='notes' en=''/>"), "XML-023"},
          {std::string("<fact what='side' values='initiative' join=''/>"), "XML-023"}}) {
        const auto findings = found(inside);
        EXPECT_NE(findings.find(expected), std::string::npos) << inside << " gives " << findings;
    }
}

TEST(Briefing, PlacesAreSaidInWords) {
    model::Scenario scenario;
    scenario.assembly.boards.resize(2);
    scenario.assembly.boards[0].id = model::BoardId("31");
    scenario.assembly.boards[1].id = model::BoardId("32");
    const auto game = mapsets::test::readGame("panzer-grenadier");
    using Kind = model::ZoneTerm::Kind;
    const model::ZoneTerm near{.kind = Kind::within, .hexes = {{"32-0409"}}, .number = 1};
    const model::ZoneTerm edge{
        .kind = Kind::within, .number = 6, .children = {{.kind = Kind::edge, .word = "west"}}};
    const model::ZoneTerm rear{.kind = Kind::butNot, .children = {{.kind = Kind::board, .word = "32"}, near}};
    const PlaceWords english(scenario, game.catalogue, Language::english),
        spanish(scenario, game.catalogue, Language::spanish);
    EXPECT_EQ(english.whereIn(near), "within 1 hex of 32-0409");
    EXPECT_EQ(english.whereIn(edge), "within 6 hexes of the western edge");
    EXPECT_EQ(english.whereIn(rear), "on board 32, but not within 1 hex of 32-0409");
    EXPECT_EQ(spanish.whereIn(edge), "a un máximo de 6 hexágonos desde el borde oeste");
    // Zones that name each other do not hang the program.
    model::Zone ring;
    ring.id = model::ZoneId("a");
    ring.hexes = {.kind = Kind::anyOf, .children = {{.kind = Kind::zone, .word = "a"}}};
    scenario.zones = {ring};
    EXPECT_NO_FATAL_FAILURE(english.whereIn(model::ZoneId("a")));
}

}  // namespace
