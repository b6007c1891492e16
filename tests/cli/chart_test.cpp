// cota chart: the charts of a game, and the charts, tracks and sheets of a scenario.
#include <gmock/gmock.h>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST(Chart, OfAGameAndOfAScenario) {
    const auto folder = scratchFolder();
    for (const auto* of : {"panzer-grenadier", "tcs", "war-storm-series", "marea-de-acero"})
        for (const auto* language : {"en", "es"}) {
            const auto outcome = run({"chart", of, "-o", (folder / "game.pdf").string(), "--lang", language});
            EXPECT_EQ(outcome.code, 0) << of << outcome.err;
            EXPECT_EQ(outcome.err, "") << of;
        }
    const auto alone = folder / "alone.pdf", whole = folder / "whole.pdf", again = folder / "again.pdf";
    EXPECT_EQ(run({"chart", game, "-o", alone.string()}).code, 0);
    EXPECT_EQ(run({"chart", sampleScenario(), "-o", whole.string()}).code, 0);
    EXPECT_EQ(run({"chart", sampleScenario(), "-o", again.string()}).code, 0);
    EXPECT_EQ(load(whole), load(again));
    EXPECT_GT(load(whole).size(), load(alone).size());
}

TEST(Chart, ChoosesByName) {
    const auto folder = scratchFolder();
    const auto svg = folder / "stacking.svg";
    EXPECT_EQ(run({"chart", game, "--what", "stacking", "-o", svg.string(), "--lang", "en"}).err, "");
    EXPECT_THAT(load(svg), HasSubstr("<svg"));
    const auto two = run({"chart", game, "-o", svg.string(), "--lang", "en"});
    EXPECT_EQ(two.code, 0);
    EXPECT_THAT(two.err, HasSubstr("has only the first"));
    const auto unknown =
        run({"chart", game, "--what", "terrain,stackin", "-o", svg.string(), "--lang", "en"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.err, HasSubstr("There is no chart 'stackin'"));
    EXPECT_THAT(unknown.err, HasSubstr("stacking"));
    const auto none = run({"chart", game, "--what", "reinforcements", "-o", svg.string(), "--lang", "en"});
    EXPECT_EQ(none.code, 2) << "a game alone has no reinforcements";
    EXPECT_THAT(none.err, HasSubstr("nothing to draw"));
}

TEST(Chart, RefusesWhatItCannotDraw) {
    const auto out = (scratchFolder() / "x.pdf").string();
    EXPECT_EQ(run({"chart", "no-such-game", "-o", out}).code, 3);
    EXPECT_EQ(run({"chart", "combat-soldiers", "-o", out}).code, 3);
    EXPECT_EQ(run({"chart", game}).code, 2);
    EXPECT_EQ(run({"chart", game, "-o", "x.doc"}).code, 2);
    EXPECT_EQ(run({"chart", game, "-o", out, "--paper", "a12"}).code, 2);
}

TEST(Chart, PagesHaveTheirPaper) {
    const auto out = scratchFolder() / "x.pdf";
    EXPECT_EQ(run({"chart", game, "-o", out.string(), "--paper", "letter"}).code, 0);
    EXPECT_FALSE(load(out).empty());
}

}  // namespace
}  // namespace cota::test
