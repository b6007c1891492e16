#include "validator/overlays/overlay_drawing.h"

namespace cota::checks {

look::CountsOnMap drawingOf(const OverlayAnswer& answer) {
    look::CountsOnMap counts;
    counts.from = {answer.from, answer.fromWords};
    counts.toward = {answer.toward, answer.towardWords};
    counts.legend = answer.legend;
    counts.none = answer.none;
    for (const HexAnswer& hex : answer.hexes)
        if (!answer.isNone(hex)) counts.counts.push_back({hex.cell, *hex.value, hex.isUncertain});
    return counts;
}

look::AnswerCaption captionOf(const look::Scene& scene, const OverlayAnswer& answer) {
    return {answer.question, answer.headline, look::legendOf(scene, drawingOf(answer))};
}

}  // namespace cota::checks
