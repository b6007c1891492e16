#include "tests/formats/xml/xml_samples.h"

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

}  // namespace
