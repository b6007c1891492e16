// Fire that needs only a line of sight; some units may use the sight of friends.

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_path.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array sharedSightParameterRows = {
    Parameter{"indirect", Kind::tags, "", local("units that may use the sight of friendly units")},
    Parameter{"spotters-not", Kind::tags, "", local("friendly units whose sight cannot be used")},
    Parameter{"least-distance", Kind::integer, "0", local("minimum distance to the target for those units")},
    Parameter{"not-from", Kind::tags, "", local("hexes from which they do not fire")},
    Parameter{"not-inside", Kind::words, "", local("states in which they do not fire")},
};

constexpr std::array sharedSightReasonRows = {
    ReasonRow{"in-sight", local("the target is in sight")},
    ReasonRow{"out-of-sight", local("there is no line of sight")},
    ReasonRow{"spotter", local("a friendly unit in {hex} sees the target")},
    ReasonRow{"no-spotter", local("neither the unit nor a friendly unit that may spot sees the target")},
    ReasonRow{"too-near", local("this type of unit fires at {distance} {distance:hex|hexes} or more")},
    ReasonRow{"no-room", local("this type of unit does not fire from here")},
};

class SharedSight final : public FirePath {
  public:
    SharedSight(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                const StrategyChoice* choice)
        : field_(field), sight_(sight), parameters_(choice, field) {
        const auto word = [&](const char* name) { return wordOf(parameters_, sharedSightDescription, name); };
        indirect_ = tags.maskOfAny(word("indirect"));
        mute_ = tags.maskOfAny(word("spotters-not"));
        inside_ = tags.maskOfAny(word("not-inside"));
        notFrom_ = field.maskOfAll(word("not-from"));
        least_ = numberOf(parameters_, sharedSightDescription, "least-distance");
    }

    FireVerdict judge(const FireQuery& query) const override {
        const bool seen = sight_.judge(query.from, query.to).isClear();
        if ((query.firer & indirect_) == 0) return {seen, reason(seen ? "in-sight" : "out-of-sight"), {}};
        if (field_.distance(query.from, query.to) < least_)
            return {false, reason("too-near", {{"distance", std::to_string(least_)}}), {query.to}};
        if ((query.firer & inside_) != 0 || (field_.tags(query.from) & notFrom_) != 0)
            return {false, reason("no-room"), {query.from}};
        if (seen) return {true, reason("in-sight"), {}};
        for (const UnitInField& unit : query.units) {
            if (!unit.friendly || (unit.tags & mute_) != 0) continue;
            if (!sight_.judge(unit.cell, query.to).isClear()) continue;
            return {true, reason("spotter", {{"hex", field_.label(unit.cell)}}), {unit.cell}};
        }
        return {false, reason("no-spotter"), {}};
    }

  private:
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const {
        return explanationOf(sharedSightDescription, parameters_, id, std::move(values));
    }

    const Battlefield& field_;
    const Sight& sight_;
    Parameters parameters_;
    TagMask indirect_ = 0;
    TagMask mute_ = 0;
    TagMask inside_ = 0;
    TagMask notFrom_ = 0;
    int least_ = 0;
};

}  // namespace

const StrategyDescription sharedSightDescription = {
    "fire",
    "shared-sight",
    sharedSightParameterRows,
    sharedSightReasonRows,
    {},
    {},
    local("fire at targets in sight; some units use the sight of friendly units")};

std::unique_ptr<FirePath> makeSharedSight(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                          const StrategyChoice* choice) {
    return std::make_unique<SharedSight>(field, sight, tags, choice);
}

}  // namespace cota::mapsets
