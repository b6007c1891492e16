// The style of the map in the window: installed ones, and the look.xml of a designer beside the document.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "editor/editing/session.h"
#include "mapsets/look/symbols/tone.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

const fs::path source(COTA_SOURCE_DIR);

session::SessionSettings places() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

picture::Colour white(const session::Session& session) {
    return look::Tone(*session.look()).of({255, 255, 255, 255}, true);
}

TEST(MapStyle, ChangesTheLookOfTheWindowAndStays) {
    session::Session session(places());
    ASSERT_TRUE(session.open(source / "samples/panzer-grenadier/east.board.xml"));
    EXPECT_GT(white(session).red, 250);
    session.setStyle("night");
    EXPECT_LT(white(session).red, 80);
    EXPECT_EQ(session.looks().lookIn("night"), session.look());
    EXPECT_TRUE(look::Tone(*session.looks().lookIn("")).isPlain()) << "an export may have another style";
    ASSERT_TRUE(session.open(source / "samples/tcs/orvane.board.xml"));
    EXPECT_LT(white(session).red, 80) << "another document keeps the style";
    session.setStyle("");
    EXPECT_GT(white(session).red, 250);
}

TEST(MapStyle, EveryStyleHasATitleInBothLanguages) {
    const session::Session session(places());
    const auto styles = session.looks().styles();
    EXPECT_GE(styles.size(), 4u);
    for (const auto& style : styles) {
        const auto title = session.looks().styleTitle(style);
        EXPECT_NE(title.in(model::Language::english), style);
        EXPECT_NE(title.in(model::Language::spanish), title.in(model::Language::english));
    }
}

TEST(MapStyle, LookBesideADocumentIsShown) {
    const auto folder = support::scratchFolder("style");
    const auto board = folder / "east.board.xml";
    fs::copy_file(source / "samples/panzer-grenadier/east.board.xml", board);
    std::ofstream(folder / "look.xml") << "<look><tone draw=\"grey\"/><tree/></look>";
    session::Session session(places());
    ASSERT_TRUE(session.open(board));
    const auto red = look::Tone(*session.look()).of({200, 20, 20, 255}, true);
    EXPECT_EQ(red.red, red.green);
    session.waitForCheck();
    EXPECT_TRUE(std::ranges::any_of(session.report().findings, [](const auto& reported) {
        return reported.finding.where && reported.finding.where->file.ends_with("look.xml");
    })) << "a mistake in it is a finding";
}

}  // namespace
