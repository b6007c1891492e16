// The values in a scenario that its game declares, besides those of sides and turn track: scenario details,
// groups, exits, single turns, boards.
#include <algorithm>
#include <map>

#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Document;
using model::Scenario;
using model::SubjectKind;
using SheetSourcePtr = std::shared_ptr<const SheetSource>;

StepName sideName(const SheetSource& source, const model::SideId& id) {
    const auto& sides = (*source.document.scenario)->sides;
    const auto side = std::ranges::find(sides, id, &model::Side::id);
    return side == sides.end() ? StepName(id.text) : StepName(namesOf(*side));
}

/// "Mines: Red", if the kind belongs to a side.
StepName partName(const SheetSource& source, const mapsets::PartKind& kind, const model::SideId& side) {
    const StepName name(namesOf(kind));
    return side.empty() ? name : name + ": " + sideName(source, side);
}

/// Writes the values of the thing at an index of one of the lists of the scenario.
template <class T>
auto valuesAt(const SheetSourcePtr& source, std::vector<T> Scenario::*list, std::size_t place) {
    return [source, list, place](model::Attributes values) {
        return model::withScenario(source->document,
                                   [&](Scenario& scenario) { (scenario.*list)[place].attributes = values; });
    };
}

void addPlaceOf(PropertyRows& rows, const SheetSourcePtr& source, const model::ScenarioPart& part,
                std::size_t place) {
    rows.choice(named("Zone"), part.zone.text, zoneChoices(*source, tr("no zone")),
                [source, place](const std::string& id) {
                    return model::withScenario(source->document, [&](Scenario& scenario) {
                        scenario.parts[place].zone = model::ZoneId(id);
                    });
                });
    rows.text(named("Hexes"), labelsIn(**source->document.scenario, part.hexes),
              [source, place](const std::string& text) -> Change {
                  if (!source->map) return tr("There is no map.");
                  auto hexes = hexesIn(*source->map, text);
                  if (auto* refusal = std::get_if<std::string>(&hexes)) return std::move(*refusal);
                  return model::withScenario(source->document, [&](Scenario& scenario) {
                      scenario.parts[place].hexes = std::get<std::vector<model::HexRef>>(hexes);
                  });
              });
}

void addPart(PropertyRows& rows, const SheetSourcePtr& source, const mapsets::PartKind& kind,
             std::size_t place, const std::string& id) {
    const auto& part = (*source->document.scenario)->parts[place];
    const StepName name = partName(*source, kind, part.side);
    rows.section(name);
    rows.about({SubjectKind::part, id, {}});
    rows.values(kind.attributes, part.attributes, valuesAt(source, &Scenario::parts, place));
    if (kind.needsPlace) addPlaceOf(rows, source, part, place);
    rows.flag(named("Part of the scenario"), true, [source, place](bool isStated) {
        return isStated ? source->document : model::withScenario(source->document, [&](Scenario& scenario) {
            scenario.parts.erase(scenario.parts.begin() + static_cast<std::ptrdiff_t>(place));
        });
    });
    rows.steps([name](const std::string&) { return named("Remove %s", name); });
}

/// A choice of new scenario details; one for each side if the kind belongs to a side: "tank-leaders axis".
void addNewPart(PropertyRows& rows, const SheetSourcePtr& source) {
    std::vector<PaletteEntry> entries{{}};
    std::vector<model::ScenarioPart> parts{{}};
    std::map<std::string, StepName> names{{"", {}}};
    const auto add = [&](const mapsets::PartKind& kind, const model::SideId& side) {
        const std::string id = side.empty() ? kind.id.text : kind.id.text + " " + side.text;
        names[id] = partName(*source, kind, side);
        entries.push_back({id, names[id].in(source->language)});
        parts.push_back(newDetail(*source, kind, side));
    };
    for (const auto& kind : source->game->catalogue.partKinds) {
        if (!kind.needsSide) add(kind, {});
        if (!kind.needsSide) continue;
        for (const auto& side : (*source->document.scenario)->sides) add(kind, side.id);
    }
    if (entries.size() == 1) return;
    rows.heading(tr("Scenario details"));
    rows.choice(named("Add"), "", entries, [source, entries, parts](const std::string& id) {
        const auto entry = std::ranges::find(entries, id, &PaletteEntry::id);
        if (id.empty() || entry == entries.end()) return source->document;
        return model::withScenario(source->document, [&](Scenario& scenario) {
            scenario.parts.push_back(parts[static_cast<std::size_t>(entry - entries.begin())]);
        });
    });
    rows.called(newStatement);
    rows.steps([names](const std::string& id) { return named("Add %s", names.at(id)); });
}

