#include "editor/tools/place_tools.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/placing.h"
#include "editor/tools/new_names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/loading/new_document.h"

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

model::Objective newObjective(const ToolContext& context) {
    const auto& all = (*context.document.scenario)->objectives;
    const auto made =
        newName(context.choices.newName, session::objectiveWord, "objective", all.size(), context.language,
                [&](const std::string& id) { return thingNamed(all, id) != nullptr; });
    model::Objective objective;
    objective.id = model::ObjectiveId(made.id);
    objective.name = made.name;
    objective.attributes = mapsets::requiredValues(context.map.game().catalogue.objectiveAttributes);
    return objective;
}

/// Places a copy of a unit in a hex, in the same group.
std::optional<HistoryEntry> counterStamped(const ToolContext& context, const model::CounterId& original,
                                           Cell cell) {
    auto copied = withCounterCopied(context.document, original, context.map.ref(cell), context.choices.group);
    if (!copied) return std::nullopt;
    const auto name = session::counterName(copied->document, copied->id);
    auto step = stepOf(context, named("Place %s", name), std::move(copied->document));
    if (step) step->selection = {{model::SubjectKind::counter, copied->id.text, {}}};
    return step;
}

}  // namespace

model::Document withCounterPlaced(const model::Document& document, const model::CounterId& counter,
                                  const model::HexRef& at, const model::GroupId& group) {
    return session::withUnitAt(document, counter, at, group);
}

std::optional<session::CopiedUnit> withCounterCopied(const model::Document& document,
                                                     const model::CounterId& original,
                                                     const model::HexRef& at, const model::GroupId& group) {
    auto copied = session::copyOfUnit(document, original);
    if (!copied) return std::nullopt;
    const auto [now, placement, scenario] = session::findPlacement(document, original);
    copied->document = withCounterPlaced(copied->document, copied->id, at, now ? now->id : group);
    if (placement) copied->document = withStates(copied->document, copied->id, placement->attributes);
    return copied;
}

std::optional<HistoryEntry> counterPlaced(const ToolContext& context, const model::CounterId& counter,
                                          Cell cell) {
    const auto here = session::countersIn(context.map, cell);
    const auto name = session::counterName(context.document, counter);
    if (std::ranges::find(here, counter) != here.end()) {
        context.say(session::tr("%s is already there.", name.in(context.language)));
        return std::nullopt;
    }
    const auto* placed = session::findPlacement(context.document, counter).placement;
    return stepOf(context, placed && placed->at ? named("Move %s", name) : named("Place %s", name),
                  withCounterPlaced(context.document, counter, context.map.ref(cell), context.choices.group));
}

bool chooseSelected(Choices& choices, const model::Document& document, const session::Selection& selection) {
    if (!document.scenario) return false;
    const bool isOne = std::ranges::count(selection, model::SubjectKind::counter, &model::Subject::kind) == 1;
    for (const auto& subject : selection) {
        const model::CounterId id(subject.id);
        if (subject.kind != model::SubjectKind::counter || id == choices.counter) continue;
        const bool isPlaced = session::findPlacement(document, id).placement != nullptr;
        // Stamped copies are selected, too; the original stays in hand.
        if (!session::findCounter(document, id).counter || (isPlaced && (!isOne || choices.stampsCopies)))
            continue;
        choices.counter = id;
        return true;
    }
    return false;
}

