// A unit of a kind that a side needs and does not have.

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/force_edits.h"
#include "editor/mending/needed_details.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::SubjectKind;

constexpr std::size_t mostTypesOfNeed = 3;

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
    auto unit = unitBehindNeed(about.finding());
    for (const auto& group : (*about.document().scenario)->groups)
        if (unit.empty() && group.side == side->id && !group.units.empty())
            unit = group.units.front().counter;
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

std::vector<SuggestionFor> needSuggestions() { return {{SubjectKind::side, false, addUnitInNeed}}; }

}  // namespace cota::session
