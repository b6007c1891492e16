// Two types of one name in one namespace are one type for the linker: the functions of one then work on the
// memory of the other. So each type that a header defines has a name of its own.
#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>

#include "tests/arch/source_tree.h"

namespace cota::arch {
namespace {

/// The name of a type that the line begins to define; types within others are indented.
std::string typeBegunIn(const std::string& line) {
    for (const std::string word : {"struct ", "class ", "enum class "}) {
        if (!line.starts_with(word) || line.find('{') == std::string::npos) continue;
        const auto end = line.find_first_of(" :{<", word.size());
        // A specialisation, or a type within another one.
        if (line[end] == '<' || line.substr(end, 2) == "::") return {};
        return line.substr(word.size(), end - word.size());
    }
    return {};
}

/// "namespace::Type" with the headers that define it, if there are several.
Complaints repeatedTypes(const std::vector<SourceFile>& sources) {
    std::map<std::string, std::string> first;
    Complaints complaints;
    for (const auto& source : sources) {
        if (!source.path.ends_with(".h")) continue;
        std::istringstream lines(source.text);
        std::string space;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("namespace ") && line.ends_with("{")) space = line.substr(10);
            const auto type = typeBegunIn(line);
            if (type.empty()) continue;
            const auto [at, isNew] = first.emplace(space + type, source.path);
            if (!isNew) complaints.push_back(source.path + ": " + type + " is also defined in " + at->second);
        }
    }
    return complaints;
}

TEST(Types, NoTwoHeadersDefineTheSame) { EXPECT_EQ(joined(repeatedTypes(cppSources())), ""); }

TEST(Types, ARepeatedOneIsFound) {
    const SourceFile one{"mapsets/a/one.h", "namespace cota::mapsets {\nstruct Arrival {\n};\n}\n"};
    const SourceFile other{"mapsets/b/other.h", "namespace cota::mapsets {\nstruct Arrival : X {\n};\n}\n"};
    const SourceFile elsewhere{"editor/c.h", "namespace cota::wx {\nstruct Arrival {\n};\n}\n"};
    EXPECT_EQ(repeatedTypes({one, other, elsewhere}),
              Complaints{"mapsets/b/other.h: Arrival is also defined in mapsets/a/one.h"});
}

}  // namespace
}  // namespace cota::arch
