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
     {"No strategy answers the question '{question}'. Did you mean '{nearest}'?",
      "Ninguna estrategia responde a la pregunta '{question}'. ¿Quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-022.nearest",
     Severity::error,
     {"unknown strategy", "estrategia desconocida"},
     {"Question '{question}' has no strategy '{strategy}'. Did you mean '{nearest}'?",
      "La pregunta '{question}' no tiene la estrategia '{strategy}'. ¿Quería decir '{nearest}'?"},
     noReason,
     fixSpelling},
    {"MAPSET-023.nearest",
     Severity::error,
     {"unknown parameter", "parámetro desconocido"},
     {"Strategy '{strategy}' has no parameter '{parameter}'. Did you mean '{nearest}'?",
      "La estrategia '{strategy}' no tiene el parámetro '{parameter}'. ¿Quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-024.nearest",
     Severity::error,
     {"unknown value of a parameter", "valor de parámetro desconocido"},
     {"'{value}' is not a value of '{parameter}'. Did you mean '{nearest}'?",
      "'{value}' no es un valor de '{parameter}'. ¿Quería decir '{nearest}'?"},
     noReason,
     fixSpelling},
    {"MAPSET-025.nearest",
     Severity::warning,
     {"unknown reason", "motivo desconocido"},
     {"Strategy '{strategy}' never gives the reason '{reason}'. Did you mean '{nearest}'?",
      "La estrategia '{strategy}' nunca da el motivo '{reason}'. ¿Quería decir '{nearest}'?"},
     neverShown,
     fixSpelling},
    {"MAPSET-042.nearest",
     Severity::error,
     {"unknown list of a strategy", "lista de estrategia desconocida"},
     {"Strategy '{strategy}' has no list of rows '{kind}'. Did you mean '{nearest}'?",
      "La estrategia '{strategy}' no tiene la lista de filas '{kind}'. ¿Quería decir '{nearest}'?"},
     silent,
     fixSpelling},
    {"MAPSET-043.nearest",
     Severity::error,
     {"unknown value of a row", "valor de fila desconocido"},
     {"A row of '{kind}' has no '{name}'. Did you mean '{nearest}'?",
      "Una fila de '{kind}' no tiene '{name}'. ¿Quería decir '{nearest}'?"},
     silent,
     fixSpelling},
});

}  // namespace cota::mapsets
