#include "editor/counters/new_units.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "editor/counters/type_list.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/document/type_bases.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Document;

constexpr int mostRoman = 3999;
constexpr int mostTried = 1000;  // first numbers that are tried for free names

std::string roman(int number) {
    struct Sign {
        int value;
        const char* text;
    };
    constexpr std::array signs{Sign{1000, "M"}, Sign{900, "CM"}, Sign{500, "D"}, Sign{400, "CD"},
                               Sign{100, "C"},  Sign{90, "XC"},  Sign{50, "L"},  Sign{40, "XL"},
                               Sign{10, "X"},   Sign{9, "IX"},   Sign{5, "V"},   Sign{4, "IV"},
                               Sign{1, "I"}};
    if (number < 1 || number > mostRoman) return std::to_string(number);
    std::string text;
    for (const auto& sign : signs)
        for (; number >= sign.value; number -= sign.value) text += sign.text;
    return text;
}

/// a, b, ... z, aa, ab ...
std::string letters(int number, char first) {
    if (number < 1) return std::to_string(number);
    constexpr int alphabet = 26;
    std::string text;
    for (; number > 0; number = (number - 1) / alphabet)
        text.insert(text.begin(), static_cast<char>(first + (number - 1) % alphabet));
    return text;
}

}  // namespace

std::string nameByPattern(const std::string& pattern, int number, bool isOneOfSeveral) {
    std::string name;
    bool hasNumber = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        std::string text;
        if (pattern[i] == '%') switch (next) {
                case 'n':
                    text = std::to_string(number);
                    break;
                case 'a':
                    text = letters(number, 'a');
                    break;
                case 'A':
                    text = letters(number, 'A');
                    break;
                case 'r':
                    text = roman(number);
                    break;
                case '%':
                    name += '%';
                    ++i;
                    continue;
                default:
                    break;
            }
        if (text.empty()) {
            name += pattern[i];
            continue;
        }
        name += text;
        hasNumber = true;
        ++i;
    }
    if (!hasNumber && isOneOfSeveral && !pattern.empty()) name += " " + std::to_string(number);
    return name;
}

std::vector<std::string> batchNames(const UnitBatch& batch, std::size_t most) {
    std::vector<std::string> names;
    for (int i = 0; i < batch.count && names.size() < most; ++i)
        names.push_back(nameByPattern(batch.pattern, batch.start + i, batch.count > 1));
    return names;
}

std::string SheetEffect::text() const {
    if (onSheet == 0) return tr("The type states no counter sheet.");
    if (isTooMany())
        return filledIn(tr("The sheet has %s; %s would be used.", std::to_string(onSheet)),
                        std::to_string(after));
    if (onSheet == after)
        return after - used == 1 ? tr("None left on the sheet after this one.")
                                 : tr("None left on the sheet after these.");
    return tr("%s left on the sheet after that.", std::to_string(onSheet - after));
}

SheetEffect sheetEffectOf(const Document& document, const UnitBatch& batch) {
    SheetEffect effect;
    const model::CounterTypeId id(batch.type);
    effect.used = static_cast<int>(unitsOfType(document, id).size());
    if (const auto* type = findType(document, id).type) effect.onSheet = type->available;
    effect.after = effect.used + batch.count;
    effect.fits =
        effect.onSheet == 0 ? batch.count : std::clamp(effect.onSheet - effect.used, 0, batch.count);
    return effect;
}

model::SideId sideOfType(const Document& document, const std::string& file, const std::string& type,
                         const mapsets::Mapset* game) {
    const auto forces = document.forces.find(file);
    if (!document.scenario || forces == document.forces.end()) return {};
    auto found = unitTypeNamed(document, *forces->second, type, game);
    if (!found) return {};
    const auto nation = model::withInherited(*forces->second, *found).nation;
    std::set<model::SideId> sides;
    for (const auto& side : (*document.scenario)->sides)
        if (!nation.empty() && side.nation == nation) sides.insert(side.id);
    if (sides.size() == 1) return *sides.begin();
    sides.clear();
    const model::FormationTree tree(document);
    for (const auto& counter : forces->second->counters)
        if (counter.type == found->id) sides.insert(tree.sideOf(counter));
    return sides.size() == 1 ? *sides.begin() : model::SideId();
}

namespace {

model::SideId sideOfTarget(const model::FormationTree& tree, const ForceTarget& target) {
    return target.formation.empty() ? target.side : tree.sideOf(target.formation.text);
}

}  // namespace

ForceTarget targetOfType(const Document& document, const UnitBatch& batch, const mapsets::Mapset* game) {
    const auto side = sideOfType(document, batch.target.file, batch.type, game);
    if (side.empty() || sideOfTarget(model::FormationTree(document), batch.target) == side)
        return batch.target;
    return mainTarget(document, batch.target.file, side);
}

