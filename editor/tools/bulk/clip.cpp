#include "editor/tools/bulk/clip.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <utility>

#include "editor/documents/files_of_document.h"
#include "editor/documents/force_tree.h"
#include "editor/tools/select_sets.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"

namespace cota::tools {

using model::SubjectKind;

namespace {

constexpr const char* boardFile = "copy.board.xml";
constexpr const char* forcesFile = "copy.forces.xml";
constexpr std::string_view head = "<cota-copy version=\"1\"";
constexpr std::string_view tail = "</cota-copy>\n";
constexpr std::string_view fileHead = "<!--part ";
constexpr std::string_view fileEnd = "-->\n";

/// Copies into a small board. Its axial hexes are those of the map, moved.
class Copying {
  public:
    Copying(const ToolContext& context, std::set<Cell> cells, std::set<Cell> around)
        : context_(context), map_(context.map), cells_(std::move(cells)) {
        around.insert(cells_.begin(), cells_.end());
        makeGrid(around);
    }

    Clip clip() && {
        copyGround();
        copyLines();
        copyPaths();
        copyNames();
        copyScenarioFeatures();
        clip_.document.boards[boardFile] = board_;
        if (scenario_) clip_.document.scenario = *scenario_;
        return std::move(clip_);
    }

    void addUnits(const session::Selection& units) {
        model::Forces forces;
        forces.id = "copy";
        forces.mapset = map_.game().id;
        model::Group group;
        group.id = model::GroupId("copy");
        const model::FormationTree tree(context_.document);
        for (const auto& subject : units) {
            const auto found = session::findCounter(context_.document, model::CounterId(subject.id));
            const auto cell = cellOfUnit(map_, model::CounterId(subject.id));
            if (!found.counter || !cell) continue;
            model::Counter counter = *found.counter;
            counter.side = tree.sideOf(counter);
            forces.counters.push_back(counter);
            const auto type = std::ranges::find(found.forces->types, counter.type, &model::CounterType::id);
            const bool isKnown =
                std::ranges::find(forces.types, counter.type, &model::CounterType::id) != forces.types.end();
            if (type != found.forces->types.end() && !isKnown) forces.types.push_back(*type);
            model::Placement placement = *session::findPlacement(context_.document, counter.id).placement;
            placement.at = model::HexRef{labelOf(*cell)};
            group.units.push_back(std::move(placement));
        }
        if (forces.counters.empty()) return;
        clip_.document.forces[forcesFile] = forces;
        scenario().groups.push_back(std::move(group));
    }

  private:
    void makeGrid(const std::set<Cell>& cells) {
        model::Grid grid;
        grid.orientation = map_.field().orientation();
        int left = std::numeric_limits<int>::max(), top = left, right = -left, bottom = -left;
        for (const Cell cell : cells) {
            const auto at = grid.offsetOf(map_.field().hexAt(cell));
            left = std::min(left, at.column);
            right = std::max(right, at.column);
            top = std::min(top, at.row);
            bottom = std::max(bottom, at.row);
        }
        // Moved by whole pairs of lines, because every second one is shifted by half a hex.
        left -= ((left % 2) + 2) % 2;
        top -= ((top % 2) + 2) % 2;
        grid.columns = std::min(right - left + 1, model::maxGridColumns);
        grid.rows = std::min(bottom - top + 1, model::maxGridRows);
        grid.labels = model::widenedFor(grid.labels, grid.columns, grid.rows);
        shift_ = grid.hexAt(model::OffsetCoord{0, 0}) - grid.hexAt(model::OffsetCoord{left, top});
        const auto& boards = context_.document.boards;
        board_ = model::blankBoard("copy", map_.game().id, grid,
                                   boards.empty() ? model::TerrainId() : boards.begin()->second->ground);
        const Cell focus = originOf(cells);
        clip_.origin = moved(map_.field().hexAt(focus));
        for (const Cell cell : cells_)
            if (board_.grid.contains(at(cell))) clip_.hexes.push_back(at(cell));
    }

    /// The hex nearest to the middle.
    Cell originOf(const std::set<Cell>& cells) const {
        MapPoint middle;
        for (const Cell cell : cells) {
            const auto centre = map_.sheet().centre(cell);
            middle = {middle.x + centre.x / static_cast<double>(cells.size()),
                      middle.y + centre.y / static_cast<double>(cells.size())};
        }
        return *std::ranges::min_element(cells, {}, [&](Cell cell) {
            const auto centre = map_.sheet().centre(cell);
            const double x = centre.x - middle.x, y = centre.y - middle.y;
            return x * x + y * y;
        });
    }

    model::HexCoord moved(model::HexCoord hex) const { return hex + shift_; }
    model::HexCoord at(Cell cell) const { return moved(map_.field().hexAt(cell)); }
    std::string labelOf(Cell cell) const { return board_.grid.label(at(cell)); }
    std::optional<Cell> copied(const model::HexRef& hex) const {
        const auto cell = map_.field().resolve(hex.label);
        return cell && cells_.contains(*cell) ? cell : std::nullopt;
    }

