#include "validator/overlays/watchers.h"

#include <algorithm>
#include <optional>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/units/roster.h"
#include "validator/overlays/hex_words.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

namespace {

using mapsets::Cell;

constexpr model::LocalLiteral nobody = local("There is no hex, zone, unit or side '{word}'.");
constexpr model::LocalLiteral nearSomebody =
    local("There is no hex, zone, unit or side '{word}'; did you mean '{near}'?");
constexpr model::LocalLiteral emptyZone = local("Zone '{word}' has no hexes that can be used.");
constexpr model::LocalLiteral noUnits = local("No unit of side '{word}' begins in a hex.");
constexpr model::LocalLiteral notInHex = local("Unit '{word}' does not begin in a hex.");

class Watchers {
  public:
    explicit Watchers(const mapsets::LaidDocument& laid) : laid_(laid), scenario_(laid.scenario()) {
        if (scenario_ == nullptr) return;
        roster_.emplace(laid.document, laid.field());
    }

    void add(const std::string& word) {
        if (scenario_ != nullptr && (addZone(word) || addSide(word) || addUnit(word))) return;
        if (scenario_ != nullptr && laid_.field().candidates(word).empty()) refuse(word);
        cells_.push_back(hexNamed(laid_.field(), word));
    }

    std::vector<Cell> take() {
        std::ranges::sort(cells_);
        cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
        return std::move(cells_);
    }

  private:
    bool addZone(const std::string& word) {
        const auto& zones = scenario_->zones;
        if (std::ranges::none_of(zones, [&](const auto& zone) { return zone.id.text == word; })) return false;
        mapsets::ZoneResolver resolver(laid_.field(), zones);
        const auto* zone = resolver.resolve(model::ZoneId(word));
        if (zone == nullptr || zone->isFaulty || zone->cells.empty())
            throw OverlayRefused(emptyZone, {{"word", word}});
        cells_.insert(cells_.end(), zone->cells.begin(), zone->cells.end());
        return true;
    }

    bool addSide(const std::string& word) {
        const auto& sides = scenario_->sides;
        if (std::ranges::none_of(sides, [&](const auto& side) { return side.id.text == word; })) return false;
        const auto before = cells_.size();
        for (const auto& unit : roster_->units())
            if (unit.side.text == word && isInHex(unit)) cells_.push_back(unit.cell);
        if (cells_.size() == before) throw OverlayRefused(noUnits, {{"word", word}});
        return true;
    }

    bool addUnit(const std::string& word) {
        const auto unit = roster_->find(model::CounterId(word));
        if (unit == mapsets::noUnit) return false;
        if (!isInHex((*roster_)[unit])) throw OverlayRefused(notInHex, {{"word", word}});
        cells_.push_back((*roster_)[unit].cell);
        return true;
    }

    [[noreturn]] void refuse(const std::string& word) const {
        std::vector<std::string> known;
        for (const auto& zone : scenario_->zones) known.push_back(zone.id.text);
        for (const auto& side : scenario_->sides) known.push_back(side.id.text);
        for (const auto& unit : roster_->units()) known.push_back(unit.id.text);
        for (const Cell cell : laid_.field().hexes()) known.push_back(laid_.field().label(cell));
        const auto near = nearestOf(word, known);
        throw OverlayRefused(near.empty() ? nobody : nearSomebody, {{"word", word}, {"near", near}});
    }

    static bool isInHex(const mapsets::RosterUnit& unit) {
        using Where = mapsets::RosterUnit::Where;
        return (unit.where == Where::hex || unit.where == Where::aboard) && unit.cell != mapsets::noCell;
    }

    const mapsets::LaidDocument& laid_;
    const model::Scenario* scenario_;
    std::optional<mapsets::Roster> roster_;
    std::vector<Cell> cells_;
};

}  // namespace

std::vector<Cell> watchersNamed(const mapsets::LaidDocument& laid, const std::vector<std::string>& words) {
    Watchers watchers(laid);
    for (const std::string& word : words) watchers.add(word);
    return watchers.take();
}

}  // namespace cota::checks
