#include "editor/scenario/lists.h"

#include <algorithm>
#include <type_traits>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/new_types.h"
#include "editor/editing/victory_words.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/sight_pairs.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Scenario;

/// Calls `use` with the vector of the list.
template <class S, class Use>
decltype(auto) inList(S& scenario, ScenarioList list, const Use& use) {
    switch (list) {
        case ScenarioList::sides:
            return use(scenario.sides);
        case ScenarioList::exits:
            return use(scenario.exits);
        case ScenarioList::parts:
            return use(scenario.parts);
        case ScenarioList::victory:
            return use(scenario.victory);
        case ScenarioList::specialRules:
            return use(scenario.specialRules);
        case ScenarioList::sightMarks:
            return use(scenario.sightMarks);
        case ScenarioList::acceptances:
            return use(scenario.acceptances);
        case ScenarioList::amendments:
            return use(scenario.assembly.amendments);
        case ScenarioList::features:
            return use(scenario.features);
        case ScenarioList::spaces:
            return use(scenario.tableau->spaces);
        case ScenarioList::seats:
            return use(scenario.tableau->seats);
        case ScenarioList::boards:
            break;
    }
    return use(scenario.assembly.boards);
}

template <class Things>
std::string freeIdAmong(const Things& things, const std::string& stem) {
    return freeId(stem, [&](const std::string& id) {
        return std::ranges::any_of(things, [&](const auto& thing) {
            if constexpr (requires { thing.id.text; })
                return thing.id.text == id;
            else if constexpr (requires { thing.id; })
                return thing.id == id;
            else
                return false;
        });
    });
}

/// A step that changes the list; nothing if nothing changes.
template <class Change>
std::optional<HistoryEntry> step(const model::Document& document, const StepName& name,
                                 const Change& change) {
    auto changed = model::withScenario(document, change);
    if (changed == document) return std::nullopt;
    return HistoryEntry{name, std::move(changed)};
}

StepName sideEntryName(const Scenario& scenario, const model::SideId& id) {
    const auto side = std::ranges::find(scenario.sides, id, &model::Side::id);
    return side == scenario.sides.end() ? StepName(id.text) : StepName(namesOf(*side));
}

constexpr std::size_t mostWords = 150;  // bytes: three lines of a list

StepName ruleName(const model::SpecialRule& rule, std::size_t place) {
    const auto shortened = [](const std::string& text) {
        if (text.size() <= mostWords) return text;
        auto end = text.rfind(' ', mostWords);
        if (end == std::string::npos) end = mostWords;
        return text.substr(0, end) + " \u2026";
    };
    if (rule.text.empty()) return named("special rule %s", std::to_string(place + 1));
    return model::LocalText{shortened(rule.text.in(model::Language::english)),
                            shortened(rule.text.in(model::Language::spanish))};
}

StepName amendmentName(const SheetSource& source, const model::Amendment& amendment) {
    const auto& scenario = **source.document.scenario;
    return amendmentKindName(amendment.action) + ": " + labelsIn(scenario, amendment.hexes);
}

/// The places that name the side, for the user.
bool isSideNamed(const model::Document& document, const model::SideId& id) {
    const Scenario& scenario = **document.scenario;
    const auto names = [&](const auto& things) {
        return std::ranges::any_of(things, [&](const auto& thing) { return thing.side == id; });
    };
    if (names(scenario.zones) || names(scenario.groups) || names(scenario.features) ||
        names(scenario.exits) || names(scenario.parts) || names(scenario.objectives) ||
        names(scenario.victory))
        return true;
    return std::ranges::any_of(document.forces, [&](const auto& one) {
        return names(one.second->formations) || names(one.second->counters);
    });
}

}  // namespace

std::size_t sizeOf(const model::Document& document, ScenarioList list) {
    const bool isOnTable = list == ScenarioList::spaces || list == ScenarioList::seats;
    if (!document.scenario || (isOnTable && !(*document.scenario)->tableau)) return 0;
    return inList(**document.scenario, list, [](const auto& things) { return things.size(); });
}

