#pragma once
// A battlefield with its strategies and the findings of its map assembly, built once and shared.

#include <memory>
#include <optional>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/field/kept_ground.h"
#include "mapsets/play/other_sights.h"
#include "mapsets/play/play.h"

namespace cota::mapsets {

struct LaidMap {
    std::shared_ptr<const Mapset> game;
    std::optional<const Battlefield> field;     // nothing if no board could be placed
    std::unique_ptr<const Play> play;           // null without a field
    std::unique_ptr<const OtherSights> others;  // null without a field

    /// Judges and explains a line, with the options that decided it.
    SightResult explain(Cell from, Cell to, SightRecorder& record) const {
        return others->explain(play->sight(), play->heights(), from, to, record);
    }
    /// The same without waiting: until `others` is prepared, options of heights are not named.
    SightResult explainAtOnce(Cell from, Cell to, SightRecorder& record) const {
        return others->isPrepared() ? explain(from, to, record) : play->sight().judge(from, to, &record);
    }
    std::vector<model::Finding> findings;
};

/// `game` must not be null. For `lines` see play.h, for `ground` battlefield_builder.h.
std::shared_ptr<const LaidMap> layMap(const model::Document& document, std::shared_ptr<const Mapset> game,
                                      std::shared_ptr<KeptLines> lines = nullptr,
                                      KeptGround* ground = nullptr);

}  // namespace cota::mapsets
