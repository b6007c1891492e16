#pragma once
// The input of a map picture: the battlefield with its heights, the document, the game's symbology and the
// sheet. Drawings ask the scene for all facts and decide none themselves.

#include <memory>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/heights/heights.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/scene/ways.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

class Groundwork;
struct LevelAreas;

/// All of it must outlive the scene.
struct Scene {
    /// After an edit the caller passes on the groundwork; null: a new one.
    Scene(const mapsets::Battlefield& onField, const mapsets::Heights& byHeights, const model::Document& from,
          const Symbology& looks, MapSheet onSheet, model::Language inLanguage,
          std::shared_ptr<Groundwork> on = nullptr);
    /// The same for a part of the sheet, drawn from the hexes in it and at most `around` millimetres outside
    /// it.
    Scene part(const picture::Box& shown, double around) const;

    const mapsets::Battlefield& field;
    const mapsets::Heights& heights;  // those used for LOS
    const model::Document& document;
    const Symbology& look;
    MapSheet sheet;
    std::shared_ptr<Groundwork> groundwork;  // never null
    const Ways& ways;
    model::Language language;
    /// The level that has the tint of level 0. Contours of a high land begin far above the tints of a game,
    /// so it is a whole number of index contours below the lowest contour; neighbouring boards mostly agree.
    int bottom = 0;

    /// The levels of the ground shown, computed on first use; safe to use from several threads.
    const LevelAreas& levels() const;

    /// A layer that others ask for too, made once; safe to use from several threads.
    const picture::Layer& layer(picture::Layer (*draw)(const Scene&)) const;

    const mapsets::Catalogue& catalogue() const { return field.mapset().catalogue; }
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
    /// Millimetres for a share of the hex width.
    double hex(double share = 1) const { return sheet.hexMillimetres() * share; }

  private:
    struct Kept;
    std::shared_ptr<Kept> kept_;  // of this sheet
};

}  // namespace cota::look
