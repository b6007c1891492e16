#pragma once
// Shared by the rules on contours: the boards with contours, and the relief that these draw.

#include <string>
#include <vector>

#include "formats/model/relief/relief.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

/// A board with contours, reduced to them, and its relief; valid as long as the context.
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
/// A point of a drawing: its hex, and its coordinates in hexes: "1-0304 (3.5 -0.2)".
std::string pointText(const NamedBoard& board, model::GridPoint at);
/// Whether the game reads the heights of hexes from contours; otherwise these only illustrate levels.
bool readsContours(const CheckContext& context);

}  // namespace cota::checks
