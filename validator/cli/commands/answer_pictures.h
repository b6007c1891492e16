#pragma once
// Answers drawn on the map: visible hexes, movement range.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/look/sheet/answer_caption.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"
#include "validator/cli/commands/picture_output.h"

namespace cota::cli {

/// Drawn by mapsets/look/sheet/answer_drawings.h.
Overlay seenFrom(mapsets::Cell from, std::vector<std::pair<mapsets::Cell, mapsets::SightVerdict>> verdicts);

Overlay reachedFrom(mapsets::Cell from, std::vector<mapsets::ReachedHex> hexes,
                    std::vector<mapsets::Cell> way);

/// A question with the options that were given, as they are typed: "Movement range (--empty, --load
/// g-trk-1)". Flags have no value; options with an empty value were not given.
struct AskedOption {
    const char* option;
    std::optional<std::string> value = {};
};
std::string withOptions(std::string question, const std::vector<AskedOption>& options);

/// What the picture says below the map.
using Caption = std::function<look::AnswerCaption(const look::Scene&)>;
/// Draws the map with an overlay and its caption and writes it. Does nothing if `options` has no output.
void writeAnswerPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Overlay& overlay, const Caption& caption, const Streams& streams);

}  // namespace cota::cli
