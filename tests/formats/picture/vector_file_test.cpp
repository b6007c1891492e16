// PDF and SVG in other programs.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "tests/formats/picture/sample_picture.h"
#include "tests/support/scratch_folder.h"

namespace cota::picture {
namespace {

namespace fs = std::filesystem;

class VectorFile : public testing::Test {
  protected:
    void SetUp() override { folder_ = support::scratchFolder(); }

    std::string path(const char* name) const { return (folder_ / name).string(); }
    void save(const char* name, const std::string& bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
    }
    std::string content(const char* name) const {
        std::ostringstream text;
        text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
        return text.str();
    }
    static int run(const std::string& command) { return std::system(command.c_str()); }

    /// Dark pixels in the row at 10 mm of a grey picture with ten pixels per millimetre.
    int rulerOf(const char* name) const {
        std::istringstream pgm(content(name));
        std::string magic;
        int columns = 0, rows = 0, most = 0;
        pgm >> magic >> columns >> rows >> most;
        EXPECT_EQ(magic, "P5");
        EXPECT_NEAR(columns, 1200, 1);  // poppler rounds up even tiny excesses
        EXPECT_NEAR(rows, 800, 1);
        pgm.get();
        const std::string pixels(std::istreambuf_iterator<char>(pgm), {});
        int dark = 0;
        for (int column = 0; column < columns; ++column)
            dark +=
                static_cast<unsigned char>(pixels.at(static_cast<std::size_t>(100 * columns + column))) < 128;
        return dark;
    }

