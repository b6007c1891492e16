// Anything typed after an option: an answer or a refusal, never an internal error. The first byte chooses
// the option, the rest is its value.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "mapsets/loading/game_shelf.h"
#include "validator/cli/program.h"
#include "validator/cli/terminal/exit_code.h"

namespace {

using namespace cota;

constexpr const char* board =
    "<board format=\"4\" id=\"1\" mapset=\"panzer-grenadier\"><grid orientation=\"flat\" columns=\"5\" "
    "rows=\"4\"/><hexes ground=\"clear\"><hex at=\"0202\" terrain=\"woods\"/></hexes></board>";

/// A command on the board, and the option to be tested; none: the value is the next argument.
struct Place {
    std::vector<std::string> words;
    const char* option;
};

const std::vector<Place>& places() {
    static const std::vector<Place> all{
        {{"check", "-"}, "--fail-on"},
        {{"check", "-"}, "--max-warnings"},
        {{"check", "-"}, "--rules"},
        {{"check", "-"}, "--severity"},
        {{"check", "-"}, "--today"},
        {{"check", "-"}, "--jobs"},
        {{"los", "-", "0101"}, nullptr},
        {{"los", "-", "0101", "0303"}, "--turn"},
        {{"los", "-", "0101", "0303"}, "--height-method"},
        {{"viewshed", "-"}, nullptr},
        {{"heights", "-"}, "--height-method"},
        {{"reach", "-", "--class", "foot", "--allowance", "3"}, "--from"},
        {{"reach", "-", "--from", "0101", "--class", "foot"}, "--allowance"},
        {{"reach", "-", "--from", "0101", "--allowance", "3"}, "--class"},
        {{"reach", "-", "--from", "0101", "--class", "foot", "--allowance", "3"}, "--turns"},
        {{"reach", "-", "--from", "0101", "--class", "foot", "--allowance", "3"}, "--to"},
        {{"render", "-", "-o", "-", "--format", "svg"}, "--layers"},
        {{"render", "-", "-o", "-", "--format", "svg"}, "--without"},
        {{"render", "-", "-o", "-", "--format", "svg"}, "--hex-mm"},
        {{"render", "-", "-o", "-", "--format", "svg"}, "--paper"},
        {{"render", "-", "-o", "-", "--format", "svg"}, "--bleed-mm"},
        {{"export", "-", "-o", "-", "--format", "geojson"}, "--origin"},
        {{"export", "-", "-o", "-", "--format", "geojson", "--origin", "3,40"}, "--hex-metres"},
        {{"explain"}, nullptr},
        {{"rules"}, "--mapset"},
        {{"mapsets"}, nullptr},
        {{"fix", "-"}, "--rule"},
        {{}, nullptr},
    };
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = 200;
    if (size == 0 || size > longest) return 0;
    static const auto shelf = std::make_shared<mapsets::GameShelf>();
    static cli::Surroundings surroundings{.program = {}, .variables = {}, .games = shelf};
    surroundings.variables["COTA_MAPSETS"] = COTA_SOURCE_DIR "/mapsets/systems";
    const auto& place = places()[data[0] % places().size()];
    const std::string value(reinterpret_cast<const char*>(data) + 1, size - 1);
    // Arguments end at a zero byte. File names are not tried, because commands would write there.
    if (value.find('\0') != std::string::npos || value.find('/') != std::string::npos) return 0;
    auto words = place.words;
    if (place.option != nullptr) words.emplace_back(place.option);
    words.push_back(value);
    std::istringstream in(board);
    std::ostringstream out, err;
    const int code = cli::runProgram(words, {in, out, err}, surroundings);
    if (code == cli::exitFailed || code == cli::exitUnwritable) std::abort();
    if (code == cli::exitUsage && err.str().empty()) std::abort();
    return 0;
}
