// cota exposure agrees with cota viewshed, whoever watches.
#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

Json told(std::vector<std::string> words) {
    words.insert(words.end(), {"--format", "json"});
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
}

/// For one hex it counts what the viewshed shows; for a side it is the sum over the hexes of its units.
TEST(Exposure, IsTheSumOfViewsheds) {
    const auto counts = [](const std::vector<std::string>& from) {
        std::vector<std::string> words{"exposure", sampleScenario()};
        words.insert(words.end(), from.begin(), from.end());
        std::map<std::string, int> seen;
        const Json all = told(words);
        for (const Json& hex : all["hexes"]) seen[hex["hex"]] = hex["seenBy"];
        return seen;
    };
    std::map<std::string, int> sum;
    for (const std::string from : {"31-1802", "32-0505", "31-0101"}) {
        const auto one = counts({from});
        EXPECT_EQ(one.at(from), 0) << "a hex does not count for itself";
        const Json viewshed = told({"viewshed", sampleScenario(), from});
        for (const Json& hex : viewshed["hexes"])
            EXPECT_EQ(one.at(hex["hex"]), hex["verdict"] == "clear" ? 1 : 0)
                << hex["hex"] << " from " << from;
        for (const auto& [hex, count] : one) sum[hex] += count;
    }
    EXPECT_EQ(counts({"31-1802", "32-0505", "31-0101", "32-0505"}), sum) << "each hex watches once";
    const Json side = told({"exposure", sampleScenario(), "soviet"});
    std::vector<std::string> hexes = side["from"];
    EXPECT_GT(hexes.size(), 3u);
    EXPECT_EQ(counts({"soviet"}), counts(hexes));
}

TEST(Exposure, NeedsSomebodyOnTheMap) {
    EXPECT_THAT(run({"exposure", sampleScenario(), "soviets"}).err,
                HasSubstr("There is no hex, zone, unit or side 'soviets'; did you mean 'soviet'?"));
    EXPECT_THAT(run({"exposure", sampleScenario(), "nobody-there"}).err,
                HasSubstr("There is no hex, zone, unit or side 'nobody-there'."));
    EXPECT_EQ(run({"exposure", sampleScenario()}).code, 2);
    EXPECT_EQ(run({"exposure", sampleScenario(), "soviet", "--range", "0"}).code, 2);
    const auto csv = run({"exposure", sampleScenario(), "31-1802", "--range", "1", "--format", "csv"});
    EXPECT_THAT(csv.out, HasSubstr("hex,seen_by\n31-0101,0\n"));
    EXPECT_THAT(csv.out, HasSubstr("\n31-1801,1\n"));
}

}  // namespace
}  // namespace cota::test
