// Charts of the rules as pieces: sections of rows with their values, in both languages, with the paragraphs.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/effect_texts.h"
#include "mapsets/look/furniture/legend_samples.h"
#include "mapsets/look/furniture/rules_chart.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/furniture/unknown_value.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Down;

constexpr picture::Colour barred{0x8f, 0x1d, 0x1d, 255};
constexpr double headGap = 4, headLine = 3.1, leastRowHeight = 8.6, sampledRow = 10.5, textStep = 3,
                 profileHeight = 9;
constexpr double leastColumn = 14, mostColumn = 62, caseColumn = 19, valuesShare = 0.64, secondShare = 0.62,
                 footStep = 3;
constexpr double rowNamePoints = 9, valuePoints = 10, wordPoints = 7.2, rowSourcePoints = 5.4, headPoints = 7;

struct ChartName {
    std::string_view what;
    model::LocalLiteral title;
};
constexpr std::array chartNames{
    ChartName{"movement", local("Movement")}, ChartName{"stacking", local("Stacking")},
    ChartName{"sight", local("Lines of sight")}, ChartName{"spotting", local("Spotting")},
    ChartName{"combat", local("Combat")}};

bool isNo(const model::LocalText& words) { return words == model::LocalText(local("chart", "no")); }
/// A value of few characters is printed large.
bool isNumber(const model::LocalText& words) {
    return words.en == words.es && words.en.size() <= 9 && !isNo(words);
}

