#pragma once
// What the parts of the heat page share: its letters, colours, and the layers of a page.

#include <functional>
#include <string>
#include <vector>

#include "mapsets/look/heat/heat_page.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

inline constexpr picture::Colour heatInk{30, 30, 40, 255}, heatQuiet{96, 96, 108, 255},
    heatRule{170, 170, 178, 255};

struct HeatLetters {
    double points = 7;
    bool isBold = false;
    bool isSerif = false;
    picture::Across across = picture::Across::left;
    picture::Colour colour = heatInk;
};

class HeatPen {
  public:
    explicit HeatPen(const HeatOrder& order) : order_(order) {}

    const HeatOrder& order() const { return order_; }
    const model::Scenario& scenario() const { return *order_.laid.scenario(); }
    std::string in(const model::LocalLiteral& text) const { return std::string(text.in(order_.language)); }
    std::string say(const model::LocalLiteral& text, std::vector<model::MessageValue> values) const;
    /// Its name; the id if it has none.
    std::string sideName(const model::SideId& side) const;
    std::string objectiveName(const model::Objective& objective) const;

    picture::Font font(const HeatLetters& letters) const;
    double widthOf(const std::string& words, const HeatLetters& letters) const;
    /// One line with its baseline at `at`, made smaller or cut if it is wider than `room`.
    void write(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
               const HeatLetters& letters, double room) const;
    /// Lines below each other; returns the height used.
    double writeLines(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                      const HeatLetters& letters, double room, double most) const;

  private:
    const HeatOrder& order_;
};

/// Room on a page, in millimetres.
using HeatRoom = picture::Box;

// heat_tables.cpp. Both return the height used.
double drawObjectiveTable(const HeatPen& pen, const HeatRoom& room, std::vector<picture::Mark>& marks);
double drawEntryTable(const HeatPen& pen, const HeatRoom& room, std::vector<picture::Mark>& marks);
/// The options on which the answers rest, and how the pictures are to be read.
double drawHeatNotes(const HeatPen& pen, const HeatRoom& room, std::vector<picture::Mark>& marks);
bool hasEntries(const mapsets::ScenarioHeat& heat);

// heat_charts.cpp
/// The colours of the sides, dark enough for lines on white.
std::vector<picture::Colour> heatSideColours(const Scene& scene);
void drawStrengthCharts(const HeatPen& pen, const Scene& scene, const HeatRoom& room,
                        std::vector<picture::Mark>& marks);

// heat_panels.cpp

/// A small map with its heading and legend.
struct HeatPanel {
    struct Swatch {
        std::string words;
        picture::Colour colour;
        enum class Form { area, ring, outline } form = Form::area;
    };
    std::string heading;
    std::string facts;
    model::SideId side;
    std::vector<Swatch> legend;
    std::function<void(const MapSheet& sheet, std::vector<picture::Mark>& marks)> draw;
};
/// In the order of the page: side by side. Questions without an answer have none.
std::vector<HeatPanel> heatPanels(const HeatPen& pen);
/// A disk with the number of an objective in the table.
void addObjectiveMarks(const HeatPen& pen, const MapSheet& sheet, std::vector<picture::Mark>& marks);

}  // namespace cota::look
