#include "editor/counters/type_edits.h"

#include <algorithm>
#include <array>
#include <memory>

#include "editor/counters/type_list.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/new_types.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/finding/message.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::CounterType;
using model::CounterTypeId;
using model::Document;
using model::SubjectKind;

constexpr std::size_t mostNamed = 4;  // of the units that a deletion names

Selection selected(const CounterTypeId& id) { return {{SubjectKind::counterType, id.text, {}}}; }

/// "Grenadier platoon" as "Grenadier platoon 2", or the next number that no type has.
std::string nextName(const Document& document, const std::string& name, std::string model::LocalText::*in) {
    if (name.empty()) return name;
    const auto end = name.find_last_not_of("0123456789");
    const bool isNumbered = end != std::string::npos && end + 1 < name.size() && name[end] == ' ' && end > 0;
    const std::string stem = isNumbered ? name.substr(0, end) : name;
    const auto isTaken = [&](const std::string& text) {
        return std::ranges::any_of(document.forces, [&](const auto& entry) {
            return std::ranges::any_of(entry.second->types,
                                       [&](const CounterType& type) { return type.name.*in == text; });
        });
    };
    for (int number = 2;; ++number)
        if (std::string text = stem + " " + std::to_string(number); !isTaken(text)) return text;
}

/// How many errors the rules find if a unit of the type belongs to each side of the nation.
std::ptrdiff_t errorsAs(const Document& document, const std::string& file, CounterType type,
                        const std::string& nation, const mapsets::Mapset& game) {
    const auto side =
        std::ranges::find((*document.scenario)->sides, nation, [](const auto& one) { return one.nation; });
    model::Counter unit;
    unit.id = model::CounterId("trial");
    unit.type = type.id;
    unit.side = side->id;
    type.nation = nation;
    checks::CheckInput input;
    input.document = model::withForces(document, file, [&](model::Forces& forces) {
        forces.types.push_back(std::move(type));
        forces.counters.push_back(std::move(unit));
    });
    input.mapset = {std::shared_ptr<void>(), &game};  // the check ends before the game can
    checks::CheckOptions options;
    options.jobs = 1;
    return std::ranges::count(checks::check(input, checks::allTopics(), options).findings,
                              model::Severity::error, [](const auto& one) { return one.finding.severity; });
}

/// The wished nation, unless the rules want units of this class in another one: a tank of one army is none of
/// the other's.
std::string nationFor(const Document& document, const std::string& file, const CounterType& type,
                      const std::string& wished, const mapsets::Mapset& game) {
    if (wished.empty() || !document.scenario) return wished;
    std::vector<std::string> nations;
    for (const auto& side : (*document.scenario)->sides)
        if (!side.nation.empty()) nations.push_back(side.nation);
    if (nations.size() < 2 || std::ranges::find(nations, wished) == nations.end()) return wished;
    const auto errors = [&](const std::string& nation) {
        return errorsAs(document, file, type, nation, game);
    };
    std::string best = wished;
    auto fewest = errors(wished);
    for (const auto& nation : nations)
        if (const auto found = nation == wished ? fewest : errors(nation); found < fewest) {
            fewest = found;
            best = nation;
        }
    return best;
}

}  // namespace

std::optional<HistoryEntry> addType(const Document& document, std::string file,
                                    const model::UnitClassId& unitClass, const mapsets::Mapset& game,
                                    const std::string& nation) {
    const auto* known = game.catalogue.unitClass(unitClass);
    if (!known) return std::nullopt;
    const Document changed = withForcesFile(document, file);
    if (!changed.forces.contains(file)) return std::nullopt;
    CounterType type = newType(document, *known, game);
    type.nation = nationFor(changed, file, type, nation, game);
    return HistoryEntry{named("Add type %s", namesOf(type)), model::withCounterType(changed, file, type),
                        selected(type.id)};
}

