#include "validator/cli/commands/answer_pictures.h"

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

void writeAnswerPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Overlay& overlay, const Streams& streams) {
    if (options.output.empty()) return;
    const auto picture = mapPicture(table, common, options, {}, false, streams, overlay);
    writePicture({&picture, 1}, options, pdfSettings(common.language), streams);
}

}  // namespace cota::cli
