// The tables of the heat page: objectives by time, entry hexes, and what the answers rest on.

#include <algorithm>

#include "formats/model/finding/capital.h"
#include "mapsets/look/heat/heat_pen.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Curve;
using picture::Mark;

constexpr model::LocalLiteral objectivesTitle =
    local("Objectives, and the first turn in which units can be there");
constexpr model::LocalLiteral objectivesNote =
    local("0: at the start; ?: perhaps later or never; –: not by turn {turn}");
constexpr model::LocalLiteral objectivesEver = local("0: at the start; ?: perhaps later or never; –: never");
constexpr model::LocalLiteral noObjectives = local("The scenario has no objectives.");
constexpr model::LocalLiteral objectiveHead = local("as a caption", "objective");
constexpr model::LocalLiteral heatHexesHead = local("as a caption", "hexes");
constexpr model::LocalLiteral heatPointsHead = local("as a caption", "points");
constexpr model::LocalLiteral heatOwnerHead = local("as a caption", "held by");
constexpr model::LocalLiteral entriesTitle = local("Entry hexes, and enemies as they start");
constexpr model::LocalLiteral entriesNote = local(
    "In sight: hexes with enemies, their units; units that can fire at it; hexes of enemy set-up zones in "
    "sight");
constexpr model::LocalLiteral heatHexHead = local("as a caption", "hex");
constexpr model::LocalLiteral heatSideHead = local("as a caption", "side");
constexpr model::LocalLiteral heatTurnHead = local("as a caption", "turn");
constexpr model::LocalLiteral heatUnitsHead = local("as a caption", "units");
constexpr model::LocalLiteral canFireHead = local("as a caption", "can fire");
constexpr model::LocalLiteral zonesHead = local("as a caption", "zones");
constexpr model::LocalLiteral moreHeatRows = local("and {count} more");
constexpr model::LocalLiteral restsTitle = local("The answers rest on these options");
constexpr model::LocalLiteral readNote = local(
    "How to read this: ringed hexes watch. Sight is the line of sight alone. Reach counts led units, with "
    "enemies and full stacks where they stand at the start. Choke points ignore units; crossings that need "
    "help or dice do not count. Strength adds the printed values of the side of each counter that is up at "
    "the start. The page judges nothing.");

struct HeatColumn {
    std::string title;
    double width = 10;
    Across across = Across::left;
};

/// Rows under a title, as many as the room holds.
class HeatTable {
  public:
    HeatTable(const HeatPen& pen, const HeatRoom& room, std::vector<Mark>& marks)
        : pen_(pen),
          room_(room),
          marks_(marks),
          growth_(std::clamp(room.height() / usualHeight, 1.0, 1.3)),
          rowHeight_(3.9 * growth_),
          y_(room.top) {}

    void title(const std::string& words, const std::string& note) {
        pen_.write(marks_, words, {room_.left, y_ + 3.4}, {.points = 9, .isBold = true}, room_.width());
        pen_.write(marks_, note, {room_.left, y_ + 7.2}, {.points = 6.8, .colour = heatQuiet}, room_.width());
        y_ += 8.5;
    }
    void head(std::vector<HeatColumn> columns) {
        columns_ = std::move(columns);
        std::vector<std::string> titles;
        for (const auto& column : columns_) titles.push_back(column.title);
        line(titles, {.points = 6.5 * growth_, .isBold = true, .colour = heatQuiet});
        rule(0.25);
    }
    /// How many rows fit below the head.
    std::size_t fit() const {
        return static_cast<std::size_t>(std::max(0.0, (room_.bottom - y_) / rowHeight_));
    }
    void row(const std::vector<std::string>& cells) {
        line(cells, {.points = 7.2 * growth_});
        rule(0.08);
    }
    void more(std::size_t count) {
        pen_.write(marks_, pen_.say(moreHeatRows, {{"count", std::to_string(count)}}),
                   {room_.left, y_ + rowHeight_ - 1.2 * growth_},
                   {.points = 6.5 * growth_, .colour = heatQuiet}, room_.width());
        y_ += rowHeight_;
    }
    double used() const { return y_ - room_.top; }

  private:
    static constexpr double usualHeight = 72;  // of a page of A3 with high maps

    void line(const std::vector<std::string>& cells, HeatLetters letters) {
        double x = room_.left;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const auto& column = columns_[i];
            letters.across = column.across;
            const double inner = column.width - 1.5;
            const double at = column.across == Across::left ? x : x + inner;
            pen_.write(marks_, cells[i], {at, y_ + rowHeight_ - 1.2 * growth_}, letters, inner);
            x += column.width;
        }
        y_ += rowHeight_;
    }
    void rule(double width) {
        addStroke(marks_, Curve().move({room_.left, y_}).line({room_.right, y_}), heatRule, width);
    }

    const HeatPen& pen_;
    HeatRoom room_;
    std::vector<Mark>& marks_;
    std::vector<HeatColumn> columns_;
    double growth_, rowHeight_;  // on a page with more room letters are larger
    double y_;
};

std::string heatTimeText(const std::optional<mapsets::Arrival>& time) {
    if (!time) return "–";
    return std::to_string(time->turn) + (time->isUncertain ? "?" : "");
}

std::string heatHexLabels(const model::Objective& objective) {
    std::string labels;
    for (const auto& hex : objective.hexes) labels += (labels.empty() ? "" : " ") + hex.label;
    return labels;
}

}  // namespace

