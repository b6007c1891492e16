// The map as a file and on paper: each format, sizes, pages, furniture.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/editing/session.h"
#include "editor/picture/export_picture.h"
#include "tests/support/real_game.h"

using namespace cota;
using session::Session;

namespace {

session::SessionSettings settings() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

class Exports : public testing::Test {
  protected:
    Exports() : session_(settings()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) /
                                  "samples/panzer-grenadier/east.board.xml"));
        order_.map = session_.map();
        order_.look = session_.look();
        order_.dotsPerInch = 30;
    }
    Session session_;
    session::ExportRequest order_;
};

TEST_F(Exports, EachFormatIsWhatItSays) {
    order_.ending = ".pdf";
    EXPECT_TRUE(session::exported(order_).bytes.starts_with("%PDF"));
    order_.ending = ".png";
    EXPECT_EQ(session::exported(order_).bytes.substr(1, 3), "PNG");
    order_.ending = ".svg";
    EXPECT_NE(session::exported(order_).bytes.find("<svg"), std::string::npos);
}

TEST_F(Exports, SmallPaperHasSeveralPagesAsIsSaidBefore) {
    order_.ending = ".pdf";
    const auto pagesOf = [&] {
        const auto bytes = session::exported(order_).bytes;
        std::size_t pages = 0;
        for (auto at = bytes.find("/Type /Page "); at != std::string::npos;
             at = bytes.find("/Type /Page ", at + 1))
            ++pages;
        return pages;
    };
    EXPECT_EQ(pagesOf(), 1u);
    EXPECT_NE(session::outcomeOf(order_).find("Sheets: 1\n"), std::string::npos);
    order_.paper = "a5";
    const auto pages = pagesOf();
    EXPECT_GT(pages, 2u);
    const auto said = session::outcomeOf(order_);
    EXPECT_NE(said.find("Sheets: " + std::to_string(pages - 1) + " ("), std::string::npos) << said;
    EXPECT_NE(said.find("Pages with legend, charts and tracks: 1"), std::string::npos) << said;
    EXPECT_EQ(session::pagesFor(order_, *picture::paperSize("a5")).size(), pages);
}

/// Printers leave the edges of the paper blank.
TEST_F(Exports, AMapAtTheEdgeOfItsPaperIsToldBefore) {
    order_.ending = ".pdf";
    order_.isBare = true;
    order_.paper = "a2";
    std::vector<std::string> said;
    for (int micrometres = 8000; micrometres < 40000; micrometres += 200) {
        auto document = session_.document();
        auto& board = document.boards.begin()->second;
        board = board.with([&](model::Board& one) { one.grid.hexMicrometres = micrometres; });
        session_.commit({"size", document});
        order_.map = session_.map();
        said.push_back(session::outcomeOf(order_));
        if (said.back().find("Sheets: 1\n") == std::string::npos) break;
    }
    ASSERT_GT(said.size(), 3u);
    EXPECT_EQ(said.front().find("from the edge of the paper"), std::string::npos) << said.front();
    EXPECT_NE(said[said.size() - 2].find("from the edge of the paper"), std::string::npos);
    EXPECT_EQ(said.back().find("from the edge of the paper"), std::string::npos) << "sheets are cut";
}

/// Export, Print and the preview have the furniture that `cota render` prints.
TEST_F(Exports, HasTheFurnitureOfTheLayout) {
    order_.ending = ".pdf";
    order_.furniture = session::furnitureOf(session_);
    const auto pages = session::pagesOf(order_);
    ASSERT_EQ(pages.size(), 2u) << "the map and the terrain chart";
    EXPECT_EQ(pages[1].layers.front().name, "charts");
    const auto has = [&](const picture::Picture& page, const char* name) {
        return std::ranges::any_of(page.layers, [&](const auto& layer) { return layer.name == name; });
    };
    EXPECT_TRUE(has(pages[0], "credits"));
    EXPECT_NE(session::outcomeOf(order_).find("Pages with charts and tracks: 1"), std::string::npos)
        << session::outcomeOf(order_);
    order_.paper = "a5";
    const auto tiles = session::pagesOf(order_);
    EXPECT_EQ(tiles.front().layers.front().name, "assembly");
    EXPECT_EQ(session::pagesFor(order_, *picture::paperSize("a5")).size(), tiles.size());
    const auto said = session::outcomeOf(order_);
    EXPECT_NE(said.find("First page: how the sheets are joined"), std::string::npos) << said;
    const bool hasLegend = said.find("Pages with legend, charts and tracks: 2") != std::string::npos;
    EXPECT_TRUE(hasLegend || said.find("Pages with charts and tracks: 1") != std::string::npos) << said;
    EXPECT_EQ(static_cast<std::size_t>(session::sheetsFor(order_).count()) + (hasLegend ? 3 : 2),
              tiles.size());
    order_.layers = {"ground", "grid"};
    EXPECT_FALSE(has(session::pagesOf(order_).front(), "assembly")) << "only the layers in the window";
    order_.layers.clear();
    order_.isBare = true;
    for (const auto& page : session::pagesOf(order_)) EXPECT_FALSE(has(page, "credits"));
    order_.isBare = false;
    order_.paper.clear();
    order_.ending = ".png";
    EXPECT_EQ(session::pagesOf(order_).size(), 1u) << "an image has no further pages";
}

