// Colours as inks, plates, and files for the press.

#include "formats/picture/press/inks.h"

#include <gtest/gtest.h>
#include <lcms2.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/press/separations.h"
#include "formats/picture/raster.h"
#include "tests/formats/picture/sample_picture.h"
#include "tests/support/scratch_folder.h"

namespace cota::picture {
namespace {

namespace fs = std::filesystem;

/// Inks of a table that a formula fills: what red, green and blue leave out, less their common part, and that
/// part as black. It stands for the profile of a printer, which the tests cannot count on.
cmsInt32Number inksByFormula(const cmsUInt16Number lab[], cmsUInt16Number inks[], void* toRgb) {
    std::array<cmsUInt16Number, 3> rgb{};
    cmsDoTransform(toRgb, lab, rgb.data(), 1);
    const int most = std::max({rgb[0], rgb[1], rgb[2]});
    const int black = (65535 - most) / 2;  // the other half is printed with the three colours
    for (std::size_t i = 0; i < 3; ++i) inks[i] = static_cast<cmsUInt16Number>(65535 - rgb[i] - black);
    inks[3] = static_cast<cmsUInt16Number>(black);
    return 1;
}

cmsInt32Number labByFormula(const cmsUInt16Number inks[], cmsUInt16Number lab[], void* toLab) {
    std::array<cmsUInt16Number, 3> rgb{};
    for (std::size_t i = 0; i < 3; ++i)
        rgb[i] = static_cast<cmsUInt16Number>(std::max(0, 65535 - inks[i] - inks[3]));
    cmsDoTransform(toLab, rgb.data(), lab, 1);
    return 1;
}

struct Close {
    void operator()(void* profile) const { cmsCloseProfile(profile); }
};

void addTable(cmsHPROFILE profile, cmsTagSignature tag, unsigned from, unsigned to, cmsSAMPLER16 formula,
              void* with) {
    auto* const table = cmsPipelineAlloc(nullptr, from, to);
    auto* const stage = cmsStageAllocCLut16bit(nullptr, 17, from, to, nullptr);
    cmsStageSampleCLut16bit(stage, formula, with, 0);
    cmsPipelineInsertStage(table, cmsAT_BEGIN, stage);
    cmsWriteTag(profile, tag, table);
    cmsPipelineFree(table);
}

std::string testProfile() {
    const std::unique_ptr<void, Close> profile(cmsCreateProfilePlaceholder(nullptr)),
        lab(cmsCreateLab4Profile(nullptr)), screen(cmsCreate_sRGBProfile());
    cmsSetProfileVersion(profile.get(), 2.4);
    cmsSetDeviceClass(profile.get(), cmsSigOutputClass);
    cmsSetColorSpace(profile.get(), cmsSigCmykData);
    cmsSetPCS(profile.get(), cmsSigLabData);
    auto* const words = cmsMLUalloc(nullptr, 1);
    cmsMLUsetASCII(words, "en", "US", "Inks of a test");
    cmsWriteTag(profile.get(), cmsSigProfileDescriptionTag, words);
    cmsWriteTag(profile.get(), cmsSigCopyrightTag, words);
    cmsMLUfree(words);
    cmsWriteTag(profile.get(), cmsSigMediaWhitePointTag, cmsD50_XYZ());
    // A table of version 2 has Lab of version 2.
    const std::unique_ptr<void, Close> lab2(cmsCreateLab2Profile(nullptr));
    auto* const toRgb = cmsCreateTransform(lab2.get(), TYPE_LabV2_16, screen.get(), TYPE_RGB_16, 1, 0);
    auto* const toLab = cmsCreateTransform(screen.get(), TYPE_RGB_16, lab2.get(), TYPE_LabV2_16, 1, 0);
    for (const auto tag : {cmsSigBToA0Tag, cmsSigBToA1Tag, cmsSigBToA2Tag})
        addTable(profile.get(), tag, 3, 4, inksByFormula, toRgb);
    for (const auto tag : {cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigAToB2Tag})
        addTable(profile.get(), tag, 4, 3, labByFormula, toLab);
    cmsDeleteTransform(toRgb);
    cmsDeleteTransform(toLab);
    cmsUInt32Number size = 0;
    cmsSaveProfileToMem(profile.get(), nullptr, &size);
    std::string bytes(size, '\0');
    cmsSaveProfileToMem(profile.get(), bytes.data(), &size);
    return bytes;
}

const Inks& testInks() {
    static const Inks inks = *Inks::from(testProfile(), 300);
    return inks;
}

TEST(Inks, OnlyOfAProfileOfAPrinterWithFourInks) {
    EXPECT_FALSE(Inks::from("no profile", 300));
    const std::unique_ptr<void, Close> screen(cmsCreate_sRGBProfile());
    cmsUInt32Number size = 0;
    cmsSaveProfileToMem(screen.get(), nullptr, &size);
    std::string bytes(size, '\0');
    cmsSaveProfileToMem(screen.get(), bytes.data(), &size);
    EXPECT_FALSE(Inks::from(bytes, 300)) << "the profile of a screen";
    EXPECT_EQ(testInks().name(), "Inks of a test");
}

TEST(Inks, NeutralColoursUseBlackAlone) {
    for (const int grey : {0, 40, 128, 200, 254}) {
        const auto part = static_cast<std::uint8_t>(grey);
        for (const auto use : {InkUse::area, InkUse::thin}) {
            const auto mix = testInks().of({part, part, part, 255}, use);
            EXPECT_EQ(mix.thousandths[0] + mix.thousandths[1] + mix.thousandths[2], 0) << grey;
            EXPECT_GT(mix.thousandths[3], 0) << grey;
        }
    }
    EXPECT_EQ(testInks().of({255, 255, 255, 255}, InkUse::area).total(), 0);
    EXPECT_TRUE(testInks().of({0, 0, 0, 255}, InkUse::area).isBlackAlone());
}

TEST(Inks, DarkThinThingsUseBlackAloneAndAreasDoNot) {
    const Colour nearlyBlack{50, 44, 38, 255};
    EXPECT_TRUE(testInks().of(nearlyBlack, InkUse::thin).isBlackAlone());
    const auto area = testInks().of(nearlyBlack, InkUse::area);
    EXPECT_GT(area.thousandths[0], 0);
    // The usual grid and the numbers of hexes.
    for (const Colour quiet : {Colour{77, 68, 52, 128}, Colour{94, 89, 78, 255}}) {
        const auto mix = testInks().of(quiet, InkUse::thin);
        EXPECT_EQ(mix.total(), mix.thousandths[3]) << "a screened line of four inks frays";
    }
    const Colour brown{120, 70, 30, 255};
    EXPECT_GT(testInks().of(brown, InkUse::thin).thousandths[2], 0) << "a colour stays a colour";
}

TEST(Inks, ThinColoursUseTwoInksAndBlackAtMost) {
    for (int red = 0; red < 256; red += 17)
        for (int green = 0; green < 256; green += 17)
            for (int blue = 0; blue < 256; blue += 17) {
                const Colour colour{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                                    static_cast<std::uint8_t>(blue), 255};
                const auto mix = testInks().of(colour, InkUse::thin).thousandths;
                EXPECT_EQ(std::min({mix[0], mix[1], mix[2]}), 0) << red << ' ' << green << ' ' << blue;
            }
    // Names in brown are as dark as before.
    const Colour brown{120, 70, 30, 255};
    const auto area = testInks().of(brown, InkUse::area), thin = testInks().of(brown, InkUse::thin);
    EXPECT_GT(area.thousandths[0], 0);
    EXPECT_GT(thin.thousandths[3], area.thousandths[3]) << "black prints the grey of the third colour";
}

TEST(Inks, DarkerGreysAreBlacker) {
    int before = 1001;
    for (int grey = 0; grey < 256; ++grey) {
        const auto part = static_cast<std::uint8_t>(grey);
        const int black = testInks().of({part, part, part, 255}, InkUse::area).thousandths[3];
        EXPECT_LE(black, before) << grey;
        before = black;
    }
}

TEST(Inks, NeverExceedTheLimit) {
    for (const int limit : {220, 260, 300}) {
        const auto inks = *Inks::from(testProfile(), limit);
        for (int red = 0; red < 256; red += 15)
            for (int green = 0; green < 256; green += 15)
                for (int blue = 0; blue < 256; blue += 15)
                    EXPECT_LE(inks.of({static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                                       static_cast<std::uint8_t>(blue), 255},
                                      InkUse::area)
                                  .total(),
                              limit * 10);
    }
}

Picture blackOnRed() {
    Picture picture;
    picture.size = {40, 40};
    picture.layers.push_back({"ground", {{Fill{Curve::rectangle({0, 0, 40, 40}), {220, 40, 30, 255}}}}});
    Layer lines{"grid", {}};
    lines.marks.push_back({Stroke{Curve().move({5, 20}).line({35, 20}),
                                  {.width = 0.8, .colour = {0, 0, 0, 255}, .dashes = {}}}});
    lines.marks.push_back({Stroke{Curve().move({5, 30}).line({35, 30}),
                                  {.width = 0.8, .colour = {255, 255, 255, 255}, .dashes = {}}}});
    picture.layers.push_back(lines);
    return picture;
}

/// Share of a plate at a point, 0..255.
int inkAt(Ink ink, Point at) {
    const auto picture = plateOf(blackOnRed(), testInks(), ink);
    const auto pixels = raster(picture, {{0, 0}, 10, 400, 400});
    return 255 -
           static_cast<int>(pixels.at(static_cast<int>(at.x * 10), static_cast<int>(at.y * 10)) & 0xffu);
}

TEST(Separations, BlackLinesOverprintAndWhiteOnesDoNot) {
    const int red = inkAt(Ink::magenta, {20, 10});
    EXPECT_GT(red, 100);
    EXPECT_EQ(inkAt(Ink::magenta, {20, 20}), red) << "the ground goes on under the black line";
    EXPECT_EQ(inkAt(Ink::magenta, {20, 30}), 0) << "the white line is bare paper";
    EXPECT_EQ(inkAt(Ink::black, {20, 20}), 255);
    EXPECT_EQ(inkAt(Ink::black, {20, 30}), 0);
}

TEST(Separations, TheMostInkIsWhereAreasLieOverEachOther) {
    auto picture = blackOnRed();
    const auto before = mostInkIn(picture, testInks(), 127);
    EXPECT_NEAR(before.at.y, 20, 1) << "under the black line";
    Group shade{.clip = {}, .blend = Blend::multiply, .marks = {}};
    shade.marks.push_back({Fill{Curve::rectangle({28, 2, 36, 8}), {30, 60, 140, 255}}});
    picture.layers.front().marks.push_back({shade});
    const auto after = mostInkIn(picture, testInks(), 127);
    EXPECT_GT(after.percent, before.percent);
    EXPECT_NEAR(after.at.x, 32, 4);
    EXPECT_NEAR(after.at.y, 5, 3);
}

class PressFile : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = support::scratchFolder();
        auto picture = blackOnRed();
        picture.title = "Río & <puente>";
        Group glass{.clip = {}, .opacity = 0.5, .marks = {}};
        glass.marks.push_back({Fill{Curve::circle({10, 10}, 5), {20, 120, 60, 255}}});
        picture.layers.back().marks.push_back({glass});
        Image image{{20, 2, 30, 12}, 2, 1, {{200, 180, 90, 255}, {60, 90, 160, 128}}, Blend::multiply};
        picture.layers.back().marks.push_back({image});
        picture.layers.push_back({"names",
                                  {{Text{.words = "Brod",
                                         .font = {"Linux Libertine O", 12, false, false, 0},
                                         .colour = {0, 0, 0, 255},
                                         .at = {20, 36},
                                         .haloColour = {}}}}});
        pages_ = pagesOf(picture, {.paper = {}, .bleed = 3, .hasMarks = true});
        settings_.inks = &testInks();
        settings_.layerTitle = [](const std::string& name) { return "Layer " + name; };
        settings_.date = 1780228800;  // 2026-05-31
        settings_.language = "en";
        bytes_ = *pdfOf(pages_, settings_);
        std::ofstream(path("sheet.pdf"), std::ios::binary) << bytes_;
    }
    std::string path(const char* name) const { return (folder_ / name).string(); }
    /// What another program prints about the file.
    std::string said(const std::string& command) const {
        EXPECT_EQ(std::system((command + " >" + path("said.txt") + " 2>&1").c_str()), 0) << command;
        std::ostringstream text;
        text << std::ifstream(path("said.txt"), std::ios::binary).rdbuf();
        return text.str();
    }
    /// The file without compression.
    std::string unpacked() const {
        said("qpdf --qdf --object-streams=disable " + path("sheet.pdf") + " " + path("plain.pdf"));
        std::ostringstream text;
        text << std::ifstream(path("plain.pdf"), std::ios::binary).rdbuf();
        return text.str();
    }

