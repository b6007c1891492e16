#include "mapsets/command/command.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

struct LeadRow {
    TagMask by = 0;
    TagMask who = 0;
    bool everybody = false;
    TagMask without = 0;
    bool ranks = false;
};

class ChainCommand : public Command {
  public:
    ChainCommand(const Battlefield& field, const UnitTags& tags, const StrategyChoice& choice)
        : field_(&field) {
        const Parameters parameters(&choice, field);
        const auto word = [&](const char* name) { return wordOf(parameters, chainDescription, name); };
        reach_ = numberOf(parameters, chainDescription, "reach");
        near_ = tags.maskOfAny(word("near-states"));
        mute_ = tags.maskOfAny(word("mute-states"));
        rankValue_ = word("ranks");
        rankList_ = field.mapset().catalogue.wordList(rankValue_);
        for (const auto& row : choice.rows) {
            if (row.kind != "leads") continue;
            const auto who = valueOf(row, "who");
            rows_.push_back({tags.maskOfAny(valueOf(row, "by")), tags.maskOfAny(who), who.empty(),
                             tags.maskOfAny(valueOf(row, "not")), valueOf(row, "ranks") == "yes"});
        }
    }

    std::vector<Activated> activate(const Roster& roster, Cell cell,
                                    const model::SideId& side) const override {
        Chain chain{roster, {}, {}};
        for (const auto unit : roster.in(cell))
            if (roster[unit].side == side) chain.add(unit, noUnit, isLeader(roster, unit));
        return follow(chain);
    }

    std::vector<Activated> activateBy(const Roster& roster, UnitIndex leader) const override {
        Chain chain{roster, {}, {}};
        chain.add(leader, noUnit, isLeader(roster, leader));
        return follow(chain);
    }

    bool isLeader(const Roster& roster, UnitIndex unit) const override {
        return !roster.has(unit, mute_) &&
               std::ranges::any_of(rows_, [&](const LeadRow& row) { return roster.has(unit, row.by); });
    }

    bool serves(const Roster& roster, UnitIndex leader, UnitIndex unit) const override {
        return std::ranges::any_of(rows_, [&](const LeadRow& row) {
            return roster.has(leader, row.by) && isServed(roster, row, leader, unit);
        });
    }

    std::optional<int> range(const Roster& roster, UnitIndex leader) const override {
        if (!isLeader(roster, leader)) return {};
        return reachOf(roster, leader);
    }

  private:
    /// The units that act so far; the first `asked` of them have already activated theirs.
    struct Chain {
        const Roster& roster;
        std::vector<Activated> acting;
        std::size_t asked = 0;

        Activated* find(UnitIndex unit) {
            const auto found = std::ranges::find(acting, unit, &Activated::unit);
            return found == acting.end() ? nullptr : &*found;
        }
        void add(UnitIndex unit, UnitIndex by, bool mayApproach) {
            acting.push_back({unit, by, mayApproach});
        }
    };

    std::vector<Activated> follow(Chain& chain) const {
        for (; chain.asked < chain.acting.size(); ++chain.asked) {
            const auto leader = chain.acting[chain.asked];
            if (chain.roster.has(leader.unit, mute_)) continue;
            for (const auto& row : rows_) {
                if (!chain.roster.has(leader.unit, row.by)) continue;
                // Leaders without ranks lead only in the chosen stack; a chain needs ranks.
                if (leader.by == noUnit || row.ranks) bringIn(chain, row, leader.unit);
            }
        }
        return std::move(chain.acting);
    }

    void bringIn(Chain& chain, const LeadRow& row, UnitIndex leader) const {
        const auto& roster = chain.roster;
        const auto centre = roster[leader].cell;
        if (centre == noCell) return;
        const int reach = reachOf(roster, leader);
        for (const auto cell : roster.occupied()) {
            if (field_->distance(centre, cell) > reach) continue;
            for (const auto unit : roster.in(cell)) {
                if (unit == leader || roster[unit].side != roster[leader].side) continue;
                if (!isServed(roster, row, leader, unit)) continue;
                if (auto* known = chain.find(unit))
                    known->mayApproach = true;
                else
                    chain.add(unit, leader, true);
            }
        }
    }

    int reachOf(const Roster& roster, UnitIndex leader) const {
        return roster.has(leader, near_) ? 0 : reach_;
    }

    bool isServed(const Roster& roster, const LeadRow& row, UnitIndex leader, UnitIndex unit) const {
        if (!row.everybody && !roster.has(unit, row.who)) return false;
        if (roster.has(unit, row.without)) return false;
        const auto rank = rankOf(roster, unit);
        if (!rank) return true;
        const auto own = rankOf(roster, leader);
        return row.ranks && own && *rank < *own;
    }

    std::optional<int> rankOf(const Roster& roster, UnitIndex unit) const {
        const auto* rank = rankList_ == nullptr ? nullptr : roster[unit].values.find(rankValue_);
        const auto* word = rank == nullptr ? nullptr : rankList_->find(*rank);
        if (word == nullptr) return std::nullopt;
        return word->order;
    }

    const Battlefield* field_;
    std::vector<LeadRow> rows_;
    int reach_ = 1;
    TagMask near_ = 0;
    TagMask mute_ = 0;
    std::string rankValue_;
    const WordList* rankList_ = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeCommand(const Battlefield& field, const UnitTags& tags) {
    if (const auto* own = choiceOf(field, formationCommandDescription))
        return makeFormationCommand(field, tags, *own);
    const auto* choice = choiceOf(field, chainDescription);
    if (choice == nullptr) return nullptr;
    return std::make_unique<ChainCommand>(field, tags, *choice);
}

std::vector<UnitIndex> assaultUnits(const Battlefield& field, const Roster& roster, Cell cell,
                                    const model::SideId& side, bool attacking) {
    const auto* choice = choiceOf(field, presentDescription);
    if (choice == nullptr) return {};
    const Parameters parameters(choice, field);
    const auto mask = [&](const char* name) {
        return roster.tags().maskOfAny(wordOf(parameters, presentDescription, name));
    };
    const auto counts = mask("counts");
    const auto without = mask(attacking ? "attack-not" : "defend-not");
    std::vector<UnitIndex> units;
    for (const auto unit : roster.in(cell))
        if (roster[unit].side == side && !roster[unit].isCarried() && roster.has(unit, counts) &&
            !roster.has(unit, without))
            units.push_back(unit);
    return units;
}

}  // namespace cota::mapsets
