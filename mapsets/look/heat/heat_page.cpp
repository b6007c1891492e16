#include "mapsets/look/heat/heat_page.h"

#include <algorithm>
#include <cmath>

#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/heat/heat_pen.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/sheet/from_afar.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using picture::Mark;

constexpr double heatEdge = 11, heatGap = 5, heatHeadHeight = 15, heatBandHeight = 72, heatNotesHeight = 15;
constexpr double heatPanelHead = 9.5, heatPanelFoot = 8.5, wideHeatPaper = 380;
constexpr model::LocalLiteral heatPageTitle = local("Heat of the scenario");
constexpr model::LocalLiteral heatPageNumber = local("page {page} of {last}");
constexpr model::LocalLiteral heatMapsLayer = local("maps");
constexpr model::LocalLiteral heatAnswersLayer = local("answers on the maps");
constexpr model::LocalLiteral heatWordsLayer = local("words, tables and charts");

struct HeatLayer {
    const char* name;
    model::LocalLiteral title;
};
constexpr HeatLayer heatLayers[]{
    {"heat-maps", heatMapsLayer}, {"heat-answers", heatAnswersLayer}, {"heat-words", heatWordsLayer}};

class HeatPages {
  public:
    explicit HeatPages(const HeatOrder& order)
        : order_(order),
          pen_(order),
          paper_{std::max(order.paper.width, order.paper.height),
                 std::min(order.paper.width, order.paper.height)},
          panels_(heatPanels(pen_)) {
        hasBandBelow_ = paper_.width >= wideHeatPaper;
        if (hasBandBelow_) chooseColumns();
    }

    std::vector<picture::Picture> draw() {
        across_ = acrossWith(columns_, rows_);
        scene_.emplace(order_.laid.field(), order_.laid.play().heights(), order_.laid.document, order_.look,
                       MapSheet(order_.laid.field(), across_), order_.language);
        drawBase();
        drawPanels();
        drawBand();
        for (std::size_t i = 0; i < pages_.size(); ++i) drawFrame(pages_[i], i);
        return std::move(pages_);
    }

  private:
    double panelWidth() const { return widthWith(columns_); }
    double widthWith(std::size_t columns) const {
        return (paper_.width - 2 * heatEdge + heatGap) / static_cast<double>(columns) - heatGap;
    }
    /// The width of hexes if the panels of a page stand in this number of columns and rows.
    double acrossWith(std::size_t columns, std::size_t rows) const {
        const double below = hasBandBelow_ ? heatBandHeight + heatNotesHeight + heatGap : 0;
        const double room = paper_.height - 2 * heatEdge - heatHeadHeight - below;
        const double high =
            (room + heatGap) / static_cast<double>(rows) - heatGap - heatPanelHead - heatPanelFoot;
        constexpr double probed = 10;
        const auto size = MapSheet(order_.laid.field(), probed).size();
        return probed * std::min(widthWith(columns) / size.width, high / size.height);
    }
    /// A row for each side reads best; other columns only if the maps become much larger.
    void chooseColumns() {
        constexpr double muchLarger = 1.25;
        columns_ = 4;
        for (const std::size_t columns : {std::size_t{3}, std::size_t{2}}) {
            const std::size_t rows = std::max<std::size_t>(1, (panels_.size() + columns - 1) / columns);
            if (rows > 3 || acrossWith(columns, rows) < muchLarger * acrossWith(columns_, rows_)) continue;
            columns_ = columns;
            rows_ = rows;
        }
    }
    /// As high as the maps are.
    double panelHeight() const { return scene_->sheet.size().height + heatPanelHead + heatPanelFoot; }
    std::size_t panelsOnPage() const { return columns_ * rows_; }
    double bottomOfPanels() const {
        const std::size_t shown = panels_.empty() ? 0 : (panels_.size() - 1) % panelsOnPage() + 1;
        const std::size_t rows = (shown + columns_ - 1) / columns_;
        return heatEdge + heatHeadHeight + static_cast<double>(rows) * (panelHeight() + heatGap);
    }

