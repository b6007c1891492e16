#include "editor/picture/palette_samples.h"

#include "mapsets/look/furniture/legend_samples.h"
#include "mapsets/look/layers/layers.h"

namespace cota::session {

std::vector<picture::Picture> samplesOf(const JoinedMap& map, const look::Symbology& look,
                                        std::string_view kind, const std::vector<PaletteEntry>& entries,
                                        double width, double height) {
    const look::Scene scene(map.field(), map.play().heights(), map.document(), look, map.sheet(),
                            model::Language::english);
    std::vector<picture::Picture> samples;
    for (const auto& entry : entries) {
        picture::Picture sample;
        sample.size = {width, height};
        sample.paper = look::groundColour(scene);
        picture::Layer layer{"sample", {}};
        look::drawSample(scene, kind, entry.id, {0, 0, width, height}, layer.marks);
        sample.layers.push_back(std::move(layer));
        samples.push_back(std::move(sample));
    }
    return samples;
}

}  // namespace cota::session
