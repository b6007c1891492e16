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

    /// An unknown range is assumed to be long enough.
    bool reaches(const Weapon& weapon, UnitIndex firer, std::span<const UnitInField> others, Cell to) const {
        const RosterUnit& unit = roster_[firer];
        const Play& play = laid_.play();
        if (weapon.range && laid_.field().distance(unit.cell, to) > *weapon.range) return false;
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

/// Units in a hex with such a weapon, and who is around each of them.
struct Firer {
    UnitIndex unit = noUnit;
    std::vector<Weapon> weapons;
    std::vector<UnitInField> others;
};

enum class CanFire { no, maybe, yes };

class Firers {
  public:
    Firers(const LaidDocument& laid, const Roster& roster, std::span<const UnitIndex> units, WeaponUse use,
           const TurnConditions& turn)
        : roster_(roster), firing_(laid, roster, turn), use_(use) {
        for (const UnitIndex unit : units) {
            if (roster[unit].cell == noCell || roster[unit].isCarried()) continue;
            auto weapons = weaponsOf(laid.field(), roster, unit, use);
            if (!weapons.empty()) firers_.push_back({unit, std::move(weapons), firing_.around(unit)});
        }
    }

    const std::vector<Firer>& all() const { return firers_; }

    CanFire canFire(const Firer& firer, Cell to) const {
        if (use_ == WeaponUse::fire && roster_[firer.unit].cell == to) return CanFire::no;
        CanFire best = CanFire::no;
        for (const Weapon& weapon : firer.weapons) {
            if (weapon.range ? best == CanFire::yes : best != CanFire::no) continue;
            if (firing_.reaches(weapon, firer.unit, firer.others, to))
                best = weapon.range ? CanFire::yes : CanFire::maybe;
        }
        return best;
    }

  private:
    const Roster& roster_;
    Firing firing_;
    WeaponUse use_;
    std::vector<Firer> firers_;
};

}  // namespace

std::optional<FireCover> fireCover(const LaidDocument& laid, const Roster& roster,
                                   std::span<const UnitIndex> units, WeaponUse use,
                                   const TurnConditions& turn, std::stop_token stop) {
    const Firers firers(laid, roster, units, use, turn);
    FireCover cover;
    for (const Firer& firer : firers.all()) {
        cover.firers.push_back(firer.unit);
        if (std::ranges::any_of(firer.weapons, [](const Weapon& weapon) { return !weapon.range; }))
            cover.uncertain.push_back(firer.unit);
    }
    const auto hexes = laid.field().hexes();
    cover.units.resize(hexes.size());
    oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        cover.units[i] = static_cast<int>(std::ranges::count_if(firers.all(), [&](const Firer& firer) {
            return firers.canFire(firer, hexes[i]) == CanFire::yes;
        }));
    });
    if (stop.stop_requested()) return {};
    return cover;
}

std::optional<std::vector<FiredAt>> firedAt(const LaidDocument& laid, const Roster& roster,
                                            std::span<const UnitIndex> units, WeaponUse use,
                                            const TurnConditions& turn, std::span<const Cell> cells,
                                            std::stop_token stop) {
    const Firers firers(laid, roster, units, use, turn);
    std::vector<FiredAt> fired(cells.size());
    oneapi::tbb::parallel_for(std::size_t{0}, cells.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        for (const Firer& firer : firers.all()) {
            const auto can = firers.canFire(firer, cells[i]);
            if (can == CanFire::yes) fired[i].units.push_back(firer.unit);
            if (can == CanFire::maybe) fired[i].maybe.push_back(firer.unit);
        }
    });
    if (stop.stop_requested()) return {};
    return fired;
}

}  // namespace cota::mapsets
