#pragma once
// Pango's layout of one line of text; only for the sources of this folder.

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

/// Layouts are a hundred times as large as printed, because Pango rounds small sizes.
inline constexpr double layoutScale = 100;

/// The layout of one line in hundredths of a millimetre. It belongs to the thread that created it.
Layout layoutOf(std::string_view words, const Font& font);
TextSize sizeOf(PangoLayout* layout);
/// The position of the upper left corner of the text relative to its anchor.
Point cornerFrom(const Text& text, const TextSize& size);

}  // namespace cota::picture
