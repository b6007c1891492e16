// One tiny broken file for each message of a reader. <id>.expected lists the messages as "line:column id
// sentence"; lines with "limit" set limits for that file. A list without a file is for a missing file.
#include <sstream>

#include "formats/xml/markup/xml_document.h"
#include "tests/formats/xml/xml_samples.h"
#include "tests/support/placeholders.h"

using namespace cota;
using namespace cota::xml;

namespace {

namespace fs = std::filesystem;

struct Expected {
    ReadLimits limits;
    std::vector<std::string> lines;
};

Expected expectedIn(const fs::path& path) {
    Expected expected;
    std::istringstream text(bytesOf(path));
    for (std::string line; std::getline(text, line);) {
        if (!line.starts_with("limit ")) {
            expected.lines.push_back(line);
            continue;
        }
        std::istringstream words(line);
        std::string limit, name;
        std::size_t value = 0;
        words >> limit >> name >> value;
        if (name == "bytes") expected.limits.bytes = value;
        if (name == "depth") expected.limits.depth = value;
        if (name == "elements") expected.limits.elements = value;
        if (name == "attributes") expected.limits.attributes = value;
        if (name == "value") expected.limits.valueBytes = value;
        if (name == "findings") expected.limits.findings = value;
        if (name == "mixes") expected.limits.terrainMixes = value;
    }
    return expected;
}

/// The messages for the file. Numbers that do not occur in Cota's files are read as in mapsets.
std::vector<std::string> toldOf(const fs::path& path, const ReadLimits& limits) {
    if (bytesOf(path).starts_with("<costs>")) {
        XmlDocument document(path, {}, limits);
        XmlCursor root = document.root();
        for (XmlCursor cost : root.children("cost")) {
            cost.findRational("points");
            cost.finish();
        }
        root.finish();
        return told(document.takeFindings());
    }
    const auto loaded = loadDocument(path, limits);
    auto lines = told(loaded.findings);
    if (loaded.isReadOnly())
        for (const auto& line : told(saveOver(loaded.files.front(), "x"))) lines.push_back(line);
    const std::string folder = (testFolder / "broken/").string();
    for (std::string& line : lines)
        if (const auto at = line.find(folder); at != std::string::npos) line.erase(at, folder.size());
    return lines;
}

std::vector<fs::path> expectations() { return filesBelow(testFolder / "broken", ".expected"); }

class Broken : public testing::TestWithParam<fs::path> {};

TEST_P(Broken, SaysWhatIsWrongAndWhere) {
    const auto expected = expectedIn(GetParam());
    auto file = GetParam();
    const auto lines = toldOf(file.replace_extension(".xml"), expected.limits);
    EXPECT_EQ(lines, expected.lines);
    const auto id = GetParam().stem().string();
    const bool saysIt = std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
        return line.find(" " + id + " ") != std::string::npos;
    });
    EXPECT_TRUE(saysIt) << "the file is named after a finding it does not have";
}

TEST_P(Broken, LosesNothingInWriting) {
    auto file = GetParam();
    const auto text = bytesOf(file.replace_extension(".xml"));
    if (detectKindOfText(text) != FileKind::unknown) expectStable(text);
}

INSTANTIATE_TEST_SUITE_P(Folder, Broken, testing::ValuesIn(expectations()), [](const auto& file) {
    std::string name = file.param.stem().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
});

TEST(XmlMessages, EveryOneHasABrokenFile) {
    for (const auto& message : xmlMessages())
        EXPECT_TRUE(fs::exists(testFolder / "broken" / (std::string(message.id) + ".expected")))
            << message.id;
}

TEST(XmlMessages, SayTheSameInBothLanguages) {
    for (const auto& message : xmlMessages()) {
        EXPECT_EQ(support::placeholders(message.text.english()),
                  support::placeholders(message.text.in(cota::model::Language::spanish)))
            << message.id;
        for (const auto& text : {message.title, message.text, message.reason, message.advice}) {
            EXPECT_FALSE(text.in(model::Language::english).empty()) << message.id;
            EXPECT_FALSE(text.in(model::Language::spanish).empty()) << message.id;
        }
    }
}

}  // namespace
