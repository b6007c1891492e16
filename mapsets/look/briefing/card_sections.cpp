// Victory, support, special rules, notes in a column.

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;

constexpr double objectiveRow = 3.9;
constexpr picture::Colour starFill{200, 148, 52, 255};

bool isNumber(const std::string& text) {
    return std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// Star, name, hexes and value in a cell of the table.
void drawObjective(const CardPen& pen, const BriefObjective& objective, double left, double width,
                   std::vector<picture::Mark>& marks) {
    constexpr double baseline = 2.8, starAt = 1.9, name = 3.2, gap = 1.6;
    addFill(marks, star({left + 1.2, starAt}, 1.25), starFill);
    const auto valueFont = isNumber(objective.value) ? CardPen::narrow(9, true) : CardPen::narrow(7.2, true);
    const double value =
        objective.value.empty() ? 0 : picture::sizeOf(objective.value, valueFont).width + gap;
    pen.write(marks, objective.value, {left + width, baseline}, valueFont, cardInk, width / 2, Across::right);
    const auto nameFont = CardPen::narrow(7.8, true), hexFont = CardPen::narrow(6.6);
    const double rest = width - name - value, wide = picture::sizeOf(objective.name, nameFont).width;
    const double hexes =
        std::min(picture::sizeOf(objective.hexes, hexFont).width + gap, std::max(rest - wide, rest * 0.35));
    pen.write(marks, objective.name, {left + name, baseline}, nameFont, cardInk, rest - hexes);
    pen.write(marks, objective.hexes, {left + width - value, baseline}, hexFont, cardQuiet, hexes - gap / 2,
              Across::right);
    CardPen::rule(marks, left, left + width, objectiveRow - 0.35, 0.12, cardRule);
}

/// Those with many hexes, in as many lines as they need.
CardPieces longObjectives(const CardPen& pen, const std::vector<BriefObjective>& objectives, double width) {
    CardPieces pieces;
    for (const auto& one : objectives) {
        std::vector<TextRun> runs{{one.name + "  ", CardPen::narrow(7.8, true), cardInk}};
        if (!one.value.empty()) runs.push_back({one.value + "  ", CardPen::narrow(9, true), cardInk});
        runs.push_back({one.hexes, CardPen::narrow(6.8), cardQuiet});
        auto lines = pen.textPieces(
            runs, {.width = width, .indent = 3.2, .leading = 3.5, .above = 0.7, .isJustified = false});
        if (!lines.empty()) addFill(lines.front().marks, star({1.2, 1.9}, 1.25), starFill);
        std::ranges::move(lines, std::back_inserter(pieces));
    }
    return pieces;
}

/// A short table stays whole; of a long one, no row is alone.
int keptRows(std::size_t row, std::size_t rows) {
    constexpr std::size_t shortTable = 8;
    if (rows <= shortTable) return static_cast<int>(rows - 1 - row);
    return row == 0 || row + 2 == rows ? 1 : 0;
}

CardPieces objectivePieces(const CardPen& pen, const std::vector<BriefObjective>& objectives, double width) {
    constexpr double gutter = 4;
    double widest = 0;
    for (const auto& one : objectives)
        widest = std::max(widest, picture::sizeOf(one.name, CardPen::narrow(7.8, true)).width +
                                      picture::sizeOf(one.hexes, CardPen::narrow(6.6)).width +
                                      picture::sizeOf(one.value, CardPen::narrow(8.5, true)).width);
    const double half = (width - gutter) / 2, own = 7;
    const std::size_t columns = objectives.size() > 1 && widest + own <= half ? 2 : 1;
    const double wide = columns == 2 ? half : width;
    const std::size_t rows = (objectives.size() + columns - 1) / columns;
    CardPieces pieces;
    if (widest + own > width) return longObjectives(pen, objectives, width);
    for (std::size_t row = 0; row < rows; ++row) {
        CardPiece piece;
        piece.flow = {objectiveRow, row == 0 ? 1.2 : 0, keptRows(row, rows)};
        piece.element = pen.element("P");
        for (std::size_t column = 0; column < columns; ++column)
            if (const auto place = column * rows + row; place < objectives.size())
                drawObjective(pen, objectives[place], static_cast<double>(column) * (half + gutter), wide,
                              piece.marks);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

}  // namespace

CardPieces sectionPieces(const CardPen& pen, const BriefSection& section, double width) {
    constexpr double numbered = 5, dotted = 3;
    const bool isSmall =
        section.what == PlannedSection::What::specialRules || section.what == PlannedSection::What::parts;
    const double own = isSmall ? 8.6 : 9, points = own * pen.scale(), leading = pen.leading(own);
    CardPieces pieces{pen.headingPiece(section.heading, width)};
    bool isAfterItem = false;
    for (const auto& paragraph : section.paragraphs) {
        const bool isItem = !paragraph.number.empty();
        const bool isDotted = isItem && (paragraph.number.front() < '0' || paragraph.number.front() > '9');
        std::vector<TextRun> runs;
        if (!paragraph.lead.empty())
            runs.push_back({paragraph.lead + ". ", CardPen::serif(points, true), cardInk});
        runs.push_back({paragraph.text, CardPen::serif(points), cardInk});
        const bool isFirst = pieces.size() == 1;
        auto lines = pen.textPieces(runs, {.width = width,
                                           .indent = !isItem    ? 0
                                                     : isDotted ? dotted
                                                                : numbered,
                                           .leading = leading,
                                           .above = isFirst                   ? 0
                                                    : isDotted && isAfterItem ? 0.3
                                                                              : 0.9,
                                           .role = isItem ? "LI" : "P"});
        if (lines.empty()) continue;
        if (isItem) {
            // Read before its text.
            std::vector<picture::Mark> mark;
            pen.write(mark, paragraph.number + " ", {0.3, leading * 0.76},
                      CardPen::narrow(8.4 * pen.scale(), true), cardAccent, numbered);
            auto& first = lines.front().marks;
            first.insert(first.begin(), std::make_move_iterator(mark.begin()),
                         std::make_move_iterator(mark.end()));
        }
        // The name of a side stays with the first of its list.
        if (paragraph.text.empty()) lines.back().flow.keeps = 2;
        isAfterItem = isItem;
        std::ranges::move(lines, std::back_inserter(pieces));
    }
    auto objectives = objectivePieces(pen, section.objectives, width);
    std::ranges::move(objectives, std::back_inserter(pieces));
    // A heading keeps what there is of three lines.
    pieces.front().flow.keeps = std::min(pieces.front().flow.keeps, static_cast<int>(pieces.size()) - 1);
    return pieces;
}

}  // namespace cota::look
