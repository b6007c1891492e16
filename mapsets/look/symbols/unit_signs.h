#pragma once
// The signs and kinds of units that every game can name: unit-signs.xml of this folder, which the programs
// contain.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/curve.h"

namespace cota::look {

/// How a sign is drawn: "line" and "area" inside the frame, "below" as lines below it.
enum class SignDraw { line, area, below };
inline constexpr SignDraw lastSignDraw = SignDraw::below;
const char* textOf(SignDraw draw);

struct UnitSign {
    std::string id;
    SignDraw draw = SignDraw::line;
    std::string path;
    picture::Curve curve;  // the frame reaches from -75,-50 to 75,50
    std::string was;       // its name in earlier versions; empty: the same
};

struct UnitKind {
    std::string id;
    model::LocalText name;
    std::string signs;    // as in look.xml: joined by +, or "none"
    std::string letters;  // or "none"
};

struct UnitSigns {
    std::vector<UnitSign> signs;  // in the order of their pages
    std::vector<UnitKind> kinds;

    const UnitSign* sign(std::string_view id) const;
    const UnitSign* formerly(std::string_view was) const;
    const UnitKind* kind(std::string_view id) const;
};

/// Read once.
const UnitSigns& unitSigns();

/// A word of a list of signs: an id, or "line:M0,0 ..." for a sign of the game's own. Nothing if it is
/// neither.
std::optional<UnitSign> signOf(std::string_view word);

}  // namespace cota::look
