#include "mapsets/look/layers/star_places.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/text_boxes.h"

namespace cota::look {

namespace {

constexpr double costOfStar = 400, costOfOrder = 0.5, costOfSide = 0.1;
constexpr double wordsWeigh = 8, counterWeighs = 6;  // for each square millimetre
constexpr double betweenStars = 0.5;                 // millimetres

double common(const picture::Box& one, const picture::Box& other) {
    return std::max(0.0, std::min(one.right, other.right) - std::max(one.left, other.left)) *
           std::max(0.0, std::min(one.bottom, other.bottom) - std::max(one.top, other.top));
}

bool meet(const StarPlace& one, const StarPlace& other) {
    return std::ranges::any_of(one.boxes, [&](const picture::Box& box) {
        return std::ranges::any_of(
            other.boxes, [&](const picture::Box& near) { return near.grown(betweenStars).meets(box); });
    });
}

/// The points of a star below it, beside it and above it.
std::array<picture::Text, 4> aroundStar(const picture::Text& points, const picture::Box& star) {
    constexpr double apart = 0.3;  // millimetres
    const auto size = sizeOf(points.words, points.font);
    const Point middle{(star.left + star.right) / 2, (star.top + star.bottom) / 2};
    const double aside = star.width() / 2 + apart + size.width / 2, up = star.height() / 2 + size.height / 2;
    std::array<picture::Text, 4> texts{points, points, points, points};
    // The lower half of the box of a star is empty in its middle.
    texts[0].at = {middle.x, middle.y + star.height() * 0.12 + up};
    texts[1].at = {middle.x + aside, middle.y};
    texts[2].at = {middle.x - aside, middle.y};
    texts[3].at = {middle.x, middle.y - up};
    for (auto& text : texts) text.down = picture::Down::middle;
    return texts;
}

class StarPlacer {
  public:
    StarPlacer(const Scene& scene, const Lettering& lettering, std::span<const StarAsked> stars)
        : scene_(scene), lettering_(lettering), stars_(stars), counters_(counterBoxes(scene)) {
        std::vector<Cell> cells;
        for (const auto& star : stars) cells.push_back(star.cell);
        words_ = numberBoxes(scene, cells);
        for (const auto& layer : {scene.layer(drawNames), scene.layer(drawZones)})
            for (const auto& mark : layer.marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->turn == 0)
                    words_.push_back(coveredBy(*text));
    }

    std::vector<StarPlace> all() const {
        std::vector<StarPlace> first;
        for (std::size_t i = 0; i < stars_.size(); ++i)
            first.push_back(best(stars_[i], [&](const StarPlace& place) {
                double cost = 0;
                for (std::size_t k = 0; k < i; ++k)
                    if (stars_[k].cell == stars_[i].cell && meet(place, first[k])) cost += costOfStar;
                return cost;
            }));
        auto placed = first;
        for (std::size_t i = 0; i < stars_.size(); ++i)
            if (givesWay(first, i))
                placed[i] = best(stars_[i], [&](const StarPlace& place) {
                    double cost = isBesideItsHex(place, stars_[i].cell) ? costOfStar : 0;
                    for (std::size_t k = 0; k < stars_.size(); ++k) {
                        const bool isSame = stars_[k].cell == stars_[i].cell;
                        if (k != i && meet(place, isSame ? placed[k] : first[k])) cost += costOfStar;
                    }
                    return cost;
                });
        return placed;
    }

  private:
    /// Which of two stars stays; the same whatever else is on the map.
    auto rankOf(std::size_t star) const {
        return std::tuple(chanceOf(scene_.field, scene_.field.hexAt(stars_[star].cell), 103).unit(),
                          stars_[star].cell);
    }

    bool givesWay(const std::vector<StarPlace>& first, std::size_t star) const {
        for (std::size_t k = 0; k < stars_.size(); ++k)
            if (stars_[k].cell != stars_[star].cell && rankOf(k) < rankOf(star) &&
                meet(first[k], first[star]))
                return true;
        return false;
    }

    /// Whether a part of it lies in the hex of another star, which may have to move, too.
    bool isBesideItsHex(const StarPlace& place, Cell own) const {
        return std::ranges::any_of(place.boxes, [&](const picture::Box& box) {
            for (const double x : {box.left, box.right})
                for (const double y : {box.top, box.bottom}) {
                    const Cell cell = scene_.sheet.cellAt({x, y});
                    if (cell != own && std::ranges::find(stars_, cell, &StarAsked::cell) != stars_.end())
                        return true;
                }
            return false;
        });
    }

    /// The place in its hex where a star and its points cover least, with the cost that `more` adds.
    template <class More>
    StarPlace best(const StarAsked& asked, More more) const {
        const Point centre = scene_.sheet.centre(asked.cell);
        // Preferably low on the left, next to a counter.
        constexpr std::array<Point, 14> places{{{-0.3, 0.2},
                                                {0.3, 0.2},
                                                {-0.36, 0},
                                                {0.36, 0},
                                                {-0.3, -0.2},
                                                {0.3, -0.2},
                                                {-0.44, 0},
                                                {0.44, 0},
                                                {-0.22, 0.34},
                                                {0.22, 0.34},
                                                {-0.22, -0.34},
                                                {0.22, -0.34},
                                                {0, 0.34},
                                                {0, -0.3}}};
        const double half = asked.size / 2;
        StarPlace found;
        double least = 1e9;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Point at{centre.x + scene_.hex(places[i].x), centre.y + scene_.hex(places[i].y)};
            StarPlace place;
            place.star = {at.x - half, at.y - half, at.x + half, at.y + half};
            const double order = costOf(place.star) + costOfOrder * static_cast<double>(i);
            place.boxes = {place.star};
            if (asked.points.words.empty()) {
                if (const double cost = order + more(place); cost < least) found = place, least = cost;
                continue;
            }
            double side = 0;
            for (const auto& text : aroundStar(asked.points, place.star)) {
                place.points = text;
                const auto ink = inkOf(text);
                place.boxes.resize(1);
                place.boxes.insert(place.boxes.end(), ink.begin(), ink.end());
                double cost = order + side + more(place);
                for (const auto& box : ink) cost += costOf(box);
                side += costOfSide;
                if (cost < least) found = place, least = cost;
            }
        }
        return found;
    }

    double costOf(const picture::Box& box) const {
        double cost = lettering_.costOf(box);
        for (const auto& word : words_) cost += wordsWeigh * common(word, box);
        for (const auto& counter : counters_) cost += counterWeighs * common(counter, box);
        return cost;
    }

    const Scene& scene_;
    const Lettering& lettering_;
    std::span<const StarAsked> stars_;
    std::vector<picture::Box> counters_, words_;
};

}  // namespace

picture::Box StarPlace::box() const {
    picture::Box all = star;
    for (const auto& one : boxes) all.add(one);
    return all;
}

std::vector<StarPlace> starPlaces(const Scene& scene, const Lettering& lettering,
                                  std::span<const StarAsked> stars) {
    return StarPlacer(scene, lettering, stars).all();
}

}  // namespace cota::look
