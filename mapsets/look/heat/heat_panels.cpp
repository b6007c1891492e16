// The small maps of the heat page.

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

#include "formats/model/finding/capital.h"
#include "mapsets/look/heat/heat_pen.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/answer_drawings.h"
#include "mapsets/look/sheet/count_drawing.h"

namespace cota::look {

namespace {

using mapsets::SideHeat;
using picture::Colour;
using picture::Curve;
using picture::Mark;
using HeatSwatch = HeatPanel::Swatch;

constexpr model::LocalLiteral sightHeading = local("Sight at the start: {side}");
constexpr model::LocalLiteral sightFacts =
    local("{seen} of {all} {all:hex|hexes} seen from {from} {from:hex|hexes}, at any distance");
constexpr model::LocalLiteral sightRangeFacts = local(
    "{seen} of {all} {all:hex|hexes} seen from {from} {from:hex|hexes}, up to {range} {range:hex|hexes} "
    "away");
constexpr model::LocalLiteral withZonesWords = local("; units without a hex watch from their whole zone");
constexpr model::LocalLiteral notSeenWords = local("as a caption", "not seen");
constexpr model::LocalLiteral seenByWords = local("seen by {count}");
constexpr model::LocalLiteral reachHeading = local("Reach within {turns} {turns:turn|turns}: {side}");
constexpr model::LocalLiteral reachFacts =
    local("{hexes} of {all} {all:hex|hexes}, {uncertain} of them uncertain");
constexpr model::LocalLiteral turnSwatchWords = local("turn {turn}");
constexpr model::LocalLiteral startSwatchWords = local("as a caption", "at the start");
constexpr model::LocalLiteral paleSwatchWords = local("as a caption", "pale: uncertain");
constexpr model::LocalLiteral notReachedSwatch = local("as a caption", "not reached");
constexpr model::LocalLiteral fireHeading = local("Fire onto entry hexes: {side}");
constexpr model::LocalLiteral fireFacts =
    local("{fired} of {entries} entry {entries:hex|hexes} can be fired at; {seen} seen");
constexpr model::LocalLiteral seeFacts =
    local("{seen} of {entries} entry {entries:hex|hexes} seen; the game does not say how far weapons reach");
constexpr model::LocalLiteral firersSwatch = local("{count} can fire at it");
constexpr model::LocalLiteral seersSwatch = local("{count} see it");
constexpr model::LocalLiteral noneCanFire = local("as a caption", "none can fire at it");
constexpr model::LocalLiteral noneSees = local("as a caption", "none sees it");
constexpr model::LocalLiteral enemySwatch = local("as a caption", "enemy units");
constexpr model::LocalLiteral chokeHeading = local("Choke points ({movement}): {side}");
constexpr model::LocalLiteral chokeFacts =
    local("cheapest ways from {from} start and entry {from:hex|hexes} to {to} objective {to:hex|hexes}");
constexpr model::LocalLiteral chokeSampled =
    local("cheapest ways from {from} evenly spaced {from:hex|hexes} to all others");
constexpr model::LocalLiteral percentSwatch = local("{count} % of the ways");
constexpr model::LocalLiteral cutSwatch = local("as a caption", "no way around it; number: hexes cut off");

/// Areas of one colour each, by class, then those that are paler.
void addHeatTints(const MapSheet& sheet, const std::vector<CountClass>& classes,
                  const std::vector<HexCount>& counts, std::vector<Mark>& marks) {
    std::vector<Curve> areas(classes.size()), paler(classes.size());
    for (const HexCount& one : counts)
        (one.isUncertain ? paler : areas)[placeIn(classes, one.count)].add(
            Curve::polygon(sheet.corners(one.cell)));
    for (std::size_t i = 0; i < classes.size(); ++i) {
        auto tint = classes[i].tint;
        tint.alpha = static_cast<std::uint8_t>(std::min(255, tint.alpha + 50));
        if (!areas[i].empty()) addFill(marks, areas[i], tint);
        tint.alpha /= 2;
        if (!paler[i].empty()) addFill(marks, paler[i], tint);
    }
}

void addHeatDark(const MapSheet& sheet, const std::vector<HexCount>& counts, std::vector<Mark>& marks) {
    std::vector<bool> hasNumber(static_cast<std::size_t>(sheet.field().cellCount()));
    for (const HexCount& one : counts) hasNumber[static_cast<std::size_t>(one.cell)] = true;
    Curve dark;
    for (const Cell cell : sheet.field().hexes())
        if (!hasNumber[static_cast<std::size_t>(cell)]) dark.add(Curve::polygon(sheet.corners(cell)));
    if (!dark.empty()) addFill(marks, dark, unseenColour);
}

/// Small rings around hexes asked about.
void addHeatRings(const MapSheet& sheet, const std::vector<Cell>& cells, std::vector<Mark>& marks) {
    for (const Cell cell : cells) {
        const auto ring = Curve::circle(sheet.centre(cell), sheet.hexMillimetres() * 0.3);
        addStroke(marks, ring, {255, 255, 255, 220}, 0.5);
        addStroke(marks, ring, heatInk, 0.25);
    }
}

class HeatPanelMaker {
  public:
    explicit HeatPanelMaker(const HeatPen& pen)
        : pen_(pen), heat_(pen.order().heat), field_(pen.order().laid.field()) {}

