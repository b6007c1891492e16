// Holding boxes: where counters lie that are not on the map. One for what waits, exits and is lost on each
// side, or a box with the words of the designer.

#include <algorithm>
#include <cmath>

#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/strategy/strategy.h"

namespace cota::look {

namespace {

constexpr model::LocalLiteral boxesTitle = local("Holding boxes");
constexpr double titleStrip = 5, cell = 17.375, inset = 1.5, usualHeight = 40;
constexpr int mostPlaces = 60;

struct HoldingBox {
    model::LocalText title;
    const model::Side* side = nullptr;
    std::size_t counters = 0;  // printed as places; 0: free space
};

/// "Aldern: not yet on the map".
model::LocalText titled(const model::Side& side, const model::LocalLiteral& what) {
    const auto in = [&](model::Language language) {
        const model::MessageValue value{"side", side.name.in(language)};
        return model::fillTemplate(what.in(language), {&value, 1});
    };
    return {in(model::Language::english), in(model::Language::spanish)};
}

/// Without counters on the map, as for players, the boxes do not tell what a side awaits.
/// What fights from off the map: artillery, aircraft. One box for all details of a kind that a side has.
void addDetails(const model::Scenario& scenario, const model::Side& side, const Piece& piece,
                const mapsets::Catalogue& catalogue, std::vector<HoldingBox>& boxes) {
    const auto counts = mapsets::wordsOf(piece.parameter("counts"));
    for (const auto& kind : mapsets::wordsOf(piece.parameter("parts"))) {
        const auto* declared = catalogue.partKind(model::PartKindId(kind));
        std::size_t places = 0;
        for (const auto& part : scenario.parts) {
            if (part.kind.text != kind || !(part.side == side.id)) continue;
            int number = 1;
            for (const auto& name : counts)
                if (const auto stated = mapsets::integerIn(part.attributes, name)) number = *stated;
            places += static_cast<std::size_t>(std::clamp(number, 0, mostPlaces));
        }
        if (declared == nullptr || places == 0) continue;
        const auto in = [&](model::Language language) {
            return side.name.in(language) + ": " + declared->name.in(language);
        };
        boxes.push_back({{in(model::Language::english), in(model::Language::spanish)}, &side, places});
    }
}

std::vector<HoldingBox> boxesOf(const model::Scenario& scenario, const Piece& piece,
                                const mapsets::Catalogue& catalogue, bool showsCounters) {
    std::vector<HoldingBox> boxes;
    const bool areDetails = !piece.parameter("parts").empty();  // and nothing else
    for (const auto& side : scenario.sides) {
        if (areDetails) {
            if (showsCounters) addDetails(scenario, side, piece, catalogue, boxes);
            continue;
        }
        std::size_t waiting = 0;
        for (const auto& group : scenario.groups)
            if (group.side == side.id &&
                (group.kind == model::Group::Kind::arrival || group.kind == model::Group::Kind::pool))
                waiting += group.units.size();
        if (waiting > 0 || !showsCounters)
            boxes.push_back(
                {titled(side, local("{side}: not yet on the map")), &side, showsCounters ? waiting : 0});
        const bool exits =
            std::ranges::any_of(scenario.exits, [&](const auto& exit) { return exit.side == side.id; });
        if (exits) boxes.push_back({titled(side, local("{side}: left the map")), &side, 0});
        boxes.push_back({titled(side, local("{side}: lost")), &side, 0});
    }
    return boxes;
}

std::size_t placesInRow(double width) {
    return std::max<std::size_t>(1, static_cast<std::size_t>((width - 2 * inset) / cell));
}

double heightOf(const HoldingBox& box, double width) {
    if (box.counters == 0) return usualHeight;
    const auto inRow = placesInRow(width);
    const auto rows = static_cast<double>((box.counters + inRow - 1) / inRow);
    return std::max(usualHeight, titleStrip + rows * cell + 2 * inset);
}

/// The boxes of one side stand in a row, as many as have room.
std::size_t rowEnd(const std::vector<HoldingBox>& boxes, std::size_t start, double width) {
    constexpr double leastWidth = 55;
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>(width / leastWidth));
    std::size_t end = start + 1;
    while (end < boxes.size() && end - start < most && boxes[end].side == boxes[start].side) ++end;
    return end;
}

void drawHoldingBox(const Setting& setting, const HoldingBox& holding, const picture::Box& box,
                    picture::Layer& into) {
    const auto outline = picture::Curve::rectangle(box, 1);
    auto colour = inkOf(setting);
    if (holding.side != nullptr && setting.scene != nullptr)
        colour = sideColour(*setting.scene, holding.side->id);
    picture::Group strip{.clip = outline, .marks = {}};
    auto pale = colour;
    pale.alpha = 60;
    addFill(strip.marks, picture::Curve::rectangle({box.left, box.top, box.right, box.top + titleStrip}),
            pale);
    into.marks.emplace_back().what = std::move(strip);
    addStroke(into.marks, outline, colour, 0.4);
    writeBoth(setting, holding.title, {box.left + inset, box.top + titleStrip - 1.5},
              {.points = 8, .isBold = true}, box.width() - 2 * inset - (holding.counters > 0 ? 8 : 0), into);
    if (holding.counters > 0)
        writeLine(setting, std::to_string(holding.counters), {box.right - inset, box.top + titleStrip - 1.5},
                  {.points = 8, .isBold = true, .across = picture::Across::right}, 7, into);
    const auto inRow = placesInRow(box.width());
    for (std::size_t i = 0; i < holding.counters; ++i) {
        const Point at{box.left + inset + static_cast<double>(i % inRow) * cell,
                       box.top + titleStrip + inset + static_cast<double>(i / inRow) * cell};
        addStroke(into.marks,
                  picture::Curve::rectangle(
                      {at.x + 0.75, at.y + 0.75, at.x + cell - 0.75, at.y + cell - 0.75}, 0.8),
                  inkOf(setting, 0.35), 0.15);
    }
}

}  // namespace

Filled drawHoldingBoxes(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                        picture::Layer& into) {
    constexpr double gap = 4, usualWidth = 60;
    if (piece.what.empty()) {
        const double height = piece.height > 0 ? piece.height : usualHeight;
        const double width =
            piece.width > 0 || piece.column > 0 ? room.width : std::min(room.width, usualWidth);
        drawHoldingBox(setting, {piece.words, nullptr, 0},
                       {room.left, room.top, room.left + width, room.top + height}, into);
        return {height};
    }
    const auto boxes = setting.scenario() ? boxesOf(*setting.scenario(), piece, setting.game().catalogue,
                                                    setting.shows("counters"))
                                          : std::vector<HoldingBox>();
    if (boxes.empty()) return {};
    double y = room.top + writeHeading(setting, piece, boxesTitle, room, from, into);
    std::size_t next = from;
    while (next < boxes.size()) {
        const auto end = rowEnd(boxes, next, room.width);
        const auto columns = static_cast<double>(end - next);
        const double width = (room.width - gap * (columns - 1)) / columns;
        double height = 0;
        for (auto i = next; i < end; ++i) height = std::max(height, heightOf(boxes[i], width));
        if (next > from && y + height > room.bottom) break;
        for (auto i = next; i < end; ++i) {
            const double left = room.left + static_cast<double>(i - next) * (width + gap);
            drawHoldingBox(setting, boxes[i], {left, y, left + width, y + height}, into);
        }
        y += height + gap;
        next = end;
    }
    return {y - gap - room.top, next < boxes.size() ? next : 0};
}

}  // namespace cota::look
