#include "mapsets/field/hexside_layer.h"

namespace cota::mapsets {

void HexsideLayer::takeBoards() {
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        const LaidBoard& laid = work_.data.boards[i];
        for (const model::HexsideAt& hexside : work_.sources[i]->hexsides) {
            const HexsideType* type = work_.catalogue.hexside(hexside.kind);
            if (type && (laid.keeps(hexside.side.hex) || laid.keeps(hexside.side.other())))
                kinds_[laid.toMap(hexside.side)].insert(indexIn(work_.catalogue.hexsides, type));
        }
    }
}

void HexsideLayer::finish() {
    for (const auto& [side, kinds] : kinds_) {
        if (kinds.empty()) continue;
        work_.data.hexsides.push_back({side, {kinds.begin(), kinds.end()}});
        const auto note = [&](model::HexCoord hex, model::Direction direction) {
            const Cell cell = work_.cellOf(hex);
            if (cell == noCell) return;
            std::uint8_t& sides = work_.data.kindedSides[BattlefieldWork::index(cell)];
            sides = static_cast<std::uint8_t>(sides | hexsideBit(direction));
        };
        note(side.hex, side.direction);
        note(side.other(), model::opposite(side.direction));
    }
}

}  // namespace cota::mapsets
