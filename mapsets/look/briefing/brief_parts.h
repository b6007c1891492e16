#pragma once
// The parts of a briefing, one source file each. Only for the sources of this folder.

#include "mapsets/look/briefing/brief_values.h"
#include "mapsets/look/briefing/briefing.h"

namespace cota::look {

// brief_facts.cpp
std::vector<BriefFact> factsOf(BriefWords& words);
/// "14 July 1943"; empty if no date is stated.
std::string dateOf(const BriefWords& words);

// brief_forces.cpp
std::vector<BriefSide> sidesOf(BriefWords& words, const model::Document& document);

// brief_sections.cpp
std::vector<BriefSection> sectionsOf(BriefWords& words);

// brief_turns.cpp
std::vector<BriefTurn> turnsOf(BriefWords& words, const std::vector<BriefSide>& sides);
/// The range of sight that the game or the scenario gives for a turn; nothing if it is not limited.
std::optional<int> visibilityIn(const BriefWords& words, int turn);
int minutesOfTurn(const BriefWords& words);

}  // namespace cota::look
