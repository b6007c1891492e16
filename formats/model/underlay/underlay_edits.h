#pragma once
// Edits of the underlays of a board, as functions from one document to the next, and the words of underlays
// in files.

#include <string>

#include "formats/model/document/document.h"

namespace cota::model {

const char* textOf(FitKind kind);       // "similarity", "affine"
const char* textOf(ReviewState state);  // "open", "kept", "mended"

/// The underlay with that id, or null.
const Underlay* underlayOf(const Board& board, const std::string& id);
/// What was said about a hex; an open state without a note if nothing was.
HexReview reviewOf(const Underlay& underlay, HexCoord hex);
/// "sheet-1" or the first number after it that no underlay of the board has.
std::string newUnderlayId(const Board& board);

/// Adds the underlay above the others, or replaces the one with the same id.
Document withUnderlay(const Document& document, const std::string& board, const Underlay& underlay);
Document withoutUnderlay(const Document& document, const std::string& board, const std::string& id);
/// Replaces what was said about a hex. An open state without a note removes it.
Document withHexReview(const Document& document, const std::string& board, const std::string& underlay,
                       const HexReview& review);
/// Replaces the fitted point at the same place of the board, or adds one.
Document withFitPoint(const Document& document, const std::string& board, const std::string& underlay,
                      const FitPoint& point);
Document withoutFitPoint(const Document& document, const std::string& board, const std::string& underlay,
                         GridPoint at);

}  // namespace cota::model
