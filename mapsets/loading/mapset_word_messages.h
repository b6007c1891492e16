#pragma once
// The rows of mapset_messages.cpp for words, rows, declarations and texts, in the order of MapsetMessage.
// Internal to it.

#include <array>

#include "mapsets/loading/mapset_messages.h"

namespace cota::mapsets {

using model::MessageRow;
using model::Severity;

inline constexpr model::LocalLiteral noReason{};
inline constexpr model::LocalLiteral fixSpelling = local("Correct the word, or declare it.");
inline constexpr model::LocalLiteral silent =
    local("An unknown entry has no effect, and the mistake would go unnoticed.");

inline constexpr auto wordRows = std::to_array<MessageRow>({
    {"MAPSET-041", Severity::error, local("undeclared word"),
     local("'{parameter}' uses '{word}', which this game does not declare. Known: {known}."), silent,
     fixSpelling},
    {"MAPSET-041.nearest", Severity::error, local("undeclared word"),
     local("'{parameter}' uses '{word}', which this game does not declare. Did you mean '{nearest}'?"),
     silent, fixSpelling},
    {"MAPSET-042", Severity::error, local("unknown list of a strategy"),
     local("Strategy '{strategy}' has no list of rows '{kind}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-043", Severity::error, local("unknown value of a row"),
     local("A row of '{kind}' has no '{name}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-044", Severity::error, local("row without a required value"),
     local("This row of '{kind}' has no '{name}'."), local("The row has no meaning without it."),
     local("Add the value.")},
    {"MAPSET-045", Severity::error, local("invalid value"),
     local("'{value}' is not a value of '{name}'. Write one of: {known}."),
     local("The value would be ignored."), local("Correct the value.")},
    {"MAPSET-046.bounds", Severity::error, local("no value possible"),
     local("'{attribute}' is at least {min} and at most {max}, so no value is possible."), noReason,
     local("Correct the limits.")},
    {"MAPSET-046.words", Severity::error, local("no words given"),
     local("'{attribute}' is a word, but no words are given. Add words= or words-of=."),
     local("Every value would be invalid."), local("Add the words.")},
    {"MAPSET-046.stray", Severity::error, local("limit of another kind of value"),
     local("'{limit}' has no effect on '{attribute}', whose kind has no such limit."), silent,
     local("Remove the limit, or correct the kind.")},
    {"MAPSET-047", Severity::info, local("kinds of entries that a game lacks"),
     local("This game has no entries of: {entries}."),
     local("A missing chapter would not be noticed otherwise."),
     local("Add the entries; docs/mapsets.md explains each of them.")},
    {"MAPSET-048.english", Severity::warning, local("missing text"),
     local("'{id}': the English text is missing ({what})."),
     local("It is shown in the other language, or not at all."), local("Add en=.")},
    {"MAPSET-048.spanish", Severity::warning, local("missing text"),
     local("'{id}': the Spanish text is missing ({what})."),
     local("It is shown in the other language, or not at all."), local("Add es=.")},
    {"MAPSET-049", Severity::warning, local("feature without a permitted place"),
     local("Feature '{id}' is allowed neither on boards nor in scenarios."),
     local("The feature could never be used."), local("Write printed=\"yes\", scenario=\"yes\", or both.")},
    {"MAPSET-050", Severity::error, local("invalid value in a case"),
     local("Case '{id}': '{value}' is not a valid '{name}' of unit '{unit}'."),
     local("The value would be treated as not printed."), local("Correct the value.")},
    {"MAPSET-052", Severity::error, local("symbol without an entry"),
     local("There is a symbol for '{for}', which is not an entry of this game; the nearest: {nearest}."),
     local("The symbol would never be drawn."), fixSpelling},
    {"MAPSET-053", Severity::error, local("case with another answer"),
     local("Case '{id}', question '{kind}': '{name}' is {answer}, but the case expects {expected}."),
     local("A value or strategy of the game does not follow its rulebook, or the case is wrong."),
     local("Read the paragraph that the case cites, then correct the game or the case.")},
    {"MAPSET-054", Severity::error, local("case that cannot be answered"),
     local("Case '{id}', question '{kind}': {why}."), local("The case proves nothing about the game."),
     local("Add what the question needs; mapsets/cases/cases.h lists it for each kind.")},
    {"MAPSET-055", Severity::error, local("number out of range"),
     local("'{name}' is {value}; expected {min} to {max}."),
     local("The nearest number within the limits would be used, or answers would be wrong."),
     local("Write a number within the limits.")},
    {"MAPSET-056", Severity::error, local("strategy without a required parameter"),
     local("Strategy '{strategy}' has no value for '{parameter}'."),
     local("Without it, the strategy has no effect."), local("Give it a value or an option.")},
    {"MAPSET-057", Severity::warning, local("folder with another name"),
     local("The mapset is called '{id}', but its folder '{folder}'. A game is found by the name of its "
           "folder."),
     local("Documents that use the id do not find the game."), local("Give both the same name.")},
    {"MAPSET-058", Severity::warning, local("unit class without a movement type"),
     local("Unit class '{id}' has no movement type. Known: {known}."),
     local("The class has no movement costs, so its units can be neither placed nor moved."),
     local("Add mobility=, or like= with another class.")},
    {"MAPSET-059", Severity::error, local("tag of hexsides"),
     local("'{word}' in '{parameter}' is a tag of hexsides ({entries}), but strategy '{strategy}' only uses "
           "what "
           "is in hexes."),
     local("The hexsides would have no effect."),
     local("Remove the word, remove the tag from the hexsides, or choose a strategy that uses hexsides.")},
    {"MAPSET-060", Severity::error, local("height of a hexside"),
     local("Hexside '{id}' has a height, but strategy '{strategy}' of '{question}' only uses what is in "
           "hexes."),
     local("The height would have no effect."),
     local("Remove the height, or choose a strategy that uses hexsides.")},
    {"MAPSET-061", Severity::info, local("old name"),
     local("<{before}> is now called <{after}>; it was read under its new name."),
     local("An edge belongs to a map; what separates two hexes is a hexside."), local("Write the new name.")},
});

}  // namespace cota::mapsets
