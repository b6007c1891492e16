// The forms of the map of a scenario: north, boards and their places, the changes the scenario makes to them.
#include <algorithm>
#include <array>

#include "editor/editing/victory_words.h"
#include "editor/scenario/board_letter.h"
#include "editor/scenario/form_edits.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"

namespace cota::session {

namespace {

using model::Scenario;

constexpr int mostPlace = 10000;  // column or row of a board

const model::Subject mapSubject{model::SubjectKind::scenario, "", {}};

struct NorthWord {
    model::North north;
    Phrase label;
};
constexpr std::array norths{NorthWord{model::North::unset, trLater("not set")},
                            NorthWord{model::North::top, trLater("top")},
                            NorthWord{model::North::topRight, trLater("top right")},
                            NorthWord{model::North::right, trLater("right")},
                            NorthWord{model::North::bottomRight, trLater("bottom right")},
                            NorthWord{model::North::bottom, trLater("bottom")},
                            NorthWord{model::North::bottomLeft, trLater("bottom left")},
                            NorthWord{model::North::left, trLater("left")},
                            NorthWord{model::North::topLeft, trLater("top left")}};

model::North northNamed(const std::string& text) {
    const auto found =
        std::ranges::find_if(norths, [&](const NorthWord& one) { return model::textOf(one.north) == text; });
    return found == norths.end() ? model::North::unset : found->north;
}

/// An edit of the board placement or amendment at a place.
template <class T, class Set>
auto inAssembly(const SheetSourcePtr& source, std::vector<T> model::Assembly::*list, std::size_t place,
                Set set) {
    return inScenario(source, [list, place, set](Scenario& scenario, auto value) {
        set((scenario.assembly.*list).at(place), std::move(value));
    });
}

std::vector<PaletteEntry> whatChoices(const SheetSource& source, model::Amendment::Action action) {
    using Action = model::Amendment::Action;
    switch (action) {
        case Action::terrain:
            return source.palette.terrains;
        case Action::addFeature:
        case Action::removeFeature:
            return source.palette.features;
        case Action::addPath:
        case Action::removePath:
        case Action::pathKind:
            return source.palette.pathKinds;
        case Action::addHexside:
        case Action::removeHexside:
            return source.palette.hexsides;
        case Action::level:
            break;
    }
    return {};
}

}  // namespace

PropertySheet mapSheet(const SheetSource& source) {
    if (!source.document.scenario) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& assembly = (*source.document.scenario)->assembly;
    PropertyRows rows(named("Map"), source, mapSubject);
    rows.stepsOf({});
    std::vector<PaletteEntry> choices;
    for (const auto& one : norths) choices.push_back({model::textOf(one.north), tr(one.label)});
    rows.choice(named("North"), model::textOf(assembly.north), choices,
                inScenario(kept, [](Scenario& one, const std::string& word) {
                    one.assembly.north = northNamed(word);
                }));
    rows.text(named("Separator between board and hex number"), assembly.separator,
              asText(inScenario(
                  kept, [](Scenario& one, const std::string& text) { one.assembly.separator = text; })));
    rows.explain(
        tr("With - the hex 0812 of board 5 is 5-0812. Hexes named with the old sign are not found."));
    return std::move(rows).sheet();
}

PropertySheet placedBoardSheet(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->assembly.boards.size()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& board = (*source.document.scenario)->assembly.boards[place];
    const auto edit = [&](const auto& set) { return inAssembly(kept, &model::Assembly::boards, place, set); };
    using Board = model::BoardPlacement;
    PropertyRows rows(named("Board %s", board.id.text), source, mapSubject);
    rows.about({model::SubjectKind::board, board.id.text, {}});
    rows.text(named("Letter or number"), board.id.text,
              [kept, place, set = inScenario(kept, [place](Scenario& one, const std::string& id) {
                                renameBoard(one, place, id);
                            })](const std::string& id) -> Change {
                  if (id.empty() || id.find_first_of(" <>&\"';,:*|=") != std::string::npos)
                      return tr("'%s' is not valid here.", id) + " " + tr("Enter %s.", tr("a short word"));
                  const auto& boards = (*kept->document.scenario)->assembly.boards;
                  for (std::size_t i = 0; i < boards.size(); ++i)
                      if (i != place && boards[i].id.text == id)
                          return tr("Another board is called '%s'.", id);
                  return set(id);
              });
    rows.explain(
        tr("The hexes of the board that the scenario names follow. Written texts stay as they are."));
    rows.fixed(named("File"), board.file);
    rows.number(named("Column of its upper left hex"), board.column, -mostPlace, mostPlace, false,
                edit([](Board& one, std::optional<int> number) { one.column = number.value_or(0); }));
    rows.number(named("Row of its upper left hex"), board.row, -mostPlace, mostPlace, false,
                edit([](Board& one, std::optional<int> number) { one.row = number.value_or(0); }));
    rows.flag(named("Turned by 180 degrees"), board.turned,
              edit([](Board& one, bool turned) { one.turned = turned; }));
    const auto corner = [&](const StepName& label, std::string model::Crop::*member) {
        rows.text(label, board.crop ? (*board.crop).*member : "",
                  asText(edit([member](Board& one, const std::string& hex) {
                      model::Crop crop = one.crop.value_or(model::Crop());
                      crop.*member = hex;
                      one.crop = crop == model::Crop() ? std::nullopt : std::optional(crop);
                  })));
        rows.explain(tr("Two opposite corner hexes keep only the part of the board between them."));
    };
    corner(named("Cropped from hex"), &model::Crop::from);
    corner(named("Cropped to hex"), &model::Crop::to);
    return std::move(rows).sheet();
}

std::vector<PaletteEntry> amendmentKinds(const SheetSource& source) {
    using Action = model::Amendment::Action;
    std::vector<PaletteEntry> kinds;
    // A changed path names a path of a board, which hexes do not.
    for (const auto action : {Action::terrain, Action::level, Action::addFeature, Action::removeFeature,
                              Action::addPath, Action::removePath, Action::addHexside, Action::removeHexside})
        if (action == Action::level || !whatChoices(source, action).empty())
            kinds.push_back({model::textOf(action), amendmentKindName(action).in(source.language)});
    return kinds;
}

std::optional<HistoryEntry> addAmendment(const SheetSource& source, const std::string& kind,
                                         const std::vector<model::HexRef>& hexes) {
    if (!source.document.scenario || hexes.empty()) return std::nullopt;
    using Action = model::Amendment::Action;
    model::Amendment made;
    for (const auto action : {Action::terrain, Action::level, Action::addFeature, Action::removeFeature,
                              Action::addPath, Action::removePath, Action::addHexside, Action::removeHexside})
        if (model::textOf(action) == kind) made.action = action;
    made.hexes = hexes;
    const auto choices = whatChoices(source, made.action);
    if (!choices.empty()) made.word = choices.front().id;
    return HistoryEntry{named("Change the map: %s", amendmentKindName(made.action)),
                        model::withScenario(source.document, [&](Scenario& scenario) {
                            scenario.assembly.amendments.push_back(made);
                        })};
}

PropertySheet forcesSheet(const SheetSource& source) {
    if (!source.document.scenario) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    PropertyRows rows(named("Forces"), source, mapSubject);
    rows.stepsOf({});
    for (const auto& file : (*source.document.scenario)->forces) {
        const auto forces = source.document.forces.find(file);
        const auto count = forces == source.document.forces.end() ? 0 : forces->second->counters.size();
        const std::string heading =
            forces == source.document.forces.end() ? file : forces->second->title.in(source.language);
        rows.heading(heading.empty() ? file : heading);
        if (forces != source.document.forces.end())
            addTexts(rows, source, named("Title"), forces->second->title,
                     [kept, file](const model::LocalText& title) {
                         return model::withForces(kept->document, file,
                                                  [&](model::Forces& one) { one.title = title; });
                     });
        rows.fixed(named("Units"), std::to_string(count));
        rows.fixed(named("File"), file);
        rows.text(named("Stop using this file"), {}, [kept, file](const std::string&) -> Change {
            auto made = model::withScenario(kept->document,
                                            [&](Scenario& scenario) { std::erase(scenario.forces, file); });
            made.forces.erase(file);
            return made;
        });
        rows.steps([file](const std::string&) { return named("Stop using %s", file); });
        rows.asAction();
    }
    return std::move(rows).sheet();
}

std::optional<HistoryEntry> addForces(const SheetSource& source, const std::string& file,
                                      const model::Forces& forces) {
    if (!source.document.scenario || source.document.forces.contains(file)) return std::nullopt;
    auto made =
        model::withScenario(source.document, [&](Scenario& scenario) { scenario.forces.push_back(file); });
    made.forces.emplace(file, forces);
    return HistoryEntry{named("Use %s", file), std::move(made)};
}

PropertySheet amendmentSheet(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->assembly.amendments.size())
        return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& one = (*source.document.scenario)->assembly.amendments[place];
    const auto edit = [&](const auto& set) {
        return inAssembly(kept, &model::Assembly::amendments, place, set);
    };
    using model::Amendment;
    PropertyRows rows(amendmentKindName(one.action), source, mapSubject);
    rows.fixed(named("Changes"), amendmentKindName(one.action).in(source.language));
    const auto choices = whatChoices(source, one.action);
    const bool isMix = one.word.find(' ') != std::string::npos;
    if (one.action == Amendment::Action::level)
        rows.number(named("Level"), one.number, -mostPlace, mostPlace, false,
                    edit([](Amendment& it, std::optional<int> number) { it.number = number.value_or(0); }));
    else if (isMix || choices.empty())
        rows.text(named("What"), one.word,
                  asText(edit([](Amendment& it, const std::string& word) { it.word = word; })));
    else
        rows.choice(named("What"), one.word, choices,
                    edit([](Amendment& it, const std::string& word) { it.word = word; }));
    if (one.action == Amendment::Action::pathKind)
        rows.text(named("Path"), one.path,
                  asText(edit([](Amendment& it, const std::string& path) { it.path = path; })));
    else
        addHexes(rows, kept, named("Hexes"), one.hexes,
                 edit([](Amendment& it, std::vector<model::HexRef> hexes) { it.hexes = std::move(hexes); }));
    return std::move(rows).sheet();
}

}  // namespace cota::session
