#pragma once
// Answers drawn: what one hex sees, where a unit can get, the profile of a line of sight.

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/play/reach.h"
#include "mapsets/play/sight.h"
#include "validator/cli/picture_output.h"

namespace cota::cli {

/// Hexes that are not seen are darkened, blinded ones in another colour; a ring stands around the observer.
Overlay seenFrom(mapsets::Cell from, std::vector<std::pair<mapsets::Cell, mapsets::SightVerdict>> verdicts);

/// Hexes tinted by the turn in which they are reached, with its number; `way` as a line.
Overlay reachedFrom(mapsets::Cell from, const std::vector<mapsets::ReachedHex>& hexes,
                    std::vector<mapsets::Cell> way);

/// The ground below a line with what stands on it, the line from eye to eye, and where it ends.
struct Profile {
    std::string title;
    std::string from, to;
    int distance = 0;
    int heightFrom = 0, heightTo = 0;
    mapsets::SightVerdict verdict = mapsets::SightVerdict::clear;
    std::span<const mapsets::SightStep> steps;
    std::vector<std::string> labels;  // of the steps
};
picture::Picture profilePicture(const Profile& profile);

/// Draws the map with an overlay and writes it; nothing where `options` name no output.
void writeAnswerPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Overlay& overlay, const Streams& streams);

}  // namespace cota::cli
