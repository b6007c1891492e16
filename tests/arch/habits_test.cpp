// Conventions that readers can rely on.
#include <gtest/gtest.h>

#include "tests/arch/habits_check.h"

using namespace cota::arch;

namespace {

TEST(Habits, FileNamesSaySomething) { EXPECT_EQ(joined(poorNames(cppSources())), ""); }

TEST(Habits, PoorNamesAreFound) {
    EXPECT_EQ(poorNames({{"a/hex_util.cpp", ""}, {"a/HexLine.h", ""}, {"a/manager.h", ""}}).size(), 3u);
    EXPECT_EQ(poorNames({{"a/hex_line.cpp", ""}, {"a/utilise.h", ""}, {"a/informant.h", ""}}).size(), 0u);
}

TEST(Habits, NamespacesFollowFolders) {
    Complaints complaints;
    for (const auto& source : cppSources()) {
        for (auto& complaint : strayNamespaces(source)) complaints.push_back(std::move(complaint));
        for (auto& complaint : leakedNamespaces(source)) complaints.push_back(std::move(complaint));
    }
    EXPECT_EQ(joined(complaints), "");
}

TEST(Habits, StrayNamespaceIsFound) {
    EXPECT_EQ(strayNamespaces({"formats/xml/a.cpp", "\nnamespace cota::model {\n}\n"}),
              Complaints{"formats/xml/a.cpp:2: namespace cota::model, in this folder it is cota::xml"});
    EXPECT_EQ(strayNamespaces({"formats/xml/a.cpp", "namespace cota::modelling {"}).size(), 1u);
    EXPECT_EQ(strayNamespaces({"formats/xml/a.cpp", "namespace cota::xml::detail {"}).size(), 0u);
    EXPECT_EQ(strayNamespaces({"formats/xml/a.cpp", "// namespace cota::model {\nnamespace {"}).size(), 0u);
}

TEST(Habits, LeakedNamespaceIsFound) {
    EXPECT_EQ(leakedNamespaces({"a.h", "#pragma once\nusing namespace std;\n"}).size(), 1u);
    EXPECT_EQ(leakedNamespaces({"a.h", "inline void f() {\n    using namespace std;\n}\n"}).size(), 0u);
    EXPECT_EQ(leakedNamespaces({"a.cpp", "using namespace std;\n"}).size(), 0u);
}

TEST(Habits, NoTwoTestsWriteInOneFolder) {
    Complaints complaints;
    for (const auto& source : cppSources())
        for (auto& complaint : sharedFolders(source)) complaints.push_back(std::move(complaint));
    EXPECT_EQ(joined(complaints), "");
}

TEST(Habits, SharedFoldersAreFound) {
    EXPECT_EQ(sharedFolders({"tests/a.cpp", "\nauto folder = fs::temp_directory_path() / \"a\";"}).size(),
              1u);
    EXPECT_EQ(sharedFolders({"tests/a.cpp", "auto folder = testing::TempDir();"}).size(), 1u);
    EXPECT_EQ(sharedFolders({"tests/a.cpp", "// temp_directory_path()\nscratchFolder();"}).size(), 0u);
    EXPECT_EQ(sharedFolders({"tests/bench/a.cpp", "fs::temp_directory_path()"}).size(), 0u);
    EXPECT_EQ(sharedFolders({"editor/a.cpp", "fs::temp_directory_path()"}).size(), 0u);
}

}  // namespace
