#include "editor/picture/screen_map.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "editor/picture/legibility.h"
#include "formats/picture/changed_places.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/sheet/from_afar.h"
#include "mapsets/look/sheet/relief_overlays.h"
#include "mapsets/look/sheet/underlay_layers.h"

namespace cota::session {

namespace {

namespace concern = look::concern;
using picture::Box;
using picture::PixelBox;

constexpr double blockHexes = 24;
constexpr int leastBlock = 128, mostBlock = 512;  // pixels
constexpr std::size_t blocksAtOnce = 4;           // the worker can be stopped between them
constexpr std::size_t mostTouched = 600;          // places; above this, paint everything
constexpr double mostOfView = 0.5;                // the same

bool isSame(const picture::View& a, const picture::View& b) {
    return a.corner == b.corner && a.perMillimetre == b.perMillimetre && a.columns == b.columns &&
           a.rows == b.rows;
}

std::vector<std::string> shownLayers(const PictureRequest& request) {
    auto all = request.layers;
    if (all.empty())
        for (const auto& layer : look::layerNames()) all.emplace_back(layer.name);
    return hasUnderlays(request) ? look::withUnderlays(all) : all;
}

picture::Picture pictureWith(picture::Layer layer) {
    picture::Picture picture;
    picture.paper = {0, 0, 0, 0};
    picture.layers.push_back(std::move(layer));
    return picture;
}

bool holds(const PixelBox& outer, const PixelBox& inner) {
    return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right &&
           outer.bottom >= inner.bottom;
}
PixelBox common(const PixelBox& a, const PixelBox& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}
PixelBox moved(const PixelBox& box, int right, int down) {
    return {box.left + right, box.top + down, box.right + right, box.bottom + down};
}

/// The part of a box that is not done, if that is a rectangle; else the whole box.
PixelBox restOf(PixelBox box, const PixelBox& done) {
    if (common(box, done).empty()) return box;
    if (done.left <= box.left && done.right >= box.right) {
        if (done.top <= box.top)
            box.top = done.bottom;
        else if (done.bottom >= box.bottom)
            box.bottom = done.top;
    } else if (done.top <= box.top && done.bottom >= box.bottom) {
        if (done.left <= box.left)
            box.left = done.right;
        else if (done.right >= box.right)
            box.right = done.left;
    }
    return box;
}

/// Joins boxes that overlap.
std::vector<PixelBox> merged(std::vector<PixelBox> boxes) {
    std::erase_if(boxes, [](const PixelBox& box) { return box.empty(); });
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            if (common(boxes[i], boxes[k]).empty()) continue;
            boxes[i] = {std::min(boxes[i].left, boxes[k].left), std::min(boxes[i].top, boxes[k].top),
                        std::max(boxes[i].right, boxes[k].right), std::max(boxes[i].bottom, boxes[k].bottom)};
            boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(k));
            i = 0;  // it may overlap others now
            break;
        }
    return boxes;
}

/// Splits large boxes in two, for two processors.
std::vector<PixelBox> halved(const std::vector<PixelBox>& boxes) {
    constexpr int least = 160;  // pixels; for smaller halves, drawing around them costs more than it saves
    std::vector<PixelBox> parts;
    for (const auto& box : boxes) {
        const int middle = (box.left + box.right) / 2;
        if (box.right - box.left >= least) parts.push_back({box.left, box.top, middle, box.bottom});
        parts.push_back(box.right - box.left >= least ? PixelBox{middle, box.top, box.right, box.bottom}
                                                      : box);
    }
    return parts;
}

double areaOf(const std::vector<PixelBox>& boxes) {
    double area = 0;
    for (const auto& box : boxes) area += double{1} * (box.right - box.left) * (box.bottom - box.top);
    return area;
}

/// A layer in hexes of this many pixels.
picture::Layer drawnAt(double pixels, const look::Scene& part, const std::string& layer) {
    if (layer == "ground" && pixels < leastForTrees) return look::drawGroundFromAfar(part);
    if (pixels < leastForSlopes && !part.field.relief()) {
        if (layer == "tints") return look::drawTintsFromAfar(part);
        if (layer == "shading") return look::drawShadingFromAfar(part);
        if (layer == "contours") return {layer, {}};
    }
    return look::drawLayer(part, layer);
}

