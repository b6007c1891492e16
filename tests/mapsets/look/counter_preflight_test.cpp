// What would go wrong with counter sheets on paper is found before they are printed.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "formats/xml/markup/xml_document.h"
#include "mapsets/look/counters/face_check.h"
#include "mapsets/look/faces/face_reader.h"
#include "tests/mapsets/look/counter_set.h"
#include "tests/mapsets/mapset_fixture.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::battle;
using Made = cota::look::test::CounterSet;

namespace {

std::vector<std::string> idsOf(const std::vector<KitFinding>& findings) {
    std::vector<std::string> ids;
    for (const auto& finding : findings) ids.push_back(finding.id);
    return ids;
}
bool hasFinding(const std::vector<KitFinding>& findings, const std::string& id, const std::string& subject) {
    return std::ranges::any_of(findings,
                               [&](const auto& one) { return one.id == id && one.subject == subject; });
}

TEST(Preflight, ASampleHasAllItsCounters) {
    for (const auto& finding : Made().findings())
        for (const auto* id : {"KIT-1", "KIT-2", "KIT-3", "KIT-5", "KIT-11", "KIT-12"})
            EXPECT_NE(finding.id, id) << finding.message.en;
}

TEST(Preflight, FindsCountersThatAreMissingOrTwice) {
    Made made;
    auto& pieces = made.blocks.front().pieces;
    const auto lost = pieces[0].counter.text, twice = pieces[1].counter.text;
    pieces[0] = pieces[1];
    const auto findings = made.findings();
    EXPECT_TRUE(hasFinding(findings, "KIT-1", lost));
    EXPECT_TRUE(hasFinding(findings, "KIT-2", twice));
    EXPECT_TRUE(hasFinding(findings, "KIT-3", pieces[1].code));
    pieces[0].counter = model::CounterId{"nobody"};
    EXPECT_TRUE(hasFinding(made.findings(), "KIT-2", "nobody"));
}

TEST(Preflight, FindsMoreThanThePublishedSheetHasAndValuesOfAnotherType) {
    auto document = battle();
    auto forces = *document.forces.begin()->second;
    std::map<std::string, int> uses;
    for (const auto& counter : forces.counters) ++uses[counter.type.text];
    const auto most = std::ranges::max_element(uses, {}, [](const auto& one) { return one.second; })->first;
    for (auto& type : forces.types)
        if (type.id.text == most) type.available = 1;
    const auto counter =
        std::ranges::find_if(forces.counters, [&](const auto& one) { return one.type.text == most; });
    const auto type =
        std::ranges::find_if(forces.types, [&](const auto& one) { return one.id.text == most; });
    const auto value = *type->front.begin();
    counter->attributes.set(value.first, "9");
    document.forces.begin()->second = model::Shared<model::Forces>(forces);
    const auto findings = Made(document, {}, {.hasSpares = false}).findings();
    EXPECT_TRUE(hasFinding(findings, "KIT-5", most));
    EXPECT_TRUE(hasFinding(findings, "KIT-4", counter->id.text))
        << value.first << testing::PrintToString(idsOf(findings));
}

/// Leaders of Brod have no backs; rifle platoons have.
TEST(Preflight, ATypeWithoutABackIsFoundIfOthersOfItsClassHaveOne) {
    auto document = battle();
    const auto found = [&] {
        std::set<std::string> types;
        for (const auto& finding : Made(document, {}, {.hasSpares = false}).findings())
            if (finding.id == "KIT-6") types.insert(finding.subject);
        return types;
    };
    EXPECT_EQ(found(), std::set<std::string>{});
    for (auto& [file, forces] : document.forces) {
        auto changed = *forces;
        const auto type =
            std::ranges::find_if(changed.types, [](const auto& one) { return !one.back.empty(); });
        if (type == changed.types.end()) continue;
        type->back = {};
        forces = model::Shared<model::Forces>(changed);
        EXPECT_EQ(found(), std::set<std::string>{type->id.text});
        return;
    }
    FAIL() << "no type has a back";
}

TEST(Preflight, ABleedTooNarrowIsAnError) {
    const Made made;
    EXPECT_TRUE(hasFinding(made.findings(1), "KIT-12", ""));
    EXPECT_FALSE(hasFinding(made.findings(2), "KIT-12", ""));
    EXPECT_TRUE(hasFinding(made.findings(2, true), "KIT-12", ""));
    // Room for 2 mm of both grounds is not room for 6.
    EXPECT_TRUE(hasFinding(made.findings(6), "KIT-11", ""));
}

TEST(Preflight, SmallCountersHaveTypeTooSmall) {
    const auto findings = Made(battle(), {}, {.hasSpares = false, .size = 8}).findings();
    EXPECT_TRUE(std::ranges::any_of(findings, [](const auto& one) {
        return one.id == "KIT-8" && one.severity == model::Severity::error;
    }));
}

/// A marker with these elements, as the only piece of the sheets.
FaceFaults faultsOfMarker(const std::string& inside) {
    static const mapsets::Mapset game = support::realGame("panzer-grenadier");
    Faces faces = facesFor(Faces::Use::counters);
    auto document = xml::openXml(
        "counters.xml",
        {{"counters.xml", "<counters><marker id='m' en='M' es='M' ground='#ffffff' count='1'><front>" +
                              inside + "</front></marker></counters>"}});
    auto root = document.root();
    readFaces(root, game.catalogue, faces);
    EXPECT_EQ(faces.markers.size(), 1u);
    root.finish();
    EXPECT_EQ(mapsets::test::listed(document.takeFindings()), "");
    Symbology look;
    look.setCounters(std::make_shared<const Faces>(faces));
    const model::Document none;
    const CounterSubjects subjects(game.catalogue, look, none, model::Language::english);
    const CounterFaces drawn(subjects);
    const auto blocks = counterBlocks(subjects, none, game.catalogue, {});
    return faultsOf(drawn, blocks.at(0).pieces.at(0), CounterSide::front);
}

TEST(FaceCheck, FindsWhatCannotBeReadOrCut) {
    const auto words = [](const char* at, const char* more) {
        return std::string("<text at='") + at + "' " + more + ">ABCDE</text>";
    };
    EXPECT_FALSE(faultsOfMarker(words("centre middle", "size='6' ink='#000000'")).contrast);
    EXPECT_TRUE(faultsOfMarker(words("centre middle", "size='6' ink='#bbbbbb'")).contrast);
    EXPECT_FALSE(faultsOfMarker("<box at='left 1 top 1' width='13' height='13' fill='#000000'/>" +
                                words("centre middle", "size='6' ink='#bbbbbb'"))
                     .contrast);
    EXPECT_TRUE(faultsOfMarker(words("centre middle", "size='2' ink='#000000'")).tinyType);
    EXPECT_TRUE(faultsOfMarker(words("left 0.2 middle", "size='6' ink='#000000'")).nearCut);
    EXPECT_TRUE(faultsOfMarker(words("centre middle", "size='6' ink='#000000'") +
                               words("centre middle 0.5", "size='6' ink='#000000'"))
                    .crossed);
}

TEST(FaceCheck, FindsLinesTooThinForPrint) {
    const auto line = [](const char* ground, const char* pen) {
        return std::string("<box at='left 1 top 1' width='13' height='13' fill='") + ground +
               "'/><box at='left 4 top 4' width='6' height='6' line='" + pen + "'/>";
    };
    EXPECT_TRUE(faultsOfMarker(line("#ffffff", "#000000 0.05")).thinLine);
    EXPECT_FALSE(faultsOfMarker(line("#ffffff", "#000000 0.1")).thinLine);
    EXPECT_TRUE(faultsOfMarker(line("#000000", "#ffffff 0.1")).thinLine);
    EXPECT_FALSE(faultsOfMarker(line("#000000", "#ffffff 0.2")).thinLine);
}

TEST(Preflight, OpponentsDifferForAllEyes) {
    EXPECT_FALSE(hasFinding(Made().findings(), "KIT-14", "german"));
    auto document = battle();
    for (auto& [file, shared] : document.forces) {
        auto forces = *shared;
        for (auto& type : forces.types) type.nation = "german";
        shared = model::Shared<model::Forces>(forces);
    }
    EXPECT_TRUE(hasFinding(Made(document).findings(), "KIT-14", "german"));
}

TEST(Preflight, NamesInOneLanguageAreToldOnce) {
    auto document = battle();
    EXPECT_FALSE(hasFinding(Made(document).findings(), "KIT-16", ""));
    auto forces = *document.forces.begin()->second;
    forces.types[0].name.es.clear();
    forces.types[1].name.es.clear();
    document.forces.begin()->second = model::Shared<model::Forces>(forces);
    EXPECT_TRUE(hasFinding(Made(document).findings(), "KIT-16", ""));
}

TEST(Preflight, ContrastIsThatOfTheGuidelines) {
    EXPECT_NEAR(contrastOf({0, 0, 0}, {255, 255, 255}), 21, 1e-9);
    EXPECT_NEAR(contrastOf({119, 119, 119}, {255, 255, 255}), 4.48, 0.01);
}

}  // namespace
