#include "formats/interchange/cota_json.h"
#include "tests/formats/xml/xml_samples.h"
#include "tests/support/trials.h"

using namespace cota;
using namespace cota::xml;

namespace {

namespace fs = std::filesystem;

const fs::path source = COTA_SOURCE_DIR;

std::vector<fs::path> documents() {
    std::vector<fs::path> files;
    for (const auto& folder : {source / "samples", source / "tests"})
        for (const std::string ending : {".board.xml", ".forces.xml", ".scenario.xml"})
            for (fs::path& file : filesBelow(folder, ending)) files.push_back(std::move(file));
    return files;
}

TEST(RoundTrip, NoDocumentOfTheTreeLosesAnything) {
    const auto files = documents();
    EXPECT_GE(files.size(), 3u);
    for (const fs::path& file : files) {
        SCOPED_TRACE(file);
        expectStable(bytesOf(file));
    }
}

TEST(RoundTrip, SamplesAreReadWithoutFindings) {
    for (const fs::path& file : documents()) {
        const auto name = fs::relative(file, source).generic_string();
        if (!name.starts_with("samples/") || name.find("broken") != std::string::npos) continue;
        EXPECT_EQ(told(loadDocument(file).findings), std::vector<std::string>{}) << name;
    }
}

/// The source part of an export, without anything computed from it.
std::string sourceOf(const model::Document& document, const std::vector<interchange::CotaFile>& files) {
    interchange::Json json;
    json["schema"] = std::string(interchange::exportSchema);
    json["source"] = interchange::sourceJson(document, files);
    return interchange::jsonLines(json);
}

TEST(RoundTrip, EveryDocumentComesOutOfItsExportAsItWas) {
    std::size_t exported = 0;
    const auto paths = documents();
    constexpr std::size_t step = support::areSanitized ? 8 : 1;
    for (std::size_t i = 0; i < paths.size(); i += step) {
        const fs::path& path = paths[i];
        const auto loaded = loadDocument(path);
        if (!loaded.ok()) continue;
        SCOPED_TRACE(path);
        const auto files = interchange::filesOf(*loaded.value, path.filename().generic_string(), "mine");
        const std::string text = sourceOf(*loaded.value, files);
        const auto back = interchange::readCotaJson("export", text);
        ASSERT_TRUE(back.ok());
        EXPECT_TRUE(back.value->document == *loaded.value);
        EXPECT_EQ(sourceOf(back.value->document, back.value->files), text);
        ++exported;
    }
    EXPECT_GE(exported, 400u / step);
}

}  // namespace
