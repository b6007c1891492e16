// Layouts are data: read after those of the games that a game extends, and replaced piece by piece.
#include "mapsets/loading/layout_reader.h"

#include <gtest/gtest.h>

#include <fstream>

#include "mapsets/loading/mapset_reader.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::mapsets;
namespace fs = std::filesystem;

namespace {

const fs::path designers = "designer/layout.xml";

/// The usual layout, changed by a file with this text.
model::Loaded<look::Layout> readText(const std::string& text) {
    return readLayout(mapsets::test::readGame("war-storm-series"), {{designers.generic_string(), text}},
                      {designers});
}

std::vector<std::string> namesOn(const std::vector<look::Piece>& pieces) {
    std::vector<std::string> names;
    for (const auto& piece : pieces) names.push_back(piece.name());
    return names;
}

TEST(LayoutReader, EveryGameHasALayoutWithoutMistakes) {
    const MapsetLibrary library{{mapsets::test::systemsFolder()}};
    for (const auto& id : library.list()) {
        SCOPED_TRACE(id.text);
        const auto layout = readLayout(mapsets::test::readGame(id.text));
        EXPECT_EQ(mapsets::test::listed(layout.findings), "");
        EXPECT_FALSE(layout.value->sheet.empty());
        EXPECT_EQ(layout.value->pages.size(), 2u);
    }
}

TEST(LayoutReader, WhatIsNotPlacedIsLeftOut) {
    const auto layout = readText(
        "<layout><text what=\"title\" side=\"above\"/><page paper=\"a3\" turned=\"yes\">"
        "<chart what=\"terrain\" width=\"200\"/></page></layout>");
    EXPECT_EQ(mapsets::test::listed(layout.findings), "");
    EXPECT_EQ(namesOn(layout.value->sheet), std::vector<std::string>{"title"});
    ASSERT_EQ(layout.value->pages.size(), 1u);
    EXPECT_EQ(layout.value->pages[0].paper, "a3");
    EXPECT_TRUE(layout.value->pages[0].isTurned);
    EXPECT_EQ(layout.value->pages[0].pieces[0].width, 200);
    EXPECT_FALSE(layout.value->columns.empty()) << "columns are the game's";
}

TEST(LayoutReader, AFileThatKeepsChangesSinglePieces) {
    const auto layout = readText(
        "<layout keep=\"yes\"><leave-out id=\"compass\"/><leave-out id=\"holding\"/>"
        "<track what=\"turns\" side=\"right\" width=\"62.5\"/>"
        "<column id=\"height\" value=\"level\" en=\"Storeys\" es=\"Plantas\"/></layout>");
    EXPECT_EQ(mapsets::test::listed(layout.findings), "");
    EXPECT_EQ(namesOn(layout.value->sheet),
              (std::vector<std::string>{"title", "letters", "scale", "legend", "credits", "turns"}));
    EXPECT_EQ(layout.value->sheet.back().side, look::SheetSide::right);
    EXPECT_EQ(layout.value->sheet.back().width, 62.5);
    EXPECT_EQ(layout.value->pages.size(), 1u) << "the page of the track is empty now";
    EXPECT_EQ(layout.value->columns.front().title.en, "Storeys") << "in the place of the game's";
    EXPECT_EQ(layout.value->columns.size(), 3u);
}

TEST(LayoutReader, MistakesAreFindingsAndTheRestIsUsed) {
    const auto layout = readText(
        "<layout>\n<text what=\"titel\"/>\n<chart what=\"legend\" side=\"under\"/>\n"
        "<track what=\"turns\" wide=\"80\"/>\n<box en=\"A\" width=\"-3\"/>\n"
        "<page paper=\"a9\"><chart/></page>\n<column en=\"S\"><word tag=\"block\"/>"
        "</column>\n</layout>");
    const auto found = mapsets::test::listed(layout.findings);
    for (const auto* expected : {":2:", "title", ":3:", "below", ":4:", "width", "LAYOUT-002",
                                 ":5:", ":6:", "a3", "LAYOUT-004.nearest", "blocks"})
        EXPECT_NE(found.find(expected), std::string::npos) << expected << " in\n" << found;
    EXPECT_EQ(namesOn(layout.value->sheet), (std::vector<std::string>{"legend", "turns", ""}));
}

TEST(LayoutReader, AGameTakesOverWhatItsBaseSays) {
    const auto folder = support::scratchFolder();
    const auto save = [&](const char* name, const std::string& text) {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << text;
    };
    save("base/mapset.xml",
         "<mapset id=\"base\" version=\"1\" en=\"B\" es=\"B\"><informative values=\"v\"/>"
         "<terrain id=\"t\" en=\"t\" es=\"t\" cite=\"1\"><value name=\"v\" is=\"1\" "
         "cite=\"1\"/></terrain></mapset>");
    save("base/layout.xml",
         "<layout><text what=\"credits\"/><column value=\"v\" en=\"V\" es=\"V\"/></layout>");
    save("own/mapset.xml", "<mapset id=\"own\" extends=\"base\" version=\"1\" en=\"O\" es=\"O\"/>");
    save("own/layout.xml", "<layout keep=\"yes\"><text what=\"title\" side=\"above\"/></layout>");
    const auto game = readMapset(MapsetLibrary{{folder}}, model::MapsetId("own"));
    ASSERT_TRUE(game.value);
    const auto layout = readLayout(*game.value);
    EXPECT_EQ(mapsets::test::listed(layout.findings), "");
    EXPECT_EQ(namesOn(layout.value->sheet), (std::vector<std::string>{"credits", "title"}));
    EXPECT_TRUE(layout.value->pages.empty());
    EXPECT_EQ(layout.value->columns.size(), 1u);
}

/// The findings of a page of the kit in a game.
std::string foundOnPage(const char* game, const std::string& piece) {
    return mapsets::test::listed(
        readLayout(mapsets::test::readGame(game),
                   {{designers.generic_string(),
                     "<layout keep=\"yes\"><page for=\"kit\">" + piece + "</page></layout>"}},
                   {designers})
            .findings);
}

TEST(LayoutReader, ParametersOfAPieceNameWhatTheGameHas) {
    const auto track = [](const std::string& more) {
        return foundOnPage("panzer-grenadier", "<track what=\"numbers\" id=\"t\" " + more + "/>");
    };
    EXPECT_EQ(track("per=\"side\" least=\"0\" most=\"30\" part=\"initiative-drop\" at=\"losses\" "
                    "shows=\"initiative\" start=\"initiative\""),
              "");
    for (const auto& [more, expected] : {std::pair{"per=\"sides\"", "side"},
                                         {"least=\"0q\"", "XML-018"},
                                         {"least=\"9\" most=\"3\"", "9"},
                                         {"part=\"initiative-drops\"", "initiative-drop"},
                                         {"part=\"initiative-drop\" at=\"loses\"", "losses"},
                                         {"at=\"losses\"", "'part'"},
                                         {"per=\"part\"", "'part'"},
                                         {"per=\"\"", "XML-021"},
                                         {"per=\"side\" start=\"initiatve\"", "initiative"},
                                         {"shows=\"\"", "XML-023"}}) {
        const auto found = track(more);
        EXPECT_NE(found.find(expected), std::string::npos) << more << " gives " << found;
    }
    const std::string sheet =
        "<box what=\"orders\" part=\"operation-sheet\" graphics=\"sheet-graphic\" shape=\"what\" ";
    EXPECT_EQ(foundOnPage("tcs", sheet + "texts=\"failure reserve\" arrows=\"axis\"/>"), "");
    EXPECT_NE(foundOnPage("tcs", sheet + "texts=\"failure reserv\"/>").find("reserve"), std::string::npos);
    EXPECT_NE(foundOnPage("tcs", sheet + "lines=\"phase-lin\"/>").find("phase-line"), std::string::npos);
}

TEST(LayoutReader, WhatSaysNothingOrTheSameTwiceIsReported) {
    const auto found = [](const std::string& inside) {
        return mapsets::test::listed(
            readLayout(mapsets::test::readGame("panzer-grenadier"),
                       {{designers.generic_string(), "<layout keep=\"yes\">" + inside + "</layout>"}},
                       {designers})
                .findings);
    };
    const std::string rows = "<rows chart=\"spotting\" settings=\"spotting\" en=\"A\">",
                      name = "<name of=\"always-within\" en=\"B\"/>";
    EXPECT_EQ(found(rows + name + "</rows>"), "");
    EXPECT_NE(found(rows + "</rows>").find("XML-017"), std::string::npos);
    EXPECT_NE(found(rows + name + name + "</rows>").find("LAYOUT-003"), std::string::npos);
    EXPECT_NE(found(rows + name + "</rows>" + rows + name + "</rows>").find("LAYOUT-003"), std::string::npos);
    EXPECT_NE(found(rows + "<name of=\"always-within\" en=\"B\" write=\"+{vale}\"/></rows>").find("+{value}"),
              std::string::npos);
    const std::string named = "<rows chart=\"combat\" strategy=\"counters\" kind=\"strength\" en=\"A\"/>";
    EXPECT_NE(found(named).find("<column>"), std::string::npos) << found(named);
    const std::string column = "<column value=\"hides-beyond\" en=\"C\"/>";
    EXPECT_NE(found(column + column).find("LAYOUT-003"), std::string::npos);
    EXPECT_NE(found("<column value=\"hides-beyond\"/>").find("'en'"), std::string::npos);
    EXPECT_NE(found("<column en=\"C\"/>").find("'value'"), std::string::npos);
    EXPECT_NE(found("<column value=\"hides-beyond\" en=\"\"/>").find("XML-023"), std::string::npos);
}

}  // namespace
