#include "editor/wx/counters/counter_pictures.h"

#include "editor/picture/counter_samples.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr double printedSize = 16;  // millimetres; lines keep the proportions of print

}  // namespace

wxBitmap CounterPictures::drawn(const model::CounterType& type, const model::SideId& side, bool isReverse,
                                int size) const {
    if (!session_.game() || size < 1) return {};
    const auto sample = session::counterSample(session_.document(), *session_.game(), *session_.look(), type,
                                               side, isReverse, printedSize);
    return toBitmap(picture::raster(sample, {{0, 0}, size / printedSize, size, size}), false);
}

wxBitmap CounterPictures::of(const model::CounterType& type, const model::SideId& side, int size) {
    auto& kept = kept_[{type.id.text + " " + side.text, size}];
    if (!kept.picture.IsOk() || kept.look != session_.look() || !(kept.type == type))
        kept = {type, session_.look(), drawn(type, side, false, size)};
    return kept.picture;
}

}  // namespace cota::wx
