// Names in two languages, and labels of rows in property sheets.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "editor/documents/generated_names.h"
#include "editor/editing/property_sheet.h"
#include "tests/support/small_game.h"

using namespace cota;
using model::SubjectKind;
using session::Property;

namespace {

std::shared_ptr<const mapsets::Mapset> smallGamePtr() {
    return std::make_shared<const mapsets::Mapset>(support::smallGame());
}

model::Document withAZone() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(support::BoardMaker("A", 4, 3).board, 0, 0);
    model::Zone zone;
    zone.id = model::ZoneId("north");
    maker.scenario.zones = {zone};
    model::Side side;
    side.id = model::SideId("red");
    maker.scenario.sides = {side};
    return maker.document();
}

/// The name made by the program is removed when the user enters one.
TEST(GivenNames, ANameTypedInTheLanguageOfTheWindowIsTheOneThatIsSeen) {
    auto made = withAZone();
    auto scenario = **made.scenario;
    scenario.title = session::newTitle;
    scenario.zones[0].name = {"Zone 1", "Zona 1"};
    made.scenario = scenario;
    const session::SheetSource source{made, nullptr, smallGamePtr(), {}, model::Language::spanish};
    const auto rows = session::propertiesOf(source, {SubjectKind::scenario, "", {}}).rows;
    ASSERT_GE(rows.size(), 2u);
    EXPECT_EQ(rows[0].label, "Name");
    EXPECT_EQ(rows[0].value, "Escenario nuevo");
    EXPECT_EQ(rows[1].label, "Name (English)");
    EXPECT_EQ(rows[1].value, "New scenario");
    const auto titled = rows[0].write("La loma").step;
    ASSERT_TRUE(titled);
    EXPECT_EQ((*titled->document.scenario)->title, (model::LocalText{"", "La loma"}));
    const auto zone = session::propertiesOf(source, {SubjectKind::zone, scenario.zones[0].id.text, {}})
                          .rows[0]
                          .write("Bosque");
    EXPECT_EQ((*zone.step->document.scenario)->zones[0].name, (model::LocalText{"", "Bosque"}));
    scenario.title = {"Fox Hill", "La loma"};
    made.scenario = scenario;
    const session::SheetSource named{made, nullptr, smallGamePtr(), {}, model::Language::spanish};
    const auto other =
        session::propertiesOf(named, {SubjectKind::scenario, "", {}}).rows[0].write("El cerro");
    EXPECT_EQ((*other.step->document.scenario)->title, (model::LocalText{"Fox Hill", "El cerro"}))
        << "what somebody wrote stays";
}

TEST(GivenNames, LabelsBeginWithACapital) {
    auto played = *smallGamePtr();
    mapsets::AttributeType area;
    area.name = "area";
    area.meaning = {"area of play", "ámbito"};
    area.kind = mapsets::AttributeType::Kind::integer;
    played.catalogue.sideAttributes = {area};
    const auto kept = std::make_shared<const mapsets::Mapset>(std::move(played));
    for (const auto& [language, label] :
         {std::pair{model::Language::english, "Area of play"}, {model::Language::spanish, "Ámbito"}}) {
        const session::SheetSource source{withAZone(), nullptr, kept, {}, language};
        const auto rows = session::propertiesOf(source, {SubjectKind::scenario, "", {}}).rows;
        EXPECT_EQ(std::ranges::count(rows, std::string(label), &Property::label), 1) << label;
    }
}

TEST(GivenNames, OnlyNamesOfTheProgramGo) {
    const auto english = model::Language::english;
    EXPECT_TRUE(session::isGeneratedName({"Objective 12", "Objetivo 12"}, nullptr));
    for (const model::LocalText& own : {model::LocalText{"Zone of the mill", "Zona del molino"},
                                        {"Zone 1", "Zona 2"},
                                        {"Zone 1", ""},
                                        {"Zoned", "Zonado"}})
        EXPECT_FALSE(session::isGeneratedName(own, nullptr)) << own.en;
    const model::LocalText made{"Zone 1", "Zona 1"};
    EXPECT_EQ(session::renamed(made, english, "Mill", nullptr), (model::LocalText{"Mill", ""}));
    EXPECT_EQ(session::renamed(made, english, "Zone 1", nullptr), made) << "nothing has changed";
    EXPECT_EQ(session::renamed(made, english, "", nullptr), (model::LocalText{"", "Zona 1"}));
}

}  // namespace
