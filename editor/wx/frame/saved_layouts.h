#pragma once
// Layouts that the user saved under a name, and the last one, in the settings. Small and large windows have
// their own, so that a laptop and the monitor on the desk do not spoil each other.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/wx/frame/page_parts.h"

namespace cota::wx {

class Commands;
class DocumentPage;

/// Asks for the name of a layout; empty if the user cancels.
std::string askLayoutName(wxWindow* parent);
std::vector<std::string> savedLayouts(bool isCompact);
std::optional<PageLayout> savedLayout(const std::string& name, bool isCompact);
void saveLayout(const std::string& name, bool isCompact, const PageLayout& layout);
void removeLayout(const std::string& name, bool isCompact);

/// The layout of the last session.
std::optional<PageLayout> lastLayout(bool isCompact);
void saveLastLayout(bool isCompact, const PageLayout& layout);

/// The supplied layouts: the usual one with what the work needs.
void addLayoutCommands(Commands& commands, const std::function<DocumentPage&()>& page);

}  // namespace cota::wx
