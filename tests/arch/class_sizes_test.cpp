// What counts as a line and as a data member of a class.
#include "tests/arch/class_sizes.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cota::arch;

namespace {

/// "Name lines/members", in the order of the bodies.
std::string shown(const std::vector<SourceFile>& sources) {
    std::string text;
    for (const auto& size : classSizes(sources))
        text += (text.empty() ? "" : ", ") + size.name + " " + std::to_string(size.lines) + "/" +
                std::to_string(size.members);
    return text;
}

TEST(ClassSizes, LinesOfBodyAndOfMemberFunctionsInAllFilesAreAdded) {
    EXPECT_EQ(
        shown({{"a.h", "namespace n {\nclass A {\n  public:\n    void f();\n    int g() const;\n};\n}\n"},
               {"a.cpp", "namespace n {\nvoid A::f() {\n}\n\nvoid other() {\n}\n}\n"},
               {"a_more.cpp", "namespace n {\nint A::g() const {\n    return 1;\n}\n}\n"}}),
        "A 10/0");
}

TEST(ClassSizes, ConstructorsOperatorsAndTemplatesAreMembers) {
    EXPECT_EQ(shown({{"a.h", "struct A {\n    A();\n};\ntemplate <class T>\nstruct B {\n    T t;\n};\n"},
                     {"a.cpp",
                      "A::A()\n    : x_{1}, y_(2) {\n}\n"
                      "A::~A() {}\n"
                      "std::function<void(int)> A::f(std::vector<int> x) {\n}\n"
                      "A& A::operator=(const A&) {\n}\n"
                      "bool A::operator<(const A&) const {\n}\n"
                      "template <class T>\nvoid B<T>::g() {\n}\n"}}),
              "A 13/0, B 7/1");
}

TEST(ClassSizes, DataMembersAreCounted) {
    const std::string body =
        "    int a = 0, b = f(1, 2);\n"
        "    std::map<int, std::vector<int>> c, d{};\n"
        "    std::function<bool(int)> e = [](int x) { return x > 0; };\n"
        "    std::array<int, 2> g = {1, 2};\n"
        "    bool (*h)(int, int) = nullptr;\n"
        "    std::vector<B>\n        i;\n"
        "    struct {\n        int x;\n    } j;\n"
        "  private:\n    mutable A* k{nullptr};\n";
    EXPECT_EQ(classSizes({{"a.h", "class A {\n" + body + "};\n"}}).at(0).members, 10u);
}

TEST(ClassSizes, OtherThingsInABodyAreNoDataMembers) {
    const std::string body =
        "  public:\n"
        "    using X = int;\n"
        "    enum class E { one, two = 2 };\n"
        "    class Forward;\n"
        "    static constexpr int limit = 4;\n"
        "    friend class B;\n"
        "    explicit A(int x = 0) : x_{x}, y_(x) {}\n"
        "    void f(int a, int b = 1);\n"
        "    bool operator<(const A& other) const { return f(1, 2); }\n"
        "    friend bool operator==(const A&, const A&) = default;\n"
        "    template <class T>\n    T g(T x = {}) const;\n"
        "    std::optional<int> h(const std::function<bool(int)>& wanted) const;\n";
    EXPECT_EQ(classSizes({{"a.h", "class A : public C<int> {\n" + body + "};\n"}}).at(0).members, 0u);
}

TEST(ClassSizes, NestedClassIsCountedOnItsOwn) {
    EXPECT_EQ(
        shown({{"a.h", "class A {\n    struct B {\n        int x;\n    };\n    struct C;\n    B b;\n};\n"},
               {"a.cpp", "struct A::C {\n    int y;\n};\nvoid A::C::f() {\n}\nvoid A::B::f() {}\n"}}),
        "A 4/1, A::B 4/1, A::C 5/1");
}

TEST(ClassSizes, ClassesOfTheSameNameInOtherNamespacesAreOthers) {
    const std::string reader = "namespace {\nclass Reader {\n    int x;\n};\nvoid Reader::f() {\n}\n}\n";
    EXPECT_EQ(shown({{"a.cpp", reader}, {"b.cpp", reader + "void Reader::g() {}\n"}}),
              "Reader 5/1, Reader 6/1");
    EXPECT_EQ(shown({{"a.cpp",
                      "namespace a {\nclass A {\n};\nnamespace b {\nclass A {\n};\n}\n}\n"
                      "void a::A::f() {}\nnamespace a::b {\nvoid A::f() {\n}\n}\n"}}),
              "A 3/0, A 4/0");
}

TEST(ClassSizes, CommentsAndTextsAreNoCode) {
    EXPECT_EQ(shown({{"a.cpp", "// class A {\nconst char* a = \"struct B {\";\n"}}), "");
    EXPECT_EQ(shown({{"a.cpp", "class A {\n    // int x;\n    int y;  // a; b;\n};\n"}}), "A 4/1");
}

TEST(ClassSizes, EveryMemberFunctionOfTheTreeHasItsClass) {
    const auto sizes = classSizes(cppSources());
    const auto of = [&](std::string_view path, std::string_view name) {
        const auto found = std::ranges::find_if(
            sizes, [&](const ClassSize& size) { return size.path == path && size.name == name; });
        return found == sizes.end() ? std::size_t{0} : found->lines;
    };
    // Defined in more than one file.
    EXPECT_GT(of("editor/editing/session.h", "Session"), 200u);
    EXPECT_GT(of("formats/picture/pdf/pdf_content.h", "PdfContent"), 200u);
}

}  // namespace
