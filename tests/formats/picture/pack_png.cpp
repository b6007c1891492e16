// pack_png FILE...: writes pictures of the documents again as small as they can be; for ./dev gallery. A file
// that would not become smaller stays as it is, so a second run changes nothing.
#include <cstdio>
#include <fstream>
#include <sstream>

#include "formats/picture/png_file.h"

using namespace cota;

namespace {

constexpr int mostSide = 4096;
constexpr double screenDots = 96;

/// What remains when the picture lies on white paper.
picture::Pixels opaque(const picture::Image& image) {
    picture::Pixels pixels{image.columns, image.rows, {}};
    const auto on = [](std::uint32_t part, std::uint32_t alpha) {
        return (part * alpha + 255 * (255 - alpha) + 127) / 255;
    };
    for (const auto& one : image.pixels)
        pixels.argb.push_back(0xff000000u | on(one.red, one.alpha) << 16 | on(one.green, one.alpha) << 8 |
                              on(one.blue, one.alpha));
    return pixels;
}

}  // namespace

int main(int count, char** names) {
    for (int i = 1; i < count; ++i) {
        std::ostringstream read;
        read << std::ifstream(names[i], std::ios::binary).rdbuf();
        const auto before = std::move(read).str();
        const auto image = picture::imageFrom(before, mostSide);
        if (!image) {
            std::fprintf(stderr, "pack_png: %s is no PNG, or too large\n", names[i]);
            return 1;
        }
        const auto after = picture::packedPngOf(opaque(*image), screenDots);
        if (after.size() < before.size()) std::ofstream(names[i], std::ios::binary) << after;
    }
}
