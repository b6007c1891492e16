// cota render: the map as PNG, PDF or SVG.

#include <algorithm>
#include <filesystem>
#include <memory>

#include "formats/model/hex_layout.h"
#include "formats/picture/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/draw_map.h"
#include "mapsets/look_reader.h"
#include "validator/cli/answer.h"
#include "validator/cli/command_error.h"
#include "validator/cli/commands.h"
#include "validator/cli/exit_code.h"
#include "validator/cli/laid_out.h"
#include "validator/cli/shared_options.h"
#include "validator/cli/sight_words.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct RenderOptions {
    AnswerOptions common;
    std::string file;
    double dpi = 300;
    double hexMillimetres = 0;
    std::vector<std::string> layers;
};

constexpr LocalLiteral summary{"the map or board as a picture: PNG, PDF or SVG",
                               "el mapa o tablero como imagen: PNG, PDF o SVG"};
constexpr LocalLiteral noFormat{"'{file}' ends in no format of pictures; known: .png .pdf .svg",
                                "'{file}' no termina en un formato de imagen; conocidos: .png .pdf .svg"};

constexpr LocalLiteral nothingInFolder{"'{folder}' has no scenario and no board.",
                                       "'{folder}' no tiene ningún escenario ni tablero."};
constexpr LocalLiteral severalInFolder{"'{folder}' has several maps; say which: {files}.",
                                       "'{folder}' tiene varios mapas; diga cuál: {files}."};

std::string bytesOf(const picture::Picture& picture, const RenderOptions& options) {
    const std::string_view name = options.common.output;
    if (name.ends_with(".png")) return *picture::pngOf(picture, options.dpi);
    if (name.ends_with(".pdf")) return *picture::pdfOf({&picture, 1});
    if (name.ends_with(".svg")) return picture::svgOf(picture);
    throw CommandError(exitUsage, noFormat, {{"file", options.common.output}});
}

/// Across flats: as asked, else as the first board says, else the model's default.
double hexSize(const RenderOptions& options, const LaidOut& table) {
    if (options.hexMillimetres > 0) return options.hexMillimetres;
    for (const auto& board : table.field->boards())
        if (board.grid.hexMicrometres > 0) return static_cast<double>(board.grid.hexMicrometres) / 1000;
    return model::defaultHexMillimetres;
}

/// A folder stands for the one scenario in it, else the one board.
std::string documentIn(const std::string& path) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) return path;
    std::vector<std::string> scenarios, boards;
    for (const auto& file : fs::directory_iterator(path, ignored)) {
        const auto name = file.path().generic_string();
        if (name.ends_with(".scenario.xml")) scenarios.push_back(name);
        if (name.ends_with(".board.xml")) boards.push_back(name);
    }
    auto& found = scenarios.empty() ? boards : scenarios;
    if (found.empty()) throw CommandError(exitUnreadable, nothingInFolder, {{"folder", path}});
    if (found.size() == 1) return found.front();
    std::sort(found.begin(), found.end());
    throw CommandError(exitUsage, severalInFolder, {{"folder", path}, {"files", joined(found, ", ")}});
}

int run(const RenderOptions& options, const Streams& streams) {
    const LaidOut table = layOut(documentIn(options.file), options.common, streams);
    const auto look = mapsets::readLook(table.mapset());
    const look::Scene scene{*table.field,
                            table.play->heights(),
                            table.input.document,
                            *look.value,
                            look::MapSheet(*table.field, hexSize(options, table)),
                            options.common.language};
    write(options.common.output, bytesOf(look::drawMap(scene, options.layers), options), streams);
    return exitClean;
}

}  // namespace

Command renderCommand(const AnswerOptions& common) {
    auto options = std::make_shared<RenderOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("render", summary);
    line->describe({}, {"render hill.board.xml -o hill.png", "render battle.scenario.xml -o battle.pdf"});
    line->positional("FILE", options->file, fileHelp());
    line->text("-o,--output", "OUT", options->common.output,
               {"the picture: .png, .pdf or .svg", "la imagen: .png, .pdf o .svg"});
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
