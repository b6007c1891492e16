#include "mapsets/game_shelf.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/mapsets/mapset_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::mapsets;

namespace {

namespace fs = std::filesystem;

/// A game on a series, both in a folder of the test's own.
class Shelf : public testing::Test {
  protected:
    void SetUp() override {
        fs::copy(test::testFolder("extension"), folder, fs::copy_options::recursive);
        library = {{folder}, std::make_shared<GameShelf>()};
    }
    std::shared_ptr<const Mapset> game() const {
        return sharedMapset(library, model::MapsetId("game")).game;
    }
    const fs::path folder = support::scratchFolder();
    MapsetLibrary library;
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
