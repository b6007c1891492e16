// Fire that needs only a line of sight; some units may use the sight of friends.

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_path.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array sharedSightParameterRows = {
    Parameter{"indirect",
              Kind::tags,
              "",
              {"units that may use the sight of friendly units",
               "unidades que pueden usar la visión de unidades amigas"}},
    Parameter{"spotters-not",
              Kind::tags,
              "",
              {"friendly units whose sight cannot be used", "unidades amigas cuya visión no se puede usar"}},
    Parameter{"least-distance",
              Kind::integer,
              "0",
              {"minimum distance to the target for those units",
               "distancia mínima al objetivo para esas unidades"}},
    Parameter{"not-from",
              Kind::tags,
              "",
              {"hexes from which they do not fire", "hexágonos desde los que no disparan"}},
    Parameter{"not-inside",
              Kind::words,
              "",
              {"states in which they do not fire", "estados en los que no disparan"}},
};

constexpr std::array sharedSightReasonRows = {
    ReasonRow{"in-sight", {"the target is in sight", "el objetivo está a la vista"}},
    ReasonRow{"out-of-sight", {"there is no line of sight", "no hay línea de visión"}},
    ReasonRow{"spotter",
              {"a friendly unit in {hex} sees the target", "una unidad amiga en {hex} ve el objetivo"}},
    ReasonRow{"no-spotter",
              {"neither the unit nor a friendly unit that may spot sees the target",
               "ni la unidad ni una unidad amiga que pueda observar ven el objetivo"}},
    ReasonRow{"too-near",
              {"this type of unit fires at {distance} {distance:hex|hexes} or more",
               "este tipo de unidad dispara a {distance} {distance:hexágono|hexágonos} o más"}},
    ReasonRow{"no-room",
              {"this type of unit does not fire from here", "este tipo de unidad no dispara desde aquí"}},
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
    {"fire at targets in sight; some units use the sight of friendly units",
     "fuego a objetivos a la vista; algunas unidades usan la visión de unidades amigas"}};

std::unique_ptr<FirePath> makeSharedSight(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                          const StrategyChoice* choice) {
    return std::make_unique<SharedSight>(field, sight, tags, choice);
}

}  // namespace cota::mapsets
