#include "validator/rules/setup/proposal.h"

#include <algorithm>

#include "validator/rules/setup/placing.h"

namespace cota::checks {

namespace {

using model::Group;

constexpr unsigned mostTries = 24;

bool isWished(const ProposalWish& wish, const model::GroupId& id) {
    return std::ranges::find(wish.groups, id) != wish.groups.end();
}

std::set<std::pair<mapsets::UnitIndex, mapsets::Cell>> barredIn(const CheckContext& context,
                                                                const ProposalWish& wish) {
    std::set<std::pair<mapsets::UnitIndex, mapsets::Cell>> barred;
    for (const auto& [counter, hex] : wish.barred) {
        const auto cell = context.battlefield().resolve(hex);
        const auto unit = context.roster().find(counter);
        if (cell && unit != mapsets::noUnit) barred.insert({unit, *cell});
    }
    return barred;
}

/// First as people like to see units, then packed, last with units aboard others.
PlacingManner mannerOf(const ProposalWish& wish, unsigned attempt) {
    PlacingManner manner;
    manner.spreads = attempt < 2;
    manner.seed = wish.variant * mostTries + attempt;
    manner.rides = attempt >= mostTries / 2;
    return manner;
}

class Asking {
  public:
    Asking(const CheckContext& context, const DeploymentRules& rules, const ProposalWish& wish)
        : context_(context), rules_(rules), wish_(wish), barred_(barredIn(context, wish)) {}

    Proposal answer(const StartingGroups& starting) {
        const StartingUnits units(context_, rules_, starting);
        Proposal made;
        for (unsigned attempt = 0; attempt < mostTries; ++attempt) {
            if (wish_.isStopped && wish_.isStopped()) {
                made.verdict = Proposal::Verdict::stopped;
                return made;
            }
            auto manner = mannerOf(wish_, attempt);
            if (manner.rides && units.carriers().empty()) break;
            manner.barred = barred_;
            ++made.tries;
            if (const auto places = Placing(context_, starting, units, std::move(manner)).find()) {
                made.verdict = Proposal::Verdict::possible;
                addPlaces(*places, made);
                return made;
            }
        }
        made.shortages = concerned(shortagesOf(context_, rules_, starting));
        if (!made.shortages.empty()) made.verdict = Proposal::Verdict::impossible;
        return made;
    }

  private:
    void addPlaces(const std::vector<UnitPlace>& places, Proposal& made) const {
        const auto& roster = context_.roster();
        for (const auto& place : places) {
            const auto* group = context_.orderOfBattle()[place.unit].group();
            if (!group || !isWished(wish_, group->id)) continue;
            ProposedPlace one{roster[place.unit].id, context_.battlefield().label(place.cell), {}};
            if (place.carrier != mapsets::noUnit) one.aboard = roster[place.carrier].id;
            made.places.push_back(std::move(one));
        }
    }

    std::vector<Shortage> concerned(std::vector<Shortage> all) const {
        std::erase_if(all, [&](const Shortage& shortage) {
            return std::ranges::none_of(shortage.units, [&](mapsets::UnitIndex unit) {
                const auto* group = context_.orderOfBattle()[unit].group();
                return group && isWished(wish_, group->id);
            });
        });
        std::ranges::stable_sort(all, {}, [](const Shortage& one) { return one.units.size(); });
        return all;
    }

    const CheckContext& context_;
    const DeploymentRules& rules_;
    const ProposalWish& wish_;
    std::set<std::pair<mapsets::UnitIndex, mapsets::Cell>> barred_;
};

StartingGroups groupsFor(const CheckContext& context, const ProposalWish& wish, bool isSetUp,
                         bool onlyWished) {
    StartingGroups starting{wish.side, {}, isSetUp};
    for (const auto& group : context.scenario()->groups)
        if (group.side == wish.side && (isSetUp == (group.kind == Group::Kind::setup)) &&
            (!onlyWished || isWished(wish, group.id)))
            starting.groups.push_back(&group);
    return starting;
}

}  // namespace

Proposal proposeSetUp(const CheckContext& context, const DeploymentRules& rules, const ProposalWish& wish) {
    if (context.battlefield().hexes().empty()) return {};
    Asking asking(context, rules, wish);
    auto together = asking.answer(groupsFor(context, wish, true, false));
    // Other groups of the side may be impossible; these are then placed as if the others were not there.
    if (together.verdict != Proposal::Verdict::unknown) return together;
    auto alone = asking.answer(groupsFor(context, wish, true, true));
    alone.tries += together.tries;
    return alone;
}

Proposal proposeArrival(const CheckContext& context, const DeploymentRules& rules, const ProposalWish& wish) {
    if (context.battlefield().hexes().empty()) return {};
    return Asking(context, rules, wish).answer(groupsFor(context, wish, false, true));
}

}  // namespace cota::checks
