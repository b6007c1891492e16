// docs/file-format.md is correct: its examples are read without findings, and it has all names of the
// schemas.
#include <regex>
#include <set>

#include "tests/formats/xml/xml_samples.h"

using namespace cota;
using namespace cota::xml;

namespace {

const std::filesystem::path docs = std::filesystem::path(COTA_SOURCE_DIR) / "docs";

TEST(FormatPage, ExamplesAreReadWithoutFindings) {
    const std::string page = bytesOf(docs / "file-format.md");
    int examples = 0;
    for (auto at = page.find("```xml\n"); at != std::string::npos; at = page.find("```xml\n", at + 1)) {
        const auto start = at + 7;
        const std::string text = page.substr(start, page.find("```", start) - start);
        std::vector<model::Finding> findings;
        switch (detectKindOfText(text)) {
            case FileKind::board:
                findings = readBoardText("page", text).findings;
                break;
            case FileKind::forces:
                findings = readForcesText("page", text).findings;
                break;
            default:
                findings = readScenarioText("page", text).findings;
        }
        EXPECT_EQ(told(findings), std::vector<std::string>{}) << text;
        ++examples;
    }
    EXPECT_EQ(examples, 5);
}

TEST(FormatPage, NamesEveryElementAttributeAndWord) {
    const std::string page = bytesOf(docs / "file-format.md");
    const std::regex declared("<xs:(element|attribute) name=\"([^\"]+)\"|<xs:enumeration value=\"([^\"]+)\"");
    std::set<std::string> missing;
    for (const auto* kind : {"common", "board", "forces", "scenario"}) {
        const std::string schema = bytesOf(docs / "schema" / (std::string(kind) + ".xsd"));
        for (std::sregex_iterator it(schema.begin(), schema.end(), declared), end; it != end; ++it) {
            const std::string name = (*it)[2].matched ? (*it)[2] : (*it)[3];
            if (!std::regex_search(page, std::regex("(^|[^A-Za-z0-9-])" + name + "([^A-Za-z0-9-]|$)")))
                missing.insert(name);
        }
    }
    EXPECT_EQ(missing, std::set<std::string>{});
}

}  // namespace
