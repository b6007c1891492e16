#include "editor/tools/place_tools.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/made_names.h"
#include "editor/documents/mentions.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "editor/tools/new_names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;

namespace {

/// Gives a copy the states of its original.
model::Document withStates(const model::Document& document, const model::CounterId& counter,
                           const model::Attributes& states) {
    const auto [group, placed, inScenario] = session::findPlacement(document, counter);
    if (!placed) return document;
    model::Placement made = *placed;
    made.attributes = states;
    return model::withPlacement(document, group->id, made);
}

const model::Group* groupFor(const model::Scenario& scenario, const model::GroupId& wanted,
                             const model::SideId& side) {
    const auto byId = std::ranges::find(scenario.groups, wanted, &model::Group::id);
    if (byId != scenario.groups.end()) return &*byId;
    const auto bySide = std::ranges::find_if(scenario.groups, [&](const model::Group& group) {
        return group.side == side && group.kind == model::Group::Kind::setup;
    });
    return bySide == scenario.groups.end() ? nullptr : &*bySide;
}

model::Objective newObjective(const Bench& bench) {
    const auto& all = (*bench.document.scenario)->objectives;
    const auto made =
        newName(bench.choices.newName, session::objectiveWord, "objective", all.size(), bench.language,
                [&](const std::string& id) { return thingCalled(all, id) != nullptr; });
    model::Objective objective;
    objective.id = model::ObjectiveId(made.id);
    objective.name = made.name;
    return objective;
}

/// Places a copy of the chosen unit in a hex, in the same group.
std::optional<Moment> counterStamped(const Bench& bench, Cell cell) {
    auto copied = session::copyOfUnit(bench.document, bench.choices.counter);
    if (!copied) return std::nullopt;
    const auto [group, placement, scenario] = session::findPlacement(bench.document, bench.choices.counter);
    auto changed = withCounterPlaced(copied->document, copied->id, bench.table.ref(cell),
                                     group ? group->id : bench.choices.group);
    if (placement) changed = withStates(changed, copied->id, placement->attributes);
    const auto name = session::counterName(changed, copied->id);
    auto step = stepOf(bench, named("Place %s", name), std::move(changed));
    if (step) step->selection = {{model::SubjectKind::counter, copied->id.text, {}}};
    return step;
}

}  // namespace

model::Document withCounterPlaced(const model::Document& document, const model::CounterId& counter,
                                  const model::HexRef& at, const model::GroupId& group) {
    const auto found = session::findCounter(document, counter);
    if (!document.scenario || !found.counter) return document;
    const model::Scenario& scenario = **document.scenario;
    const model::SideId side = session::sideOf(*found.forces, *found.counter);
    const auto [now, placed, inScenario] = session::findPlacement(document, counter);
    model::Placement placement;
    if (placed) placement = *placed;
    placement.counter = counter;
    placement.at = at;
    placement.aboard.reset();
    if (now) return model::withPlacement(document, now->id, placement);
    if (const auto* into = groupFor(scenario, group, side))
        return model::withPlacement(document, into->id, placement);
    model::Group made;
    made.id = model::GroupId(side.text + "-setup");
    made.side = side;
    return model::withPlacement(model::withGroup(document, made), made.id, placement);
}

std::optional<Moment> counterPlaced(const Bench& bench, const model::CounterId& counter, Cell cell) {
    const auto here = session::countersIn(bench.table, cell);
    const auto name = session::counterName(bench.document, counter);
    if (std::ranges::find(here, counter) != here.end()) {
        bench.say(session::tr("%s is already there.", name.in(bench.language)));
        return std::nullopt;
    }
    const auto* placed = session::findPlacement(bench.document, counter).placement;
    return stepOf(bench, placed && placed->at ? named("Move %s", name) : named("Place %s", name),
                  withCounterPlaced(bench.document, counter, bench.table.ref(cell), bench.choices.group));
}

bool chooseUnplaced(Choices& choices, const model::Document& document, const session::Selection& selection) {
    if (!document.scenario) return false;
    for (const auto& subject : selection) {
        const model::CounterId id(subject.id);
        if (subject.kind != model::SubjectKind::counter || id == choices.counter) continue;
        if (!session::findCounter(document, id).counter || session::findPlacement(document, id).placement)
            continue;
        choices.counter = id;
        return true;
    }
    return false;
}

std::string whatAPressDoes(const model::Document& document, const Choices& choices,
                           model::Language language) {
    const auto found = session::findCounter(document, choices.counter);
    if (!document.scenario || !found.counter) return {};
    const std::string name = session::nameOf(*found.forces, *found.counter, language);
    if (choices.stampsCopies) return session::tr("Click to place another unit like %s.", name);
    const std::string place = session::placeOf(document, choices.counter, language);
    const auto* placed = session::findPlacement(document, choices.counter).placement;
    if (placed && placed->at)
        return session::filledIn(session::tr("%s is at %s. Click a hex to move it.", name), place);
    if (!place.empty())
        return session::filledIn(
            session::tr("%s starts elsewhere (%s). Click a hex to place it on the map.", name), place);
    return session::tr("%s is not on the map. Click a hex to place it.", name);
}

std::string whatAnObjectivePressDoes(const model::Document& document, const Choices& choices,
                                     model::Language language) {
    if (!document.scenario) return {};
    if (const auto* known = thingInHand((*document.scenario)->objectives, choices.objective, choices))
        return session::tr("Click a hex to add it to objective %s. Shift-click removes it.",
                           session::nameOf(*known, language));
    if (!choices.newName.empty()) return session::tr("Click to create objective %s.", choices.newName);
    return session::tr("Click to create an objective. To add hexes to an existing one, select it below.");
}

