// Numbers of forces that differ from their counters.

#include <algorithm>
#include <array>

#include "mapsets/movement/cost_table.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;

/// A list of forces: numbers of units of a class, of their printed values, of the marks of their counters.
class ForceList {
  public:
    ForceList(const CheckContext& context, const Settings& with, const model::ScenarioPart& part,
              const mapsets::PartKind& kind)
        : with_(with), part_(part), kind_(kind) {
        const auto same = with.text("same");
        const auto stating = context.orderOfBattle().tree().nearest(
            [&](const model::Formation& formation) { return formation.attributes.has(same); });
        const auto* asked = part.attributes.find(same);
        const auto statedBy = [&](const ListedUnit& unit) {
            const auto* text = unit.counter->attributes.find(same);
            if (const auto* formation = stating.of(unit.counter->formation.text); formation && !text)
                text = formation->attributes.find(same);
            return text;
        };
        const auto& units = context.orderOfBattle().units();
        // A side with one list, whose units do not say to which they belong.
        const bool isForAll = isOnlyList(context) && std::ranges::none_of(units, [&](const ListedUnit& unit) {
                                  return unit.side == part.side && statedBy(unit);
                              });
        for (const auto& unit : units) {
            const auto* posting = unit.posting();
            if (unit.side != part.side || !asked ||
                (posting && posting->group->kind == model::Group::Kind::arrival))
                continue;
            isKnown_ = isKnown_ && unit.unitClass;
            const auto* text = statedBy(unit);
            if (!isForAll && (!text || *text != *asked)) continue;
            units_.push_back(&unit);
            isKnown_ = isKnown_ && posting;
        }
    }

    /// Whether there is something to compare. False if a counter has an unknown class or no place, which
    /// other rules report.
    bool canCompare() const { return isKnown_ && !units_.empty(); }

    void compare(FindingSink& out, const model::Subject& subject) const {
        const auto sorts = with_.words("units");
        for (std::size_t i = 0; i + 1 < sorts.size(); i += 2)
            compare(out, subject, sorts[i], std::ranges::count_if(units_, [&](const ListedUnit* unit) {
                        return unit->hasTag(sorts[i + 1]);
                    }));
        for (const auto& name : with_.words("printed")) {
            std::ptrdiff_t sum = 0;
            for (const auto* unit : units_)
                sum += mapsets::integerOf(unit->unitClass->front, unit->type->front, name).value_or(0);
            compare(out, subject, name, sum);
        }
        for (const auto& name : with_.words("words"))
            compare(out, subject, name, std::ranges::count_if(units_, [&](const ListedUnit* unit) {
                        const auto* word = unit->counter->attributes.find(with_.text("mark"));
                        return word && *word == name;
                    }));
    }

  private:
    bool isOnlyList(const CheckContext& context) const {
        return std::ranges::count_if(context.scenario()->parts, [&](const model::ScenarioPart& other) {
                   return other.kind == part_.kind && other.side == part_.side;
               }) == 1;
    }

    void compare(FindingSink& out, const model::Subject& subject, const std::string& name,
                 std::ptrdiff_t count) const {
        const int stated = mapsets::integerOf(kind_.attributes, part_.attributes, name).value_or(0);
        if (stated == count) return;
        Note note{
            .values = {value("part", part_.kind), value("side", part_.side),
                       valueOf("name", ValueKind::attribute, name), value("limit", stated),
                       value("count", count), value("value", *part_.attributes.find(with_.text("same")))},
            .subject = subject};
        const auto same =
            std::ranges::find(kind_.attributes, with_.text("same"), &mapsets::AttributeType::name);
        if (same != kind_.attributes.end()) addLocal(note.values, "same", same->meaning);
        out.add(std::move(note));
    }

    const Settings& with_;
    const model::ScenarioPart& part_;
    const mapsets::PartKind& kind_;
    bool isKnown_ = true;
    std::vector<const ListedUnit*> units_;
};

// MdA SETUP.5 p8, SETUP.6 p9.
void countersUnlikeForceList(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& part : context.scenario()->parts) {
        const auto* kind =
            part.kind.text == with.text("part") ? context.catalogue().partKind(part.kind) : nullptr;
        if (!kind) continue;
        const ForceList list(context, with, part, *kind);
        if (list.canCompare()) list.compare(out, context.subjectOf(part));
    }
}

constexpr std::array forceParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"same", Parameter::Kind::text, nullptr,
              local("its value that formations have too: those it lists")},
    Parameter{"units", Parameter::Kind::words, "",
              local("its values with numbers of units, each with the tag of those units after it")},
    Parameter{"printed", Parameter::Kind::words, "",
              local("its values that add up what the units print under the same name")},
    Parameter{"mark", Parameter::Kind::text, "", local("value of counters ...")},
    Parameter{"words", Parameter::Kind::words, "",
              local("... whose words are counted under their own names")}};

constexpr std::array lineStatedTable{
    Rule{.message = {"LINE-006", Severity::error, local("forces listed and counters differ"),
                     local("'{part}' of '{side}' ({same} {value}) states '{name}' {limit}, but its counters "
                           "at the start "
                           "make {count}; correct one of the two."),
                     local("Players would use the wrong pieces."),
                     local("Correct the list, or the counters.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = forceParameters,
         .run = countersUnlikeForceList},
};
static_assert(isSound(lineStatedTable));

}  // namespace

Topic lineStatedRules() { return {"line-stated", local("Forces listed and counters"), lineStatedTable}; }

}  // namespace cota::checks
