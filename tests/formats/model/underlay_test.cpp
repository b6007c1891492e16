// Underlays: a known transformation is found again, noise gives the error it must, points that decide
// nothing are refused; and the edits.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "formats/model/document/edits.h"
#include "formats/model/underlay/underlay_edits.h"
#include "formats/model/underlay/underlay_fit.h"

using namespace cota::model;

namespace {

double chance(int from, int to) { return *rc::gen::inRange(from * 1000, to * 1000 + 1) / 1000.0; }

PicturePlace anyPlace(FitKind kind) {
    const double turn = chance(-4, 4), size = chance(1, 30) / 100;
    PicturePlace place;
    place.xx = place.yy = size * std::cos(turn);
    place.yx = size * std::sin(turn);
    place.xy = -place.yx;
    place.dx = chance(-300, 300);
    place.dy = chance(-300, 300);
    if (kind == FitKind::affine) {
        place.xy += size * chance(-1, 1) / 4;
        place.yy += size * chance(-1, 1) / 4;
    }
    return place;
}

/// The corners of a picture, and some points in it.
std::vector<PicturePair> pairsOf(const PicturePlace& place, int more) {
    std::vector<PicturePair> pairs;
    const auto add = [&](double column, double row) {
        pairs.push_back({place.at(column, row), column, row});
    };
    add(0, 0);
    add(4000, 0);
    add(0, 3000);
    for (int i = 0; i < more; ++i) add(chance(0, 4000), chance(0, 3000));
    return pairs;
}

RC_GTEST_PROP(UnderlayFit, FindsAKnownPlaceAgain, ()) {
    for (const FitKind kind : {FitKind::similarity, FitKind::affine}) {
        const auto place = anyPlace(kind);
        const auto fit = fitOf(kind, pairsOf(place, *rc::gen::inRange(0, 5)));
        RC_ASSERT(fit.isFitted());
        RC_ASSERT(fit.rootMeanSquare < 1e-6);
        const auto corner = place.at(4000, 3000), found = fit.place.at(4000, 3000);
        RC_ASSERT(std::hypot(corner.x - found.x, corner.y - found.y) < 1e-6);
        const auto back = fit.place.inverse().at(corner.x, corner.y);
        RC_ASSERT(std::hypot(back.x - 4000, back.y - 3000) < 1e-4);
    }
}

RC_GTEST_PROP(UnderlayFit, NoChangeOfTheResultIsBetter, ()) {
    for (const FitKind kind : {FitKind::similarity, FitKind::affine}) {
        auto pairs = pairsOf(anyPlace(kind), 4);
        for (auto& pair : pairs) pair.map.x += chance(-1, 1), pair.map.y += chance(-1, 1);
        const auto fit = fitOf(kind, pairs);
        RC_ASSERT(fit.isFitted());
        const auto squares = [&](const PicturePlace& place) {
            double sum = 0;
            for (const auto& pair : pairs) {
                const auto got = place.at(pair.column, pair.row);
                sum += std::pow(got.x - pair.map.x, 2) + std::pow(got.y - pair.map.y, 2);
            }
            return sum;
        };
        const double best = squares(fit.place);
        RC_ASSERT(std::abs(best - std::pow(fit.rootMeanSquare, 2) * 7) < 1e-6);
        for (const double step : {-1e-5, 1e-5}) {
            auto other = fit.place;
            other.xx += step, other.yy += step;
            RC_ASSERT(squares(other) >= best - 1e-9);
            other = fit.place;
            other.yx += step, other.xy -= step;
            RC_ASSERT(squares(other) >= best - 1e-9);
            other = fit.place;
            other.dx += step;
            RC_ASSERT(squares(other) >= best - 1e-9);
        }
    }
}

TEST(UnderlayFit, ErrorsAreInMillimetres) {
    // A square of 100 mm, 10 pixels to the millimetre; one corner of it is 4 mm off along x.
    std::vector<PicturePair> pairs{
        {{0, 0}, 0, 0}, {{100, 0}, 1000, 0}, {{0, 100}, 0, 1000}, {{104, 100}, 1000, 1000}};
    const auto fit = fitOf(FitKind::affine, pairs);
    ASSERT_TRUE(fit.isFitted());
    EXPECT_TRUE(fit.isChecked);
    for (const double error : fit.errors) EXPECT_NEAR(error, 1, 1e-9) << "each corner takes a quarter";
    EXPECT_NEAR(fit.rootMeanSquare, 1, 1e-9);
    pairs.pop_back();
    EXPECT_FALSE(fitOf(FitKind::affine, pairs).isChecked);
    EXPECT_EQ(fitOf(FitKind::affine, pairs).worst(), std::nullopt);
}

TEST(UnderlayFit, PointsThatDecideNothingAreRefused) {
    const std::vector<PicturePair> line{{{0, 0}, 0, 0}, {{10, 10}, 100, 100}, {{20, 20}, 200, 200}};
    EXPECT_EQ(fitOf(FitKind::affine, line).fault, FitFault::oneLine);
    EXPECT_EQ(fitOf(FitKind::similarity, line).fault, FitFault::none);
    EXPECT_EQ(fitOf(FitKind::affine, {line[0], line[1]}).fault, FitFault::fewPoints);
    EXPECT_EQ(fitOf(FitKind::similarity, {line[0]}).fault, FitFault::fewPoints);
    EXPECT_EQ(fitOf(FitKind::similarity, {line[0], line[0]}).fault, FitFault::onePlace);
    EXPECT_EQ(fitOf(FitKind::similarity, {line[0], {{10, 10}, 0, 0}}).fault, FitFault::onePlace);
    EXPECT_EQ(fitOf(FitKind::similarity, {line[0], {{0, 0}, 9, 9}}).fault, FitFault::onePlace);
}

Document withBoardA() {
    Document document;
    Grid grid;
    grid.columns = grid.rows = 4;
    document.boards["a"] = blankBoard("a", MapsetId("game"), grid, TerrainId("clear"));
    return document;
}

TEST(UnderlayEdits, PointsAndReviewsHaveOnePlaceEach) {
    Underlay sheet;
    sheet.id = "sheet-1";
    const Document one = withUnderlay(withBoardA(), "a", sheet);
    const auto underlay = [](const Document& document) { return document.boards.at("a")->underlays.at(0); };
    auto fitted = withFitPoint(one, "a", "sheet-1", {{0, 0}, 5, 6});
    fitted = withFitPoint(fitted, "a", "sheet-1", {{0, 0}, 7, 8});
    ASSERT_EQ(underlay(fitted).points.size(), 1u);
    EXPECT_EQ(underlay(fitted).points[0].x, 7);
    EXPECT_EQ(withoutFitPoint(fitted, "a", "sheet-1", {0, 0}), one);
    const HexCoord hex = one.boards.at("a")->grid.at(5);
    const auto kept = withHexReview(one, "a", "sheet-1", {hex, ReviewState::kept, "a stain"});
    EXPECT_EQ(reviewOf(underlay(kept), hex).note, "a stain");
    EXPECT_EQ(withHexReview(kept, "a", "sheet-1", {hex, ReviewState::open, ""}), one);
    EXPECT_EQ(withHexReview(one, "a", "sheet-1", {{99, 99}, ReviewState::kept, ""}), one) << "off the board";
    EXPECT_EQ(withHexReview(one, "a", "other", {hex, ReviewState::kept, ""}), one);
    EXPECT_EQ(newUnderlayId(*one.boards.at("a")), "sheet-2");
    EXPECT_EQ(withoutUnderlay(one, "a", "sheet-1"), withBoardA());
}

TEST(UnderlayEdits, ReviewsOfHexesThatAreCutOffAreRemoved) {
    Underlay sheet;
    sheet.id = "sheet-1";
    Document document = withUnderlay(withBoardA(), "a", sheet);
    const Grid grid = document.boards.at("a")->grid;
    document = withHexReview(document, "a", "sheet-1", {grid.at(grid.size() - 1), ReviewState::kept, ""});
    document = withHexReview(document, "a", "sheet-1", {grid.at(0), ReviewState::mended, ""});
    Grid smaller = grid;
    smaller.rows = 2;
    const auto cut = withGrid(document, "a", smaller);
    EXPECT_EQ(cut.boards.at("a")->underlays[0].reviews.size(), 1u);
}

}  // namespace
