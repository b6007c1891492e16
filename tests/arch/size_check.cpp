#include "tests/arch/size_check.h"

#include <algorithm>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

Complaints oversized(const std::vector<SourceFile>& sources, const std::vector<SizeException>& exceptions) {
    Complaints complaints;
    for (const auto& source : sources) {
        const auto lines = static_cast<std::size_t>(std::ranges::count(source.text, '\n'));
        const auto excuse = std::ranges::find(exceptions, source.path, &SizeException::path);
        const auto limit = excuse == exceptions.end() ? maxFileLines : excuse->lines;
        if (lines > limit) {
            complaints.push_back(source.path + ":1: " + std::to_string(lines) + " lines, at most " +
                                 std::to_string(limit) + "; which noun is missing?");
        } else if (excuse != exceptions.end() && lines < limit) {
            complaints.push_back(source.path + ":1: lower its exception to " + std::to_string(lines) +
                                 " lines");
        }
        for (const auto& body : functionBodies(cut(source.text).code)) {
            if (body.lines <= maxFunctionLines) continue;
            complaints.push_back(source.path + ":" + std::to_string(body.firstLine) + ": a function of " +
                                 std::to_string(body.lines) + " lines, at most " +
                                 std::to_string(maxFunctionLines));
        }
    }
    for (const auto& exception : exceptions) {
        if (exception.lines > maxFileLines &&
            std::ranges::find(sources, exception.path, &SourceFile::path) != sources.end()) {
            continue;
        }
        complaints.push_back(std::string(exception.path) + ":1: has an exception it does not need");
    }
    return complaints;
}

}  // namespace cota::arch
