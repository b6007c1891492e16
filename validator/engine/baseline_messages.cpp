#include "validator/engine/baseline_messages.h"

#include <array>

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array<model::MessageRow, 4> baselineRows{{
    {"BASE-001", Severity::warning, local("baseline entry that is no longer needed"),
     local("There are no findings of {rule} on '{subject}' any more. Remove the entry from the baseline."),
     local("An entry that is no longer needed hides the same mistake if it comes back."),
     local("Run 'cota check' with --update-baseline: it keeps the other entries and their reasons.")},
    {"BASE-002", Severity::warning, local("baseline entry past its end date"),
     local(
         "The entry of {rule} on '{subject}' ended on {until}. Correct the scenario, or give a later date."),
     local("The date makes sure that the finding is reviewed again."),
     local("Correct the finding, or change the date 'until' in the baseline.")},
    {"BASE-003", Severity::warning, local("baseline entries without a reason"),
     local("{count} {count:entry has|entries have} no reason. Explain why the findings can wait."),
     local("Other readers must be able to tell a decision from a mistake."),
     local("Fill in 'reason' in the entries, or use --reason with --update-baseline.")},
    {"BASE-004", Severity::warning, local("baseline entry with an invalid end date"),
     local("The end date '{until}' of the entry of {rule} on '{subject}' is not a date such as 2026-12-31. "
           "Until "
           "it is corrected, the entry has no effect."),
     local("Without a valid date the entry would never end."),
     local("Write year, month and day, or remove 'until'.")},
}};
static_assert(model::idsAreUnique(baselineRows));

}  // namespace

std::span<const model::MessageRow> baselineMessages() { return baselineRows; }

const model::MessageRow& row(BaselineMessage message) {
    return baselineRows[static_cast<std::size_t>(message)];
}

}  // namespace cota::checks