void addParts(PropertyRows& rows, const SheetSourcePtr& source) {
    const auto& parts = (*source->document.scenario)->parts;
    std::map<std::string, int> count;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        // The names the rules use: the kind, with a number after the first.
        const int number = ++count[parts[i].kind.text];
        const auto* kind = source->game->catalogue.partKind(parts[i].kind);
        const std::string& id = parts[i].kind.text;
        if (kind) addPart(rows, source, *kind, i, number == 1 ? id : id + " " + std::to_string(number));
    }
    addNewPart(rows, source);
}

/// The values of the things of one list, each under its own heading.
template <class T, class Heading, class Of>
void addList(PropertyRows& rows, const SheetSourcePtr& source, std::vector<T> Scenario::*list,
             const std::vector<mapsets::AttributeType>& types, const Heading& heading, const Of& of) {
    const auto& things = (**source->document.scenario).*list;
    for (std::size_t i = 0; i < things.size() && !types.empty(); ++i) {
        rows.section(heading(things[i]));
        rows.about(of(things[i]));
        rows.values(types, things[i].attributes, valuesAt(source, list, i));
    }
}

void addTurnValues(PropertyRows& rows, const SheetSourcePtr& source) {
    const auto& turns = (*source->document.scenario)->turns;
    const auto& types = source->game->catalogue.turnAttributes;
    for (std::size_t i = 0; i < turns.records.size() && !types.empty(); ++i) {
        const auto& record = turns.records[i];
        rows.section(named("Turns from %s", std::to_string(record.from)));
        rows.about({SubjectKind::turn, std::to_string(record.from), {}});
        rows.values(types, record.attributes, [source, turns, i](model::Attributes values) {
            model::TurnTrack made = turns;
            made.records[i].attributes = std::move(values);
            return model::withTurns(source->document, made);
        });
    }
}

}  // namespace

void addBoardValues(PropertyRows& rows, const SheetSourcePtr& source, const std::string& file) {
    if (!source->game) return;
    const auto& board = *source->document.boards.at(file);
    rows.about({SubjectKind::board, board.id, {}});
    rows.values(source->game->catalogue.boardAttributes, board.attributes,
                [source, file](model::Attributes values) {
                    return model::withBoard(source->document, file,
                                            [&](model::Board& one) { one.attributes = values; });
                });
}

void addScenarioValues(PropertyRows& rows, const SheetSourcePtr& source) {
    if (!source->game) return;
    const auto& scenario = **source->document.scenario;
    const auto& game = source->game->catalogue;
    addParts(rows, source);
    rows.section(named("Scenario"));
    rows.about({SubjectKind::scenario, scenario.id, {}});
    rows.values(game.scenarioAttributes, scenario.attributes, [source](model::Attributes values) {
        return model::withScenario(source->document, [&](Scenario& one) { one.attributes = values; });
    });
    addList(
        rows, source, &Scenario::groups, game.groupAttributes,
        [](const model::Group& group) { return named("Group %s", namesOf(group)); },
        [](const model::Group& group) {
            return model::Subject{SubjectKind::group, group.id.text, {}};
        });
    addList(
        rows, source, &Scenario::exits, game.exitAttributes,
        [&](const model::ExitRule& exit) { return named("Exit of %s", sideName(*source, exit.side)); },
        [](const model::ExitRule& exit) {
            return model::Subject{SubjectKind::side, exit.side.text, {}};
        });
    addTurnValues(rows, source);
    for (const auto& [file, board] : source->document.boards) {
        rows.section(named("Board %s", board->id));
        addBoardValues(rows, source, file);
    }
}

}  // namespace cota::session