namespace {

/// The type that most of the units have, the last one of equally many; empty if there are none.
template <class IsCounted>
std::string usualType(const model::Forces& forces, const IsCounted& isCounted) {
    std::map<std::string, int> counts;
    std::string usual;
    for (const auto& counter : forces.counters)
        if (isCounted(counter) && ++counts[counter.type.text] >= counts[usual]) usual = counter.type.text;
    return usual;
}

}  // namespace

std::string typeOfTarget(const Document& document, const UnitBatch& batch, const mapsets::Mapset* game) {
    const auto forces = document.forces.find(batch.target.file);
    if (forces == document.forces.end()) return batch.type;
    const auto usual = usualType(*forces->second, [&](const model::Counter& counter) {
        return counter.formation == batch.target.formation &&
               (!batch.target.formation.empty() || counter.side == batch.target.side);
    });
    if (!usual.empty()) return usual;
    const model::FormationTree tree(document);
    const auto side = sideOfTarget(tree, batch.target);
    const auto isOfSide = [&](const std::string& type) {
        return sideOfType(document, batch.target.file, type, game) == side;
    };
    if (side.empty() || isOfSide(batch.type)) return batch.type;
    const auto ofSide = usualType(*forces->second, [&](const auto& one) { return tree.sideOf(one) == side; });
    if (!ofSide.empty()) return ofSide;
    for (const auto& type : forces->second->types)
        if (isOfSide(type.id.text)) return type.id.text;
    return batch.type;
}

std::vector<PaletteEntry> unitTypesFor(const Document& document, const UnitBatch& batch,
                                       const mapsets::Mapset* game, model::Language language) {
    const auto& file = batch.target.file;
    const auto forces = document.forces.find(file);
    const auto side = sideOfTarget(model::FormationTree(document), batch.target);
    if (forces == document.forces.end() || side.empty() || !document.scenario)
        return newUnitTypes(document, file, game, language);
    const auto nameOfSide = [&](const model::SideId& id) {
        const auto& sides = (*document.scenario)->sides;
        const auto found = std::ranges::find(sides, id, &model::Side::id);
        return " (" + (found == sides.end() ? id.text : nameOf(*found, language)) + ")";
    };
    std::vector<PaletteEntry> types, others;
    std::set<model::UnitClassId> classes, classesOfOthers;
    for (const auto& type : forces->second->types) {
        const auto owner = sideOfType(document, file, type.id.text, game);
        const bool isOwn = owner.empty() || owner == side;
        const auto unitClass = model::withInherited(*forces->second, type).unitClass;
        const std::string name = nameOf(type, language);
        (isOwn ? classes : classesOfOthers).insert(unitClass);
        (isOwn ? types : others).push_back({type.id.text, isOwn ? name : name + nameOfSide(owner)});
    }
    if (game)
        for (const auto& unitClass : game->catalogue.unitClasses) {
            if (classes.contains(unitClass.id)) continue;
            const bool isOfOthers = classesOfOthers.contains(unitClass.id);
            types.push_back({idOfNewType(unitClass), tr("new type: %s", nameOf(unitClass, language)) +
                                                         (isOfOthers ? nameOfSide(side) : "")});
        }
    types.insert(types.end(), others.begin(), others.end());
    return types;
}

bool fitsTarget(const Document& document, const UnitBatch& batch, const mapsets::Mapset* game) {
    const auto side = sideOfType(document, batch.target.file, batch.type, game);
    return side.empty() || side == sideOfTarget(model::FormationTree(document), batch.target);
}

std::vector<UnitDestination> destinationsOf(const Document& document, const UnitBatch& batch,
                                            const mapsets::Mapset* game, model::Language language) {
    auto places = unitDestinations(document, language);
    const auto side = sideOfType(document, batch.target.file, batch.type, game);
    if (side.empty()) return places;
    const model::FormationTree tree(document);
    std::stable_partition(places.begin(), places.end(), [&](const UnitDestination& place) {
        return sideOfTarget(tree, place.target) == side;
    });
    return places;
}

namespace {

/// Finds the groups for new units, by those that the other units are in.
class Homes {
  public:
    explicit Homes(const Document& document) : scenario_(**document.scenario), tree_(document) {
        const auto placements = placementsOf(document);
        for (const auto& [file, forces] : document.forces) {
            for (const auto& formation : forces->formations) names_[formation.id] = namesOf(formation);
            for (const auto& counter : forces->counters)
                if (const auto placed = placements.find(counter.id); placed != placements.end())
                    ++counts_[keyOf(counter)][placed->second.group->id];
        }
    }

    /// Empty if no group fits.
    model::GroupId of(const model::Counter& counter) const {
        const auto side = tree_.sideOf(counter);
        if (side.empty()) return {};
        const auto name = names_.find(counter.formation);
        const auto others = counts_.find(keyOf(counter));
        const model::Group *most = nullptr, *only = nullptr;
        int here = 0, setUps = 0;
        for (const auto& group : scenario_.groups) {
            if (group.side != side) continue;
            if (others != counts_.end()) {
                const auto count = others->second.find(group.id);
                if (count == others->second.end() || count->second <= here) continue;
                here = count->second;
                most = &group;
            } else if (name != names_.end() && namesOf(group) == name->second) {
                return hasPlace(group) ? group.id : model::GroupId();
            } else if (group.kind == model::Group::Kind::setup) {
                only = ++setUps == 1 ? &group : nullptr;
            }
        }
        const auto* home = most ? most : only;
        return home && hasPlace(*home) ? home->id : model::GroupId();
    }

