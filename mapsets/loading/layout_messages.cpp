#include "mapsets/loading/layout_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notPrinted = local("It would not be printed.");
constexpr LocalLiteral correctLayout = local("Correct the word; docs/layout.md lists all words.");

constexpr auto layoutRows = std::to_array<MessageRow>({
    {"LAYOUT-001", Severity::error, local("unknown element of a layout"),
     local("A layout has no element <{kind}>. Known: {known}."), notPrinted, correctLayout},
    {"LAYOUT-001.nearest", Severity::error, local("unknown element of a layout"),
     local("A layout has no element <{kind}>. Did you mean <{nearest}>?"), notPrinted, correctLayout},
    {"LAYOUT-002", Severity::error, local("invalid length in a layout"),
     local("'{value}' is not a length: {attribute} is in millimetres, {least} to {most}."),
     local("The piece would have its usual size."),
     local("Write a number with a point, such as 80 or 62.5.")},
    {"LAYOUT-003", Severity::error, local("piece given twice"), local("'{id}' is given here a second time."),
     local("Only one of them would be printed."), local("Remove one of them, or give one an id of its own.")},
    {"LAYOUT-004", Severity::error, local("unknown word of the game in a layout"),
     local("The game has no {kind} '{id}'. Known: {known}."), notPrinted,
     local("Correct the word, or remove the element.")},
    {"LAYOUT-004.nearest", Severity::error, local("unknown word of the game in a layout"),
     local("The game has no {kind} '{id}'. Did you mean '{nearest}'?"), notPrinted,
     local("Correct the word, or remove the element.")},
    {"LAYOUT-005", Severity::error, local("nothing to leave out"),
     local("There is no piece '{id}' to leave out. Known: {known}."), local("The line has no effect."),
     local("Correct the id, or remove the line.")},
});
static_assert(layoutRows.size() == static_cast<std::size_t>(LayoutMessage::count));
static_assert(model::idsAreUnique(layoutRows));

}  // namespace

const MessageRow& row(LayoutMessage message) { return layoutRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> layoutMessages() { return layoutRows; }

}  // namespace cota::mapsets
