#include "formats/xml/documents/board_writer.h"

#include "formats/xml/documents/anchor_xml.h"
#include "formats/xml/documents/underlay_xml.h"
#include "formats/xml/markup/hex_text.h"
#include "formats/xml/markup/versions.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

namespace {

using namespace model;

template <class Items, class TextOf>
std::string joined(const Items& items, TextOf textOfItem) {
    std::string text;
    for (const auto& item : items) {
        if (!text.empty()) text += ' ';
        text += textOfItem(item);
    }
    return text;
}

class BoardWriter {
  public:
    explicit BoardWriter(const Board& board) : board_(board), text_(board.grid) {}

    std::string write() {
        pen_.open("board", board_.extras);
        pen_.number("format", currentFormat);
        pen_.given("id", board_.id);
        pen_.given("mapset", board_.mapset.text);
        pen_.localText("title", "title-es", board_.title);
        pen_.values(board_.attributes);
        writeGrid();
        writeAnchor(pen_, board_);
        writeHexes();
        writeThings();
        writeShapes();
        writeUnderlays(pen_, board_);
        pen_.close();
        return pen_.take();
    }

  private:
    void writeGrid() {
        const Grid& grid = board_.grid;
        pen_.openPart("grid", true);
        pen_.always("orientation", textOf(grid.orientation), grid.orientation == Grid{}.orientation);
        pen_.always("stagger", textOf(grid.stagger), grid.stagger == Grid{}.stagger);
        pen_.number("columns", grid.columns);
        pen_.number("rows", grid.rows);
        pen_.unless(!grid.longHigh, "long-high", grid.longHigh ? "yes" : "no");
        std::string halves;
        const auto addHalf = [&](bool isHalf, BoardEdge edge) {
            if (isHalf) halves.append(halves.empty() ? "" : " ").append(textOf(edge));
        };
        addHalf(grid.halves.top, BoardEdge::top);
        addHalf(grid.halves.right, BoardEdge::right);
        addHalf(grid.halves.bottom, BoardEdge::bottom);
        addHalf(grid.halves.left, BoardEdge::left);
        pen_.given("halves", halves);
        if (grid.hexMicrometres != 0) pen_.attribute("hex-mm", thousandthsText(grid.hexMicrometres));
        pen_.openPart("labels");
        pen_.unless(grid.labels.order == LabelScheme{}.order, "order", textOf(grid.labels.order));
        pen_.given("separator", grid.labels.separator);
        writeAxis("column", grid.labels.column);
        writeAxis("row", grid.labels.row);
        pen_.close();
        pen_.close();
    }

    void writeAxis(std::string_view name, const LabelAxis& axis) {
        const LabelAxis usual;
        pen_.openPart(name);
        pen_.unless(axis.numerals == usual.numerals, "numerals", textOf(axis.numerals));
        pen_.unless(usual.first, "first", axis.first);
        pen_.unless(!axis.descending, "descending", axis.descending ? "yes" : "no");
        pen_.unless(usual.width, "width", axis.width);
        pen_.unless(usual.alternateShift, "alternate-shift", axis.alternateShift);
        pen_.close();
    }

    void writeHexes() {
        const Grid& grid = board_.grid;
        pen_.openPart("hexes");
        pen_.given("ground", board_.ground.text);
        // A layer whose size differs from the grid is ignored; blankBoard and the reader make complete ones.
        const bool hasTerrain = board_.terrain->size() == grid.size();
        const bool hasLevels = board_.level->size() == grid.size();
        const TerrainMix ground{{TerrainShare{board_.ground, {}}}};
        std::vector<std::string> mixes;  // by code; empty if it is only ground
        for (const TerrainMix& mix : board_.terrain->palette())
            mixes.push_back(mix == ground ? std::string() : terrainText(mix));
        const HexNote noNote;
        for (std::size_t i = 0; i < grid.size(); ++i) {
            const std::string none;
            const std::string& mix = hasTerrain ? mixes[board_.terrain->code(i)] : none;
            const int level = hasLevels ? (*board_.level)[i] : 0;
            const auto at = grid.at(i);
            const auto it = board_.notes.empty() ? board_.notes.end() : board_.notes.find(at);
            const HexNote& note = it == board_.notes.end() ? noNote : it->second;
            if (mix.empty() && level == 0 && note.empty()) continue;
            pen_.openLine("hex", note.extras);
            pen_.attribute("at", text_.text(at));
            pen_.given("terrain", mix);
            pen_.unless(0, "level", level);
            pen_.localText("name", "name-es", note.name);
            pen_.values(note.attributes);
            pen_.close();
        }
        pen_.close();
    }

