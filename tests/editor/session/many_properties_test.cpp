// One sheet for several things.
#include <gtest/gtest.h>

#include <algorithm>

#include "formats/model/document/edits.h"
#include "tests/editor/session/sheet_case.h"

using namespace cota;
using model::SubjectKind;
using session::Property;
using session::Selection;

namespace {

struct ManyCase {
    explicit ManyCase(model::Document made = sheets::document())
        : document(std::move(made)),
          source{document, session::JoinedMap::lay(document, sheets::game()), sheets::game(),
                 session::paletteOf(document, sheets::game().get(), model::Language::english)} {}
    model::Document document;
    session::SheetSource source;
};

const Property& rowOf(const session::PropertySheet& sheet, const std::string& label) {
    static const Property none;
    const auto it = std::ranges::find(sheet.rows, label, &Property::label);
    EXPECT_NE(it, sheet.rows.end()) << label;
    return it == sheet.rows.end() ? none : *it;
}

TEST(ManyProperties, CommonValuesAndDifferentOnes) {
    ManyCase one;
    const Selection hexes{{SubjectKind::hex, "0303", {}}, {SubjectKind::hex, "0304", {}}};
    const auto sheet = session::propertiesOf(one.source, hexes);
    EXPECT_EQ(sheet.title, "2 hexes");
    EXPECT_TRUE(rowOf(sheet, "Terrain").isMixed);
    EXPECT_EQ(rowOf(sheet, "Terrain").choices.front().name, "different");
    EXPECT_EQ(rowOf(sheet, "Level").value, "0");
    EXPECT_FALSE(rowOf(sheet, "Terrain").write(session::mixedChoice).step);
}

TEST(ManyProperties, AChangeIsOneStepForAll) {
    ManyCase one;
    const Selection hexes{{SubjectKind::hex, "0303", {}}, {SubjectKind::hex, "0304", {}}};
    const auto written = rowOf(session::propertiesOf(one.source, hexes), "Level").write("3");
    ASSERT_TRUE(written.step);
    EXPECT_EQ(written.step->selection, hexes);
    ManyCase after(written.step->document);
    for (const char* hex : {"0303", "0304"})
        EXPECT_EQ(after.source.map->level(after.source.map->field().resolve(hex).value()), 3);
    EXPECT_EQ(rowOf(session::propertiesOf(one.source, hexes), "Level").write("high").refusal.empty(), false);
}

TEST(ManyProperties, UnitsShareTheirDeclaredValues) {
    auto document = sheets::document();
    const auto file = document.forces.begin()->first;
    for (const char* id : {"r5", "r6"}) {
        model::Counter counter = document.forces.begin()->second->counters.front();
        counter.id = model::CounterId(id);
        document = model::withCounter(document, file, counter);
    }
    ManyCase one(document);
    const Selection units{{SubjectKind::counter, "r5", {}}, {SubjectKind::counter, "r6", {}}};
    const auto sheet = session::propertiesOf(one.source, units);
    EXPECT_EQ(sheet.title, "2 units");
    const auto row = std::ranges::find(sheet.rows, "morale", &Property::name);
    ASSERT_NE(row, sheet.rows.end());
    const auto written = row->write("5");
    ASSERT_TRUE(written.step);
    EXPECT_EQ(written.step->label, "Change 2 units");
    std::size_t changed = 0;
    for (const auto& counter : written.step->document.forces.begin()->second->counters)
        if (const auto* value = counter.attributes.find("morale"); value && *value == "5") ++changed;
    EXPECT_EQ(changed, 2u);
}

/// Two units with English names only have no Spanish ones: it does not say that both are called like the
/// first.
TEST(ManyProperties, WhatStandsInsteadOfANameIsDifferent) {
    auto document = sheets::document();
    const auto file = document.forces.begin()->first;
    Selection units;
    for (const char* id : {"n1", "n2"}) {
        model::Counter counter = document.forces.begin()->second->counters.front();
        counter.id = model::CounterId(id);
        counter.name = {std::string("Platoon ") + id, ""};
        document = model::withCounter(document, file, counter);
        units.insert({SubjectKind::counter, id, {}});
    }
    ManyCase one(document);
    const auto sheet = session::propertiesOf(one.source, units);
    EXPECT_EQ(rowOf(sheet, "Name (Spanish)").hint, "different");
    EXPECT_EQ(rowOf(sheet, "Name (Spanish)").value, "");
}

TEST(ManyProperties, KindsThatHaveNothingInCommonHaveNoRows) {
    ManyCase one;
    const auto sheet = session::propertiesOf(
        one.source, Selection{{SubjectKind::hex, "0303", {}}, {SubjectKind::objective, "mill", {}}});
    EXPECT_EQ(sheet.title, "2 things");
    for (const auto& row : sheet.rows) EXPECT_NE(row.label, "Terrain");
}

}  // namespace
