#pragma once
// The rows of mapset_messages.cpp for words that resemble a known one, in the order of MapsetMessage.
// Internal to it.

#include <array>

#include "mapsets/loading/mapset_word_messages.h"

namespace cota::mapsets {

inline constexpr model::LocalLiteral neverShown{"The citation would never be shown.",
                                                "La cita no se mostraría nunca."};

inline constexpr auto nearestRows = std::to_array<MessageRow>({
    {"MAPSET-021.nearest",
     Severity::error,
     {"unknown question", "pregunta desconocida"},
     {"no strategy answers a question '{question}'; did you mean '{nearest}'?",
      "ninguna estrategia responde a la pregunta '{question}'; ¿quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-022.nearest",
     Severity::error,
     {"unknown strategy", "estrategia desconocida"},
     {"question '{question}' has no strategy '{strategy}'; did you mean '{nearest}'?",
      "la pregunta '{question}' no tiene la estrategia '{strategy}'; ¿quería decir '{nearest}'?"},
     noReason,
     fixSpelling},
    {"MAPSET-023.nearest",
     Severity::error,
     {"unknown parameter", "parámetro desconocido"},
     {"strategy '{strategy}' has no parameter '{parameter}'; did you mean '{nearest}'?",
      "la estrategia '{strategy}' no tiene el parámetro '{parameter}'; ¿quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-024.nearest",
     Severity::error,
     {"unknown value of a parameter", "valor de parámetro desconocido"},
     {"'{value}' is no value for '{parameter}'; did you mean '{nearest}'?",
      "'{value}' no es un valor de '{parameter}'; ¿quería decir '{nearest}'?"},
     noReason,
     fixSpelling},
    {"MAPSET-025.nearest",
     Severity::warning,
     {"unknown reason", "motivo desconocido"},
     {"strategy '{strategy}' never gives the reason '{reason}'; did you mean '{nearest}'?",
      "la estrategia '{strategy}' nunca da el motivo '{reason}'; ¿quería decir '{nearest}'?"},
     neverShown,
     fixSpelling},
    {"MAPSET-042.nearest",
     Severity::error,
     {"unknown list of a strategy", "lista de estrategia desconocida"},
     {"strategy '{strategy}' walks no list of rows '{kind}'; did you mean '{nearest}'?",
      "la estrategia '{strategy}' no recorre ninguna lista de filas '{kind}'; ¿quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-043.nearest",
     Severity::error,
     {"unknown value of a row", "valor de fila desconocido"},
     {"a row of '{kind}' has no '{name}'; did you mean '{nearest}'?",
      "una fila de '{kind}' no tiene '{name}'; ¿quería decir '{nearest}'?"},
     silent,
     fixSpelling},
});

}  // namespace cota::mapsets
