// Whether a game can be set up as its steps say, with the deck, the seats and the values of the scenario.

#include <array>

#include "mapsets/table/set_up_words.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/table/table_things.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using mapsets::SetUpFault;
using model::Severity;

void tell(const CheckContext& context, const SetUpFault& fault, FindingSink& out) {
    auto note = tableItself().noteWith({value("tries", CheckContext::setUpTries)});
    addLocal(note.values, "text", mapsets::whyNot(fault, context.table()));
    if (fault.step != nullptr) note.paragraph = fault.step->from.citation;
    out.add(std::move(note));
}

void tooFewCards(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& fault = context.setUpFault();
    if (!fault) return;
    const bool isHold = fault->kind == SetUpFault::Kind::notHeld && fault->isCertain;
    if (isHold || fault->kind == SetUpFault::Kind::tooFew) tell(context, *fault, out);
}

void noSelections(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& fault = context.setUpFault();
    if (fault && fault->kind == SetUpFault::Kind::noSelection) tell(context, *fault, out);
}

/// What depends on the shuffle, and was so in every deal that was tried.
void noLegalDeal(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& fault = context.setUpFault();
    if (!fault) return;
    using Kind = SetUpFault::Kind;
    const bool isOpen = fault->kind == Kind::notHeld && !fault->isCertain;
    if (isOpen || fault->kind == Kind::unplaced || fault->kind == Kind::broken) tell(context, *fault, out);
}

constexpr Needs deckAndTable = need::table | need::forces;

constexpr std::array setUpTable{
    Rule{.message = {"TABLE-020", Severity::error, local("too few cards for the set-up"), local("{text}"),
                     local("Players cannot begin the scenario with this deck, these seats and these values."),
                     local("Return cards that are set aside, deal fewer cards, or play with fewer seats.")},
         .needs = deckAndTable,
         .run = tooFewCards},
    Rule{
        .message = {"TABLE-021", Severity::error, local("an impossible selection"), local("{text}"),
                    local("Every player must select before the game begins."),
                    local("Change the least or greatest number of selections, or return the cards from which "
                          "players select.")},
        .needs = deckAndTable,
        .run = noSelections},
    Rule{.message = {"TABLE-022", Severity::warning, local("no legal set-up found"),
                     local("No legal set-up was found in {tries} deals. In the last one: {text}"),
                     local("The set-up depends on the shuffle, so this is no proof, but players will hardly "
                           "succeed."),
                     local("Change what the sentence names: the deck, the cards that are set aside, or the "
                           "values of the scenario.")},
         .needs = deckAndTable,
         .run = noLegalDeal},
};
static_assert(isSound(setUpTable));

}  // namespace

Topic tableSetUpRules() { return {"set-up of tables", local("Setting up a table"), setUpTable}; }

}  // namespace cota::checks
