// Files must be short enough to understand.
#include <gtest/gtest.h>

#include "tests/arch/size_check.h"

using namespace cota::arch;

namespace {

const std::vector<SizeException> exceptions{};

/// CLASSES THAT ARE STILL TOO LARGE. Each is to be split; its row goes with that change, and the test fails
/// if it stays. No new rows.
const std::vector<ClassException> classesToSplit{};

std::string linesOf(std::size_t count) { return std::string(count, '\n'); }

TEST(Size, FilesAndFunctionsStaySmall) { EXPECT_EQ(joined(oversized(cppSources(), exceptions)), ""); }

TEST(Size, ClassesStaySmall) { EXPECT_EQ(joined(oversizedClasses(cppSources(), classesToSplit)), ""); }

TEST(Size, LongFileIsFound) {
    EXPECT_EQ(oversized({{"a.cpp", linesOf(401)}, {"b.cpp", linesOf(400)}}, {}).size(), 1u);
}

TEST(Size, LongFunctionIsFound) {
    EXPECT_EQ(oversized({{"a.cpp", "void f() {" + linesOf(59) + "}\n"}}, {}).size(), 0u);
    EXPECT_EQ(oversized({{"a.cpp", "void f() {" + linesOf(60) + "}\n"}}, {}).size(), 1u);
}

TEST(Size, ExceptionsOnlyShrink) {
    const std::vector<SizeException> excused{{"a.cpp", 450, "generated"}};
    EXPECT_EQ(oversized({{"a.cpp", linesOf(450)}}, excused).size(), 0u);
    EXPECT_EQ(oversized({{"a.cpp", linesOf(451)}}, excused).size(), 1u);
    EXPECT_EQ(oversized({{"a.cpp", linesOf(449)}}, excused).size(), 1u);
    EXPECT_EQ(oversized({}, excused).size(), 1u);
    EXPECT_GE(oversized({{"a.cpp", linesOf(300)}}, {{"a.cpp", 300, "not needed"}}).size(), 1u);
}

std::vector<SourceFile> classInTwoFiles(std::size_t inHeader, std::size_t inSource) {
    return {{"a.h", "class A {" + linesOf(inHeader) + "};\n"},
            {"a.cpp", "void A::f() {" + linesOf(inSource) + "}\n"}};
}

TEST(Size, ClassTooLongInAllItsFilesIsFound) {
    EXPECT_EQ(joined(oversizedClasses(classInTwoFiles(199, 199), {})), "");
    const auto complaints = oversizedClasses(classInTwoFiles(199, 200), {});
    ASSERT_EQ(complaints.size(), 1u);
    EXPECT_TRUE(complaints[0].starts_with("a.h:1: class A has 401 lines and 0 data members"));
}

TEST(Size, ClassWithTooManyMembersIsFound) {
    const auto withMembers = [](int count) {
        std::string body;
        for (int i = 0; i < count; ++i) body += "    int a" + std::to_string(i) + "_ = 0;\n";
        return std::vector<SourceFile>{{"a.h", "struct A {\n" + body + "};\n"}};
    };
    EXPECT_EQ(oversizedClasses(withMembers(30), {}).size(), 0u);
    EXPECT_EQ(oversizedClasses(withMembers(31), {}).size(), 1u);
}

TEST(Size, ClassExceptionsAreNeeded) {
    const std::vector<ClassException> excused{{"A", "a.h"}};
    EXPECT_EQ(oversizedClasses(classInTwoFiles(300, 300), excused).size(), 0u);
    EXPECT_EQ(oversizedClasses(classInTwoFiles(30, 30), excused).size(), 1u);
    EXPECT_EQ(oversizedClasses({}, excused).size(), 1u);
    EXPECT_EQ(oversizedClasses(classInTwoFiles(300, 300), {{"A", "b.h"}}).size(), 2u);
}

}  // namespace
