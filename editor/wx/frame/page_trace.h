#pragma once
// What tests see of a document page: its parts, the fixes of the selected finding, the marked value.

#include <filesystem>
#include <utility>
#include <vector>

#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

class BottomPanel;
class Commands;
class FindingDetail;
class MapCanvas;
class PageBook;
class PropertyPanel;
class SidePanel;

/// Writes what happens to a folder, from now on.
void beginTrace(Trace& trace, Commands& commands, const session::Session& session,
                const std::filesystem::path& folder);
void traceFixes(Trace& trace, FindingDetail& detail, PropertyPanel& properties);
MapPlace placeOf(const MapCanvas& map, const session::Session& session);
/// The visible parts around the map, with their names.
std::vector<PanelBox> boxesOf(const SidePanel& side, const BottomPanel& bottom, const PageBook& views,
                              const std::vector<std::pair<const char*, const wxWindow*>>& others);

}  // namespace cota::wx
