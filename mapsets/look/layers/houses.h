#pragma once
// Houses from above, the ground of a hex that is free for them, and how their roofs are drawn.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/layers/number_texts.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

/// A rectangle; `turn` in radians.
struct House {
    Point at;
    double turn = 0;
    double length = 0, width = 0;

    double reach() const;
    /// A point by shares of half the length and half the width.
    Point corner(double along, double across) const;
    /// The upright rectangle around it.
    picture::Box box() const;
    picture::Curve outline() const;
    /// A part of it, by the same shares.
    picture::Curve part(double from, double to, double left, double right) const;
};

/// Whether less than `gap` is between them.
bool areClose(const House& a, const House& b, double gap);

/// What a hex has that houses keep off: roads, water, its number, names that the designer has placed.
class Plot {
  public:
    struct Line {
        Point from, to;
        double clear = 0;  // from its middle
        bool isRoad = false, isRail = false;
    };

    Plot(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters, const NumberTexts& numbers);

    Cell cell() const { return cell_; }
    Point centre() const { return centre_; }
    const std::vector<Line>& lines() const { return lines_; }
    /// The nearest line of a kind at most so far from a point; null: none.
    const Line* nearest(Point point, double within, bool Line::*kind) const;
    bool isFree(const House& house) const;
    /// Whether all of it is in the hex.
    bool holds(const House& house) const;

  private:
    void addWaters(const std::vector<WaterLine>& waters);

    const Scene& scene_;
    Cell cell_;
    Point centre_;
    picture::Box number_;
    std::vector<Line> lines_;
};

/// The nearest point of a straight line.
Point nearestOn(Point p, Point a, Point b);

/// Roofs of one hex, with their shadows; the sides that face the upper left are lit.
class Roofs {
  public:
    void add(const House& house, bool isOther);
    /// A block of houses around a court.
    void addClosed(const House& block, bool isOther);
    /// A hall with windows in a roof like the teeth of a saw.
    void addHall(const House& hall);
    bool empty() const { return shadows_.empty(); }
    void draw(picture::Colour roof, picture::Colour other, picture::Colour shadow,
              std::vector<picture::Mark>& marks) const;

  private:
    picture::Curve shadows_, roofs_, others_, lights_, darks_;
};

/// A hex as part of its town.
struct TownHex {
    const Scene& scene;
    const Patch& patch;
    const Plot& plot;
    const std::vector<House>& standing;  // landmarks, and houses of other patches
    int likeNeighbours = 0;              // hexes beside it with the same ground
};

/// Closed blocks in rows along the main road, small houses where they do not fit.
std::vector<House> closedBlocks(const TownHex& hex);
/// Whether a house of closedBlocks() is large enough for a court.
bool hasCourt(const House& house);
/// The halls of a factory in rows along its railway or road; with tracks and chimneys between them.
void drawHalls(const TownHex& hex, std::vector<picture::Mark>& marks);

/// A church, station or factory as a sign in its hex.
struct Landmark {
    const Symbol* symbol;
    House house;  // that houses keep off
};
/// Those of a hex, in the order of its features.
std::vector<Landmark> landmarksIn(const Scene& scene, const Plot& plot);
void drawLandmark(const Landmark& landmark, std::vector<picture::Mark>& marks);
/// The same in a box. False if the symbol is none.
bool drawLandmarkIn(const Symbol& symbol, const picture::Box& box, std::vector<picture::Mark>& marks);

}  // namespace cota::look
