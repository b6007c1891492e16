#include "editor/assembly/board_steps.h"

#include <utility>

#include "editor/scenario/lists.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"

namespace cota::session {

namespace {

StepName nameOfStep(BoardStep what, const std::string& board) {
    switch (what) {
        case BoardStep::move:
            return named("Move board %s", board);
        case BoardStep::turn:
            return named("Turn board %s", board);
        case BoardStep::crop:
            return named("Crop board %s", board);
        case BoardStep::uncrop:
            return named("Use the whole board %s", board);
    }
    return {};
}

}  // namespace

model::Document withBoardPlaced(const model::Document& document, std::size_t place,
                                const model::BoardPlacement& placement) {
    return model::withScenario(document, [&](model::Scenario& scenario) {
        if (place < scenario.assembly.boards.size()) scenario.assembly.boards[place] = placement;
    });
}

std::optional<HistoryEntry> boardStep(const SheetSource& source, BoardStep what, std::size_t place,
                                      const BoardMove& move, const std::string& gesture) {
    if (!move.isLegal() || !source.document.scenario) return std::nullopt;
    auto made = withBoardPlaced(source.document, place, move.placement);
    if (made == source.document) return std::nullopt;
    HistoryEntry step{nameOfStep(what, move.placement.id.text), std::move(made)};
    step.gesture = gesture;
    return step;
}

std::optional<HistoryEntry> joinedBoard(const SheetSource& source, const std::string& file,
                                        const model::Board& board) {
    const auto before = AssemblyPlan(source.document).whole();
    auto step = addBoard(source, file, board);
    if (!step) return std::nullopt;
    const AssemblyPlan plan(step->document);
    const std::size_t place = (*step->document.scenario)->assembly.boards.size() - 1;
    const auto* added = plan.at(place);
    if (!before || !added) return step;
    const auto& placement = (*step->document.scenario)->assembly.boards[place];
    const auto move =
        draggedBoard(plan, placement, place, before->right - added->box.left, before->top - added->box.top);
    if (move.isLegal()) step->document = withBoardPlaced(step->document, place, move.placement);
    return step;
}

}  // namespace cota::session
