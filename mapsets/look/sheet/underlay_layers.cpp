#include "mapsets/look/sheet/underlay_layers.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "mapsets/look/sheet/draw_map.h"

namespace cota::look {

namespace {

/// The layers that a lower underlay covers, from bottom to top. Contours are drawn again above it.
constexpr std::array<std::string_view, 5> groundLayers{"base", "tints", "ground", "shading", "lakes"};
constexpr std::string_view contourLayer = "contours";

bool isGround(std::string_view layer) { return std::ranges::find(groundLayers, layer) != groundLayers.end(); }

picture::Layer drawn(const Scene& scene, const std::vector<scans::PlacedScan>& placed, bool isOver,
                     double mostPerMillimetre) {
    picture::Layer layer{isOver ? underlayAbove : underlayBelow, {}};
    for (const auto& one : placed) {
        if (one.isOver != isOver) continue;
        if (auto image = scans::imageOf(one, scene.sheet.fieldBox(), mostPerMillimetre))
            layer.marks.push_back({std::move(*image)});
    }
    return cutAtField(scene, std::move(layer));
}

}  // namespace

std::vector<scans::PlacedScan> placedUnderlays(const mapsets::Battlefield& field,
                                               const model::Document& document, const MapSheet& sheet,
                                               const ScanOf& scanOf) {
    constexpr double thousandths = 1000;
    std::vector<scans::PlacedScan> placed;
    const auto place = [&](const mapsets::LaidBoard& laid, const std::string& key,
                           const model::Board& board) {
        for (const model::Underlay& underlay : board.underlays) {
            if (underlay.isHidden || underlay.opacity == 0) continue;
            std::vector<model::PicturePair> pairs;
            for (const model::FitPoint& point : underlay.points) {
                const auto at = sheet.at(laid.toMap(point.at));
                pairs.push_back({{at.x, at.y},
                                 static_cast<double>(point.x) / thousandths,
                                 static_cast<double>(point.y) / thousandths});
            }
            const auto fit = model::fitOf(underlay.fit, pairs);
            if (!fit.isFitted()) continue;
            if (auto scan = scanOf(key, underlay))
                placed.push_back({std::move(scan), fit.place, underlay.opacity, underlay.isOver});
        }
    };
    const auto boards = field.boards();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::string key = document.scenario && i < (*document.scenario)->assembly.boards.size()
                                    ? (*document.scenario)->assembly.boards[i].file
                                : document.boards.empty() ? std::string()
                                                          : document.boards.begin()->first;
        if (const auto it = document.boards.find(key); it != document.boards.end())
            place(boards[i], key, *it->second);
    }
    return placed;
}

std::vector<std::string> withUnderlays(const std::vector<std::string>& layers) {
    std::vector<std::string> order, rest;
    bool hasContours = false;
    for (const std::string& layer : layers) {
        hasContours = hasContours || layer == contourLayer;
        if (layer == contourLayer) continue;
        (isGround(layer) ? order : rest).push_back(layer);
    }
    order.emplace_back(underlayBelow);
    if (hasContours) order.emplace_back(contourLayer);
    order.insert(order.end(), rest.begin(), rest.end());
    order.emplace_back(underlayAbove);
    return order;
}

void addUnderlays(picture::Picture& picture, const Scene& scene, const std::vector<scans::PlacedScan>& placed,
                  double mostPerMillimetre) {
    std::vector<std::string> names;
    for (const auto& layer : picture.layers) names.push_back(layer.name);
    std::vector<picture::Layer> layers;
    for (const std::string& name : withUnderlays(names)) {
        if (name == underlayBelow || name == underlayAbove) {
            auto layer = drawn(scene, placed, name == underlayAbove, mostPerMillimetre);
            if (!layer.marks.empty()) layers.push_back(std::move(layer));
            continue;
        }
        const auto it = std::ranges::find(picture.layers, name, &picture::Layer::name);
        layers.push_back(std::move(*it));
        picture.layers.erase(it);
    }
    picture.layers = std::move(layers);
}

}  // namespace cota::look
