// Files must be short enough to understand.
#include <gtest/gtest.h>

#include "tests/arch/size_check.h"

using namespace cota::arch;

namespace {

const std::vector<SizeException> exceptions{};

std::string linesOf(std::size_t count) { return std::string(count, '\n'); }

TEST(Size, FilesAndFunctionsStaySmall) { EXPECT_EQ(joined(oversized(cppSources(), exceptions)), ""); }

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

}  // namespace
