#include "validator/overlays/unit_words.h"

#include <algorithm>
#include <set>

#include "formats/model/document/formation_tree.h"
#include "validator/overlays/hex_words.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

namespace {

constexpr model::LocalLiteral nobodyNamed = local("There is no unit, formation or side '{word}'.");
constexpr model::LocalLiteral nearNamed =
    local("There is no unit, formation or side '{word}'; did you mean '{near}'?");

/// Whether the formation, or one above it, has the id.
bool isBelow(const model::FormationTree& tree, const std::string& formation, const std::string& id) {
    const auto above = tree.nearest([&](const model::Formation& one) { return one.id.text == id; });
    return !formation.empty() && above.of(formation) != nullptr;
}

[[noreturn]] void refuseWord(const mapsets::LaidDocument& laid, const mapsets::Roster& roster,
                             const std::string& word) {
    std::vector<std::string> known;
    for (const auto& unit : roster.units()) known.push_back(unit.id.text);
    if (const auto* scenario = laid.scenario())
        for (const auto& side : scenario->sides) known.push_back(side.id.text);
    const auto near = nearestOf(word, known);
    throw OverlayRefused(near.empty() ? nobodyNamed : nearNamed, {{"word", word}, {"near", near}});
}

}  // namespace

std::vector<mapsets::UnitIndex> unitsNamed(const mapsets::LaidDocument& laid, const mapsets::Roster& roster,
                                           const std::vector<std::string>& words) {
    const model::FormationTree tree(laid.document);
    std::set<mapsets::UnitIndex> named;
    for (const std::string& word : words) {
        const auto before = named.size();
        for (mapsets::UnitIndex i = 0; i < static_cast<mapsets::UnitIndex>(roster.units().size()); ++i) {
            const auto& unit = roster[i];
            if (unit.id.text == word || unit.side.text == word || isBelow(tree, unit.formation.text, word))
                named.insert(i);
        }
        if (named.size() == before) refuseWord(laid, roster, word);
    }
    return {named.begin(), named.end()};
}

std::vector<mapsets::Cell> startsOf(const mapsets::Roster& roster,
                                    const std::vector<mapsets::UnitIndex>& units) {
    std::vector<mapsets::Cell> cells;
    for (const auto unit : units)
        if (roster[unit].cell != mapsets::noCell && !roster[unit].isCarried())
            cells.push_back(roster[unit].cell);
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace cota::checks