    std::vector<HeatPanel> make() {
        std::vector<HeatPanel> panels;
        for (const SideHeat& side : heat_.sides) {
            if (!side.sight.counts.empty()) panels.push_back(sight(side));
            if (!side.reach.empty()) panels.push_back(reach(side));
            if (!side.entries.empty()) panels.push_back(fire(side));
            if (side.chokes) panels.push_back(chokes(side));
        }
        return panels;
    }

  private:
    std::string count(std::size_t number) const { return std::to_string(number); }

    HeatPanel panelOf(const SideHeat& side, const model::LocalLiteral& heading,
                      std::vector<model::MessageValue> values = {}) const {
        HeatPanel panel;
        values.push_back({"side", pen_.sideName(side.side)});
        panel.heading = pen_.say(heading, std::move(values));
        panel.side = side.side;
        return panel;
    }

    void addClassesTo(HeatPanel& panel, const std::vector<CountClass>& classes,
                      const model::LocalLiteral& first) const {
        for (std::size_t i = 0; i < classes.size(); ++i)
            panel.legend.push_back(
                {i == 0 ? pen_.say(first, {{"count", classes[i].text()}}) : classes[i].text(),
                 tintOnWhite(classes[i].tint)});
    }

    HeatPanel sight(const SideHeat& side) const {
        auto panel = panelOf(side, sightHeading);
        std::vector<HexCount> counts;
        for (std::size_t i = 0; i < side.sight.counts.size(); ++i)
            if (side.sight.counts[i] > 0) counts.push_back({field_.hexes()[i], side.sight.counts[i]});
        std::vector<model::MessageValue> values{{"seen", count(counts.size())},
                                                {"all", count(field_.hexes().size())},
                                                {"from", count(side.sight.from.size())}};
        if (side.sight.range) values.push_back({"range", std::to_string(*side.sight.range)});
        panel.facts = pen_.say(side.sight.range ? sightRangeFacts : sightFacts, values);
        if (side.sight.hasZones) panel.facts += pen_.in(withZonesWords);
        const auto classes = countClasses(counts);
        panel.legend.push_back({pen_.in(notSeenWords), tintOnWhite(unseenColour)});
        addClassesTo(panel, classes, seenByWords);
        panel.draw = [counts, classes, from = side.sight.from](const MapSheet& sheet,
                                                               std::vector<Mark>& marks) {
            addHeatDark(sheet, counts, marks);
            addHeatTints(sheet, classes, counts, marks);
            addHeatRings(sheet, from, marks);
        };
        return panel;
    }

