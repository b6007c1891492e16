// The spaces of a game without a map.
#include <algorithm>

#include "editor/documents/file_names.h"
#include "editor/scenario/form_edits.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::TableauSpace;

/// An edit of the space at a place.
template <class Set>
auto inSpace(const SheetSourcePtr& source, std::size_t place, Set set) {
    return inScenario(source, [place, set](Scenario& scenario, auto value) {
        set(scenario.tableau->spaces.at(place), std::move(value));
    });
}

}  // namespace

PropertySheet spaceSheet(const SheetSource& source, std::size_t place) {
    if (place >= sizeOf(source.document, ScenarioList::spaces)) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& space = (*source.document.scenario)->tableau->spaces[place];
    const auto edit = [&](const auto& set) { return inSpace(kept, place, set); };
    PropertyRows rows(named("Space %s", space.name.empty() ? StepName(space.id) : StepName(space.name)),
                      source, {model::SubjectKind::scenario, "", {}});
    rows.names(space.name,
               edit([](TableauSpace& one, model::LocalText name) { one.name = std::move(name); }));
    rows.text(named("Kind"), space.kind,
              asText(edit([](TableauSpace& one, const std::string& kind) { one.kind = kind; })));
    rows.choice(named("Side"), space.side.text, sideChoices(source, tr("none")),
                edit([](TableauSpace& one, const std::string& id) { one.side = model::SideId(id); }));
    return std::move(rows).sheet();
}

std::optional<HistoryEntry> addSpace(const SheetSource& source) {
    if (!source.document.scenario) return std::nullopt;
    return HistoryEntry{named("Add a space"), model::withScenario(source.document, [](Scenario& scenario) {
                            if (!scenario.tableau) scenario.tableau.emplace();
                            auto& spaces = scenario.tableau->spaces;
                            TableauSpace space;
                            space.id = freeId("space", [&](const std::string& id) {
                                return std::ranges::find(spaces, id, &TableauSpace::id) != spaces.end();
                            });
                            const auto number = std::to_string(spaces.size() + 1);
                            const model::LocalText word = local("Space");
                            space.name = {word.en + " " + number, word.es + " " + number};
                            spaces.push_back(std::move(space));
                        })};
}

}  // namespace cota::session
