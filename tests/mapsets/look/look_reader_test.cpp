// Looks are data: inherited thing by thing and parameter by parameter, and each game of the repository has a
// look for everything.
#include "mapsets/loading/look_reader.h"

#include <gtest/gtest.h>

#include <fstream>

#include "mapsets/loading/mapset_reader.h"
#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::mapsets;
namespace fs = std::filesystem;

namespace {

void save(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

TEST(LookReader, EveryGameSaysHowEverythingLooks) {
    const MapsetLibrary library{{mapsets::test::systemsFolder()}};
    ASSERT_FALSE(library.list().empty());
    for (const auto& id : library.list()) {
        SCOPED_TRACE(id.text);
        const auto look = readLook(mapsets::test::readGame(id.text));
        EXPECT_EQ(mapsets::test::listed(look.findings), "");
    }
}

TEST(LookReader, AGameWritesOnlyWhatItDrawsOtherwise) {
    const auto folder = support::scratchFolder();
    save(folder / "base" / "mapset.xml",
         "<mapset id=\"base\" version=\"1\" en=\"B\" es=\"B\"><terrain id=\"meadow\" en=\"m\" es=\"p\" "
         "cite=\"1\"/></mapset>");
    save(folder / "base" / "look.xml",
         "<look><colour id=\"grass\" is=\"#112233\"/><terrain id=\"meadow\" draw=\"stones\" fill=\"grass\" "
         "size=\"2\"/></look>");
    save(folder / "own" / "mapset.xml",
         "<mapset id=\"own\" extends=\"base\" version=\"1\" en=\"O\" es=\"O\"/>");
    save(folder / "own" / "look.xml", "<look><terrain id=\"meadow\" ink=\"grass\"/></look>");
    const auto game = readMapset(MapsetLibrary{{folder}}, model::MapsetId("own"));
    ASSERT_TRUE(game.value);
    const auto look = readLook(*game.value);
    EXPECT_EQ(mapsets::test::listed(look.findings), "");
    const auto& symbol = look.value->symbol("terrain", "meadow");
    EXPECT_EQ(symbol.drawing(), "stones");
    EXPECT_EQ(symbol.number("size"), 2);
    EXPECT_EQ(picture::textOf(symbol.colour("fill")), "#112233");
    EXPECT_EQ(picture::textOf(symbol.colour("ink")), "#112233")
        << "a colour named by the base serves the game";
}

TEST(LookReader, AMarkHasOneLetterAndSignsAreNamed) {
    const auto game = mapsets::test::readGame("panzer-grenadier");
    const auto file = (game.layerFolders.back() / lookFile).generic_string();
    const auto finds = [&](const std::string& inside, const char* rule) {
        const auto found =
            mapsets::test::listed(readLook(game, {{file, "<look>" + inside + "</look>"}}).findings);
        return found.find(rule) != std::string::npos;
    };
    EXPECT_FALSE(finds("<nation id='german' letter='Ñ'/><nation id='soviet' letter='none'/>", "LOOK-005"));
    EXPECT_TRUE(finds("<nation id='german' letter='Hq'/>", "LOOK-005"));
    EXPECT_TRUE(finds("<nation id='german' letter=''/>", "XML-023"));
    EXPECT_TRUE(finds("<unit id='infantry' signs=''/>", "XML-023"));
}

TEST(LookReader, WhatNobodyNamesIsDrawnLikeTheFirstOfItsKind) {
    const look::Symbology empty;
    for (const auto& drawing : look::describeDrawings())
        EXPECT_EQ(empty.symbol(drawing.kind, "whatever").drawing(), look::firstDrawingOf(drawing.kind)->name);
}

}  // namespace
