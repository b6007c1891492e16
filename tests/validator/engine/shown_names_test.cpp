// Sentences contain the names of things, in the language of the reader; findings keep the ids.
#include "validator/engine/shown_names.h"

#include <gtest/gtest.h>

#include "formats/model/finding/message.h"
#include "tests/support/real_game.h"
#include "validator/engine/finding_sink.h"

using namespace cota;
using model::Language;
using model::SubjectKind;
using model::ValueKind;

namespace {

struct NamesShown : testing::Test {
    NamesShown() {
        model::Scenario scenario;
        scenario.sides.resize(2);
        scenario.sides[0].id = model::SideId("de");
        scenario.sides[0].name = {"Germans", "Alemanes"};
        scenario.sides[1].id = model::SideId("us");
        document.scenario.emplace(scenario);
    }
    std::string said(model::Finding finding, const char* text, Language language) const {
        checks::ShownNames(document, &game.catalogue).fillIn(finding);
        return model::fillTemplate(text, model::valuesIn(finding, language));
    }
    static model::MessageValue id(std::string name, model::ValueKind kind, std::string text) {
        return {std::move(name), std::move(text), kind};
    }
    model::Finding about(std::vector<model::MessageValue> values, model::Subject subject = {}) const {
        model::Finding finding;
        finding.values = std::move(values);
        finding.subject = std::move(subject);
        return finding;
    }
    model::Document document;
    mapsets::Mapset game = support::realGame("marea-de-acero");
};

TEST_F(NamesShown, BothNationsOfACounterAndItsSideAreNames) {
    const auto finding =
        about({id("other", ValueKind::word, "german"), id("nation", ValueKind::word, "american")});
    EXPECT_EQ(said(finding, "{other}/{nation}", Language::english), "German/American");
    EXPECT_EQ(said(finding, "{other}/{nation}", Language::spanish), "alemana/estadounidense");
}

TEST_F(NamesShown, WhatAnAmendmentDoesIsSaidInWords) {
    const auto finding =
        about({id("action", ValueKind::amendment, model::textOf(model::Amendment::Action::removePath)),
               checks::shownAs(model::ShowAs::id, id("option", ValueKind::option, "fog"))});
    EXPECT_EQ(said(finding, "{action}", Language::english), "remove a path");
    EXPECT_EQ(said(finding, "{action}", Language::spanish), "eliminar un camino");
    EXPECT_EQ(said(finding, "{option}", Language::spanish), "fog") << "to be typed";
}

TEST_F(NamesShown, ConditionsOfVictoryAreCalledBySideAndLevel) {
    auto scenario = **document.scenario;
    for (const auto* name : {"hold", "hold-2", "draw"}) {
        model::VictoryCondition condition;
        condition.id = name;
        if (condition.id != "draw") condition.side = model::SideId("de");
        if (condition.id != "hold-2") condition.level = "german";  // any word of the game
        scenario.victory.push_back(condition);
    }
    scenario.victory[1].level = "german";
    document.scenario.emplace(scenario);
    const auto subject = checks::subjectOf(SubjectKind::victory, "hold");
    auto finding = about({id("condition", ValueKind::text, "hold"), id("other", ValueKind::text, "hold-2"),
                          id("name", ValueKind::text, "hold")},
                         subject);
    EXPECT_EQ(said(finding, "{condition}/{other}/{name}", Language::spanish),
              "Alemanes (alemana)/hold-2/hold")
        << "only conditions that the finding is about";
    finding.related = {checks::subjectOf(SubjectKind::victory, "hold-2")};
    EXPECT_EQ(said(finding, "{condition}/{other}", Language::english),
              "Germans (German)/Germans (German), 2");
    finding = about({id("condition", ValueKind::text, "draw"),
                     checks::whatOf(local("with article", "victory condition"),
                                    checks::subjectOf(SubjectKind::victory, "draw"))},
                    checks::subjectOf(SubjectKind::victory, "draw"));
    EXPECT_EQ(said(finding, "{condition}/{what}", Language::english),
              "draw (German)/victory condition 'draw (German)'");
}

TEST_F(NamesShown, WordsOfEveryGameAreSaidInTheLanguageOfTheReader) {
    const auto words = std::vector<std::string>{"hexes", "points"};
    EXPECT_EQ(
        said(about({checks::valueOf("known", ValueKind::word, words), id("word", ValueKind::word, "west")}),
             "{known}/{word}", Language::spanish),
        "hex\u00e1gonos, puntos/oeste");
    EXPECT_EQ(said(about({checks::ofKind(ValueKind::word, checks::value("known", words))}), "{known}",
                   Language::spanish),
              "hex\u00e1gonos (hexes), puntos (points)")
        << "to be typed in a file";
    auto scenario = **document.scenario;
    scenario.sides[1].name = {"Americans", ""};
    document.scenario.emplace(scenario);
    EXPECT_EQ(
        said(about({checks::ofKind(ValueKind::side, checks::value("known", std::vector<std::string>{"us"}))}),
             "{known}", Language::spanish),
        "Americans (us)")
        << "with a name in the other language only";
}

TEST_F(NamesShown, NamesStandWhereThingsHaveThem) {
    const auto finding =
        about({id("side", ValueKind::side, "de"), id("class", ValueKind::unitClass, "squad"),
               checks::valueOf("kind", ValueKind::onMap, std::vector<std::string>{"entrenchment", "pillbox"}),
               id("state", ValueKind::state, "hidden")},
              {SubjectKind::side, "de", {}});
    const char* text = "{side}/{class}/{kind}/{state}";
    const auto es = said(finding, text, Language::spanish), en = said(finding, text, Language::english);
    EXPECT_EQ(es.rfind("Alemanes/", 0), 0u) << es;
    EXPECT_EQ(en.rfind("Germans/", 0), 0u) << en;
    EXPECT_EQ(es.find("entrenchment"), std::string::npos) << es;
    EXPECT_NE(es.find("/oculto"), std::string::npos) << es;
    EXPECT_EQ(finding.values[0].text, "de") << "the finding itself is about the id";
}

TEST_F(NamesShown, IdsStandWhereNothingHasAName) {
    const auto side = [&](const char* text) { return about({id("side", ValueKind::side, text)}); };
    EXPECT_EQ(said(side("us"), "{side}", Language::spanish), "us");
    EXPECT_EQ(said(side("nobody"), "{side} {side.id}", Language::spanish), "nobody nobody");
    EXPECT_EQ(said(side("de"), "{side} {side.id}", Language::spanish), "Alemanes de");
    EXPECT_EQ(said(about({{"side", "de"}}), "{side}", Language::spanish), "de") << "a word, no id";
}

TEST_F(NamesShown, IdsInPhrasesBecomeNames) {
    const auto finding = about({checks::whatOf(local("part"), ValueKind::part, "division-forces de")});
    EXPECT_EQ(said(finding, "{what}", Language::english), "part 'forces of a division: Germans'");
    EXPECT_EQ(said(finding, "{what}", Language::spanish), "la parte 'fuerzas de una división: Alemanes'");
}

TEST_F(NamesShown, ValuesAreCalledByTheirLabels) {
    const model::Subject part{SubjectKind::part, "division-forces", {}};
    const auto name = [&](model::ShowAs how) {
        return about({checks::shownAs(how, id("name", ValueKind::attribute, "machine-gun"))}, part);
    };
    EXPECT_EQ(said(name(model::ShowAs::name), "{name}", Language::spanish), "dotaciones de ametralladora");
    EXPECT_EQ(said(name(model::ShowAs::nameAndId), "{name}", Language::spanish),
              "dotaciones de ametralladora (machine-gun)")
        << "it has to be typed";
    EXPECT_EQ(said(name(model::ShowAs::id), "{name}", Language::spanish), "machine-gun")
        << "there it is a name that nothing has";
}

}  // namespace
