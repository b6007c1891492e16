#pragma once
// Several units of one type at once, with names by a pattern, and what they do to the counter sheet.

#include <optional>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "editor/editing/force_edits.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

inline constexpr int mostNewUnits = 200;  // in one step

/// `%n` in a pattern is the number, `%a` the letter (a, b, ... z, aa), `%A` the capital letter, `%r` the
/// roman number, `%%` a percent sign. A pattern without any of these gets the number at its end if there are
/// several units; an empty pattern gives no names.
std::string nameByPattern(const std::string& pattern, int number, bool isOneOfSeveral);

struct UnitBatch {
    std::string type;    // an id from newUnitTypes
    ForceTarget target;  // file, formation or side
    int count = 1;
    std::string pattern;
    int start = 1;  // the first number
};

/// The names of the batch, at most `most` of them.
std::vector<std::string> batchNames(const UnitBatch& batch, std::size_t most = mostNewUnits);

/// What the batch does to the counter sheet.
struct SheetEffect {
    int onSheet = 0;  // 0: not stated
    int used = 0;     // before
    int after = 0;
    int fits = 0;  // how many of the batch the sheet still has; all of them if it is not stated

    bool isTooMany() const { return onSheet > 0 && after > onSheet; }
    /// "3 left on the sheet after that.", "The sheet has 10; 12 would be used."
    std::string text() const;
};
SheetEffect sheetEffectOf(const model::Document& document, const UnitBatch& batch);

/// The side that a type (an id from newUnitTypes) belongs to: the only one of its nation, else the only one
/// that has units of it; empty if that is not clear.
model::SideId sideOfType(const model::Document& document, const std::string& file, const std::string& type,
                         const mapsets::Mapset* game);
/// The target of the batch; if its type is of another side, the main formation of that one.
ForceTarget targetOfType(const model::Document& document, const UnitBatch& batch,
                         const mapsets::Mapset* game);
/// Whether units of the batch's type may be of the side of its target, as far as one can see.
bool fitsTarget(const model::Document& document, const UnitBatch& batch, const mapsets::Mapset* game);
/// The types for new units of the target of the batch, with the ids of newUnitTypes: those that its side may
/// have, then new ones of the classes of which it has none, and last those of other sides, with the side.
std::vector<PaletteEntry> unitTypesFor(const model::Document& document, const UnitBatch& batch,
                                       const mapsets::Mapset* game, model::Language language);
/// The type for new units of the target of the batch: the one that most units there have, since leaders are
/// few, and the last one of equally many; else that of the batch if it is of the same side, else the one that
/// most units of the side have, else the first one of the side.
std::string typeOfTarget(const model::Document& document, const UnitBatch& batch,
                         const mapsets::Mapset* game);
/// All places for new units, those of the side of the type first.
std::vector<UnitDestination> destinationsOf(const model::Document& document, const UnitBatch& batch,
                                            const mapsets::Mapset* game, model::Language language);

/// The units of `after` that `before` has not, in the group that holds the others of their formation, or in
/// the only set-up group of their side. A group without hexes of its own has no place for them.
model::Document withNewUnitsInGroups(const model::Document& before, const model::Document& after);

/// The units as one step, in which they are selected, and in the group of their formation; their ids follow
/// the type. With `raisesSheet` the sheet gets as many counters as are used. Nothing if the file, the type or
/// the count is invalid.
std::optional<HistoryEntry> addUnits(const model::Document& document, const UnitBatch& batch,
                                     const mapsets::Mapset* game, model::Language language,
                                     bool raisesSheet = false);

/// The first number for which all names of the batch are new in its formation.
int freeStart(const model::Document& document, const UnitBatch& batch);

}  // namespace cota::session
