#pragma once
// What tests see of a document page: its parts, the fixes of the selected finding, the marked value.

#include <utility>
#include <vector>

#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

class BottomPanel;
class FindingDetail;
class MapCanvas;
class PageBook;
class PropertyPanel;
class SidePanel;

void traceFixes(Trace& trace, FindingDetail& detail, PropertyPanel& properties);
MapPlace placeOf(const MapCanvas& map, const session::Session& session);
/// The visible parts around the map, with their names.
std::vector<PanelBox> boxesOf(const SidePanel& side, const BottomPanel& bottom, const PageBook& views,
                              const std::vector<std::pair<const char*, const wxWindow*>>& others);

}  // namespace cota::wx