    /// The map below the answers, paler than on a printed map.
    void drawBase() {
        const Scene& scene = *scene_;
        std::vector<picture::Layer> layers;
        layers.push_back(drawLayer(scene, "base"));
        layers.push_back(drawTintsFromAfar(scene));
        layers.push_back(drawGroundFromAfar(scene));
        for (const char* name : {"lakes", "water", "roads"}) layers.push_back(drawLayer(scene, name));
        for (auto& layer : layers) std::ranges::move(layer.marks, std::back_inserter(base_));
        addFill(base_, scene.sheet.fieldOutline(), {255, 255, 255, 120});
    }

    picture::Picture& newPage() {
        auto& page = pages_.emplace_back();
        page.size = paper_;
        page.title = scene_ ? titleOf(*scene_) : std::string();
        for (const auto& layer : heatLayers) page.layers.push_back({layer.name, {}});
        return page;
    }

    void drawPanels() {
        const std::size_t onPage = panelsOnPage();
        for (std::size_t i = 0; i < panels_.size(); ++i) {
            if (i % onPage == 0) newPage();
            const std::size_t place = i % onPage;
            const double left = heatEdge + static_cast<double>(place % columns_) * (panelWidth() + heatGap);
            const double top =
                heatEdge + heatHeadHeight + static_cast<double>(place / columns_) * (panelHeight() + heatGap);
            drawPanel(panels_[i], {left, top, left + panelWidth(), top + panelHeight()});
        }
    }

    void drawPanel(const HeatPanel& panel, const Box& room) {
        auto& layers = pages_.back().layers;
        auto& words = layers[2].marks;
        const auto& sides = pen_.scenario().sides;
        const auto side = std::ranges::find(sides, panel.side, &model::Side::id);
        const auto colours = heatSideColours(*scene_);
        if (side != sides.end())
            addFill(words, Curve::rectangle({room.left, room.top, room.left + 1.6, room.top + 7.4}, 0.4),
                    colours[static_cast<std::size_t>(side - sides.begin())]);
        pen_.write(words, panel.heading, {room.left + 3, room.top + 3.4}, {.points = 9.5, .isBold = true},
                   room.width() - 3);
        pen_.write(words, panel.facts, {room.left + 3, room.top + 7.1}, {.points = 6.8, .colour = heatQuiet},
                   room.width() - 3);
        const auto size = scene_->sheet.size();
        const double left = room.left + (room.width() - size.width) / 2, top = room.top + heatPanelHead;
        picture::Layer maps{"", placed(base_, {.to = {left, top}})};
        std::ranges::move(maps.marks, std::back_inserter(layers[0].marks));
        const MapSheet sheet(order_.laid.field(), across_, {left, top, 0, 0});
        picture::Group cut{.clip = sheet.fieldOutline(), .marks = {}};
        panel.draw(sheet, cut.marks);
        layers[1].marks.emplace_back().what = std::move(cut);
        addObjectiveMarks(pen_, sheet, layers[1].marks);
        addStroke(layers[1].marks, sheet.fieldOutline(), heatQuiet, 0.15);
        drawLegend(panel, {room.left, top + size.height + 1.2, room.right, room.bottom});
    }

    /// Samples side by side, in as many rows as they need.
    void drawLegend(const HeatPanel& panel, const Box& room) {
        constexpr double sample = 4, row = 3.6, gap = 2.4;
        const HeatLetters letters{.points = 6.8};
        auto& marks = pages_.back().layers[2].marks;
        double x = room.left, y = room.top;
        for (const auto& swatch : panel.legend) {
            const double wide = sample + 1 + pen_.widthOf(swatch.words, letters);
            if (x > room.left && x + wide > room.right) {
                x = room.left;
                y += row;
            }
            const Box box{x, y + 0.3, x + sample, y + row - 0.6};
            using Form = HeatPanel::Swatch::Form;
            if (swatch.form == Form::area) {
                addFill(marks, Curve::rectangle(box), swatch.colour);
                addStroke(marks, Curve::rectangle(box), heatInk, 0.12);
            } else if (swatch.form == Form::ring) {
                addStroke(marks, Curve::circle({x + sample / 2, y + row / 2 - 0.15}, 1), swatch.colour, 0.3);
            } else {
                addStroke(marks, regular({x + sample / 2, y + row / 2 - 0.15}, 1.4, 6, 0), swatch.colour,
                          0.35);
            }
            pen_.write(marks, swatch.words, {x + sample + 1, y + row - 1.1}, letters, room.width() - sample);
            x += wide + gap;
        }
    }

