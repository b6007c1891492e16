// The spaces and seats of a game without a map.
#include <algorithm>

#include "editor/documents/file_names.h"
#include "editor/scenario/form_edits.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::Seat;
using model::TableauSpace;

/// An edit of an entry of a list of the table.
template <class T, class Set>
auto onTable(const SheetSourcePtr& source, std::vector<T> model::Tableau::*list, std::size_t place, Set set) {
    return inScenario(source, [list, place, set](Scenario& scenario, auto value) {
        set(((*scenario.tableau).*list).at(place), std::move(value));
    });
}

/// The seats to choose from, after a word for none.
std::vector<PaletteEntry> seatChoices(const SheetSource& source, std::string none) {
    std::vector<PaletteEntry> choices{{"", std::move(none)}};
    for (const auto& seat : (*source.document.scenario)->tableau->seats)
        choices.push_back({seat.id.text, nameOf(seat, source.language)});
    return choices;
}

}  // namespace

PropertySheet spaceSheet(const SheetSource& source, std::size_t place) {
    if (place >= sizeOf(source.document, ScenarioList::spaces)) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& space = (*source.document.scenario)->tableau->spaces[place];
    const auto edit = [&](const auto& set) { return onTable(kept, &model::Tableau::spaces, place, set); };
    PropertyRows rows(named("Space %s", space.name.empty() ? StepName(space.id.text) : StepName(space.name)),
                      source, {model::SubjectKind::scenario, "", {}});
    rows.about({model::SubjectKind::space, space.id.text, {}});
    rows.names(space.name,
               edit([](TableauSpace& one, model::LocalText name) { one.name = std::move(name); }));
    rows.text(named("Kind"), space.kind,
              asText(edit([](TableauSpace& one, const std::string& kind) { one.kind = kind; })));
    rows.choice(named("Side"), space.side.text, sideChoices(source, tr("none")),
                edit([](TableauSpace& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.choice(named("Seat"), space.seat.text, seatChoices(source, tr("common to all")),
                edit([](TableauSpace& one, const std::string& id) { one.seat = model::SeatId(id); }));
    return std::move(rows).sheet();
}

PropertySheet seatSheet(const SheetSource& source, std::size_t place) {
    if (place >= sizeOf(source.document, ScenarioList::seats)) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& seat = (*source.document.scenario)->tableau->seats[place];
    const auto edit = [&](const auto& set) { return onTable(kept, &model::Tableau::seats, place, set); };
    PropertyRows rows(named("Seat %s", seat.name.empty() ? StepName(seat.id.text) : StepName(seat.name)),
                      source, {model::SubjectKind::scenario, "", {}});
    rows.about({model::SubjectKind::seat, seat.id.text, {}});
    rows.names(seat.name, edit([](Seat& one, model::LocalText name) { one.name = std::move(name); }));
    rows.choice(named("Side"), seat.side.text, sideChoices(source, tr("none")),
                edit([](Seat& one, const std::string& id) { one.side = model::SideId(id); }));
    return std::move(rows).sheet();
}

namespace {

/// Adds an entry with an id and a name of its own to a list of the table.
template <class T>
void addNamed(Scenario& scenario, std::vector<T> model::Tableau::*list, const char* stem,
              const model::LocalText& word) {
    if (!scenario.tableau) scenario.tableau.emplace();
    auto& things = (*scenario.tableau).*list;
    T thing;
    thing.id.text = freeId(stem, [&](const std::string& id) {
        return std::ranges::any_of(things, [&](const T& one) { return one.id.text == id; });
    });
    const auto number = std::to_string(things.size() + 1);
    thing.name = {word.en + " " + number, word.es + " " + number};
    things.push_back(std::move(thing));
}

}  // namespace

std::optional<HistoryEntry> addSeat(const SheetSource& source) {
    if (!source.document.scenario) return std::nullopt;
    return HistoryEntry{named("Add a seat"), model::withScenario(source.document, [](Scenario& scenario) {
                            addNamed(scenario, &model::Tableau::seats, "seat", local("Seat"));
                        })};
}

std::optional<HistoryEntry> addSpace(const SheetSource& source) {
    if (!source.document.scenario) return std::nullopt;
    return HistoryEntry{named("Add a space"), model::withScenario(source.document, [](Scenario& scenario) {
                            addNamed(scenario, &model::Tableau::spaces, "space", local("Space"));
                        })};
}

}  // namespace cota::session
