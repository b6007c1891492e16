#pragma once
// What the card of a scenario says, as texts and counters in their order, before any of it has a place. All
// of it is made from the document and the game.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/briefing/briefing_plan.h"

namespace cota::look {

struct BriefFact {
    std::string label, value, note;
};

/// Counters of one type with the same values.
struct BriefCounter {
    model::CounterType type;  // with all its values
    std::string name;
    int count = 0;
};

struct BriefGroup {
    model::GroupId id;
    model::SideId side;
    std::string badge;  // its place in the order of set-up, or "T3"
    std::string name, where;
    std::optional<int> turn;  // of arrival
    std::vector<BriefCounter> counters;
    int units = 0;
};

struct BriefSide {
    model::SideId id;
    std::string name;
    std::vector<BriefGroup> groups;
};

/// A number or bold words, and the text behind them.
struct BriefParagraph {
    std::string number, lead, text;
};

struct BriefObjective {
    std::string name, hexes, value;
};

struct BriefSection {
    PlannedSection::What what = PlannedSection::What::notes;
    std::string heading;
    std::vector<BriefParagraph> paragraphs;
    std::vector<BriefObjective> objectives;
};

/// A word in a box of the track, of a side or of none.
struct BriefEvent {
    model::SideId side;
    std::string words;
    bool isArrival = false;
};
struct BriefTurn {
    int number = 0;
    int shade = 0;  // 0: the usual light; how far down the list of the game it is
    std::string time;
    std::vector<std::string> words;  // light, weather, visibility where they change
    std::vector<BriefEvent> events;
};

struct Briefing {
    std::string title, when, game, author, id;
    std::vector<BriefFact> facts;
    std::string history;
    std::string boards;  // the note on the map
    std::vector<BriefSide> sides;
    std::vector<BriefSection> sections;  // texts, without situation, map, forces and turns
    std::vector<BriefTurn> turns;
    bool hasMap = true, hasForces = true;
    /// Texts that the document has only in the other language, by what they belong to.
    std::vector<std::string> missing;
};

/// `document`: its types may be based on others. The scenario must be there.
Briefing briefingOf(const model::Document& document, const mapsets::Mapset& game, const BriefingPlan& plan,
                    model::Language language);

}  // namespace cota::look