    void writeThings() {
        const auto hexText = [&](HexCoord hex) { return text_.text(hex); };
        const auto sideText = [&](const HexSide& side) { return text_.text(side); };
        pen_.openPart("hexsides");
        for (const HexsideAt& hexside : board_.hexsides) {
            pen_.openLine("hexside", hexside.extras);
            pen_.attribute("at", text_.text(hexside.side));
            pen_.attribute("kind", hexside.kind.text);
            pen_.values(hexside.attributes);
            pen_.close();
        }
        pen_.close();
        pen_.openPart("features");
        for (const FeatureAt& feature : board_.features) {
            pen_.openLine("feature", feature.extras);
            pen_.attribute("at", text_.text(feature.at));
            pen_.attribute("kind", feature.kind.text);
            pen_.values(feature.attributes);
            pen_.close();
        }
        pen_.close();
        pen_.openPart("paths");
        for (const Path& path : board_.paths) {
            pen_.openLine("path", path.extras);
            pen_.attribute("id", path.id.text);
            pen_.attribute("kind", path.kind.text);
            pen_.localText("name", "name-es", path.name);
            pen_.given("hexes", joined(path.hexes, hexText));
            pen_.given("sides", joined(path.sides, sideText));
            pen_.given("ends", joined(path.ends, [&](const HexSide& side) { return endText(path, side); }));
            pen_.values(path.attributes);
            pen_.close();
        }
        pen_.close();
    }

    /// The end of a path is written with the hex of the path from which it leaves the board.
    std::string endText(const Path& path, const HexSide& side) const {
        const auto isEnd = [&](HexCoord hex) {
            return !path.hexes.empty() && (hex == path.hexes.front() || hex == path.hexes.back());
        };
        return isEnd(side.other()) && !isEnd(side.hex) ? text_.textFromOther(side) : text_.text(side);
    }

    void writeShapes() {
        pen_.openPart("areas");
        for (const Area& area : board_.areas) {
            pen_.openLine("area", area.extras);
            pen_.attribute("id", area.id);
            pen_.attribute("terrain", area.terrain.text);
            pen_.attribute("outline", joined(area.outline, pointText));
            pen_.close();
        }
        pen_.close();
        pen_.openPart("contours");
        for (const Contour& contour : board_.contours) {
            pen_.openLine("contour", contour.extras);
            pen_.attribute("id", contour.id);
            pen_.number("metres", contour.metres);
            if (contour.high != HighSide::unknown)
                pen_.attribute("high", contour.high == HighSide::left ? "left" : "right");
            pen_.unless(!contour.closed, "closed", contour.closed ? "yes" : "no");
            pen_.unless(!contour.dashed, "dashed", contour.dashed ? "yes" : "no");
            pen_.attribute("points", joined(contour.points, pointText));
            if (!contour.labels.empty()) pen_.attribute("labels", joined(contour.labels, pointText));
            pen_.close();
        }
        pen_.close();
        pen_.openPart("heights");
        for (const SpotHeight& height : board_.spotHeights) {
            pen_.openLine("height", height.extras);
            pen_.attribute("at", pointText(height.at));
            pen_.number("metres", height.metres);
            pen_.localText("name", "name-es", height.name);
            pen_.close();
        }
        pen_.close();
        pen_.openPart("names");
        for (const MapName& name : board_.names) {
            pen_.openLine("name", name.extras);
            pen_.attribute("at", pointText(name.at));
            pen_.localText("text", "text-es", name.text);
            pen_.given("style", name.style);
            pen_.given("curve", joined(name.curve, pointText));
            pen_.given("path", name.path.text);
            pen_.close();
        }
        pen_.close();
    }

    const Board& board_;
    HexText text_;
    XmlPen pen_;
};

}  // namespace

std::string writeBoard(const Board& board) { return BoardWriter(board).write(); }

}  // namespace cota::xml
