#include "validator/cli/shared_options.h"

#include <limits>

#include "validator/cli/command_error.h"

namespace cota::cli {

model::LocalLiteral fileHelp() {
    return {"a board or scenario; - is standard input", "un tablero o escenario; - es la entrada estándar"};
}

model::LocalLiteral hexHelp() {
    return {"the hex looked from, in the labels of its map (0507, 5-0812) or as @q,r",
            "el hexágono desde el que se mira, con los nombres de su mapa (0507, 5-0812) o como @q,r"};
}

void declareTurn(CommandLine& line, std::optional<int>& into) {
    line.number("--turn", "N", into, std::numeric_limits<int>::min(), std::numeric_limits<int>::max(),
                {"light, weather and visibility of this turn (default: 1)",
                 "luz, tiempo y visibilidad de este turno (por omisión: 1)"});
}

void declareHeightMethod(CommandLine& line, std::string& into) {
    line.text("--height-method", "METHOD", into,
              {"how heights are worked out (default: the game's own way)",
               "cómo se calculan las alturas (por omisión: como el juego)"});
}

}  // namespace cota::cli
