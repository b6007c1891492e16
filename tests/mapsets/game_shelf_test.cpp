#include "mapsets/loading/game_shelf.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::mapsets;

namespace {

namespace fs = std::filesystem;

/// A game based on a series, both in a folder of the test.
class Shelf : public testing::Test {
  protected:
    void SetUp() override {
        fs::copy(test::testFolder("extension"), folder, fs::copy_options::recursive);
        library = {{folder}, std::make_shared<GameShelf>()};
        letTimePass();
    }
    /// Makes the files old, because files written just now are not trusted: they may still be changing.
    void letTimePass() const {
        const auto before = fs::file_time_type::clock::now() - std::chrono::hours(++hours_);
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            fs::last_write_time(entry.path(), before);
    }
    std::shared_ptr<const Mapset> game() const { return sharedMapset(library, model::MapsetId("game")).game; }
    const fs::path folder = support::scratchFolder();
    MapsetLibrary library;

  private:
    mutable int hours_ = 0;
};

TEST_F(Shelf, GivesTheSameGameAgain) {
    const auto first = game();
    ASSERT_TRUE(first);
    EXPECT_EQ(game(), first);
    EXPECT_EQ(sharedMapset(library, first->id).findings, readMapset(library, first->id).findings);
    library.shelf = nullptr;
    EXPECT_NE(game(), first) << "without a shelf each is read";
}

TEST_F(Shelf, ReadsAgainWhatHasChanged) {
    const auto first = game();
    ASSERT_TRUE(first);
    std::ofstream(folder / "series" / "mapset.xml", std::ios::app) << "<!-- later -->\n";
    const auto second = game();
    EXPECT_NE(second, first) << "the series it stands on";
    std::ofstream(folder / "game" / "more.xml") << "<mapset-part of=\"game\" version=\"1\"/>\n";
    EXPECT_NE(game(), second) << "a chapter more";
}

TEST_F(Shelf, TakesTheGameOfTheFirstFolder) {
    const auto first = game();
    const fs::path nearer = support::scratchFolder("nearer");
    fs::copy(folder / "game", nearer / "game", fs::copy_options::recursive);
    library.folders.insert(library.folders.begin(), nearer);
    ASSERT_TRUE(game());
    EXPECT_EQ(game()->folder, nearer / "game");
    fs::remove_all(nearer / "game");
    EXPECT_EQ(game()->folder, first->folder);
}

TEST_F(Shelf, DoesNotKeepWhatWasWrittenOnlyNow) {
    std::ofstream(folder / "game" / "more.xml") << "<mapset-part of=\"game\" version=\"1\"/>\n";
    const auto first = game();
    EXPECT_NE(game(), first) << "it may have been half written";
    letTimePass();
    const auto later = game();
    EXPECT_EQ(game(), later);
}

TEST_F(Shelf, DoesNotKeepAGameWhoseSeriesCannotBeRead) {
    const fs::path series = folder / "series" / "mapset.xml";
    fs::rename(series, folder / "aside.xml");
    const auto without = sharedMapset(library, model::MapsetId("game"));
    EXPECT_FALSE(without.findings.empty());
    fs::rename(folder / "aside.xml", series);
    EXPECT_NE(sharedMapset(library, model::MapsetId("game")).findings, without.findings);
}

TEST_F(Shelf, ServesSeveralThreads) {
    std::vector<std::shared_ptr<const Mapset>> taken(4);
    std::vector<std::thread> threads;
    for (auto& one : taken) threads.emplace_back([&] { one = game(); });
    for (auto& thread : threads) thread.join();
    for (const auto& one : taken) EXPECT_TRUE(one);
    EXPECT_EQ(game(), game());
}

TEST_F(Shelf, DoesNotKeepWhatCannotBeUsed) {
    const fs::path file = folder / "game" / "mapset.xml";
    const fs::path aside = folder / "aside.xml";
    fs::rename(file, aside);
    const auto missing = sharedMapset(library, model::MapsetId("game"));
    EXPECT_FALSE(missing.game);
    EXPECT_FALSE(missing.findings.empty());
    fs::rename(aside, file);
    EXPECT_TRUE(game());
}

}  // namespace
