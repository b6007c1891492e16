#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::arch {

struct Include {
    std::size_t line;
    std::string target;
    bool isQuoted;
};

struct Literal {
    std::size_t line;
    std::string content;
};

/// C++ cut into the parts that the checks need, by a scanner that only understands comments, literals and
/// raw strings.
struct CppText {
    std::string code;  ///< as long as the text, with comments, literals and preprocessor lines blanked
    std::vector<Include> includes;
    std::vector<Literal> literals;
};

CppText cut(std::string_view text);

/// A function body from its opening to its closing brace. Lambdas count as part of the function around them.
struct FunctionBody {
    std::size_t firstLine;
    std::size_t lines;
};

/// Function bodies found by their braces; relies on the spaces that clang-format puts before a body.
std::vector<FunctionBody> functionBodies(std::string_view code);

}  // namespace cota::arch
