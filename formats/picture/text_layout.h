#pragma once
// Pango's layout of one line of text, for the sources of this folder only.

#include <pango/pangocairo.h>

#include <memory>
#include <string_view>

#include "formats/picture/marks.h"
#include "formats/picture/text_shape.h"

namespace cota::picture {

struct ReleaseObject {
    void operator()(void* object) const { g_object_unref(object); }
};
using Layout = std::unique_ptr<PangoLayout, ReleaseObject>;

/// Layouts are made a hundred times as large as printed: Pango rounds small sizes.
inline constexpr double layoutScale = 100;

/// The layout of one line; its units are hundredths of a millimetre. Belongs to the thread that made it.
Layout layoutOf(std::string_view words, const Font& font);
TextSize sizeOf(PangoLayout* layout);
/// Where the upper left corner of the text lies, seen from its anchor.
Point cornerFrom(const Text& text, const TextSize& size);

}  // namespace cota::picture
