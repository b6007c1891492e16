#pragma once
// The underlays of the boards on the sheet: pictures below or above the map, for designers only.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "formats/scans/scan_image.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The scan of an underlay of the board with that key in Document::boards; null if it cannot be shown.
using ScanOf = std::function<std::shared_ptr<const scans::Scan>(const std::string& board,
                                                                const model::Underlay& underlay)>;

/// The underlays that are fitted and not hidden, on the boards as they are laid, from bottom to top.
std::vector<scans::PlacedScan> placedUnderlays(const mapsets::Battlefield& field,
                                               const model::Document& document, const MapSheet& sheet,
                                               const ScanOf& scanOf);

/// The names of the two layers. The lower one is above the colours of the ground and below everything that
/// is drawn on it; contours are drawn on it too.
inline constexpr const char* underlayBelow = "underlay";
inline constexpr const char* underlayAbove = "underlay above";

/// The names of layers in the order in which they are drawn if there are underlays: contours after the
/// water that usually covers them, then a place for the lower layer, and at the end one for the upper one.
std::vector<std::string> withUnderlays(const std::vector<std::string>& layers);

/// Adds the two layers to the picture of a map, cut at its edge, with at most so many pixels for each
/// millimetre.
void addUnderlays(picture::Picture& picture, const Scene& scene, const std::vector<scans::PlacedScan>& placed,
                  double mostPerMillimetre);

}  // namespace cota::look
