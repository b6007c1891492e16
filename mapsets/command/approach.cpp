#include "mapsets/command/approach.h"

#include <algorithm>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

struct HarmRow {
    TagMask who = 0;
    bool everybody = false;
    std::vector<std::string> by;
};

class HarmApproach : public Approach {
  public:
    HarmApproach(const Battlefield& field, const UnitTags& tags, const StrategyChoice& choice)
        : field_(&field), parameters_(&choice, field) {
        const auto word = [&](const char* name) { return wordOf(parameters_, harmDescription, name); };
        anyFire_ = wordsOf(word("any-fire"));
        if (!isYes(parameters_, harmDescription, "powerless-restrict"))
            powerless_ = tags.maskOfAny(word("powerless"));
        if (word("range") == "extended") extends_ = wordsOf(word("extends"));
        extendsFrom_ = numberOf(parameters_, harmDescription, "extends-from");
        byLine_ = word("metric") == "line";
        refuge_ = field.maskOfAll(word("shelter"));
        if (isYes(parameters_, harmDescription, "refuge-in-sight"))
            refuge_ |= field.maskOfAll(word("refuge"));
        for (const auto& row : choice.rows) {
            const auto condition = valueOf(row, "if");
            if (row.kind != "harmed" || (!condition.empty() && parameters_.word(condition) != "yes"))
                continue;
            const auto who = valueOf(row, "who");
            rows_.push_back({tags.maskOfAny(who), who.empty(), wordsOf(valueOf(row, "by"))});
        }
    }

    std::optional<int> harmRange(const Roster& roster, UnitIndex enemy, UnitIndex unit) const override {
        if (roster[enemy].isCarried() || roster.has(enemy, powerless_)) return std::nullopt;
        const auto row = std::ranges::find_if(
            rows_, [&](const HarmRow& one) { return one.everybody || roster.has(unit, one.who); });
        if (row == rows_.end()) return std::nullopt;
        std::optional<int> widest;
        for (const auto& name : row->by)
            if (const auto fire = roster.fire(enemy, name))
                widest = std::max(widest.value_or(0), rangeOf(*fire, name));
        return widest;
    }

    ApproachAnswer judge(const Roster& roster, UnitIndex unit, Cell from, Cell to,
                         const SpotsAt& spots) const override {
        for (const auto enemy : roster.in(to))
            if (isEnemy(roster, enemy, unit) && std::ranges::any_of(anyFire_, [&](const auto& name) {
                    return roster.fire(enemy, name).has_value();
                }))
                return {true, enemy, "enemy-hex", parameters_.citation("enemy-hex")};
        for (const auto cell : roster.occupied()) {
            if (field_->distance(cell, to) >= field_->distance(cell, from)) continue;
            for (const auto enemy : roster.in(cell)) {
                if (!isEnemy(roster, enemy, unit)) continue;
                const auto range = harmRange(roster, enemy, unit);
                if (range && fireDistance(cell, to) <= *range && spots(enemy, unit, to))
                    return {true, enemy, "closer", parameters_.citation("closer")};
            }
        }
        return {};
    }

    void close(const Roster& roster, UnitIndex unit, const SpotsAt& spots, SideRules& sides) const override {
        for (const auto cell : roster.occupied())
            for (const auto enemy : roster.in(cell)) {
                if (!isEnemy(roster, enemy, unit)) continue;
                const bool fires = std::ranges::any_of(
                    anyFire_, [&](const auto& name) { return roster.fire(enemy, name).has_value(); });
                if (fires) closeInto(cell, cell, sides);
                const auto range = harmRange(roster, enemy, unit);
                if (!range) continue;
                closeAround(cell, *range, sides, [&](Cell to) { return spots(enemy, unit, to); });
            }
    }

    Flight flight(const Roster& roster, UnitIndex unit, const SpotsAt& spots) const override {
        const auto at = roster[unit].cell;
        if (at == noCell || (field_->tags(at) & refuge_) != 0) return Flight::stays;
        for (const auto cell : roster.occupied())
            for (const auto enemy : roster.in(cell)) {
                if (!isEnemy(roster, enemy, unit)) continue;
                const auto range = harmRange(roster, enemy, unit);
                if (!range || fireDistance(cell, at) > *range || !spots(enemy, unit, at)) continue;
                const auto& allowance = roster[unit].allowance;
                return allowance && *allowance > model::Rational(0) ? Flight::flees : Flight::lost;
            }
        return Flight::stays;
    }

  private:
    static bool isEnemy(const Roster& roster, UnitIndex other, UnitIndex unit) {
        return roster[other].side != roster[unit].side;
    }
    /// Closes `to` to units that come from farther away from the enemy in `cell`.
    void closeInto(Cell to, Cell cell, SideRules& sides) const {
        for (const auto direction : model::allDirections) {
            const auto from = field_->neighbour(to, direction);
            if (!field_->isOnMap(from) || field_->distance(cell, from) <= field_->distance(cell, to))
                continue;
            const auto back = static_cast<unsigned>(model::opposite(direction));
            sides[static_cast<std::size_t>(from)] |= static_cast<std::uint8_t>(1u << back);
        }
    }
    template <class Spotted>
    void closeAround(Cell cell, int range, SideRules& sides, const Spotted& isSpotted) const {
        const int most = std::min(range, field_->extent());
        const auto centre = field_->hexAt(cell);
        for (int q = -most; q <= most; ++q)
            for (int r = std::max(-most, -q - most); r <= std::min(most, most - q); ++r) {
                const auto to = field_->cellOf({centre.q + q, centre.r + r});
                if (to == noCell || !field_->isPlayable(to) || fireDistance(cell, to) > range) continue;
                if (isSpotted(to)) closeInto(to, cell, sides);
            }
    }
    /// Distance for fire: in hexes, or in the hexes its line enters.
    int fireDistance(Cell from, Cell to) const {
        return byLine_ ? model::hexesEntered(field_->hexAt(to) - field_->hexAt(from))
                       : field_->distance(from, to);
    }
    int rangeOf(FireValue fire, const std::string& name) const {
        const bool extends =
            fire.strength >= extendsFrom_ && std::ranges::find(extends_, name) != extends_.end();
        return extends ? (3 * fire.range + 1) / 2 : fire.range;
    }

    const Battlefield* field_;
    Parameters parameters_;
    std::vector<HarmRow> rows_;
    std::vector<std::string> anyFire_;
    std::vector<std::string> extends_;
    int extendsFrom_ = 0;
    bool byLine_ = false;
    TagMask powerless_ = 0;
    TagMask refuge_ = 0;
};

}  // namespace

std::unique_ptr<Approach> makeApproach(const Battlefield& field, const UnitTags& tags) {
    const auto* choice = choiceOf(field, harmDescription);
    if (choice == nullptr) return nullptr;
    return std::make_unique<HarmApproach>(field, tags, *choice);
}

}  // namespace cota::mapsets
