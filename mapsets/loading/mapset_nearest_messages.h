#pragma once
// The rows of mapset_messages.cpp for words that resemble a known one, in the order of MapsetMessage.
// Internal to it.

#include <array>

#include "mapsets/loading/mapset_word_messages.h"

namespace cota::mapsets {

inline constexpr model::LocalLiteral neverShown = local("The citation would never be shown.");

inline constexpr auto nearestRows = std::to_array<MessageRow>({
    {"MAPSET-021.nearest", Severity::error, local("unknown question"),
     local("No strategy answers the question '{question}'. Did you mean '{nearest}'?"), silent, fixSpelling},
    {"MAPSET-022.nearest", Severity::error, local("unknown strategy"),
     local("Question '{question}' has no strategy '{strategy}'. Did you mean '{nearest}'?"), noReason,
     fixSpelling},
    {"MAPSET-023.nearest", Severity::error, local("unknown parameter"),
     local("Strategy '{strategy}' has no parameter '{parameter}'. Did you mean '{nearest}'?"), silent,
     fixSpelling},
    {"MAPSET-024.nearest", Severity::error, local("unknown value of a parameter"),
     local("'{value}' is not a value of '{parameter}'. Did you mean '{nearest}'?"), noReason, fixSpelling},
    {"MAPSET-025.nearest", Severity::warning, local("unknown reason"),
     local("Strategy '{strategy}' never gives the reason '{reason}'. Did you mean '{nearest}'?"), neverShown,
     fixSpelling},
    {"MAPSET-042.nearest", Severity::error, local("unknown list of a strategy"),
     local("Strategy '{strategy}' has no list of rows '{kind}'. Did you mean '{nearest}'?"), silent,
     fixSpelling},
    {"MAPSET-043.nearest", Severity::error, local("unknown value of a row"),
     local("A row of '{kind}' has no '{name}'. Did you mean '{nearest}'?"), silent, fixSpelling},
});

}  // namespace cota::mapsets
