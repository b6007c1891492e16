// cota render: the map as PNG, PDF or SVG.

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

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct RenderOptions {
    AnswerOptions common;
    std::string file;
    std::string output;
    double dpi = 300;
    double hexMillimetres = 0;
    std::vector<std::string> layers;
};

constexpr LocalLiteral summary{"the map or board as a picture: PNG, PDF or SVG",
                               "el mapa o tablero como imagen: PNG, PDF o SVG"};
constexpr LocalLiteral noFormat{"'{file}' ends in no format of pictures; known: .png .pdf .svg",
                                "'{file}' no termina en un formato de imagen; conocidos: .png .pdf .svg"};

std::string bytesOf(const picture::Picture& picture, const RenderOptions& options) {
    const std::string_view name = options.output;
    if (name.ends_with(".png")) return *picture::pngOf(picture, options.dpi);
    if (name.ends_with(".pdf")) return *picture::pdfOf({&picture, 1});
    if (name.ends_with(".svg")) return picture::svgOf(picture);
    throw CommandError(exitUsage, noFormat, {{"file", options.output}});
}

/// Across flats: as asked, else as the first board says, else the model's default.
double hexSize(const RenderOptions& options, const LaidOut& table) {
    if (options.hexMillimetres > 0) return options.hexMillimetres;
    for (const auto& board : table.field->boards())
        if (board.grid.hexMicrometres > 0) return static_cast<double>(board.grid.hexMicrometres) / 1000;
    return model::defaultHexMillimetres;
}

int run(const RenderOptions& options, const Streams& streams) {
    const LaidOut table = layOut(options.file, options.common, streams);
    const auto look = mapsets::readLook(table.mapset());
    const look::Scene scene{*table.field,
                            table.play->heights(),
                            table.input.document,
                            *look.value,
                            look::MapSheet(*table.field, hexSize(options, table)),
                            options.common.language};
    write(options.output, bytesOf(look::drawMap(scene, options.layers), options), streams);
    return exitClean;
}

}  // namespace

Command renderCommand(const AnswerOptions& common) {
    auto options = std::make_shared<RenderOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("render", summary);
    line->describe({}, {"render hill.board.xml -o hill.png", "render battle.scenario.xml -o battle.pdf"});
    line->positional("FILE", options->file, fileHelp());
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