class RulesChartDrawing {
  public:
    RulesChartDrawing(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          chart_(rulesChartOf(setting.about.field, setting.about.furniture.layout, piece.what)) {}

    /// `from` counts the lines of all sections.
    Filled draw(std::size_t from) {
        if (chart_.sections.empty()) return {};
        if (from == 0 && leastHeight() > room_.bottom - room_.top) return {room_.bottom - room_.top + 1, 0};
        model::LocalText title;
        for (const auto& one : chartNames)
            if (one.what == piece_.what) title = one.title;
        y_ = room_.top + writeHeading(setting_, piece_, title, room_, from, into_);
        writeLine(setting_, setting_.game().name.in(setting_.language()), {room_.right(), room_.top + 5.8},
                  {.points = 9, .isBold = true, .across = Across::right}, room_.width / 3, into_);
        std::size_t at = 0;
        bool isFirst = true;
        for (const auto& section : chart_.sections) {
            section_ = &section;
            measureColumns();
            bool hasHead = false;
            for (const auto& line : section.lines) {
                if (at++ < from) continue;
                const double head = hasHead ? 0 : headHeight() + (isFirst ? 0 : headGap);
                if (!isFirst && y_ + head + lineHeight(line) > room_.bottom - footHeight())
                    return finished(at - 1);
                if (!hasHead) {
                    if (!isFirst) y_ += headGap;
                    drawHead(&line != &section.lines.front());
                }
                hasHead = true;
                isFirst = false;
                drawLine(line, (&line - section.lines.data()) % 2 == 1);
            }
            if (hasHead) rule(y_, 0.3);
        }
        return finished(0);
    }

  private:
    /// With less room, the chart begins on the next page.
    double leastHeight() {
        constexpr double heading = 10;
        constexpr std::size_t lines = 3;
        section_ = &chart_.sections.front();
        measureColumns();
        double height = heading + headHeight() + footHeight();
        for (std::size_t i = 0; i < std::min(lines, section_->lines.size()); ++i)
            height += lineHeight(section_->lines[i]);
        return height;
    }
    Filled finished(std::size_t next) {
        drawFoot();
        return {y_ - room_.top, next};
    }

    // --- measures

    Letters wordLetters(bool isSecond = false) const {
        return {.points = isSecond ? wordPoints * 0.86 : wordPoints,
                .isBold = !isSecond,
                .isItalic = isSecond,
                .across = isWide() ? Across::left : Across::middle,
                .down = Down::middle,
                .colour = inkOf(setting_, isSecond ? secondShare : 1)};
    }
    double widthOfWords(const std::string& words, const Letters& letters) const {
        return sizeOf(words, fontOf(setting_, letters)).width;
    }
    /// One column of sentences.
    bool isWide() const { return section_->columns.size() == 1 && columnWidth_ >= mostColumn; }

    void measureColumns() {
        columnWidth_ = leastColumn;
        const auto count = std::max<std::size_t>(1, section_->columns.size());
        double natural = leastColumn;
        for (const auto& line : section_->lines)
            for (const auto& cell : line.cells)
                for (const auto& words : {cell.words.en, cell.words.es})
                    natural =
                        std::max(natural, isNumber(cell.words) ? 0 : widthOfWords(words, wordLetters()) + 3);
        const double most = room_.width * valuesShare / static_cast<double>(count);
        for (const auto& column : section_->columns)
            natural = std::max(natural, std::min(24.0, widthOfWords(column.in(setting_.language()),
                                                                    {.points = headPoints, .isBold = true}) +
                                                           2));
        if (!section_->cases.empty()) natural = std::max(natural, caseColumn);
        columnWidth_ = std::min(natural, most);
        if (count == 1 && natural > mostColumn) columnWidth_ = most;
    }
    double columnLeft(std::size_t column) const {
        return room_.right() - columnWidth_ * static_cast<double>(section_->columns.size() - column);
    }
    double columnMiddle(std::size_t column) const { return columnLeft(column) + columnWidth_ / 2; }

    bool hasSamples() const {
        return std::ranges::any_of(section_->lines, [](const auto& line) { return !line.kind.empty(); });
    }
    std::vector<std::string> headWords(const model::LocalText& title, bool isSecond) const {
        const auto both = bothOf(setting_, title);
        return brokenInto(setting_, isSecond ? both.second : both.first,
                          {.points = isSecond ? headPoints * 0.84 : headPoints, .isBold = !isSecond},
                          columnWidth_ - 1);
    }
    double headHeight() const {
        std::size_t lines = 1;
        for (const auto& column : section_->columns)
            lines = std::max(lines, headWords(column, false).size() + headWords(column, true).size());
        const double words = 2.4 + headLine * static_cast<double>(lines);
        return section_->cases.empty() ? std::max(8.0, words) : profileHeight + 4.5;
    }
    std::vector<std::string> linesOf(const RulesCell& cell, bool isSecond) const {
        const auto both = bothOf(setting_, cell.words);
        const auto& words = isSecond ? both.second : both.first;
        return words.empty() ? std::vector<std::string>{}
                             : brokenInto(setting_, words, wordLetters(isSecond), columnWidth_ - 2);
    }
    double lineHeight(const RulesLine& line) const {
        double height = hasSamples() ? sampledRow : leastRowHeight;
        for (const auto& cell : line.cells)
            if (!isNumber(cell.words))
                height = std::max(height, 2.4 + textStep * static_cast<double>(linesOf(cell, false).size() +
                                                                               linesOf(cell, true).size()));
        return height;
    }
    double footHeight() const { return footStep * 2 * (chart_.hasUnknown() ? 2 : 1) + 2; }

    // --- parts

    void rule(double y, double width, double opacity = 1) {
        addStroke(into_.marks, picture::Curve().move({room_.left, y}).line({room_.right(), y}),
                  inkOf(setting_, opacity), width);
    }
    void area(double top, double bottom, double opacity) {
        addFill(into_.marks, picture::Curve::rectangle({room_.left, top, room_.right(), bottom}),
                inkOf(setting_, opacity));
    }

    /// `isRest`: the lines before are on an earlier page.
    void drawHead(bool isRest) {
        constexpr double band = 0.1, inset = 2;
        const double height = headHeight(), middle = y_ + height / 2;
        area(y_, y_ + height, band);
        const double room = columnLeft(0) - room_.left - 2 * inset;
        const auto both = bothOf(setting_, isRest ? continued(section_->title) : section_->title);
        const bool isAlone = both.second.empty();
        writeLine(setting_, both.first, {room_.left + inset, isAlone ? middle : middle - 1.7},
                  {.points = 8.5, .isBold = true, .down = Down::middle}, room, into_);
        writeLine(
            setting_, both.second, {room_.left + inset, middle + 1.9},
            {.points = 7, .isItalic = true, .down = Down::middle, .colour = inkOf(setting_, secondShare)},
            room, into_);
        for (std::size_t i = 0; i < section_->columns.size(); ++i) {
            const auto fromEnd = section_->columns.size() - i;
            if (fromEnd <= section_->cases.size())
                drawCase(section_->cases[section_->cases.size() - fromEnd], columnMiddle(i));
            else
                drawColumnHead(i, middle);
        }
        y_ += height;
        rule(y_, 0.3);
    }

    void drawColumnHead(std::size_t column, double middle) {
        const auto first = headWords(section_->columns[column], false),
                   second = headWords(section_->columns[column], true);
        double y = middle - headLine * (static_cast<double>(first.size() + second.size()) - 1) / 2;
        const double x = isWide() ? columnLeft(column) + 1 : columnMiddle(column);
        for (const auto* lines : {&first, &second})
            for (const auto& words : *lines) {
                writeLine(setting_, words, {x, y},
                          {.points = lines == &second ? headPoints * 0.84 : headPoints,
                           .isBold = lines == &first,
                           .isItalic = lines == &second,
                           .across = isWide() ? Across::left : Across::middle,
                           .down = Down::middle,
                           .colour = inkOf(setting_, lines == &second ? secondShare : 1)},
                          columnWidth_ - 1, into_);
                y += headLine;
            }
    }

    /// The profile: observer on the left, target on the right, the terrain as a box between them.
    void drawCase(const SightCase& levels, double x) {
        constexpr double step = 2, eye = 0.7, low = 1.2;
        const double half = std::min(8.0, columnWidth_ / 2 - 1.2);
        const double foot = y_ + profileHeight;
        const auto height = [&](int level) { return foot - low - step * level; };
        auto ground = picture::Curve()
                          .move({x - half, foot})
                          .line({x - half, height(levels.observer)})
                          .line({x - half + 3, height(levels.observer)})
                          .line({x - half + 4, height(0)})
                          .line({x + half - 4, height(0)})
                          .line({x + half - 3, height(levels.target)})
                          .line({x + half, height(levels.target)})
                          .line({x + half, foot})
                          .close();
        addFill(into_.marks, ground, inkOf(setting_, 0.22));
        addStroke(into_.marks, ground, inkOf(setting_, 0.8), 0.15);
        addFill(into_.marks, picture::Curve::rectangle({x - 1.1, height(0) - 1.7, x + 1.1, height(0)}),
                inkOf(setting_, 0.6));
        const Point from{x - half + 1.5, height(levels.observer) - eye},
            to{x + half - 1.5, height(levels.target) - eye};
        addStroke(into_.marks, picture::Curve().move(from).line(to), barred, 0.2);
        for (const auto& point : {from, to})
            addFill(into_.marks, picture::Curve::circle(point, eye), inkOf(setting_));
        const auto number = [&](int level, double at) {
            writeLine(setting_, std::to_string(level), {at, foot + 2.4},
                      {.points = 7, .isBold = true, .across = Across::middle, .down = Down::middle}, 4,
                      into_);
        };
        number(levels.observer, from.x);
        number(levels.target, to.x);
    }

    void drawLine(const RulesLine& line, bool isDark) {
        constexpr double stripe = 0.05, inset = 2;
        const double height = lineHeight(line), middle = y_ + height / 2;
        if (isDark) area(y_, y_ + height, stripe);
        double left = room_.left + inset;
        if (hasSamples()) {
            const bool isFlat = setting_.about.field.orientation() == model::Orientation::flat;
            if (setting_.scene && !line.kind.empty())
                drawHexSample(*setting_.scene, line.kind, line.id, {room_.left + sampledRow / 2, middle},
                              (sampledRow - 0.8) * (isFlat ? 0.87 : 0.8), into_.marks);
            left += sampledRow - 0.5;
        }
        const double end = columnLeft(0) - 1.5;
        const auto source = (isParagraph(line.source) ? "§ " : "") + line.source;
        const double used = line.source.empty() ? 0
                                                : writeLine(setting_, source, {end, middle + 1.9},
                                                            {.points = rowSourcePoints,
                                                             .across = Across::right,
                                                             .down = Down::middle,
                                                             .colour = inkOf(setting_, secondShare)},
                                                            (end - left) * 0.42, into_);
        const auto both = bothOf(setting_, line.name);
        const bool isAlone = both.second.empty();
        writeLine(setting_, both.first, {left, isAlone ? middle : middle - 1.75},
                  {.points = rowNamePoints, .isBold = true, .down = Down::middle},
                  end - left - (isAlone ? used + 1 : 0), into_);
        writeLine(setting_, both.second, {left, middle + 1.9},
                  {.points = rowNamePoints * 0.8,
                   .isItalic = true,
                   .down = Down::middle,
                   .colour = inkOf(setting_, secondShare)},
                  end - left - used - 1, into_);
        for (std::size_t i = 0; i < line.cells.size(); ++i) drawCell(line.cells[i], i, middle, height);
        y_ += height;
        rule(y_, 0.15, 0.22);
    }

    void drawCell(const RulesCell& cell, std::size_t column, double middle, double height) {
        if (cell.isUnknown) {
            const double wide = std::min(4.6, columnWidth_ / 2 - 1),
                         x = isWide() ? columnLeft(column) + 1 + wide : columnMiddle(column);
            drawUnknownValue(setting_, {x - wide, middle - height * 0.26, x + wide, middle + height * 0.26},
                             9, into_);
            return;
        }
        if (isNumber(cell.words)) {
            const double x = isWide() ? columnLeft(column) + 1 : columnMiddle(column);
            writeLine(setting_, cell.words.en, {x, middle},
                      {.points = valuePoints,
                       .isBold = true,
                       .across = isWide() ? Across::left : Across::middle,
                       .down = Down::middle},
                      columnWidth_ - 1, into_);
            return;
        }
        const auto first = linesOf(cell, false), second = linesOf(cell, true);
        double y = middle - textStep * (static_cast<double>(first.size() + second.size()) - 1) / 2;
        const double x = isWide() ? columnLeft(column) + 1 : columnMiddle(column);
        for (const auto* lines : {&first, &second})
            for (const auto& words : *lines) {
                auto letters = wordLetters(lines == &second);
                if (isNo(cell.words)) letters.colour = barred;
                writeLine(setting_, words, {x, y}, letters, columnWidth_ - 1, into_);
                y += textStep;
            }
    }

    void note(const model::LocalText& text) {
        const auto both = bothOf(setting_, text);
        for (const auto* words : {&both.first, &both.second}) {
            y_ += footStep;
            if (words->empty()) continue;
            writeLine(setting_, *words, {room_.left, y_},
                      {.points = 6.2,
                       .isItalic = words == &both.second,
                       .colour = inkOf(setting_, words == &both.first ? 0.9 : secondShare)},
                      room_.width, into_);
        }
    }
    void drawFoot() {
        y_ += 1;
        if (chart_.hasUnknown())
            note(local("? The rulebook at hand does not give the value; checks count on none."));
        note(madeFrom(setting_.game()));
        y_ += 1;
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    RulesChart chart_;
    const RulesSection* section_ = nullptr;
    double y_ = 0, columnWidth_ = leastColumn;
};

}  // namespace

Filled drawRulesChart(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                      picture::Layer& into) {
    return RulesChartDrawing(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
