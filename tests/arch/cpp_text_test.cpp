// The scanner used by the other checks: what it recognises as code, literals and functions.
#include "tests/arch/cpp_text.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cota::arch;

namespace {

std::vector<std::string> literalsOf(std::string_view text) {
    std::vector<std::string> contents;
    for (const auto& literal : cut(text).literals) contents.push_back(literal.content);
    return contents;
}

std::vector<std::size_t> lengthsOf(std::string_view text) {
    std::vector<std::size_t> lengths;
    for (const auto& body : functionBodies(cut(text).code)) lengths.push_back(body.lines);
    return lengths;
}

TEST(CppText, IncludesKeepLineAndKind) {
    const auto includes =
        cut("#pragma once\n#include <vector>\n  # include \"formats/model/geometry/hex.h\"\n").includes;
    ASSERT_EQ(includes.size(), 2u);
    EXPECT_EQ(includes[0].target, "vector");
    EXPECT_FALSE(includes[0].isQuoted);
    EXPECT_EQ(includes[1].target, "formats/model/geometry/hex.h");
    EXPECT_TRUE(includes[1].isQuoted);
    EXPECT_EQ(includes[1].line, 3u);
}

TEST(CppText, CommentedIncludeIsNoInclude) {
    EXPECT_TRUE(cut("// #include <a>\n/*\n#include <b>\n*/\n").includes.empty());
}

TEST(CppText, LiteralsOfEveryKindAreFound) {
    EXPECT_EQ(literalsOf(R"x(f("a", "b\"c", R"(d "e")", u8"g"); // "no")x"),
              (std::vector<std::string>{"a", "b\\\"c", "d \"e\"", "g"}));
}

TEST(CppText, QuotesInCharactersAndDigitSeparatorsOpenNothing) {
    EXPECT_EQ(literalsOf("char q = '\"'; int n = 1'000'000; auto s = \"x\";"), std::vector<std::string>{"x"});
}

TEST(CppText, CodeKeepsItsLines) {
    const auto code = cut("int a; /* {\n { */ int b; // {\n\"{\"").code;
    EXPECT_EQ(code.find('{'), std::string::npos);
    EXPECT_EQ(std::ranges::count(code, '\n'), 2);
}

TEST(CppText, UnfinishedTextEnds) {
    for (const auto* text : {"\"abc", "/* abc", "R\"(abc", "'a", "R\"", "#include \"a", "#define A \\"}) {
        EXPECT_EQ(cut(text).code.size(), std::string_view(text).size()) << text;
    }
}

TEST(FunctionBodies, FunctionsInNamespacesAndClassesAreMeasured) {
    EXPECT_EQ(lengthsOf("namespace a {\nint f() {\n  return 1;\n}\nclass B : C<D> {\n  void g() const "
                        "override {\n  }\n};\n}\n"),
              (std::vector<std::size_t>{3, 2}));
}

TEST(FunctionBodies, BlocksAndLambdasBelongToTheirFunction) {
    EXPECT_EQ(lengthsOf("void f() {\n  if (a) {\n    g([&](int x) {\n      h();\n    });\n  }\n}\n"),
              std::vector<std::size_t>{7});
}

TEST(FunctionBodies, ConstructorWithInitialisersIsMeasuredWhole) {
    EXPECT_EQ(lengthsOf("A::A(int x) : a_{x}, b_(x) {\n\n\n}\nA::A() : a_{1}, b_{2} {\n}\n"),
              (std::vector<std::size_t>{4, 2}));
}

TEST(FunctionBodies, TablesAndTypesAreNotFunctions) {
    EXPECT_EQ(
        lengthsOf(
            "const int t[] = {\n1,\n2,\n};\nconstexpr Row rows[]{\n{f(1)},\n};\nenum class E : int {\nA\n};\n"
            "template <class T>\nstruct S {\nint a{};\n};\n"),
        std::vector<std::size_t>{});
}

TEST(FunctionBodies, DefaultArgumentsAndTemplatesDoNotConfuse) {
    EXPECT_EQ(
        lengthsOf("template <class T>\nvoid f(struct X x, T t = {}) {\n}\nbool operator<(A a, A b) {\n}\n"),
        (std::vector<std::size_t>{2, 2}));
}

TEST(FunctionBodies, MacroTestsAreFunctions) {
    EXPECT_EQ(lengthsOf("#define X {\\\n {\nTEST(A, B) {\n  c();\n}\n"), std::vector<std::size_t>{3});
}

}  // namespace
