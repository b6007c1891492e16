#include "editor/answers/map_changes.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace cota::session {

namespace {

namespace concern = look::concern;
using mapsets::Battlefield;

bool isSameAssembly(const model::Document& a, const model::Document& b) {
    if (a.scenario.has_value() != b.scenario.has_value()) return false;
    return !a.scenario || *a.scenario == *b.scenario || (*a.scenario)->assembly == (*b.scenario)->assembly;
}

bool isSamePlace(const JoinedMap& before, const JoinedMap& after) {
    const auto &a = before.field(), &b = after.field();
    return &before.game() == &after.game() && a.orientation() == b.orientation() &&
           a.cellCount() == b.cellCount() && a.width() == b.width() && a.hexAt(0) == b.hexAt(0) &&
           std::ranges::equal(a.hexes(), b.hexes()) &&
           before.sheet().hexMillimetres() == after.sheet().hexMillimetres() &&
           before.sheet().fieldBox() == after.sheet().fieldBox() &&
           isSameAssembly(before.document(), after.document());
}

/// Finds the differences hex by hex.
class Comparison {
  public:
    Comparison(const JoinedMap& before, const JoinedMap& after)
        : a_(before.field()), b_(after.field()), before_(before), after_(after) {}

    MapChanges compare() {
        compareGround();
        compareHeights();
        compareAreas();
        compareContours();
        if (!isSameFeatures()) compareFeatures();
        if (!found_.ground.empty() || !found_.outlines.empty()) found_.concerns |= concern::ground;
        if (!found_.heights.empty() || found_.contours) found_.concerns |= concern::heights;
        return std::move(found_);
    }

    /// Called only if the documents may have different lines, because it looks at every hexside.
    void compareLines() {
        const std::size_t kinds = a_.mapset().catalogue.pathKinds.size();
        for (const Cell cell : a_.hexes()) {
            bool isSame = true;
            for (std::size_t kind = 0; kind < kinds && isSame; ++kind)
                isSame = a_.links(kind, cell) == b_.links(kind, cell);
            for (const auto side : model::allDirections)
                isSame = isSame && std::ranges::equal(a_.hexsides(cell, side), b_.hexsides(cell, side));
            if (!isSame) found_.lines.push_back(cell);
        }
        if (!found_.lines.empty()) found_.concerns |= concern::lines;
    }
    void add(look::Concerns concerns) { found_.concerns |= concerns; }

  private:
    void compareGround() {
        // Each field numbers its combinations of terrains in the order it meets them.
        const std::size_t codes = b_.terrainCodes();
        const auto isSameMix = [&](std::size_t code) {
            return code < codes && std::ranges::equal(a_.terrainsOf(static_cast<std::uint16_t>(code)),
                                                      b_.terrainsOf(static_cast<std::uint16_t>(code)));
        };
        std::vector<bool> isSameCode(a_.terrainCodes());
        for (std::size_t code = 0; code < isSameCode.size(); ++code) isSameCode[code] = isSameMix(code);
        for (const Cell cell : a_.hexes()) {
            const auto code = a_.terrainCode(cell);
            if (code == b_.terrainCode(cell) && isSameCode[code]) continue;
            if (!std::ranges::equal(a_.terrainsIn(cell), b_.terrainsIn(cell))) found_.ground.push_back(cell);
        }
    }

    void compareHeights() {
        const auto &was = before_.play().heights(), &is = after_.play().heights();
        for (const Cell cell : a_.hexes())
            if (was.ground(cell) != is.ground(cell) || a_.level(cell) != b_.level(cell))
                found_.heights.push_back(cell);
    }

    void compareAreas() {
        const auto isSame = [](const mapsets::FieldArea& a, const mapsets::FieldArea& b) {
            return a.terrain == b.terrain && a.outline == b.outline;
        };
        auto a = a_.areas(), b = b_.areas();
        while (!a.empty() && !b.empty() && isSame(a.back(), b.back()))
            a = a.first(a.size() - 1), b = b.first(b.size() - 1);
        while (!a.empty() && !b.empty() && isSame(a.front(), b.front())) a = a.subspan(1), b = b.subspan(1);
        for (const auto& areas : {a, b})
            for (const auto& area : areas) {
                picture::Box box;
                for (const auto point : area.outline) box.add(after_.sheet().at(point));
                found_.outlines.push_back(box);
            }
    }

