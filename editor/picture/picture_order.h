#pragma once
// What picture of the map is wanted.

#include <memory>
#include <string>
#include <vector>

#include "editor/answers/table.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/raster.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

struct PictureOrder {
    std::shared_ptr<const Table> table;
    std::shared_ptr<const look::Symbology> look;
    picture::View view;
    std::vector<std::string> layers;  // shown ones, as draw_map.h names them; empty: all
    model::Language language = model::Language::english;
    std::vector<std::string> overlays = {};                  // as relief_overlays.h names them
    std::shared_ptr<const picture::Layer> answer = nullptr;  // above everything; may be null
};

look::Scene sceneOf(const PictureOrder& order);

/// The marks of a table, the same the command line draws, and the overlays; without the answer.
picture::Picture pictureOf(const PictureOrder& order);

}  // namespace cota::session
