// What people read instead of ids: names of units, levels, rules and values, in both languages.
#include <algorithm>
#include <map>
#include <set>

#include "editor/counters/unit_table.h"
#include "editor/documents/names.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/victory_words.h"
#include "editor/scenario/checklist.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/victory_form.h"
#include "mapsets/loading/new_document.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using model::Language;
using session::ScenarioList;
using support::OpenSample;

namespace {

constexpr const char* orvane = "tcs/orvane.scenario.xml";

session::SheetSource inSpanish(const OpenSample& sample) {
    auto source = sample.source();
    source.language = Language::spanish;
    return source;
}

TEST(PlainWords, UnitsOfATypeHaveRunningNumbersAndNoIds) {
    OpenSample sample(orvane);
    for (const auto& [file, forces] : sample.session().document().forces) {
        std::set<std::string> names;
        for (const auto& counter : forces->counters) {
            const auto name = session::nameOf(*forces, counter, Language::english);
            EXPECT_EQ(name.find('('), std::string::npos) << name;
            EXPECT_TRUE(names.insert(name).second) << name << " twice in " << file;
        }
    }
    const auto& american = *sample.session().document().forces.at("american.forces.xml");
    EXPECT_EQ(session::nameOf(american, american.counters[0], Language::english), "Rifle platoon 1");
    EXPECT_EQ(session::nameOf(american, american.counters[5], Language::spanish), "Sección de fusileros 4");
    const auto rows =
        session::unitRows(sample.session().document(), sample.session().game().get(), Language::english);
    const auto row = std::ranges::find(rows, model::CounterId("u-b1"), &session::UnitRow::id);
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->cell(session::UnitColumn::name), "Rifle platoon 4") << "as everywhere";
    EXPECT_EQ(row->cell(session::UnitColumn::states), "mode: move");
}

TEST(PlainWords, LevelsAndControlAreReadInSpanish) {
    OpenSample sample(orvane);
    const auto source = inSpanish(sample);
    const auto sheet = session::victorySheet(source, 0);
    const auto level = std::ranges::find(sheet.rows, "Level", &session::Property::label);
    ASSERT_NE(level, sheet.rows.end());
    const auto decisive = std::ranges::find(level->choices, level->value, &session::PaletteEntry::id);
    ASSERT_NE(decisive, level->choices.end());
    EXPECT_EQ(decisive->name, "decisiva");
    EXPECT_EQ(sample.take(level->write(session::otherWord + "marginal")), "") << "games print other levels";
    EXPECT_EQ(sample.scenario().victory[0].level, "marginal");
    const auto objective = session::propertiesOf(
        source, {model::SubjectKind::objective, sample.scenario().objectives.front().id.text, {}});
    const auto control = std::ranges::find(objective.rows, "control", &session::Property::name);
    ASSERT_NE(control, objective.rows.end());
    EXPECT_EQ(control->kind, session::Property::Kind::choice);
    EXPECT_EQ(sample.take(control->write(session::otherWord + "nobody")), "") << "any other text is valid";
}

TEST(PlainWords, NationsOfBatteriesAreAChoice) {
    OpenSample sample(orvane);
    const auto& parts = sample.scenario().parts;
    const auto part = std::ranges::find(parts, model::PartKindId("artillery"), &model::ScenarioPart::kind);
    ASSERT_NE(part, parts.end());
    const auto sheet =
        session::statementSheet(inSpanish(sample), static_cast<std::size_t>(part - parts.begin()));
    const auto row = std::ranges::find(sheet.rows, "correction", &session::Property::name);
    ASSERT_NE(row, sheet.rows.end());
    const auto chosen = std::ranges::find(row->choices, row->value, &session::PaletteEntry::id);
    ASSERT_NE(chosen, row->choices.end());
    EXPECT_EQ(chosen->name, "estadounidense");
}

TEST(PlainWords, TheListOfAScenarioCountsInThePluralAndNamesSides) {
    OpenSample sample(orvane);
    const auto list = session::checklistOf(sample.source(), sample.session().report());
    const auto has = [&](const std::string& name) {
        return std::ranges::find(list.items, name, &session::ChecklistItem::name) != list.items.end();
    };
    EXPECT_TRUE(has("Operation sheets"));
    EXPECT_TRUE(has("Rally points"));
    EXPECT_TRUE(has("Batteries off the map"));
    EXPECT_TRUE(has("Side: American"));
    // Every word of the list is a kind of part.
    for (const auto& id : session::gamesWithMaps(support::realGames())) {
        const auto game = mapsets::readMapset(support::realGames(), id);
        ASSERT_TRUE(game.ok()) << id.text;
        const auto* plurals = game.value->catalogue.wordList("parts");
        if (!plurals) continue;
        for (const auto& word : plurals->words)
            EXPECT_TRUE(game.value->catalogue.partKind(model::PartKindId(word.id)))
                << id.text << ": " << word.id;
    }
}

