// The parameters and reasons of sight by the nearest obstruction.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array nearestObstructionParameterRows = {
    row("blockers", Kind::tags, ofHexes, nullptr, "terrain and features that block or cast a shadow",
        "terrenos y elementos que bloquean o dan sombra"),
    row("always-within", Kind::integer, "", "1", "distance in hexes within which sight is always clear",
        "distancia en hexágonos a la que siempre hay visión"),
    row("blind-hexes", Kind::integer, "", "0",
        "blind hexes behind an obstruction, for a difference of one level",
        "hexágonos ciegos tras una obstrucción, con un nivel de diferencia"),
    row("blind-less", Kind::integer, "", "0", "number fewer for each further level",
        "cuántos menos por cada nivel más"),
    row("plateau", Kind::flag, "", "no",
        "the higher end sees nothing lower beyond an adjacent hex of its own level",
        "el extremo superior no ve nada más bajo tras un hexágono adyacente de su mismo nivel"),
    row("low-obstacles", Kind::word, "always if-level", "always",
        "whether terrain below both ends still blocks",
        "si también bloquea el terreno por debajo de ambos extremos"),
    row("relief-obstructs", Kind::word, "above-lower any", "above-lower",
        "ground that casts a shadow: only above the lower end, or all terrain of the relief",
        "suelo que da sombra: solo por encima del extremo inferior, o todo el terreno del relieve"),
    row("vertex", Kind::word, "ignored counts", "ignored",
        "whether a hex touched at a corner is on its side of the line",
        "si un hexágono tocado en un vértice está en su lado de la línea"),
    row("blind-count", Kind::word, "distance traversed", "distance",
        "blind hexes: as distance, or as hexes the line passes through",
        "hexágonos ciegos: como distancia, o como hexágonos que atraviesa la línea"),
    row("off-map-side", Kind::word, "free barred", "free",
        "a line along the edge of the map may use the side without hexes",
        "una línea por el borde del mapa puede usar el lado sin hexágonos"),
};

constexpr std::array nearestObstructionReasonRows = {
    ReasonRow{"open-line", {"nothing is in the way", "nada lo impide"}},
    ReasonRow{"adjacent", {"hexes this near always see each other", "hexágonos tan próximos siempre se ven"}},
    ReasonRow{"blocking-terrain", {"the line passes through {terrain} in {hex}", "bloquea {hex}: {terrain}"}},
    ReasonRow{"higher-ground",
              {"{hex} (level {level}) is higher than both ends",
               "{hex} (nivel {level}) está más alto que ambos extremos"}},
    ReasonRow{"plateau",
              {"{hex} is as high as the higher end and next to it: it hides lower hexes",
               "{hex} está tan alto como el extremo superior y junto a él: oculta los hexágonos más bajos"}},
    ReasonRow{"blind-hex",
              {"the lower end is in the shadow of {terrain} in {hex} ({blind} blind {blind:hex|hexes})",
               "el extremo inferior está a la sombra de {hex}: {terrain} ({blind} {blind:hexágono "
               "ciego|hexágonos ciegos})"}},
    ReasonRow{"overlooked",
              {"the lower end is {far} {far:hex|hexes} behind {hex} ({terrain}), of which {blind:only # "
               "is|only # are|none is} blind",
               "el extremo inferior está {far} {far:hexágono|hexágonos} detrás de {hex} ({terrain}), y "
               "{blind:solo # es ciego|solo # son ciegos|ninguno es ciego}"}},
    ReasonRow{"chosen-side",
              {"the line runs between {hex} and {other} and uses the side of {hex}",
               "la línea pasa entre {hex} y {other} y usa el lado de {hex}"}},
    ReasonRow{"chosen-overlooked",
              {"the line uses the side of {hex} ({terrain}); the lower end is {far} {far:hex|hexes} behind "
               "it, of which {blind:only # is|only # are|none is} blind",
               "la línea usa el lado de {hex} ({terrain}); el extremo inferior está {far} "
               "{far:hexágono|hexágonos} detrás, y {blind:solo # es ciego|solo # son ciegos|ninguno es "
               "ciego}"}},
    ReasonRow{"free-side",
              {"the line uses the side of {hex} that has no hexes in play",
               "la línea usa el lado de {hex} que no tiene hexágonos en juego"}},
    ReasonRow{"edge-side",
              {"the line runs along the outer edge of the map and uses the side of {hex}",
               "la línea va por el borde exterior del mapa y usa el lado de {hex}"},
              true},
    ReasonRow{"both-sides",
              {"{hex} is in the way on one side of the line, {other} on the other",
               "se interpone {hex} a un lado de la línea y {other} al otro"}},
    ReasonRow{"barred-side",
              {"the line cannot use the side of {hex}", "la línea no puede usar el lado de {hex}"}},
    ReasonRow{"corner",
              {"the line only touches {hex} at a corner", "la línea solo toca {hex} en un vértice"}},
    ReasonRow{"not-counted",
              {"{hex} ({terrain}) does not hide what is behind it",
               "{hex} ({terrain}) no oculta lo que hay detrás"}},
};

}  // namespace

const StrategyDescription nearestObstructionDescription = {
    "sight", "nearest-obstruction", nearestObstructionParameterRows, nearestObstructionReasonRows};

}  // namespace cota::mapsets