    void compareContours() {
        const auto *a = a_.relief(), *b = b_.relief();
        if (!a && !b) return;
        const bool wasAsked = before_.play().heights().places() != nullptr;
        const bool isAskedNow = after_.play().heights().places() != nullptr;
        // Only hex centres were compared: heights between them may differ although those of the centres do
        // not.
        const bool isAsked = wasAsked || isAskedNow;
        found_.contours =
            !a || !b || wasAsked != isAskedNow ||
            (isAsked && (!found_.heights.empty() || haveOptionsChanged() || !isSameSummits(*a, *b))) ||
            (a != b && !std::ranges::equal(a->lines(), b->lines(), [](const auto& one, const auto& other) {
                 return one.metres == other.metres && one.higher == other.higher &&
                        one.dashed == other.dashed && one.closed == other.closed &&
                        one.points == other.points;
             }));
    }

    /// Some options affect heights; only the game knows which.
    bool haveOptionsChanged() const {
        const auto &a = before_.document().scenario, &b = after_.document().scenario;
        return a && b && (*a)->options != (*b)->options;
    }

    static bool isSameSummits(const model::Relief& a, const model::Relief& b) {
        return std::ranges::equal(a.faces(), b.faces(), [](const auto& one, const auto& other) {
            return one.summit == other.summit && one.summitMetres == other.summitMetres;
        });
    }

    /// Paths are drawn otherwise where a bridge comes or goes, houses where a church does.
    void compareFeatures() {
        found_.concerns |= concern::features;
        const std::size_t kinds = a_.mapset().catalogue.pathKinds.size();
        const auto hasPath = [&](Cell cell) {
            for (std::size_t kind = 0; kind < kinds; ++kind)
                if (b_.links(kind, cell) != 0) return true;
            return false;
        };
        const auto isSameKind = [](const auto& one, const auto& other) { return one.kind == other.kind; };
        const std::size_t lines = found_.lines.size(), grounds = found_.ground.size();
        for (const Cell cell : a_.hexes())
            if (!std::ranges::equal(a_.features(cell), b_.features(cell), isSameKind))
                (hasPath(cell) ? found_.lines : found_.ground).push_back(cell);
        if (found_.ground.size() != grounds) sortUnique(found_.ground);
        if (found_.lines.size() == lines) return;
        sortUnique(found_.lines);
        found_.concerns |= concern::lines;
    }

    static void sortUnique(std::vector<Cell>& cells) {
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    }

    bool isSameFeatures() const {
        return std::ranges::equal(a_.features(), b_.features(), [](const auto& one, const auto& other) {
            return one.kind == other.kind && one.cell == other.cell && one.side == other.side &&
                   one.values == other.values;
        });
    }

    const Battlefield &a_, &b_;
    const JoinedMap &before_, &after_;
    MapChanges found_;
};

}  // namespace

std::optional<MapChanges> changesBetween(const JoinedMap& before, const JoinedMap& after) {
    const auto &a = before.document(), &b = after.document();
    if (a.boards.size() != b.boards.size() || !isSamePlace(before, after)) return std::nullopt;
    Comparison comparison(before, after);
    const bool isSameScenario = a.scenario == b.scenario;
    bool mayLinesDiffer = !isSameScenario;
    if (!isSameScenario || !(a.forces == b.forces)) comparison.add(concern::scenario);
    for (const auto& [key, box] : b.boards) {
        const auto old = a.boards.find(key);
        if (old == a.boards.end()) return std::nullopt;
        if (old->second.same(box)) continue;
        const auto &was = *old->second, &is = *box;
        if (!(was.grid == is.grid) || was.ground != is.ground) return std::nullopt;
        comparison.add(concern::texts);
        if (!(was.paths == is.paths) || !(was.hexsides == is.hexsides)) mayLinesDiffer = true;
    }
    if (mayLinesDiffer) comparison.compareLines();
    return comparison.compare();
}

}  // namespace cota::session
