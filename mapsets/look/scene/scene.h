#pragma once
// What a map picture is drawn from: the battlefield with its heights, the document it came of, the game's
// symbology, and the sheet. Everything a drawing shows is asked here; nothing is decided a second time for
// the eye.

#include <memory>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/heights/heights.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/scene/ways.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

class Groundwork;

/// All of it must outlive the scene.
struct Scene {
    /// Who draws again after an edit hands on the groundwork; null: a new one.
    Scene(const mapsets::Battlefield& onField, const mapsets::Heights& byHeights, const model::Document& from,
          const Symbology& looks, MapSheet onSheet, model::Language inLanguage,
          std::shared_ptr<Groundwork> on = nullptr);
    /// The same for a part of the sheet, drawn from the hexes in it and at most `around` millimetres beside
    /// it.
    Scene part(const picture::Box& shown, double around) const;

    const mapsets::Battlefield& field;
    const mapsets::Heights& heights;  // those LOS uses
    const model::Document& document;
    const Symbology& look;
    MapSheet sheet;
    std::shared_ptr<Groundwork> groundwork;  // never null
    const Ways& ways;
    model::Language language;

    const mapsets::Catalogue& catalogue() const { return field.mapset().catalogue; }
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
    /// Millimetres for a share of the hex width.
    double hex(double share = 1) const { return sheet.hexMillimetres() * share; }
};

}  // namespace cota::look
