#include "mapsets/look/furniture/hex_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr picture::Colour orderInk{0x9a, 0x1d, 0x1d, 255};
constexpr double orderLine = 0.5, mostOutlined = 4000;  // marks: larger maps show every hex as part of a row

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

void HexMarks::drawGround(picture::Layer& into) const {
    constexpr double outline = 0.08;
    const GroundColours colours(scene_);
    picture::Group group{.clip = picture::Curve::rectangle(box_), .marks = {}};
    picture::Curve lines;
    const auto ink = scene_.look.symbol("page").colour("ink");
    for (const auto cell : scene_.field.hexes()) {
        const auto corners = scene_.sheet.corners(cell);
        std::array<Point, 6> small;
        std::ranges::transform(corners, small.begin(), [&](Point corner) { return at(corner); });
        const auto hex = picture::Curve::polygon(small);
        addFill(group.marks, hex, colours.at(cell));
        if (static_cast<double>(scene_.field.hexes().size()) < mostOutlined) lines.add(hex);
    }
    addStroke(group.marks, lines, {ink.red, ink.green, ink.blue, 70}, outline);
    drawPaths(group.marks);
    into.marks.emplace_back().what = std::move(group);
}

/// Water below roads, both as straight lines from hex to hex.
void HexMarks::drawPaths(std::vector<picture::Mark>& marks) const {
    constexpr picture::Colour water{0x5b, 0x93, 0xbd, 255}, road{0x5a, 0x4a, 0x38, 255};
    constexpr double waterLine = 0.9, roadLine = 0.3;
    picture::Curve waters, roads;
    const auto& kinds = scene_.catalogue().pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (const auto cell : scene_.field.hexes())
            for (int side = 0; !kinds[kind].alongSides && side < 6; ++side) {
                const auto towards = static_cast<model::Direction>(side);
                if (!scene_.field.linked(kind, cell, towards)) continue;
                auto& curve = kinds[kind].terrain.empty() ? roads : waters;
                curve.move(at(scene_.sheet.centre(cell))).line(at(scene_.sheet.sideMiddle(cell, towards)));
            }
    addStroke(marks, waters, water, waterLine);
    addStroke(marks, roads, road, roadLine);
}

std::vector<Point> HexMarks::middles(std::span<const model::HexRef> hexes) const {
    std::vector<Point> points;
    for (const auto& hex : hexes)
        if (const auto cell = scene_.field.resolve(hex.label))
            points.push_back(at(scene_.sheet.centre(*cell)));
    return points;
}

void HexMarks::writeName(const std::string& name, Point place, const Setting& setting,
                         picture::Layer& into) const {
    if (name.empty()) return;
    constexpr double points = 6.5;
    const Letters letters{.points = points, .isBold = true};
    const auto font = fontOf(setting, letters);
    const double half = sizeOf(name, font).width / 2, edge = 0.5;
    place.x = std::clamp(place.x, box_.left + half + edge,
                         std::max(box_.left + half + edge, box_.right - half - edge));
    place.y = std::clamp(place.y, box_.top + 2, box_.bottom - 2);
    addText(into.marks, {.words = name,
                         .font = font,
                         .colour = orderInk,
                         .at = place,
                         .across = picture::Across::middle,
                         .down = picture::Down::middle,
                         .halo = 0.6,
                         .haloColour = {255, 255, 255, 220}});
}

void HexMarks::drawArrow(std::span<const model::HexRef> hexes, const std::string& name,
                         const Setting& setting, picture::Layer& into) const {
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
    writeName(name, {points.front().x, points.front().y + 2.6}, setting, into);
}

void HexMarks::drawLine(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                        picture::Layer& into) const {
    const auto points = middles(hexes);
    if (points.size() < 2) return drawArea(hexes, name, setting, into);
    auto curve = picture::Curve().move(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) curve.line(points[i]);
    addStroke(into.marks, curve, orderInk, orderLine);
    writeName(name, {points.back().x, points.back().y - 2.2}, setting, into);
}

void HexMarks::drawArea(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                        picture::Layer& into) const {
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
    writeName(name, {middle.x, middle.y - radius - 1.4}, setting, into);
}

void HexMarks::drawPoint(std::span<const model::HexRef> hexes, const Setting& setting,
                         picture::Layer& into) const {
    constexpr double outer = 1.5, inner = 0.65;
    for (const auto& middle : middles(hexes)) {
        std::vector<Point> star;
        for (int i = 0; i < 10; ++i) {
            const double angle = std::numbers::pi * (static_cast<double>(i) / 5 - 0.5);
            const double radius = i % 2 == 0 ? outer : inner;
            star.push_back({middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)});
        }
        addFill(into.marks, picture::Curve::polygon(star), orderInk);
    }
    if (const auto points = middles(hexes); !points.empty())
        writeName(std::string(local("map", "Rally").in(setting.language())),
                  {points.front().x, points.front().y + 2.9}, setting, into);
}

}  // namespace cota::look
