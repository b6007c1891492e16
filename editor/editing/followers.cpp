#include "editor/editing/followers.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/documents/names.h"
#include "editor/editing/templates.h"
#include "editor/editing/victory_words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/type_bases.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/tagged.h"
#include "mapsets/loading/new_battle.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::session {

namespace {

using model::Document;
using model::LocalText;
using model::Scenario;

/// A text that was made from a name, and the text that its new name makes.
using Renamings = std::vector<std::pair<LocalText, LocalText>>;

LocalText madeFrom(const model::LocalLiteral& text, const LocalText& name) {
    const LocalText inBoth{name.in(model::Language::english), name.in(model::Language::spanish)};
    const auto value = model::inWords("name", inBoth);
    return model::fillTemplate(text, {&value, 1});
}

/// Calls `tell` with both names of each thing that was renamed. Ids of groups follow their names; as long as
/// there are as many as before, they are known by their places.
template <class Things, class Tell>
void forRenamed(const Things& before, const Things& after, const Tell& tell) {
    for (std::size_t i = 0; i < after.size(); ++i) {
        auto found = std::ranges::find_if(before, [&](const auto& old) { return old.id == after[i].id; });
        if (found == before.end() && before.size() == after.size())
            found = before.begin() + static_cast<std::ptrdiff_t>(i);
        if (found != before.end() && !(found->name == after[i].name))
            tell(namesOf(*found), nameToCopy(after[i]));
    }
}

/// The number after a name: " 3"; nothing if the text is another one.
std::string numberBehind(const LocalText& text, const LocalText& name) {
    if (!text.en.starts_with(name.en) || !text.es.starts_with(name.es)) return {};
    const auto number = text.en.substr(name.en.size());
    const bool isNumber = number.size() > 1 && number.front() == ' ' &&
                          number.find_first_not_of("0123456789", 1) == std::string::npos;
    return isNumber && number == text.es.substr(name.es.size()) ? number : std::string();
}

bool follow(LocalText& text, const Renamings& renamings) {
    const LocalText now{text.in(model::Language::english), text.in(model::Language::spanish)};
    for (const auto& [before, after] : renamings) {
        if (now == before) {
            text = after;
            return true;
        }
        if (const auto number = numberBehind(now, before); !number.empty()) {
            text = after;
            for (auto* one : {&text.en, &text.es})
                if (!one->empty()) *one += number;
            return true;
        }
    }
    return false;
}

template <class Things>
bool haveSameNames(const Things& a, const Things& b) {
    return std::ranges::equal(a, b, [](const auto& one, const auto& other) {
        return one.id == other.id && one.name == other.name;
    });
}

class Follower {
  public:
    Follower(const Document& before, Document after) : before_(before), after_(std::move(after)) {}

    Document made(const mapsets::Mapset* game) && {
        if (!before_.scenario || !after_.scenario) return std::move(after_);
        // Sides before formations, these before groups, and groups before zones.
        Renamings renamings;
        forRenamed(was().sides, (*after_.scenario)->sides, [&](const LocalText& old, const LocalText& now) {
            const auto add = [&](const model::LocalLiteral& text) {
                renamings.emplace_back(madeFrom(text, old), madeFrom(text, now));
            };
            std::ranges::for_each(mapsets::namesOfSides, add);
            std::ranges::for_each(namesInTemplates, add);
        });
        if (!renamings.empty()) followInForces(renamings);
        for (const auto& [file, forces] : after_.forces)
            if (const auto old = before_.forces.find(file); old != before_.forces.end())
                forRenamed(
                    old->second->formations, forces->formations,
                    [&](const LocalText& from, const LocalText& to) { renamings.emplace_back(from, to); });
        if (!renamings.empty())
            followIn([&](Scenario& scenario) { return followAmong(scenario.groups, renamings); });
        forRenamed(was().groups, (*after_.scenario)->groups,
                   [&](const LocalText& from, const LocalText& to) { renamings.emplace_back(from, to); });
        if (!renamings.empty())
            followIn([&](Scenario& scenario) { return followAmong(scenario.zones, renamings); });
        followInVictory(renamings, game);
        return std::move(after_);
    }

  private:
    const Scenario& was() const { return **before_.scenario; }

    /// Only what the edit itself has not given another name.
    template <class Things>
    static bool followAmong(Things& things, const Renamings& renamings) {
        bool isChanged = false;
        for (auto& thing : things) isChanged = follow(thing.name, renamings) || isChanged;
        return isChanged;
    }

    /// The scenario is copied only if a name follows.
    template <class Follow>
    void followIn(const Follow& follows) {
        Scenario scenario = **after_.scenario;
        if (follows(scenario)) after_.scenario = std::move(scenario);
    }

    void followInForces(const Renamings& renamings) {
        for (auto& entry : after_.forces) {
            model::Forces forces = *entry.second;
            if (followAmong(forces.formations, renamings)) entry.second = std::move(forces);
        }
    }

