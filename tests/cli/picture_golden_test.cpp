// A piece of the map of each game, pixel by pixel: the ground, rivers, roads and buildings of the samples.
// Texts are left out, so that fonts do not matter. COTA_UPDATE=1 writes tests/golden/pixels again; look at
// them before you commit.
#include <gtest/gtest.h>

#include <cstdlib>

#include "formats/picture/png_file.h"
#include "tests/cli/png_view.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

constexpr int dots = 90;   // per inch
constexpr int side = 280;  // of a piece, in pixels

/// Other processors may round the edges of shapes differently: this many values in a thousand may differ by
/// more than `shade`.
constexpr int shade = 24, perThousand = 3;

struct Piece {
    const char* game;
    int left, top;  // pixels on the bare map
};

class GoldenPixels : public testing::TestWithParam<Piece> {};

TEST_P(GoldenPixels, StayTheSame) {
    const auto& piece = GetParam();
    const auto out = scratchFolder() / "map.png";
    const auto folder = fs::path(COTA_SOURCE_DIR) / "samples" / piece.game;
    const auto outcome = run({"render", folder.string(), "-o", out.string(), "--dpi", std::to_string(dots),
                              "--bare", "--without", "numbers,names,zones,features,counters,objectives"});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto seen = cropped(decodedPng(out), piece.left, piece.top, side, side);
    const auto golden =
        fs::path(COTA_SOURCE_DIR) / "tests/golden/pixels" / (std::string(piece.game) + ".png");
    if (std::getenv("COTA_UPDATE")) save(golden, picture::pngOf(seen, dots));
    const auto expected = decodedPng(golden);
    ASSERT_EQ(expected.columns, side);
    ASSERT_EQ(expected.rows, side);
    int different = 0;
    for (std::size_t i = 0; i < seen.argb.size(); ++i)
        for (const unsigned shift : {0u, 8u, 16u})
            different += std::abs(static_cast<int>(seen.argb[i] >> shift & 255u) -
                                  static_cast<int>(expected.argb[i] >> shift & 255u)) > shade;
    EXPECT_LE(different, side * side * 3 * perThousand / 1000) << "see " << out;
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenPixels,
                         testing::Values(Piece{"panzer-grenadier", 1560, 420},
                                         Piece{"marea-de-acero", 1850, 820}, Piece{"tcs", 720, 720},
                                         Piece{"war-storm-series", 280, 300}),
                         [](const auto& one) {
                             std::string name(one.param.game);
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace cota::test
