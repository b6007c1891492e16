#include "mapsets/loading/look_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notDrawn{"The entry would be ignored.", "La entrada se ignoraría."};
constexpr LocalLiteral correct{"Correct the word; docs/symbology.md lists all words.",
                               "Corrija la palabra; docs/es/simbologia.md enumera todas las palabras."};

constexpr auto rows = std::to_array<MessageRow>({
    {"LOOK-001",
     Severity::error,
     {"unknown kind of entry", "clase de entrada desconocida"},
     {"There is no kind of entry <{kind}>. Known: {known}.",
      "No existe la clase de entrada <{kind}>. Conocidas: {known}."},
     notDrawn,
     correct},
    {"LOOK-002",
     Severity::error,
     {"unknown entry", "entrada desconocida"},
     {"The game has no {kind} '{id}'. Known: {known}.",
      "El juego no tiene '{id}' ({kind}). Conocidos: {known}."},
     notDrawn,
     {"Correct the id, or declare the entry.", "Corrija el identificador o declare la entrada."}},
    {"LOOK-002.nearest",
     Severity::error,
     {"unknown entry", "entrada desconocida"},
     {"The game has no {kind} '{id}'. Did you mean '{nearest}'?",
      "El juego no tiene '{id}' ({kind}). ¿Quería decir '{nearest}'?"},
     notDrawn,
     {"Correct the id, or declare the entry.", "Corrija el identificador o declare la entrada."}},
    {"LOOK-003",
     Severity::error,
     {"unknown drawing", "dibujo desconocido"},
     {"'{drawing}' is not a drawing for {kind}. Known: {known}.",
      "'{drawing}' no es un dibujo para {kind}. Conocidos: {known}."},
     notDrawn,
     correct},
    {"LOOK-003.nearest",
     Severity::error,
     {"unknown drawing", "dibujo desconocido"},
     {"'{drawing}' is not a drawing for {kind}. Did you mean '{nearest}'?",
      "'{drawing}' no es un dibujo para {kind}. ¿Quería decir '{nearest}'?"},
     notDrawn,
     correct},
    {"LOOK-004",
     Severity::error,
     {"unknown parameter of a drawing", "parámetro de dibujo desconocido"},
     {"Drawing '{drawing}' has no parameter '{parameter}'. Known: {known}.",
      "El dibujo '{drawing}' no tiene el parámetro '{parameter}'. Conocidos: {known}."},
     notDrawn,
     correct},
    {"LOOK-004.nearest",
     Severity::error,
     {"unknown parameter of a drawing", "parámetro de dibujo desconocido"},
     {"Drawing '{drawing}' has no parameter '{parameter}'. Did you mean '{nearest}'?",
      "El dibujo '{drawing}' no tiene el parámetro '{parameter}'. ¿Quería decir '{nearest}'?"},
     notDrawn,
     correct},
    {"LOOK-005",
     Severity::error,
     {"invalid value of a drawing", "valor de dibujo no válido"},
     {"'{value}' is not a value of '{parameter}'. Possible values: {known}.",
      "'{value}' no es un valor de '{parameter}'. Valores posibles: {known}."},
     notDrawn,
     {"Write colours as #rrggbb, #rrggbbaa or a name given with <colour>, and lengths in millimetres.",
      "Escriba los colores como #rrggbb, #rrggbbaa o un nombre dado con <colour>, y las longitudes en "
      "milímetros."}},
    {"LOOK-006",
     Severity::error,
     {"entry given twice", "entrada repetida"},
     {"'{id}' ({kind}) is given here a second time.", "'{id}' ({kind}) aparece aquí por segunda vez."},
     {"Only one of them can be used.", "Solo se puede usar una de las dos entradas."},
     {"Remove one of them.", "Elimine una de las dos."}},
    {"LOOK-007",
     Severity::warning,
     {"entry without a look", "entrada sin aspecto"},
     {"look.xml has no entry for '{id}' ({kind}).",
      "look.xml no tiene ninguna entrada para '{id}' ({kind})."},
     {"It is drawn like others of its kind, so the map does not tell them apart.",
      "Se dibuja como otras entradas de su clase, y el mapa no las distingue."},
     {"Add an element <{kind} id=\"{id}\" .../>.", "Añada un elemento <{kind} id=\"{id}\" .../>."}},
});
static_assert(rows.size() == static_cast<std::size_t>(LookMessage::count));
static_assert(model::idsAreUnique(rows));

}  // namespace

const MessageRow& row(LookMessage message) { return rows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> lookMessages() { return rows; }

}  // namespace cota::mapsets
