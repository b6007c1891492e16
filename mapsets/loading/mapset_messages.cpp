#include "mapsets/loading/mapset_messages.h"

#include <algorithm>
#include <array>

#include "mapsets/loading/mapset_nearest_messages.h"
#include "mapsets/loading/mapset_word_messages.h"

namespace cota::mapsets {

namespace {

constexpr model::LocalLiteral judgedByNothing = local("The rules of the game cannot check the file.");
constexpr model::LocalLiteral chooseGame =
    local("Choose an installed game, or install this one and give its folder with --mapsets.");

constexpr auto firstRows = std::to_array<MessageRow>({
    {"MAPSET-001", Severity::error, local("not the folder of a game"),
     local("{folder} contains no mapset.xml."), local("A game is a folder with a mapset.xml."),
     local("Give the folder of a game.")},
    {"MAPSET-002", Severity::error, local("chapter of another game"),
     local("This chapter is for '{found}', but the folder is for '{expected}'."),
     local("A copied chapter keeps the values of the other game."), local("Write the id of this game.")},
    {"MAPSET-003", Severity::error, local("unknown base game"),
     local("The game extends '{base}', which is not installed. Known: {known}."),
     local("Without its base, a game lacks most of its rules."), fixSpelling},
    {"MAPSET-004", Severity::error, local("extends itself"),
     local("The games extend each other in a circle: {chain}."), noReason, local("Remove one 'extends'.")},
    {"MAPSET-005", Severity::error, local("unknown entry"),
     local("There is no entry called '{entry}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-005.nearest", Severity::error, local("unknown entry"),
     local("There is no entry called '{entry}'. Did you mean '{nearest}'?"), silent, fixSpelling},
    {"MAPSET-006", Severity::error, local("declared twice"),
     local("<{kind}> '{id}' is declared twice in this game."),
     local("The second one would silently replace the first."), local("two, feminine", "Keep one of them.")},
    {"MAPSET-007", Severity::warning, local("nothing to remove"),
     local("The base game has no <{kind}> '{id}' to remove."), silent, fixSpelling},
    {"MAPSET-008", Severity::error, local("unknown word in 'like'"),
     local("'{id}' is like '{like}', which does not exist. Known: {known}."), silent, fixSpelling},
    {"MAPSET-009", Severity::error, local("two levels of 'like'"),
     local("'{id}' is like '{like}', which is itself like '{other}'. Only one level is allowed."),
     local("Longer chains hide where a value comes from."), local("Write '{other}'.")},
    {"MAPSET-010", Severity::error, local("not a cost"),
     local("'{value}' is not a cost for {class}. Write a whole number, a fraction such as 2/3, no, or "
           "unknown."),
     local("Costs are exact: three steps of 2/3 are 2, three of 0.67 are not."), local("Write a fraction.")},
    {"MAPSET-011", Severity::error, local("unknown movement type"),
     local("There is no movement type '{class}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-012", Severity::error, local("missing cost"), local("Terrain '{id}' has no cost for {class}."),
     local("It is not known whether such units may enter."), local("Write the cost, no, or unknown.")},
    {"MAPSET-013.english", Severity::warning, local("missing name"),
     local("<{kind}> '{id}' has no English name."), local("It is shown in the other language."),
     local("Add en=.")},
    {"MAPSET-013.spanish", Severity::warning, local("missing name"),
     local("<{kind}> '{id}' has no Spanish name."), local("It is shown in the other language."),
     local("Add es=.")},
    {"MAPSET-014", Severity::warning, local("missing citation"),
     local("<{kind}> '{id}' does not cite a paragraph of the rulebook."),
     local("Findings and answers show the citation."),
     local("Add cite=, or standing=\"own\" for values of your own.")},
    {"MAPSET-015", Severity::error, local("unknown standing"),
     local("'{value}' is not a standing. Known: {known}."), silent, fixSpelling},
    {"MAPSET-016.map", Severity::error, local("too many tags"),
     local("The entries of the map use {number} different tags; the limit is {limit}."), noReason,
     local("Use fewer tags.")},
    {"MAPSET-016.units", Severity::error, local("too many tags"),
     local("The units use {number} different tags; the limit is {limit}."), noReason,
     local("Use fewer tags.")},
    {"MAPSET-017", Severity::error, local("unknown terrain"),
     local("'{id}' gives its hexes the terrain '{terrain}', which does not exist. Known: {known}."), silent,
     fixSpelling},
    {"MAPSET-018", Severity::error, local("unknown value"),
     local("Option '{id}' has no value '{value}'. Known: {known}."), noReason, fixSpelling},
    {"MAPSET-019", Severity::warning, local("option without a choice"),
     local("Option '{id}' has fewer than two values."), noReason,
     local("Add values, or turn the option into a <reading>.")},
    {"MAPSET-020", Severity::error, local("unknown option"),
     local("'{parameter}' uses option '{option}', which does not exist. Known: {known}."), noReason,
     fixSpelling},
    {"MAPSET-021", Severity::error, local("unknown question"),
     local("No strategy answers the question '{question}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-022", Severity::error, local("unknown strategy"),
     local("Question '{question}' has no strategy '{strategy}'. Known: {known}."), noReason, fixSpelling},
    {"MAPSET-023", Severity::error, local("unknown parameter"),
     local("Strategy '{strategy}' has no parameter '{parameter}'. Known: {known}."), silent, fixSpelling},
    {"MAPSET-024", Severity::error, local("unknown value of a parameter"),
     local("'{value}' is not a value of '{parameter}'. Known: {known}."), noReason, fixSpelling},
    {"MAPSET-025", Severity::warning, local("unknown reason"),
     local("Strategy '{strategy}' never gives the reason '{reason}'. Known: {known}."), neverShown,
     fixSpelling},
    {"MAPSET-026", Severity::info, local("questions without a strategy"),
     local("This game has no strategy for: {questions}."),
     local("Checks and answers that need one are left out."),
     local("Choose one if the game has such a rule.")},
    {"MAPSET-027", Severity::error, local("unknown word list"),
     local("'{attribute}' uses the word list '{list}', which does not exist. Known: {known}."), noReason,
     fixSpelling},
    {"MAPSET-028", Severity::error, local("unknown check"), local("'{check}' is not a check of this game."),
     noReason, fixSpelling},
    {"MAPSET-029", Severity::error, local("check not covered"),
     local("No rule covers check '{check}', and no reason is given."),
     local("Every check of the game must be covered, or listed as uncovered."),
     local("Add the check to 'covers' of a rule, or write why it is uncovered.")},
    {"MAPSET-030", Severity::warning, local("check both covered and uncovered"),
     local("Check '{check}' is covered by a rule, but also listed as uncovered."), noReason,
     local("Remove one of the two entries.")},
    {"MAPSET-031", Severity::error, local("invalid default value"),
     local("The default '{value}' of '{attribute}' is not a valid value."), noReason,
     local("Correct the value.")},
    {"MAPSET-032", Severity::error, local("same place in an order"),
     local("'{word}' and '{other}' of list '{list}' have the same place: {order}."),
     local("Ranks and similar lists need a clear order."), local("Give them different places, or none.")},
    {"MAPSET-033", Severity::error, local("parameter without a value"),
     local("'{parameter}' needs either a value or an option."), noReason, local("Write value= or option=.")},
    {"MAPSET-034", Severity::error, local("attributes of something unknown"),
     local("There is nothing called '{of}' that has attributes. Known: {known}."), silent, fixSpelling},
    {"MAPSET-035", Severity::error, local("case given twice"), local("Case '{id}' is given twice."), noReason,
     local("Give one of them another id.")},
    {"MAPSET-036", Severity::error, local("unknown word in a case"),
     local("Case '{id}': there is no {kind} '{word}'. Known: {known}."), noReason, fixSpelling},
    {"MAPSET-037", Severity::error, local("invalid hex in a case"),
     local("Case '{id}': '{hex}' is not a hex. Write q,r."), noReason, local("Write two whole numbers.")},
    {"MAPSET-038", Severity::error, local("invalid height in a case"),
     local("Case '{id}': height {height} is not a whole number of levels of {level}."), noReason,
     local("Correct the height.")},
    {"MAPSET-039", Severity::error, local("case without a question"), local("Case '{id}' has no question."),
     local("The case would always pass."), local("Add an <ask>, or out-of-scope= with the reason.")},
    {"MAPSET-039.asked", Severity::error, local("question out of scope"),
     local("Case '{id}' is out of scope, but has a question."), local("The question would never be asked."),
     local("Remove the question or out-of-scope=.")},
    {"MAPSET-040", Severity::error, local("cost fraction too fine"),
     local(
         "With the cost {cost} for {class}, the costs of the game have no common denominator up to {limit}."),
     local("Sums of costs would not be exact."), local("Use fewer different fractions.")},
    {"MAPSET-051", Severity::error, local("game not installed"),
     local("There is no mapset '{id}'. Installed: {known}."), judgedByNothing, chooseGame},
    {"MAPSET-051.nearest", Severity::error, local("game not installed"),
     local("There is no mapset '{id}'. Did you mean '{nearest}'? Installed: {known}."), judgedByNothing,
     chooseGame},
    {"MAPSET-051.unnamed", Severity::error, local("no game given"),
     local("The file does not say which mapset it uses. Add mapset=; installed: {known}."), judgedByNothing,
     chooseGame},
});

constexpr std::size_t rowCount = static_cast<std::size_t>(MapsetMessage::count);
static_assert(firstRows.size() + wordRows.size() + nearestRows.size() == rowCount);
constexpr auto mapsetMessagesRows = [] {
    std::array<MessageRow, rowCount> all;
    auto* end = std::copy(firstRows.begin(), firstRows.end(), all.begin());
    end = std::copy(wordRows.begin(), wordRows.end(), end);
    std::copy(nearestRows.begin(), nearestRows.end(), end);
    return all;
}();
static_assert(model::idsAreUnique(mapsetMessagesRows));

}  // namespace

const MessageRow& row(MapsetMessage message) { return mapsetMessagesRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> mapsetMessages() { return mapsetMessagesRows; }

}  // namespace cota::mapsets
