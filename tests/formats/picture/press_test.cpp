// Sheets for the printer: exact sizes, and nothing lost between tiles.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "formats/picture/press/assembly.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"

using namespace cota::picture;

namespace {

Picture sheet(double width, double height) {
    Picture picture{{width, height}, {250, 248, 240, 255}, {}, "Sheet"};
    Layer layer{"dots", {}};
    for (double x = 5; x < width; x += 30)
        for (double y = 5; y < height; y += 30)
            layer.marks.push_back({Fill{Curve::circle({x, y}, 2), {10, 20, 30, 255}}});
    picture.layers.push_back(layer);
    return picture;
}

TEST(Press, WithoutWishesIsThePictureItself) {
    const auto picture = sheet(120, 80);
    const auto pages = pagesOf(picture, {});
    ASSERT_EQ(pages.size(), 1u);
    EXPECT_EQ(pages[0], picture);
}

/// A road that leaves the map is cut somewhere in the bleed, not at the edge of white paper.
TEST(Press, TheMapGoesOnInTheBleed) {
    Picture map;
    map.size = {40, 30};
    map.layers.push_back({"ground",
                          {{Fill{Curve::rectangle({0, 0, 40, 30}), {200, 220, 180, 255}}},
                           {Fill{Curve::rectangle({0, 0, 2, 2}), {20, 60, 20, 255}}}}});
    Group cut{.clip = Curve::rectangle({0, 0, 40, 30}), .marks = {}};
    cut.marks.push_back({Stroke{Curve().move({-5, 15}).line({45, 15}),
                                {.width = 2, .colour = {90, 30, 30, 255}, .dashes = {}}}});
    cut.marks.push_back({Text{.words = "1",
                              .font = {"Roboto Condensed", 20, true, false, 0},
                              .colour = {0, 0, 0, 255},
                              .at = {38, 6},
                              .across = Across::right,
                              .haloColour = {}}});
    map.layers.push_back({"roads", {{std::move(cut)}}});
    const auto page = pagesOf(map, {.paper = {}, .bleed = 3}).front();
    EXPECT_EQ(page.trim, (Box{3, 3, 43, 33}));
    EXPECT_EQ(page.bleed, (Box{0, 0, 46, 36}));
    const auto pixels = raster(page, {{0, 0}, 10, 460, 360});
    const auto at = [&](double x, double y) {
        return pixels.at(static_cast<int>(x * 10), static_cast<int>(y * 10)) & 0xffffffu;
    };
    const unsigned ground = 0xc8dcb4, road = 0x5a1e1e, wood = 0x143c14;
    for (const double x : {0.5, 2.5, 43.5, 45.5}) EXPECT_EQ(at(x, 18), road) << x;
    for (const double x : {0.5, 45.5}) EXPECT_EQ(at(x, 10), ground) << x;
    for (const double y : {0.5, 35.5}) EXPECT_EQ(at(20, y), ground) << y;
    EXPECT_EQ(at(1.5, 1.5), wood) << "in the corner too";
    EXPECT_EQ(at(0.5, 0.5), ground) << "the wood is two millimetres wide";
    for (double x = 43.1; x < 46; x += 0.2)
        for (double y = 4; y < 10; y += 0.2) EXPECT_EQ(at(x, y), ground) << "no letters at " << x << ' ' << y;
}

TEST(Press, BleedAndMarksGrowTheSheetOnAllSides) {
    const Press press{.paper = {}, .isTiled = false, .bleed = 3, .hasMarks = true};
    const auto pages = pagesOf(sheet(120, 80), press);
    ASSERT_EQ(pages.size(), 1u);
    EXPECT_DOUBLE_EQ(pages[0].size.width, 120 + 2 * (3 + Press::slug));
    EXPECT_DOUBLE_EQ(pages[0].size.height, 80 + 2 * (3 + Press::slug));
    EXPECT_EQ(pages[0].layers.back().name, "marks");
    EXPECT_TRUE(pages[0].layers.back().isOnAllPlates);
    // The first circle moves with its sheet. Below it is the tint of the paper, as far as the bleed.
    EXPECT_NEAR(pages[0].layers[0].marks[1].box().left, 5 - 2 + 3 + Press::slug, 1e-9);
    const auto tint = pages[0].layers[0].marks[0].box();
    EXPECT_NEAR(tint.left, Press::slug, 1e-9);
    EXPECT_NEAR(tint.right, 120 + 2 * 3 + Press::slug, 1e-9);
    EXPECT_EQ(pages[0].paper, (Colour{255, 255, 255, 255}));
}

TEST(Press, APaperHoldsThePictureUprightOrTurned) {
    const Press a4{.paper = paperSize("a4"), .isTiled = false, .bleed = 0, .hasMarks = false};
    EXPECT_TRUE(fits(sheet(200, 290), a4));
    EXPECT_TRUE(fits(sheet(290, 200), a4));
    EXPECT_FALSE(fits(sheet(300, 200), a4));
    EXPECT_DOUBLE_EQ(pagesOf(sheet(290, 200), a4)[0].size.width, 297);
    EXPECT_FALSE(paperSize("a9"));
}

TEST(Press, TilesCoverTheWholeSheetAndOverlap) {
    const Press tiles{.paper = paperSize("a4"), .isTiled = true, .bleed = 0, .hasMarks = false};
    const auto picture = sheet(500, 400);
    const auto pages = pagesOf(picture, tiles);
    EXPECT_TRUE(fits(picture, tiles));
    std::size_t dots = 0;
    for (const auto& page : pages) {
        EXPECT_EQ(std::minmax(page.size.width, page.size.height), std::minmax(297.0, 210.0));
        for (const auto& mark : std::get<Group>(page.layers[0].marks[0].what).marks)
            if (std::holds_alternative<Fill>(mark.what)) ++dots;
    }
    EXPECT_GE(dots, picture.layers[0].marks.size())
        << "every dot is on some page, those in the overlap on two";
    EXPECT_GE(pages.size(), 6u);
    EXPECT_EQ(sheetsFor(picture, tiles).count(), static_cast<int>(pages.size()));
    EXPECT_DOUBLE_EQ(sheetsFor(picture, tiles).paper.width, pages[0].size.width);
}

/// A sheet ends before a counter, not inside it; the next one has the counter behind the dashed line.
TEST(Press, NoSheetEndsInWhatIsReadAsOne) {
    const Press tiles{.paper = paperSize("a4"), .isTiled = true, .bleed = 3, .hasMarks = false};
    auto picture = sheet(500, 400);
    for (int i = 0; i < 10; ++i) picture.layers[0].whole.push_back({12.0 + i * 45, 380, 50.0 + i * 45, 386});
    const auto sheets = sheetsFor(picture, tiles);
    ASSERT_GT(sheets.columns(), 1);
    for (std::size_t i = 1; i < sheets.lefts.size(); ++i) {
        const double seam = sheets.lefts[i] + Press::overlap - 3;  // of the trim
        for (const auto& box : picture.layers[0].whole)
            EXPECT_TRUE(box.right <= seam || seam <= box.left) << seam << " in " << box.left;
    }
    EXPECT_EQ(sheets.count(), static_cast<int>(pagesOf(picture, tiles).size()));
    picture.layers[0].whole = {{0, 0, 500, 10}};
    EXPECT_EQ(sheetsFor(picture, tiles).count(), sheetsFor(sheet(500, 400), tiles).count())
        << "no sheet holds it";
}

/// What must not be cut takes no further sheet, and nothing from sheets that it does not lie in.
TEST(Press, SheetsAreAsFewAndAsFullAsTheyCanBe) {
    const Press tiles{.paper = paperSize("a4"), .isTiled = true};
    const double room = 210 - 2 * Press::unprintable;
    const auto breaksOf = [&](double width, std::vector<Box> whole) {
        auto picture = sheet(width, 250);
        picture.layers[0].whole = std::move(whole);
        const auto sheets = sheetsFor(picture, tiles);
        std::vector<double> breaks;
        for (std::size_t i = 0; i + 1 < sheets.lefts.size(); ++i)
            breaks.push_back(Sheets::endOf(sheets.lefts, i, width));
        return breaks;
    };
    const double three = 3 * room - 2 * Press::overlap;
    EXPECT_EQ(breaksOf(three, {}), (std::vector{room, 2 * room - Press::overlap}));
    EXPECT_EQ(breaksOf(three, {{room - 10, 0, room + 5, 10}}), (std::vector{room, 2 * room - Press::overlap}))
        << "there is no room to spare";
    EXPECT_EQ(breaksOf(three - 20, {{room - 10, 0, room + 5, 10}}),
              (std::vector{room - 10, 2 * room - 10 - Press::overlap}));
    EXPECT_EQ(breaksOf(three - 20, {{room - 10, 0, room + 5, 10}, {2 * room - 25, 0, 2 * room - 5, 10}}),
              (std::vector{room - 10, 2 * room - 25}));
    const Box one{room - 5, 0, room + 5, 10}, next{2 * room - 21, 0, 2 * room - 12, 10};
    EXPECT_EQ(breaksOf(three - 6, {one, next, next}), (std::vector{room, 2 * room - Press::overlap}))
        << "one is cut so that two are not";
}

/// A page with a few millimetres of the map is work for nothing; the others are not full anyway.
TEST(Press, NoSheetIsANarrowStrip) {
    const Press tiles{.paper = paperSize("a4"), .isTiled = true};
    const double room = 210 - 2 * Press::unprintable, step = room - Press::overlap;
    for (const int full : {1, 2, 3, 5})
        for (const double more : {0.5, 5.0, 20.0, 60.0, 100.0, 180.0}) {
            const double width = room + (full - 1) * step + more;
            const auto sheets = sheetsFor(sheet(width, 250), tiles);
            ASSERT_EQ(sheets.columns(), full + 1) << width;
            const double last = width - sheets.lefts.back();
            EXPECT_GE(last, 0.4 * room) << width;
            for (std::size_t i = 0; i < sheets.lefts.size(); ++i)
                EXPECT_LE(Sheets::endOf(sheets.lefts, i, width) - sheets.lefts[i], room + 0.001) << width;
        }
}

/// A map has one group for each layer; a tile must not contain the whole group.
TEST(Press, TilesHoldOfAGroupOnlyWhatTheyShow) {
    const Press tiles{.paper = paperSize("a4"), .isTiled = true, .bleed = 0, .hasMarks = false};
    auto picture = sheet(800, 800);
    const auto all = picture.layers[0].marks.size();
    Group group{.clip = Curve::rectangle({0, 0, 800, 800}), .marks = std::move(picture.layers[0].marks)};
    picture.layers[0].marks.clear();
    picture.layers[0].marks.push_back({std::move(group)});
    const auto pages = pagesOf(picture, tiles);
    ASSERT_GT(pages.size(), 12u);
    std::size_t dots = 0;
    for (const auto& page : pages) {
        const auto& cut = std::get<Group>(page.layers[0].marks[0].what);
        ASSERT_EQ(cut.marks.size(), 1u);
        const auto& inner = std::get<Group>(cut.marks[0].what);
        EXPECT_LT(inner.marks.size(), all / 6);
        EXPECT_EQ(inner.clip.box().width(), 800);
        dots += inner.marks.size();
    }
    EXPECT_GE(dots, all);
}

TEST(Press, NamesOfPagesCannotBeReadAsHexes) {
    EXPECT_EQ(tileName(0, 0), "I-1");
    EXPECT_EQ(tileName(11, 3), "IV-12");
    EXPECT_EQ(tileName(1, 8), "IX-2");
    const Press tiles{.paper = paperSize("a5"), .isTiled = true};
    const auto pages = pagesOf(sheet(300, 400), tiles);
    std::set<std::string> names;
    for (const auto& page : pages)
        for (const auto& mark : page.layers.back().marks)
            if (const auto* text = std::get_if<Text>(&mark.what)) names.insert(text->words);
    EXPECT_EQ(names.size(), pages.size());
    EXPECT_TRUE(names.contains("I-1 of IV-2")) << *names.begin();
}

/// A page is cut where the next one has its dashed line.
TEST(Press, PagesAreMarkedWhereTheyAreCut) {
    const Press tiles{.paper = paperSize("a5"), .isTiled = true};
    const auto map = sheet(300, 400);
    const auto pages = pagesOf(map, tiles);
    const auto sheets = sheetsFor(map, tiles);
    ASSERT_EQ(pages.size(), static_cast<std::size_t>(sheets.count()));
    for (std::size_t row = 0; row < sheets.tops.size(); ++row)
        for (std::size_t column = 0; column < sheets.lefts.size(); ++column) {
            const auto& page = pages[row * sheets.lefts.size() + column];
            std::vector<Box> solid;
            for (const auto& mark : page.layers.back().marks)
                if (const auto* stroke = std::get_if<Stroke>(&mark.what);
                    stroke && stroke->pen.dashes.empty())
                    solid.push_back(stroke->line.box());
            const bool isLast = row + 1 == sheets.tops.size() && column + 1 == sheets.lefts.size();
            ASSERT_EQ(solid.size(), isLast ? 0u : 1u);
            if (isLast) continue;
            if (column + 1 < sheets.lefts.size()) {
                EXPECT_GE(solid[0].right + 1e-6, Press::unprintable + sheets.lefts[column + 1] +
                                                     Press::overlap - sheets.lefts[column]);
            }
            if (row + 1 < sheets.tops.size()) {
                EXPECT_GE(solid[0].bottom + 1e-6,
                          Press::unprintable + sheets.tops[row + 1] + Press::overlap - sheets.tops[row]);
            }
        }
}

TEST(Press, SeveralPagesBeginWithTheirDiagram) {
    const Press tiles{
        .paper = paperSize("a5"), .isTiled = true, .hasDiagram = true, .words = {.note = "Glue them."}};
    const auto map = sheet(300, 400);
    const auto pages = pagesOf(map, tiles);
    const auto sheets = sheetsFor(map, tiles);
    ASSERT_EQ(pages.size(), static_cast<std::size_t>(sheets.count()) + 1);
    const auto& diagram = pages.front();
    EXPECT_EQ(diagram.size.width, pages[1].size.width);
    ASSERT_EQ(diagram.layers.size(), 1u);
    EXPECT_EQ(diagram.layers[0].name, "assembly");
    std::size_t names = 0;
    for (const auto& mark : diagram.layers[0].marks) {
        const auto box = mark.box();
        if (const auto* text = std::get_if<Text>(&mark.what)) {  // whose box is an estimate
            names += text->words.find('-') != std::string::npos;
        } else {
            EXPECT_TRUE(box.left >= 0 && box.right <= diagram.size.width);
            EXPECT_LE(box.bottom, diagram.size.height);
        }
    }
    EXPECT_EQ(names, static_cast<std::size_t>(sheets.count()));
    // The strips are as wide as the overlap, in the scale of the map.
    std::vector<Curve> strips;
    std::vector<Box> strokes;
    for (const auto& mark : diagram.layers[0].marks) {
        if (const auto* fill = std::get_if<Fill>(&mark.what)) strips.push_back(fill->shape);
        if (const auto* stroke = std::get_if<Stroke>(&mark.what)) strokes.push_back(stroke->line.box());
    }
    ASSERT_EQ(strips.size(), 1u);
    ASSERT_EQ(strokes.size(), 2u) << "seams and the edge";
    const double scale = strokes[1].width() / 300;
    EXPECT_NEAR(strokes[1].height(), 400 * scale, 1e-6);
    const auto first = strips[0].points();
    EXPECT_NEAR(first[1].x - first[0].x, Press::overlap * scale, 1e-6);
    EXPECT_NEAR(first[1].x, strokes[1].left + Sheets::endOf(sheets.lefts, 0, 300) * scale, 1e-6);
    EXPECT_EQ(pagesOf(sheet(100, 100), tiles).size(), 1u) << "one page needs none";
}

TEST(Press, FurtherPagesFollowTheMap) {
    const auto pages =
        pagesOf(sheet(100, 100), {sheet(148, 210)}, {.paper = paperSize("a4"), .hasMarks = true});
    ASSERT_EQ(pages.size(), 2u);
    EXPECT_EQ(pages[1], sheet(148, 210)) << "as large as it is, without marks";
    const auto marked =
        pagesOf(sheet(100, 100), {sheet(148, 210)}, {.paper = {}, .bleed = 3, .hasMarks = true});
    EXPECT_EQ(marked[1].trim.width(), 148);
}

}  // namespace
