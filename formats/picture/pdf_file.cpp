#include "formats/picture/pdf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "formats/picture/number_text.h"
#include "formats/picture/pdf_content.h"

namespace cota::picture {

namespace {

double points(double millimetresLong) { return millimetresLong * pointsPerInch / millimetresPerInch; }

/// The number of points in a unit of a page of this size: a side may have at most 14,400 units.
int userUnit(model::MapSize size) {
    constexpr double most = 14400;
    return std::max(1, static_cast<int>(std::ceil(points(std::max(size.width, size.height)) / most - 1e-9)));
}

/// Adds the content of a page and the page; `above` is the object of the list of pages.
int addPage(const Picture& page, int above, int resources, PdfShared& shared) {
    PdfContent content(shared, resources, {0, 0, page.size.width, page.size.height});
    const int unit = userUnit(page.size);
    content.beginPage(page, unit);
    for (const auto& layer : page.layers) content.add(layer.marks);
    std::string parts;
    for (auto& part : content.takeParts())
        parts += pdfReference(shared.objects.addStream({}, std::move(part))) + " ";
    return shared.objects.add(fmt::format(
        "<< /Type /Page /Parent {} /MediaBox [ 0 0 {} {} ]{} /Resources {} /Contents [ {}] /Group << "
        "/Type /Group /S /Transparency /I true /CS /DeviceRGB >> >>",
        pdfReference(above), numberText(points(page.size.width) / unit, 4),
        numberText(points(page.size.height) / unit, 4), unit > 1 ? fmt::format(" /UserUnit {}", unit) : "",
        pdfReference(resources), parts));
}

}  // namespace

std::optional<std::string> pdfOf(std::span<const Picture> pages, const Progress& progress) {
    PdfShared shared;
    const int list = shared.objects.reserve(), resources = shared.objects.reserve();
    std::string kids;
    std::size_t done = 0;
    for (const auto& page : pages) {
        kids += pdfReference(addPage(page, list, resources, shared)) + " ";
        ++done;
        if (progress && !progress(static_cast<double>(done) / static_cast<double>(pages.size())))
            return std::nullopt;
    }
    shared.objects.put(resources, shared.resources());
    shared.objects.put(list, fmt::format("<< /Type /Pages /Kids [ {}] /Count {} >>", kids, pages.size()));
    const int catalogue =
        shared.objects.add(fmt::format("<< /Type /Catalog /Pages {} >>", pdfReference(list)));
    const auto title = pages.empty() ? std::string() : pages.front().title;
    const int information =
        shared.objects.add(fmt::format("<< /Title {} /Creator (Cota) >>", pdfText(title)));
    return shared.objects.file(catalogue, information);
}

}  // namespace cota::picture
