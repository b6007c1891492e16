#pragma once
// What a map picture is drawn from: the battlefield with its heights, the document it came of, the game's symbology, and the
// sheet. Everything a drawing shows is asked here; nothing is decided a second time for the eye.

#include <set>
#include <string>

#include "formats/model/document.h"
#include "formats/model/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/look/map_sheet.h"
#include "mapsets/look/symbology.h"
#include "mapsets/play/battlefield.h"
#include "mapsets/play/heights.h"

namespace cota::look {

struct Scene {
    const mapsets::Battlefield& field;
    const mapsets::Heights& heights;  // those LOS uses
    const model::Document& document;
    const Symbology& look;
    MapSheet sheet;
    model::Language language = model::Language::english;

    const mapsets::Catalogue& catalogue() const { return field.mapset().catalogue; }
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
};

}  // namespace cota::look