    fs::path folder_;
    std::vector<Picture> pages_;
    PdfSettings settings_;
    std::string bytes_;
};

TEST_F(PressFile, IsReadWithoutComplaint) {
    EXPECT_NE(said("qpdf --check " + path("sheet.pdf")).find("No syntax or stream encoding errors"),
              std::string::npos);
    EXPECT_EQ(said("mutool draw -q -r 50 -o " + path("p.png") + " " + path("sheet.pdf")).find("error"),
              std::string::npos);
    EXPECT_EQ(said("pdftoppm -r 50 " + path("sheet.pdf") + " " + path("p")), "");
}

TEST_F(PressFile, HasTheBoxesOfTheSheet) {
    // 40 mm with 3 mm of bleed and 9 mm for marks on each side.
    const auto info = said("pdfinfo -box " + path("sheet.pdf"));
    EXPECT_NE(info.find("MediaBox:            0.00     0.00   181.42   181.42"), std::string::npos) << info;
    EXPECT_NE(info.find("BleedBox:           25.51    25.51   155.91   155.91"), std::string::npos) << info;
    EXPECT_NE(info.find("TrimBox:            34.02    34.02   147.40   147.40"), std::string::npos) << info;
}

TEST_F(PressFile, HasOnlyTheColoursOfThePress) {
    const auto plain = unpacked();
    for (const char* other : {"DeviceRGB", " rg\n", " RG\n"})
        EXPECT_EQ(plain.find(other), std::string::npos) << other;
    EXPECT_NE(plain.find("/DeviceCMYK"), std::string::npos);
    EXPECT_NE(plain.find("0 0 0 1 k\n"), std::string::npos) << "black letters";
    EXPECT_NE(plain.find("/OPM 1"), std::string::npos);
}

