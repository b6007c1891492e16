// Direct fire that friends stop unless the firer or the target is higher than they are.

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_path.h"

namespace cota::mapsets {

namespace {

constexpr std::array fireOverFriendsParameterRows = {
    Parameter{"who", Parameter::Kind::words, "", local("tags of friendly units that stop fire; empty: all")},
};

constexpr std::array fireOverFriendsReasonRows = {
    ReasonRow{"free-line", local("no friendly units in the way")},
    ReasonRow{"friends-on-line", local("friendly units are in the way, and neither end is higher")},
    ReasonRow{"no-sight", local("there is no line of sight")},
};

class FireOverFriends final : public FirePath {
  public:
    FireOverFriends(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                    const StrategyChoice* choice)
        : field_(field), sight_(sight), parameters_(choice, field) {
        const std::string who = wordOf(parameters_, fireOverFriendsDescription, "who");
        all_ = who.empty();
        who_ = tags.maskOfAny(who);
    }

    FireVerdict judge(const FireQuery& query) const override {
        if (!sight_.judge(query.from, query.to).isClear()) return {false, reason("no-sight"), {}};
        const int highest = std::max(field_.level(query.from), field_.level(query.to));
        const model::Trace trace = model::traceBetween(field_.hexAt(query.to) - field_.hexAt(query.from));
        for (const model::TraceStep& step : trace.steps) {
            if (step.kind == model::TraceStep::Kind::vertex) continue;
            const Cell first = query.from + field_.offset(step.first());
            const Cell second = query.from + field_.offset(step.second());
            // Along a hexside, friends are in the way only if they are on both sides.
            if (!stops(query, first, highest) || (second != first && !stops(query, second, highest)))
                continue;
            std::vector<Cell> at{first};
            if (second != first) at.push_back(second);
            std::ranges::sort(at);
            return {false, reason("friends-on-line"), std::move(at)};
        }
        return {true, reason("free-line"), {}};
    }

  private:
    bool stops(const FireQuery& query, Cell cell, int highest) const {
        return field_.isOnMap(cell) && field_.level(cell) >= highest &&
               std::ranges::any_of(query.units, [&](const UnitInField& unit) {
                   return unit.cell == cell && unit.friendly && (all_ || (unit.tags & who_) != 0);
               });
    }
    Explanation reason(const char* id) const {
        return explanationOf(fireOverFriendsDescription, parameters_, id);
    }

    const Battlefield& field_;
    const Sight& sight_;
    Parameters parameters_;
    bool all_ = true;
    TagMask who_ = 0;
};

}  // namespace

const StrategyDescription fireOverFriendsDescription = {
    "fire",
    "over-friends",
    fireOverFriendsParameterRows,
    fireOverFriendsReasonRows,
    {},
    {},
    local("friendly units stop fire unless an end is higher than they are")};

std::unique_ptr<FirePath> makeFireOverFriends(const Battlefield& field, const Sight& sight,
                                              const UnitTags& tags, const StrategyChoice* choice) {
    return std::make_unique<FireOverFriends>(field, sight, tags, choice);
}

}  // namespace cota::mapsets