look::Scene sceneOn(const PictureRequest& request, std::shared_ptr<look::Groundwork> groundwork) {
    const JoinedMap& map = *request.map;
    return {map.field(), map.play().heights(), map.document(),       *request.look,
            map.sheet(), request.language,     std::move(groundwork)};
}

}  // namespace

// --- drawing

ScreenMap::Stale ScreenMap::prepare(const PictureRequest& request) {
    const bool isSameKind = made_.map && made_.look == request.look && made_.language == request.language &&
                            made_.layers == request.layers && made_.overlays == request.overlays &&
                            hasUnderlays(made_) == hasUnderlays(request);
    const bool isMoved = made_.underlays != request.underlays;
    if (isSameKind && !isMoved && made_.map == request.map && made_.answer == request.answer) return {};
    auto changes = made_.map == request.map ? MapChanges{}
                   : isSameKind             ? changesBetween(*made_.map, *request.map)
                                            : std::nullopt;
    Stale stale;
    if (isSameKind && changes) {
        stale = prepareAfter(request, *changes);
        stale.everywhere = stale.everywhere || isMoved;
    } else {
        if (!made_.map || made_.map != request.map || made_.look != request.look)
            groundwork_ = std::make_shared<look::Groundwork>();
        slots_.clear();
        const auto scene = sceneOn(request, groundwork_);
        drawSlots(scene, request, concern::all, stale);
        stale = {true, {}};
    }
    picture::Picture paper;
    paper.paper = look::paperColour(*request.look);
    paper_ = std::make_shared<const Drawing>(std::move(paper));
    made_ = request;
    return stale;
}

ScreenMap::Stale ScreenMap::prepareAfter(const PictureRequest& request, const MapChanges& changes) {
    Stale stale;
    const auto before = sceneOn(made_, groundwork_);
    const auto rims = groundwork_->rims(before);
    const bool mayZonesChange = (changes.concerns & look::concernsOf("zones")) != 0;
    groundwork_ = look::Groundwork::after(*groundwork_, {.paths = changes.lines.empty(),
                                                         .rerouted = changes.lines,
                                                         .zones = !mayZonesChange,
                                                         .contours = !changes.contours,
                                                         .raised = changes.heights});
    const auto scene = sceneOn(request, groundwork_);
    stale.everywhere = changes.contours;
    const auto reach = look::changedAround();
    const auto add = [&](const auto& cells, double hexes) {
        for (const Cell cell : cells) {
            Box box;
            box.add(scene.sheet.centre(cell));
            stale.places.push_back(box.grown(scene.hex(hexes)));
        }
    };
    add(changes.ground, reach.ground);
    add(changes.heights, reach.heights);
    add(changes.lines, reach.lines);
    if (!changes.lines.empty()) add(scene.ways.relaid(), reach.rims);
    for (const auto& box : changes.outlines) stale.places.push_back(box.grown(scene.hex(reach.outlines)));
    std::vector<std::pair<Cell, int>> otherRims;
    if (mayZonesChange)
        std::ranges::set_symmetric_difference(rims, groundwork_->rims(scene), std::back_inserter(otherRims));
    std::vector<Cell> rimsChanged;
    for (const auto& [cell, lines] : otherRims) rimsChanged.push_back(cell);
    add(rimsChanged, reach.rims);
    drawSlots(scene, request, changes.concerns, stale);
    return stale;
}

void ScreenMap::drawSlots(const look::Scene& scene, const PictureRequest& request, look::Concerns concerns,
                          Stale& stale) {
    std::vector<Slot> slots;
    const auto add = [&](const std::string& name, bool isKept, const auto& draw) {
        const auto old = std::ranges::find(slots_, name, &Slot::layer);
        const auto was = old == slots_.end() ? nullptr : old->drawing;
        if (was && isKept) return slots.push_back(*old);
        slots.push_back({name, std::make_shared<const Drawing>(pictureWith(draw()))});
        static const picture::Layer none;
        const auto places = picture::changedPlaces(was ? was->picture.layers.front() : none,
                                                   slots.back().drawing->picture.layers.front());
        const double beyond = name == "names" ? scene.hex(look::changedAround().names) : 0;
        for (const auto& place : places) stale.places.push_back(place.grown(beyond));
    };
    for (const auto& layer : shownLayers(request))
        if (isUnderlayLayer(layer) || look::isLocal(scene, layer))
            slots.push_back({layer, nullptr});
        else
            add(layer, (look::concernsOf(layer) & concerns) == 0,
                [&] { return look::drawLayer(scene, layer); });
    for (const auto& name : request.overlays)
        add("overlay " + name, (concerns & ~concern::texts) == 0, [&] {
            auto layers = look::drawOverlays(scene, {name});
            return layers.empty() ? picture::Layer{} : std::move(layers.front());
        });
    add("answer", request.answer == made_.answer,
        [&] { return request.answer ? *request.answer : picture::Layer{}; });
    slots_ = std::move(slots);
}

