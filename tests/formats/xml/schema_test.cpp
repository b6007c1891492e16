// The published XSDs accept every valid file, according to another parser; and files that the writer makes
// of random documents are valid too.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>
#include <map>
#include <sstream>

#include "tests/formats/xml/arbitrary.h"
#include "tests/formats/xml/xml_samples.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::xml;

namespace {

namespace fs = std::filesystem;

const fs::path source = COTA_SOURCE_DIR;

constexpr auto noXmllint = "xmllint is not installed (libxml2-utils): the schemas would go unproved";

bool hasXmllint() { return std::system("xmllint --version > /dev/null 2>&1") == 0; }

/// The errors that xmllint reports for the files; empty if there are none.
std::string complaints(FileKind kind, const std::vector<fs::path>& files) {
    const auto answer = support::scratchFolder("said") / "answer";
    std::string command = "xmllint --noout --nonet --schema '" +
                          (source / "docs/schema" / (std::string(textOf(kind)) + ".xsd")).string() + "'";
    for (const fs::path& file : files) command += " '" + file.string() + "'";
    const int result = std::system((command + " > /dev/null 2> '" + answer.string() + "'").c_str());
    std::istringstream lines(bytesOf(answer));
    if (result == 0) return {};
    std::string text;
    for (std::string line; std::getline(lines, line);)
        if (!line.ends_with(" validates")) text += line + "\n";
    return text;
}

std::vector<fs::path> rightFiles(const std::string& ending) {
    std::vector<fs::path> files;
    for (const auto& folder : {source / "samples", source / "tests", source / "docs"})
        for (const fs::path& file : filesBelow(folder, ending)) {
            const auto name = fs::relative(file, source).generic_string();
            const bool isWrong =
                name.find("broken") != std::string::npos || name.find("/bad") != std::string::npos;
            if (!isWrong && name.find("/versions/") == std::string::npos &&
                name.find("/found/") == std::string::npos)
                files.push_back(file);
        }
    return files;
}

TEST(Schema, TakesEveryFileThatIsRight) {
    ASSERT_TRUE(hasXmllint()) << noXmllint;
    for (const auto kind : {FileKind::board, FileKind::forces, FileKind::scenario}) {
        const auto files = rightFiles("." + std::string(textOf(kind)) + ".xml");
        EXPECT_FALSE(files.empty());
        EXPECT_EQ(complaints(kind, files), "");
    }
}

TEST(Schema, RefusesWhatReadersRefuse) {
    ASSERT_TRUE(hasXmllint()) << noXmllint;
    for (const std::string id : {"XML-036", "XML-013", "XML-016", "XML-018", "XML-019", "XML-022", "XML-023",
                                 "XML-026", "XML-027", "XML-028", "XML-029"}) {
        const auto file = testFolder / "broken" / (id + ".xml");
        EXPECT_NE(complaints(detectKind(file), {file}), "") << id;
    }
}

TEST(Schema, TakesWhatTheWriterMakes) {
    ASSERT_TRUE(hasXmllint()) << noXmllint;
    const auto folder = support::scratchFolder("files");
    std::map<FileKind, std::vector<fs::path>> files;
    const auto put = [&](FileKind kind, const std::string& text) {
        files[kind].push_back(folder / (std::to_string(files[kind].size()) + textOf(kind)));
        saveAtomically(files[kind].back(), text);
    };
    rc::check([&] {
        put(FileKind::board, writeBoard(anyBoard(Leftovers::none)));
        put(FileKind::forces, writeForces(anyForces(Leftovers::none)));
        put(FileKind::scenario, writeScenario(anyScenario(Leftovers::none)));
    });
    for (const auto& [kind, paths] : files) EXPECT_EQ(complaints(kind, paths), "");
}

}  // namespace