/// What the dialog lets a person leave out is left out, of the sheet and of the pages.
TEST_F(Exports, HasOnlyTheFurnitureThatIsChosen) {
    order_.ending = ".pdf";
    order_.furniture = session::furnitureOf(session_);
    const auto shownWith = [&](const session::FurnitureChoice& choice) {
        std::set<std::string> names;
        for (const auto& page : session::pagesOf(session::withFurniture(order_, choice)))
            for (const auto& layer : page.layers)
                if (!layer.marks.empty()) names.insert(layer.name);
        return names;
    };
    using Choice = session::FurnitureChoice;
    const auto all = shownWith({});
    for (const auto& [choice, gone] : std::vector<std::pair<Choice, std::vector<std::string>>>{
             {{.title = false}, {"title"}},
             {{.legend = false}, {"scale", "legend"}},
             {{.around = false}, {"credits"}},
             {{.chart = false}, {"charts"}},
             {{.title = false, .around = false, .chart = false, .tracks = false},
              {"title", "credits", "charts"}}}) {
        auto expected = all;
        for (const auto& name : gone) EXPECT_EQ(expected.erase(name), 1u) << name;
        EXPECT_EQ(shownWith(choice), expected) << gone.front();
    }
    EXPECT_EQ(session::withFurniture(order_, {.around = false, .chart = false, .tracks = false}).furniture,
              nullptr)
        << "as `cota render` draws without furniture";
    EXPECT_EQ(session::pagesOf(session::withFurniture(order_, {.chart = false})).size(), 1u);
    // What is not there has no room either.
    EXPECT_LT(session::pagesOf(session::withFurniture(order_, {.legend = false}))[0].size.height,
              session::pagesOf(order_)[0].size.height);
    order_.layers = {"ground", "title"};
    EXPECT_EQ(session::withFurniture(order_, {.title = false}).layers, (std::vector<std::string>{"ground"}));
}

/// A sheet for the printer has the size of its paper, and its hexes have the width given in the text.
TEST_F(Exports, PrintsAtFullSize) {
    order_.ending = ".pdf";
    order_.paper = "a4";
    EXPECT_NE(session::outcomeOf(order_).find("each hex is 20 mm wide"), std::string::npos)
        << session::outcomeOf(order_);
    for (const auto& page : session::pagesFor(order_, *picture::paperSize("a4")))
        EXPECT_EQ(std::minmax(page.size.width, page.size.height), std::minmax(210.0, 297.0));
    order_.ending = ".png";
    EXPECT_EQ(session::outcomeOf(order_).find("Sheets"), std::string::npos);
    EXPECT_EQ(session::outcomeOf(order_).find("errors"), std::string::npos);
    order_.isDoubtful = true;
    EXPECT_NE(session::outcomeOf(order_).find("have errors"), std::string::npos);
}

TEST_F(Exports, ThePictureIsAsLargeAsIsSaidBefore) {
    order_.ending = ".png";
    for (const double dots : {30.0, 47.0, 61.0}) {
        order_.dotsPerInch = dots;
        const auto bytes = session::exported(order_).bytes;
        const auto numberAt = [&](std::size_t at) {
            std::size_t number = 0;
            for (std::size_t i = at; i < at + 4; ++i)
                number = number * 256 + static_cast<unsigned char>(bytes[i]);
            return std::to_string(number);
        };
        const std::string size = numberAt(16) + " × " + numberAt(20);  // from the header
        EXPECT_NE(session::outcomeOf(order_).find(size), std::string::npos)
            << size << ": " << session::outcomeOf(order_);
    }
}

TEST_F(Exports, WhatCannotBeIsRefused) {
    order_.ending = ".gif";
    EXPECT_NE(session::exported(order_).refusal.find(".gif"), std::string::npos);
    order_.ending = ".pdf";
    order_.paper = "papyrus";
    EXPECT_NE(session::exported(order_).refusal.find("papyrus"), std::string::npos);
    order_.ending = ".png";
    order_.dotsPerInch = 100000;
    EXPECT_NE(session::exported(order_).refusal, "");
}

}  // namespace
