#include "mapsets/look/furniture/setting.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/page_parts.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

bool Setting::shows(std::string_view layer) const {
    return about.layers.empty() || std::ranges::find(about.layers, layer) != about.layers.end();
}

double Setting::growth() const {
    constexpr double usualSide = 380, most = 4;  // of A3; of more than two sheets of A0
    if (isOnPage) return 1;
    const auto& box = sheet.fieldBox();
    return std::clamp(std::sqrt(box.width() * box.height()) / usualSide, 1.0, most);
}

double widthOf(const Setting& setting, const Piece& piece) {
    if (piece.kind != PieceKind::map || piece.what != "compass") return piece.width;
    return (piece.width > 0 ? piece.width : usualCompass) * setting.growth();
}

picture::Font fontOf(const Setting& setting, const Letters& letters) {
    const auto& page = setting.look().symbol("page");
    return {.family = page.word(letters.isSerif ? "family" : "text-family"),
            .points = letters.points,
            .bold = letters.isBold,
            .italic = letters.isItalic};
}

picture::Colour inkOf(const Setting& setting, double opacity) {
    auto ink = setting.look().symbol("page").colour("ink");
    ink.alpha = static_cast<std::uint8_t>(std::lround(ink.alpha * opacity));
    return ink;
}

double writeLine(const Setting& setting, std::string words, Point at, const Letters& letters, double room,
                 picture::Layer& into) {
    constexpr double leastShare = 0.72;
    auto font = fontOf(setting, letters);
    double width = sizeOf(words, font).width;
    if (width > room) {
        font.points = std::max(font.points * leastShare, std::floor(font.points * room / width * 4) / 4);
        words = cutTo(words, font, room);
        width = sizeOf(words, font).width;
    }
    if (words.empty()) return 0;
    addText(into.marks, {.words = std::move(words),
                         .font = font,
                         .colour = letters.colour.alpha == 0 ? inkOf(setting) : letters.colour,
                         .at = at,
                         .across = letters.across,
                         .down = letters.down,
                         .haloColour = {}});
    return width;
}

std::vector<std::string> brokenInto(const Setting& setting, const std::string& words, const Letters& letters,
                                    double room) {
    const auto font = fontOf(setting, letters);
    std::vector<std::string> lines{""};
    std::size_t start = 0;
    while (start < words.size()) {
        const auto end = std::min(words.find_first_of(" \n\t", start), words.size());
        const auto word = words.substr(start, end - start);
        start = end + 1;
        if (word.empty()) continue;
        const auto longer = lines.back().empty() ? word : lines.back() + " " + word;
        if (lines.back().empty() || sizeOf(longer, font).width <= room)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    if (lines.back().empty()) lines.pop_back();
    return lines;
}

BothLanguages bothOf(const Setting& setting, const model::LocalText& text) {
    using enum model::Language;
    const auto other = setting.language() == english ? spanish : english;
    BothLanguages both{text.in(setting.language()), text.in(other)};
    if (both.second == both.first) both.second.clear();
    return both;
}

double writeBoth(const Setting& setting, const model::LocalText& text, Point at, const Letters& letters,
                 double room, picture::Layer& into) {
    constexpr double gap = 3, smaller = 0.8, paler = 0.62;
    const auto both = bothOf(setting, text);
    const double first = writeLine(setting, both.first, at, letters, room, into);
    if (both.second.empty() || first + gap >= room) return first;
    Letters second = letters;
    second.isBold = false;
    second.isItalic = true;
    second.points *= smaller;
    second.colour = inkOf(setting, paler);
    return first + gap +
           writeLine(setting, both.second, {at.x + first + gap, at.y}, second, room - first - gap, into);
}

void noteHeading(const Setting& setting, const model::LocalText& words) {
    if (setting.headings == nullptr) return;
    auto heading = words.in(setting.language());
    if (std::ranges::find(*setting.headings, heading) == setting.headings->end())
        setting.headings->push_back(std::move(heading));
}

model::LocalText continued(const model::LocalText& words) {
    const auto in = [&](model::Language language) {
        const model::MessageValue heading{"heading", words.in(language)};
        return model::fillTemplate(local("{heading} (continued)").in(language), {&heading, 1});
    };
    return {in(model::Language::english), in(model::Language::spanish)};
}

double writeHeading(const Setting& setting, const Piece& piece, const model::LocalText& usual,
                    const Room& room, std::size_t from, picture::Layer& into) {
    constexpr double height = 10, baseline = 6.2, lineAt = 8, points = 16, narrow = 120;
    const auto& title = piece.words.empty() ? usual : piece.words;
    const auto words = from > 0 ? continued(title) : title;
    const double size = room.width < narrow ? points * 0.75 : points;
    noteHeading(setting, title);
    writeBoth(setting, words, {room.left, room.top + baseline},
              {.points = size, .isBold = true, .isSerif = true}, room.width, into);
    addStroke(into.marks,
              picture::Curve().move({room.left, room.top + lineAt}).line({room.right(), room.top + lineAt}),
              inkOf(setting), 0.4);
    return height;
}

}  // namespace cota::look