    model::Scenario& scenario() {
        if (!scenario_) {
            scenario_.emplace();
            scenario_->mapset = map_.game().id;
        }
        return *scenario_;
    }

    void copyGround() {
        board_.terrain = board_.terrain.with([&](model::CodedLayer<model::TerrainMix>& terrain) {
            for (const Cell cell : cells_)
                if (board_.grid.contains(at(cell)))
                    terrain.set(board_.grid.index(at(cell)), map_.terrain(cell));
        });
        board_.level = board_.level.with([&](model::Layer<std::int16_t>& level) {
            for (const Cell cell : cells_)
                if (board_.grid.contains(at(cell)))
                    level[board_.grid.index(at(cell))] = static_cast<std::int16_t>(map_.level(cell));
        });
        for (const auto& [key, board] : context_.document.boards) {
            for (const auto& [hex, note] : board->notes)
                if (const auto cell = map_.cellOf({key, hex}); cell && cells_.contains(*cell))
                    board_.notes[at(*cell)] = note;
            for (auto feature : board->features)
                if (const auto cell = map_.cellOf({key, feature.at}); cell && cells_.contains(*cell)) {
                    feature.at = at(*cell);
                    board_.features.push_back(std::move(feature));
                }
        }
    }

    std::optional<model::HexSide> sideOf(const std::string& board, const model::HexSide& side) const {
        const auto one = map_.cellOf({board, side.hex}), other = map_.cellOf({board, side.other()});
        if (!one || !other || (!cells_.contains(*one) && !cells_.contains(*other))) return std::nullopt;
        for (const auto direction : model::allDirections)
            if (model::neighbour(at(*one), direction) == at(*other))
                return model::HexSide::of(at(*one), direction);
        return std::nullopt;
    }

    void copyLines() {
        for (const auto& [key, board] : context_.document.boards)
            for (auto hexside : board->hexsides)
                if (const auto side = sideOf(key, hexside.side)) {
                    hexside.side = *side;
                    if (std::ranges::find(board_.hexsides, hexside) == board_.hexsides.end())
                        board_.hexsides.push_back(std::move(hexside));
                }
    }

    void addPath(const model::PathKindId& kind, std::vector<model::HexCoord> hexes,
                 std::vector<model::HexSide> sides) {
        if (hexes.size() < 2 && sides.empty()) return;
        model::Path path;
        path.id = model::PathId(kind.text + "-" + std::to_string(board_.paths.size() + 1));
        path.kind = kind;
        path.hexes = std::move(hexes);
        path.sides = std::move(sides);
        board_.paths.push_back(std::move(path));
    }

    void copyPaths() {
        for (const auto& [key, board] : context_.document.boards)
            for (const auto& path : board->paths) {
                std::vector<model::HexCoord> run;
                for (const auto& hex : path.hexes) {
                    const auto cell = map_.cellOf({key, hex});
                    if (cell && cells_.contains(*cell)) {
                        run.push_back(at(*cell));
                        continue;
                    }
                    addPath(path.kind, std::exchange(run, {}), {});
                }
                addPath(path.kind, std::move(run), {});
                std::vector<model::HexSide> sides;
                for (const auto& side : path.sides) {
                    if (const auto made = sideOf(key, side)) {
                        sides.push_back(*made);
                        continue;
                    }
                    addPath(path.kind, {}, std::exchange(sides, {}));
                }
                addPath(path.kind, {}, std::move(sides));
            }
    }

    void copyNames() {
        const auto orientation = board_.grid.orientation;
        const auto from = model::latticeCentre(orientation, clip_.origin - shift_);
        const auto to = model::hexCentre(board_.grid, clip_.origin);
        for (const auto& [key, board] : context_.document.boards)
            for (auto name : board->names) {
                const auto place = map_.toSheet({key, name.at});
                const auto cell = place ? map_.cellAt(*place) : std::nullopt;
                if (!cell || !cells_.contains(*cell)) continue;
                const auto copied = [&](MapPoint on) {
                    const auto lattice = map_.sheet().latticeAt(on);
                    return model::GridPoint{lattice.x - from.x + to.x, lattice.y - from.y + to.y};
                };
                name.at = copied(*place);
                for (auto& point : name.curve)
                    if (const auto on = map_.toSheet({key, point})) point = copied(*on);
                name.path = {};  // the copied path is another one
                board_.names.push_back(std::move(name));
            }
    }

    void copyScenarioFeatures() {
        if (!context_.document.scenario) return;
        for (auto feature : (*context_.document.scenario)->features)
            if (const auto cell = copied(feature.at)) {
                feature.at = model::HexRef{labelOf(*cell)};
                scenario().features.push_back(std::move(feature));
            }
    }

