// Truncated files and files with a flipped bit: no crash, no hang, there is a finding, and what can be read
// is not lost.
#include "tests/formats/xml/xml_samples.h"
#include "tests/support/trials.h"

using namespace cota;
using namespace cota::xml;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> intactFiles() {
    auto files = filesBelow(testFolder / "examples", ".xml");
    for (const fs::path& sample : filesBelow(fs::path(COTA_SOURCE_DIR) / "samples", ".xml"))
        if (bytesOf(sample).size() < 200'000) files.push_back(sample);
    return files;
}

std::size_t findingsOf(const std::string& text) {
    switch (detectKindOfText(text)) {
        case FileKind::board:
            return readBoardText("a", text).findings.size();
        case FileKind::forces:
            return readForcesText("a", text).findings.size();
        default:
            return readScenarioText("a", text).findings.size();
    }
}

TEST(Damage, EveryTruncationIsNoticed) {
    for (const fs::path& file : intactFiles()) {
        const std::string text = bytesOf(file);
        const std::size_t end = text.find_last_of('>');
        const std::size_t step = std::max<std::size_t>(1, text.size() / support::trials(400));
        for (std::size_t size = 0; size <= end; size += step)
            ASSERT_GT(findingsOf(text.substr(0, size)), 0u) << file << " cut at " << size;
    }
}

TEST(Damage, FlippedBitsLoseNothing) {
    for (const fs::path& file : intactFiles()) {
        const std::string text = bytesOf(file);
        // Every bit of a few hundred bytes at a fixed stride, so that each run flips the same bits. Under
        // sanitizers, the fuzzers do the same with these readers.
        const std::size_t step = std::max<std::size_t>(1, text.size() / (support::areSanitized ? 10 : 150));
        for (std::size_t at = 0; at < text.size(); at += step) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at / step % 8)));
            expectStable(damaged);
            if (testing::Test::HasFailure()) FAIL() << file << " at " << at;
        }
    }
}

TEST(Damage, DepthAndSizeEndQuickly) {
    std::string deep;
    for (int i = 0; i < 500'000; ++i) deep += "<a>";
    EXPECT_EQ(readBoardText("a", deep).findings.at(0).message, "XML-004.depth");
    std::string comments = "<board>";
    for (int i = 0; i < 200'000; ++i) comments += "<!---->";
    EXPECT_GT(readBoardText("a", comments + "</board>").findings.size(), 0u);
    std::string names = "<board format='4' id='b' mapset='m'><grid columns='2' rows='2'/>";
    for (int i = 0; i < 100'000; ++i) names += "<x" + std::to_string(i) + "/>";
    EXPECT_EQ(readBoardText("a", names + "</board>").findings.size(), ReadLimits{}.findings + 1);
}

}  // namespace