/// Printers lay the plates over one another by the marks: each plate must have them.
TEST_F(PressFile, HasItsMarksOnAllPlates) {
    const auto plain = unpacked();
    EXPECT_NE(plain.find("/Separation"), std::string::npos);
    EXPECT_NE(plain.find("/All CS 1 SCN"), std::string::npos) << "the marks are lines";
    // The upper left corner mark begins one millimetre outside the bleed.
    constexpr double dots = 254, middle = Press::slug + 3;
    for (const auto ink : {Ink::cyan, Ink::magenta, Ink::yellow, Ink::black}) {
        const auto plate = raster(plateOf(pages_[0], testInks(), ink), wholeSheet(pages_[0], dots));
        const auto at = [&](double x, double y) {
            return plate.at(static_cast<int>(x * 10), static_cast<int>(y * 10)) & 0xffu;
        };
        EXPECT_LT(at(middle - 6, middle), 160u) << static_cast<int>(ink);
        EXPECT_EQ(at(1, 1), 255u) << "the paper around the bleed is bare";
    }
    EXPECT_LE(mostInkIn(pages_[0], testInks(), 127).percent, 300) << "the limit is not for marks";
}

TEST_F(PressFile, HasTheMetadataOfPdfX4) {
    const auto plain = unpacked();
    for (const char* part :
         {"<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>", "R\xc3\xado &amp; &lt;puente&gt;",
          "<xmp:CreateDate>2026-05-31T12:00:00Z</xmp:CreateDate>", "/S /GTS_PDFX", "/DestOutputProfile",
          "/Trapped /False", "D:20260531120000Z", "/ID [", "/Lang (en)"})
        EXPECT_NE(plain.find(part), std::string::npos) << part;
    EXPECT_NE(bytes_.find("<?xpacket begin="), std::string::npos) << "readable without unpacking";
    EXPECT_EQ(bytes_.find("/Encrypt"), std::string::npos);
}

