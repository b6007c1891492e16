// Strategy "formations" of question "command": a leader activates the units of his own formation within the
// range printed on his counter. See command.h.

#include <algorithm>
#include <array>

#include "mapsets/command/command.h"
#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array formationParameterRows = {
    row("led-by", Kind::tags, "", "", local("units that lead")),
    row("range", Kind::words, "", "",
        local("value with the range of the leader in hexes; 0: only the leader's hex")),
    row("mute-states", Kind::tags, "", "", local("states in which a leader leads no units")),
    row("leader-mark", Kind::words, "", "", local("the leader's value with the mark of the formation ...")),
    row("unit-mark", Kind::words, "", "",
        local("... and the units' value, used if neither names a formation")),
};

class FormationCommand final : public Command {
  public:
    FormationCommand(const Battlefield& field, const UnitTags& tags, const StrategyChoice& choice)
        : field_(&field) {
        const Parameters parameters(&choice, field);
        const auto word = [&](const char* name) {
            return wordOf(parameters, formationCommandDescription, name);
        };
        leaders_ = tags.maskOfAny(word("led-by"));
        mute_ = tags.maskOfAny(word("mute-states"));
        range_ = word("range");
        leaderMark_ = word("leader-mark");
        unitMark_ = word("unit-mark");
    }

    std::vector<Activated> activate(const Roster& roster, Cell cell,
                                    const model::SideId& side) const override {
        std::vector<Activated> acting;
        for (const auto unit : roster.in(cell))
            if (roster[unit].side == side) acting.push_back({unit, noUnit, isLeader(roster, unit)});
        const auto chosen = acting.size();
        for (std::size_t i = 0; i < chosen; ++i) bringIn(roster, acting[i].unit, acting);
        return acting;
    }

    std::vector<Activated> activateBy(const Roster& roster, UnitIndex leader) const override {
        std::vector<Activated> acting{{leader, noUnit, isLeader(roster, leader)}};
        bringIn(roster, leader, acting);
        return acting;
    }

    bool isLeader(const Roster& roster, UnitIndex unit) const override {
        return roster.has(unit, leaders_) && !roster.has(unit, mute_);
    }

    std::optional<int> range(const Roster& roster, UnitIndex leader) const override {
        if (!isLeader(roster, leader)) return {};
        return integerIn(roster[leader].values, range_);
    }

    bool serves(const Roster& roster, UnitIndex leader, UnitIndex unit) const override {
        if (leader == unit || !roster.has(leader, leaders_) || roster.has(unit, leaders_)) return false;
        const auto& one = roster[leader];
        const auto& other = roster[unit];
        if (one.side != other.side) return false;
        if (!one.formation.empty() || !other.formation.empty()) return one.formation == other.formation;
        const auto* his = one.values.find(leaderMark_);
        const auto* its = other.values.find(unitMark_);
        return his != nullptr && its != nullptr && *his == *its;
    }

  private:
    void bringIn(const Roster& roster, UnitIndex leader, std::vector<Activated>& acting) const {
        const auto centre = roster[leader].cell;
        const auto reaches = range(roster, leader);
        if (!reaches || centre == noCell) return;
        for (const auto cell : roster.occupied()) {
            if (field_->distance(centre, cell) > *reaches) continue;
            for (const auto unit : roster.in(cell)) {
                if (!serves(roster, leader, unit)) continue;
                const auto known = std::ranges::find(acting, unit, &Activated::unit);
                if (known != acting.end())
                    known->mayApproach = true;
                else
                    acting.push_back({unit, leader, true});
            }
        }
    }

    const Battlefield* field_;
    TagMask leaders_ = 0;
    TagMask mute_ = 0;
    std::string range_;
    std::string leaderMark_;
    std::string unitMark_;
};

}  // namespace

const StrategyDescription formationCommandDescription = {
    "command",
    "formations",
    formationParameterRows,
    {},
    {},
    {},
    local("leaders activate units of their own formation within the range printed on them")};

std::unique_ptr<Command> makeFormationCommand(const Battlefield& field, const UnitTags& tags,
                                              const StrategyChoice& choice) {
    return std::make_unique<FormationCommand>(field, tags, choice);
}

}  // namespace cota::mapsets