    void followInVictory(const Renamings& renamings, const mapsets::Mapset* game) {
        const auto& now = **after_.scenario;
        const bool isSame = haveSameNames(was().sides, now.sides) && haveSameNames(was().zones, now.zones) &&
                            haveSameNames(was().objectives, now.objectives);
        if (isSame) return;
        followIn([&](Scenario& scenario) {
            bool isChanged = false;
            for (auto& condition : scenario.victory) {
                const auto old = std::ranges::find(was().victory, condition.id, &model::VictoryCondition::id);
                if (old == was().victory.end() || condition.text.empty() || !(old->text == condition.text))
                    continue;
                if (wordsFor(was(), *old, game) == old->text) {
                    condition.text = wordsFor(scenario, condition, game);
                    isChanged = true;
                } else {
                    isChanged = follow(condition.text, renamings) || isChanged;
                }
            }
            return isChanged;
        });
    }

    const Document& before_;
    Document after_;
};

const std::string& textOf(const model::Attributes& values, const std::string& name) {
    static const std::string none;
    const auto* text = values.find(name);
    return text ? *text : none;
}

/// A unit with what the rules on formations ask about it.
struct UnitIn {
    UnitIn(const model::Forces& forces, const model::Counter& counter, const mapsets::Mapset& game)
        : counter(&counter) {
        const auto found = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
        if (found == forces.types.end()) return;
        type = model::withInherited(forces, *found);
        unitClass = game.catalogue.unitClass(type.unitClass);
    }
    template <class Row>
    bool isFor(const Row& row) const {
        return unitClass && mapsets::isOneOf(*unitClass, row.tags) &&
               !mapsets::isOneOf(*unitClass, row.without);
    }

    const model::Counter* counter;
    model::CounterType type;
    const mapsets::UnitClass* unitClass = nullptr;
};

/// The units of a document and the values of their formations.
class UnitsOfFormations {
  public:
    UnitsOfFormations(const Document& document, const mapsets::Mapset& game) {
        for (const auto& [file, forces] : document.forces) {
            for (const auto& formation : forces->formations) values_[formation.id] = &formation.attributes;
            for (const auto& counter : forces->counters)
                units_.emplace(counter.id, UnitIn(*forces, counter, game));
        }
    }
    const std::map<model::CounterId, UnitIn>& units() const { return units_; }
    const UnitIn* unit(const model::CounterId& id) const {
        const auto found = units_.find(id);
        return found == units_.end() ? nullptr : &found->second;
    }
    const std::string& valueOf(const model::FormationId& formation, const std::string& name) const {
        static const model::Attributes none;
        const auto found = values_.find(formation);
        return textOf(found == values_.end() ? none : *found->second, name);
    }
    int count(const model::FormationId& formation, const checks::StatedNumber& number) const {
        return static_cast<int>(std::ranges::count_if(units_, [&](const auto& entry) {
            return entry.second.counter->formation == formation && entry.second.isFor(number);
        }));
    }

  private:
    std::map<model::FormationId, const model::Attributes*> values_;
    std::map<model::CounterId, UnitIn> units_;
};

/// What the unit shall have as the value that it shares with its formation; nothing if it keeps what it has.
std::optional<std::string> sharedValue(const UnitsOfFormations& before, const UnitsOfFormations& after,
                                       const UnitIn& unit, const checks::SharedValue& row) {
    const auto& wanted = after.valueOf(unit.counter->formation, row.ofFormation);
    const auto& own = textOf(unit.counter->attributes, row.ofUnit);
    if (!unit.isFor(row) || wanted.empty() || own == wanted) return std::nullopt;
    const auto* old = before.unit(unit.counter->id);
    if (!old) {
        const bool isStated = !own.empty() || unit.type.front.has(row.ofUnit);
        return isStated ? std::nullopt : std::optional(wanted);
    }
    const bool isKept = textOf(old->counter->attributes, row.ofUnit) == own;
    const bool agreed = !own.empty() && before.valueOf(old->counter->formation, row.ofFormation) == own;
    return isKept && agreed ? std::optional(wanted) : std::nullopt;
}

}  // namespace

Document withFormationsAgreeing(const Document& before, const Document& after, const mapsets::Mapset* game) {
    if (!game || before.forces == after.forces) return after;
    const auto numbers = checks::statedNumbersOf(*game);
    const auto shared = checks::sharedValuesOf(*game);
    if (numbers.empty() && shared.empty()) return after;
    const UnitsOfFormations was(before, *game), is(after, *game);
    Document changed = after;
    for (const auto& [file, forces] : after.forces) {
        model::Forces made = *forces;
        for (const auto& number : numbers)
            for (auto& formation : made.formations) {
                const auto stated = mapsets::readInteger(textOf(formation.attributes, number.value));
                const auto wasStated = mapsets::readInteger(was.valueOf(formation.id, number.value));
                if (stated && wasStated == stated && *stated == was.count(formation.id, number))
                    formation.attributes.set(number.value, std::to_string(is.count(formation.id, number)));
            }
        for (const auto& row : shared)
            for (auto& counter : made.counters)
                if (const auto value = sharedValue(was, is, *is.unit(counter.id), row))
                    counter.attributes.set(row.ofUnit, *value);
        if (made != *forces) changed.forces.at(file) = std::move(made);
    }
    return changed;
}

Document withFollowers(const Document& before, const Document& after, const mapsets::Mapset* game) {
    return withFormationsAgreeing(before, withNamesFollowing(before, after, game), game);
}

Document withNamesFollowing(const Document& before, const Document& after, const mapsets::Mapset* game) {
    return Follower(before, after).made(game);
}

}  // namespace cota::session
