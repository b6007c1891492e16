// Games, terrains and units are not named in C++: they are data, or a second game would inherit the habits
// of the first.
#include <gtest/gtest.h>

#include "tests/arch/names_check.h"

using namespace cota::arch;

namespace {

/// Words of the file format that some game also uses for something of its own. Each is generic; the code
/// never treats it as a thing of the game.
const std::vector<SharedWord> sharedWords{
    {"foot", "formats/earth/gdal/gdal_heights.cpp", "a unit of length"},
    {"control", "formats/model/document/victory.cpp", "a kind of victory condition"},
    {"clear", "mapsets/sight/sight.cpp", "a verdict of sight"},
    {"clear", "editor/answers/sight_answer.cpp", "the same verdict, to be translated"},
    {"move", "mapsets/cases/case_kinds.cpp", "a kind of question of a worked case"},
    {"attack", "mapsets/cases/stack_cases.cpp", "a word of such a question"},
    {"attack", "validator/cli/program.cpp", "a command"},
    {"attack", "validator/cli/commands/attack_command.cpp", "the same command"},
    {"attack", "validator/cli/commands/attack_answer.cpp", "its answer in JSON"},
    {"occupation", "mapsets/analysis/readings.cpp", "a question to a strategy"},
    {"leader", "validator/overlays/place_overlays.cpp", "a column of a table, and its caption"},
    {"leaders", "validator/overlays/place_overlays.cpp", "as above"},
    {"air", "mapsets/spotting/weapons.cpp", "a kind of row: weapons against aircraft"},
    {"air", "validator/overlays/overlay.cpp", "a kind of overlay"},
    {"hill", "validator/report/spanish_example.cpp", "a name an author gave in an example, to be translated"},
    {"tank", "validator/report/spanish_example.cpp", "as above"},
    {"truck", "validator/report/spanish_example.cpp", "as above"},
    {"boats", "validator/report/spanish_example.cpp", "as above"},
    {"small", "validator/report/spanish_example.cpp", "as above"},
    {"field", "validator/rules/scenario/order_rules.cpp", "the value of a finding that names a field"},
    {"field", "validator/rules/scenario/order_place_rules.cpp", "as above"},
    {"field", "editor/editing/finding_values.cpp", "as above"},
    {"field", "editor/mending/finding_questions.cpp", "as above"},
    {"green", "mapsets/look/symbols/svg_drawing.cpp", "a colour of SVG"},
    {"area", "", "an element of boards"},
    {"objective", "", "an element of scenarios"},
    {"weather", "", "an attribute of turns"},
    {"move", "mapsets/table/set_up_acts.h", "an act of a set-up"},
    {"pond", "mapsets/look/furniture/legend_samples.cpp", "a sample of water"},
    {"steeple", "mapsets/look/", "a drawing"},
    {"occupation", "mapsets/movement/movement_descriptions.cpp", "a parameter of costs"},
    {"occupation", "mapsets/spotting/unasked.cpp", "as above"},
    {"entrenched", "mapsets/look/faces/face_markers.cpp", "a drawing"},
    {"mines", "mapsets/look/faces/face_markers.cpp", "a drawing"},
    {"pillbox", "mapsets/look/faces/face_markers.cpp", "a drawing"},
    {"smoke", "mapsets/look/faces/face_markers.cpp", "a drawing"},
    {"tank-trap", "mapsets/look/faces/face_markers.cpp", "a drawing"},
    {"squad", "mapsets/look/symbols/unit_symbol.cpp", "a size of units on symbols"},
    {"platoon", "mapsets/look/symbols/unit_symbol.cpp", "as above"},
    {"company", "mapsets/look/symbols/unit_symbol.cpp", "as above"},
};

const std::vector<SourceFile>& mapsetFiles() {
    static const auto files = filesUnder(COTA_SOURCE_DIR, [](std::string_view path) {
        return path.starts_with("mapsets/systems/") && path.ends_with(".xml") &&
               path.find("/cases") == std::string_view::npos && !path.ends_with(".board.xml") &&
               // Its ids are declared elsewhere, or are names of colours and styles.
               !path.ends_with("/look.xml") && !path.ends_with("/layout.xml") &&
               !path.ends_with("/cards.xml") && !path.ends_with("/counters.xml");
    });
    return files;
}

TEST(Names, CodeNamesNothingOfAnyGame) {
    EXPECT_EQ(joined(namedGameThings(cppSources(), declaredIds(mapsetFiles()), sharedWords)), "")
        << "Ask the data instead. If the word is the program's own by coincidence, give it a row in "
           "sharedWords.";
}

TEST(Names, IdsComeFromAttributesAndFolders) {
    EXPECT_EQ(
        declaredIds(
            {{"mapsets/systems/some-game/terrain.xml",
              "<terrain id=\"woods\" grid=\"x\"/>\n<!-- <terrain id=\"gone\"/> --><edge\nid=\"stream\"/>"}}),
        (std::set<std::string>{"some-game", "stream", "woods"}));
    EXPECT_EQ(
        declaredIds({{"mapsets/systems/some-game/units.xml",
                      "<attribute name=\"height\" kind=\"word\" words=\"low\"/><words list=\"height\"><word "
                      "id=\"low\"/></words><words list=\"rank\"><word id=\"major\"/></words>"}}),
        (std::set<std::string>{"major", "some-game"}));
    EXPECT_EQ(
        declaredIds({{"mapsets/systems/some-game/options.xml",
                      "<option id=\"touch\" reading=\"4\" words=\"no counts\"/><words list=\"touch\"><word "
                      "id=\"counts\"/></words>"}}),
        (std::set<std::string>{"some-game", "touch"}));
}

TEST(Names, NamedTerrainIsFound) {
    const SourceFile source{"mapsets/play/a.cpp", "// \"woods\"\nif (id == \"woods\") f(\"the woods\");\n"};
    EXPECT_EQ(namedGameThings({source}, {"woods"}, {}),
              Complaints{"mapsets/play/a.cpp:2: \"woods\" is an id of a game; data names it, code does not"});
}

TEST(Names, TestsMayNameThem) {
    EXPECT_TRUE(namedGameThings({{"tests/a.cpp", "f(\"woods\");"}}, {"woods"}, {}).empty());
}

TEST(Names, SharedWordsAreExcusedWhereTheyBelong) {
    const SourceFile here{"validator/report/a.cpp", "f(\"clear\");"};
    const SourceFile there{"mapsets/play/a.cpp", "f(\"clear\");"};
    const std::vector<SharedWord> shared{{"clear", "validator/report/", "a verdict of sight"}};
    EXPECT_EQ(namedGameThings({here}, {"clear"}, shared).size(), 0u);
    EXPECT_EQ(namedGameThings({here, there}, {"clear"}, shared).size(), 1u);
    EXPECT_EQ(namedGameThings({{"validator/report/a.cpp", ""}}, {"clear"}, shared).size(), 1u);
    EXPECT_EQ(namedGameThings({}, {"clear"}, shared).size(), 0u) << "no such file yet";
}

}  // namespace
