#include "editor/mending/needed_details.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/loading/new_document.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::session {

model::CounterId unitBehindNeed(const model::Finding& finding) {
    for (const char* name : {"because", "first"})
        if (const auto* value = model::findValue(finding.values, name))
            if (value->kind == model::ValueKind::counter) return model::CounterId(value->text);
    return {};
}

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::size_t mostFormations = 4;  // for which a detail is proposed

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

/// The values that follow from the role of the side, such as ", mission: attack". The fix names them, because
/// the person has not chosen them.
StepName whatItSays(const SheetSource& source, const mapsets::PartKind& kind,
                    const model::ScenarioPart& part) {
    StepName said;
    for (const auto& type : kind.attributes) {
        const auto* value = part.attributes.find(type.name);
        if (!mapsets::hasStances(type) || !value) continue;
        const auto in = [&](model::Language language) {
            return nameOfValue(type, *value, source.game.get(), language);
        };
        said += StepName(", ") + labelOf(type) + ": " +
                model::LocalText{in(model::Language::english), in(model::Language::spanish)};
    }
    return said;
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
        const StepName name = StepName(namesOf(kind)) + ": " + StepName(namesOf(*formation));
        offers.push_back({named("Add %s", name + whatItSays(source, kind, part)), std::move(changed)});
    }
}

/// A detail that is added on purpose says yes: "no" would be the same as nothing said.
void sayYes(const mapsets::PartKind& kind, model::ScenarioPart& part) {
    for (const auto& type : kind.attributes)
        if (type.kind == mapsets::AttributeType::Kind::flag && type.required && type.start.empty() &&
            type.fallback.empty())
            part.attributes.set(type.name, "yes");
}

/// A number that only has to be stated begins with the least.
void sayLeast(const mapsets::PartKind& kind, model::ScenarioPart& part) {
    for (const auto& type : kind.attributes)
        if (type.kind == mapsets::AttributeType::Kind::integer && type.required && type.start.empty())
            part.attributes.set(type.name, std::to_string(type.least));
}

/// A detail that reinforcements ask for lies where they enter.
void putWhereTheyEnter(const Document& document, const model::Finding& finding, model::ScenarioPart& part) {
    if (!model::findValue(finding.values, "for-arrivals")) return;
    for (const auto& group : (*document.scenario)->groups) {
        if (group.side != part.side || group.kind != model::Group::Kind::arrival || group.zone.empty())
            continue;
        part.zone = group.zone;
        part.hexes.clear();
        return;
    }
}

/// A detail that begins otherwise for attackers is offered for both: first as the scenario has it.
std::vector<mapsets::Stance> stancesToOffer(const SheetSource& source, const mapsets::PartKind& kind,
                                            const model::Subject& of) {
    using mapsets::Stance;
    if (std::ranges::none_of(kind.attributes, mapsets::hasStances)) return {Stance::none};
    if (stanceOf(source.document, *source.game, model::SideId(of.id)) == Stance::attacks)
        return {Stance::attacks, Stance::defends};
    return {Stance::defends, Stance::attacks};
}

}  // namespace

std::vector<FixOffer> detailsToAdd(const SheetSource& source, const model::Finding& finding) {
    std::vector<FixOffer> offers;
    const auto* wanted = model::findValue(finding.values, "part");
    const bool isMissing = std::ranges::any_of(
        finding.values, [](const model::MessageValue& value) { return value.name == checks::inTheFile; });
    if (!wanted || !source.game || !source.document.scenario) return offers;
    const auto kinds = wanted->ids(model::ValueKind::part);
    const auto& sides = (*source.document.scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(finding.subject.id), &model::Side::id);
    const bool isOfSide = finding.subject.kind == SubjectKind::side && side != sides.end();
    // A side that states none of these may state one.
    const auto& parts = (*source.document.scenario)->parts;
    const bool isUnstated =
        isOfSide && std::ranges::none_of(parts, [&](const model::ScenarioPart& part) {
            return part.side == side->id && std::ranges::find(kinds, part.kind.text) != kinds.end();
        });
    if (!isMissing && !isUnstated) return offers;
    for (const auto& kind : source.game->catalogue.partKinds) {
        if (std::ranges::find(kinds, kind.id.text) == kinds.end()) continue;
        if (kind.needsSide && !isOfSide) continue;
        for (const auto stance : stancesToOffer(source, kind, finding.subject)) {
            auto part = newDetail(source, kind, isOfSide ? side->id : model::SideId(), stance);
            sayYes(kind, part);
            if (!isMissing) sayLeast(kind, part);
            if (kind.needsPlace) putWhereTheyEnter(source.document, finding, part);
            const auto unit = unitBehindNeed(finding);
            if (const auto* value = formationValue(kind); value && !unit.empty())
                addForFormations(source, kind, *value, part, unit, offers);
            StepName name = namesOf(kind);
            if (kind.needsSide) name += StepName(": ") + namesOf(*side);
            auto changed = model::withScenario(
                source.document, [&](model::Scenario& scenario) { scenario.parts.push_back(part); });
            offers.push_back({named("Add %s", name + whatItSays(source, kind, part)), std::move(changed)});
        }
    }
    return offers;
}

}  // namespace cota::session
