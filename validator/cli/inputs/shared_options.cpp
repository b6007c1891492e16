#include "validator/cli/inputs/shared_options.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include "mapsets/play/play.h"
#include "mapsets/sight/sight.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/overlays/overlay.h"

namespace cota::cli {

namespace {

constexpr model::LocalLiteral noSight =
    local("The game '{game}' has no rules for lines of sight, so there is nothing to judge.");

}  // namespace

model::LocalLiteral fileHelp() { return local("a board or scenario; - is standard input"); }

model::LocalLiteral hexHelp() {
    return local("the hex of the observer, by its label on the map (0507, 5-0812) or as @q,r");
}

void declareTurn(CommandLine& line, std::optional<int>& into) {
    line.number("--turn", "N", into, std::numeric_limits<int>::min(), std::numeric_limits<int>::max(),
                local("light, weather and visibility of this turn (default: 1)"));
}

void declareHeightMethod(CommandLine& line, std::string& into) {
    line.text(
        "--height-method", "METHOD", into,
        local("method for heights; an unknown word lists the methods of the game (default: the game's)"));
}

void requireSight(const LaidOut& table) {
    if (!checks::judgesSight(table.mapset()))
        throw CommandError(exitUnreadable, noSight, {{"game", table.game()}});
}

}  // namespace cota::cli
