#include "validator/engine/kept_findings.h"

#include "formats/model/document/type_bases.h"

namespace cota::checks {

namespace {

Reads changed(const model::Document& before, const model::Document& now) {
    Reads changed = 0;
    if (before.scenario != now.scenario) changed |= read::scenario;
    if (before.forces != now.forces) changed |= read::forces;
    if (before.boards != now.boards) changed |= read::boards;
    if (!isDrawnAlike(before, now)) changed |= read::contours;
    return changed;
}

/// Whether both documents share the same objects, so that pointers into them stay valid.
bool areSameUnits(const model::Document& a, const model::Document& b) {
    const auto isSame = [](const auto& one, const auto& other) {
        return one.first == other.first && one.second.same(other.second);
    };
    return a.scenario && b.scenario && a.scenario->same(*b.scenario) && a.forces.size() == b.forces.size() &&
           std::equal(a.forces.begin(), a.forces.end(), b.forces.begin(), isSame);
}

/// Whether the scenario places the boards of both in the same way, whatever is printed on them.
bool haveSameGrids(const model::Document& a, const model::Document& b) {
    return std::equal(a.boards.begin(), a.boards.end(), b.boards.begin(), b.boards.end(),
                      [](const auto& one, const auto& other) {
                          return one.first == other.first && one.second->grid == other.second->grid;
                      });
}

}  // namespace

void KeptFindings::begin(const model::Document& document,
                         const std::shared_ptr<const mapsets::Mapset>& mapset) {
    const bool isSameGame = mapset == mapset_;
    const Reads different = isSameGame ? changed(document_, document) : ~Reads{0};
    std::erase_if(rows_, [&](const auto& row) { return !isSameGame || (row.second.reads & different) != 0; });
    if ((different & read::contours) != 0) drawn = nullptr;
    const bool isSameOrder = isSameGame && areSameUnits(document_, document);
    if (!isSameOrder) order = nullptr;
    if (!isSameOrder || !haveSameGrids(document_, document)) roster = nullptr;
    model::Document whole = model::withInherited(document);
    for (auto& [file, forces] : whole.forces) {
        const auto before = document_.forces.find(file);
        const auto wholeBefore = whole_.forces.find(file);
        if (before != document_.forces.end() && wholeBefore != whole_.forces.end() &&
            before->second.same(document.forces.at(file)))
            forces = wholeBefore->second;
    }
    whole_ = std::move(whole);
    document_ = document;
    mapset_ = mapset;
}

const KeptFindings::Kept* KeptFindings::find(std::string_view rule, int row) const {
    const auto found = rows_.find({rule, row});
    return found == rows_.end() ? nullptr : &found->second;
}

}  // namespace cota::checks
