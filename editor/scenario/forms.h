#pragma once
// The small forms of a scenario as property sheets: what it is called, its turns, options, sides, exits,
// details, boards, accepted findings. Lists of things are edited by their place in the scenario.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

// All sheets are empty if the document has no scenario, or nothing at that place.

/// Title, author and the values that the game declares for scenarios.
PropertySheet basicsSheet(const SheetSource& source);
/// Introduction and designer's notes, each in both languages.
PropertySheet textsSheet(const SheetSource& source);
/// Number of turns, date, time and length of turns, who moves first.
PropertySheet turnsSheet(const SheetSource& source);
/// The options of the rules, with the default and the paragraph of each.
PropertySheet optionsSheet(const SheetSource& source);
PropertySheet sideSheet(const SheetSource& source, std::size_t place);
/// The names of values that the game requires and that are not stated, as within a sentence.
std::vector<std::string> missingOfSide(const SheetSource& source, const model::Side& side);
std::vector<std::string> missingOfScenario(const SheetSource& source);
/// A fortification or marker that the scenario places.
PropertySheet featureSheet(const SheetSource& source, std::size_t place);
PropertySheet exitSheet(const SheetSource& source, std::size_t place);
PropertySheet statementSheet(const SheetSource& source, std::size_t place);
PropertySheet acceptanceSheet(const SheetSource& source, std::size_t place);
PropertySheet sightPairSheet(const SheetSource& source, std::size_t place);
PropertySheet specialRuleSheet(const SheetSource& source, std::size_t place);
/// The files of the forces, each with a button that stops using it.
PropertySheet forcesSheet(const SheetSource& source);
/// A space of a game without a map.
PropertySheet spaceSheet(const SheetSource& source, std::size_t place);
/// A seat at its table.
PropertySheet seatSheet(const SheetSource& source, std::size_t place);
/// North and the separator of hex numbers.
PropertySheet mapSheet(const SheetSource& source);
/// A board in the assembly.
PropertySheet placedBoardSheet(const SheetSource& source, std::size_t place);
/// Title, ground, grid and hex numbers of a board; `file` is its key in the document.
PropertySheet gridSheet(const SheetSource& source, const std::string& file);
/// A change that the scenario makes to its boards.
PropertySheet amendmentSheet(const SheetSource& source, std::size_t place);

/// The name of a value of an option in the window: that of the list of words with the option's id, or of any
/// list that has the word.
std::string optionWordName(const SheetSource& source, const std::string& option, const std::string& word);
/// The place of the detail that a finding is about, by its kind and its number among these.
std::optional<std::size_t> statementPlace(const SheetSource& source, const model::Subject& subject);
/// The name of what a finding is about, details and the scenario too.
StepName thingName(const SheetSource& source, const model::Subject& subject);
/// The name of a detail: "Mines: Red", and if there are several of that kind and side, what tells it apart:
/// its first value that another has differently, its zone, hexes or number.
StepName statementName(const SheetSource& source, std::size_t place);
/// "Mines: Red".
StepName statementName(const SheetSource& source, const mapsets::PartKind& kind, const model::SideId& side);

}  // namespace cota::session
