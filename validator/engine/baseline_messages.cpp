#include "validator/engine/baseline_messages.h"

#include <array>

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array<model::MessageRow, 4> baselineRows{{
    {"BASE-001",
     Severity::warning,
     {"baseline entry that is no longer needed", "entrada de la línea base que ya no hace falta"},
     {"There are no findings of {rule} on '{subject}' any more. Remove the entry from the baseline.",
      "Ya no hay hallazgos de {rule} en '{subject}'. Elimine la entrada de la línea base."},
     {"An entry that is no longer needed hides the same mistake if it comes back.",
      "Una entrada que ya no hace falta oculta el mismo error si vuelve a aparecer."},
     {"Run 'cota check' with --update-baseline: it keeps the other entries and their reasons.",
      "Ejecute 'cota check' con --update-baseline: conserva las demás entradas y sus motivos."}},
    {"BASE-002",
     Severity::warning,
     {"baseline entry past its end date", "entrada vencida de la línea base"},
     {"The entry of {rule} on '{subject}' ended on {until}. Correct the scenario, or give a later date.",
      "La entrada de {rule} en '{subject}' venció el {until}. Corrija el escenario o indique una fecha "
      "posterior."},
     {"The date makes sure that the finding is reviewed again.",
      "La fecha sirve para que el hallazgo se revise de nuevo."},
     {"Correct the finding, or change the date 'until' in the baseline.",
      "Corrija el hallazgo o cambie la fecha 'until' en la línea base."}},
    {"BASE-003",
     Severity::warning,
     {"baseline entries without a reason", "entradas de la línea base sin motivo"},
     {"{count} {count:entry has|entries have} no reason. Explain why the findings can wait.",
      "{count} {count:entrada no tiene|entradas no tienen} motivo. Explique por qué los hallazgos pueden "
      "esperar."},
     {"Other readers must be able to tell a decision from a mistake.",
      "Otros lectores deben poder distinguir una decisión de un error."},
     {"Fill in 'reason' in the entries, or use --reason with --update-baseline.",
      "Rellene 'reason' en las entradas o use --reason con --update-baseline."}},
    {"BASE-004",
     Severity::warning,
     {"baseline entry with an invalid end date", "entrada de la línea base con fecha de fin no válida"},
     {"The end date '{until}' of the entry of {rule} on '{subject}' is not a date such as 2026-12-31. Until "
      "it is corrected, the entry has no effect.",
      "La fecha de fin '{until}' de la entrada de {rule} en '{subject}' no es una fecha como 2026-12-31. "
      "Mientras no se corrija, la entrada no tiene efecto."},
     {"Without a valid date the entry would never end.", "Sin fecha válida, la entrada no terminaría nunca."},
     {"Write year, month and day, or remove 'until'.", "Escriba año, mes y día, o elimine 'until'."}},
}};
static_assert(model::idsAreUnique(baselineRows));

}  // namespace

std::span<const model::MessageRow> baselineMessages() { return baselineRows; }

const model::MessageRow& row(BaselineMessage message) {
    return baselineRows[static_cast<std::size_t>(message)];
}

}  // namespace cota::checks
