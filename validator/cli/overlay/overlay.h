#pragma once
// One question about a whole map and its answer: a number for each hex, and a table.

#include <optional>
#include <string>
#include <vector>

#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

struct OverlayOptions {
    AnswerOptions common;
    std::string kind;
    std::string file;
    std::vector<std::string> who;
    std::optional<int> range;  // hexes
    std::optional<int> turns;  // 0: no limit
    std::optional<int> turn;   // for light, weather and visibility
    std::string heightMethod;
    PictureOptions picture;
};

struct HexAnswer {
    mapsets::Cell cell = mapsets::noCell;
    std::optional<int> value;  // nothing: the question has no answer there
    bool isUncertain = false;
};

/// A table beside the map, such as the pairs of hexes that see each other.
struct OverlayTable {
    std::vector<std::string> keys;    // of the columns, in JSON and CSV
    std::vector<std::string> titles;  // in the language of the answer
    std::vector<std::vector<std::string>> rows;
};

struct OverlayAnswer {
    std::string headline;
    std::vector<mapsets::Cell> from;  // ringed in the picture
    std::vector<HexAnswer> hexes;     // all that the question is about, ascending
    std::string legend;               // of the numbers: "seen by"
    std::string none;                 // of hexes without one: "not seen"
    bool isZeroNone = false;          // hexes with 0 count as hexes without a number
    bool isAscending = false;         // whether the smallest number comes first
    bool hasNumbers = true;           // else only the table is written as text and CSV
    OverlayTable table;
};

using AnswerOverlay = OverlayAnswer (*)(const LaidOut& table, const OverlayOptions& options);

// sight_overlays.cpp
OverlayAnswer exposureOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer mutualOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer spottedOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer profileOverlay(const LaidOut& table, const OverlayOptions& options);

// place_overlays.cpp
OverlayAnswer reachOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer stacksOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer roomOverlay(const LaidOut& table, const OverlayOptions& options);
OverlayAnswer commandOverlay(const LaidOut& table, const OverlayOptions& options);

}  // namespace cota::cli
