#include "formats/model/document/board_text.h"

namespace cota::model {

std::string axialText(HexCoord hex) { return "@" + std::to_string(hex.q) + "," + std::to_string(hex.r); }

std::string hexText(const Grid& grid, HexCoord hex) {
    if (grid.contains(hex)) {
        std::string label = grid.label(hex);
        const bool isPlain = !label.empty() && label.find_first_of("@/ \t\r\n") == std::string::npos;
        if (isPlain && grid.hexOf(label) == hex) return label;
    }
    return axialText(hex);
}

std::string terrainText(const TerrainMix& mix) {
    std::string text;
    for (const TerrainShare& share : mix.shares) {
        if (!text.empty()) text += ' ';
        text += share.terrain.text;
        if (share.percent) text.append(":").append(std::to_string(*share.percent));
    }
    return text;
}

std::string thousandthsText(std::int64_t thousandths) {
    const auto size = static_cast<std::uint64_t>(thousandths < 0 ? -thousandths : thousandths);
    std::string text = (thousandths < 0 ? "-" : "") + std::to_string(size / 1000);
    if (size % 1000 == 0) return text;
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    while (decimals.back() == '0') decimals.pop_back();
    return text + "." + decimals;
}

std::string pointText(GridPoint point) { return thousandthsText(point.x) + "," + thousandthsText(point.y); }

}  // namespace cota::model
