#pragma once
// Charts of the rules as data: movement, stacking, sight, spotting, combat. A layout.xml says which rows of
// the game's data a chart has and what they are called; the values are those that the strategies read, with
// the options of the scenario.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/look/furniture/layout.h"

namespace cota::look {

struct RulesCell {
    model::LocalText words;  // empty: the row has nothing here
    bool isUnknown = false;  // no source gives the value
    friend bool operator==(const RulesCell&, const RulesCell&) = default;
};

/// The levels of observer and target, for a column that says whether they see each other.
struct SightCase {
    int observer = 0, target = 0;
    friend bool operator==(const SightCase&, const SightCase&) = default;
};

struct RulesLine {
    std::string kind, id;  // of an entry of the map, for its sample; empty: none
    model::LocalText name;
    std::string source;  // paragraph
    std::vector<RulesCell> cells;
    friend bool operator==(const RulesLine&, const RulesLine&) = default;
};

struct RulesSection {
    model::LocalText title;
    std::vector<model::LocalText> columns;
    std::vector<SightCase> cases;  // of the last columns, drawn in place of words
    std::vector<RulesLine> lines;
    friend bool operator==(const RulesSection&, const RulesSection&) = default;
};

struct RulesChart {
    std::vector<RulesSection> sections;
    bool hasUnknown() const;
    friend bool operator==(const RulesChart&, const RulesChart&) = default;
};

/// `what`: movement, stacking ... Sections without lines are left out.
RulesChart rulesChartOf(const mapsets::Battlefield& field, const Layout& layout, std::string_view what);

/// Each terrain with a column for each case: whether observer and target see each other with this terrain
/// halfway between them. The answers are those of the game's lines of sight.
RulesSection sightOverTerrain(const mapsets::Mapset& game);

}  // namespace cota::look
