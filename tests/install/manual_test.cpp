// The manual agrees with the programs, in both languages.
#include "validator/cli/manual.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "tests/support/scratch_folder.h"
#include "validator/cli/program.h"

namespace {

namespace fs = std::filesystem;
using cota::model::Language;
using testing::HasSubstr;

std::string load(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// As troff prints it, without its escapes and requests.
std::string printed(const std::string& page) {
    std::string text = std::regex_replace(page, std::regex(R"(\\f[BR]|\\&)"), "");
    text = std::regex_replace(text, std::regex(R"(\\-)"), "-");
    return std::regex_replace(text, std::regex(R"(\\e)"), "\\");
}

const std::vector<std::pair<Language, fs::path>> manuals = {
    {Language::english, fs::path(COTA_BINARY_DIR) / "share/man/man1"},
    {Language::spanish, fs::path(COTA_BINARY_DIR) / "share/man/es/man1"}};

TEST(Manual, HasAllThatTheHelpHas) {
    for (const auto& [language, folder] : manuals) {
        const auto all = cota::cli::allHelp(language);
        EXPECT_GT(all.size(), 10u);
        for (const auto& help : all) {
            std::string name = help.name;
            std::ranges::replace(name, ' ', '-');
            const auto page = printed(load(folder / (name + ".1")));
            SCOPED_TRACE(folder / name);
            EXPECT_THAT(page, HasSubstr(help.summary));
            EXPECT_THAT(page, HasSubstr(help.usage));
            EXPECT_THAT(page, HasSubstr(help.description));
            for (const auto& part : help.parts)
                for (const auto& row : part.rows)
                    EXPECT_THAT(page, HasSubstr("\n" + row.left + "\n" + row.help + "\n"));
            for (const auto& example : help.examples) EXPECT_THAT(page, HasSubstr("\n" + example + "\n"));
        }
    }
}

TEST(Manual, OfTheEditorHasItsOptions) {
    const auto source = load(fs::path(COTA_SOURCE_DIR) / "editor/wx/frame/app.cpp");
    const std::regex declared(R"re(Add(?:Switch|Option)\("[a-z]*", "([a-z-]+)")re");
    int options = 0;
    for (auto at = std::sregex_iterator(source.begin(), source.end(), declared); at != std::sregex_iterator();
         ++at) {
        for (const char* page : {"cota-editor.1", "cota-editor.es.1"})
            EXPECT_THAT(printed(load(fs::path(COTA_SOURCE_DIR) / "editor/wx" / page)),
                        HasSubstr("--" + (*at)[1].str()));
        ++options;
    }
    EXPECT_GE(options, 4);
}

TEST(Manual, IsReadByGroffWithoutComplaint) {
    if (std::system("command -v groff >/dev/null 2>&1") != 0) GTEST_SKIP() << "groff is not there";
    const auto out = cota::support::scratchFolder() / "groff.txt";
    for (const auto& manual : manuals) {
        const auto line = "groff -K utf8 -man -Tutf8 -ww -Wbreak -z '" + manual.second.string() +
                          "'/cota*.1 >'" + out.string() + "' 2>&1";
        EXPECT_EQ(std::system(line.c_str()), 0);
        EXPECT_EQ(load(out), "");
    }
}

}  // namespace