StepName entryName(const SheetSource& source, ScenarioList list, std::size_t place) {
    if (place >= sizeOf(source.document, list)) return {};
    const Scenario& scenario = **source.document.scenario;
    switch (list) {
        case ScenarioList::sides:
            return namesOf(scenario.sides[place]);
        case ScenarioList::exits:
            return named("exit of %s", sideEntryName(scenario, scenario.exits[place].side));
        case ScenarioList::parts:
            return statementName(source, place);
        case ScenarioList::victory:
            return victoryNames(scenario, source.game.get())[place];
        case ScenarioList::specialRules:
            return ruleName(scenario.specialRules[place], place);
        case ScenarioList::sightMarks:
            return named("sight from %s", labelIn(scenario, scenario.sightMarks[place].from)) + " " +
                   named("to %s", labelIn(scenario, scenario.sightMarks[place].to));
        case ScenarioList::acceptances:
            return StepName(scenario.acceptances[place].rule + ", " + scenario.acceptances[place].subject);
        case ScenarioList::amendments:
            return amendmentName(source, scenario.assembly.amendments[place]);
        case ScenarioList::boards:
            return named("board %s", scenario.assembly.boards[place].id.text);
        case ScenarioList::features: {
            const auto& feature = scenario.features[place];
            const auto* kind = source.game ? source.game->catalogue.feature(feature.kind) : nullptr;
            return (kind ? StepName(namesOf(*kind)) : StepName(feature.kind.text)) + ": " +
                   labelIn(scenario, feature.at);
        }
        case ScenarioList::spaces:
            return namesOf(scenario.tableau->spaces[place]);
        case ScenarioList::seats:
            return namesOf(scenario.tableau->seats[place]);
    }
    return {};
}

std::optional<HistoryEntry> withEntryMoved(const SheetSource& source, ScenarioList list, std::size_t from,
                                           std::size_t to) {
    const auto size = sizeOf(source.document, list);
    if (from >= size || to >= size || from == to) return std::nullopt;
    return step(source.document, named("Move %s", entryName(source, list, from)), [&](Scenario& scenario) {
        inList(scenario, list, [&](auto& things) {
            const auto begin = things.begin();
            const auto at = [&](std::size_t place) { return begin + static_cast<std::ptrdiff_t>(place); };
            if (from < to)
                std::rotate(at(from), at(from + 1), at(to + 1));
            else
                std::rotate(at(to), at(from), at(from + 1));
        });
    });
}

std::string refusalToRemove(const SheetSource& source, ScenarioList list, std::size_t place) {
    if (place >= sizeOf(source.document, list)) return tr("Nothing is selected.");
    if (list != ScenarioList::sides) return {};
    const auto& side = (*source.document.scenario)->sides[place];
    if (!isSideNamed(source.document, side.id)) return {};
    return tr("%s still has units, zones or other things. Give them to another side first.",
              nameOf(side, source.language));
}

std::optional<HistoryEntry> withoutEntry(const SheetSource& source, ScenarioList list, std::size_t place) {
    if (!refusalToRemove(source, list, place).empty()) return std::nullopt;
    return step(source.document, named("Remove %s", entryName(source, list, place)), [&](Scenario& scenario) {
        if (list == ScenarioList::sides && scenario.turns.first == scenario.sides[place].id)
            scenario.turns.first = {};
        inList(scenario, list,
               [&](auto& things) { things.erase(things.begin() + static_cast<std::ptrdiff_t>(place)); });
        if (scenario.tableau && *scenario.tableau == model::Tableau()) scenario.tableau.reset();
    });
}

std::optional<HistoryEntry> withEntryDuplicated(const SheetSource& source, ScenarioList list,
                                                std::size_t place) {
    if (place >= sizeOf(source.document, list)) return std::nullopt;
    return step(
        source.document, named("Duplicate %s", entryName(source, list, place)), [&](Scenario& scenario) {
            inList(scenario, list, [&](auto& things) {
                auto copy = things[place];
                copy.extras = {};
                if constexpr (requires { copy.groups; }) copy.groups.clear();  // a group lies in one space
                if constexpr (requires { copy.id.text; })
                    copy.id.text = freeIdAmong(things, copy.id.text);
                else if constexpr (requires { copy.id; })
                    copy.id = freeIdAmong(things, copy.id);
                things.insert(things.begin() + static_cast<std::ptrdiff_t>(place) + 1, std::move(copy));
            });
        });
}

