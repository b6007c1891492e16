// The style of the map in the window: installed ones, and the look.xml of a designer beside the document.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "editor/editing/session.h"
#include "formats/picture/lab.h"
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

/// Counters of opponents have other greys; pairs that differ enough keep theirs.
TEST(MapStyle, GreysPartOpponents) {
    session::Session session(places());
    ASSERT_TRUE(session.open(source / "samples/panzer-grenadier/brod.scenario.xml"));
    const auto grey = session.looks().lookIn("grey");
    const auto lightOf = [&](const look::Tone& tone, picture::Colour colour) {
        const auto made = tone.of(colour, true);
        EXPECT_EQ(made.red, made.green);
        return picture::labOf(made).light;
    };
    const picture::Colour german{147, 155, 160, 255}, soviet{195, 148, 106, 255}, dark{60, 60, 60, 255};
    const look::Tone tone(*grey, {german, soviet});
    EXPECT_LT(std::abs(picture::labOf(german).light - picture::labOf(soviet).light), 15);
    EXPECT_GE(std::abs(lightOf(tone, german) - lightOf(tone, soviet)), 14.5);
    const look::Tone plain(*grey), kept(*grey, {german, dark});
    EXPECT_EQ(lightOf(kept, german), lightOf(plain, german)) << "they are far enough apart";
    EXPECT_EQ(look::Tone(*session.look(), {german, soviet}).of(german, true), german) << "only in greys";
    const look::Tone three(*grey, {german, soviet, {170, 150, 130, 255}});
    EXPECT_GE(std::abs(lightOf(three, german) - lightOf(three, soviet)), 14.5);
}

}  // namespace
