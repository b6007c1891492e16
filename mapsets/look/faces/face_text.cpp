#include "mapsets/look/faces/face_text.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

std::string withoutLast(const std::string& words) {
    std::size_t end = words.size();
    do --end;
    while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U);
    return words.substr(0, end);
}

}  // namespace

double capitalsOf(const picture::Font& font) {
    constexpr double share = 0.711;  // of the fonts of our pictures
    return picture::millimetres(font.points) * share;
}

FittedText fitted(std::string words, picture::Font font, double least, double room) {
    constexpr double step = 0.25;
    double width = picture::sizeOf(words, font).width;
    if (width > room && font.points > least) {
        font.points = std::max(least, std::floor(font.points * room / width / step) * step);
        width = picture::sizeOf(words, font).width;
    }
    std::string kept = words;
    while (width > room && !kept.empty()) {
        kept = withoutLast(kept);
        words = kept + "\u2026";
        width = picture::sizeOf(words, font).width;
    }
    return {std::move(words), std::move(font), width};
}

void writeFitted(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                 const picture::Font& font, picture::Colour colour, double room, picture::Across across) {
    constexpr double leastShare = 0.75;
    const auto fit = fitted(words, font, font.points * leastShare, room);
    if (fit.words.empty()) return;
    picture::Text text;
    text.words = fit.words;
    text.font = fit.font;
    text.colour = colour;
    text.at = at;
    text.across = across;
    addText(marks, std::move(text));
}

std::vector<std::string> wrapped(const std::string& words, const picture::Font& font, double room) {
    std::vector<std::string> lines;
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
        const auto longer = lines.empty() ? word : lines.back() + " " + word;
        if (!lines.empty() && picture::sizeOf(longer, font).width <= room)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    return lines;
}

}  // namespace cota::look
