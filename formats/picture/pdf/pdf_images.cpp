// Images in a PDF. Enlarged ones are smoothed here, to a resolution good enough for print.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "formats/picture/number_text.h"
#include "formats/picture/pdf/pdf_content.h"
#include "formats/picture/pdf/smooth_samples.h"

namespace cota::picture {

namespace {

constexpr double printDots = 150;  // per inch, at least
/// Pixels of one image, which no sheet reaches that is printed in one piece; above, resolution falls.
constexpr double mostPixels = 6e8;
/// Above A2, shading has larger steps: they are still a hundredth of the lightness of the ground.
constexpr double mostInFineSteps = 1.5e7;

/// The pixels that count for a page: those in it, and one more on each side.
Image partIn(const Image& image, const Box& window) {
    const double wide = image.at.width() / image.columns, high = image.at.height() / image.rows;
    const auto place = [](double at, double start, double step, int more, int most) {
        return static_cast<int>(std::clamp(std::floor((at - start) / step) + more, 0.0, most * 1.0));
    };
    const int left = place(window.left, image.at.left, wide, -1, image.columns),
              right = place(window.right, image.at.left, wide, 2, image.columns),
              top = place(window.top, image.at.top, high, -1, image.rows),
              bottom = place(window.bottom, image.at.top, high, 2, image.rows);
    if (left == 0 && top == 0 && right == image.columns && bottom == image.rows) return image;
    Image part{.at = {image.at.left + left * wide, image.at.top + top * high, image.at.left + right * wide,
                      image.at.top + bottom * high},
               .columns = right - left,
               .rows = bottom - top,
               .pixels = {},
               .blend = image.blend};
    for (int row = top; row < bottom; ++row) {
        const auto first = image.pixels.begin() + static_cast<std::ptrdiff_t>(row) * image.columns;
        part.pixels.insert(part.pixels.end(), first + left, first + right);
    }
    return part;
}

/// How many times the pixels of an image are divided for print.
int timesOf(const Image& image, int parts) {
    const double dots = image.columns / image.at.width() * millimetresPerInch;
    const double pixels = static_cast<double>(image.columns) * image.rows * parts;
    const int most = static_cast<int>(std::sqrt(mostPixels / std::max(1.0, pixels)));
    return std::clamp(static_cast<int>(std::ceil(printDots / dots - 1e-6)), 1, std::max(1, most));
}

int addSamples(PdfObjects& objects, const std::string& entries, Samples samples, int times, int step = 1) {
    auto dictionary =
        fmt::format("/Type /XObject /Subtype /Image /Width {} /Height {} /BitsPerComponent 8 {}",
                    samples.columns * times, samples.rows * times, entries);
    if (times == 1) return objects.addStream(std::move(dictionary), std::move(samples.bytes));
    dictionary += enlargedFilter(samples, times);
    return objects.addPlain(std::move(dictionary), enlarged(samples, times, step));
}

/// The bytes of an image in the colours of the file.
std::string samplesOf(const PdfShared& shared, const Image& image) {
    std::string samples;
    for (const auto& pixel : image.pixels)
        if (shared.inks)
            for (const auto share : shared.inks->of(pixel, InkUse::area).thousandths)
                samples += static_cast<char>(static_cast<std::uint8_t>((share * 255 + 500) / 1000));
        else
            for (const auto part : {pixel.red, pixel.green, pixel.blue}) samples += static_cast<char>(part);
    return samples;
}

/// The colours of the pixels that are seen, without their alphas, if there are only as many and all of them
/// are translucent.
std::optional<std::vector<Colour>> fewColours(const Image& image, std::size_t most) {
    std::vector<Colour> found;
    for (Colour pixel : image.pixels) {
        if (pixel.alpha == 0) continue;
        if (pixel.alpha == 255) return std::nullopt;
        pixel.alpha = 255;
        if (std::ranges::find(found, pixel) != found.end()) continue;
        if (found.size() == most) return std::nullopt;
        found.push_back(pixel);
    }
    return found;
}

std::string imageEntries(const char* space) {
    return fmt::format("/ColorSpace /{} /Interpolate true", space);
}

/// `alphas`: values of 0 to 255, one for each pixel of the image.
int addMask(PdfShared& shared, const Image& image, std::string alphas) {
    const int times = timesOf(image, 1);
    const bool isLarge = static_cast<double>(image.columns) * image.rows * times * times > mostInFineSteps;
    return addSamples(shared.objects, imageEntries("DeviceGray"),
                      {image.columns, image.rows, 1, std::move(alphas)}, times,
                      shared.inks ? 1
                      : isLarge   ? 4
                                  : 2);
}

int addImage(PdfShared& shared, const Image& image) {
    const bool isOpaque = std::ranges::all_of(image.pixels, [](Colour pixel) { return pixel.alpha == 255; });
    const int parts = shared.inks ? 4 : 3;
    Samples colours{image.columns, image.rows, parts, samplesOf(shared, image)};
    auto entries = imageEntries(shared.colourSpace());
    if (isOpaque)
        return addSamples(shared.objects, std::move(entries), std::move(colours), timesOf(image, parts));
    std::string alphas;
    for (const auto& pixel : image.pixels) alphas += static_cast<char>(pixel.alpha);
    entries += " /SMask " + pdfReference(addMask(shared, image, std::move(alphas)));
    return addSamples(shared.objects, std::move(entries), std::move(colours), 1);
}

/// The matrix of an image, which is a square of one unit with its first row at the top.
std::string unitSquare(const Box& at) {
    const auto units = [](double millimetres) { return std::llround(millimetres * unitsPerMillimetre); };
    return fmt::format("{} 0 0 {} {} {} cm\n", units(at.width()), units(-at.height()), units(at.left),
                       units(at.bottom));
}

/// A group whose lightness is how opaque the pixels of one colour are.
int addMaskGroup(PdfShared& shared, const Image& image, Colour colour) {
    std::string alphas;
    for (auto pixel : image.pixels) {
        const auto alpha = pixel.alpha;
        pixel.alpha = colour.alpha;
        alphas += static_cast<char>(pixel == colour ? alpha : 0);
    }
    std::string bounds;
    for (const double edge : {image.at.left, image.at.top, image.at.right, image.at.bottom})
        bounds += numberText(edge * unitsPerMillimetre, 1) + " ";
    const int mask = addMask(shared, image, std::move(alphas));
    return shared.objects.addStream(
        fmt::format("/Type /XObject /Subtype /Form /BBox [ {}] /Group << /S /Transparency /I true "
                    "/CS /DeviceGray >> /Resources << /XObject << /M {} >> >>",
                    bounds, pdfReference(mask)),
        unitSquare(image.at) + "/M Do\n");
}

}  // namespace

void PdfContent::addTint(const Image& image, Colour colour) {
    const int mask = addMaskGroup(shared_, image, colour);
    save();
    if (image.blend == Blend::multiply) set("/BM /Multiply");
    fillColour(colour, InkUse::area);
    set(fmt::format("/SMask << /Type /Mask /S /Luminosity /G {} >>", pdfReference(mask)));
    path(Curve::rectangle(image.at), {}, true);
    out_ += "f\n";
    restore();
}

void PdfContent::operator()(const Image& whole) {
    if (whole.pixels.empty()) return;
    const auto image = partIn(whole, window_);
    if (image.pixels.empty()) return;
    // Shading and the like: one colour at a time under its own fine mask, so that where two colours meet,
    // both fade out. Coarse pixels of colour below one mask would be seen as squares.
    constexpr std::size_t few = 4;
    if (const auto colours = fewColours(image, few)) {
        for (const auto colour : *colours) addTint(image, colour);
        return;
    }
    shared_.drawn.push_back(addImage(shared_, image));
    save();
    if (image.blend == Blend::multiply) set("/BM /Multiply");
    alpha(255);
    out_ += unitSquare(image.at) + fmt::format("/X{} Do\n", shared_.drawn.size() - 1);
    restore();
}

}  // namespace cota::picture
