#pragma once
// The draft of a worked case while it is read, and the document built from it. Internal to the folder.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "formats/model/document/assembly.h"
#include "formats/model/document/attributes.h"
#include "formats/model/document/board.h"
#include "formats/model/document/scenario.h"
#include "formats/model/document/zone.h"
#include "formats/model/geometry/hex.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/cases/cases.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

struct DraftHex {
    int level = 0;
    std::vector<model::TerrainId> terrains;
    std::vector<model::FeatureId> features;
};

struct DraftPath {
    model::PathKindId kind;
    std::vector<model::HexCoord> hexes;
};

struct DraftUnit {
    std::string id;
    model::UnitClassId unitClass;
    model::SideId side;
    std::string nation;
    std::optional<model::HexCoord> at;
    std::string aboard;
    model::FormationId formation;
    model::Attributes states;
    model::Attributes own;  // of the counter, in addition to those of its type
    model::Attributes front;
    model::Attributes back;
};

/// A node of the tree of formations, which units refer to.
struct DraftFormation {
    model::FormationId id;
    model::FormationId parent;
    model::SideId side;
    model::Attributes values;
};

struct CaseDraft {
    std::map<model::HexCoord, DraftHex> hexes;
    std::vector<DraftPath> paths;
    std::vector<DraftUnit> units;
    std::vector<DraftFormation> formations;
    std::set<model::HexCoord> asked;  // hexes that only questions name; the map includes them too
    std::map<model::OptionId, std::string> options;
    std::optional<model::TurnRecord> turn;
    std::vector<model::Zone> zones;
    std::vector<model::ScenarioPart> parts;
    std::vector<std::vector<model::HexCoord>> partHexes;  // one list for each entry of `parts`
    model::North north = model::North::unset;
    const model::Board* map = nullptr;  // the drawn board of the case; null: a blank board
    std::vector<std::string> without;   // ids of its areas and contours to leave out
};

/// Reads the formations of a case: <formation id="b" parent="r" side="us"> with the values the game
/// declares.
void readFormations(xml::XmlCursor& element, CaseDraft& draft);

/// Reports whatever the game does not know: values of counters, words of a turn, units in questions, values
/// that a kind of question does not have.
void checkCase(const Mapset& mapset, const Case& one, std::vector<model::Finding>& findings);

/// Fills `setup` and `shift` of `to`.
void buildSetup(const Mapset& mapset, const CaseDraft& draft, Case& to);

}  // namespace cota::mapsets
