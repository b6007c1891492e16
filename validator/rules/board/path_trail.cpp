#include "validator/rules/board/path_trail.h"

#include <algorithm>

namespace cota::checks {

namespace {

constexpr std::size_t mostOfPath = 12;
constexpr auto stopsHere = local(" stops here");

}  // namespace

std::vector<TrailStep> pathTrail(const CheckContext& context, const mapsets::LaidBoard& laid,
                                 const model::Path& path, model::HexCoord stop) {
    auto hexes = path.hexes;
    if (!hexes.empty() && hexes.front() == stop) std::ranges::reverse(hexes);
    if (hexes.size() > mostOfPath) hexes.erase(hexes.begin(), hexes.end() - mostOfPath);
    const auto& field = context.battlefield();
    const auto* kind = context.catalogue().pathKind(path.kind);
    const auto name =
        kind == nullptr || kind->name.empty() ? model::LocalText{path.kind.text, path.kind.text} : kind->name;
    const auto runs = [&](model::Language language) { return name.in(language) + " '" + path.id.text + "'"; };
    std::vector<TrailStep> trail;
    for (const auto hex : hexes) {
        const auto cell = field.cellOf(laid.toMap(hex));
        if (cell == mapsets::noCell || !field.isOnMap(cell)) continue;
        trail.push_back(
            {{field.label(cell)}, {runs(model::Language::english), runs(model::Language::spanish)}});
    }
    if (trail.empty()) return trail;
    trail.back().decides = true;
    trail.back().text.en += stopsHere.english();
    trail.back().text.es += stopsHere.in(model::Language::spanish);
    return trail;
}

}  // namespace cota::checks
