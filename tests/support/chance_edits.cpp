#include "tests/support/chance_edits.h"

#include <algorithm>

#include "formats/model/document/edit_support.h"
#include "tests/support/chance_hand.h"

namespace cota::support {

namespace {

template <class Edits>
const typename Edits::element_type* editOf(const Edits& edits, std::string_view kind) {
    const auto found = std::ranges::find_if(edits, [&](const auto& edit) { return edit.kind == kind; });
    return found == edits.end() ? nullptr : &*found;
}

template <class Boxes>
std::string oneKeyOf(const Boxes& boxes, std::mt19937& random) {
    if (boxes.empty()) return {};
    return std::next(boxes.begin(), static_cast<std::ptrdiff_t>(random() % boxes.size()))->first;
}

}  // namespace

std::vector<std::string_view> ChanceEdits::kinds() {
    std::vector<std::string_view> all;
    for (const auto& edit : chanceEditsOfBoards()) all.push_back(edit.kind);
    for (const auto& edit : chanceEditsOfForces()) all.push_back(edit.kind);
    for (const auto& edit : chanceEditsOfScenarios()) all.push_back(edit.kind);
    return all;
}

model::Document ChanceEdits::edited(const model::Document& document, std::string_view kind) {
    const mapsets::Catalogue& game = game_.catalogue;
    if (const auto* edit = editOf(chanceEditsOfScenarios(), kind))
        return model::withScenario(document, [&](model::Scenario& scenario) {
            edit->make(ChanceHand(game, random_, document), scenario);
        });
    if (const auto* edit = editOf(chanceEditsOfForces(), kind)) {
        const std::string key = oneKeyOf(document.forces, random_);
        return model::withForces(document, key, [&](model::Forces& forces) {
            edit->make(ChanceHand(game, random_, document, key), forces);
        });
    }
    const auto* edit = editOf(chanceEditsOfBoards(), kind);
    const std::string key = oneKeyOf(document.boards, random_);
    return model::withBoard(document, key, [&](model::Board& board) {
        edit->make(ChanceHand(game, random_, document, key), board);
    });
}

}  // namespace cota::support