    const ToolContext& context_;
    const JoinedMap& map_;
    std::set<Cell> cells_;
    model::Board board_;
    model::HexCoord shift_;
    std::optional<model::Scenario> scenario_;
    Clip clip_;
};

std::string textOf(model::HexCoord hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }

std::optional<model::HexCoord> hexIn(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    model::HexCoord hex;
    const auto read = [](std::string_view part, std::int32_t& value) {
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        return error == std::errc() && end == part.data() + part.size();
    };
    if (!read(text.substr(0, comma), hex.q) || !read(text.substr(comma + 1), hex.r)) return std::nullopt;
    return hex;
}

/// The value of an attribute of the first element.
std::string_view attributeIn(std::string_view text, std::string_view name) {
    const auto end = text.find('>');
    const std::string key = " " + std::string(name) + "=\"";
    const auto at = text.substr(0, end).find(key);
    if (at == std::string_view::npos) return {};
    const auto value = text.substr(at + key.size());
    return value.substr(0, value.find('"'));
}

}  // namespace

const model::Board* boardOf(const Clip& clip) {
    return clip.document.boards.empty() ? nullptr : &*clip.document.boards.begin()->second;
}

Clip clipOf(const ToolContext& context) {
    const auto cells = hexesIn(context, context.selection);
    const auto units = session::onlyOf(context.selection, SubjectKind::counter);
    std::set<Cell> around;
    for (const auto& unit : units)
        if (const auto cell = cellOfUnit(context.map, model::CounterId(unit.id))) around.insert(*cell);
    if (cells.empty() && around.empty()) return {};
    Copying copying(context, cells, around);
    copying.addUnits(units);
    return std::move(copying).clip();
}

std::string textOf(const Clip& clip) {
    std::string hexes;
    for (const auto hex : clip.hexes) hexes += (hexes.empty() ? "" : " ") + textOf(hex);
    std::string text =
        std::string(head) + " origin=\"" + textOf(clip.origin) + "\" hexes=\"" + hexes + "\">\n";
    for (const auto& file : session::filesOf(clip.document)) {
        std::string its = session::textOf(clip.document, file);
        if (its.starts_with("<?")) its.erase(0, its.find('\n') + 1);  // one document has one declaration
        text.append(fileHead).append(xml::textOf(file.kind)).append(fileEnd).append(its);
        if (!text.ends_with('\n')) text += '\n';
    }
    return text.append(tail);
}

std::optional<Clip> clipIn(const std::string& text) {
    if (!text.starts_with(head) || !text.ends_with(tail)) return std::nullopt;
    Clip clip;
    const auto origin = hexIn(attributeIn(text, "origin"));
    if (!origin) return std::nullopt;
    clip.origin = *origin;
    std::string_view words = attributeIn(text, "hexes");
    while (!words.empty()) {
        const auto blank = words.find(' ');
        const auto hex = hexIn(words.substr(0, blank));
        if (!hex) return std::nullopt;
        clip.hexes.push_back(*hex);
        words = blank == std::string_view::npos ? std::string_view() : words.substr(blank + 1);
    }
    const std::string body = text.substr(0, text.size() - tail.size());
    for (auto at = body.find(fileHead); at != std::string::npos;) {
        const auto word = at + fileHead.size();
        const auto end = body.find(fileEnd, word);
        if (end == std::string::npos) return std::nullopt;
        const auto next = body.find(fileHead, end);
        const std::string kind = body.substr(word, end - word);
        const auto start = end + fileEnd.size();
        const std::string its = body.substr(start, next == std::string::npos ? next : next - start);
        session::DocumentFile file{xml::fileKindOf(kind), ""};
        if (file.kind == xml::FileKind::unknown) file.kind = xml::FileKind::scenario;
        if (file.kind == xml::FileKind::board) file.key = boardFile;
        if (file.kind == xml::FileKind::forces) file.key = forcesFile;
        auto read = session::withFileText(clip.document, file, its);
        if (!read) return std::nullopt;
        clip.document = std::move(*read);
        at = next;
    }
    const auto* board = boardOf(clip);
    if (!board ||
        !std::ranges::all_of(clip.hexes, [&](model::HexCoord hex) { return board->grid.contains(hex); }))
        return std::nullopt;
    return clip;
}

std::string tableOf(const Clip& clip) {
    std::string table;
    const auto* board = boardOf(clip);
    if (!board) return table;
    for (const auto hex : clip.hexes) {
        const auto index = board->grid.index(hex);
        std::string terrains;
        for (const auto& share : (*board->terrain)[index].shares)
            terrains += (terrains.empty() ? "" : " ") + share.terrain.text;
        table +=
            board->grid.label(hex) + "\t" + terrains + "\t" + std::to_string((*board->level)[index]) + "\n";
    }
    if (!clip.document.scenario) return table;
    for (const auto& group : (*clip.document.scenario)->groups)
        for (const auto& unit : group.units)
            table += unit.counter.text + "\t" + (unit.at ? unit.at->label : "") + "\n";
    return table;
}

}  // namespace cota::tools
