#pragma once
// The topics of the rules on forces: counters, their printed values and formations. Each is defined at the
// end of its file.

#include <string>
#include <vector>

#include "mapsets/catalogue/mapset.h"
#include "validator/engine/rule.h"

namespace cota::checks {

Topic attributeRules();
Topic sumRules();
Topic unitRules();
Topic formationRules();
Topic lineRules();
Topic printRules();
Topic printMarkRules();
Topic loadRules();
Topic nationRules();
Topic printExclusionRules();
Topic formationPartRules();
Topic attributeStatedRules();
Topic lineStatedRules();
Topic loadStartRules();
Topic nationCardRules();

/// The flag that formations have for which the game has details of this kind; empty if they need none.
std::string flagForPart(const mapsets::Mapset& game, const std::string& part);

/// A value in which formations state how many of their own units have one of the tags.
struct StatedNumber {
    std::string value;
    std::vector<std::string> tags, without;
};
/// Those that the game has a rule for.
std::vector<StatedNumber> statedNumbersOf(const mapsets::Mapset& game);

/// A value that units with one of the tags share with their formation.
struct SharedValue {
    std::string ofUnit, ofFormation;  // names of the values
    std::vector<std::string> tags, without;
};
/// Those that the game has a rule for.
std::vector<SharedValue> sharedValuesOf(const mapsets::Mapset& game);

/// All of them, in the order of the rule book.
inline std::vector<Topic> forcesTopics() {
    return {attributeRules(),      sumRules(),           unitRules(),
            formationRules(),      lineRules(),          printRules(),
            printMarkRules(),      loadRules(),          nationRules(),
            printExclusionRules(), formationPartRules(), attributeStatedRules(),
            lineStatedRules(),     loadStartRules(),     nationCardRules()};
}

}  // namespace cota::checks
