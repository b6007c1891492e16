// Images in a PDF. Enlarged ones are smoothed here, to a resolution good enough for print.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

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

}  // namespace

std::string PdfContent::samplesOf(const Image& image) const {
    std::string samples;
    for (const auto& pixel : image.pixels)
        if (shared_.inks)
            for (const auto share : shared_.inks->of(pixel, InkUse::area).thousandths)
                samples += static_cast<char>(static_cast<std::uint8_t>((share * 255 + 500) / 1000));
        else
            for (const auto part : {pixel.red, pixel.green, pixel.blue}) samples += static_cast<char>(part);
    return samples;
}

int PdfContent::addImage(const Image& image) {
    const bool isOpaque = std::ranges::all_of(image.pixels, [](Colour pixel) { return pixel.alpha == 255; });
    const bool isForPress = shared_.inks != nullptr;
    const int parts = isForPress ? 4 : 3;
    const auto entries = [](const char* space) {
        return fmt::format("/ColorSpace /{} /Interpolate true", space);
    };
    Samples colours{image.columns, image.rows, parts, samplesOf(image)};
    if (isOpaque)
        return addSamples(shared_.objects, entries(shared_.colourSpace()), std::move(colours),
                          timesOf(image, parts));
    // Shading and the like: only the alpha changes from pixel to pixel, so only the alpha is enlarged.
    Samples alphas{image.columns, image.rows, 1, {}};
    for (const auto& pixel : image.pixels) alphas.bytes += static_cast<char>(pixel.alpha);
    const int times = timesOf(image, 1);
    const bool isLarge = static_cast<double>(image.columns) * image.rows * times * times > mostInFineSteps;
    const int mask = addSamples(shared_.objects, entries("DeviceGray"), std::move(alphas), times,
                                isForPress ? 1
                                : isLarge  ? 4
                                           : 2);
    return addSamples(shared_.objects, entries(shared_.colourSpace()) + " /SMask " + pdfReference(mask),
                      std::move(colours), 1);
}

void PdfContent::operator()(const Image& whole) {
    if (whole.pixels.empty()) return;
    const auto image = partIn(whole, window_);
    if (image.pixels.empty()) return;
    shared_.drawn.push_back(addImage(image));
    save();
    if (image.blend == Blend::multiply) set("/BM /Multiply");
    alpha(255);
    // An image is a square of one unit with its first row at the top.
    number(image.at.width() * unitsPerMillimetre);
    out_ += "0 0 ";
    number(-image.at.height() * unitsPerMillimetre);
    place({image.at.left, image.at.bottom});
    out_ += fmt::format("cm\n/X{} Do\n", shared_.drawn.size() - 1);
    restore();
}

}  // namespace cota::picture