void PressTool::press(const Bench& bench, const PointerEvent& event) {
    cell_ = bench.table.cellAt(event.at);
    isReversed_ = event.shift;
}

std::optional<Moment> PressTool::release(const Bench& bench, const PointerEvent& event) {
    const auto cell = cell_;
    cell_ = std::nullopt;
    if (!cell || bench.table.cellAt(event.at) != cell) {
        bench.say(cell ? session::tr("Press and release the button in the same hex.")
                       : session::tr("That is outside the map."));
        return std::nullopt;
    }
    return apply(bench, *cell, isReversed_);
}

std::vector<picture::Mark> PressTool::feedback(const Bench& bench,
                                               const std::optional<PointerEvent>& hover) const {
    const auto cell = hover ? bench.table.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(bench, {*cell});
}

std::optional<Moment> FeatureTool::apply(const Bench& bench, Cell cell, bool isReversed) const {
    const auto& kind = bench.choices.feature;
    if (kind.empty()) {
        bench.say(session::tr("Select in the palette what to draw."));
        return std::nullopt;
    }
    model::Document changed = bench.document;
    if (bench.choices.featureInScenario && changed.scenario) {
        if (isReversed) {
            // The scenario may use another label for the hex.
            for (const auto& feature : (*bench.document.scenario)->features)
                if (feature.kind == kind && bench.table.field().resolve(feature.at.label) == cell)
                    changed = model::withoutScenarioFeature(changed, feature.at, kind);
        } else {
            changed = model::withScenarioFeature(changed, {kind, bench.table.ref(cell), {}, {}, {}});
        }
    } else {
        for (const auto& [board, hex] : bench.table.printed(cell))
            changed = isReversed ? model::withoutFeature(changed, board, hex, kind)
                                 : model::withFeature(changed, board, {kind, hex, {}, {}});
    }
    const auto* type = bench.table.game().catalogue.feature(kind);
    const auto what = (type ? session::StepName(session::namesOf(*type)) : session::StepName(kind.text)) +
                      (": " + bench.table.label(cell));
    return stepOf(bench, isReversed ? named("Remove %s", what) : named("Place %s", what), std::move(changed));
}

std::optional<Moment> ObjectiveTool::apply(const Bench& bench, Cell cell, bool isReversed) const {
    auto& choices = bench.choices;
    if (!bench.document.scenario) {
        bench.say(session::tr("Only a scenario has objectives; this is a board."));
        return std::nullopt;
    }
    const auto& all = (*bench.document.scenario)->objectives;
    const auto* known = thingInHand(all, choices.objective, choices);
    if (isReversed && !known) {
        bench.say(session::tr("Select the objective in the palette first."));
        return std::nullopt;
    }
    model::Objective objective = known ? *known : newObjective(bench);
    const auto isHere = [&](const model::HexRef& ref) {
        return bench.table.field().resolve(ref.label) == cell;
    };
    if (isReversed)
        std::erase_if(objective.hexes, isHere);
    else if (std::ranges::none_of(objective.hexes, isHere))
        objective.hexes.push_back(bench.table.ref(cell));
    const session::StepName name(session::namesOf(objective));
    const bool isEmptied = objective.hexes.empty();
    const auto label = isEmptied    ? named("Remove objective %s", name)
                       : isReversed ? named("Remove hex from objective %s", name)
                       : !known     ? named("New objective: %s", name)
                                    : named("Add hex to objective %s", name);
    auto step = stepOf(bench, label,
                       isEmptied ? session::withoutObjectiveNamed(bench.document, objective.id)
                                 : model::withObjective(bench.document, objective));
    if (!step) return std::nullopt;
    takeThing(choices, &Choices::objective, known && !isEmptied ? objective.id.text : "");
    choices.newName.clear();
    if (!isEmptied) step->selection = {{model::SubjectKind::objective, objective.id.text, {}}};
    return step;
}

void CounterTool::press(const Bench& bench, const PointerEvent& event) {
    cancel();
    from_ = to_ = bench.table.cellAt(event.at);
    isReversed_ = event.shift;
    if (!from_) return;
    const auto counters = session::countersIn(bench.table, *from_);
    if (!counters.empty()) held_ = counters.front();
}

void CounterTool::drag(const Bench& bench, const PointerEvent& event) {
    if (from_) to_ = bench.table.cellAt(event.at);
}

std::optional<Moment> CounterTool::release(const Bench& bench, const PointerEvent& event) {
    drag(bench, event);
    const auto from = from_, to = to_;
    const auto held = held_;
    const bool wasReversed = isReversed_;
    cancel();
    if (!from || !to) {
        bench.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    const auto& document = bench.document;
    if (wasReversed) {
        if (!held || from != to) {
            bench.say(session::tr("There is no unit here."));
            return std::nullopt;
        }
        return stepOf(bench, named("Remove %s from the map", held->text),
                      session::withoutPlacementNamed(document, *held));
    }
    if (held && from != to) return counterPlaced(bench, *held, *to);
    const auto& chosen = bench.choices.counter;
    if (chosen.empty()) bench.say(session::tr("Select a unit in the palette first."));
    if (from != to) bench.say(session::tr("There is no unit where the drag began."));
    if (from != to || chosen.empty()) return std::nullopt;
    return bench.choices.stampsCopies ? counterStamped(bench, *to) : counterPlaced(bench, chosen, *to);
}

void CounterTool::cancel() {
    from_ = to_ = std::nullopt;
    held_ = std::nullopt;
}

std::vector<picture::Mark> CounterTool::feedback(const Bench& bench,
                                                 const std::optional<PointerEvent>& hover) const {
    if (held_ && from_ != to_) return carryMarks(bench, from_, to_);
    const auto cell = hover ? bench.table.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(bench, {*cell});
}

}  // namespace cota::tools
