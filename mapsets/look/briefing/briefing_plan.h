#pragma once
// What the card of a scenario shows and in which order: read from card.xml
// (mapsets/loading/prints/briefing_reader.h).

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::look {

/// A box in the row below the title.
struct PlannedFact {
    enum class What {
        turns,       // how many, and when
        boards,      // their ids
        visibility,  // the usual one; turns with another
        first,       // the side that sets up first, or moves first
        scenario,    // values of the scenario
        side,        // values of each side
        part         // values of each part of a kind, of each side
    };
    What what = What::turns;
    std::string part = {};                 // the kind
    std::vector<std::string> values = {};  // their names
    std::string join = "/";                // between them
    model::LocalText label = {}, note = {};
    friend bool operator==(const PlannedFact&, const PlannedFact&) = default;
};
inline constexpr auto lastPlannedFact = PlannedFact::What::part;
const char* textOf(PlannedFact::What what);

struct PlannedSection {
    enum class What { situation, map, forces, victory, support, parts, specialRules, notes, turns };
    What what = What::situation;
    std::vector<std::string> parts = {};  // of `parts`: their kinds
    model::LocalText title = {};
    friend bool operator==(const PlannedSection&, const PlannedSection&) = default;
};
inline constexpr auto lastPlannedSection = PlannedSection::What::turns;
const char* textOf(PlannedSection::What what);

/// The words for a kind of part. "{factors}" is a value, "{allowed?yes|no}" one of two texts. Words in
/// brackets are left out if the part does not state a value in them.
struct PartWords {
    std::string kind;
    model::LocalText words = {};
    model::LocalText track = {};  // on the track, in the first turn of its turns
    friend bool operator==(const PartWords&, const PartWords&) = default;
};

struct BriefingPlan {
    std::vector<PlannedFact> facts;
    std::vector<PlannedSection> sections;
    std::vector<PartWords> words;
    std::vector<std::string> leftOut;  // kinds of parts, and "features"
    friend bool operator==(const BriefingPlan&, const BriefingPlan&) = default;

    const PartWords* wordsOf(std::string_view kind) const;
    bool leavesOut(std::string_view kind) const;
};

/// Without a card.xml.
BriefingPlan usualBriefing();
inline constexpr std::string_view featuresOfBriefing = "features";
inline constexpr std::size_t mostFacts = 6;

/// The names of values in a phrase of PartWords.
std::vector<std::string> valuesNamedIn(std::string_view phrase);

}  // namespace cota::look
