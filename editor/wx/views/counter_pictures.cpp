#include "editor/wx/views/counter_pictures.h"

#include <wx/app.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

#include "editor/documents/force_tree.h"
#include "editor/picture/counter_samples.h"
#include "editor/wx/toolkit/convert.h"
#include "formats/model/document/formation_tree.h"

namespace cota::wx {

namespace {

constexpr double printedSize = 16;  // millimetres; lines keep the proportions of print

std::string nationsOf(const model::Document& document) {
    std::string nations;
    if (document.scenario)
        for (const auto& side : (*document.scenario)->sides)
            nations += side.id.text + "=" + side.nation + ";";
    return nations;
}

}  // namespace

/// Pixels of the screen for one of the toolkit.
double CounterPictures::scale() {
    const auto* window = wxTheApp ? wxTheApp->GetTopWindow() : nullptr;
    return window ? window->GetContentScaleFactor() : 1;
}

wxBitmap CounterPictures::drawn(const model::CounterType& type, const model::SideId& side, bool isReverse,
                                int size) const {
    if (!session_.game() || size < 1) return {};
    const auto sample = session::counterSample(session_.document(), *session_.game(), *session_.look(), type,
                                               side, isReverse, printedSize, session_.language());
    const int pixels = static_cast<int>(std::lround(size * scale()));
    return toBitmap(picture::raster(sample, {{0, 0}, pixels / printedSize, pixels, pixels}), false, scale());
}

wxBitmap CounterPictures::of(const model::CounterType& stated, const model::SideId& side, int size) {
    const auto type = session::wholeType(session_.document(), stated);
    const auto pixels = static_cast<int>(std::lround(size * scale()));
    auto& kept = kept_[{type.id.text + " " + side.text, pixels}];
    auto nations = nationsOf(session_.document());
    if (!kept.picture.IsOk() || kept.look != session_.look() || kept.nations != nations ||
        !(kept.type == type))
        kept = {type, session_.look(), std::move(nations), drawn(type, side, false, size)};
    return kept.picture;
}

wxBitmap CounterPictures::ofUnit(const model::CounterId& unit, int size) {
    const auto found = session::findCounter(session_.document(), unit);
    if (!found.counter) return {};
    const auto& types = found.forces->types;
    const auto type = std::ranges::find(types, found.counter->type, &model::CounterType::id);
    if (type == types.end()) return {};
    return of(*type, model::FormationTree(session_.document()).sideOf(*found.counter), size);
}

}  // namespace cota::wx
