// Sentences call things by their names, in the language of the reader; findings keep the ids.
#include "validator/engine/spoken.h"

#include <gtest/gtest.h>

#include "formats/model/finding/message.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::Language;
using model::SubjectKind;

namespace {

struct SpokenNames : testing::Test {
    SpokenNames() {
        model::Scenario scenario;
        scenario.sides.resize(2);
        scenario.sides[0].id = model::SideId("de");
        scenario.sides[0].name = {"Germans", "Alemanes"};
        scenario.sides[1].id = model::SideId("us");
        document.scenario.emplace(scenario);
    }
    std::string said(model::Finding finding, const char* text, Language language) const {
        checks::Spoken(document, &game.catalogue).fillIn(finding);
        return model::fillTemplate(text, model::valuesIn(finding, language));
    }
    model::Finding about(std::vector<model::MessageValue> values, model::Subject subject = {}) const {
        model::Finding finding;
        finding.rule = "STATE-003";
        finding.values = std::move(values);
        finding.subject = std::move(subject);
        return finding;
    }
    model::Document document;
    mapsets::Mapset game = support::realGame("marea-de-acero");
};

TEST_F(SpokenNames, BothNationsOfACounterAndItsSideAreNames) {
    auto finding = about({{"other", "german"}, {"nation", "american"}});
    finding.rule = "NATION-003";
    EXPECT_EQ(said(finding, "{other}/{nation}", Language::english), "German/American");
    EXPECT_EQ(said(finding, "{other}/{nation}", Language::spanish), "alemana/estadounidense");
}

TEST_F(SpokenNames, WhatAnAmendmentDoesIsSaidInWords) {
    auto finding =
        about({{"action", model::textOf(model::Amendment::Action::removePath)}, {"option", "fog"}});
    finding.rule = "ASM-019";
    EXPECT_EQ(said(finding, "{action}", Language::english), "remove a path");
    EXPECT_EQ(said(finding, "{action}", Language::spanish), "quitar un camino");
    EXPECT_EQ(said(finding, "{option}", Language::spanish), "fog") << "to be typed";
}

TEST_F(SpokenNames, NamesStandWhereThingsHaveThem) {
    const auto finding =
        about({{"side", "de"}, {"class", "squad"}, {"kind", "entrenchment, pillbox"}, {"state", "hidden"}},
              {SubjectKind::side, "de", {}});
    const char* text = "{side}/{class}/{kind}/{state}";
    const auto es = said(finding, text, Language::spanish), en = said(finding, text, Language::english);
    EXPECT_EQ(es.rfind("Alemanes/", 0), 0u) << es;
    EXPECT_EQ(en.rfind("Germans/", 0), 0u) << en;
    EXPECT_EQ(es.find("entrenchment"), std::string::npos) << es;
    EXPECT_NE(es.find("/oculto"), std::string::npos) << es;
    EXPECT_EQ(finding.values[0].text, "de") << "the finding itself is about the id";
}

TEST_F(SpokenNames, IdsStandWhereNothingHasAName) {
    EXPECT_EQ(said(about({{"side", "us"}}), "{side}", Language::spanish), "us");
    EXPECT_EQ(said(about({{"side", "nobody"}}), "{side} {side.id}", Language::spanish), "nobody nobody");
    EXPECT_EQ(said(about({{"side", "de"}}), "{side} {side.id}", Language::spanish), "Alemanes de");
}

TEST_F(SpokenNames, QuotedIdsOfWhatItIsAboutBecomeNames) {
    auto finding =
        about({{"what.en", "part 'division-forces de'"}, {"what.es", "la parte 'division-forces de'"}},
              {SubjectKind::part, "division-forces", {}});
    EXPECT_EQ(said(finding, "{what}", Language::english), "part 'forces of a division: Germans'");
    EXPECT_EQ(said(finding, "{what}", Language::spanish), "la parte 'fuerzas de una división: Alemanes'");
}

TEST_F(SpokenNames, ValuesAreCalledByTheirLabels) {
    auto finding = about({{"name", "machine-gun"}}, {SubjectKind::part, "division-forces", {}});
    EXPECT_EQ(said(finding, "{name}", Language::spanish), "dotaciones de ametralladora");
    finding.rule = "ATTR-001";
    EXPECT_EQ(said(finding, "{name}", Language::spanish), "dotaciones de ametralladora (machine-gun)")
        << "it has to be typed";
    finding.rule = "NAME-004";
    EXPECT_EQ(said(finding, "{name}", Language::spanish), "machine-gun")
        << "there it is a name that nothing has";
}

}  // namespace
