#include "editor/session/screen_map.h"

#include <algorithm>
#include <array>

#include "mapsets/look/draw_map.h"
#include "mapsets/look/page.h"
#include "mapsets/look/relief_overlays.h"

namespace cota::session {

namespace {

using look::LayerReach;

constexpr std::size_t mostTouched = 200;  // hexes; more are no longer "a few"
constexpr double touchedReach = 1.5;      // hexes around a changed one whose outlines may bend
constexpr double drawnReach = 3;          // hexes around what is painted, so that its edge is right
constexpr double blockHexes = 24;         // painted at a time: between them somebody may say stop

bool isSameGroundBut(const model::Board& a, const model::Board& b) {
    model::Board like = a;
    like.terrain = b.terrain;
    like.level = b.level;
    return like == b;
}

picture::Box grown(picture::Box box, double by) {
    return {box.left - by, box.top - by, box.right + by, box.bottom + by};
}

bool isSame(const picture::View& a, const picture::View& b) {
    return a.corner.x == b.corner.x && a.corner.y == b.corner.y && a.perMillimetre == b.perMillimetre &&
           a.columns == b.columns && a.rows == b.rows;
}

bool hasSameHeights(const Table& a, const Table& b) {
    const auto hexes = a.field().hexes();
    return std::ranges::all_of(
        hexes, [&](Cell cell) { return a.play().heights().ground(cell) == b.play().heights().ground(cell); });
}

std::vector<std::string> shownLayers(const PictureOrder& order) {
    if (!order.layers.empty()) return order.layers;
    std::vector<std::string> all;
    for (const auto& layer : look::layerNames()) all.emplace_back(layer.name);
    return all;
}

constexpr std::string_view numbersLayer = "numbers";
constexpr double leastForNumbers = 12;  // pixels across a hex: in smaller ones they are dust, and dear

picture::Picture pictureWith(picture::Layer layer) {
    picture::Picture picture;
    picture.paper = {0, 0, 0, 0};
    picture.layers.push_back(std::move(layer));
    return picture;
}

}  // namespace

std::optional<std::set<Cell>> changedHexes(const Table& before, const Table& after) {
    const auto& a = before.document();
    const auto& b = after.document();
    if (&before.game() != &after.game() || !(a.scenario == b.scenario) || a.boards.size() != b.boards.size())
        return std::nullopt;
    std::set<Cell> changed;
    for (const auto& [key, box] : b.boards) {
        const auto old = a.boards.find(key);
        if (old == a.boards.end()) return std::nullopt;
        if (old->second == box) continue;
        const auto &was = *old->second, &is = *box;
        if (!isSameGroundBut(was, is)) return std::nullopt;
        for (std::size_t i = 0; i < is.level->size(); ++i) {
            if ((*was.level)[i] == (*is.level)[i] && (*was.terrain)[i] == (*is.terrain)[i]) continue;
            if (const auto cell = after.cellOf({key, is.grid.at(i)})) changed.insert(*cell);
        }
    }
    return changed;
}

bool ScreenMap::isSameView(const PictureOrder& order) const {
    return shown_.table && isSame(order.view, shown_.view) && order.look == shown_.look &&
           order.layers == shown_.layers && order.overlays == shown_.overlays &&
           order.answer == shown_.answer && order.language == shown_.language;
}

bool ScreenMap::touchUp(const PictureOrder& order) {
    if (!isSameView(order)) return false;
    const auto changed = changedHexes(*shown_.table, *order.table);
    if (!changed || changed->empty() || changed->size() > mostTouched) return false;
    const auto& sheet = order.table->sheet();
    picture::Box box;
    for (const Cell cell : *changed) box.add(sheet.centre(cell));
    shown_ = order;
    paint(order, sceneOf(order), grown(box, touchedReach * sheet.hexMillimetres()));
    return true;
}

/// Layers of few things, and those of the relief, are made for the whole map; the others hex by hex.
void ScreenMap::prepare(const PictureOrder& order) {
    const bool isNew = !made_.table || made_.look != order.look || made_.language != order.language ||
                       made_.table->game().id != order.table->game().id ||
                       made_.table->field().cellCount() != order.table->field().cellCount();
    const bool isSameTable = !isNew && made_.table == order.table;
    const auto changed = isNew || isSameTable ? std::nullopt : changedHexes(*made_.table, *order.table);
    const bool isSameRelief = isSameTable || (changed && hasSameHeights(*made_.table, *order.table));
    const auto scene = sceneOf(order);
    std::vector<Slot> slots;
    for (const auto& layer : shownLayers(order)) {
        const auto reach = look::reachOf(layer);
        const auto old = std::ranges::find(slots_, layer, &Slot::layer);
        const bool isKept = !isNew && old != slots_.end() && old->part &&
                            (isSameTable || (reach == LayerReach::relief && isSameRelief));
        Slot slot{layer, nullptr};
        if (isKept)
            slot.part = old->part;
        else if (reach != LayerReach::local)
            slot.part = std::make_shared<const Part>(pictureWith(look::drawLayer(scene, layer)));
        slots.push_back(std::move(slot));
    }
    for (auto& layer : look::drawOverlays(scene, order.overlays))
        slots.push_back({{}, std::make_shared<const Part>(pictureWith(std::move(layer)))});
    slots_ = std::move(slots);
    picture::Picture paper;
    paper.paper = look::paperColour(*order.look);
    paper_ = std::make_shared<const Part>(std::move(paper));
    answer_ = order.answer ? std::make_shared<const Part>(pictureWith(*order.answer)) : nullptr;
    made_ = order;
}

void ScreenMap::paint(const PictureOrder& order, const look::Scene& scene, const picture::Box& box) {
    const auto part = scene.part(grown(box, drawnReach * scene.hex()));
    std::vector<std::unique_ptr<const Part>> local;
    Lists lists{&paper_->list};
    const bool isReadable = scene.hex() * order.view.perMillimetre >= leastForNumbers;
    for (const auto& slot : slots_) {
        if (!isReadable && slot.layer == numbersLayer) continue;
        if (!slot.part) {
            local.push_back(std::make_unique<const Part>(pictureWith(look::drawLayer(part, slot.layer))));
            lists.push_back(&local.back()->list);
        } else {
            lists.push_back(&slot.part->list);
        }
    }
    if (answer_) lists.push_back(&answer_->list);
    picture::rasterInto(pixels_, order.view, picture::pixelsOf(order.view, box), lists);
}

bool ScreenMap::redraw(const PictureOrder& order, const std::function<bool()>& onBlock) {
    prepare(order);
    const auto scene = sceneOf(order);
    if (!isSameView(order)) {
        shown_ = {};  // until all of it is painted there is nothing to touch up
        pixels_ = {order.view.columns, order.view.rows, {}};
        const std::array paper{&paper_->list};
        pixels_.argb.resize(static_cast<std::size_t>(order.view.columns) *
                            static_cast<std::size_t>(order.view.rows));
        picture::rasterInto(pixels_, order.view, {0, 0, order.view.columns, order.view.rows}, paper);
    }
    const auto window = order.view.window();
    const double step = blockHexes * scene.hex();
    for (double top = window.top; top < window.bottom; top += step)
        for (double left = window.left; left < window.right; left += step) {
            paint(order, scene,
                  {left, top, std::min(left + step, window.right), std::min(top + step, window.bottom)});
            if (!onBlock()) return false;
        }
    shown_ = order;
    return true;
}

}  // namespace cota::session
