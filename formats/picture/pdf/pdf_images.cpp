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

namespace {

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

bool isOfColour(Colour pixel, Colour colour) {
    return pixel.red == colour.red && pixel.green == colour.green && pixel.blue == colour.blue;
}

}  // namespace

int PdfContent::addMask(const Image& image, std::string alphas) {
    const int times = timesOf(image, 1);
    const bool isLarge = static_cast<double>(image.columns) * image.rows * times * times > mostInFineSteps;
    return addSamples(shared_.objects, imageEntries("DeviceGray"),
                      {image.columns, image.rows, 1, std::move(alphas)}, times,
                      shared_.inks ? 1
                      : isLarge    ? 4
                                   : 2);
}

int PdfContent::addImage(const Image& image) {
    const bool isOpaque = std::ranges::all_of(image.pixels, [](Colour pixel) { return pixel.alpha == 255; });
    const int parts = shared_.inks ? 4 : 3;
    Samples colours{image.columns, image.rows, parts, samplesOf(image)};
    auto entries = imageEntries(shared_.colourSpace());
    if (isOpaque)
        return addSamples(shared_.objects, std::move(entries), std::move(colours), timesOf(image, parts));
    std::string alphas;
    for (const auto& pixel : image.pixels) alphas += static_cast<char>(pixel.alpha);
    entries += " /SMask " + pdfReference(addMask(image, std::move(alphas)));
    return addSamples(shared_.objects, std::move(entries), std::move(colours), 1);
}

/// An image is a square of one unit with its first row at the top.
void PdfContent::unitSquare(const Box& at) {
    number(at.width() * unitsPerMillimetre);
    out_ += "0 0 ";
    number(-at.height() * unitsPerMillimetre);
    place({at.left, at.bottom});
    out_ += "cm\n";
}

void PdfContent::addTint(const Image& image, Colour colour) {
    std::string alphas;
    for (const auto& pixel : image.pixels)
        alphas += static_cast<char>(isOfColour(pixel, colour) ? pixel.alpha : 0);
    const int mask = addMask(image, std::move(alphas));
    PdfContent form(shared_, resources_, window_);
    form.unitSquare(image.at);
    form.out_ += "/M Do\n";
    const double per = unitsPerMillimetre;
    const int group = shared_.objects.addStream(
        fmt::format("/Type /XObject /Subtype /Form /BBox [ {} {} {} {} ] /Group << /S /Transparency /I true "
                    "/CS /DeviceGray >> /Resources << /XObject << /M {} >> >>",
                    numberText(image.at.left * per, 1), numberText(image.at.top * per, 1),
                    numberText(image.at.right * per, 1), numberText(image.at.bottom * per, 1),
                    pdfReference(mask)),
        form.take());
    save();
    if (image.blend == Blend::multiply) set("/BM /Multiply");
    fillColour(colour, InkUse::area);
    set(fmt::format("/SMask << /Type /Mask /S /Luminosity /G {} >>", pdfReference(group)));
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
    shared_.drawn.push_back(addImage(image));
    save();
    if (image.blend == Blend::multiply) set("/BM /Multiply");
    alpha(255);
    unitSquare(image.at);
    out_ += fmt::format("/X{} Do\n", shared_.drawn.size() - 1);
    restore();
}

}  // namespace cota::picture