// --- painting

int ScreenMap::blockSize() const {
    const double hex = made_.map->sheet().hexMillimetres() * view_.perMillimetre;
    return std::clamp(static_cast<int>(blockHexes * hex), leastBlock, mostBlock);
}

void ScreenMap::adopt(const picture::View& view) {
    if (isSame(view, view_)) return;
    const double right = (view.corner.x - view_.corner.x) * view.perMillimetre,
                 down = (view.corner.y - view_.corner.y) * view.perMillimetre;
    const auto isWholeNumber = [](double value) { return std::abs(value - std::round(value)) < 1e-3; };
    const bool isMoved = !pixels_.argb.empty() && view.perMillimetre == view_.perMillimetre &&
                         isWholeNumber(right) && isWholeNumber(down) && std::hypot(right, down) < 1e6;
    pixels_ = picture::seenAs(pixels_, view_, view, paper_->picture.paper);
    view_ = view;
    isPainted_ = false;
    if (!isMoved) {
        done_.clear();
        originColumn_ = originRow_ = 0;
        return;
    }
    originColumn_ += static_cast<int>(std::lround(right));
    originRow_ += static_cast<int>(std::lround(down));
    const PixelBox seen{originColumn_, originRow_, originColumn_ + view.columns, originRow_ + view.rows};
    for (auto& [key, box] : done_) box = common(box, seen);
}

/// The visible blocks that must be painted, those in the middle first.
std::vector<ScreenMap::Block> ScreenMap::missing() const {
    const int size = blockSize();
    const PixelBox seen{originColumn_, originRow_, originColumn_ + view_.columns, originRow_ + view_.rows};
    const auto first = [&](int from) { return static_cast<int>(std::floor(double{1} * from / size)); };
    std::vector<Block> blocks;
    for (int row = first(seen.top); row * size < seen.bottom; ++row)
        for (int column = first(seen.left); column * size < seen.right; ++column) {
            const auto box = common({column * size, row * size, (column + 1) * size, (row + 1) * size}, seen);
            const auto done = done_.find({column, row});
            if (done == done_.end())
                blocks.push_back({{column, row}, box, box});
            else if (!holds(done->second, box))
                blocks.push_back({{column, row}, box, restOf(box, done->second)});
        }
    const auto away = [&](const Block& block) {
        return std::hypot(block.box.left + block.box.right - seen.left - seen.right,
                          block.box.top + block.box.bottom - seen.top - seen.bottom);
    };
    std::ranges::sort(blocks, {}, away);
    return blocks;
}

void ScreenMap::forget(const Stale& stale) {
    if (stale.everywhere) return done_.clear();
    for (const auto& place : stale.places) {
        const auto box = moved(pixelsOf(place), originColumn_, originRow_);
        if (!box.empty())
            std::erase_if(done_, [&](const auto& one) { return !common(one.second, box).empty(); });
    }
}

/// With a margin of two pixels, for smoothed edges and for lines that are widened on the screen.
PixelBox ScreenMap::pixelsOf(const Box& place) const {
    return picture::pixelsOf(view_, place.grown(2 / view_.perMillimetre));
}

void ScreenMap::makeLegible() {
    for (auto& slot : slots_) {
        // The layer of an overlay or an answer has its own name.
        if (!slot.drawing || !needsHelp(slot.drawing->picture.layers.front().name, view_.perMillimetre)) {
            slot.seen = slot.drawing;
        } else if (!slot.seen || slot.seenAt != view_.perMillimetre) {
            slot.seen = std::make_shared<const Drawing>(
                pictureWith(legible(slot.drawing->picture.layers.front(), view_.perMillimetre)));
            slot.seenAt = view_.perMillimetre;
        }
    }
}

