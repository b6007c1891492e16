#include "validator/cli/commands/underlay_output.h"

#include "mapsets/look/sheet/underlay_layers.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral underlayLeftOut =
    local("cota: warning: the underlay '{id}' is left out: its picture '{file}' cannot be used: {reason}.");

}  // namespace

std::filesystem::path fileOfUnderlay(const checks::CheckInput& input, const std::string& board,
                                     const model::Underlay& underlay) {
    // A board that is opened alone is the first file; its key is only its name.
    const bool isAlone = !input.files.empty() && input.files.front().kind == "board";
    const std::filesystem::path file =
        isAlone ? input.files.front().path : checks::pathOfFile(input.files, board);
    return file.parent_path() / std::filesystem::path(underlay.file);
}

void showUnderlays(picture::Picture& picture, const look::Scene& scene, const LaidOut& table,
                   const AnswerOptions& common, double dotsPerInch, const Streams& streams) {
    const auto scanOf = [&](const std::string& board, const model::Underlay& underlay) {
        const auto file = scans::readScan(fileOfUnderlay(table.input, board, underlay));
        if (!file.scan)
            streams.err << common.say(underlayLeftOut, {{"id", underlay.id},
                                                        {"file", underlay.file},
                                                        model::inWords("reason", file.fault)})
                        << "\n";
        return file.scan;
    };
    const auto placed = look::placedUnderlays(scene.field, scene.document, scene.sheet, scanOf);
    look::addUnderlays(picture, scene, placed, dotsPerInch / picture::millimetresPerInch);
}

}  // namespace cota::cli
