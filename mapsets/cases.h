#pragma once
// Worked cases of a game (cases.xml): a tiny map, who stands on it, what is asked and the exact answer. The
// game's data proves itself: one test runs the cases of every mapset. A case becomes an ordinary document, so
// it is judged on the same battlefield as everything else.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "formats/model/document.h"
#include "formats/model/loaded.h"
#include "mapsets/mapset.h"

namespace cota::mapsets {

/// One question of a case. What `values` may hold is up to the kind:
///   los        from, to (hexes); both-ways=yes asks the way back too      -> clear | blocked
///   trace      from, to                                                   -> "hex:1,0 pair:1,0|0,1 ..." both
///   ends left out height     at, what = ground | raised                                 -> height in the
///   game's unit fire       unit, at (the target hex)                                  -> allowed | blocked
///   spot       unit, target (units)                                       -> hexes, the most it may be away
///   move       unit, along (hexes after its own)                          -> points | prohibited (a step is)
///   reach      unit, or class (mobility) with allowance and from; to      -> first turn it can be there |
///   never; minimum=yes
///              on the ask: only as the one hex any unit may move
///   approach   unit, from, to                                             -> free | needs-leader
///   command    unit (a leader)                                            -> ids of all it can bring into
///   action, in their order stack      at, side, what = limits (default) | column                 -> fits |
///   too-many; column: yes | no round      value                                                      ->
///   whole number initiative a, b (totals)                                              -> segments the
///   higher one takes first order      list                                                       -> words of
///   the list, lowest first flee       unit                                                       -> must |
///   free
/// Hexes are axial "q,r" as in the case's map.
struct CaseQuery {
    model::Attributes values;
    std::map<model::OptionId, std::string>
        options;  // switches set for this question, beside those of the case
    std::string expect;
    int line = 0;
};

struct Case {
    std::string id;
    std::string kind;
    Provenance from;         // citation, and whether the rulebook says it or it is derived
    std::string disputed;    // evidence, where we believe the reference that lists the case to be wrong
    std::string outOfScope;  // why the case cannot be asked here; such a case has no questions
    model::Document
        setup;  // one board named "map" and a scenario on it; units as counters with the ids of the case
    std::vector<CaseQuery> queries;
    int line = 0;

    /// The setup with the switches of the case and of one question.
    model::Document setupFor(const CaseQuery& query) const;
};

/// The label by which the battlefield of a case's setup knows the hex "q,r" of a question: "@q,r".
std::string caseHexLabel(std::string_view hex);

/// All cases of a mapset; none where it has no cases.xml.
model::Loaded<std::vector<Case>> readCases(const Mapset& mapset);

}  // namespace cota::mapsets
