#include "editor/picture/export_preview.h"

#include <algorithm>
#include <cmath>

#include "editor/words/words.h"

namespace cota::session {

namespace {

constexpr picture::Colour trimColour{20, 130, 60, 255}, bleedColour{200, 40, 40, 255};
/// Of the picture in which the ink is measured.
constexpr double inkDpi = 36;

picture::Mark outlineOf(const picture::Box& box, picture::Colour colour, double width) {
    picture::Mark mark;
    mark.what =
        picture::Stroke{picture::Curve::rectangle(box),
                        {.width = width, .colour = colour, .join = picture::Join::miter, .dashes = {}}};
    return mark;
}

}  // namespace

ExportPreview::ExportPreview(const ExportRequest& request) : pages_(pagesOf(request)) {
    const PressChoice press = request.press.value_or(PressChoice{});
    printer_ = publish::readInks(press.profile, press.inkLimit);
    if (!printer_.inks) refusal_ = printer_.refusal.in(request.language);
}

picture::Pixels ExportPreview::page(int index, std::optional<picture::Ink> ink, int columns, int rows) const {
    const auto& page = pages_.at(static_cast<std::size_t>(index));
    const double scale = std::min(columns / page.size.width, rows / page.size.height);
    auto shown = ink && printer_.inks ? picture::plateOf(page, *printer_.inks, *ink) : page;
    picture::Layer boxes{"boxes", {}};
    for (const auto& [box, colour] : {std::pair{page.bleed, bleedColour}, std::pair{page.trim, trimColour}})
        if (!box.empty()) boxes.marks.push_back(outlineOf(box, colour, 1.2 / scale));
    shown.layers.push_back(std::move(boxes));
    return picture::raster(shown, {{0, 0},
                                   scale,
                                   std::max(1, static_cast<int>(page.size.width * scale)),
                                   std::max(1, static_cast<int>(page.size.height * scale))});
}

std::string ExportPreview::inkText() const {
    if (!printer_.inks) return refusal_;
    double most = 0;
    for (const auto& page : pages_)
        most = std::max(most, picture::mostInkIn(page, *printer_.inks, inkDpi).percent);
    const auto limit = std::to_string(printer_.inks->mostInk());
    return filledIn(
        tr("Most ink at one place: %s percent; the limit is %s.", std::to_string(std::lround(most))), limit);
}

}  // namespace cota::session
