#pragma once
// An expression over hexes as lines of a tree, with the number of hexes that each line gives on the map.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/scenario/zone_edits.h"
#include "mapsets/field/battlefield.h"

namespace cota::session {

/// The zone or group that an expression belongs to.
class TermHome {
  public:
    explicit TermHome(model::ZoneId zone) : zone_(std::move(zone)) {}
    /// The hexes that a group states without a zone.
    explicit TermHome(model::GroupId group) : group_(std::move(group)) {}

    /// Null if it does not exist any more.
    const model::ZoneTerm* in(const model::Document& document) const;
    model::Document with(const model::Document& document, const model::ZoneTerm& whole) const;
    StepName name(const model::Document& document) const;
    model::Subject subject() const;
    bool isOf(const model::ZoneId& zone) const { return group_.empty() && zone_ == zone; }

  private:
    model::ZoneId zone_;
    model::GroupId group_;  // empty: the zone
};

struct ZoneLine {
    TermPath path;
    std::string text = {};  // "within 4 hexes of A-22.13"
    model::ZoneTerm::Kind kind = model::ZoneTerm::Kind::all;
    std::size_t count = 0;   // hexes of this line alone
    bool takesAway = false;  // below "but not", not the first
    bool givesNothing = false;
    std::string fault = {};  // the sentence of a finding about the line

    std::size_t depth() const { return path.size(); }
};

/// The lines from the top, the whole not included. Without a map all counts are 0 and no line is marked.
std::vector<ZoneLine> zoneLines(const SheetSource& source, const TermHome& home);

/// "61 hexes, 58 playable".
struct ZoneCount {
    std::size_t hexes = 0, playable = 0;
};
std::optional<ZoneCount> countOf(const SheetSource& source, const TermHome& home);
std::string textOf(const ZoneCount& count);

/// The hexes of one line on the map; of the whole for the empty path.
std::vector<Cell> cellsOf(const SheetSource& source, const TermHome& home, const TermPath& path);

/// A line in words.
std::string termText(const SheetSource& source, const model::ZoneTerm& term);

// Steps of the history.

std::optional<HistoryEntry> zoneStep(const SheetSource& source, const TermHome& home,
                                     const model::ZoneTerm& whole);
/// The hexes of the line, listed one by one.
std::optional<HistoryEntry> withLinePainted(const SheetSource& source, const TermHome& home,
                                            const TermPath& path);
/// Listed hexes that the other lines give anyway, and the expression without them.
std::size_t listedTwice(const SheetSource& source, const TermHome& home);
std::optional<HistoryEntry> withoutListedTwice(const SheetSource& source, const TermHome& home);

}  // namespace cota::session
