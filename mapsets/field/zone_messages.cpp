#include "mapsets/field/zone_messages.h"

#include <array>

#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

namespace {

using model::MessageRow;
using model::Severity;

constexpr model::LocalLiteral lost = {"The zone has fewer hexes than its definition says.",
                                      "La zona tiene menos hexágonos de los que indica su definición."};

constexpr std::array zoneMessagesRows = {
    MessageRow{"ZON-001",
               Severity::error,
               {"unknown hex in a zone", "hexágono desconocido en una zona"},
               {"Zone '{zone}' uses hex {hex}, which is not on the map. Correct the hex.",
                "La zona '{zone}' usa el hexágono {hex}, que no está en el mapa. Corrija el hexágono."},
               lost,
               {"Correct the hex.", "Corrija el hexágono."}},
    MessageRow{
        "ZON-002",
        Severity::error,
        {"ambiguous hex number", "número de hexágono ambiguo"},
        {"Zone '{zone}': hex {hex} can mean {meanings}. Write the board before the number.",
         "Zona '{zone}': el hexágono {hex} puede ser {meanings}. Escriba el tablero delante del número."},
        lost,
        {"Write the board before the number.", "Escriba el tablero delante del número."}},
    MessageRow{"ZON-003",
               Severity::error,
               {"unknown board in a zone", "tablero desconocido en una zona"},
               {"Zone '{zone}' uses board {board}, which is not on the map. Correct its name.",
                "La zona '{zone}' usa el tablero {board}, que no está en el mapa. Corrija su nombre."},
               lost,
               {"Use one of the assembly's boards.", "Use uno de los tableros del montaje."}},
    MessageRow{"ZON-004",
               Severity::error,
               {"unknown map edge", "borde de mapa desconocido"},
               {"Zone '{zone}' uses the edge '{word}', which does not exist. Known: {known}.",
                "La zona '{zone}' usa el borde '{word}', que no existe. Conocidos: {known}."},
               lost,
               {"Use a compass point or a side of the map.", "Use un punto cardinal o un lado del mapa."}},
    MessageRow{"ZON-005",
               Severity::error,
               {"north not set", "norte sin indicar"},
               {"Zone '{zone}' uses '{word}', but the assembly does not say where north is. Add the north to "
                "the assembly.",
                "La zona '{zone}' usa '{word}', pero el montaje no indica dónde está el norte. Añada el "
                "norte al montaje."},
               lost,
               {"Set the north of the assembly.", "Indique el norte del montaje."}},
    MessageRow{
        "ZON-006",
        Severity::error,
        {"unknown terrain in a zone", "terreno desconocido en una zona"},
        {"Zone '{zone}' uses the terrain '{word}', which does not exist in this game. Correct the word.",
         "La zona '{zone}' usa el terreno '{word}', que no existe en este juego. Corrija la palabra."},
        lost,
        {"Use one of the game's terrains.", "Use un terreno del juego."}},
    MessageRow{
        "ZON-007",
        Severity::error,
        {"unknown feature in a zone", "elemento desconocido en una zona"},
        {"Zone '{zone}' uses the feature '{word}', which does not exist in this game. Correct the word.",
         "La zona '{zone}' usa el elemento '{word}', que no existe en este juego. Corrija la palabra."},
        lost,
        {"Use one of the game's features.", "Use un elemento del juego."}},
    MessageRow{
        "ZON-008",
        Severity::error,
        {"unknown path kind in a zone", "clase de camino desconocida en una zona"},
        {"Zone '{zone}' uses the path kind '{word}', which does not exist in this game. Correct the word.",
         "La zona '{zone}' usa la clase de camino '{word}', que no existe en este juego. Corrija la "
         "palabra."},
        lost,
        {"Use one of the game's path kinds.", "Use una clase de camino del juego."}},
    MessageRow{"ZON-009",
               Severity::error,
               {"unknown zone", "zona desconocida"},
               {"Zone '{zone}' uses zone '{word}', which is not in the scenario. Correct the name.",
                "La zona '{zone}' usa la zona '{word}', que no está en el escenario. Corrija el nombre."},
               lost,
               {"Correct the name.", "Corrija el nombre."}},
    MessageRow{"ZON-010",
               Severity::error,
               {"zone that contains itself", "zona que se contiene a sí misma"},
               {"Zone '{zone}' contains itself through '{word}'. Break the circle.",
                "La zona '{zone}' se contiene a sí misma a través de '{word}'. Rompa el círculo."},
               {"Its hexes cannot be determined.", "No se pueden determinar sus hexágonos."},
               {"Break the circle.", "Rompa el círculo."}},
    MessageRow{"ZON-011",
               Severity::warning,
               {"empty zone", "zona vacía"},
               {"Zone '{zone}' has no hexes. Add some, or remove the zone.",
                "La zona '{zone}' no tiene hexágonos. Añada alguno o elimine la zona."},
               {"No unit can be or enter there.", "Allí no puede haber ni entrar ninguna unidad."},
               {"Check its terms.", "Compruebe sus términos."}},
    MessageRow{
        "ZON-012",
        Severity::error,
        {"line without two hexes", "línea sin dos hexágonos"},
        {"Zone '{zone}' uses the hexes beyond a line, but does not give two hexes for the line. Add them.",
         "La zona '{zone}' usa los hexágonos más allá de una línea, pero no indica dos hexágonos para ella. "
         "Añada los dos hexágonos."},
        lost,
        {"Give two different hexes.", "Indique dos hexágonos distintos."}},
    MessageRow{
        "ZON-013",
        Severity::error,
        {"direction along the line", "dirección a lo largo de la línea"},
        {"The line from {first} to {second} itself runs towards '{word}'. Choose a direction across the "
         "line.",
         "La propia línea de {first} a {second} va hacia '{word}'. Elija una dirección que cruce la línea."},
        {"It is not clear which side of the line to use.", "No está claro qué lado de la línea se usa."},
        {"Use another direction.", "Use otra dirección."}},
    MessageRow{
        "ZON-014",
        Severity::error,
        {"chain of zones too long", "cadena de zonas demasiado larga"},
        {"Zone '{zone}' uses '{word}' as the last of a chain of {limit} zones. Zones after it are not used.",
         "La zona '{zone}' usa '{word}' al final de una cadena de {limit} zonas. Las zonas siguientes no se "
         "usan."},
        lost,
        {"Use the zone directly.", "Use directamente la zona."}},
};
static_assert(model::idsAreUnique(zoneMessagesRows));
static_assert(zoneMessagesRows.size() == static_cast<std::size_t>(ZoneMessage::tooDeep) + 1);

}  // namespace

const MessageRow& messageOf(ZoneMessage message) {
    return zoneMessagesRows[static_cast<std::size_t>(message)];
}

std::span<const MessageRow> zoneMessages() { return zoneMessagesRows; }

}  // namespace cota::mapsets
