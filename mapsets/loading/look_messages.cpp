#include "mapsets/loading/look_messages.h"

#include <array>

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral notDrawn{"It would be drawn as if nothing had been written.",
                                "Se dibujaría como si no se hubiera escrito nada."};
constexpr LocalLiteral correct{"Correct the word; docs/symbology.md lists them all.",
                               "Corrija la palabra; docs/es/simbologia.md las da todas."};

constexpr auto rows = std::to_array<MessageRow>({
    {"LOOK-001",
     Severity::error,
     {"unknown kind of thing", "clase de cosa desconocida"},
     {"nothing is drawn as <{kind}>; known: {known}", "nada se dibuja como <{kind}>; conocidas: {known}"},
     notDrawn,
     correct},
    {"LOOK-002",
     Severity::error,
     {"unknown thing", "cosa desconocida"},
     {"the game has no {kind} '{id}'; known: {known}", "el juego no tiene {kind} '{id}'; conocidos: {known}"},
     notDrawn,
     {"Correct the id, or declare the thing.", "Corrija el identificador o declare la cosa."}},
    {"LOOK-002.nearest",
     Severity::error,
     {"unknown thing", "cosa desconocida"},
     {"the game has no {kind} '{id}'; did you mean '{nearest}'?",
      "el juego no tiene {kind} '{id}'; ¿quería decir '{nearest}'?"},
     notDrawn,
     {"Correct the id, or declare the thing.", "Corrija el identificador o declare la cosa."}},
    {"LOOK-003",
     Severity::error,
     {"unknown drawing", "dibujo desconocido"},
     {"a {kind} cannot be drawn as '{drawing}'; known: {known}",
      "{kind} no se puede dibujar como '{drawing}'; conocidos: {known}"},
     notDrawn,
     correct},
    {"LOOK-003.nearest",
     Severity::error,
     {"unknown drawing", "dibujo desconocido"},
     {"a {kind} cannot be drawn as '{drawing}'; did you mean '{nearest}'?",
      "{kind} no se puede dibujar como '{drawing}'; ¿quería decir '{nearest}'?"},
     notDrawn,
     correct},
    {"LOOK-004",
     Severity::error,
     {"unknown parameter of a drawing", "parámetro de dibujo desconocido"},
     {"drawing '{drawing}' has no '{parameter}'; known: {known}",
      "el dibujo '{drawing}' no tiene '{parameter}'; conocidos: {known}"},
     notDrawn,
     correct},
    {"LOOK-004.nearest",
     Severity::error,
     {"unknown parameter of a drawing", "parámetro de dibujo desconocido"},
     {"drawing '{drawing}' has no '{parameter}'; did you mean '{nearest}'?",
      "el dibujo '{drawing}' no tiene '{parameter}'; ¿quería decir '{nearest}'?"},
     notDrawn,
     correct},
    {"LOOK-005",
     Severity::error,
     {"value that cannot be drawn", "valor que no se puede dibujar"},
     {"'{value}' is no value for '{parameter}', which is read as: {known}",
      "'{value}' no es un valor de '{parameter}', que se lee como: {known}"},
     notDrawn,
     {"Write colours as #rrggbb or #rrggbbaa or by a name given with <colour>, lengths in millimetres.",
      "Escriba los colores como #rrggbb o #rrggbbaa o con un nombre dado con <colour>, y las longitudes en "
      "milímetros."}},
    {"LOOK-006",
     Severity::error,
     {"drawn twice", "dibujado dos veces"},
     {"{kind} '{id}' stands here a second time", "{kind} '{id}' está aquí por segunda vez"},
     {"Only one of them can count.", "Sólo uno puede contar."},
     {"Remove one.", "Elimine uno."}},
    {"LOOK-007",
     Severity::warning,
     {"nothing said about its looks", "no se dice cómo se ve"},
     {"look.xml does not say how {kind} '{id}' looks", "look.xml no dice cómo se ve '{id}' ({kind})"},
     {"It is drawn like any other, and the map does not tell them apart.",
      "Se dibuja como cualquier otro y el mapa no los distingue."},
     {"Add an element <{kind} id=\"{id}\" .../>.", "Añada un elemento <{kind} id=\"{id}\" .../>."}},
});
static_assert(rows.size() == static_cast<std::size_t>(LookMessage::count));
static_assert(model::idsAreUnique(rows));

}  // namespace

const MessageRow& row(LookMessage message) { return rows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> lookMessages() { return rows; }

}  // namespace cota::mapsets
