#pragma once
// The picture of the map to draw.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/raster.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

struct PictureRequest {
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const look::Symbology> look;
    picture::View view;
    std::vector<std::string> layers;  // the visible ones, names from draw_map.h; empty: all
    model::Language language = model::Language::english;
    std::vector<std::string> overlays = {};                  // names from relief_overlays.h
    std::shared_ptr<const picture::Layer> answer = nullptr;  // on top; may be null
    std::uint64_t number = 0;                                // of the one who asks
};

look::Scene sceneOf(const PictureRequest& request);

}  // namespace cota::session
