#include "formats/picture/pdf_file.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <memory>
#include <new>

#include "formats/picture/cairo_painter.h"

namespace cota::picture {

namespace {

struct ReleaseSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct ReleaseContext {
    void operator()(cairo_t* cr) const { cairo_destroy(cr); }
};

extern "C" cairo_status_t appendBytes(void* text, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

constexpr double points(double millimetresLong) {
    return millimetresLong * pointsPerInch / millimetresPerInch;
}

/// Cairo writes the time of making unless it is told one. This one means nothing, and always the same.
constexpr const char* noDate = "2000-01-01T00:00:00Z";

}  // namespace

std::optional<std::string> pdfOf(std::span<const Picture> pages, const Progress& progress) {
    std::string bytes;
    std::unique_ptr<cairo_surface_t, ReleaseSurface> surface(
        cairo_pdf_surface_create_for_stream(appendBytes, &bytes, 1, 1));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, noDate);
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Cota");
    if (!pages.empty())
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, pages.front().title.c_str());
    std::size_t done = 0;
    for (const auto& page : pages) {
        cairo_pdf_surface_set_size(surface.get(), points(page.size.width), points(page.size.height));
        const std::unique_ptr<cairo_t, ReleaseContext> cr(cairo_create(surface.get()));
        cairo_scale(cr.get(), points(1), points(1));
        PaintList(page).paint(cr.get(), {0, 0, page.size.width, page.size.height});
        cairo_show_page(cr.get());
        if (cairo_status(cr.get()) == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
        ++done;
        if (progress && !progress(static_cast<double>(done) / static_cast<double>(pages.size())))
            return std::nullopt;
    }
    cairo_surface_finish(surface.get());
    return bytes;
}

}  // namespace cota::picture
