#pragma once
// What the rules of contours share: each board that has any, and what they say of its ground.

#include <string>
#include <vector>

#include "formats/model/relief/relief.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

/// A board with contours, reduced to them, and what they say; as long as the context lives.
struct Drawn {
    NamedBoard named;
    const model::Relief& relief;
    const model::Board& board() const { return *named.board; }
    const model::Contour& contourOf(const model::Relief::Line& line) const {
        return board().contours[line.contours.front()];
    }
    const model::Contour& contourOf(model::LineSide side) const {
        return contourOf(relief.lines()[side.line]);
    }
};
std::vector<Drawn> drawnBoards(const CheckContext& context);

/// A note about a contour; adds the values "contour" and "metres".
Note noteOn(const Drawn& drawn, const model::Contour& contour, std::vector<model::MessageValue> values = {});
/// A point of a drawing: the hex it lies in, and its place in hexes: "1-0304 (3.5 -0.2)".
std::string pointText(const NamedBoard& board, model::GridPoint at);
/// Whether the game reads the heights of hexes from contours; else they only illustrate levels.
bool readsContours(const CheckContext& context);

}  // namespace cota::checks
