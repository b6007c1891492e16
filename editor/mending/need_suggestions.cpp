#include "editor/mending/need_suggestions.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/force_edits.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/loading/new_document.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::size_t mostFormations = 4;  // for which a detail is proposed
constexpr std::size_t mostTypesOfNeed = 3;

/// The unit that makes the side need something; empty if none does.
model::CounterId unitInNeed(const model::Finding& finding) {
    for (const char* name : {"because", "first"})
        if (const auto* value = model::findValue(finding.values, name))
            if (value->kind == model::ValueKind::counter) return model::CounterId(value->text);
    return {};
}

/// The value that names a formation in details of this kind; null if none does.
const mapsets::AttributeType* formationValue(const mapsets::PartKind& kind) {
    const auto found = std::ranges::find_if(kind.attributes, [](const mapsets::AttributeType& type) {
        return type.start == mapsets::firstFormation;
    });
    return found == kind.attributes.end() ? nullptr : &*found;
}

/// The formations of the side: that of the unit and those above it first.
std::vector<const model::Formation*> formationsFor(const Document& document, const model::SideId& side,
                                                   const model::CounterId& unit) {
    std::vector<const model::Formation*> formations;
    const model::FormationTree tree(document);
    const auto add = [&](const model::Formation* formation) {
        if (formation && formations.size() < mostFormations &&
            std::ranges::find(formations, formation) == formations.end())
            formations.push_back(formation);
    };
    const auto found = findCounter(document, unit);
    const auto* above = found.counter ? tree.find(found.counter->formation.text) : nullptr;
    for (std::size_t i = 0; above && i < mostFormations; ++i) {
        add(above);
        above = tree.find(above->parent.text);
    }
    for (const auto& [file, forces] : document.forces)
        for (const auto& formation : forces->formations)
            if (side.empty() || tree.sideOf(formation.id.text) == side) add(&formation);
    return formations;
}

/// The formation with the flag without which the detail is not for it.
Document withFlag(const Document& document, const model::FormationId& id, const std::string& flag) {
    const auto found = findFormation(document, id);
    if (flag.empty() || !found.formation) return document;
    model::Formation made = *found.formation;
    made.attributes.set(flag, "yes");
    return model::withFormation(document, found.file, made);
}

/// The detail for each formation that could be meant.
void addForFormations(const SheetSource& source, const mapsets::PartKind& kind,
                      const mapsets::AttributeType& value, const model::ScenarioPart& part,
                      const model::CounterId& unit, std::vector<FixOffer>& offers) {
    const auto flag = checks::flagForPart(*source.game, kind.id.text);
    for (const auto* formation : formationsFor(source.document, part.side, unit)) {
        model::ScenarioPart made = part;
        made.attributes.set(value.name, formation->id.text);
        auto changed = withFlag(source.document, formation->id, flag);
        changed =
            model::withScenario(changed, [&](model::Scenario& scenario) { scenario.parts.push_back(made); });
        offers.push_back({named("Add %s", StepName(namesOf(kind)) + ": " + StepName(namesOf(*formation))),
                          std::move(changed)});
    }
}

/// The types whose units the side needs: those of its nation first, and, if there are none, new ones.
std::vector<std::string> typesThatServe(const FindingIn& about, const std::string& file,
                                        const model::Side& side, const std::vector<std::string>& tags) {
    const auto& game = about.request.game;
    const auto found = about.document().forces.find(file);
    const model::Forces none;
    const model::Forces& forces = found == about.document().forces.end() ? none : *found->second;
    std::vector<std::string> own, others, fresh;
    for (const auto& choice : newUnitTypes(about.document(), file, game.get(), about.language())) {
        const auto type = unitTypeNamed(about.document(), forces, choice.id, game.get());
        const auto* unitClass = type ? game->catalogue.unitClass(type->unitClass) : nullptr;
        if (!unitClass || std::ranges::none_of(tags, [&](const std::string& tag) {
                return mapsets::hasTag(unitClass->tags, tag);
            }))
            continue;
        const bool isThere =
            std::ranges::find(forces.types, type->id, &model::CounterType::id) != forces.types.end();
        auto& list = !isThere ? fresh : type->nation.empty() || type->nation == side.nation ? own : others;
        list.push_back(choice.id);
    }
    own.insert(own.end(), others.begin(), others.end());
    if (own.empty()) own = std::move(fresh);
    if (own.size() > mostTypesOfNeed) own.resize(mostTypesOfNeed);
    return own;
}