std::string clickEffect(const model::Document& document, const Choices& choices, model::Language language) {
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

std::string objectiveClickEffect(const model::Document& document, const Choices& choices,
                                 model::Language language) {
    if (!document.scenario) return {};
    if (const auto* known = activeThing((*document.scenario)->objectives, choices.objective, choices))
        return session::tr("Click a hex to add it to objective %s. Ctrl+click removes it.",
                           session::nameOf(*known, language));
    if (!choices.newName.empty()) return session::tr("Click to create objective %s.", choices.newName);
    return session::tr(
        "A click on a hex makes a new objective. To add hexes to another one, select it below.");
}

void ClickTool::press(const ToolContext& context, const PointerEvent& event) {
    cell_ = context.map.cellAt(event.at);
    isReversed_ = event.control;
    isNext_ = event.shift;
}

std::optional<HistoryEntry> ClickTool::release(const ToolContext& context, const PointerEvent& event) {
    const auto cell = cell_;
    cell_ = std::nullopt;
    if (!cell || context.map.cellAt(event.at) != cell) {
        context.say(cell ? session::tr("Press and release the button in the same hex.")
                         : session::tr("That is outside the map."));
        return std::nullopt;
    }
    if (isNext_) beginNext(context.choices);
    return apply(context, *cell, isReversed_);
}

std::vector<picture::Mark> ClickTool::feedback(const ToolContext& context,
                                               const std::optional<PointerEvent>& hover) const {
    const auto cell = hover ? context.map.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(context, {*cell});
}

std::optional<HistoryEntry> FeatureTool::apply(const ToolContext& context, Cell cell, bool isReversed) const {
    const auto& kind = context.choices.feature;
    if (kind.empty()) {
        context.say(session::tr("Select in the palette what to draw."));
        return std::nullopt;
    }
    model::Document changed = context.document;
    if (context.choices.inScenario.features && changed.scenario) {
        if (isReversed) {
            // The scenario may use another label for the hex.
            for (const auto& feature : (*context.document.scenario)->features)
                if (feature.kind == kind && context.map.field().resolve(feature.at.label) == cell)
                    changed = model::withoutScenarioFeature(changed, feature.at, kind);
        } else {
            changed = model::withScenarioFeature(changed, {kind, context.map.ref(cell), {}, {}, {}});
        }
    } else {
        for (const auto& [board, hex] : context.map.printed(cell))
            changed = isReversed ? model::withoutFeature(changed, board, hex, kind)
                                 : model::withFeature(changed, board, {kind, hex, {}, {}});
    }
    const auto* type = context.map.game().catalogue.feature(kind);
    const auto what = (type ? session::StepName(session::namesOf(*type)) : session::StepName(kind.text)) +
                      (": " + context.map.label(cell));
    return stepOf(context, isReversed ? named("Remove %s", what) : named("Place %s", what),
                  std::move(changed));
}

std::optional<HistoryEntry> ObjectiveTool::apply(const ToolContext& context, Cell cell,
                                                 bool isReversed) const {
    auto& choices = context.choices;
    if (!context.document.scenario) {
        context.say(session::tr("Only a scenario has objectives; this is a board."));
        return std::nullopt;
    }
    const auto& all = (*context.document.scenario)->objectives;
    const auto* known = activeThing(all, choices.objective, choices);
    if (isReversed && !known) {
        context.say(session::tr("Select the objective in the palette first."));
        return std::nullopt;
    }
    model::Objective objective = known ? *known : newObjective(context);
    const auto isHere = [&](const model::HexRef& ref) {
        return context.map.field().resolve(ref.label) == cell;
    };
    if (isReversed)
        std::erase_if(objective.hexes, isHere);
    else if (std::ranges::none_of(objective.hexes, isHere))
        objective.hexes.push_back(context.map.ref(cell));
    const session::StepName name(session::namesOf(objective));
    const bool isEmptied = objective.hexes.empty();
    const auto label = isEmptied    ? named("Remove objective %s", name)
                       : isReversed ? named("Remove hex from objective %s", name)
                       : !known     ? named("New objective: %s", name)
                                    : named("Add hex to objective %s", name);
    auto step = stepOf(context, label,
                       isEmptied ? session::withoutObjectiveNamed(context.document, objective.id)
                                 : model::withObjective(context.document, objective));
    if (!step) return std::nullopt;
    chooseThing(choices, &Choices::objective, known && !isEmptied ? objective.id.text : "");
    choices.newName.clear();
    if (!isEmptied) step->selection = {{model::SubjectKind::objective, objective.id.text, {}}};
    return step;
}

void CounterTool::press(const ToolContext& context, const PointerEvent& event) {
    cancel();
    from_ = to_ = context.map.cellAt(event.at);
    isReversed_ = event.control;
    isStamping_ = event.shift;
    if (!from_) return;
    const auto counters = session::countersIn(context.map, *from_);
    if (!counters.empty()) held_ = counters.front();
}

void CounterTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (from_) to_ = context.map.cellAt(event.at);
}

std::optional<HistoryEntry> CounterTool::release(const ToolContext& context, const PointerEvent& event) {
    drag(context, event);
    const auto from = from_, to = to_;
    const auto held = held_;
    const bool wasReversed = isReversed_, isStamping = isStamping_ || context.choices.stampsCopies;
    cancel();
    if (!from || !to) {
        context.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    const auto& document = context.document;
    if (wasReversed && held && from != to) return counterStamped(context, *held, *to);
    if (wasReversed) {
        if (!held) {
            context.say(session::tr("There is no unit here."));
            return std::nullopt;
        }
        return stepOf(context, named("Remove %s from the map", session::counterName(document, *held)),
                      session::withUnitOffMap(document, *held));
    }
    if (held && from != to) return counterPlaced(context, *held, *to);
    const auto& chosen = context.choices.counter;
    if (chosen.empty()) context.say(session::tr("Select a unit in the palette first."));
    if (from != to) context.say(session::tr("There is no unit where the drag began."));
    if (from != to || chosen.empty()) return std::nullopt;
    return isStamping ? counterStamped(context, chosen, *to) : counterPlaced(context, chosen, *to);
}

void CounterTool::cancel() {
    from_ = to_ = std::nullopt;
    held_ = std::nullopt;
}

std::vector<picture::Mark> CounterTool::feedback(const ToolContext& context,
                                                 const std::optional<PointerEvent>& hover) const {
    if (held_ && from_ != to_) return carryMarks(context, from_, to_);
    const auto cell = hover ? context.map.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(context, {*cell});
}

}  // namespace cota::tools
