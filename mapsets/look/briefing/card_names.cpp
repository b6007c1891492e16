#include "mapsets/look/briefing/card_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Point;

constexpr double leastNamePoints = 5.9;

bool overlap(const Box& one, const Box& other) {
    return one.left < other.right && other.left < one.right && one.top < other.bottom &&
           other.top < one.bottom;
}
Box shifted(const Box& box, Point by) {
    return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
}

Box boxOf(const picture::Text& text) {
    Box line;
    for (const Point at : text.along) line.add(at);
    return line.empty() ? coveredBy(text) : line.grown(picture::millimetres(text.font.points) / 2);
}

/// The nearest first; of equally near ones up and down before left and right.
std::vector<Point> shifts() {
    constexpr double step = 0.4;
    constexpr int most = 14;
    std::vector<Point> all;
    for (int down = -most; down <= most; ++down)
        for (int across = -most; across <= most; ++across) all.push_back({across * step, down * step});
    const auto cost = [](Point by) { return std::hypot(by.x * 1.3, by.y); };
    std::ranges::stable_sort(all, [&](Point one, Point other) { return cost(one) < cost(other); });
    return all;
}

}  // namespace

CardNames::CardNames(std::vector<picture::Mark> marks) : marks_(std::move(marks)) {
    findTexts(marks_);
    for (const auto* text : texts_) boxes_.push_back(boxOf(*text));
}

void CardNames::findTexts(std::vector<picture::Mark>& marks) {
    std::erase_if(marks, [](const picture::Mark& mark) {
        const auto* text = std::get_if<picture::Text>(&mark.what);
        return text != nullptr && text->font.points < leastNamePoints;
    });
    for (auto& mark : marks) {
        if (auto* group = std::get_if<picture::Group>(&mark.what)) findTexts(group->marks);
        if (auto* text = std::get_if<picture::Text>(&mark.what)) texts_.push_back(text);
    }
}

bool CardNames::isFree(std::size_t which, const Box& box, std::span<const Box> stars, const Box& map) const {
    if (box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom)
        return false;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (i != which && overlap(box, boxes_[i])) return false;
    return std::ranges::none_of(stars, [&](const Box& star) { return overlap(box, star); });
}

void CardNames::clear(std::span<const Box> stars, const Box& map) {
    const auto tried = shifts();
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        const auto lies = [&](const Box& star) { return overlap(boxes_[i], star); };
        if (std::ranges::none_of(stars, lies)) continue;
        const auto by = std::ranges::find_if(
            tried, [&](Point to) { return isFree(i, shifted(boxes_[i], to), stars, map); });
        if (by == tried.end()) continue;  // better below a star than far from its place
        boxes_[i] = shifted(boxes_[i], *by);
        texts_[i]->at = {texts_[i]->at.x + by->x, texts_[i]->at.y + by->y};
        for (auto& point : texts_[i]->along) point = {point.x + by->x, point.y + by->y};
    }
}

}  // namespace cota::look
