#include "mapsets/loading/look/look_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notDrawn = local("The entry would be ignored.");
constexpr LocalLiteral correct = local("Correct the word; docs/symbology.md lists all words.");
constexpr LocalLiteral ofKinds = local("Correct the word; docs/unit-kinds.md lists all signs and kinds.");

constexpr auto rows = std::to_array<MessageRow>({
    {"LOOK-001", Severity::error, local("unknown kind of entry"),
     local("There is no kind of entry <{kind}>. Known: {known}."), notDrawn, correct},
    {"LOOK-002", Severity::error, local("unknown entry"),
     local("The game has no {kind} '{id}'. Known: {known}."), notDrawn,
     local("Correct the id, or declare the entry.")},
    {"LOOK-002.nearest", Severity::error, local("unknown entry"),
     local("The game has no {kind} '{id}'. Did you mean '{nearest}'?"), notDrawn,
     local("Correct the id, or declare the entry.")},
    {"LOOK-003", Severity::error, local("unknown drawing"),
     local("'{drawing}' is not a drawing for {kind}. Known: {known}."), notDrawn, correct},
    {"LOOK-003.nearest", Severity::error, local("unknown drawing"),
     local("'{drawing}' is not a drawing for {kind}. Did you mean '{nearest}'?"), notDrawn, correct},
    {"LOOK-004", Severity::error, local("unknown parameter of a drawing"),
     local("Drawing '{drawing}' has no parameter '{parameter}'. Known: {known}."), notDrawn, correct},
    {"LOOK-004.nearest", Severity::error, local("unknown parameter of a drawing"),
     local("Drawing '{drawing}' has no parameter '{parameter}'. Did you mean '{nearest}'?"), notDrawn,
     correct},
    {"LOOK-005", Severity::error, local("invalid value of a drawing"),
     local("'{value}' is not a value of '{parameter}'. Possible values: {known}."), notDrawn,
     local("Write colours as #rrggbb, #rrggbbaa or a name given with <colour>, and lengths in millimetres.")},
    {"LOOK-006", Severity::error, local("entry given twice"),
     local("'{id}' ({kind}) is given here a second time."), local("Only one of them can be used."),
     local("feminine", "Remove one of them.")},
    {"LOOK-007", Severity::warning, local("entry without a look"),
     local("look.xml has no entry for '{id}' ({kind})."),
     local("It is drawn like others of its kind, so the map does not tell them apart."),
     local("Add an element <{kind} id=\"{id}\" .../>.")},
    {"LOOK-008", Severity::error, local("unknown sign"), local("There is no sign '{id}'. Known: {known}."),
     local("The symbol would be drawn without it."), ofKinds},
    {"LOOK-008.nearest", Severity::error, local("unknown sign"),
     local("There is no sign '{id}'. Did you mean '{nearest}'?"),
     local("The symbol would be drawn without it."), ofKinds},
    {"LOOK-009", Severity::error, local("unknown kind of unit"),
     local("There is no kind of unit '{id}'. Known: {known}."), local("The symbol would have no signs."),
     ofKinds},
    {"LOOK-009.nearest", Severity::error, local("unknown kind of unit"),
     local("There is no kind of unit '{id}'. Did you mean '{nearest}'?"),
     local("The symbol would have no signs."), ofKinds},
    {"LOOK-010", Severity::error, local("sign that cannot be drawn"),
     local("The path of sign '{id}' cannot be drawn: {reason}."), notDrawn,
     local("Correct the path, for example M-75,-50 L75,50.")},
    {"LOOK-011", Severity::error, local("letters of a symbol too long"),
     local("'{value}' does not fit into the frame of a symbol."), local("There is room for three letters."),
     local("Write one to three letters without spaces.")},
    {"LOOK-012", Severity::warning, local("crowded symbol"),
     local("The symbol has {count} signs in its frame, which has room for 3."),
     local("On a counter they cannot be told apart."), local("Leave signs out, or use a kind of unit.")},
    {"LOOK-013", Severity::warning, local("older name of a sign"),
     local("The sign '{before}' is called '{after}' now."),
     local("It is drawn under its new name; later versions may not know the old one."),
     local("Write '{after}' instead.")},
});
static_assert(rows.size() == static_cast<std::size_t>(LookMessage::count));
static_assert(model::idsAreUnique(rows));

}  // namespace

const MessageRow& row(LookMessage message) { return rows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> lookMessages() { return rows; }

}  // namespace cota::mapsets
