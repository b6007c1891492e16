// The title above the map, the scale and north below it.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "formats/model/document/board_text.h"
#include "formats/model/finding/utf8.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/north.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/furniture/page_parts.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

picture::Text pageWords(const Symbology& look, std::string text, Point at, double points) {
    const auto& page = look.symbol("page");
    return {.words = std::move(text),
            .font = {.family = page.word("text-family"), .points = points},
            .colour = page.colour("ink"),
            .at = at,
            .across = picture::Across::left,
            .down = picture::Down::middle,
            .haloColour = {}};
}

/// 1, 2, 5 ... hexes, so that the bar is about a sixth of the map's width.
int hexesOfBar(const MapSheet& sheet) {
    int hexes = 1;
    for (const int next : {2, 5, 10, 20}) {
        const double length = sheet.hexMillimetres() * next;
        if (length > sheet.fieldBox().width() / 3 || length > 140) break;
        hexes = next;
    }
    return hexes;
}

namespace {

constexpr std::size_t mostLetters = 400;  // longer texts fit no sheet and are not measured
constexpr const char* ellipsis = "\u2026";

}  // namespace

std::string cutTo(const std::string& text, const picture::Font& font, double room) {
    if (sizeOf(text, font).width <= room) return text;
    std::size_t fits = 0, tooMany = std::min(text.size(), mostLetters);
    while (tooMany - fits > 1) {
        const std::size_t most = (fits + tooMany) / 2;
        const bool hasRoom = sizeOf(model::shortened(text, most, ellipsis), font).width <= room;
        (hasRoom ? fits : tooMany) = most;
    }
    return fits == 0 ? std::string() : model::shortened(text, fits, ellipsis);
}

std::string titleOf(const Scene& scene) {
    if (const auto* scenario = scene.scenario()) return scenario->title.in(scene.language);
    for (const auto& [file, board] : scene.document.boards)
        return board->title.empty() ? board->id : board->title.in(scene.language);
    return {};
}

std::array<std::pair<double, double>, 2> TitleTexts::spans() const {
    const double left =
        game.across == picture::Across::right ? game.at.x - sizeOf(game.words, game.font).width : game.at.x;
    return {std::pair{title.at.x, title.at.x + sizeOf(title.words, title.font).width},
            std::pair{left, left + sizeOf(game.words, game.font).width}};
}

TitleTexts titleTexts(const Scene& scene, const picture::Box& box, double growth, double width) {
    constexpr double gap = 6, leastPoints = 9, mostOfGame = 0.5, middle = 0.52;
    const auto& page = scene.look.symbol("page");
    const double y = box.bottom - titleHeight * growth * middle, all = width > 0 ? width : box.width();
    auto game = pageWords(scene.look, scene.field.mapset().name.in(scene.language), {box.left + all, y},
                          page.number("text-points") * 1.3 * growth);
    game.across = picture::Across::right;
    game.words = cutTo(game.words, game.font, all * mostOfGame);
    const double room = all - sizeOf(game.words, game.font).width - gap;
    picture::Text title{
        .words = model::shortened(titleOf(scene), mostLetters, ellipsis),
        .font = {.family = page.word("family"), .points = page.number("points") * growth, .bold = true},
        .colour = page.colour("ink"),
        .at = {box.left, y},
        .across = picture::Across::left,
        .down = picture::Down::middle,
        .haloColour = {}};
    const double wide = sizeOf(title.words, title.font).width;
    if (wide > room)
        title.font.points = std::max(std::min(leastPoints, title.font.points),
                                     std::floor(title.font.points * room / wide * 2) / 2);
    title.words = cutTo(title.words, title.font, room);
    if (width > 0) {
        game.across = picture::Across::left;
        game.at.x = title.at.x + sizeOf(title.words, title.font).width + gap;
    }
    return {std::move(title), std::move(game)};
}

void addTitleBlock(const Scene& scene, const picture::Box& box, double growth, picture::Layer& layer,
                   double width) {
    constexpr double lineAbove = 1.6;
    const auto texts = titleTexts(scene, box, growth, width);
    addText(layer.marks, texts.title);
    addText(layer.marks, texts.game);
    const double line = box.bottom - lineAbove;
    addStroke(layer.marks, picture::Curve().move({box.left, line}).line({box.right, line}),
              scene.look.symbol("page").colour("ink"), 0.3);
}

picture::Layer drawTitle(const Scene& scene) {
    picture::Layer layer{"title", {}};
    const auto& box = scene.sheet.fieldBox();
    if (scene.sheet.margins().top >= titleHeight)
        addTitleBlock(scene, {box.left, box.top - titleHeight, box.right, box.top}, 1, layer);
    return layer;
}

namespace {

void addNorth(const Scene& scene, Point at, picture::Layer& layer) {
    const auto north = northOf(scene.field, scene.document);
    if (!north) return;
    const double turn = *north;
    const auto& page = scene.look.symbol("page");
    const auto turned = [&](double x, double y) {
        return Point{at.x + x * std::cos(turn) - y * std::sin(turn),
                     at.y + x * std::sin(turn) + y * std::cos(turn)};
    };
    addFill(layer.marks,
            picture::Curve::polygon(std::array{turned(0, -4.2), turned(1.5, 2.4), turned(0, 1.2)}),
            page.colour("ink"));
    addStroke(layer.marks,
              picture::Curve::polygon(std::array{turned(0, -4.2), turned(-1.5, 2.4), turned(0, 1.2)}),
              page.colour("ink"), 0.2);
    auto letter = pageWords(scene.look, "N", turned(0, 4.2), 8);
    letter.across = picture::Across::middle;
    addText(layer.marks, letter);
}

/// Millimetres of the ground in a hex: of a board with a place in the real world, else of the game; 0:
/// unknown.
std::int64_t groundOfHex(const Scene& scene) {
    for (const auto& [file, board] : scene.document.boards)
        if (board->anchor) return board->anchor->hexSize;
    return scene.catalogue().scales.hexMetres * std::int64_t{1000};
}

}  // namespace

void addScaleBar(const Scene& scene, int hexes, Point at, double growth, picture::Layer& layer) {
    constexpr double thickness = 1.3, gap = 2.5;
    const auto& page = scene.look.symbol("page");
    const std::int64_t ground = groundOfHex(scene);
    for (int i = 0; i < hexes; ++i) {
        const picture::Box part{at.x + scene.hex(i), at.y, at.x + scene.hex(i + 1),
                                at.y + thickness * growth};
        if (i % 2 == 0) addFill(layer.marks, picture::Curve::rectangle(part), page.colour("ink"));
        addStroke(layer.marks, picture::Curve::rectangle(part), page.colour("ink"), 0.15);
    }
    const model::MessageValue count{"count", std::to_string(hexes)};
    std::string text =
        model::fillTemplate(local("{count} {count:hex|hexes}").in(scene.language), {&count, 1});
    if (ground > 0) text += " = " + model::thousandthsText(hexes * ground) + " m";
    addText(layer.marks,
            pageWords(scene.look, text, {at.x + scene.hex(hexes) + gap, at.y + thickness / 2 * growth},
                      page.number("text-points") * growth));
}

picture::Layer drawScale(const Scene& scene) {
    picture::Layer layer{"scale", {}};
    const auto& box = scene.sheet.fieldBox();
    if (scene.sheet.margins().bottom < scaleHeight) return layer;
    const Point at{box.left, box.bottom + 5};
    addScaleBar(scene, hexesOfBar(scene.sheet), at, 1, layer);
    addNorth(scene, {box.right - 4, at.y + 1}, layer);
    return layer;
}

}  // namespace cota::look
