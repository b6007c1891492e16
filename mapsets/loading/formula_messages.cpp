#include "mapsets/loading/formula_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral rowUnread = local("The row is left out, as if the game did not have it.");
constexpr LocalLiteral seeFormulas = local("docs/card-games.md shows how formulas are written.");
constexpr LocalLiteral correctName = local("Correct the name, or declare it.");

constexpr auto formulaRows = std::to_array<MessageRow>({
    {"FORMULA-001", Severity::error, local("formula that cannot be read"),
     local("A formula cannot have '{found}' here. Expected: {expected}."), rowUnread, seeFormulas},
    {"FORMULA-001.end", Severity::error, local("formula that cannot be read"),
     local("The formula ends too early. Expected: {expected}."), rowUnread, seeFormulas},
    {"FORMULA-002", Severity::error, local("unknown name in a formula"),
     local("There is no '{found}' here. Known: {known}."), rowUnread, correctName},
    {"FORMULA-002.nearest", Severity::error, local("unknown name in a formula"),
     local("There is no '{found}' here. Did you mean '{nearest}'?"), rowUnread, correctName},
    {"FORMULA-003", Severity::error, local("unknown value in a formula"),
     local("This has no '{found}'. Known: {known}."), rowUnread, correctName},
    {"FORMULA-003.nearest", Severity::error, local("unknown value in a formula"),
     local("This has no '{found}'. Did you mean '{nearest}'?"), rowUnread, correctName},
    {"FORMULA-004", Severity::error, local("other kind of value in a formula"),
     local("This is {found}, but {expected} is needed here."), rowUnread, seeFormulas},
    {"FORMULA-005", Severity::error, local("formula too deep"),
     local("The formula has more than 40 levels of parentheses."), rowUnread,
     local("Give a part of it a name, as a term.")},
    {"FORMULA-006", Severity::error, local("name with two meanings"),
     local("'{found}' has a meaning already."), local("Formulas could not tell the two apart."),
     local("Choose another name.")},
});
static_assert(formulaRows.size() == static_cast<std::size_t>(FormulaMessage::count));
static_assert(model::idsAreUnique(formulaRows));

}  // namespace

const MessageRow& row(FormulaMessage message) { return formulaRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> formulaMessages() { return formulaRows; }

}  // namespace cota::mapsets
