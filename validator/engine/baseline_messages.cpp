#include "validator/engine/baseline_messages.h"

#include <array>

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array<model::MessageRow, 4> baselineRows{{
    {"BASE-001",
     Severity::warning,
     {"an entry of the baseline that matches nothing",
      "una entrada de la línea base que no corresponde a nada"},
     {"Nothing is found any more of {rule} on '{subject}'; take the entry out of the baseline.",
      "Ya no se halla nada de {rule} en '{subject}'; quite la entrada de la línea base."},
     {"A stale entry hides the same mistake when it comes back.",
      "Una entrada caducada oculta el mismo error cuando reaparezca."},
     {"Run 'cota check' with --update-baseline: it keeps the other entries and their reasons.",
      "Ejecute 'cota check' con --update-baseline: conserva las demás entradas y sus motivos."}},
    {"BASE-002",
     Severity::warning,
     {"an entry of the baseline past its date", "una entrada de la línea base con la fecha vencida"},
     {"The entry of {rule} on '{subject}' ended on {until}; put the matter right or give a later date.",
      "La entrada de {rule} en '{subject}' venció el {until}; resuelva el asunto o indique una fecha "
      "posterior."},
     {"The date is there so that the finding is reviewed again.",
      "La fecha sirve para que el hallazgo se revise de nuevo."},
     {"Correct what was found, or move the date 'until' in the baseline.",
      "Corrija lo hallado o cambie la fecha 'until' en la línea base."}},
    {"BASE-003",
     Severity::warning,
     {"entries of the baseline without a reason", "entradas de la línea base sin motivo"},
     {"{count} {count:entry gives|entries give} no reason; say why it can wait.",
      "{count} {count:entrada no da|entradas no dan} ningún motivo; diga por qué puede esperar."},
     {"The next reader must be able to tell a decision from an oversight.",
      "Quien venga después debe poder distinguir una decisión de un descuido."},
     {"Fill in 'reason' of the entries, or give --reason to --update-baseline.",
      "Rellene 'reason' en las entradas, o dé --reason a --update-baseline."}},
    {"BASE-004",
     Severity::warning,
     {"an entry of the baseline until no date", "una entrada de la línea base hasta ninguna fecha"},
     {"'{until}' of the entry of {rule} on '{subject}' is no date like 2026-12-31; until it is one, the "
      "entry "
      "does not count.",
      "'{until}' de la entrada de {rule} en '{subject}' no es una fecha como 2026-12-31; mientras no lo sea, "
      "la entrada no cuenta."},
     {"Without a valid date the entry would never end.", "Sin fecha válida, la entrada no terminaría nunca."},
     {"Write year, month and day, or take 'until' out.", "Escriba año, mes y día, o quite 'until'."}},
}};
static_assert(model::idsAreUnique(baselineRows));

}  // namespace

std::span<const model::MessageRow> baselineMessages() { return baselineRows; }

const model::MessageRow& row(BaselineMessage message) {
    return baselineRows[static_cast<std::size_t>(message)];
}

}  // namespace cota::checks
