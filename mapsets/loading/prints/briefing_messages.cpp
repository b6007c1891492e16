#include "mapsets/loading/prints/briefing_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notOnCard = local("It would not be on the scenario card.");
constexpr LocalLiteral correctBriefing = local("Correct the word; docs/scenario-card.md lists all words.");

constexpr auto briefingRows = std::to_array<MessageRow>({
    {"BRIEF-001", Severity::error, local("unknown element of card.xml"),
     local("A scenario card has no element <{kind}>. Known: {known}."), notOnCard, correctBriefing},
    {"BRIEF-001.nearest", Severity::error, local("unknown element of card.xml"),
     local("A scenario card has no element <{kind}>. Did you mean <{nearest}>?"), notOnCard, correctBriefing},
    {"BRIEF-002", Severity::error, local("unknown word in card.xml"),
     local("The game has no {kind} '{id}'. Known: {known}."), notOnCard, correctBriefing},
    {"BRIEF-002.nearest", Severity::error, local("unknown word in card.xml"),
     local("The game has no {kind} '{id}'. Did you mean '{nearest}'?"), notOnCard, correctBriefing},
    {"BRIEF-003", Severity::error, local("entry given twice in card.xml"),
     local("'{id}' is given here a second time."), local("Only one of them would be used."),
     local("Remove one of them.")},
});
static_assert(briefingRows.size() == static_cast<std::size_t>(BriefingMessage::count));
static_assert(model::idsAreUnique(briefingRows));

}  // namespace

const MessageRow& row(BriefingMessage message) { return briefingRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> briefingMessages() { return briefingRows; }

}  // namespace cota::mapsets
