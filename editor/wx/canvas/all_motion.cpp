#include "editor/wx/canvas/all_motion.h"

#include <wx/dynlib.h>
#include <wx/window.h>

namespace cota::wx {

void wantAllMotion(const wxWindow& window) {
#ifdef __WXGTK__
    // Looked up in the library that the toolkit has loaded: the program is built without the headers of GTK.
    using SetCompression = void (*)(void* window, int isCompressed);
    static const auto setCompression = reinterpret_cast<SetCompression>(wxDynamicLibrary::RawGetSymbol(
        wxDynamicLibrary::GetProgramHandle(), "gdk_window_set_event_compression"));
    if (auto* drawn = window.GTKGetDrawingWindow(); drawn && setCompression) setCompression(drawn, 0);
#else
    static_cast<void>(window);
#endif
}

}  // namespace cota::wx
