// The sides with their groups, and the counters of each.

#include <algorithm>
#include <map>

#include "formats/model/document/type_bases.h"
#include "mapsets/look/briefing/brief_parts.h"
#include "mapsets/units/order_of_battle.h"

namespace cota::look {

namespace {

class BriefForces {
  public:
    BriefForces(BriefWords& words, const model::Document& document)
        : words_(words), document_(document), order_(document, &words.game().catalogue) {}

    std::vector<BriefSide> sides() {
        std::vector<BriefSide> sides;
        for (const auto& side : words_.scenario().sides) sides.push_back({side.id, headingOf(side.id), {}});
        for (const auto* group : inOrder()) {
            const auto side = std::ranges::find(sides, group->side, &BriefSide::id);
            if (side != sides.end()) side->groups.push_back(groupOf(*group));
        }
        return sides;
    }

  private:
    using Kind = model::Group::Kind;

    /// With the name of its formation, if it has one that is not part of another.
    std::string headingOf(const model::SideId& side) {
        const auto name = words_.sideName(side);
        const model::Formation* only = nullptr;
        for (const auto& [file, forces] : document_.forces)
            for (const auto& formation : forces->formations) {
                if (!formation.parent.empty() || order_.tree().sideOf(formation.id.text) != side) continue;
                if (only != nullptr) return name;
                only = &formation;
            }
        if (only == nullptr || only->name.empty()) return name;
        return words_.say(local("{side}: {formation}"),
                          {{"side", name}, {"formation", words_.nameOf(*only, "formation")}});
    }

    /// By order of set-up, then by turn, then what waits; groups that are not in the scenario are left out.
    std::vector<const model::Group*> inOrder() const {
        std::vector<const model::Group*> groups;
        for (const auto& group : words_.scenario().groups)
            if (group.kind != Kind::out) groups.push_back(&group);
        std::ranges::stable_sort(groups, {}, [](const model::Group* group) {
            constexpr int last = 1'000'000;
            return std::tuple(static_cast<int>(group->kind), group->order.value_or(last),
                              group->turn.value_or(last));
        });
        return groups;
    }

    BriefGroup groupOf(const model::Group& group) {
        if (group.kind == Kind::setup && group.order && !group.zone.empty())
            words_.places().nameArea(group.zone, std::to_string(*group.order));
        BriefGroup made;
        made.id = group.id;
        made.side = group.side;
        made.name = words_.nameOf(group, "group");
        if (group.kind == Kind::arrival) made.turn = group.turn;
        made.badge = badgeOf(group);
        made.where = whereOf(group);
        for (const auto& placement : group.units) addCounter(made, placement);
        sort(made.counters);
        return made;
    }

    std::string badgeOf(const model::Group& group) const {
        if (group.kind == Kind::arrival)
            return group.turn ? words_.say(local("on the badge of a group", "T{turn}"),
                                           {{"turn", std::to_string(*group.turn)}})
                              : "?";
        if (group.kind == Kind::pool) return "\u2013";
        return group.order ? std::to_string(*group.order) : "\u2022";
    }

    std::string whereOf(const model::Group& group) {
        std::string where;
        if (!group.zone.empty())
            where = words_.places().whereIn(group.zone);
        else if (!group.hexes.children.empty())
            where = words_.places().whereIn(group.hexes);
        else if (group.kind == Kind::setup)
            where = startsOf(group);
        if (group.kind == Kind::arrival && !where.empty())
            where = words_.say(local("enter {where}"), {{"where", where}});
        if (group.kind == Kind::pool) where = words_.in(local("wait off the map"));
        if (group.roll)
            where += (where.empty() ? "" : "; ") +
                     words_.say(local("from then on, on {roll}"), {{"roll", model::textOf(*group.roll)}});
        if (const auto stated = words_.stated(words_.game().catalogue.groupAttributes, group.attributes);
            !stated.empty())
            where += (where.empty() ? "" : "; ") + stated;
        return where;
    }

    /// Without a zone the hexes of the counters are what is to be done.
    std::string startsOf(const model::Group& group) const {
        std::vector<model::HexRef> hexes;
        for (const auto& placement : group.units)
            if (placement.at && std::ranges::find(hexes, *placement.at) == hexes.end())
                hexes.push_back(*placement.at);
        return hexes.empty() ? std::string()
                             : words_.say(local("in {hexes}"), {{"hexes", words_.places().labels(hexes)}});
    }

    void addCounter(BriefGroup& group, const model::Placement& placement) {
        const auto unit = order_.find(placement.counter);
        if (unit == mapsets::noUnit) return;
        const auto& listed = order_[unit];
        if (listed.type == nullptr) return;
        ++group.units;
        model::CounterType type = *listed.type;
        // A leader's own values, and whatever else is printed on this counter alone.
        if (listed.unitClass != nullptr)
            for (const auto& [name, value] : listed.counter->attributes)
                if (std::ranges::find(listed.unitClass->front, name, &mapsets::AttributeType::name) !=
                    listed.unitClass->front.end())
                    type.front.set(name, value);
        for (auto& known : group.counters)
            if (known.type == type) {
                ++known.count;
                return;
            }
        const std::string name =
            type.name.empty() ? type.id.text : words_.told(type.name, "counter-type " + type.id.text);
        group.counters.push_back({std::move(type), name, 1});
    }

    /// By class, as the game lists them.
    void sort(std::vector<BriefCounter>& counters) const {
        const auto& classes = words_.game().catalogue.unitClasses;
        std::ranges::stable_sort(counters, {}, [&](const BriefCounter& one) {
            return std::ranges::find(classes, one.type.unitClass, &mapsets::UnitClass::id) - classes.begin();
        });
    }

    BriefWords& words_;
    const model::Document& document_;
    mapsets::OrderOfBattle order_;
};

}  // namespace

std::vector<BriefSide> sidesOf(BriefWords& words, const model::Document& document) {
    return BriefForces(words, document).sides();
}

}  // namespace cota::look