    fs::path folder_;
};

TEST_F(VectorFile, PdfIsTrueToScaleForPoppler) {
    const auto picture = samplePicture();
    save("sheet.pdf", *pdfOf({&picture, 1}));
    ASSERT_EQ(run("pdftoppm -r 254 -gray -singlefile " + path("sheet.pdf") + " " + path("sheet")), 0);
    EXPECT_NEAR(rulerOf("sheet.pgm"), 1000, 1);
}

TEST_F(VectorFile, PdfTextIsText) {
    const auto picture = samplePicture();
    save("sheet.pdf", *pdfOf({&picture, 1}));
    ASSERT_EQ(run("pdftotext " + path("sheet.pdf") + " " + path("sheet.txt")), 0);
    EXPECT_NE(content("sheet.txt").find("Vado de Arroyo Señor"), std::string::npos) << content("sheet.txt");
}

/// Marks missing on the ruler sheet: text turned, spaced and in other faces, dots, holes, an image with
/// alpha.
Picture manyMarks() {
    auto picture = samplePicture();
    auto& marks = picture.layers.back().marks;
    Text text{.words = "Difícil río",
              .font = {"Linux Libertine O", 20, false, true, 0.4},
              .colour = {120, 30, 20, 255},
              .at = {20, 60},
              .across = Across::left,
              .down = Down::middle,
              .turn = -30,
              .haloColour = {}};
    marks.push_back({text});
    text.font = {"Roboto Condensed", 16, false, true, 0};
    text.at = {100, 70};
    text.turn = 90;
    marks.push_back({text});
    auto ring = Curve::circle({90, 55}, 6);
    ring.add(Curve::circle({90, 55}, 3));
    marks.push_back({Fill{ring, {20, 90, 20, 160}, true}});
    marks.push_back({Stroke{Curve{}.move({66, 75}).line({66, 75}),
                            {.width = 4, .colour = {0, 0, 0, 255}, .dashes = {}}}});
    // Programs differ by half a pixel in where a small image begins; this one has many.
    auto& ground = picture.layers.front().marks;
    std::erase_if(ground, [](const Mark& mark) { return std::holds_alternative<Image>(mark.what); });
    Image image{{70, 50, 110, 70}, 80, 40, {}, Blend::normal};
    for (int row = 0; row < image.rows; ++row)
        for (int column = 0; column < image.columns; ++column)
            image.pixels.push_back(
                {static_cast<std::uint8_t>(3 * column), 90, 40, static_cast<std::uint8_t>(255 - 4 * row)});
    ground.push_back({image});
    for (const int alpha : {255, 130}) {
        Strewn strewn{std::make_shared<const Strewn::Shapes>(Strewn::Shapes{
                          Curve::circle({}, 0.6),
                          Curve::polygon(std::array<Point, 3>{{{0, 0}, {0.9, 0.1}, {0.4, 0.8}}})}),
                      {90, 20, 90, static_cast<std::uint8_t>(alpha)},
                      {}};
        Strewn::Things things;
        const double down = alpha == 255 ? 0 : 22;
        for (int i = 0; i < 40; ++i) {
            things.add({64 + 1.3 * (i % 8), 44 + 1.7 * (i / 8) + down}, 0);
            things.add({95.0 + i % 8, 60.0 + i / 8 - down}, 1);
        }
        strewn.things = std::make_shared<const Strewn::Things>(std::move(things));
        marks.push_back({std::move(strewn)});
    }
    Group shade{.clip = {}, .opacity = 0.7, .blend = Blend::multiply, .marks = {}};
    shade.marks.push_back({Fill{Curve::rectangle({30, 55, 80, 62}), {150, 150, 220, 255}}});
    shade.marks.push_back({Fill{Curve::rectangle({40, 58, 70, 66}), {220, 150, 150, 255}}});
    marks.push_back({shade});
    return picture;
}

TEST_F(VectorFile, PdfLooksLikeThePixels) {
    const auto picture = manyMarks();
    save("sheet.pdf", *pdfOf({&picture, 1}));
    ASSERT_EQ(run("pdftoppm -r 127 -singlefile " + path("sheet.pdf") + " " + path("sheet")), 0);
    const auto ours = raster(picture, wholeSheet(picture, 127));
    std::istringstream ppm(content("sheet.ppm"));
    std::string magic;
    int columns = 0, rows = 0, most = 0;
    ppm >> magic >> columns >> rows >> most;
    ppm.get();
    const std::string theirs(std::istreambuf_iterator<char>(ppm), {});
    ASSERT_EQ(magic, "P6");
    int different = 0;
    for (int row = 0; row < ours.rows; ++row)
        for (int column = 0; column < ours.columns; ++column)
            for (unsigned part = 0; part < 3; ++part) {
                const auto at = static_cast<std::size_t>(row * columns + column) * 3 + part;
                const int a = static_cast<unsigned char>(theirs.at(at));
                const int b = static_cast<int>(ours.at(column, row) >> (16 - 8 * part) & 255u);
                different += std::abs(a - b) > 128;
            }
    // Poppler draws the edges of letters and the pixels of images slightly differently.
    EXPECT_LT(different, ours.columns * ours.rows * 3 / 400);
}

/// Not every printer smooths enlarged pixels.
TEST_F(VectorFile, PdfImagesAreFineEnoughForPrint) {
    Picture slope;
    slope.size = {100, 60};
    Image shade{.at = {0, 0, 100, 60}, .columns = 50, .rows = 30, .pixels = {}};
    for (int row = 0; row < shade.rows; ++row)
        for (int column = 0; column < shade.columns; ++column)
            shade.pixels.push_back({60, 50, 80, static_cast<std::uint8_t>(5 * column)});
    slope.layers.push_back({"shading", {{shade}}});
    const auto bytes = *pdfOf({&slope, 1});
    EXPECT_LT(bytes.size(), 9000u) << "each row is written as its difference from the row above";
    save("slope.pdf", bytes);
    ASSERT_EQ(run("pdfimages -list " + path("slope.pdf") + " >" + path("list.txt")), 0);
    const auto list = content("list.txt");
    const auto mask = list.find(" image ");
    ASSERT_NE(mask, std::string::npos) << list;
    EXPECT_EQ(std::ranges::count(list, '\n'), 3) << "no coarse image of colours is below it: " << list;
    int columns = 0, rows = 0;
    std::istringstream(list.substr(mask + 7)) >> columns >> rows;
    EXPECT_GE(columns, 100 / millimetresPerInch * 150);
    EXPECT_GE(rows, 60 / millimetresPerInch * 150);
    // Along the slope it darkens evenly, without steps of a pixel of the small image.
    ASSERT_EQ(run("pdftoppm -r 150 -gray -singlefile " + path("slope.pdf") + " " + path("slope")), 0);
    const auto pgm = content("slope.pgm");
    const auto row = pgm.size() - static_cast<std::size_t>(591) * 177;
    int largest = 0;
    for (std::size_t i = row + 8; i + 8 < row + 591; ++i)
        largest = std::max(
            largest, std::abs(static_cast<unsigned char>(pgm[i + 1]) - static_cast<unsigned char>(pgm[i])));
    EXPECT_LE(largest, 2);
}

TEST_F(VectorFile, PdfIsAcceptedByQpdfAndMupdf) {
    const std::vector<Picture> pages{manyMarks(), samplePicture()};
    save("sheet.pdf", *pdfOf(pages));
    EXPECT_EQ(run("qpdf --check " + path("sheet.pdf") + " > " + path("qpdf.txt")), 0) << content("qpdf.txt");
    EXPECT_EQ(run("mutool draw -q -r 30 -o " + path("page%d.png") + " " + path("sheet.pdf") + " 2> " +
                  path("mu.txt")),
              0);
    EXPECT_EQ(content("mu.txt").find("error"), std::string::npos) << content("mu.txt");
    EXPECT_TRUE(fs::exists(folder_ / "page2.png"));
}

/// A page of PDF has at most 14,400 of its units per side.
TEST_F(VectorFile, PdfOfALargeSheetCountsInSeveralPoints) {
    Picture wall;
    wall.size = {11000, 2000};
    wall.layers.push_back({"bar", {{Fill{Curve::rectangle({5500, 0, 11000, 2000}), {0, 0, 0, 255}}}}});
    const auto bytes = pdfOf(std::array{wall}).value_or("");
    EXPECT_NE(bytes.find("/TrimBox [ 0 0 10393.7008 1889.7638 ] /UserUnit 3 "), std::string::npos);
    save("wall.pdf", bytes);
    EXPECT_EQ(run("qpdf --check " + path("wall.pdf") + " >" + path("qpdf.txt") + " 2>&1"), 0)
        << content("qpdf.txt");
    // mupdf supports the unit: one pixel per inch, so 433 of them; the right half is black.
    ASSERT_EQ(run("mutool draw -q -c gray -r 1 -o " + path("wall.pgm") + " " + path("wall.pdf")), 0);
    std::istringstream pgm(content("wall.pgm"));
    std::string magic;
    int columns = 0, rows = 0, most = 0;
    pgm >> magic >> columns >> rows >> most;
    EXPECT_NEAR(columns, 433, 1);
    EXPECT_NEAR(rows, 79, 1);
    pgm.get();
    const std::string pixels(std::istreambuf_iterator<char>(pgm), {});
    const auto middle = static_cast<std::size_t>(rows / 2 * columns);
    EXPECT_EQ(static_cast<unsigned char>(pixels.at(middle + 200)), 255);
    EXPECT_EQ(static_cast<unsigned char>(pixels.at(middle + 230)), 0);
    wall.size = {5080, 5080};
    EXPECT_EQ(pdfOf(std::array{wall}).value_or("").find("UserUnit"), std::string::npos)
        << "14,400 points fit";
}

/// Poppler prints the tree of the elements, with their text.
TEST_F(VectorFile, PdfPartsOfTheTextAreTagged) {
    Picture page = samplePicture();
    page.layers.resize(1);
    const auto text = [](const char* words, double down) {
        return Mark{Text{.words = words,
                         .font = {"Roboto Condensed", 12},
                         .colour = {0, 0, 0, 255},
                         .at = {10, down},
                         .across = Across::left,
                         .haloColour = {}}};
    };
    page.layers.push_back({"words", {text("First things", 10)}});
    page.layers.push_back({"words", {text("one", 20)}});
    page.layers.push_back({"words", {text("two", 30)}});
    page.layers.push_back({"words", {text("decoration", 40)}});
    PdfStructure structure;
    structure.elements = {{"H1", {}}, {"LI", {}}, {"LI", {}}, {"Figure", "A probe (1)"}};
    structure.ofLayers = {{3, 0, 1, 2, -1}};
    PdfSettings settings;
    settings.structure = &structure;
    const auto bytes = *pdfOf({&page, 1}, settings);
    save("tagged.pdf", bytes);
    EXPECT_EQ(bytes, *pdfOf({&page, 1}, settings));
    EXPECT_EQ(run("qpdf --check " + path("tagged.pdf") + " > " + path("qpdf.txt")), 0) << content("qpdf.txt");
    ASSERT_EQ(run("pdfinfo -struct-text " + path("tagged.pdf") + " > " + path("tree.txt")), 0);
    const auto tree = content("tree.txt");
    std::size_t last = 0;
    for (const char* part :
         {"Document", "H1", "First things", "L (block)", "LI", "LBody", "one", "LI", "two", "Figure"}) {
        const auto place = tree.find(part, last);
        ASSERT_NE(place, std::string::npos) << part << "\n" << tree;
        last = place;
    }
    EXPECT_EQ(tree.find("decoration"), std::string::npos);
    EXPECT_NE(bytes.find("/Alt <FEFF"), std::string::npos);
    EXPECT_EQ(pdfOf({&page, 1})->find("StructTreeRoot"), std::string::npos);
}

TEST_F(VectorFile, TheSameBytesTwice) {
    const auto picture = samplePicture();
    EXPECT_EQ(*pdfOf({&picture, 1}), *pdfOf({&picture, 1}));
    EXPECT_EQ(svgOf(picture), svgOf(picture));
}

TEST_F(VectorFile, PdfMakingCanBeStopped) {
    const std::vector<Picture> pages{samplePicture(), samplePicture()};
    EXPECT_FALSE(pdfOf(pages, {}, [](double share) { return share > 0.6; }));
}

TEST_F(VectorFile, SvgIsTrueToScaleForLibrsvg) {
    save("sheet.svg", svgOf(samplePicture()));
    ASSERT_EQ(run("rsvg-convert -f pdf -o " + path("sheet.pdf") + " " + path("sheet.svg")), 0);
    ASSERT_EQ(run("pdftoppm -r 254 -gray -singlefile " + path("sheet.pdf") + " " + path("sheet")), 0);
    EXPECT_NEAR(rulerOf("sheet.pgm"), 1000, 1);
}

TEST_F(VectorFile, SvgIsWellFormedWithTextAndLayers) {
    save("sheet.svg", svgOf(samplePicture()));
    EXPECT_EQ(run("xmllint --noout " + path("sheet.svg")), 0);
    const auto text = content("sheet.svg");
    EXPECT_NE(text.find("width=\"120mm\""), std::string::npos);
    EXPECT_NE(text.find(">Vado de Arroyo Señor</text>"), std::string::npos);
    EXPECT_NE(text.find("<title>Probe &lt;1 &amp; 2&gt;</title>"), std::string::npos);
    EXPECT_NE(text.find("inkscape:label=\"ruler\""), std::string::npos);
}

}  // namespace
}  // namespace cota::picture