/// A unit that the side needs, beside the unit that needs it; else in its group; else without a place.
void addUnitInNeed(const FindingIn& about) {
    const auto* needed = model::findValue(about.finding().values, "needs");
    if (!needed || !about.request.game || !about.document().scenario) return;
    const auto tags = needed->ids(model::ValueKind::text);
    const auto& sides = (*about.document().scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(about.subject.id), &model::Side::id);
    if (tags.empty() || side == sides.end()) return;
    auto unit = unitInNeed(about.finding());
    for (const auto& group : (*about.document().scenario)->groups)
        if (unit.empty() && group.side == side->id && !group.units.empty()) unit = group.units.front().counter;
    const auto found = findCounter(about.document(), unit);
    const std::string file = found.counter                     ? found.file
                             : about.document().forces.empty() ? std::string()
                                                               : about.document().forces.begin()->first;
    const auto formation = found.counter ? found.counter->formation : model::FormationId();
    const auto place = findPlacement(about.document(), unit);
    for (const auto& type : typesThatServe(about, file, *side, tags)) {
        const auto step =
            addUnit(about.document(), file, formation, type, about.request.game.get(), side->id);
        if (!step) continue;
        const model::CounterId id(step->selection.focus().id);
        const auto* made = typeOfCounter(findCounter(step->document, id));
        const auto label = named("Add unit %s", StepName(namesOf(*made)) + ": " + StepName(namesOf(*side)));
        model::Placement placement;
        placement.counter = id;
        if (place.group) {
            if (place.placement->at) {
                placement.at = place.placement->at;
                about.add(label, model::withPlacement(step->document, place.group->id, placement));
                placement.at.reset();
            }
            about.add(label, model::withPlacement(step->document, place.group->id, placement));
        }
        about.add(label, step->document);
    }
}

}  // namespace

std::vector<FixOffer> detailsToAdd(const SheetSource& source, const model::Finding& finding) {
    std::vector<FixOffer> offers;
    const auto* wanted = model::findValue(finding.values, "part");
    const bool isMissing = std::ranges::any_of(
        finding.values, [](const model::MessageValue& value) { return value.name == checks::inTheFile; });
    if (!isMissing || !wanted || !source.game || !source.document.scenario) return offers;
    const auto kinds = wanted->ids(model::ValueKind::part);
    const auto& sides = (*source.document.scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(finding.subject.id), &model::Side::id);
    const bool isOfSide = finding.subject.kind == SubjectKind::side && side != sides.end();
    for (const auto& kind : source.game->catalogue.partKinds) {
        if (std::ranges::find(kinds, kind.id.text) == kinds.end()) continue;
        if (kind.needsSide && !isOfSide) continue;
        const auto part = mapsets::newPart(source.document, kind, isOfSide ? side->id : model::SideId());
        const auto unit = unitInNeed(finding);
        if (const auto* value = formationValue(kind); value && !unit.empty())
            addForFormations(source, kind, *value, part, unit, offers);
        StepName name = namesOf(kind);
        if (kind.needsSide) name += StepName(": ") + namesOf(*side);
        auto changed = model::withScenario(
            source.document, [&](model::Scenario& scenario) { scenario.parts.push_back(part); });
        offers.push_back({named("Add %s", name), std::move(changed)});
    }
    return offers;
}

std::vector<SuggestionFor> needSuggestions() { return {{SubjectKind::side, false, addUnitInNeed}}; }

}  // namespace cota::session
