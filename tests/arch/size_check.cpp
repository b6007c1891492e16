#include "tests/arch/size_check.h"

#include <algorithm>

#include "tests/arch/class_sizes.h"
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

Complaints oversizedClasses(const std::vector<SourceFile>& sources,
                            const std::vector<ClassException>& exceptions) {
    Complaints complaints;
    const auto sizes = classSizes(sources);
    const auto isLarge = [](const ClassSize& size) {
        return size.lines > maxClassLines || size.members > maxClassMembers;
    };
    const auto isExcused = [&](const ClassSize& size) {
        return std::ranges::any_of(exceptions, [&](const ClassException& each) {
            return each.name == size.name && each.path == size.path;
        });
    };
    for (const auto& size : sizes) {
        if (!isLarge(size) || isExcused(size)) continue;
        complaints.push_back(size.path + ":" + std::to_string(size.line) + ": class " + size.name + " has " +
                             std::to_string(size.lines) + " lines and " + std::to_string(size.members) +
                             " data members in all its files, at most " + std::to_string(maxClassLines) +
                             " and " + std::to_string(maxClassMembers) + "; which noun is missing?");
    }
    for (const auto& exception : exceptions) {
        const bool isNeeded = std::ranges::any_of(sizes, [&](const ClassSize& size) {
            return isLarge(size) && size.name == exception.name && size.path == exception.path;
        });
        if (!isNeeded)
            complaints.push_back(std::string(exception.path) + ":1: class " + std::string(exception.name) +
                                 " does not need its exception; remove it");
    }
    return complaints;
}

}  // namespace cota::arch
