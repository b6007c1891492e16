#include "mapsets/look/furniture/hex_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/layers/boards_alone.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr picture::Colour orderInk{0x9a, 0x1d, 0x1d, 255};
constexpr double orderLine = 0.5, pointRadius = 1.5;

/// Heights in contours and the like, which are too small here.
void dropTexts(std::vector<picture::Mark>& marks) {
    std::erase_if(marks,
                  [](const picture::Mark& mark) { return std::holds_alternative<picture::Text>(mark.what); });
    for (auto& mark : marks)
        if (auto* group = std::get_if<picture::Group>(&mark.what)) dropTexts(group->marks);
}

}  // namespace

HexMarks::HexMarks(const Scene& scene, const picture::Box& box) : scene_(scene), box_(box) {
    const auto& field = scene.sheet.fieldBox();
    scale_ = std::min(box.width() / field.width(), box.height() / field.height());
    origin_ = {(box.left + box.right) / 2 - (field.left + field.right) / 2 * scale_,
               (box.top + box.bottom) / 2 - (field.top + field.bottom) / 2 * scale_};
}

Point HexMarks::at(Point onSheet) const {
    return {origin_.x + onSheet.x * scale_, origin_.y + onSheet.y * scale_};
}

std::vector<picture::Mark> HexMarks::ground() const {
    // Roads, houses and trees are drawn as on a map with hexes of this size, and made smaller with them.
    constexpr double groundHex = 7, nameScale = 0.62, leastPoints = 5;
    // Without the light on slopes: below orders lines say enough, and each sheet would have an image of it.
    constexpr std::array drawings{drawBase,  drawTints, drawGround,  drawContours,  drawLakes, drawWater,
                                  drawSides, drawWays,  drawBridges, drawBuildings, drawGrid};
    const auto document = boardsAlone(scene_.document);
    const auto at = [&](double hex) {
        return Scene(scene_.field, scene_.heights, document, scene_.look, MapSheet(scene_.field, hex),
                     scene_.language);
    };
    const double own = scene_.hex() * scale_;
    const auto onBox = [&](const Scene& scene, std::vector<picture::Mark> marks) {
        const double smaller = own / scene.hex();
        const auto& from = scene.sheet.fieldBox();
        const auto& to = scene_.sheet.fieldBox();
        const Point corner = this->at({to.left, to.top});
        return placed(
            std::move(marks),
            {.to = {corner.x - from.left * smaller, corner.y - from.top * smaller}, .scale = smaller});
    };
    const Scene large = at(std::max(own, groundHex));
    picture::Group cut{.clip = large.sheet.fieldOutline(), .marks = {}};
    for (const auto draw : drawings) std::ranges::move(draw(large).marks, std::back_inserter(cut.marks));
    dropTexts(cut.marks);
    constexpr picture::Colour veil{255, 255, 250, 90};
    addFill(cut.marks, large.sheet.fieldOutline(), veil);
    std::vector<picture::Mark> marks;
    marks.emplace_back().what = std::move(cut);
    marks = onBox(large, std::move(marks));
    // Only towns: woods and hills are drawn, and orders need room.
    const Scene named = at(own / nameScale);
    auto names = onBox(named, drawNames(named).marks);
    std::erase_if(names, [&](const picture::Mark& mark) {
        const auto* text = std::get_if<picture::Text>(&mark.what);
        return text == nullptr || text->font.italic || text->font.points < leastPoints;
    });
    std::ranges::move(names, std::back_inserter(marks));
    return marks;
}

std::vector<Point> HexMarks::middles(std::span<const model::HexRef> hexes) const {
    std::vector<Point> points;
    for (const auto& hex : hexes)
        if (const auto cell = scene_.field.resolve(hex.label))
            points.push_back(at(scene_.sheet.centre(*cell)));
    return points;
}

