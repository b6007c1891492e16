// Scans: every form of a file gives the same picture; damaged and enormous files are refused; reductions and
// parts of placed scans show what they must.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "formats/scans/scan_image.h"
#include "formats/scans/scan_shelf.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::scans;

namespace {

namespace fs = std::filesystem;

const fs::path samples = fs::path(COTA_SOURCE_DIR) / "tests/formats/scans/samples";

/// The left half of the samples is red, the right half green.
void expectSample(const std::string& name, int tolerance) {
    const auto file = readScan(samples / name);
    ASSERT_TRUE(file.scan) << name << ": " << file.fault.en;
    EXPECT_EQ(file.scan->columns, 20) << name;
    EXPECT_EQ(file.scan->rows, 12) << name;
    const auto near = [&](picture::Colour colour, int red, int green, int blue) {
        return std::abs(colour.red - red) <= tolerance && std::abs(colour.green - green) <= tolerance &&
               std::abs(colour.blue - blue) <= tolerance;
    };
    EXPECT_TRUE(near(file.scan->colourAt(2.5, 2.5, 1), 200, 40, 30)) << name;
    EXPECT_TRUE(near(file.scan->colourAt(17.5, 9.5, 1), 30, 140, 60)) << name;
}

TEST(Scan, EveryFormGivesTheSamePicture) {
    for (const auto* name : {"plain.png", "deep.png", "palette.png", "interlaced.png"}) expectSample(name, 0);
    if (hasJpegLibrary())
        for (const auto* name : {"plain.jpg", "steps.jpg"}) expectSample(name, 8);
    if (hasTiffLibrary())
        for (const auto* name : {"strips.tif", "bands.tif", "tiles.tif"}) expectSample(name, 0);
}

TEST(Scan, TransparentPixelsAreOnWhitePaper) {
    const auto file = readScan(samples / "half.png");
    ASSERT_TRUE(file.scan);
    const auto colour = file.scan->colourAt(2.5, 2.5, 1);
    EXPECT_NEAR(colour.red, 227, 12);
    EXPECT_NEAR(colour.green, 147, 40) << "mixed in the light of the screen";
}

TEST(Scan, DamagedAndForeignFilesAreRefusedWithAReason) {
    for (const auto* name :
         {"cut.png", "cut.jpg", "cut.tif", "floats.tif", "huge.png", "no-such.png", "../scan_test.cpp"}) {
        const auto file = readScan(samples / name);
        const bool isFilledIn = std::string_view(name) == "cut.jpg";  // by the library
        EXPECT_TRUE(isFilledIn || !file.scan) << name;
        EXPECT_EQ(file.fault.en.empty(), file.scan != nullptr) << name;
    }
    EXPECT_EQ(readScan(samples / "huge.png").fault.en, "it has more than 200 million pixels");
    EXPECT_EQ(readScan(samples / "no-such.png").fault.en, "there is no such file");
    EXPECT_EQ(readScan(samples).fault.en, "it is not a file");
    EXPECT_EQ(readScan(std::string_view("GIF89a")).fault.en, "it is neither PNG, JPEG nor TIFF");
    EXPECT_FALSE(faultOfSize(32'000, 6'250));
    EXPECT_TRUE(faultOfSize(32'001, 1));
}

TEST(Scan, IsNotReadIfItIsNoLongerWanted) {
    const auto file = readScan(samples / "plain.png", [] { return false; });
    EXPECT_FALSE(file.scan);
    EXPECT_TRUE(file.fault.empty());
}

/// A chequerboard of squares of 8 pixels, light on the left half.
Scan chequered(int columns, int rows, int reduced) {
    ScanBuilder builder(columns, rows, reduced);
    std::vector<std::uint8_t> row(static_cast<std::size_t>(columns) * 3);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const bool isDark = (x / 8 + y / 8) % 2 == 0;
            const auto value = static_cast<std::uint8_t>(isDark ? 0 : x < columns / 2 ? 200 : 100);
            std::fill_n(row.begin() + x * 3, 3, value);
        }
        builder.addRow(row.data());
    }
    return builder.take();
}

TEST(Scan, SmallerCopiesAreMeansAndKeepPlaces) {
    for (const int reduced : {1, 2, 3}) {
        const auto scan = chequered(512, 384, reduced);
        EXPECT_EQ(scan.reduced, reduced);
        EXPECT_LE(scan.levels.back().columns, 64);
        EXPECT_EQ(scan.colourAt(20.5, 4.5, 1).red, 0) << reduced;
        EXPECT_EQ(scan.colourAt(12.5, 4.5, 1).red, 200) << reduced;
        EXPECT_NEAR(scan.colourAt(128, 192, 64).red, 100, 2) << reduced;
        EXPECT_NEAR(scan.colourAt(384, 192, 64).red, 50, 2) << reduced;
    }
    EXPECT_EQ(reductionFor(5000, 5000), 2);
    EXPECT_EQ(reductionFor(4999, 4999), 1);
}

TEST(Scan, APlacedOneShowsWhatLiesThere) {
    PlacedScan placed;
    placed.scan = std::make_shared<const Scan>(chequered(512, 384, 1));
    // A quarter turn: columns run down, 10 pixels to the millimetre.
    placed.place = {.xx = 0, .xy = -0.1, .dx = 50, .yx = 0.1, .yy = 0, .dy = 5};
    placed.opacity = 40;
    const auto box = boxOf(placed);
    EXPECT_NEAR(box.left, 50 - 38.4, 1e-9);
    EXPECT_NEAR(box.bottom, 5 + 51.2, 1e-9);
    // Pixel 12.5, 4.5 is a light one.
    const auto at = placed.place.at(12.5, 4.5);
    const auto image = imageOf(placed, {at.x - 0.05, at.y - 0.05, at.x + 0.05, at.y + 0.05}, 1, 1);
    EXPECT_EQ(image.pixels.at(0), (picture::Colour{200, 200, 200, 102}));
    const auto outside = imageOf(placed, {0, 0, 1, 1}, 2, 2);
    for (const auto& pixel : outside.pixels) EXPECT_EQ(pixel.alpha, 0);
    const auto whole = imageOf(placed, {0, 0, 30, 100}, 1000);
    ASSERT_TRUE(whole);
    EXPECT_NEAR(whole->at.right, 30, 1e-9);
    EXPECT_EQ(whole->rows, 512) << "as many pixels as the scan has";
    EXPECT_FALSE(imageOf(placed, {200, 200, 300, 300}, 10));
}

TEST(ScanShelf, ReadsAFileAgainWhenItChanges) {
    const fs::path file = support::scratchFolder() / "shelf.png";
    fs::copy_file(samples / "plain.png", file, fs::copy_options::overwrite_existing);
    ScanShelf shelf;
    EXPECT_FALSE(shelf.known(file).scan);
    const auto first = shelf.of(file).scan;
    ASSERT_TRUE(first);
    EXPECT_EQ(shelf.of(file).scan, first) << "the same one";
    fs::copy_file(samples / "interlaced.png", file, fs::copy_options::overwrite_existing);
    EXPECT_FALSE(shelf.known(file).scan);
    EXPECT_TRUE(shelf.of(file).scan);
    shelf.keepOnly({});
    EXPECT_FALSE(shelf.known(file).scan);
}

}  // namespace
