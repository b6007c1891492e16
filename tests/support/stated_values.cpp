#include "tests/support/stated_values.h"

#include <algorithm>
#include <regex>
#include <set>

namespace cota::support {

std::vector<Stated> statedIn(const std::string& text) {
    static const std::regex tag(R"re(<([a-z-]+)((?:\s+[a-z-]+="[^"]*")+)\s*/?>)re");
    static const std::regex attribute(R"re(([a-z-]+)="([^"]*)")re");
    std::vector<Stated> all;
    for (auto one = std::sregex_iterator(text.begin(), text.end(), tag); one != std::sregex_iterator();
         ++one) {
        const auto words = (*one)[2].str();
        const auto first = static_cast<std::size_t>(one->position(2));
        for (auto each = std::sregex_iterator(words.begin(), words.end(), attribute);
             each != std::sregex_iterator(); ++each)
            all.push_back(
                {(*one)[1], (*each)[1], (*each)[2], first + static_cast<std::size_t>(each->position(2))});
    }
    return all;
}

bool isSaid(const Stated& one) {
    static const std::set<std::string> everywhere{"en", "es", "cite", "standing"};
    static const std::set<std::string> somewhere{"mapset/edition",  "mapset/publisher",   "mapset/version",
                                                 "scales/turn",     "scales/height-unit", "scales/hex",
                                                 "feature/printed", "row/name",           "check/data"};
    return everywhere.contains(one.name) || somewhere.contains(one.element + "/" + one.name);
}

std::vector<std::string> othersOf(const std::string& value) {
    if (value == "yes") return {"no"};
    if (value == "no") return {"yes"};
    if (std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; }) && !value.empty()) {
        const int number = std::stoi(value);
        return {std::to_string(number + 1), std::to_string(std::max(number - 1, 0)),
                std::to_string(number + 30)};
    }
    return {value + "x"};
}

}  // namespace cota::support
