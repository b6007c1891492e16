#pragma once
// What a legend lists: exactly the drawn items of a map that have a name.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/look/furniture/legend_samples.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// An entry of the legend; entries are in this order.
struct LegendEntry {
    std::string_view kind;  // of look.xml; "unit", "zone" and "objective" are of a side
    std::string id;
    model::LocalText name;
    std::size_t step = 0;  // of the relief, from 1
};

/// The input of the legend, needed before the scene because the sheet includes the legend.
struct LegendSource {
    const mapsets::Battlefield& field;
    const model::Document& document;
    const Symbology& look;
    const MapSheet& sheet;
    std::span<const std::string> layers;  // empty: all

    bool shows(std::string_view layer) const {
        return layers.empty() || std::ranges::find(layers, layer) != layers.end();
    }
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
    const mapsets::Catalogue& catalogue() const { return field.mapset().catalogue; }
};

/// All drawn items of this map that have a name, in the order of the game.
std::vector<LegendEntry> legendEntries(const LegendSource& drawn);
/// Counters, zones and objectives of the scenario, for one side after the other.
std::vector<LegendEntry> sideEntries(const LegendSource& drawn);
/// The layers of its samples.
SampleParts partsOf(const LegendSource& drawn);

/// The sample of an entry.
void drawLegendEntry(const Scene& scene, const LegendEntry& entry, const picture::Box& swatch,
                     const SampleParts& parts, picture::Layer& layer);
/// That of a side: a counter, the rim of a zone or a star, as large as the swatch allows.
void drawSideSample(const Scene& scene, const LegendEntry& entry, const picture::Box& swatch,
                    picture::Layer& layer);

}  // namespace cota::look
