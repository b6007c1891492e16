// The objectives of a scenario: stars next to the other content of their hexes.

#include <algorithm>
#include <array>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

double common(const picture::Box& one, const picture::Box& other) {
    return std::max(0.0, std::min(one.right, other.right) - std::max(one.left, other.left)) *
           std::max(0.0, std::min(one.bottom, other.bottom) - std::max(one.top, other.top));
}

void addWords(const picture::Layer& layer, std::vector<picture::Box>& boxes) {
    for (const auto& mark : layer.marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->turn == 0)
            boxes.push_back(coveredBy(*text));
}

/// Finds the place in a hex where a star covers least: names count most, then counters.
class StarPlacer {
  public:
    StarPlacer(const Scene& scene, std::span<const Cell> cells)
        : scene_(scene), counters_(counterBoxes(scene)), words_(numberBoxes(scene, cells)) {
        addWords(scene.layer(drawNames), words_);
        addWords(scene.layer(drawZones), words_);
    }

    /// The centre of a star of size `size`, with text of height `below` under it.
    Point place(Cell cell, double size, double below) const {
        const Point centre = scene_.sheet.centre(cell);
        // Preferably low on the left, next to a counter.
        constexpr std::array<Point, 12> places{{{-0.3, 0.2},
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
                                                {0.22, -0.34}}};
        const double half = size / 2, wordsWeigh = 8, counterWeighs = 6;
        Point best;
        double least = 1e9;
        for (const auto& [right, down] : places) {
            const Point at{centre.x + scene_.hex(right), centre.y + scene_.hex(down)};
            const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half + below};
            double cost = 0;
            for (const auto& word : words_) cost += wordsWeigh * common(word, box);
            for (const auto& counter : counters_) cost += counterWeighs * common(counter, box);
            if (cost < least - 0.01) best = at, least = cost;
        }
        return best;
    }

  private:
    const Scene& scene_;
    std::vector<picture::Box> counters_, words_;
};

void drawStar(const Symbol& symbol, Point at, double size, picture::Colour rim, picture::Colour halo,
              std::vector<picture::Mark>& marks) {
    addStroke(marks, star(at, size / 2), halo, 0.9);
    addFill(marks, star(at, size / 2), symbol.colour("fill"));
    addStroke(marks, star(at, size / 2), rim, 0.3);
}

}  // namespace

namespace {

/// The names of objectives beside their stars, where they cover least, unless the map has the same name near.
class ObjectiveNames {
  public:
    explicit ObjectiveNames(const Scene& scene) : scene_(scene), lettering_(scene) {
        if (scene.field.relief()) lettering_.take(scene.layer(contourHeights));
        for (const auto& layer : {scene.layer(drawZones), scene.layer(drawNames)}) {
            lettering_.take(layer);
            for (const auto& mark : layer.marks)
                if (const auto* text = std::get_if<picture::Text>(&mark.what)) written_.push_back(*text);
        }
    }

    /// Stars are placed before all names.
    void keepOff(const picture::Box& star) { stars_.push_back(star); }

    void put(picture::Text text, const picture::Box& star, std::vector<picture::Mark>& marks) {
        if (text.words.empty() || isWritten(text.words, star)) return;
        const auto size = sizeOf(text.words, text.font);
        constexpr double apart = 0.7;
        const Point middle{(star.left + star.right) / 2, (star.top + star.bottom) / 2};
        const double aside = star.width() / 2 + apart + size.width / 2,
                     up = star.height() / 2 + size.height / 2;
        const std::array<Point, 8> places{{{middle.x + aside, middle.y},
                                           {middle.x - aside, middle.y},
                                           {middle.x, middle.y + up},
                                           {middle.x, middle.y - up},
                                           {middle.x + aside, middle.y + up},
                                           {middle.x - aside, middle.y + up},
                                           {middle.x + aside, middle.y - up},
                                           {middle.x - aside, middle.y - up}}};
        constexpr double costOfStar = 200, costOfOrder = 0.5;
        double least = Lettering::touching;
        Point best;
        for (std::size_t i = 0; i < places.size(); ++i) {
            text.at = places[i];
            double cost = lettering_.costOf(text) + static_cast<double>(i) * costOfOrder;
            for (const auto& other : stars_)
                if (coveredBy(text).meets(other)) cost += costOfStar;
            if (cost < least) best = places[i], least = cost;
        }
        if (least >= Lettering::touching) return;  // the legend has it
        text.at = best;
        lettering_.take(text);
        addText(marks, std::move(text));
    }

  private:
    bool isWritten(const std::string& words, const picture::Box& star) const {
        constexpr double near = 2.5;  // hexes
        return std::ranges::any_of(written_, [&](const picture::Text& text) {
            return text.words == words && star.grown(scene_.hex(near)).meets(coveredBy(text));
        });
    }

    const Scene& scene_;
    Lettering lettering_;
    std::vector<picture::Text> written_;
    std::vector<picture::Box> stars_;
};

struct NamedStar {
    picture::Text name;
    picture::Box star;  // with its points
};

}  // namespace

picture::Layer drawObjectives(const Scene& scene) {
    picture::Layer layer{"objectives", {}};
    const auto* scenario = scene.scenario();
    if (!scenario || scenario->objectives.empty()) return layer;
    std::vector<Cell> cells;
    for (const auto& objective : scenario->objectives)
        for (const auto& hex : objective.hexes)
            if (const auto cell = scene.field.resolve(hex.label)) cells.push_back(*cell);
    const StarPlacer places(scene, cells);
    const auto ground = groundColour(scene);
    std::vector<NamedStar> named;
    ObjectiveNames names(scene);
    for (const auto& objective : scenario->objectives) {
        const auto& symbol = scene.look.symbol("objective", objective.id.text);
        if (symbol.drawing() == "nothing") continue;
        const double size = std::min(symbol.number("size"), scene.hex(0.3));
        const auto rim = objective.side.empty() ? symbol.colour("ink") : sideColour(scene, objective.side);
        bool isFirst = true;
        for (const auto& hex : objective.hexes) {
            const auto cell = scene.field.resolve(hex.label);
            if (!cell) continue;
            // The points are for all hexes together, so they are shown once, and so is the name.
            const bool hasName = isFirst, hasPoints = objective.points && isFirst;
            isFirst = false;
            picture::Text points{
                .words = hasPoints ? std::to_string(*objective.points) : "",
                .font = {.family = symbol.word("family"), .points = symbol.number("points"), .bold = true},
                .colour = rim,
                .at = {},
                .down = picture::Down::top,
                .halo = 0.4,
                .haloColour = ground};
            const Point at = places.place(*cell, size, hasPoints ? coveredBy(points).height() : 0);
            drawStar(symbol, at, size, rim, ground, layer.marks);
            points.at = {at.x, at.y + size * 0.62};
            picture::Box star{at.x - size / 2, at.y - size / 2, at.x + size / 2, at.y + size / 2};
            auto name = points;
            name.words = hasName ? objective.name.in(scene.language) : "";
            name.down = picture::Down::middle;
            if (hasPoints) {
                star.add(coveredBy(points));
                addText(layer.marks, std::move(points));
            }
            names.keepOff(star);
            named.push_back({std::move(name), star});
        }
    }
    for (auto& one : named) names.put(std::move(one.name), one.star, layer.marks);
    return layer;
}

}  // namespace cota::look
