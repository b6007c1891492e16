// The objectives of a scenario: stars next to the other content of their hexes.

#include <algorithm>
#include <array>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/layers/star_places.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

void drawStar(const Symbol& symbol, Point at, double size, picture::Colour rim, picture::Colour halo,
              std::vector<picture::Mark>& marks) {
    addStroke(marks, star(at, size / 2), halo, 0.9);
    addFill(marks, star(at, size / 2), symbol.colour("fill"));
    addStroke(marks, star(at, size / 2), rim, 0.3);
}

/// The names of objectives beside their stars, where they cover least, unless the map has the same name near.
/// Names of zones do not count: players see a map without zones.
class ObjectiveNames {
  public:
    ObjectiveNames(const Scene& scene, Lettering& lettering) : scene_(scene), lettering_(lettering) {
        for (const auto& mark : scene.layer(drawNames).marks)
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) written_.push_back(*text);
    }

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
        constexpr double costOfOrder = 0.5;
        double least = Lettering::touching;
        Point best;
        for (std::size_t i = 0; i < places.size(); ++i) {
            text.at = places[i];
            const double cost = lettering_.costOf(text) + static_cast<double>(i) * costOfOrder;
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
    Lettering& lettering_;
    std::vector<picture::Text> written_;
};

/// A star on the map, with what belongs to it.
struct OnMap {
    const Symbol* symbol;
    picture::Colour rim;
    std::string name;
};

/// All that stars and their names must keep off.
void takeWords(const Scene& scene, Lettering& lettering) {
    if (scene.field.relief()) lettering.take(scene.layer(contourHeights));
    lettering.take(scene.layer(drawZones));
    lettering.take(scene.layer(drawNames));
    lettering.take(drawBoardIds(scene));
}

void addStars(const Scene& scene, const model::Objective& objective, std::vector<StarAsked>& asked,
              std::vector<OnMap>& shown) {
    const auto& symbol = scene.look.symbol("objective", objective.id.text);
    if (symbol.drawing() == "nothing") return;
    const auto rim = objective.side.empty() ? symbol.colour("ink") : sideColour(scene, objective.side);
    bool isFirst = true;
    for (const auto& hex : objective.hexes) {
        const auto cell = scene.field.resolve(hex.label);
        if (!cell) continue;
        // The points are for all hexes together, so they are shown once, and so is the name.
        asked.push_back(
            {*cell,
             std::min(symbol.number("size"), scene.hex(0.3)),
             {.words = isFirst && objective.points ? std::to_string(*objective.points) : "",
              .font = {.family = symbol.word("family"), .points = symbol.number("points"), .bold = true},
              .colour = rim,
              .at = {},
              .down = picture::Down::middle,
              .halo = 0.4,
              .haloColour = groundColour(scene)}});
        shown.push_back({&symbol, rim, isFirst ? objective.name.in(scene.language) : ""});
        isFirst = false;
    }
}

}  // namespace

picture::Layer drawObjectives(const Scene& scene) {
    picture::Layer layer{"objectives", {}};
    const auto* scenario = scene.scenario();
    if (!scenario || scenario->objectives.empty()) return layer;
    std::vector<StarAsked> asked;
    std::vector<OnMap> shown;
    for (const auto& objective : scenario->objectives) addStars(scene, objective, asked, shown);
    Lettering lettering(scene);
    takeWords(scene, lettering);
    const auto places = starPlaces(scene, lettering, asked);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& box = places[i].star;
        drawStar(*shown[i].symbol, {(box.left + box.right) / 2, (box.top + box.bottom) / 2}, asked[i].size,
                 shown[i].rim, groundColour(scene), layer.marks);
        if (!places[i].points.words.empty()) addText(layer.marks, places[i].points);
        for (const auto& taken : places[i].boxes) lettering.take(taken);
    }
    ObjectiveNames names(scene, lettering);
    for (std::size_t i = 0; i < places.size(); ++i) {
        auto name = asked[i].points;
        name.words = shown[i].name;
        names.put(std::move(name), places[i].box(), layer.marks);
    }
    return layer;
}

}  // namespace cota::look
