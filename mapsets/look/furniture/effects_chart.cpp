// The terrain effects chart: what each thing of the game costs to enter, from the table that movement uses,
// in both languages, with the paragraph of the rulebook.

#include <algorithm>
#include <cmath>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/effect_texts.h"
#include "mapsets/look/furniture/legend_samples.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/furniture/unknown_value.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/movement/terrain_effects.h"

namespace cota::look {

namespace {

using mapsets::EffectCell;
using mapsets::EffectRow;
using mapsets::EffectSection;
using mapsets::TableCost;
using picture::Across;
using picture::Down;

constexpr model::LocalLiteral chartTitle = local("Terrain effects");
constexpr picture::Colour forbidden{0x8f, 0x1d, 0x1d, 255}, ownMark{0x9a, 0x5b, 0x2a, 255};
constexpr std::string_view heightColumn = "height";
constexpr double headHeight = 15, sectionHeight = 5.6, mostRow = 13.1, leastRow = 7.4, paler = 0.62;
constexpr const char* noValue = "–";
constexpr double sourcePoints = 5.4, stripe = 0.05, band = 0.12, rule = 0.22;

class EffectsChart {
  public:
    EffectsChart(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          chart_(mapsets::terrainEffectsOf(setting.game(), setting.scenario())) {
        // A game's own column of heights stands in place of the usual one.
        for (const auto& own : columns())
            if (own.id == heightColumn) chart_.hasHeights = false;
        for (const auto& row : chart_.rows) {
            for (const auto& cell : row.cells)
                if (cell.kind == TableCost::Kind::unknown) (cell.isOpen ? hasOpen_ : hasUnstated_) = true;
            for (const auto& own : columns())
                if (isUnknownValue(row, own)) (isOpenValue(row, own) ? hasOpen_ : hasUnstated_) = true;
        }
    }

    Filled draw(std::size_t from) {
        if (chart_.rows.empty()) return {};
        measure(from);
        y_ = room_.top + writeHeading(setting_, piece_, chartTitle, room_, from, into_);
        writeGame();
        drawHead();
        std::size_t next = from;
        for (; next < chart_.rows.size(); ++next) {
            const auto& row = chart_.rows[next];
            const bool begins = row.section != EffectSection::ground &&
                                (next == from || row.section != chart_.rows[next - 1].section);
            const double needed = rowHeight_ + (begins ? sectionHeight : 0);
            constexpr double rounding = 0.01;  // rows were measured to fill the room
            if (next > from && y_ + needed > room_.bottom - footHeight() + rounding) break;
            if (begins) drawSection(row.section, next > 0 && row.section == chart_.rows[next - 1].section);
            drawRow(row, (next - from) % 2 == 1);
        }
        line(y_, 0.4);
        drawFoot();
        return {y_ - room_.top, next < chart_.rows.size() ? next : 0};
    }

  private:
    // --- measures

    std::size_t columnCount() const {
        return chart_.types.size() + columns().size() + (chart_.hasHeights ? 1u : 0u);
    }
    std::span<const ChartColumn> columns() const { return setting_.about.furniture.layout.columns; }

    /// Rows are as high as the room allows, and all on one page if that is possible.
    void measure(std::size_t from) {
        constexpr double mostColumn = 18, mostShare = 0.62;
        columnWidth_ = std::min(mostColumn, room_.width * mostShare /
                                                static_cast<double>(std::max<std::size_t>(1, columnCount())));
        double sections = 0;
        for (std::size_t i = from; i < chart_.rows.size(); ++i)
            if (chart_.rows[i].section != EffectSection::ground &&
                (i == from || chart_.rows[i].section != chart_.rows[i - 1].section))
                sections += sectionHeight;
        constexpr double heading = 10;
        const double free = room_.bottom - room_.top - heading - headHeight - footHeight() - sections;
        const auto rows = static_cast<double>(chart_.rows.size() - from);
        rowHeight_ = std::clamp(free / rows, leastRow, mostRow);
        if (room_.width < 120) rowHeight_ = std::min(rowHeight_, 9.5);
        scale_ = std::clamp(rowHeight_ / mostRow, 0.66, 1.0);
    }
    double columnLeft(std::size_t column) const {
        return room_.right() - columnWidth_ * static_cast<double>(columnCount() - column);
    }
    double columnMiddle(std::size_t column) const { return columnLeft(column) + columnWidth_ / 2; }
    double footHeight() const {
        const int notes = 1 + (chart_.hasOwn ? 1 : 0) + (hasUnstated_ ? 1 : 0) + (hasOpen_ ? 1 : 0) +
                          (chart_.typesWithout.empty() ? 0 : 1);
        return footStep * 2 * notes + 2;
    }

    // --- parts

    void line(double y, double width) {
        addStroke(into_.marks, picture::Curve().move({room_.left, y}).line({room_.right(), y}),
                  inkOf(setting_), width);
    }
    void area(double top, double bottom, double opacity) {
        addFill(into_.marks, picture::Curve::rectangle({room_.left, top, room_.right(), bottom}),
                inkOf(setting_, opacity));
    }
    /// The language of the picture above, the other one in italics below, where something else may have
    /// taken room.
    void two(const model::LocalText& text, double x, double y, double points, Across across, double room,
             double taken = 0) {
        const auto both = bothOf(setting_, text);
        const double apart = picture::millimetres(points) * 0.56;
        const bool isAlone = both.second.empty();
        writeLine(setting_, both.first, {x, isAlone ? y : y - apart},
                  {.points = points, .isBold = true, .across = across, .down = Down::middle},
                  isAlone ? room - taken : room, into_);
        if (!isAlone)
            writeLine(setting_, both.second, {x, y + apart},
                      {.points = points * 0.82,
                       .isItalic = true,
                       .across = across,
                       .down = Down::middle,
                       .colour = inkOf(setting_, paler)},
                      room - taken, into_);
    }

    void writeGame() {
        const double x = room_.right();
        writeLine(setting_, setting_.game().name.in(setting_.language()), {x, room_.top + 5.8},
                  {.points = 9, .isBold = true, .across = Across::right}, room_.width / 3, into_);
    }

    void drawHead() {
        const double middle = y_ + headHeight / 2;
        two(local("Terrain"), room_.left + 2, middle + 2, 8.5, Across::left, 40);
        const double room = columnWidth_ - 1.4;
        std::size_t column = 0;
        if (chart_.hasHeights) {
            two(chart_.hasMetres ? local("Height, m") : local("Height, levels"), columnMiddle(column++),
                middle, 7, Across::middle, room);
        }
        const std::size_t firstType = column;
        for (const auto type : chart_.types) {
            const auto& name = setting_.game().catalogue.mobilities[type].name;
            two({model::capital(name.en), model::capital(name.es)}, columnMiddle(column++), middle + 2, 7,
                Across::middle, room);
        }
        const double left = columnLeft(firstType), right = columnLeft(column);
        writeBothMiddle(local("Movement"), (left + right) / 2, y_ + 2.6, right - left - 2);
        for (const auto& own : columns())
            two(own.title, columnMiddle(column++), middle, 7, Across::middle, room);
        y_ += headHeight;
        line(y_, 0.3);
    }
    void writeBothMiddle(const model::LocalText& text, double x, double y, double room) {
        const auto both = bothOf(setting_, text);
        writeLine(setting_, both.second.empty() ? both.first : both.first + " · " + both.second, {x, y},
                  {.points = 7, .isBold = true, .across = Across::middle, .down = Down::middle}, room, into_);
    }

    /// `isRest`: the rows before are on an earlier page.
    void drawSection(EffectSection section, bool isRest) {
        area(y_, y_ + sectionHeight, band);
        const auto heading = headingOf(section);
        const auto both = bothOf(setting_, isRest ? continued(heading) : heading);
        writeLine(setting_, both.first + (both.second.empty() ? "" : " · " + both.second),
                  {room_.left + 2, y_ + sectionHeight / 2},
                  {.points = 7.5, .isBold = true, .down = Down::middle}, room_.width - 4, into_);
        y_ += sectionHeight;
    }

    void drawRow(const EffectRow& row, bool isDark) {
        if (isDark) area(y_, y_ + rowHeight_, stripe);
        const bool isFlat = setting_.about.field.orientation() == model::Orientation::flat;
        const double middle = y_ + rowHeight_ / 2, across = rowHeight_ * (isFlat ? 0.87 : 0.76);
        const double width = rowHeight_;
        if (setting_.scene)
            drawHexSample(*setting_.scene, row.kind, row.id, {room_.left + width / 2, middle}, across,
                          into_.marks);
        writeName(row, room_.left + width + 2, middle);
        std::size_t column = 0;
        if (chart_.hasHeights) plain(row.height == 0 ? "" : std::to_string(row.height), column++, middle);
        for (const auto& cell : row.cells) writeCost(cell, row.section, column++, middle);
        for (const auto& own : columns()) writeOwn(own, row, column++, middle);
        y_ += rowHeight_;
        addStroke(into_.marks, picture::Curve().move({room_.left, y_}).line({room_.right(), y_}),
                  inkOf(setting_, rule), 0.15);
    }

    void writeName(const EffectRow& row, double left, double middle) {
        const double end = columnLeft(0) - 1.5;
        const double sourceRoom = (end - left) * 0.42;
        const auto source = sourcesIn(row, sourceRoom);
        const double used = writeLine(setting_, source, {end, middle + 2.2 * scale_},
                                      {.points = sourcePoints,
                                       .across = Across::right,
                                       .down = Down::middle,
                                       .colour = inkOf(setting_, paler)},
                                      sourceRoom, into_);
        auto name = row.name;
        name = {model::capital(name.en), model::capital(name.es)};
        if (row.count > 0) {
            const auto times = " × " + std::to_string(row.count);
            name.en += times;
            if (!name.es.empty()) name.es += times;
        }
        two(name, left, middle, 10 * scale_, Across::left, end - left, used + 1);
    }

    /// As many sources as fit.
    std::string sourcesIn(const EffectRow& row, double room) const {
        const auto font = fontOf(setting_, {.points = sourcePoints});
        std::string all;
        for (const auto& source : row.sources) {
            const auto one = (isParagraph(source) ? "§ " : "") + source;
            const auto longer = all.empty() ? one : all + " · " + one;
            if (!all.empty() && sizeOf(longer, font).width > room) break;
            all = longer;
        }
        return all;
    }

    void plain(const std::string& words, std::size_t column, double middle) {
        writeLine(setting_, words, {columnMiddle(column), middle},
                  {.points = 9.5 * scale_, .isBold = true, .across = Across::middle, .down = Down::middle},
                  columnWidth_ - 1, into_);
    }

    void writeCost(const EffectCell& cell, EffectSection section, std::size_t column, double middle) {
        const double x = columnMiddle(column);
        const Letters letters{
            .points = 11.5 * scale_, .isBold = true, .across = Across::middle, .down = Down::middle};
        double width = 0;
        switch (cell.kind) {
            case TableCost::Kind::none:
                return;
            case TableCost::Kind::points:
                width =
                    writeLine(setting_, (section == EffectSection::added ? "+" : "") + costText(cell.points),
                              {x, middle}, letters, columnWidth_ - 3, into_);
                break;
            case TableCost::Kind::prohibited: {
                auto red = letters;
                red.colour = forbidden;
                red.points *= 0.86;
                width = writeLine(setting_, std::string(local("chart", "no").in(setting_.language())),
                                  {x, middle}, red, columnWidth_ - 3, into_);
                break;
            }
            case TableCost::Kind::unknown:
                writeUnknown(column, middle, cell.isOpen);
                break;
        }
        if (cell.isOwn) ownAt({x + std::max(width / 2, 1.6) + 1.3, middle - 1.9 * scale_});
    }
    void ownAt(Point at) {
        const double half = 0.62 * scale_;
        addFill(into_.marks,
                picture::Curve()
                    .move({at.x - half, at.y - half})
                    .line({at.x + half, at.y - half})
                    .line({at.x, at.y + half * 0.9})
                    .close(),
                ownMark);
    }
    /// A dash where no source has a value; a hatched "?" where one is still to be entered.
    void writeUnknown(std::size_t column, double middle, bool isOpen) {
        if (!isOpen) return plain(noValue, column, middle);
        const double x = columnMiddle(column);
        const double wide = std::min(4.6, columnWidth_ / 2 - 1), high = rowHeight_ * 0.26;
        const picture::Box box{x - wide, middle - high, x + wide, middle + high};
        drawUnknownValue(setting_, box, 9 * scale_, into_);
    }

    /// A value of the entry, or the word for one of its tags.
    void writeOwn(const ChartColumn& own, const EffectRow& row, std::size_t column, double middle) {
        if (!own.value.empty()) {
            const auto* value = row.values.find(own.value);
            if (value == nullptr) return;
            const auto* list = setting_.game().catalogue.wordList(own.value);
            const auto* word = list != nullptr ? list->find(*value) : nullptr;
            if (isUnknownValue(row, own))
                writeUnknown(column, middle, isOpenValue(row, own));
            else if (word != nullptr)
                two(word->name, columnMiddle(column), middle, 7.2 * scale_, Across::middle, columnWidth_ - 1);
            else
                plain(valueText(*value), column, middle);
            return;
        }
        for (const auto& word : own.words)
            if (mapsets::hasTag(row.tags, word.tag)) {
                two(word.words, columnMiddle(column), middle, 7.2 * scale_, Across::middle, columnWidth_ - 1);
                return;
            }
    }

    // --- notes below

    static constexpr double footStep = 3;
    void note(const model::LocalText& text, double indent = 0) {
        const auto both = bothOf(setting_, text);
        for (const auto* words : {&both.first, &both.second}) {
            y_ += footStep;
            if (words->empty()) continue;
            writeLine(setting_, *words, {room_.left + indent, y_},
                      {.points = 6.2,
                       .isItalic = words == &both.second,
                       .colour = inkOf(setting_, words == &both.first ? 0.9 : paler)},
                      room_.width - indent, into_);
        }
    }
    void drawFoot() {
        y_ += 1;
        if (chart_.hasOwn) {
            ownAt({room_.left + 1, y_ + footStep - 0.9});
            note(local("A value of this game or scenario; without the mark it is that of the series."), 3);
        }
        if (hasUnstated_) note(local("– The rules give no value; checks count on none."));
        if (hasOpen_) note(local("? Still to be entered in the game or the scenario."));
        if (!chart_.typesWithout.empty()) {
            model::LocalText names;
            for (const auto type : chart_.typesWithout) {
                const auto& name = setting_.game().catalogue.mobilities[type].name;
                for (auto [all, one] : {std::pair{&names.en, &name.en}, std::pair{&names.es, &name.es}})
                    *all += (all->empty() ? "" : ", ") + *one;
            }
            const auto filled = [&](model::Language language) {
                const model::MessageValue value{"names", names.in(language)};
                return model::fillTemplate(local("Movement types without costs: {names}.").in(language),
                                           {&value, 1});
            };
            note({filled(model::Language::english), filled(model::Language::spanish)});
        }
        note(madeFrom(setting_.game()));
        y_ += 1;
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    mapsets::TerrainEffects chart_;
    bool hasUnstated_ = false, hasOpen_ = false;
    double y_ = 0, rowHeight_ = mostRow, columnWidth_ = 18, scale_ = 1;
};

}  // namespace

Filled drawEffectsChart(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                        picture::Layer& into) {
    return EffectsChart(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
