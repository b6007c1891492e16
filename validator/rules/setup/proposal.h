#pragma once
// Asks the solver of deployment.h what a designer wants to know: can these groups set up or arrive, where,
// and if not, why.

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "validator/rules/setup/deployment.h"

namespace cota::checks {

struct ProposalWish {
    model::SideId side;
    /// Groups whose units are to be placed; the room that other groups of the side need is left to them.
    std::vector<model::GroupId> groups;
    unsigned variant = 0;  // another number gives another proposal
    /// Hexes that are not to be proposed for a counter.
    std::set<std::pair<model::CounterId, std::string>> barred = {};
    std::function<bool()> isStopped = {};
};

struct ProposedPlace {
    model::CounterId counter;
    std::string hex;                         // its label
    std::optional<model::CounterId> aboard;  // instead of in the hex
};

struct Proposal {
    enum class Verdict {
        possible,    // `places` is a legal deployment, as far as room and stacking go
        impossible,  // proved by `shortages`
        unknown,     // none was found, and none of the bounds proves that there is none
        stopped
    };
    Verdict verdict = Verdict::unknown;
    std::vector<ProposedPlace> places;  // of the units of the groups
    std::vector<Shortage> shortages;    // that concern units of the groups, smallest first
    int tries = 0;
};

/// A place for all units of these set-up groups that have a zone but no hex yet.
Proposal proposeSetUp(const CheckContext& context, const DeploymentRules& rules, const ProposalWish& wish);

/// Whether the units of a side that arrive in a turn find room in their entry hexes. `groups` are those of
/// the wave; the places are entry hexes.
Proposal proposeArrival(const CheckContext& context, const DeploymentRules& rules, const ProposalWish& wish);

/// How the game states that units are set up; nothing if it has switched the rule off.
std::optional<DeploymentRules> setUpRulesOf(const mapsets::Mapset& game);

}  // namespace cota::checks
