// Leaders must be near enough to their units.

#include <algorithm>
#include <array>

#include "mapsets/command/command.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::UnitIndex;
using model::Severity;
using model::SubjectKind;

/// Units that are in a hex from the start, and which of them lead which.
class Chains {
  public:
    explicit Chains(const CheckContext& context)
        : roster_(context.roster()), command_(mapsets::makeCommand(context.battlefield(), roster_.tags())) {}

    bool exist() const { return command_ != nullptr; }
    bool stands(UnitIndex unit) const {
        return roster_[unit].where == mapsets::RosterUnit::Where::hex &&
               roster_[unit].cell != mapsets::noCell;
    }
    /// A leader that could lead the unit if it were nearer; noUnit if there is none, or if the unit has a
    /// leader.
    UnitIndex missedBy(UnitIndex unit) const {
        UnitIndex missed = mapsets::noUnit;
        for (UnitIndex leader = 0; leader < std::ssize(roster_.units()); ++leader) {
            if (leader == unit || !stands(leader) || roster_[leader].side != roster_[unit].side ||
                !command_->serves(roster_, leader, unit))
                continue;
            const auto acting = command_->activateBy(roster_, leader);
            if (std::any_of(acting.begin(), acting.end(),
                            [&](const auto& activated) { return activated.unit == unit; }))
                return mapsets::noUnit;
            if (missed == mapsets::noUnit) missed = leader;
        }
        return missed;
    }

  private:
    const mapsets::Roster& roster_;
    std::unique_ptr<mapsets::Command> command_;
};

// WSS 4.1.
void unitsOutOfCommand(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Chains chains(context);
    if (!chains.exist()) return;
    const auto& order = context.orderOfBattle();
    const auto units = with.words("units");
    const auto unless = with.words("unless");
    for (UnitIndex unit = 0; unit < order.size(); ++unit) {
        const auto& one = order[unit];
        const bool isSaid = std::any_of(unless.begin(), unless.end(),
                                        [&](const auto& state) { return isIn(context, one, state); });
        if (!one.hasAnyTag(units) || isSaid || !chains.stands(unit)) continue;
        const auto leader = chains.missedBy(unit);
        if (leader == mapsets::noUnit) continue;
        const auto& field = context.battlefield();
        const auto& roster = context.roster();
        const auto hex = field.label(roster[unit].cell);
        out.add({.values = {value("counter", roster[unit].id), value("hex", hex),
                            value("by", roster[leader].id), value("other", field.label(roster[leader].cell)),
                            value("distance", field.distance(roster[unit].cell, roster[leader].cell))},
                 .subject = subjectOf(SubjectKind::counter, roster[unit].id, {hex}),
                 .related = {subjectOf(SubjectKind::counter, roster[leader].id)}});
    }
}

constexpr std::array reachParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that are led")},
    Parameter{"unless", Parameter::Kind::words, "", local("flags of placements that say so themselves")}};

constexpr std::array commandTable{
    Rule{
        .message = {"COMMAND-001", Severity::info, local("out of command at the start"),
                    local(
                        "'{counter}' starts in {hex}, {distance} {distance:hex|hexes} from '{by}' ({other}), "
                        "who does not reach it; move one of the two."),
                    local("The unit cannot act in the first turn."),
                    local("Move one of the two, or state that it is out of command.")},
        .needs = need::scenario | need::forces | need::battlefield,
        .parameters = reachParameters,
        .run = unitsOutOfCommand,
        .answer = "at"},
};
static_assert(isSound(commandTable));

}  // namespace

Topic commandRules() { return {"command", local("Command"), commandTable}; }

}  // namespace cota::checks
