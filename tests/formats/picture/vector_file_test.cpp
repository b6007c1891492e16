// PDF and SVG as other programs see them.

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/picture/pdf_file.h"
#include "formats/picture/svg_file.h"
#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

namespace fs = std::filesystem;

class VectorFile : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = fs::temp_directory_path() / (std::string("cota-vector-") +
                                               testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

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

    /// Dark pixels in the row at 10 mm of a grey picture with ten pixels a millimetre.
    int rulerOf(const char* name) const {
        std::istringstream pgm(content(name));
        std::string magic;
        int columns = 0, rows = 0, most = 0;
        pgm >> magic >> columns >> rows >> most;
        EXPECT_EQ(magic, "P5");
        EXPECT_NEAR(columns, 1200, 1);  // poppler rounds up what is a hair more than whole
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

TEST_F(VectorFile, PdfIsAcceptedByQpdfAndMupdf) {
    const std::vector<Picture> pages{samplePicture(), samplePicture()};
    save("sheet.pdf", *pdfOf(pages));
    EXPECT_EQ(run("qpdf --check " + path("sheet.pdf") + " > " + path("qpdf.txt")), 0) << content("qpdf.txt");
    EXPECT_EQ(run("mutool draw -q -r 30 -o " + path("page%d.png") + " " + path("sheet.pdf") + " 2> " +
                  path("mu.txt")),
              0);
    EXPECT_EQ(content("mu.txt").find("error"), std::string::npos) << content("mu.txt");
    EXPECT_TRUE(fs::exists(folder_ / "page2.png"));
}

TEST_F(VectorFile, TheSameBytesTwice) {
    const auto picture = samplePicture();
    EXPECT_EQ(*pdfOf({&picture, 1}), *pdfOf({&picture, 1}));
    EXPECT_EQ(svgOf(picture), svgOf(picture));
}

TEST_F(VectorFile, PdfMakingCanBeStopped) {
    const std::vector<Picture> pages{samplePicture(), samplePicture()};
    EXPECT_FALSE(pdfOf(pages, [](double share) { return share > 0.6; }));
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