    HeatPanel reach(const SideHeat& side) const {
        auto panel = panelOf(side, reachHeading, {{"turns", std::to_string(heat_.turns)}});
        std::vector<HexCount> counts;
        std::size_t uncertain = 0;
        for (const auto& one : side.reach) {
            counts.push_back({one.cell, one.turn, one.isUncertain});
            if (one.isUncertain) ++uncertain;
        }
        panel.facts = pen_.say(reachFacts, {{"hexes", count(counts.size())},
                                            {"all", count(field_.hexes().size())},
                                            {"uncertain", count(uncertain)}});
        const auto classes = countClasses(counts);
        bool isFirst = true;
        for (const CountClass& one : classes) {
            const bool isStart = one.least == 0 && one.most == 0;
            panel.legend.push_back({isStart   ? pen_.in(startSwatchWords)
                                    : isFirst ? pen_.say(turnSwatchWords, {{"turn", one.text()}})
                                              : one.text(),
                                    tintOnWhite(one.tint)});
            isFirst = isFirst && isStart;
        }
        if (uncertain > 0)
            panel.legend.push_back({pen_.in(paleSwatchWords), tintOnWhite(faded(classes.back().tint, 0.5))});
        panel.legend.push_back({pen_.in(notReachedSwatch), tintOnWhite(unseenColour)});
        panel.draw = [counts, classes](const MapSheet& sheet, std::vector<Mark>& marks) {
            addHeatDark(sheet, counts, marks);
            addHeatTints(sheet, classes, counts, marks);
        };
        return panel;
    }

    HeatPanel fire(const SideHeat& side) const {
        auto panel = panelOf(side, fireHeading);
        const bool hasWeapons = heat_.hasWeapons;
        std::size_t seen = 0, fired = 0;
        std::vector<HexCount> counts;
        std::vector<Cell> free;
        std::set<Cell> enemies;
        std::set<std::pair<Cell, Cell>> lines;
        for (const auto& entry : side.entries) {
            if (!entry.see.empty()) ++seen;
            if (!entry.fire.empty()) ++fired;
            const auto& units = hasWeapons ? entry.fire : entry.see;
            if (units.empty())
                free.push_back(entry.cell);
            else
                counts.push_back({entry.cell, static_cast<int>(units.size())});
            for (const auto unit : units) lines.emplace(pen_.order().roster[unit].cell, entry.cell);
        }
        for (const auto& unit : pen_.order().roster.units())
            if (unit.side != side.side && unit.cell != mapsets::noCell &&
                (unit.where == mapsets::RosterUnit::Where::hex ||
                 unit.where == mapsets::RosterUnit::Where::aboard))
                enemies.insert(unit.cell);
        const std::vector<model::MessageValue> values{
            {"seen", count(seen)}, {"fired", count(fired)}, {"entries", count(side.entries.size())}};
        panel.facts = pen_.say(hasWeapons ? fireFacts : seeFacts, values);
        const auto classes = countClasses(counts);
        if (!free.empty())
            panel.legend.push_back({pen_.in(hasWeapons ? noneCanFire : noneSees), {255, 255, 255, 255}});
        addClassesTo(panel, classes, hasWeapons ? firersSwatch : seersSwatch);
        panel.legend.push_back({pen_.in(enemySwatch), heatInk, HeatSwatch::Form::ring});
        panel.draw = [counts, classes, free, enemies, lines](const MapSheet& sheet,
                                                             std::vector<Mark>& marks) {
            Curve rays;
            for (const auto& [from, to] : lines) rays.move(sheet.centre(from)).line(sheet.centre(to));
            if (!rays.empty()) addStroke(marks, rays, {165, 15, 30, 110}, 0.14);
            const auto mark = [&](Cell cell, Colour colour) {
                const auto outline = Curve::polygon(sheet.corners(cell));
                addFill(marks, outline, colour);
                addStroke(marks, outline, heatInk, 0.25);
            };
            for (const Cell cell : free) mark(cell, {255, 255, 255, 255});
            for (const HexCount& one : counts)
                mark(one.cell, tintOnWhite(classes[placeIn(classes, one.count)].tint));
            addHeatRings(sheet, {enemies.begin(), enemies.end()}, marks);
        };
        return panel;
    }