void ScreenMap::paint(const std::vector<PixelBox>& boxes) {
    makeLegible();
    const auto scene = sceneOn(made_, groundwork_);
    oneapi::tbb::parallel_for(std::size_t{0}, boxes.size(), [&](std::size_t i) { paint(scene, boxes[i]); });
}

void ScreenMap::paint(const look::Scene& scene, const PixelBox& box) {
    const auto at = [&](int column, int row) {
        return picture::Point{view_.corner.x + column / view_.perMillimetre,
                              view_.corner.y + row / view_.perMillimetre};
    };
    Box shown;
    shown.add(at(box.left, box.top));
    shown.add(at(box.right, box.bottom));
    std::map<double, look::Scene> parts;  // by the hexes around them
    const auto partFor = [&](const std::string& layer) -> const look::Scene& {
        const double around = look::hexesAround(layer);
        const auto known = parts.find(around);
        return known != parts.end()
                   ? known->second
                   : parts.emplace(around, scene.part(shown, scene.hex(around))).first->second;
    };
    const double pixels = scene.hex() * view_.perMillimetre;
    std::vector<std::unique_ptr<const Drawing>> local;
    std::vector<const picture::PaintList*> lists{&paper_->list};
    for (const auto& slot : slots_) {
        if (slot.drawing) {
            lists.push_back(&slot.seen->list);
        } else if (isUnderlayLayer(slot.layer)) {
            local.push_back(
                std::make_unique<const Drawing>(pictureWith(underlaysIn(made_, slot.layer, shown, box))));
            lists.push_back(&local.back()->list);
        } else if (isWorthDrawing(slot.layer, pixels)) {
            auto layer = drawnAt(pixels, partFor(slot.layer), slot.layer);
            if (needsHelp(slot.layer, view_.perMillimetre))
                layer = legible(std::move(layer), view_.perMillimetre);
            local.push_back(std::make_unique<const Drawing>(pictureWith(std::move(layer))));
            lists.push_back(&local.back()->list);
        }
    }
    picture::rasterInto(pixels_, view_, box, lists);
}

// --- the interface

bool ScreenMap::isShown(const PictureRequest& request) const {
    return isPainted_ && isSame(view_, request.view) && made_.map == request.map &&
           made_.look == request.look && made_.layers == request.layers &&
           made_.overlays == request.overlays && made_.answer == request.answer &&
           made_.underlays == request.underlays && made_.language == request.language;
}

bool ScreenMap::touchUp(const PictureRequest& request) {
    if (!isPainted_ || !isSame(view_, request.view)) return false;
    const auto stale = prepare(request);
    std::vector<PixelBox> boxes;
    const bool isFew = stale.places.size() <= mostTouched;
    if (isFew)
        for (const auto& place : stale.places) boxes.push_back(pixelsOf(place));
    boxes = merged(std::move(boxes));
    const bool isElsewhere = stale.everywhere && boxes.empty();
    if (!isFew || isElsewhere || areaOf(boxes) > mostOfView * view_.columns * view_.rows) {
        forget(stale);
        isPainted_ = false;
        return false;
    }
    if (stale.everywhere) done_.clear();
    paint(halved(boxes));
    return !stale.places.empty();
}

bool ScreenMap::redraw(const PictureRequest& request, const std::function<bool()>& onBlock) {
    const auto stale = prepare(request);
    adopt(request.view);
    if (stale.everywhere || !stale.places.empty()) isPainted_ = false;
    forget(stale);
    const auto blocks = missing();
    for (std::size_t first = 0; first < blocks.size(); first += blocksAtOnce) {
        const auto last = std::min(first + blocksAtOnce, blocks.size());
        std::vector<PixelBox> boxes;
        for (std::size_t i = first; i < last; ++i)
            boxes.push_back(moved(blocks[i].rest, -originColumn_, -originRow_));
        paint(boxes);
        for (std::size_t i = first; i < last; ++i) done_[blocks[i].key] = blocks[i].box;
        if (!onBlock()) return false;
    }
    isPainted_ = true;
    return true;
}

}  // namespace cota::session
