// Cards of the start page: what they say, and that they are kept until the files change.
#include "editor/picture/map_card.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <vector>

#include "editor/editing/beginnings.h"
#include "editor/picture/start_offers.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

class MapCards : public testing::Test {
  protected:
    MapCards() : folder_(support::scratchFolder()) {
        settings_.mapsets = support::realGames();
        settings_.folder = folder_ / "cards";
    }

    fs::path board(const std::string& title) const {
        const fs::path file = folder_ / "small.board.xml";
        std::ofstream(file) << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                               "<board format=\"4\" id=\"F\" mapset=\"panzer-grenadier\" title=\""
                            << title
                            << "\">\n  <grid orientation=\"flat\" stagger=\"even-low\" columns=\"8\" "
                               "rows=\"5\" hex-mm=\"20\"/>\n  <hexes ground=\"clear\"/>\n</board>\n";
        return file;
    }
    std::size_t kept() const {
        std::size_t count = 0;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(settings_.folder, none))
            if (entry.path().extension() == ".card") ++count;
        return count;
    }

    fs::path folder_;
    session::CardSettings settings_;
};

TEST_F(MapCards, SayTitleGameAndFindings) {
    const auto card = session::cardOf({"a", board("Flat"), {}, true}, settings_);
    EXPECT_TRUE(card.isThere);
    EXPECT_EQ(card.id, "a");
    EXPECT_EQ(card.title, "Flat");
    EXPECT_NE(card.game, "");
    EXPECT_EQ(card.png.substr(1, 3), "PNG");
    EXPECT_EQ(kept(), 1u);
}

TEST_F(MapCards, AreKeptUntilTheFileChanges) {
    const auto file = board("Flat");
    const auto first = session::cardOf({"a", file}, settings_);
    EXPECT_EQ(session::cardOf({"a", file}, settings_), first);
    EXPECT_EQ(kept(), 1u);
    board("Hilly");
    EXPECT_EQ(session::cardOf({"a", file}, settings_).title, "Hilly");
    EXPECT_EQ(kept(), 2u);
}

TEST_F(MapCards, ADamagedCardIsMadeAgain) {
    const auto file = board("Flat");
    const auto first = session::cardOf({"a", file}, settings_);
    for (const auto& entry : fs::directory_iterator(settings_.folder))
        std::ofstream(entry.path()) << "no card";
    EXPECT_EQ(session::cardOf({"a", file}, settings_), first);
}

TEST_F(MapCards, FilesThatAreGoneOrUnreadableSaySo) {
    EXPECT_FALSE(session::cardOf({"a", folder_ / "none.board.xml"}, settings_).isThere);
    std::ofstream(folder_ / "bad.board.xml") << "<board";
    EXPECT_FALSE(session::cardOf({"a", folder_ / "bad.board.xml"}, settings_).isThere);
    EXPECT_EQ(kept(), 0u);
}

TEST_F(MapCards, ATemplateHasNoFile) {
    const auto games = session::gamesWithMaps(settings_.mapsets);
    ASSERT_FALSE(games.empty());
    const auto game = mapsets::readMapset(settings_.mapsets, games.front());
    ASSERT_TRUE(game.ok());
    session::CardRequest request{"t"};
    request.document = session::newDocument(session::Beginning::scenario, *game.value, 16, 12);
    const auto card = session::cardOf(request, settings_);
    EXPECT_TRUE(card.isThere);
    EXPECT_NE(card.title, "");
}

TEST_F(MapCards, HexesAreCrossed) {
    session::CardRequest request{"a", board("Crossed")};
    const auto plain = session::cardOf(request, settings_);
    request.crossed = {{2, 1}};
    const auto crossed = session::cardOf(request, settings_);
    EXPECT_NE(crossed.png, "");
    EXPECT_NE(crossed.png, plain.png) << "and not the kept card";
}

TEST_F(MapCards, TheStartPageOffersSamplesAndATemplateOfEachGame) {
    std::size_t samples = 0, templates = 0;
    for (const auto& offer : session::startOffers(settings_.mapsets, model::Language::spanish)) {
        EXPECT_FALSE(offer.title.empty()) << offer.id;
        EXPECT_FALSE(offer.game.empty()) << offer.id;
        (offer.document ? templates : samples) += 1;
    }
    EXPECT_GT(samples, 0u);
    const std::size_t all = settings_.mapsets.list().size();
    const std::size_t maps = session::gamesWithMaps(settings_.mapsets).size();
    EXPECT_GT(all, maps);
    EXPECT_EQ(templates, 4 * maps + (all - maps));
}

TEST_F(MapCards, ACardThatIsNotWantedAnyMoreIsNotKept) {
    session::cardOf({"a", board("Flat"), {}, true}, settings_, [] { return false; });
    EXPECT_EQ(kept(), 0u);
}

TEST_F(MapCards, ComeFromTheBackgroundInTheirOrder) {
    std::mutex mutex;
    std::vector<std::string> ids;
    session::BackgroundCards cards(settings_, [&](const session::MapCard& card) {
        const std::lock_guard lock(mutex);
        ids.push_back(card.id);
    });
    const auto file = board("Flat");
    cards.start({{"a", file}, {"b", folder_ / "none"}, {"c", file}});
    cards.wait();
    EXPECT_EQ(ids, (std::vector<std::string>{"a", "b", "c"}));
}

}  // namespace