    HeatPanel chokes(const SideHeat& side) const {
        const auto& chokes = *side.chokes;
        const auto& movement =
            pen_.order().laid.game().catalogue.mobilities[static_cast<std::size_t>(chokes.mobility)];
        auto panel = panelOf(side, chokeHeading, {{"movement", movement.name.in(pen_.order().language)}});
        std::vector<HexCount> counts;
        constexpr double percent = 100;
        for (const Cell cell : field_.hexes()) {
            const auto share =
                static_cast<int>(std::lround(chokes.ways.share[static_cast<std::size_t>(cell)] * percent));
            if (share > 0) counts.push_back({cell, share});
        }
        panel.facts = pen_.say(chokes.isToObjectives ? chokeFacts : chokeSampled,
                               {{"from", count(chokes.ways.from)}, {"to", count(chokes.ways.to)}});
        const auto classes = countClasses(counts);
        addClassesTo(panel, classes, percentSwatch);
        if (!chokes.cuts.empty())
            panel.legend.push_back({pen_.in(cutSwatch), heatInk, HeatSwatch::Form::outline});
        panel.draw = [this, counts, classes, cuts = chokes.cuts](const MapSheet& sheet,
                                                                 std::vector<Mark>& marks) {
            addHeatTints(sheet, classes, counts, marks);
            Curve outlines;
            for (const auto& cut : cuts) outlines.add(Curve::polygon(sheet.corners(cut.cell)));
            if (!outlines.empty()) addStroke(marks, outlines, heatInk, 0.3);
            labelCuts(sheet, cuts, marks);
        };
        return panel;
    }

    /// The largest numbers, as far apart as letters need.
    void labelCuts(const MapSheet& sheet, std::vector<mapsets::CutHex> cuts, std::vector<Mark>& marks) const {
        constexpr double points = 5.5, apart = 4.2;
        constexpr std::size_t mostLabels = 8;
        std::ranges::stable_sort(cuts, std::greater<>(), &mapsets::CutHex::cutOff);
        std::vector<picture::Point> labelled;
        for (const auto& cut : cuts) {
            const auto at = sheet.centre(cut.cell);
            const bool isFree = std::ranges::all_of(labelled, [&](picture::Point other) {
                return std::hypot(other.x - at.x, other.y - at.y) > apart;
            });
            if (!isFree || labelled.size() == mostLabels) continue;
            labelled.push_back(at);
            addText(marks, answerLabel(std::to_string(cut.cutOff),
                                       {at.x, at.y - sheet.hexMillimetres() / 2 - 1.1}, points, heatInk));
        }
    }

    const HeatPen& pen_;
    const mapsets::ScenarioHeat& heat_;
    const mapsets::Battlefield& field_;
};

}  // namespace

std::vector<HeatPanel> heatPanels(const HeatPen& pen) {
    // The panels draw later, and ask the maker for letters.
    const auto maker = std::make_shared<HeatPanelMaker>(pen);
    auto panels = maker->make();
    for (auto& panel : panels)
        panel.draw = [maker, draw = std::move(panel.draw)](const MapSheet& sheet, std::vector<Mark>& marks) {
            draw(sheet, marks);
        };
    return panels;
}

void addObjectiveMarks(const HeatPen& pen, const MapSheet& sheet, std::vector<Mark>& marks) {
    constexpr double radius = 1.25, points = 5.2;
    const auto& objectives = pen.scenario().objectives;
    for (std::size_t i = 0; i < objectives.size(); ++i)
        for (const auto& hex : objectives[i].hexes) {
            const auto cell = sheet.field().resolve(hex.label);
            if (!cell || !sheet.field().isOnMap(*cell)) continue;
            const auto at = sheet.centre(*cell);
            addFill(marks, Curve::circle(at, radius), {255, 255, 255, 235});
            addStroke(marks, Curve::circle(at, radius), heatInk, 0.2);
            auto number = answerLabel(std::to_string(i + 1), at, points, heatInk);
            number.halo = 0;
            addText(marks, std::move(number));
            break;
        }
}

}  // namespace cota::look
