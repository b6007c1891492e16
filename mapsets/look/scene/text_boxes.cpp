#include "mapsets/look/scene/text_boxes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double capHeight = 0.7, descent = 0.22;  // of the size of a font
constexpr double bucket = 12;                      // millimetres

bool goesBelow(const std::string& words) { return words.find_first_of("gjpqy,;Q") != std::string::npos; }

/// The box around a turned rectangle.
picture::Box turnedBox(Point at, double width, double height, double degrees) {
    const double turn = degrees * std::numbers::pi / 180, c = std::abs(std::cos(turn)),
                 s = std::abs(std::sin(turn));
    const double x = (width * c + height * s) / 2, y = (width * s + height * c) / 2;
    return {at.x - x, at.y - y, at.x + x, at.y + y};
}

}  // namespace

std::vector<picture::Box> inkOf(const picture::Text& text) {
    const double em = picture::millimetres(text.font.points);
    std::vector<picture::Box> boxes;
    if (!text.along.empty()) {
        for (const auto& letter : picture::lettersOf(text)) {
            const double wide = picture::sizeOf(letter.words, letter.font).width;
            boxes.push_back(turnedBox(letter.at, wide * 0.9, em * (capHeight + 0.1), letter.turn));
        }
        return boxes;
    }
    const auto size = picture::sizeOf(text.words, text.font);
    if (text.turn != 0) {
        const int parts = std::max(1, static_cast<int>(std::ceil(size.width / em)));
        const double turn = text.turn * std::numbers::pi / 180;
        for (int i = 0; i < parts; ++i) {
            const double away = size.width * ((i + 0.5) / parts - 0.5);
            boxes.push_back(turnedBox({text.at.x + std::cos(turn) * away, text.at.y + std::sin(turn) * away},
                                      size.width / parts, em * capHeight, text.turn));
        }
        return boxes;
    }
    const auto box = coveredBy(text);
    const double baseline = box.top + size.ascent;
    boxes.push_back({box.left, baseline - em * capHeight, box.right,
                     baseline + (goesBelow(text.words) ? em * descent : 0.1)});
    return boxes;
}

void TextBoxes::add(const picture::Box& box, int owner) {
    for (int x = static_cast<int>(std::floor(box.left / bucket)); x * bucket <= box.right; ++x)
        for (int y = static_cast<int>(std::floor(box.top / bucket)); y * bucket <= box.bottom; ++y)
            boxes_[{x, y}].emplace_back(box, owner);
}

bool TextBoxes::meets(const picture::Box& box, int except) const {
    for (int x = static_cast<int>(std::floor(box.left / bucket)); x * bucket <= box.right; ++x)
        for (int y = static_cast<int>(std::floor(box.top / bucket)); y * bucket <= box.bottom; ++y) {
            const auto found = boxes_.find({x, y});
            if (found == boxes_.end()) continue;
            for (const auto& [other, owner] : found->second)
                if ((owner == nobody || owner != except) && other.meets(box)) return true;
        }
    return false;
}

}  // namespace cota::look
