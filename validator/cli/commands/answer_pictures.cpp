#include "validator/cli/commands/answer_pictures.h"

#include <utility>

#include "mapsets/look/sheet/answer_drawings.h"

namespace cota::cli {

Overlay seenFrom(mapsets::Cell from, std::vector<std::pair<mapsets::Cell, mapsets::SightVerdict>> verdicts) {
    return [from, verdicts = std::move(verdicts)](const look::Scene& scene) {
        return look::drawSeen(scene, from, verdicts);
    };
}

Overlay reachedFrom(mapsets::Cell from, std::vector<mapsets::ReachedHex> hexes,
                    std::vector<mapsets::Cell> way) {
    return [from, hexes = std::move(hexes), way = std::move(way)](const look::Scene& scene) {
        return look::drawReached(scene, from, hexes, way);
    };
}

std::string withOptions(std::string question, const std::vector<AskedOption>& options) {
    std::string given;
    for (const AskedOption& one : options) {
        if (one.value && one.value->empty()) continue;
        given += (given.empty() ? "" : ", ") + std::string(one.option) + (one.value ? " " + *one.value : "");
    }
    return given.empty() ? question : question + " (" + given + ")";
}

void writeAnswerPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Overlay& overlay, const Caption& caption, const Streams& streams) {
    if (options.output.empty()) return;
    look::AnswerCaption said;
    picture::Box field;
    auto map = mapPicture(table, common, options, {}, false, streams, [&](const look::Scene& scene) {
        said = caption(scene);
        field = scene.sheet.fieldBox();
        return overlay(scene);
    });
    const auto picture = look::captioned(std::move(map), said, field);
    writePicture({&picture, 1}, options, pdfSettings(common.language), streams);
}

}  // namespace cota::cli