TEST(PlainWords, AcceptedFindingsAreNamedByTheTitleOfTheRule) {
    OpenSample sample(orvane);
    const auto rows = session::acceptedRows(sample.source(), sample.session().report());
    ASSERT_FALSE(rows.empty());
    EXPECT_NE(rows.front().title, rows.front().rule);
    EXPECT_FALSE(rows.front().title.empty());
    EXPECT_EQ(session::titleOfRule("NO-001", Language::english), "NO-001");
    const auto sheet = session::acceptanceSheet(sample.source(), 0);
    const auto rule = std::ranges::find(sheet.rows, std::string("Rule"), &session::Property::label);
    ASSERT_NE(rule, sheet.rows.end());
    const auto shown = std::ranges::find(rule->choices, rule->value, &session::PaletteEntry::id);
    ASSERT_NE(shown, rule->choices.end());
    EXPECT_EQ(shown->name, rows.front().title) << "the form names it as the list does";
}

/// The check of a sample names dozens of hexes before the verb; a row of the list has three lines.
TEST(PlainWords, AcceptedFindingsSayWhatIsTheMatterBeforeTheirHexes) {
    OpenSample sample(orvane);
    sample.session().waitForCheck();
    const auto rows = session::acceptedRows(sample.source(), sample.session().report());
    const auto many = std::ranges::find_if(
        rows, [](const auto& row) { return row.sentence.find(" in all)") != std::string::npos; });
    ASSERT_NE(many, rows.end());
    EXPECT_LE(std::ranges::count(many->sentence.substr(0, many->sentence.find(" in all)")), ','), 1)
        << many->sentence;
}

TEST(PlainWords, FormsOfForcesAreHeadedByTitles) {
    OpenSample sample(orvane);
    const auto sheet = session::forcesSheet(sample.source());
    ASSERT_FALSE(sheet.rows.empty());
    EXPECT_EQ(sheet.rows.front().heading, "1st Battalion, 137th Infantry");
    EXPECT_EQ(OpenSample::valueOf(sheet, "File"), "american.forces.xml");
}

/// The middle of a wide range is no value that a game would have: such values need one of their own.
void expectTypicalValues(const std::string& of, const std::vector<mapsets::AttributeType>& types) {
    constexpr int wide = 15;
    for (const auto& type : types) {
        const bool isNumber = type.kind == mapsets::AttributeType::Kind::integer ||
                              type.kind == mapsets::AttributeType::Kind::rational;
        if (!type.required || !isNumber || !type.fallback.empty()) continue;
        EXPECT_TRUE(type.most - type.least < wide || !type.start.empty())
            << of << ": " << type.name << " begins with the middle of " << type.least << " to " << type.most;
    }
}

TEST(PlainWords, NewThingsOfAllGamesBeginWithTypicalNumbers) {
    for (const auto& id : session::gamesWithMaps(support::realGames())) {
        const auto game = mapsets::readMapset(support::realGames(), id);
        ASSERT_TRUE(game.ok()) << id.text;
        const auto& all = game.value->catalogue;
        expectTypicalValues(id.text + " side", all.sideAttributes);
        expectTypicalValues(id.text + " scenario", all.scenarioAttributes);
        expectTypicalValues(id.text + " group", all.groupAttributes);
        expectTypicalValues(id.text + " counter", all.counterAttributes);
        expectTypicalValues(id.text + " formation", all.formationAttributes);
        expectTypicalValues(id.text + " placement", all.placementAttributes);
        expectTypicalValues(id.text + " objective", all.objectiveAttributes);
        expectTypicalValues(id.text + " exit", all.exitAttributes);
        for (const auto& kind : all.partKinds)
            expectTypicalValues(id.text + " part " + kind.id.text, kind.attributes);
        for (const auto& unit : all.unitClasses) {
            expectTypicalValues(id.text + " front of " + unit.id.text, unit.front);
            expectTypicalValues(id.text + " back of " + unit.id.text, unit.back);
        }
    }
}

TEST(PlainWords, InitiativeOfANewScenarioIsSmall) {
    const auto game = mapsets::readMapset(support::realGames(), model::MapsetId("panzer-grenadier"));
    ASSERT_TRUE(game.ok());
    const auto scenario = mapsets::newScenario(*game.value, "new");
    for (const auto& side : scenario.sides) EXPECT_EQ(*side.attributes.find("initiative"), "3");
}

}  // namespace
