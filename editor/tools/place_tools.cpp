#include "editor/tools/place_tools.h"

#include <algorithm>

#include "editor/session/force_tree.h"
#include "editor/session/hex_facts.h"
#include "editor/session/mentions.h"
#include "editor/session/names.h"
#include "editor/session/words.h"
#include "editor/tools/tool_marks.h"
#include "formats/model/edits.h"

namespace cota::tools {

using session::named;

namespace {

const model::Group* groupFor(const model::Scenario& scenario, const model::GroupId& wanted,
                             const model::SideId& side) {
    const auto byId = std::ranges::find(scenario.groups, wanted, &model::Group::id);
    if (byId != scenario.groups.end()) return &*byId;
    const auto bySide = std::ranges::find_if(scenario.groups, [&](const model::Group& group) {
        return group.side == side && group.kind == model::Group::Kind::setup;
    });
    return bySide == scenario.groups.end() ? nullptr : &*bySide;
}

}  // namespace

model::Document withCounterPlaced(const model::Document& document, const model::CounterId& counter,
                                  const model::HexRef& at, const model::GroupId& group) {
    const auto found = session::findCounter(document, counter);
    if (!document.scenario || !found.counter) return document;
    const model::Scenario& scenario = **document.scenario;
    const model::SideId side = session::sideOf(*found.forces, *found.counter);
    const auto [now, placed] = session::findPlacement(document, counter);
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
    if (std::ranges::find(here, counter) != here.end()) return std::nullopt;
    const auto* placed = session::findPlacement(bench.document, counter).placement;
    return stepOf(bench, placed && placed->at ? named("Move %s", counter.text) : named("Place %s", counter.text),
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

void PressTool::press(const Bench& bench, const PointerEvent& event) {
    cell_ = bench.table.cellAt(event.at);
    isReversed_ = event.shift;
}

std::optional<Moment> PressTool::release(const Bench& bench, const PointerEvent& event) {
    const auto cell = cell_;
    cell_ = std::nullopt;
    if (!cell || bench.table.cellAt(event.at) != cell) return std::nullopt;
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
    if (kind.empty()) return std::nullopt;
    model::Document changed = bench.document;
    if (bench.choices.featureInScenario && changed.scenario) {
        if (isReversed) {
            // The scenario may call the hex by another of its names.
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
    return stepOf(bench, isReversed ? named("Remove %s", what) : named("Put %s", what), std::move(changed));
}

std::optional<Moment> ObjectiveTool::apply(const Bench& bench, Cell cell, bool isReversed) const {
    const auto& id = bench.choices.objective;
    if (!bench.document.scenario || id.empty()) return std::nullopt;
    const auto& all = (*bench.document.scenario)->objectives;
    const auto it = std::ranges::find(all, id, &model::Objective::id);
    model::Objective objective;
    if (it != all.end()) objective = *it;
    objective.id = id;
    const auto isHere = [&](const model::HexRef& ref) {
        return bench.table.field().resolve(ref.label) == cell;
    };
    if (isReversed)
        std::erase_if(objective.hexes, isHere);
    else if (std::ranges::none_of(objective.hexes, isHere))
        objective.hexes.push_back(bench.table.ref(cell));
    if (objective.hexes.empty())
        return stepOf(bench, named("Remove objective %s", id.text),
                      session::withoutObjectiveNamed(bench.document, id));
    const auto label = isReversed ? named("Take hex from objective %s", id.text)
                                  : named("Add hex to objective %s", id.text);
    return stepOf(bench, label, model::withObjective(bench.document, objective));
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
    if (!from || !to) return std::nullopt;
    const auto& document = bench.document;
    if (wasReversed) {
        if (!held || from != to) return std::nullopt;
        return stepOf(bench, named("Take %s off the map", held->text), model::withoutPlacement(document, *held));
    }
    if (held && from != to) return counterPlaced(bench, *held, *to);
    const auto& chosen = bench.choices.counter;
    if (from != to || chosen.empty()) return std::nullopt;
    return counterPlaced(bench, chosen, *to);
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
