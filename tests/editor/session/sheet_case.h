#pragma once
// A small document and the values that its game declares, which the tests change one by one.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "editor/answers/joined_map.h"
#include "editor/editing/palette.h"
#include "editor/editing/property_sheet.h"
#include "tests/support/small_game.h"

namespace cota::sheets {

using model::Subject;
using session::Property;
using session::PropertySheet;

inline std::shared_ptr<const mapsets::Mapset> game() {
    mapsets::Mapset made = support::smallGame();
    mapsets::AttributeType morale;
    morale.name = "morale";
    morale.kind = mapsets::AttributeType::Kind::integer;
    morale.least = 1;
    morale.most = 6;
    mapsets::AttributeType dug;
    dug.name = "dug-in";
    dug.kind = mapsets::AttributeType::Kind::flag;
    made.catalogue.counterAttributes = {morale};
    made.catalogue.placementAttributes = {dug};
    return std::make_shared<const mapsets::Mapset>(std::move(made));
}

/// A board with woods, a contour, a road and a name; a side with a counter in a group.
inline model::Document document() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker board("A", 8, 6);
    board.terrain("0303", "woods town:30").path("p1", "road", {"0101", "0102"});
    model::Contour contour;
    contour.id = "c1";
    contour.metres = 20;
    contour.points = {{1000, 1000}, {3000, 1000}};
    board.board.contours = {contour};
    board.board.names = {{{5000, 2400}, {"Mill", "Molino"}, "town", {}}};
    maker.add(board.board, 0, 0);
    model::Side side;
    side.id = model::SideId("red");
    maker.scenario.sides = {side};
    model::Group group;
    group.id = model::GroupId("red-setup");
    group.side = side.id;
    model::Placement placement;
    placement.counter = model::CounterId("r1");
    group.units = {placement};
    maker.scenario.groups = {group};
    model::Objective objective;
    objective.id = model::ObjectiveId("mill");
    objective.hexes = {{"A-0303"}};
    maker.scenario.objectives = {objective};
    model::Zone zone;
    zone.id = model::ZoneId("north");
    maker.scenario.zones = {zone};
    model::Document made = maker.document();
    model::Forces forces;
    for (const char* id : {"r1", "r2"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        counter.side = side.id;
        forces.counters.push_back(counter);
    }
    made.forces["r.forces.xml"] = forces;
    return made;
}

/// A document whose values are changed one by one, by the labels of rows.
class Hand {
  public:
    explicit Hand(Subject subject) : subject_(std::move(subject)) {}
    PropertySheet sheet() const {
        const session::SheetSource source{
            document_, session::JoinedMap::lay(document_, game_), game_,
            session::paletteOf(document_, game_.get(), model::Language::english), model::Language::english};
        return session::propertiesOf(source, subject_);
    }
    std::string value(const std::string& label) const { return row(label).value; }
    /// Why the value is refused; empty if it became one named step.
    std::string write(const std::string& label, const std::string& value) {
        const auto written = row(label).write(value);
        if (written.step) {
            step_ = written.step->label.in(model::Language::english);
            document_ = written.step->document;
        }
        return written.refusal;
    }
    bool isStep(const std::string& label, const std::string& value) const {
        return row(label).write(value).step.has_value();
    }
    /// The name of the last step.
    const std::string& step() const { return step_; }
    const model::Document& now() const { return document_; }
    const model::Board& board() const { return *document_.boards.begin()->second; }

  private:
    Property row(const std::string& label) const {
        for (auto& row : sheet().rows)
            if (row.label == label) return row;
        ADD_FAILURE() << "no row " << label;
        return {};
    }
    Subject subject_;
    std::string step_;
    std::shared_ptr<const mapsets::Mapset> game_ = game();
    model::Document document_ = document();
};

}  // namespace cota::sheets
