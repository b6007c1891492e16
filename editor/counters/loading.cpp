#include "editor/counters/loading.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/placing.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::session {

namespace {

using model::CounterId;
using model::Document;
using Units = std::vector<CounterId>;

/// The rules about transport that need no map: whether a unit may be aboard another does not depend on where
/// they are.
const std::vector<checks::Rule>& transportRules() {
    static const std::vector<checks::Rule> rules = [] {
        std::vector<checks::Rule> made;
        for (const auto& topic : {checks::loadRules(), checks::loadStartRules()})
            for (const auto& rule : topic.rules)
                if ((rule.needs & ~checks::need::mapset & checks::need::battlefield) == 0)
                    made.push_back(rule);
        return made;
    }();
    return rules;
}

std::vector<model::Finding> faultsOf(const SheetSource& source, const Document& document,
                                     const std::set<std::string>& concerned) {
    checks::CheckInput input;
    input.document = document;
    input.mapset = source.game;
    const std::array topics{checks::Topic{"transport", local("Transport"), transportRules()}};
    checks::CheckOptions options;
    options.jobs = 1;
    std::vector<model::Finding> faults;
    for (auto& one : checks::check(input, topics, options).findings)
        if (one.finding.severity == model::Severity::error && concerned.contains(one.finding.subject.id))
            faults.push_back(std::move(one.finding));
    return faults;
}

/// The document with a state of the units set to yes.
Document withState(const Document& document, const Units& units, const std::string& state) {
    Document changed = document;
    for (const auto& unit : units) {
        const auto [group, placed, scenario] = findPlacement(changed, unit);
        if (!placed) continue;
        model::Placement made = *placed;
        made.attributes.set(state, "yes");
        changed = model::withPlacement(changed, group->id, made);
    }
    return changed;
}

/// The loaded units with the one state that the game demands; as they are if no single state helps.
std::vector<model::Finding> mended(const SheetSource& source, const Units& units,
                                   const std::set<std::string>& concerned, Document& document) {
    auto faults = faultsOf(source, document, concerned);
    if (faults.empty()) return faults;
    for (const auto& type : source.game->catalogue.placementAttributes) {
        if (type.kind != mapsets::AttributeType::Kind::flag) continue;
        const bool isAsked = std::ranges::any_of(faults, [&](const model::Finding& fault) {
            return model::textOfValue(fault.values, "state") == type.name;
        });
        if (!isAsked) continue;
        auto tried = withState(document, units, type.name);
        if (faultsOf(source, tried, concerned).empty()) {
            document = std::move(tried);
            return {};
        }
    }
    return faults;
}

bool carriesItself(const Document& document, const CounterId& unit, const CounterId& carrier) {
    std::set<CounterId> seen;
    for (CounterId above = carrier; seen.insert(above).second;) {
        if (above == unit) return true;
        const auto* placed = findPlacement(document, above).placement;
        if (!placed || !placed->aboard) return false;
        above = *placed->aboard;
    }
    return false;
}

}  // namespace

Loading load(const SheetSource& source, const Units& units, const CounterId& carrier) {
    const auto& document = source.document;
    const auto nameIn = [&](const CounterId& id) { return counterName(document, id).in(source.language); };
    if (!document.scenario || !source.game || units.empty()) return {};
    if (!findCounter(document, carrier).counter) return {{}, tr("There is no unit '%s'.", carrier.text)};
    if (!findPlacement(document, carrier).group)
        return {{}, tr("%s is in no group. Put it in a group or in a hex first.", nameIn(carrier))};
    Document changed = document;
    std::set<std::string> concerned{carrier.text};
    for (const auto& unit : units) {
        if (carriesItself(document, unit, carrier)) {
            const std::string name = nameIn(unit);
            return {{},
                    unit == carrier ? tr("%s cannot carry itself.", name)
                                    : filledIn(tr("%s carries %s already.", name), nameIn(carrier))};
        }
        concerned.insert(unit.text);
        changed = withUnitAboard(changed, unit, carrier);
    }
    const auto faults = mended(source, units, concerned, changed);
    if (!faults.empty()) {
        const auto before = faultsOf(source, document, concerned);
        for (const auto& fault : faults)
            if (std::ranges::find(before, fault) == before.end()) return {{}, sentenceOf(source, fault)};
    }
    if (changed == document) return {};
    const StepName what = units.size() == 1 ? counterName(document, units.front())
                                            : named("%s units", std::to_string(units.size()));
    Selection selection;
    for (const auto& unit : units) selection.insert({model::SubjectKind::counter, unit.text, {}});
    return {HistoryEntry{StepName(trLater("Load %s on %s"), {what, counterName(document, carrier)}),
                         std::move(changed), std::move(selection)},
            {}};
}

std::vector<PaletteEntry> carriersFor(const SheetSource& source, const Units& units) {
    std::vector<PaletteEntry> carriers;
    if (units.empty()) return carriers;
    const model::FormationTree tree(source.document);
    const auto* first = findCounter(source.document, units.front()).counter;
    if (!first) return carriers;
    const auto side = tree.sideOf(*first);
    const auto placements = placementsOf(source.document);
    std::map<CounterId, int> cargo;
    for (const auto& [id, found] : placements)
        if (found.placement->aboard) ++cargo[*found.placement->aboard];
    // Units of the same type and group that carry nothing are alike.
    std::map<std::pair<model::CounterTypeId, std::string>, bool> known;
    for (const auto& [file, forces] : source.document.forces)
        for (const auto& counter : forces->counters) {
            const auto placed = placements.find(counter.id);
            if (placed == placements.end() || tree.sideOf(counter) != side) continue;
            if (std::ranges::find(units, counter.id) != units.end()) continue;
            const auto isAllowed = [&] {
                const auto loading = load(source, units, counter.id);
                return loading.refusal.empty();
            };
            bool allowed = false;
            if (cargo[counter.id] == 0 && counter.attributes.empty() &&
                placed->second.placement->attributes.empty()) {
                const auto key = std::pair(counter.type, placed->second.group->id.text);
                const auto found = known.find(key);
                allowed =
                    found == known.end() ? known.emplace(key, isAllowed()).first->second : found->second;
            } else {
                allowed = isAllowed();
            }
            if (allowed) carriers.push_back({counter.id.text, nameOf(*forces, counter, source.language)});
        }
    return carriers;
}

}  // namespace cota::session
