#pragma once
// The picture of the map to draw.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/raster.h"
#include "formats/scans/scan_image.h"
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
    /// Underlays, from bottom to top; may be null.
    std::shared_ptr<const std::vector<scans::PlacedScan>> underlays = nullptr;
};

look::Scene sceneOf(const PictureRequest& request);

bool hasUnderlays(const PictureRequest& request);
/// Whether a layer is one of the two of underlays.
bool isUnderlayLayer(const std::string& layer);
/// What such a layer shows of a box of the sheet, with a pixel of its own for each of the screen.
picture::Layer underlaysIn(const PictureRequest& request, const std::string& layer, const picture::Box& shown,
                           const picture::PixelBox& pixels);

}  // namespace cota::session
