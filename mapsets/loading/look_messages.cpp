#include "mapsets/loading/look_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notDrawn = local("The entry would be ignored.");
constexpr LocalLiteral correct = local("Correct the word; docs/symbology.md lists all words.");

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
});
static_assert(rows.size() == static_cast<std::size_t>(LookMessage::count));
static_assert(model::idsAreUnique(rows));

}  // namespace

const MessageRow& row(LookMessage message) { return rows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> lookMessages() { return rows; }

}  // namespace cota::mapsets