TEST_F(PressFile, EmbedsItsFonts) {
    const auto fonts = said("pdffonts " + path("sheet.pdf"));
    EXPECT_NE(fonts.find("yes yes yes"), std::string::npos) << fonts;
}

TEST_F(PressFile, HasTheLayersOfThePicture) {
    const auto plain = unpacked();
    EXPECT_NE(plain.find("/OCProperties"), std::string::npos);
    // "Layer grid".
    EXPECT_NE(bytes_.find("/Name <FEFF004C006100790065007200200067007200690064>"), std::string::npos);
}

/// Another program computes the same plates from the file, blending included.
TEST_F(PressFile, HasThePlatesThatWeShow) {
    said("mutool draw -q -A 0 -c cmyk -r 127 -o " + path("p.pam") + " " + path("sheet.pdf"));
    std::ifstream pam(path("p.pam"), std::ios::binary);
    std::string line;
    int columns = 0, rows = 0, depth = 0;
    while (std::getline(pam, line) && line != "ENDHDR") {
        std::istringstream words(line);
        std::string key;
        words >> key;
        if (key == "WIDTH") words >> columns;
        if (key == "HEIGHT") words >> rows;
        if (key == "DEPTH") words >> depth;
    }
    ASSERT_EQ(depth, 4);
    const std::string theirs(std::istreambuf_iterator<char>(pam), {});
    const auto view = wholeSheet(pages_[0], 127);
    ASSERT_NEAR(view.columns, columns, 1);
    for (const auto ink : {Ink::cyan, Ink::magenta, Ink::yellow, Ink::black}) {
        const auto ours = raster(plateOf(pages_[0], testInks(), ink), view);
        int apart = 0, printed = 0, marks = 0;
        for (int row = 0; row < std::min(rows, view.rows); ++row)
            for (int column = 0; column < std::min(columns, view.columns); ++column) {
                const auto at = (static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                                 static_cast<std::size_t>(column)) *
                                    4 +
                                static_cast<std::size_t>(ink);
                const int own = 255 - static_cast<int>(ours.at(column, row) & 0xffu);
                printed += own > 20;
                if (!pages_[0].bleed.holds({column / view.perMillimetre, row / view.perMillimetre})) {
                    marks += static_cast<unsigned char>(theirs.at(at)) > 200;  // thinner than a pixel
                    continue;
                }
                apart += std::abs(own - static_cast<unsigned char>(theirs.at(at))) > 24;
            }
        EXPECT_GT(printed, 100);
        EXPECT_GT(marks, 40) << "crop and registration marks are on this plate";
        // Edges, and images and overprinted lines, which programs treat in several ways.
        EXPECT_LT(apart, columns * rows / 40) << static_cast<int>(ink);
    }
}

TEST_F(PressFile, IsTheSameTwice) { EXPECT_EQ(bytes_, *pdfOf(pages_, settings_)); }

}  // namespace
}  // namespace cota::picture
