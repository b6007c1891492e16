#pragma once
// The manifest of counter sheets: a row for each counter on paper, in the order of the sheets.

#include <string>
#include <vector>

#include "mapsets/look/counters/counter_plan.h"

namespace cota::look {

struct ManifestRow {
    std::size_t sheet = 1;
    int row = 1, column = 1;  // of the front, from 1
    std::string code;         // on the counter
    CounterPiece::Kind kind = CounterPiece::Kind::unit;
    std::string side, counter, type;  // ids; of a marker its id is the type
    model::LocalText name;
    std::string formation, nation;
    std::string front, back;       // "direct=6 movement=3"
    std::string group, turn, hex;  // of the set-up or arrival
    std::string file;              // in which the counter, or the type of a spare one, is written
};

std::vector<ManifestRow> counterManifest(const std::vector<CounterBlock>& blocks,
                                         const std::vector<CounterSheetPlan>& sheets,
                                         const model::Document& document);

/// "unit", "spare", "marker".
const char* textOf(CounterPiece::Kind kind);

}  // namespace cota::look