bool hasEntries(const mapsets::ScenarioHeat& heat) {
    return std::ranges::any_of(heat.sides, [](const auto& side) { return !side.entries.empty(); });
}

double drawObjectiveTable(const HeatPen& pen, const HeatRoom& room, std::vector<Mark>& marks) {
    const auto& heat = pen.order().heat;
    const auto& objectives = pen.scenario().objectives;
    HeatTable table(pen, room, marks);
    if (objectives.empty()) {
        table.title(pen.in(objectivesTitle), pen.in(noObjectives));
        return table.used();
    }
    table.title(pen.in(objectivesTitle),
                heat.lastTurn == 0 ? pen.in(objectivesEver)
                                   : pen.say(objectivesNote, {{"turn", std::to_string(heat.lastTurn)}}));
    const bool hasPoints =
        std::ranges::any_of(objectives, [](const auto& one) { return one.points.has_value(); });
    const bool hasOwners =
        std::ranges::any_of(objectives, [](const auto& one) { return !one.owner.empty(); });
    std::vector<HeatColumn> columns{
        {"", 6, Across::right}, {pen.in(objectiveHead), 0}, {pen.in(heatHexesHead), 0}};
    if (hasPoints) columns.push_back({pen.in(heatPointsHead), 11, Across::right});
    if (hasOwners) columns.push_back({pen.in(heatOwnerHead), 20});
    for (const auto& side : heat.sides) columns.push_back({pen.sideName(side.side), 18, Across::right});
    double rest = room.width();
    for (const auto& column : columns) rest -= column.width;
    columns[1].width = std::max(20.0, rest * 0.5);
    columns[2].width = std::max(15.0, rest * 0.5);
    table.head(columns);
    const std::size_t fit = table.fit(), shown = objectives.size() <= fit ? objectives.size() : fit - 1;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& one = objectives[i];
        std::vector<std::string> cells{std::to_string(i + 1), pen.objectiveName(one), heatHexLabels(one)};
        if (hasPoints) cells.push_back(one.points ? std::to_string(*one.points) : "");
        if (hasOwners) cells.push_back(one.owner.empty() ? "" : pen.sideName(one.owner));
        for (const auto& side : heat.sides) cells.push_back(heatTimeText(side.objectiveTimes[i]));
        table.row(cells);
    }
    if (shown < objectives.size()) table.more(objectives.size() - shown);
    return table.used();
}

double drawEntryTable(const HeatPen& pen, const HeatRoom& room, std::vector<Mark>& marks) {
    struct Row {
        const mapsets::SideHeat* side;
        const mapsets::EntryHex* entry;
    };
    const auto& heat = pen.order().heat;
    std::vector<Row> rows;
    for (const auto& side : heat.sides)
        for (const auto& entry : side.entries) rows.push_back({&side, &entry});
    HeatTable table(pen, room, marks);
    table.title(pen.in(entriesTitle), pen.in(entriesNote));
    std::vector<HeatColumn> columns{{pen.in(heatSideHead), 0},
                                    {pen.in(heatHexHead), 0},
                                    {pen.in(heatTurnHead), 11, Across::right},
                                    {pen.in(heatHexesHead), 17, Across::right},
                                    {pen.in(heatUnitsHead), 14, Across::right},
                                    {pen.in(canFireHead), 15, Across::right},
                                    {pen.in(zonesHead), 11, Across::right}};
    double rest = room.width();
    for (const auto& column : columns) rest -= column.width;
    columns[0].width = columns[1].width = std::max(12.0, rest / 2);
    table.head(columns);
    const std::size_t fit = std::max<std::size_t>(table.fit(), 1);
    if (rows.size() > fit) {
        // The ones under the most fire; ties in the order of the map.
        std::ranges::stable_sort(rows, std::greater<>(), [](const Row& row) {
            return std::pair(row.entry->fire.size(), row.entry->see.size());
        });
    }
    const std::size_t shown = rows.size() <= fit ? rows.size() : fit - 1;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& [side, entry] = rows[i];
        table.row({pen.sideName(side->side), pen.order().laid.field().label(entry->cell),
                   entry->turn > 0 ? std::to_string(entry->turn) : "?", std::to_string(entry->hexes),
                   std::to_string(entry->see.size()),
                   !heat.hasWeapons
                       ? "–"
                       : std::to_string(entry->fire.size()) + (entry->unknownRange > 0 ? "+?" : ""),
                   std::to_string(entry->setUpHexes)});
    }
    if (shown < rows.size()) table.more(rows.size() - shown);
    return table.used();
}

double drawHeatNotes(const HeatPen& pen, const HeatRoom& room, std::vector<Mark>& marks) {
    const HeatLetters small{.points = 6.2, .colour = heatQuiet};
    double y = room.top;
    std::string options;
    for (const auto& one : pen.order().heat.options) {
        options += (options.empty() ? "" : "; ") + one.option + " = " + one.value;
        if (!one.citation.empty()) options += " (" + one.citation + ")";
    }
    if (!options.empty())
        y += pen.writeLines(marks, pen.in(restsTitle) + ": " + options + ".", {room.left, y}, small,
                            room.width(), (room.bottom - y) * 0.6);
    y += pen.writeLines(marks, pen.in(readNote), {room.left, y}, small, room.width(), room.bottom - y);
    return y - room.top;
}

}  // namespace cota::look
