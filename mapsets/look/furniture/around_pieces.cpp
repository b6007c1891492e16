// The pieces that stand around most maps: title, scale, compass, legend, credits, words of the designer.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/legend_entries.h"
#include "mapsets/look/furniture/north.h"
#include "mapsets/look/furniture/page_parts.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

Filled drawTitlePiece(const Setting& setting, const Piece&, const Room& room, std::size_t,
                      picture::Layer& into) {
    const double height = titleHeight * setting.growth();
    if (setting.scene)
        addTitleBlock(*setting.scene, {room.left, room.top, room.right(), room.top + height},
                      setting.growth(), into,
                      setting.isOnPage ? 0 : std::min(room.width, setting.about.furniture.titleWidth));
    return {height};
}

Filled drawScalePiece(const Setting& setting, const Piece&, const Room& room, std::size_t,
                      picture::Layer& into) {
    constexpr double height = 7, barAt = 2, forWords = 45;
    const double growth = setting.growth();
    int hexes = hexesOfBar(setting.sheet);
    while (hexes > 1 && setting.sheet.hexMillimetres() * hexes + forWords * growth > room.width) hexes /= 2;
    if (setting.scene)
        addScaleBar(*setting.scene, hexes, {room.left, room.top + barAt * growth}, growth, into);
    return {height * growth};
}

/// A rose with eight points; nothing without a north.
Filled drawCompass(const Setting& setting, const Piece& piece, const Room& room, std::size_t,
                   picture::Layer& into) {
    constexpr double inner = 0.2, halfPoints = 0.62, circle = 0.46, share = 7.5 / usualCompass;
    const auto north = northOf(setting.about.field, setting.about.document);
    if (!north) return {};
    const double width = std::min(widthOf(setting, piece), room.width), radius = width * share;
    const double growth = width / usualCompass;
    const Point at{room.right() - width / 2, room.top + width / 2};
    const auto away = [&](double eighths, double distance) {
        const double angle = *north + eighths / 8 * 2 * std::numbers::pi;
        return Point{at.x + distance * std::sin(angle), at.y - distance * std::cos(angle)};
    };
    addStroke(into.marks, picture::Curve::circle(at, radius * circle), inkOf(setting, 0.6), 0.15);
    for (int point = 7; point >= 0; --point) {
        const double length = radius * (point % 2 == 0 ? 1 : halfPoints);
        const auto tip = away(point, length);
        addFill(into.marks, picture::Curve::polygon(std::array{tip, away(point + 0.5, radius * inner), at}),
                inkOf(setting));
        const auto other = picture::Curve::polygon(std::array{tip, away(point - 0.5, radius * inner), at});
        addFill(into.marks, other, setting.look().symbol("page").colour("paper"));
        addStroke(into.marks, other, inkOf(setting), 0.12);
    }
    writeLine(setting, "N", away(0, radius + 1.7 * growth),
              {.points = 8 * growth,
               .isBold = true,
               .isSerif = true,
               .across = picture::Across::middle,
               .down = picture::Down::middle},
              room.width, into);
    return {width};
}

