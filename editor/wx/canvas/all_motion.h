#pragma once
// Asks the toolkit for every motion of the pointer. Otherwise it drops those that arrive while the window is
// busy, and a fast stroke loses its curves.

class wxWindow;

namespace cota::wx {

/// The window must be visible; does nothing on platforms that drop none.
void wantAllMotion(const wxWindow& window);

}  // namespace cota::wx
