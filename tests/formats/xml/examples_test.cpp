// Files that use everything in a format: they must be read without findings, and written back with the same
// bytes.
#include "tests/formats/xml/xml_samples.h"

using namespace cota;
using namespace cota::xml;

namespace {

class Example : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Example, IsReadWithoutFindings) {
    const auto loaded = loadDocument(GetParam());
    EXPECT_EQ(told(loaded.findings), std::vector<std::string>{});
    EXPECT_TRUE(loaded.ok());
}

TEST_P(Example, IsWrittenAsItIs) {
    const std::string text = bytesOf(GetParam());
    EXPECT_EQ(rewritten(text), text);
    expectStable(text);
}

INSTANTIATE_TEST_SUITE_P(Folder, Example, testing::ValuesIn(filesBelow(testFolder / "examples", ".xml")),
                         [](const auto& file) {
                             std::string name = file.param.filename().string();
                             std::replace_if(
                                 name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
                             return name;
                         });

}  // namespace