void HexMarks::writeName(const std::string& name, Point middle, double apart, const Setting& setting,
                         picture::Layer& into) {
    if (name.empty()) return;
    constexpr double points = 6.5, edge = 0.5, beside = 1;
    const auto font = fontOf(setting, {.points = points, .isBold = true});
    const auto size = sizeOf(name, font);
    const double half = size.width / 2, up = size.height / 2;
    const std::array<Point, 4> places{{{middle.x, middle.y + apart},
                                       {middle.x, middle.y - apart},
                                       {middle.x + apart + half - beside, middle.y},
                                       {middle.x - apart - half + beside, middle.y}}};
    Point best = places.front();
    double least = std::numeric_limits<double>::infinity();
    for (Point place : places) {
        place.x = std::clamp(place.x, box_.left + half + edge,
                             std::max(box_.left + half + edge, box_.right - half - edge));
        place.y = std::clamp(place.y, box_.top + up, std::max(box_.top + up, box_.bottom - up));
        const picture::Box own{place.x - half, place.y - up, place.x + half, place.y + up};
        double covered = 0;
        for (const auto& other : taken_)
            covered += std::max(0.0, std::min(own.right, other.right) - std::max(own.left, other.left)) *
                       std::max(0.0, std::min(own.bottom, other.bottom) - std::max(own.top, other.top));
        if (covered < least) least = covered, best = place;
    }
    taken_.push_back({best.x - half, best.y - up, best.x + half, best.y + up});
    addText(into.marks, {.words = name,
                         .font = font,
                         .colour = orderInk,
                         .at = best,
                         .across = picture::Across::middle,
                         .down = picture::Down::middle,
                         .halo = 0.6,
                         .haloColour = {255, 255, 255, 220}});
}

void HexMarks::drawArrow(std::span<const model::HexRef> hexes, const std::string& name,
                         const Setting& setting, picture::Layer& into) {
    const auto points = middles(hexes);
    if (points.size() < 2) return drawArea(hexes, name, setting, into);
    auto curve = picture::Curve().move(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) curve.line(points[i]);
    addStroke(into.marks, curve, orderInk, orderLine * 1.6);
    const Point tip = points.back(), before = points[points.size() - 2];
    const double angle = std::atan2(tip.y - before.y, tip.x - before.x), length = 2.6, spread = 0.45;
    const auto wing = [&](double turn) {
        return Point{tip.x - length * std::cos(angle + turn), tip.y - length * std::sin(angle + turn)};
    };
    addFill(into.marks, picture::Curve::polygon(std::array{tip, wing(spread), wing(-spread)}), orderInk);
    writeName(name, points.front(), 2.6, setting, into);
}

void HexMarks::drawLine(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                        picture::Layer& into) {
    const auto points = middles(hexes);
    if (points.size() < 2) return drawArea(hexes, name, setting, into);
    auto curve = picture::Curve().move(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) curve.line(points[i]);
    addStroke(into.marks, curve, orderInk, orderLine);
    writeName(name, points.back(), 2.2, setting, into);
}

void HexMarks::drawArea(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                        picture::Layer& into) {
    const auto points = middles(hexes);
    if (points.empty()) return;
    Point middle{0, 0};
    for (const auto& point : points) middle = {middle.x + point.x, middle.y + point.y};
    middle = {middle.x / static_cast<double>(points.size()), middle.y / static_cast<double>(points.size())};
    double radius = std::max(2.2, scene_.sheet.hexMillimetres() * scale_ * 0.8);
    for (const auto& point : points)
        radius = std::max(radius, std::hypot(point.x - middle.x, point.y - middle.y) +
                                      scene_.sheet.hexMillimetres() * scale_ * 0.6);
    addStroke(into.marks, picture::Curve::circle(middle, radius), orderInk, orderLine);
    writeName(name, middle, radius + 1.4, setting, into);
}

void HexMarks::keepClear(std::span<const model::HexRef> hexes) {
    for (const auto& middle : middles(hexes))
        taken_.push_back(picture::Box{middle.x, middle.y, middle.x, middle.y}.grown(pointRadius));
}

void HexMarks::drawPoint(std::span<const model::HexRef> hexes, const Setting& setting, picture::Layer& into) {
    constexpr double inner = 0.65;
    for (const auto& middle : middles(hexes)) {
        std::vector<Point> star;
        for (int i = 0; i < 10; ++i) {
            const double angle = std::numbers::pi * (static_cast<double>(i) / 5 - 0.5);
            const double radius = i % 2 == 0 ? pointRadius : inner;
            star.push_back({middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)});
        }
        addFill(into.marks, picture::Curve::polygon(star), orderInk);
    }
    if (const auto points = middles(hexes); !points.empty())
        writeName(std::string(local("map", "Rally").in(setting.language())), points.front(), 2.9, setting,
                  into);
}

}  // namespace cota::look
