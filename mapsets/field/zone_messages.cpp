#include "mapsets/field/zone_messages.h"

#include <array>

#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

namespace {

using model::MessageRow;
using model::Severity;

constexpr model::LocalLiteral lost = {"The zone has fewer hexes than its text says.",
                                      "La zona tiene menos hexágonos de los que dice su texto."};

constexpr std::array zoneMessagesRows = {
    MessageRow{"ZON-001",
               Severity::error,
               {"unknown hex in a zone", "hexágono desconocido en una zona"},
               {"Zone '{zone}' names hex {hex}, which is not on the map; correct it.",
                "La zona '{zone}' nombra el hexágono {hex}, que no está en el mapa; corríjalo."},
               lost,
               {"Correct the hex.", "Corrija el hexágono."}},
    MessageRow{"ZON-002",
               Severity::error,
               {"several hexes of one name", "varios hexágonos con un nombre"},
               {"In zone '{zone}', hex {hex} can mean {meanings}; write the board before it.",
                "En la zona '{zone}', el hexágono {hex} puede ser {meanings}; ponga el tablero delante."},
               lost,
               {"Write the board before the number.", "Escriba el tablero delante del número."}},
    MessageRow{"ZON-003",
               Severity::error,
               {"unknown board in a zone", "tablero desconocido en una zona"},
               {"Zone '{zone}' names board {board}, which does not lie on the map; correct its name.",
                "La zona '{zone}' nombra el tablero {board}, que no está en el mapa; corrija su nombre."},
               lost,
               {"Use one of the assembly's boards.", "Use uno de los tableros del montaje."}},
    MessageRow{"ZON-004",
               Severity::error,
               {"unknown map edge", "borde de mapa desconocido"},
               {"Zone '{zone}' names the edge '{word}', which no map has; known: {known}.",
                "La zona '{zone}' nombra el borde '{word}', que ningún mapa tiene; conocidos: {known}."},
               lost,
               {"Use a compass point or a side of the map.", "Use un punto cardinal o un lado del mapa."}},
    MessageRow{
        "ZON-005",
        Severity::error,
        {"north not stated", "norte sin indicar"},
        {"Zone '{zone}' speaks of '{word}', but the assembly does not say where north is; add it there.",
         "La zona '{zone}' habla de '{word}', pero el montaje no dice dónde está el norte; indíquelo allí."},
        lost,
        {"Set the assembly's north.", "Indica el norte del montaje."}},
    MessageRow{"ZON-006",
               Severity::error,
               {"unknown terrain in a zone", "terreno desconocido en una zona"},
               {"Zone '{zone}' asks for terrain '{word}', which the game does not know; correct the word.",
                "La zona '{zone}' pide el terreno '{word}', que el juego no conoce; corrija la palabra."},
               lost,
               {"Use one of the game's terrains.", "Use un terreno del juego."}},
    MessageRow{"ZON-007",
               Severity::error,
               {"unknown feature in a zone", "elemento desconocido en una zona"},
               {"Zone '{zone}' asks for feature '{word}', which the game does not know; correct the word.",
                "La zona '{zone}' pide el elemento '{word}', que el juego no conoce; corrija la palabra."},
               lost,
               {"Use one of the game's features.", "Use un elemento del juego."}},
    MessageRow{"ZON-008",
               Severity::error,
               {"unknown path kind in a zone", "clase de camino desconocida en una zona"},
               {"Zone '{zone}' asks for paths '{word}', which the game does not know; correct the word.",
                "La zona '{zone}' pide caminos '{word}', que el juego no conoce; corrija la palabra."},
               lost,
               {"Use one of the game's path kinds.", "Use una clase de camino del juego."}},
    MessageRow{"ZON-009",
               Severity::error,
               {"unknown zone", "zona desconocida"},
               {"Zone '{zone}' names zone '{word}', which the scenario does not have; correct the name.",
                "La zona '{zone}' nombra la zona '{word}', que el escenario no tiene; corrija el nombre."},
               lost,
               {"Correct the name.", "Corrija el nombre."}},
    MessageRow{"ZON-010",
               Severity::error,
               {"zone of itself", "zona de sí misma"},
               {"Zone '{zone}' is made of itself, by way of '{word}'; cut the ring.",
                "La zona '{zone}' se compone de sí misma, a través de '{word}'; rompa el círculo."},
               {"It cannot be known which hexes it has.", "No se puede saber qué hexágonos tiene."},
               {"Break the circle.", "Rompe el círculo."}},
    MessageRow{"ZON-011",
               Severity::warning,
               {"empty zone", "zona vacía"},
               {"Zone '{zone}' has no hex; add some, or remove the zone.",
                "La zona '{zone}' no tiene ningún hexágono; añada alguno o quite la zona."},
               {"Units cannot be or enter there.", "Allí no puede haber ni entrar ninguna unidad."},
               {"Check its terms.", "Compruebe sus términos."}},
    MessageRow{"ZON-012",
               Severity::error,
               {"no line", "sin línea"},
               {"Zone '{zone}' asks for hexes beyond a line, but names no two hexes for it; name them.",
                "La zona '{zone}' pide hexágonos más allá de una línea, pero no nombra dos hexágonos para "
                "ella; nómbrelos."},
               lost,
               {"Name two different hexes.", "Nombre dos hexágonos distintos."}},
    MessageRow{
        "ZON-013",
        Severity::error,
        {"direction along the line", "dirección a lo largo de la línea"},
        {"The line from {first} to {second} itself runs towards '{word}'; choose a direction across it.",
         "La propia línea de {first} a {second} va hacia '{word}'; elija una dirección que la cruce."},
        {"The term does not say which side of the line.", "El término no dice qué lado de la línea."},
        {"Use another direction.", "Use otra dirección."}},
    MessageRow{"ZON-014",
               Severity::error,
               {"too long a chain of zones", "cadena de zonas demasiado larga"},
               {"Zone '{zone}' names '{word}' as the last of a chain of {limit} zones; what lies behind it "
                "is not followed.",
                "La zona '{zone}' nombra '{word}' al final de una cadena de {limit} zonas; lo que hay detrás "
                "no se sigue."},
               lost,
               {"Name the zone directly.", "Nombre directamente la zona."}},
};
static_assert(model::idsAreUnique(zoneMessagesRows));
static_assert(zoneMessagesRows.size() == static_cast<std::size_t>(ZoneMessage::tooDeep) + 1);

}  // namespace

const MessageRow& messageOf(ZoneMessage message) {
    return zoneMessagesRows[static_cast<std::size_t>(message)];
}

std::span<const MessageRow> zoneMessages() { return zoneMessagesRows; }

}  // namespace cota::mapsets
