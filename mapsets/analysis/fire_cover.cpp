#include "mapsets/analysis/fire_cover.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <map>

namespace cota::mapsets {

namespace {

class Firing {
  public:
    Firing(const LaidDocument& laid, const Roster& roster, const TurnConditions& turn)
        : laid_(laid), roster_(roster), turn_(turn) {
        for (const RosterUnit& unit : roster.units()) {
            if (unit.cell == noCell || unit.isCarried()) continue;
            const auto index = static_cast<UnitIndex>(&unit - roster.units().data());
            field_.push_back({unit.cell, false, unit.tags, !roster.cargo(index).empty()});
            owners_.push_back(index);
        }
    }

    /// The units as one of them sees them: friends or not, itself left out.
    std::vector<UnitInField> around(UnitIndex firer) const {
        std::vector<UnitInField> others;
        for (std::size_t i = 0; i < field_.size(); ++i) {
            if (owners_[i] == firer) continue;
            auto one = field_[i];
            one.friendly = roster_[owners_[i]].side == roster_[firer].side;
            others.push_back(one);
        }
        return others;
    }

    bool reaches(const Weapon& weapon, UnitIndex firer, std::span<const UnitInField> others, Cell to) const {
        const RosterUnit& unit = roster_[firer];
        const Play& play = laid_.play();
        if (!weapon.range || laid_.field().distance(unit.cell, to) > *weapon.range) return false;
        switch (weapon.need) {
            case WeaponNeed::nothing:
                return true;
            case WeaponNeed::line:
                return unit.cell == to || play.sight().judge(unit.cell, to).isClear();
            case WeaponNeed::observer:
                return isObserved(weapon, firer, to);
            case WeaponNeed::fireLine:
                break;
        }
        const SpottingQuery query{unit.cell, to, turn_, &unit.values, nullptr};
        if (!play.spotting().isAlways(unit.cell, to) &&
            play.spotting().distance(unit.cell, to) > play.spotting().range(query))
            return false;
        return play.firePath().judge({unit.cell, to, unit.tags, others}).allowed;
    }

  private:
    bool isObserved(const Weapon& weapon, UnitIndex firer, Cell to) const {
        return std::ranges::any_of(owners_, [&](UnitIndex other) {
            const RosterUnit& friend_ = roster_[other];
            if (friend_.side != roster_[firer].side) return false;
            if (!weapon.isEverybodyObserver && !roster_.has(other, weapon.observers)) return false;
            return laid_.play().spotting().spots({friend_.cell, to, turn_, &friend_.values, nullptr});
        });
    }

    const LaidDocument& laid_;
    const Roster& roster_;
    const TurnConditions& turn_;
    std::vector<UnitInField> field_;
    std::vector<UnitIndex> owners_;
};

}  // namespace

std::optional<FireCover> fireCover(const LaidDocument& laid, const Roster& roster,
                                   std::span<const UnitIndex> units, WeaponUse use,
                                   const TurnConditions& turn, std::stop_token stop) {
    const Firing firing(laid, roster, turn);
    struct Firer {
        UnitIndex unit = noUnit;
        std::vector<Weapon> weapons;
        std::vector<UnitInField> others;
    };
    FireCover cover;
    std::vector<Firer> firers;
    for (const UnitIndex unit : units) {
        if (roster[unit].cell == noCell || roster[unit].isCarried()) continue;
        auto weapons = weaponsOf(laid.field(), roster, unit, use);
        if (weapons.empty()) continue;
        cover.firers.push_back(unit);
        if (std::ranges::any_of(weapons, [](const Weapon& weapon) { return !weapon.range; }))
            cover.uncertain.push_back(unit);
        firers.push_back({unit, std::move(weapons), firing.around(unit)});
    }
    const auto hexes = laid.field().hexes();
    cover.units.resize(hexes.size());
    oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        for (const Firer& firer : firers) {
            const bool isOwn = roster[firer.unit].cell == hexes[i];
            if (isOwn && use == WeaponUse::fire) continue;
            if (std::ranges::any_of(firer.weapons, [&](const Weapon& weapon) {
                    return firing.reaches(weapon, firer.unit, firer.others, hexes[i]);
                }))
                ++cover.units[i];
        }
    });
    if (stop.stop_requested()) return {};
    return cover;
}

}  // namespace cota::mapsets
