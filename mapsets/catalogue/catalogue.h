#pragma once
// Everything a game can have, by id. Loaded once from mapsets/systems/<id>, after the layers it extends.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/geometry/grid.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/catalogue/table.h"
#include "mapsets/catalogue/terrain.h"
#include "mapsets/catalogue/units.h"

namespace cota::mapsets {

/// How half hexes on the edges of boards are used.
enum class HalfHexes { playable, unplayable, staging };

/// What applies to every map of the game.
struct Scales {
    int hexMetres = 0;  // width of a hex; 0: not stated
    int turnMinutes = 0;
    int levelHeight = 0;     // of one elevation level, in heightUnit
    std::string heightUnit;  // "m", or "level"
    int dayVisibility = 0;   // hexes; 0: unlimited
    HalfHexes halfHexes = HalfHexes::playable;
    Provenance from;
};

/// The checks that the reference of the game asks for, and those that no rule covers.
struct RequiredChecks {
    std::vector<CatalogueCheck> checks;
    std::vector<Uncovered> uncovered;
};

struct Catalogue {
    std::vector<TerrainType> terrains;  // in the order of the files, which is that of palettes
    std::vector<HexsideType> hexsides;
    std::vector<FeatureType> features;
    std::vector<PathKind> pathKinds;
    std::vector<Mobility> mobilities;
    std::vector<UnitClass> unitClasses;
    std::vector<WordList> wordLists;
    std::vector<PartKind> partKinds;
    std::vector<AttributeType> sideAttributes;       // of a side in a scenario
    std::vector<AttributeType> placementAttributes;  // states of a unit at the start
    std::vector<AttributeType> groupAttributes;
    std::vector<AttributeType> scenarioAttributes;
    std::vector<AttributeType> objectiveAttributes;
    std::vector<AttributeType> exitAttributes;
    std::vector<AttributeType> turnAttributes;
    std::vector<AttributeType> boardAttributes;
    std::vector<AttributeType> hexAttributes;
    std::vector<AttributeType> counterAttributes;  // of one counter, in addition to those of its type
    std::vector<AttributeType> formationAttributes;
    TableRules table;
    std::vector<Option> options;
    std::vector<StrategyChoice> strategies;
    std::vector<RuleSetting> rules;
    std::vector<Reading> readings;
    RequiredChecks required;
    Informative informative;
    Scales scales;
    model::Grid defaultGrid;                                   // numbering and stagger of new boards
    std::vector<std::pair<std::string, std::string>> symbols;  // free; read by `look`

    // Look-up by id in constant time; null if the game does not have it. `seal` builds the indexes.
    const TerrainType* terrain(const model::TerrainId& id) const;
    const HexsideType* hexside(const model::HexsideId& id) const;
    const FeatureType* feature(const model::FeatureId& id) const;
    const PathKind* pathKind(const model::PathKindId& id) const;
    const Mobility* mobility(const model::MobilityId& id) const;
    const UnitClass* unitClass(const model::UnitClassId& id) const;
    const WordList* wordList(std::string_view id) const;
    const PartKind* partKind(const model::PartKindId& id) const;
    const Option* option(std::string_view id) const;
    const StrategyChoice* strategy(std::string_view question) const;

    /// Builds the indexes; call it once when the vectors are complete.
    void seal();

  private:
    using Index = std::map<std::string, std::size_t, std::less<>>;  // from an id to the position in its list
    struct Indexes {
        Index terrains, hexsides, features, pathKinds, mobilities, unitClasses, wordLists, partKinds, options,
            strategies;
    };
    Indexes by_;
};

/// A list of values in the catalogue or in its rules for a table.
struct TypesOf {
    std::vector<AttributeType> Catalogue::*own = nullptr;
    std::vector<AttributeType> TableRules::*ofTable = nullptr;

    constexpr TypesOf(std::vector<AttributeType> Catalogue::*list) : own(list) {}
    constexpr TypesOf(std::vector<AttributeType> TableRules::*list) : ofTable(list) {}
    template <class Any>
    auto& in(Any& catalogue) const {
        return own != nullptr ? catalogue.*own : catalogue.table.*ofTable;
    }
};

/// The values of <attributes of="..."> besides units, features and details: subjects every game has.
inline constexpr std::array<std::pair<std::string_view, TypesOf>, 17> attributesOfThings{
    {{"side", &Catalogue::sideAttributes},
     {"placement", &Catalogue::placementAttributes},
     {"group", &Catalogue::groupAttributes},
     {"scenario", &Catalogue::scenarioAttributes},
     {"objective", &Catalogue::objectiveAttributes},
     {"exit", &Catalogue::exitAttributes},
     {"turn", &Catalogue::turnAttributes},
     {"board", &Catalogue::boardAttributes},
     {"hex", &Catalogue::hexAttributes},
     {"counter", &Catalogue::counterAttributes},
     {"formation", &Catalogue::formationAttributes},
     {"table", &TableRules::tableAttributes},
     {"seat", &TableRules::seatAttributes},
     {"space", &TableRules::spaceAttributes},
     {"card-group", &TableRules::groupAttributes},
     {"card", &TableRules::cardAttributes},
     {"relation", &TableRules::relationAttributes}}};

}  // namespace cota::mapsets