  private:
    using Key = std::pair<model::FormationId, model::SideId>;
    Key keyOf(const model::Counter& counter) const { return {counter.formation, tree_.sideOf(counter)}; }
    static bool hasPlace(const model::Group& group) {
        return group.kind != model::Group::Kind::setup || group.statesHexes();
    }

    const model::Scenario& scenario_;
    model::FormationTree tree_;
    std::map<model::FormationId, model::LocalText> names_;
    std::map<Key, std::map<model::GroupId, int>> counts_;
};

}  // namespace

Document withNewUnitsInGroups(const Document& before, const Document& after) {
    if (!after.scenario) return after;
    std::set<model::CounterId> known;
    for (const auto& [file, forces] : before.forces)
        for (const auto& counter : forces->counters) known.insert(counter.id);
    const auto placements = placementsOf(after);
    const Homes homes(after);
    std::map<model::GroupId, std::vector<model::Placement>> joining;
    for (const auto& [file, forces] : after.forces)
        for (const auto& counter : forces->counters) {
            if (known.contains(counter.id) || placements.contains(counter.id)) continue;
            model::Placement placement;
            placement.counter = counter.id;
            if (const auto home = homes.of(counter); !home.empty())
                joining[home].push_back(std::move(placement));
        }
    return model::withScenario(after, [&](model::Scenario& scenario) {
        for (auto& group : scenario.groups)
            if (const auto units = joining.find(group.id); units != joining.end())
                group.units.insert(group.units.end(), units->second.begin(), units->second.end());
    });
}

std::optional<HistoryEntry> addUnits(const Document& document, const UnitBatch& batch,
                                     const mapsets::Mapset* game, model::Language language,
                                     bool raisesSheet) {
    if (batch.count < 1 || batch.count > mostNewUnits) return std::nullopt;
    std::string file = batch.target.file;
    Document changed = withForcesFile(document, file);
    const auto forces = changed.forces.find(file);
    if (forces == changed.forces.end()) return std::nullopt;
    auto type = unitTypeNamed(document, *forces->second, batch.type, game);
    if (!type) return std::nullopt;
    std::set<std::string> taken;
    for (const auto& [other, those] : document.forces)
        for (const auto& counter : those->counters) taken.insert(counter.id.text);
    model::SideId side = batch.target.formation.empty() ? batch.target.side : model::SideId();
    if (batch.target.formation.empty() && side.empty() && document.scenario &&
        !(*document.scenario)->sides.empty())
        side = (*document.scenario)->sides.front().id;
    Selection selection;
    changed = model::withForces(changed, file, [&](model::Forces& those) {
        for (const auto& name : batchNames(batch)) {
            model::Counter counter;
            counter.type = type->id;
            counter.formation = batch.target.formation;
            counter.side = side;
            counter.id = model::CounterId(
                freeId(type->id.text, [&](const std::string& id) { return taken.contains(id); }));
            taken.insert(counter.id.text);
            (language == model::Language::spanish ? counter.name.es : counter.name.en) = name;
            if (game) counter.attributes = mapsets::requiredValues(game->catalogue.counterAttributes);
            selection.insert({model::SubjectKind::counter, counter.id.text, {}});
            those.counters.push_back(std::move(counter));
        }
        const auto known = std::ranges::find(those.types, type->id, &model::CounterType::id);
        if (known == those.types.end()) those.types.push_back(*type);
    });
    if (const auto effect = sheetEffectOf(document, batch); raisesSheet && effect.isTooMany()) {
        type->available = effect.after;
        changed = model::withCounterType(changed, file, *type);
    }
    changed = withNewUnitsInGroups(document, changed);
    const StepName what(namesOf(*type));
    const auto label = batch.count == 1
                           ? named("Add unit %s", what)
                           : StepName(trLater("Add %s units: %s"), {std::to_string(batch.count), what});
    return HistoryEntry{label, std::move(changed), std::move(selection)};
}

int freeStart(const Document& document, const UnitBatch& batch) {
    std::set<std::string> taken;
    const auto forces = document.forces.find(batch.target.file);
    if (forces == document.forces.end()) return 1;
    for (const auto& counter : forces->second->counters)
        if (counter.formation == batch.target.formation) taken.insert({counter.name.en, counter.name.es});
    for (int start = 1; start < mostTried; ++start) {
        UnitBatch tried = batch;
        tried.start = start;
        const auto names = batchNames(tried);
        if (std::ranges::none_of(names,
                                 [&](const auto& name) { return !name.empty() && taken.contains(name); }))
            return start;
    }
    return 1;
}

}  // namespace cota::session
