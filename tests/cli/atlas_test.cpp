// cota render FOLDER -o FOLDER/: pictures of all documents, drawn again only if something has changed.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/cli/png_view.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class Atlas : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(work());
        fs::create_directories(source());
        const fs::path samples = fs::path(COTA_SOURCE_DIR) / "samples";
        fs::copy(samples / "panzer-grenadier", source() / "brod", fs::copy_options::recursive);
        fs::copy(samples / "tcs", source() / "orvane", fs::copy_options::recursive);
        fs::copy(samples / "combat-soldiers", source() / "bridge", fs::copy_options::recursive);  // no map
    }
    static fs::path work() { return scratchFolder() / "atlas"; }
    static fs::path source() { return work() / "source"; }
    static fs::path maps() { return work() / "maps"; }
    static Outcome draw() {
        return run({"render", source().string(), "-o", maps().string() + "/", "--dpi", "40", "--lang", "en"});
    }
    static std::size_t documents() {
        std::size_t count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(source()))
            count += entry.path().string().ends_with(".board.xml") ||
                     entry.path().string().ends_with(".scenario.xml");
        return count;
    }
    static void change(const fs::path& file, const std::string& from, const std::string& to) {
        std::string text = load(file);
        const auto at = text.find(from);
        ASSERT_NE(at, std::string::npos) << file;
        std::ofstream(file, std::ios::binary) << text.replace(at, from.size(), to);
    }
    static std::string said(std::size_t drawn, std::size_t same, std::size_t failed) {
        return std::to_string(drawn) + " drawn, " + std::to_string(same) + " unchanged, " +
               std::to_string(failed) + " could not be drawn";
    }
};

TEST_F(Atlas, HasEveryBoardAndScenarioAndAPage) {
    const auto outcome = draw();
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(said(documents(), 0, 0)));
    const auto page = load(maps() / "index.html");
    EXPECT_THAT(page, HasSubstr("The bridge at Brod"));
    for (const auto& entry : fs::recursive_directory_iterator(source())) {
        auto name = entry.path().lexically_relative(source()).generic_string();
        if (!name.ends_with(".board.xml") && !name.ends_with(".scenario.xml")) continue;
        name.resize(name.size() - 4);
        EXPECT_GT(decodedPng(maps() / (name + ".png")).columns, 200) << name;
        EXPECT_EQ(decodedPng(maps() / (name + ".small.png")).columns, 480) << name;
        EXPECT_THAT(page, HasSubstr("href=\"" + name + ".png\"")) << name;
    }
}

TEST_F(Atlas, ANewNameWithoutAnEndingIsAFolder) {
    const auto outcome = run({"render", source().string(), "-o", maps().string(), "--dpi", "20"});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_TRUE(fs::exists(maps() / "index.html"));
}

TEST_F(Atlas, DrawsOnlyWhatHasChanged) {
    ASSERT_EQ(draw().code, 0);
    const auto before = load(maps() / "index.html");
    EXPECT_THAT(draw().out, HasSubstr(said(0, documents(), 0)));
    EXPECT_EQ(load(maps() / "index.html"), before);
    // A board is in its own picture and in that of its scenario.
    change(source() / "brod/east.board.xml", "Dubovka", "Dubrovka");
    EXPECT_THAT(draw().out, HasSubstr(said(2, documents() - 2, 0)));
    fs::remove(maps() / "orvane/orvane.board.png");
    EXPECT_THAT(draw().out, HasSubstr(said(1, documents() - 1, 0)));
    const auto other =
        run({"render", source().string(), "-o", maps().string(), "--dpi", "30", "--lang", "en"});
    EXPECT_THAT(other.out, HasSubstr(said(documents(), 0, 0))) << "at another resolution";
}

/// A picture of a counter is a file of its own.
TEST_F(Atlas, DrawsAgainWhenThePictureOfACounterHasChanged) {
    const auto drawing = [](const char* colour) {
        std::ofstream(source() / "brod/badge.svg")
            << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"10\" "
               "height=\"10\" fill=\""
            << colour << "\"/></svg>\n";
    };
    drawing("red");
    change(source() / "brod/german.forces.xml", "<type ", "<type picture=\"badge.svg\" ");
    ASSERT_EQ(draw().code, 0);
    EXPECT_THAT(draw().out, HasSubstr(said(0, documents(), 0)));
    drawing("blue");
    EXPECT_THAT(draw().out, HasSubstr(said(1, documents() - 1, 0)));
}

TEST_F(Atlas, IsTheSameOnEveryRun) {
    ASSERT_EQ(draw().code, 0);
    const auto picture = load(maps() / "orvane/orvane.board.png"), list = load(maps() / "atlas.json");
    fs::remove_all(maps());
    ASSERT_EQ(draw().code, 0);
    EXPECT_EQ(load(maps() / "orvane/orvane.board.png"), picture);
    EXPECT_EQ(load(maps() / "atlas.json"), list);
}

TEST_F(Atlas, RemovesPicturesOfDocumentsThatAreGone) {
    ASSERT_EQ(draw().code, 0);
    const auto mine = maps() / "orvane/mine.png";
    std::ofstream(mine) << "not of the program";
    fs::remove_all(source() / "orvane");
    ASSERT_EQ(draw().code, 0);
    EXPECT_FALSE(fs::exists(maps() / "orvane/orvane.board.png"));
    EXPECT_TRUE(fs::exists(mine));
}

/// The list of the last run may have been changed by hand.
TEST_F(Atlas, RemovesNothingOutsideItsFolder) {
    ASSERT_EQ(draw().code, 0);
    const auto outside = work() / "outside.png";
    std::ofstream(outside) << "of somebody else";
    change(maps() / "atlas.json", "orvane/orvane.board.png", "../outside.png");
    change(maps() / "atlas.json", "\"document\": \"orvane/orvane.board.xml\"",
           "\"document\": \"gone.board.xml\"");
    ASSERT_EQ(draw().code, 0);
    EXPECT_TRUE(fs::exists(outside));
}

TEST_F(Atlas, DrawsTheOthersIfOneCannotBeRead) {
    std::ofstream(source() / "brod/broken.board.xml") << "<board";
    const auto outcome = draw();
    EXPECT_NE(outcome.code, 0);
    EXPECT_THAT(outcome.out, HasSubstr(said(documents() - 1, 0, 1)));
    EXPECT_THAT(outcome.err, HasSubstr("broken.board.xml"));
    EXPECT_THAT(load(maps() / "index.html"), HasSubstr("broken.board.xml"));
    EXPECT_TRUE(fs::exists(maps() / "orvane/orvane.board.png"));
}

TEST_F(Atlas, IsNotForPaper) {
    const auto outcome =
        run({"render", source().string(), "-o", maps().string() + "/", "--paper", "a4", "--lang", "en"});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_THAT(outcome.err, HasSubstr("leave out --paper"));
}

TEST_F(Atlas, NeedsDocuments) {
    fs::create_directories(work() / "empty");
    const auto outcome =
        run({"render", (work() / "empty").string(), "-o", maps().string() + "/", "--lang", "en"});
    EXPECT_NE(outcome.code, 0);
    EXPECT_THAT(outcome.err, HasSubstr("no boards or scenarios"));
    EXPECT_FALSE(fs::exists(maps()));
}

}  // namespace
}  // namespace cota::test
