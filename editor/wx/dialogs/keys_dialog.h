#pragma once
// The keys of all commands and tools, to be changed: find one, press its new keys.

class wxWindow;

namespace cota::wx {

/// Each change is kept at once. True if anything was changed.
bool editKeys(wxWindow* parent);

}  // namespace cota::wx