std::optional<HistoryEntry> duplicateType(const Document& document, const CounterTypeId& id) {
    const auto [file, type] = findType(document, id);
    if (!type) return std::nullopt;
    CounterType copy = *type;
    copy.id = CounterTypeId(freeId(
        id.text, [&](const std::string& other) { return findType(document, CounterTypeId(other)).type; }));
    copy.name = {nextName(document, copy.name.en, &model::LocalText::en),
                 nextName(document, copy.name.es, &model::LocalText::es)};
    auto changed = model::withForces(document, file, [&](model::Forces& forces) {
        const auto at = std::ranges::find(forces.types, id, &CounterType::id);
        forces.types.insert(at + 1, copy);
    });
    return HistoryEntry{named("Duplicate type %s", namesOf(*type)), std::move(changed), selected(copy.id)};
}

std::optional<HistoryEntry> baseTypeOn(const Document& document, const CounterTypeId& id,
                                       const CounterTypeId& base, const mapsets::Mapset* game) {
    const auto [file, type] = findType(document, id);
    if (!type) return std::nullopt;
    auto changed = withTypeBase(document, file, *type, base, game);
    if (changed == document) return std::nullopt;
    const auto* other = findType(document, base).type;
    auto label = other ? StepName(trLater("Base %s on %s"), {namesOf(*type), namesOf(*other)})
                       : named("Base %s on no other type", namesOf(*type));
    return HistoryEntry{std::move(label), std::move(changed), selected(id)};
}

std::optional<HistoryEntry> addTypeBasedOn(const Document& document, const CounterTypeId& base) {
    const auto [file, type] = findType(document, base);
    if (!type) return std::nullopt;
    CounterType made;
    made.id = freeTypeId(document, base.text);
    made.name = {nextName(document, type->name.en, &model::LocalText::en),
                 nextName(document, type->name.es, &model::LocalText::es)};
    made.unitClass = type->unitClass;
    made.base = base;
    auto changed = model::withForces(document, file, [&](model::Forces& forces) {
        const auto at = std::ranges::find(forces.types, base, &CounterType::id);
        forces.types.insert(at + 1, made);
    });
    return HistoryEntry{named("Add a type based on %s", namesOf(*type)), std::move(changed),
                        selected(made.id)};
}

std::optional<TypeRemoval> deleteType(const Document& document, const CounterTypeId& id,
                                      model::Language language) {
    const auto [file, type] = findType(document, id);
    if (!type) return std::nullopt;
    TypeRemoval removal;
    removal.units = unitsOfType(document, id);
    Document changed = document;
    for (const auto& unit : removal.units) changed = withoutCounterNamed(changed, unit);
    removal.step = {
        named("Delete type %s", namesOf(*type)), model::withoutCounterType(changed, file, id), {}};
    if (removal.units.empty()) return removal;
    std::string names;
    for (std::size_t i = 0; i < std::min(removal.units.size(), mostNamed); ++i) {
        const auto found = findCounter(document, removal.units[i]);
        names += (names.empty() ? "" : ", ") + nameOf(*found.forces, *found.counter, language);
    }
    if (removal.units.size() > mostNamed) names += ", ...";
    const std::array values{model::MessageValue{"type", nameOf(*type, language)},
                            model::MessageValue{"count", std::to_string(removal.units.size())},
                            model::MessageValue{"units", names}};
    removal.warning =
        model::fillTemplate(local("{type} is used by {count:# unit|# units}: {units}. Deleting the type "
                                  "deletes {count:the unit|the units} too."),
                            values)
            .in(language);
    return removal;
}

std::optional<HistoryEntry> setSheet(const Document& document, const CounterTypeId& id, int available) {
    const auto [file, type] = findType(document, id);
    if (!type || type->available == available) return std::nullopt;
    CounterType made = *type;
    made.available = available;
    return HistoryEntry{named("Set the counter sheet of %s", namesOf(*type)) + " " +
                            named("to %s", std::to_string(available)),
                        model::withCounterType(document, file, made), selected(id)};
}

}  // namespace cota::session
