// The program `cota`: passes on arguments and environment, and returns the exit code. The rest is in
// program.cpp and below.

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "formats/xml/disk/platform.h"
#include "validator/cli/program.h"

namespace {

std::filesystem::path programPath(const char* name) {
    std::error_code none;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", none);
    return none ? std::filesystem::absolute(name, none) : self;
}

cota::cli::Surroundings surroundings(const char* name) {
    cota::cli::Surroundings found;
    found.program = programPath(name);
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG", "COTA_MAPSETS", "NO_COLOR", "TERM",
                                 "GITHUB_STEP_SUMMARY", "SOURCE_DATE_EPOCH"})
        if (const char* value = std::getenv(variable)) found.variables[variable] = value;
    found.outIsTerminal = cota::xml::isTerminal(cota::xml::StandardStream::out);
    found.errIsTerminal = cota::xml::isTerminal(cota::xml::StandardStream::error);
    return found;
}

}  // namespace

int main(int count, char** arguments) {
    cota::xml::endCleanlyWhenStopped();
    std::ios::sync_with_stdio(false);
    return cota::cli::runProgram({arguments + 1, arguments + count}, {std::cin, std::cout, std::cerr},
                                 surroundings(count > 0 ? arguments[0] : ""));
}