    void drawBand() {
        Box room{heatEdge, heatEdge + heatHeadHeight, paper_.width - heatEdge,
                 paper_.height - heatEdge - heatNotesHeight};
        const bool isFree = !pages_.empty() && hasBandBelow_;
        if (isFree)
            room.top = bottomOfPanels() + heatGap;
        else
            newPage();
        auto& marks = pages_.back().layers[2].marks;
        constexpr double columnGap = 8;
        const double whole = room.width();
        if (isFree) {
            const bool hasTable = hasEntries(order_.heat);
            const double first = whole * (hasTable ? 0.33 : 0.42), second = hasTable ? whole * 0.25 : 0;
            drawObjectiveTable(pen_, {room.left, room.top, room.left + first, room.bottom - 2}, marks);
            double left = room.left + first + columnGap;
            if (hasTable) {
                drawEntryTable(pen_, {left, room.top, left + second, room.bottom}, marks);
                left += second + columnGap;
            }
            drawStrengthCharts(pen_, *scene_, {left, room.top, room.right, room.bottom}, marks);
        } else {
            const double middle = room.left + whole * 0.5, most = room.top + room.height() * 0.6;
            double used =
                drawObjectiveTable(pen_, {room.left, room.top, middle - columnGap / 2, most}, marks);
            if (hasEntries(order_.heat))
                used = std::max(
                    used, drawEntryTable(pen_, {middle + columnGap / 2, room.top, room.right, most}, marks));
            drawStrengthCharts(pen_, *scene_,
                               {room.left, room.top + used + columnGap, room.right, room.bottom}, marks);
        }
        drawHeatNotes(pen_,
                      {heatEdge, paper_.height - heatEdge - heatNotesHeight + 2, paper_.width - heatEdge,
                       paper_.height - heatEdge + 3},
                      marks);
    }

    void drawFrame(picture::Picture& page, std::size_t number) {
        auto& marks = page.layers[2].marks;
        const double right = paper_.width - heatEdge, y = heatEdge + 6;
        std::string aside = order_.laid.game().name.in(order_.language);
        if (pages_.size() > 1)
            aside += " · " + pen_.say(heatPageNumber, {{"page", std::to_string(number + 1)},
                                                       {"last", std::to_string(pages_.size())}});
        aside = pen_.in(heatPageTitle) + " · " + aside;
        const HeatLetters small{.points = 9, .across = picture::Across::right, .colour = heatQuiet};
        const double room = std::min(pen_.widthOf(aside, small), (right - heatEdge) * 0.55);
        pen_.write(marks, aside, {right, y}, small, room);
        pen_.write(marks, titleOf(*scene_), {heatEdge, y}, {.points = 18, .isBold = true, .isSerif = true},
                   right - heatEdge - room - 6);
        addStroke(marks, Curve().move({heatEdge, y + 3}).line({right, y + 3}), heatInk, 0.3);
    }

    const HeatOrder& order_;
    HeatPen pen_;
    model::MapSize paper_;
    std::vector<HeatPanel> panels_;
    std::size_t columns_ = 2, rows_ = 2;  // of panels on a page
    bool hasBandBelow_ = true;
    double across_ = 10;
    std::optional<Scene> scene_;
    std::vector<Mark> base_;
    std::vector<picture::Picture> pages_;
};

}  // namespace

std::vector<picture::Picture> heatPages(const HeatOrder& order) { return HeatPages(order).draw(); }

std::string heatLayerTitle(std::string_view name, model::Language language) {
    for (const auto& layer : heatLayers)
        if (name == layer.name) return std::string(layer.title.in(language));
    return std::string(name);
}

}  // namespace cota::look
