#include "editor/counters/csv_import.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "editor/counters/csv_export.h"
#include "editor/counters/near_names.h"
#include "editor/documents/files_of_document.h"
#include "editor/editing/placing.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/counters_case.h"
#include "tests/support/samples.h"

using namespace cota;
using counters::CounterId;
using counters::Language;
using session::CsvPlan;
using session::CsvRow;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rowsOf(const std::string& text, char separator = ',') {
    Rows rows;
    for (const auto& line : session::readCsv(text, separator).lines) rows.push_back(line.cells);
    return rows;
}

TEST(Csv, ReadsWhatSpreadsheetsWrite) {
    EXPECT_EQ(rowsOf("a,b\r\nc,d\r\n"), (Rows{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(rowsOf("a,b\rc,d"), (Rows{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(rowsOf("\"a, \"\"b\"\"\nc\",d"), (Rows{{"a, \"b\" c", "d"}}));
    EXPECT_EQ(rowsOf("  a  ,,b,,\n\n , \nc"), (Rows{{"a", "", "b"}, {"c"}}));
    EXPECT_EQ(rowsOf("\"never closed, b\nc"), (Rows{{"never closed, b c"}}));
    EXPECT_EQ(rowsOf("\"a\" b,c"), (Rows{{"a b", "c"}}));
    EXPECT_TRUE(rowsOf("").empty());
    const auto table = session::readCsv("a\n\n\"b\nb\"\nc", ',');
    ASSERT_EQ(table.lines.size(), 3u);
    EXPECT_EQ(table.lines[1].line, 3);
    EXPECT_EQ(table.lines[2].line, 5);
}

TEST(Csv, ReadsTheEncodingsOfSpreadsheets) {
    EXPECT_EQ(session::csvText("\xEF\xBB\xBFpelotón"), "pelotón");
    EXPECT_EQ(session::csvText("pelot\xF3n \x80"), "pelotón €");
    EXPECT_EQ(session::csvText(std::string("\xFF\xFEp\0\xF3\0", 6)), "pó");
    EXPECT_EQ(session::csvText(std::string("\xFE\xFF\0p\0\xF3", 6)), "pó");
    EXPECT_EQ(session::csvText(std::string("\xFF\xFE\x3D\xD8\x00\xDE\x3D\xD8", 8)), "😀\xEF\xBF\xBD");
}

TEST(Csv, GuessesTheSeparator) {
    EXPECT_EQ(session::separatorOf("a;b;c\n1,5;2;3\n"), ';');
    EXPECT_EQ(session::separatorOf("a,b\nc,d\n"), ',');
    EXPECT_EQ(session::separatorOf("a\tb\nc, e\td\n"), '\t');
    EXPECT_EQ(session::separatorOf("a|b\n"), '|');
    EXPECT_EQ(session::separatorOf("alone"), ',');
}

TEST(Csv, KeepsItsLimits) {
    const auto rows =
        session::readCsv(std::string(2 * session::mostCsvLines + 10, 'a').replace(0, 0, ""), ',');
    EXPECT_EQ(rows.lines.front().cells.front().size(), session::mostCsvCell);
    std::string many;
    for (std::size_t i = 0; i <= session::mostCsvLines; ++i) many += "a\n";
    const auto cut = session::readCsv(many, ',');
    EXPECT_EQ(cut.lines.size(), session::mostCsvLines);
    EXPECT_FALSE(cut.fault.empty());
    const auto wide = session::readCsv(std::string(session::mostCsvColumns, ',') + "b", ',');
    EXPECT_LE(wide.columns(), session::mostCsvColumns);
    EXPECT_FALSE(wide.fault.empty());
}

RC_GTEST_PROP(Csv, ReadsWhatItWrites, ()) {
    const auto separator = *rc::gen::element(',', ';', '\t', '|');
    auto rows = *rc::gen::container<Rows>(rc::gen::container<std::vector<std::string>>(
        rc::gen::container<std::string>(rc::gen::element('a', 'b', '"', ',', ';', '|', ' ', 'z'))));
    for (auto& row : rows)
        for (auto& cell : row) {
            while (cell.starts_with(' ')) cell.erase(0, 1);
            while (cell.ends_with(' ')) cell.pop_back();
        }
    Rows expected;
    for (auto row : rows) {
        while (!row.empty() && row.back().empty()) row.pop_back();
        if (!row.empty()) expected.push_back(row);
    }
    RC_ASSERT(rowsOf(session::writtenCsv(rows, separator), separator) == expected);
}

TEST(Csv, FindsColumnsByTheirTitlesInBothLanguages) {
    const auto game = counters::game();
    const auto fields = session::csvFields(game.get());
    EXPECT_EQ(session::guessedFields({"Nombre", "name", "UNIT TYPE", "Formación", "Hexágono", "wibble", ""},
                                     fields),
              (std::vector<std::string>{"name-es", "name", "type", "formation", "hex", "", ""}));
    EXPECT_EQ(
        session::guessedFields({"Front: fire strength", "back:fire", "alcance", "Estado: cansada"}, fields),
        (std::vector<std::string>{"front:fire", "back:fire", "front:range", "state:tired"}));
    EXPECT_EQ(session::guessedFields({"type", "Type"}, fields), (std::vector<std::string>{"type", ""}));
}

CsvPlan planOf(const model::Document& document, const std::string& text,
               Language language = Language::english) {
    const auto source = counters::sourceOf(document, language);
    const auto table = session::readCsv(text, session::separatorOf(text));
    return session::planImport(
        source, table, session::guessedChoices(source, table, {"r.forces.xml", model::FormationId("c1")}));
}

TEST(CsvImport, AddsChangesAndLeavesOut) {
    const auto plan = planOf(counters::document(),
                             "id;name;type;formation;hex;tired\n"
                             ";2/1;Rifle squad;1st Company;A-0303;yes\n"
                             "r1;Premier;;;;\n"
                             ";3/1;Rifel squad;;;\n"
                             ";4/1;lorry;2nd Company;;\n");
    ASSERT_EQ(plan.rows.size(), 4u);
    EXPECT_EQ(plan.rows[0].effect, CsvRow::Effect::add);
    EXPECT_EQ(plan.rows[1].effect, CsvRow::Effect::change);
    EXPECT_EQ(plan.rows[2].effect, CsvRow::Effect::leaveOut);
    EXPECT_EQ(plan.rows[3].news, std::vector<std::string>{"new formation"});
    EXPECT_EQ(plan.summary().en, "Add 2 units, change 1, leave out 1");
    ASSERT_EQ(plan.problems.size(), 1u);
    EXPECT_EQ(plan.problems[0].fault.suggestions, std::vector<std::string>{"Rifle squad"});
    EXPECT_EQ(plan.problems[0].text(Language::english),
              "Line 4: There is no type 'Rifel squad'. A new type needs a column with its class.");
    const auto& forces = counters::forcesOf(plan.document);
    ASSERT_EQ(forces.counters.size(), 5u);
    EXPECT_EQ(forces.counters[0].name.en, "Premier");
    EXPECT_EQ(forces.counters[3].name.en, "2/1");
    EXPECT_EQ(forces.counters[3].formation.text, "c1");
    EXPECT_EQ(forces.formations.back().name.en, "2nd Company");
    EXPECT_EQ(forces.formations.back().side.text, "red");
    const auto& placed = (*plan.document.scenario)->groups[0].units.back();
    EXPECT_EQ(placed.at->label, "A-0303");
    EXPECT_EQ(*placed.attributes.find("tired"), "yes");
    ASSERT_TRUE(plan.step());
    EXPECT_EQ(plan.step()->label.in(Language::english), "Import a table: Add 2 units, change 1, leave out 1");
}

TEST(CsvImport, UsesTheWordsThatThePersonAccepts) {
    const auto source = counters::sourceOf(counters::document());
    const auto table = session::readCsv("name,type\na,rifel\nb,rifel\nc,rifle\n", ',');
    auto choices = session::guessedChoices(source, table, {"r.forces.xml", model::FormationId("c1")});
    EXPECT_EQ(session::planImport(source, table, choices).problems.at(0).lines, (std::vector{2, 3}));
    choices.words[{"type", "rifel"}] = "rifle";
    choices.leftOut = {4};
    const auto plan = session::planImport(source, table, choices);
    EXPECT_TRUE(plan.problems.empty());
    EXPECT_EQ(plan.added, 2);
    EXPECT_EQ(plan.leftOut, 1);
}

TEST(CsvImport, MakesTypesWithTheirClassAndValues) {
    const auto plan = planOf(counters::document(),
                             "type,class,fire strength,reverse: fire strength,count,on the sheet,nation\n"
                             "Guards,Infantería,7,3,4,6,redland\n"
                             "Guards,infantry,8,,1,,\n"
                             "Tanks,infantry,3,,0,,\n");
    EXPECT_EQ(plan.added, 4);
    EXPECT_EQ(plan.rows[1].effect, CsvRow::Effect::leaveOut) << "a type has one value";
    const auto& types = counters::forcesOf(plan.document).types;
    ASSERT_EQ(types.size(), 4u);
    EXPECT_EQ(*types[2].front.find("fire"), "7");
    EXPECT_EQ(*types[2].back.find("fire"), "3");
    EXPECT_EQ(types[2].available, 6);
    EXPECT_EQ(types[3].name.en, "Tanks");
    EXPECT_EQ(plan.rows[2].units, 0);
}

TEST(CsvImport, SaysWhatIsWrongInEachRow) {
    const auto faultOf = [](const std::string& titles, const std::string& row) {
        const auto plan = planOf(counters::document(), titles + "\n" + row + "\n");
        return plan.problems.empty() ? std::string() : plan.problems[0].fault.text;
    };
    EXPECT_EQ(faultOf("id,type", "a b,rifle"), "'a b' is not a valid id: no blanks, quotes or marks.");
    EXPECT_EQ(faultOf("name,id", "Lost,new"), "A new unit needs a type.");
    EXPECT_EQ(faultOf("type,class", "New,infantery"), "There is no class 'infantery'.");
    EXPECT_EQ(faultOf("type,hex", "rifle,Z-1"), "There is no hex 'Z-1' on this map.");
    EXPECT_EQ(faultOf("type,group", "rifle,red"), "There is no group 'red'.");
    EXPECT_EQ(faultOf("type,side", "rifle,green"), "There is no side 'green'.");
    EXPECT_EQ(faultOf("type,count", "rifle,many"), "The count must be a whole number from 0 to 200.");
    EXPECT_EQ(faultOf("type,aboard", "rifle,t9"), "There is no unit 't9'.");
    EXPECT_EQ(faultOf("type,formation", "rifle,1st Compeny"), "There is no formation '1st Compeny'.");
    EXPECT_EQ(faultOf("type,fire strength", "rifle,99"),
              "'99' is not valid here. Enter a whole number from 0 to 20.");
    EXPECT_EQ(faultOf("type,fire strength", "lorry,3"),
              "Types of the class truck have no value 'Front: fire strength'. Clear the cell.");
    EXPECT_EQ(faultOf("type,sheet", "rifle,some"), "'some' is not a number of counters.");
}

TEST(CsvImport, LoadsUnitsOnCarriersOfLaterRows) {
    const auto plan = planOf(counters::document(),
                             "id,type,aboard,hex\n"
                             "p,rifle,q,\n"
                             "q,lorry,,A-0404\n");
    EXPECT_TRUE(plan.problems.empty());
    const auto& units = (*plan.document.scenario)->groups[0].units;
    ASSERT_EQ(units.size(), 4u);
    EXPECT_EQ(units.back().counter.text, "p");
    EXPECT_EQ(units.back().aboard->text, "q");
}

/// Formations of two sides may have the same name.
TEST(CsvImport, FindsTheFormationOfTheSide) {
    auto document = counters::document();
    model::Formation other = counters::forcesOf(document).formations.front();
    other.id = model::FormationId("b1");
    other.side = model::SideId("blue");
    document = model::withFormation(document, "r.forces.xml", other);
    const auto plan = planOf(document, "type,formation,side\nrifle,1st Company,Azul\nrifle,1st Company,\n");
    EXPECT_EQ(counters::forcesOf(plan.document).counters.back().formation.text, "b1");
    ASSERT_EQ(plan.problems.size(), 1u);
    EXPECT_EQ(plan.problems[0].fault.suggestions, (std::vector<std::string>{"c1", "b1"}));
}

TEST(CsvImport, WorksWithoutForcesAndWithoutTitles) {
    auto document = counters::document();
    document.forces.clear();
    const auto source = counters::sourceOf(document);
    const auto table = session::readCsv("Guards,infantry,3\n", ',');
    auto choices = session::guessedChoices(source, table, {});
    EXPECT_FALSE(choices.hasTitles);
    choices.fields = {"type", "class", "count"};
    const auto plan = session::planImport(source, table, choices);
    EXPECT_EQ(plan.added, 3);
    ASSERT_EQ(plan.document.forces.size(), 1u);
    EXPECT_EQ(plan.document.forces.begin()->second->counters[0].side.text, "red");
    const auto empty = session::planImport(source, session::readCsv("", ','), choices);
    EXPECT_EQ(empty.document, document);
    EXPECT_FALSE(empty.step());
}

/// An export changes nothing when it is read into its own document.
void expectUnchanged(const session::SheetSource& source, Language language, char separator) {
    const auto text = session::unitsAsCsv(source.document, source.game.get(), language, separator);
    const auto table = session::readCsv(session::csvText(text), session::separatorOf(text));
    EXPECT_EQ(table.separator, separator);
    const auto plan = session::planImport(source, table, session::guessedChoices(source, table, {}));
    for (const auto& problem : plan.problems) ADD_FAILURE() << problem.text(Language::english);
    EXPECT_EQ(plan.added, 0);
    EXPECT_EQ(plan.changed, 0);
    EXPECT_EQ(plan.document, source.document);
}

TEST(CsvExport, OfEverySampleIsReadBackUnchanged) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        const auto game = std::make_shared<const mapsets::Mapset>(sample.game);
        for (const auto language : {Language::english, Language::spanish})
            expectUnchanged(
                {sample.document, session::JoinedMap::lay(sample.document, game), game, {}, language},
                language, language == Language::english ? ',' : ';');
    }
}

/// Without its units and types the document gets them back from the table.
TEST(CsvExport, IsTheWholeOrderOfBattle) {
    for (const auto& sample : support::allSamples()) {
        if (sample.document.forces.size() != 1 && !sample.document.scenario) continue;
        SCOPED_TRACE(sample.path);
        const auto game = std::make_shared<const mapsets::Mapset>(sample.game);
        model::Document stripped = sample.document;
        std::size_t units = 0;
        for (auto& [file, forces] : stripped.forces) {
            units += forces->counters.size();
            model::Forces made = *forces;
            made.counters.clear();
            made.types.clear();
            forces = made;
        }
        if (stripped.scenario) {
            auto scenario = **stripped.scenario;
            for (auto& group : scenario.groups) group.units.clear();
            stripped.scenario = scenario;
        }
        const session::SheetSource source{
            stripped, session::JoinedMap::lay(stripped, game), game, {}, Language::english};
        const auto text = session::unitsAsCsv(sample.document, game.get(), Language::english, ',');
        const auto table = session::readCsv(text, ',');
        const auto plan = session::planImport(source, table, session::guessedChoices(source, table, {}));
        EXPECT_EQ(static_cast<std::size_t>(plan.added), units);
        for (const auto& problem : plan.problems) ADD_FAILURE() << problem.text(Language::english);
        std::map<CounterId, std::pair<std::string, model::Attributes>> before, after;
        const auto note = [](const model::Document& document, auto& into) {
            for (const auto& [file, forces] : document.forces)
                for (const auto& counter : forces->counters)
                    for (const auto& type : forces->types)
                        if (type.id == counter.type)
                            into[counter.id] = {type.name.en + "/" + type.unitClass.text, type.front};
        };
        note(sample.document, before);
        note(plan.document, after);
        EXPECT_EQ(before, after);
    }
}

/// Whatever names and numbers the units have, the export is read back unchanged.
RC_GTEST_PROP(CsvExport, IsReadBackUnchanged, ()) {
    auto document = counters::document();
    const auto names = *rc::gen::container<std::vector<std::string>>(
        rc::gen::container<std::string>(rc::gen::element('a', 'b', '"', ',', ';', '/', '1')));
    int number = 0;
    for (const auto& name : names) {
        model::Counter counter;
        counter.id = CounterId("n" + std::to_string(number));
        counter.type = model::CounterTypeId(number % 3 == 0 ? "lorry" : "rifle");
        if (number % 2 == 0)
            counter.formation = model::FormationId("c1");
        else
            counter.side = model::SideId("blue");
        counter.name = {name, number % 5 == 0 ? name + "x" : ""};
        document = model::withCounter(document, "r.forces.xml", counter);
        if (number % 4 == 0) document = session::withUnitAt(document, counter.id, model::HexRef{"A-0203"});
        if (number % 4 == 1) document = session::withUnitAboard(document, counter.id, CounterId("t1"));
        ++number;
    }
    const auto source = counters::sourceOf(document);
    const auto text = session::unitsAsCsv(document, source.game.get(), Language::spanish, ';');
    const auto table = session::readCsv(text, ';');
    const auto plan = session::planImport(source, table, session::guessedChoices(source, table, {}));
    RC_ASSERT(plan.problems.empty());
    RC_ASSERT(plan.added == 0);
    RC_ASSERT(plan.document == document);
}

TEST(NearNames, AreTheNearestFirst) {
    EXPECT_EQ(session::nearNames("infantery", {"cavalry", "infantry", "infantry gun"}),
              std::vector<std::string>{"infantry"});
    EXPECT_EQ(session::nearNames("CAMION", {"camión", "cañón"}), std::vector<std::string>{"camión"});
    EXPECT_TRUE(session::nearNames("x", {"mortar"}).empty());
    EXPECT_TRUE(session::nearNames("", {"a"}).empty());
    EXPECT_TRUE(session::nearNames("5th Company", {"4th Company"}).empty());
    EXPECT_EQ(session::namesWith("Infantería", {"sección de infantería", "camión"}),
              std::vector<std::string>{"sección de infantería"});
    EXPECT_TRUE(session::namesWith("de", {"sección de infantería"}).empty());
}

}  // namespace