Filled drawLegendPiece(const Setting& setting, const Piece&, const Room& room, std::size_t,
                       picture::Layer& into) {
    constexpr double leastEntry = 43, rowHeight = 8.5, swatchWidth = 11, gap = 2, after = 4, between = 1.6;
    const double growth = setting.growth();
    const auto& about = setting.about;
    const LegendSource drawn{about.field, about.document, about.look, setting.sheet, about.layers};
    auto entries = legendEntries(drawn);
    std::ranges::move(sideEntries(drawn), std::back_inserter(entries));
    const double points = setting.look().symbol("page").number("text-points") * growth;
    const auto font = fontOf(setting, {.points = points});
    double needed = leastEntry * growth;
    for (const auto& entry : entries)
        needed = std::max(needed, (swatchWidth + gap + after) * growth +
                                      sizeOf(model::capital(entry.name.in(setting.language())), font).width);
    const auto columns =
        static_cast<std::size_t>(std::clamp(room.width / needed, 1.0, std::max(1.0, double(entries.size()))));
    const auto rows = (entries.size() + columns - 1) / columns;
    const double width = std::min(room.width / static_cast<double>(columns), needed * 1.5);
    // Down the columns: the order of the game stays together.
    for (std::size_t i = 0; setting.scene && i < entries.size(); ++i) {
        const Point at{room.left + static_cast<double>(i / rows) * width,
                       room.top + static_cast<double>(i % rows) * rowHeight * growth};
        const picture::Box swatch{at.x, at.y, at.x + swatchWidth * growth,
                                  at.y + (rowHeight - between) * growth};
        drawLegendEntry(*setting.scene, entries[i], swatch, partsOf(drawn), into);
        writeLine(setting, model::capital(entries[i].name.in(setting.language())),
                  {swatch.right + gap * growth, (swatch.top + swatch.bottom) / 2},
                  {.points = points, .down = picture::Down::middle}, width - (swatchWidth + gap) * growth,
                  into);
    }
    return {rows == 0 ? 0 : static_cast<double>(rows) * rowHeight * growth - between};
}

namespace {

/// Lines of text; returns their height.
double writeLines(const Setting& setting, const std::string& words, const Room& room, const Letters& letters,
                  picture::Layer& into) {
    constexpr double leading = 1.25;
    const double step = picture::millimetres(letters.points) * leading;
    double y = room.top;
    for (const auto& line : brokenInto(setting, words, letters, room.width)) {
        y += step;
        writeLine(setting, line, {room.left, y - step * 0.25}, letters, room.width, into);
    }
    return y - room.top;
}

}  // namespace

Filled drawOwnText(const Setting& setting, const Piece& piece, const Room& room, std::size_t,
                   picture::Layer& into) {
    const double points = setting.look().symbol("page").number("text-points") * setting.growth();
    return {writeLines(setting, piece.words.in(setting.language()), room, {.points = points, .isSerif = true},
                       into)};
}

/// Who made it, for which game, and the hash that tells two prints apart.
Filled drawCredits(const Setting& setting, const Piece& piece, const Room& room, std::size_t,
                   picture::Layer& into) {
    constexpr double points = 4;
    constexpr std::size_t shownDigits = 16;
    const auto language = setting.language();
    std::vector<std::string> parts;
    const auto add = [&](model::LocalLiteral text, const std::string& value) {
        const model::MessageValue said{"text", value};
        if (!value.empty()) parts.push_back(model::fillTemplate(text.in(language), {&said, 1}));
    };
    if (!piece.words.empty()) parts.push_back(piece.words.in(language));
    if (const auto* scenario = setting.scenario()) add(local("Design: {text}"), scenario->author);
    const auto& game = setting.game();
    add(local("Game: {text}"), game.name.in(language));
    add(local("edition {text}"), game.edition);
    add(local("Rules: {text}"), game.rulebook.in(language));
    add(local("Publisher: {text}"), game.publisher);
    std::string boards;
    for (const auto& [file, board] : setting.about.document.boards)
        boards +=
            (boards.empty() ? "" : ", ") + (board->title.empty() ? board->id : board->title.in(language));
    add(setting.about.document.boards.size() > 1 ? local("Boards: {text}") : local("Board: {text}"), boards);
    add(local("Drawn by Cota {text}"), setting.about.furniture.program);
    add(local("file format {text}"), setting.about.furniture.version);
    add(local("SHA-256 of the document (first 16 digits): {text}"),
        setting.about.furniture.hash.substr(0, shownDigits));
    std::string all;
    for (const auto& part : parts) all += (all.empty() ? "" : " · ") + part;
    return {writeLines(setting, all, room,
                       {.points = points * setting.growth(), .colour = inkOf(setting, 0.8)}, into)};
}

}  // namespace cota::look