std::optional<HistoryEntry> addSide(const SheetSource& source) {
    return step(source.document, named("Add a side"), [&](Scenario& scenario) {
        model::Side side;
        side.id = model::SideId(freeIdAmong(scenario.sides, "side"));
        const auto number = std::to_string(scenario.sides.size() + 1);
        const model::LocalText word = local("Side");
        side.name = {word.en + " " + number, word.es + " " + number};
        if (source.game)
            side.attributes =
                mapsets::requiredValues(source.game->catalogue.sideAttributes, scenario.sides.size());
        scenario.sides.push_back(std::move(side));
    });
}

std::optional<HistoryEntry> addExit(const SheetSource& source, const model::SideId& side,
                                    const model::ZoneId& zone) {
    return step(source.document, named("Add an exit"), [&](Scenario& scenario) {
        model::ExitRule exit;
        exit.side = side;
        exit.zone = zone;
        if (exit.side.empty() && !scenario.sides.empty()) exit.side = scenario.sides.front().id;
        if (exit.zone.empty() && !scenario.zones.empty()) exit.zone = scenario.zones.front().id;
        if (source.game) exit.attributes = mapsets::requiredValues(source.game->catalogue.exitAttributes);
        scenario.exits.push_back(std::move(exit));
    });
}

namespace {

/// Details of a side that begin with a number, such as that of a division, have one each.
void tellApart(const Scenario& scenario, const mapsets::PartKind& kind, model::ScenarioPart& made) {
    constexpr int mostNumbers = 10;
    if (kind.attributes.empty()) return;
    const auto& type = kind.attributes.front();
    if (type.kind != mapsets::AttributeType::Kind::integer || !type.required ||
        type.most - type.least >= mostNumbers)
        return;
    for (int number = type.least; number <= type.most; ++number) {
        const auto text = std::to_string(number);
        const bool isTaken = std::ranges::any_of(scenario.parts, [&](const model::ScenarioPart& one) {
            const auto* value = one.attributes.find(type.name);
            return one.kind == made.kind && one.side == made.side && value && *value == text;
        });
        if (isTaken) continue;
        made.attributes.set(type.name, text);
        return;
    }
}

}  // namespace

std::optional<HistoryEntry> addStatement(const SheetSource& source, const model::PartKindId& kind,
                                         const model::SideId& side) {
    const auto* declared = source.game ? source.game->catalogue.partKind(kind) : nullptr;
    if (!declared) return std::nullopt;
    return step(source.document, named("Add %s", statementName(source, *declared, side)),
                [&](Scenario& scenario) {
                    auto made = newDetail(source, *declared, side);
                    tellApart(scenario, *declared, made);
                    scenario.parts.push_back(std::move(made));
                });
}

std::optional<HistoryEntry> addSpecialRule(const SheetSource& source) {
    return step(source.document, named("Add a special rule"),
                [](Scenario& scenario) { scenario.specialRules.emplace_back(); });
}

std::optional<HistoryEntry> addSightPair(const SheetSource& source, const std::string& from,
                                         const std::string& to, std::optional<int> turn) {
    if (!source.map || !source.document.scenario) return std::nullopt;
    const auto first = source.map->field().resolve(from), last = source.map->field().resolve(to);
    if (!first || !last || *first == *last) return std::nullopt;
    return sightPairStep(source.document, *source.map, *first, *last, false, turn);
}

std::optional<HistoryEntry> addBoard(const SheetSource& source, const std::string& file,
                                     const model::Board& board) {
    if (!source.document.scenario) return std::nullopt;
    auto made = source.document;
    made.boards.emplace(file, board);
    int column = 0;
    for (const auto& placed : (*made.scenario)->assembly.boards) {
        const auto laid = made.boards.find(placed.file);
        const int width = laid == made.boards.end() ? 0 : laid->second->grid.columns;
        column = std::max(column, placed.column + width + (placed.column + width) % 2);
    }
    made = model::withScenario(made, [&](Scenario& scenario) {
        auto& boards = scenario.assembly.boards;
        mapsets::addBoard(scenario.assembly, board, file, column);
        auto& added = boards.back();
        const auto isTaken = [&](const std::string& id) {
            return std::any_of(boards.begin(), boards.end() - 1,
                               [&](const auto& other) { return other.id.text == id; });
        };
        if (isTaken(added.id.text)) added.id.text = freeId(added.id.text, isTaken);
    });
    return HistoryEntry{named("Add board %s", board.title.empty() ? StepName(file) : StepName(board.title)),
                        std::move(made)};
}

}  // namespace cota::session
