#include "formats/xml/documents/board_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <set>
#include <unordered_map>

#include "formats/model/finding/nearest_word.h"
#include "formats/model/relief/level_contours.h"
#include "formats/xml/documents/anchor_xml.h"
#include "formats/xml/documents/underlay_xml.h"
#include "formats/xml/markup/hex_text.h"
#include "formats/xml/markup/read_list.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using namespace model;

constexpr IntRange anyLevel{.min = std::numeric_limits<std::int16_t>::min(),
                            .max = std::numeric_limits<std::int16_t>::max()};
/// How far points of drawings may be outside their board, in hexes. Points farther out are mistakes, and
/// every picture and every search in the drawing would have to extend to them.
constexpr std::int32_t hexesOutside = 100;
constexpr IntRange anyMetres{.min = -mostContourMetres, .max = mostContourMetres};

class BoardReader {
  public:
    BoardReader(XmlCursor& root, FilePlaces& places) : root_(root), places_(places), text_(board_.grid) {}

    std::optional<Board> read() {
        root_.isAbout(SubjectKind::board, "id");
        root_.findText("format");
        board_.id = root_.idText("id", true);
        board_.mapset = MapsetId(root_.requiredText("mapset"));  // rules check the name
        board_.title = root_.localText("title", "title-es");
        places_.add(SubjectKind::board, board_.id, root_.offset());
        XmlCursor grid = root_.requiredChild("grid");
        const auto shape = readGrid(grid);
        root_.finishPart(grid);
        if (!shape) return std::nullopt;
        places_.grid = board_.grid = *shape;
        readAnchor(root_, board_);
        readHexes();
        readThings();
        readShapes();
        readUnderlays(root_, board_, places_);
        board_.attributes = root_.values();
        board_.extras = root_.extras();
        return std::move(board_);
    }

  private:
    void readHexes() {
        XmlCursor hexes = root_.child("hexes");
        board_.ground = hexes.id<TerrainId>("ground");
        codes_.assign(board_.grid.size(), 0);
        codeOfMix(TerrainMix{{TerrainShare{board_.ground, {}}}});
        level_.assign(board_.grid.size(), 0);
        places_.hexOffsets.assign(board_.grid.size(), 0);
        if (hexes) places_.hexesOffset = hexes.offset();
        const auto children = hexes.children("hex");
        for (auto each = children.begin(); each != children.end(); ++each) {
            if (readPlainHex(each)) continue;
            XmlCursor hex = *each;
            readHex(hexes, hex);
        }
        root_.finishPart(hexes);
        board_.terrain = Shared(CodedLayer<TerrainMix>(std::move(palette_), std::move(codes_)));
        board_.level = Shared(std::move(level_));
    }

    /// Fast, for a place, known terrain and a level; readHex reads all others and reports their errors.
    bool readPlainHex(const XmlChildren::Iterator& hex) {
        static constexpr std::array<std::string_view, 3> names = {"at", "terrain", "level"};
        std::array<const char*, 3> values{};
        if (!hex.plainValues(names, values) || values[0] == nullptr) return false;
        const auto at = text_.hex(values[0]);
        if (!at || !board_.grid.contains(*at)) return false;
        const std::size_t index = board_.grid.index(*at);
        if (places_.hexOffsets[index] != 0) return false;
        int level = 0;
        if (values[2] != nullptr) {
            const std::string_view digits = values[2];
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), level);
            if (error != std::errc{} || end != digits.data() + digits.size() || digits.empty() ||
                level < anyLevel.min || level > anyLevel.max)
                return false;
        }
        if (values[1] != nullptr) {
            key_.assign(values[1]);
            const auto known = codeOfText_.find(key_);
            if (known == codeOfText_.end()) return false;
            codes_[index] = known->second;
        }
        level_[index] = static_cast<std::int16_t>(level);
        places_.hexOffsets[index] = hex.offset();
        return true;
    }

    void readHex(XmlCursor& hexes, XmlCursor& cursor) {
        cursor.isAbout(SubjectKind::hex, "at");
        const auto at = readPlace(cursor);
        if (!at) return hexes.keep(cursor);
        const std::size_t index = board_.grid.index(*at);
        if (places_.hexOffsets[index] != 0) {
            cursor.reportAt("at", row(XmlMessage::hexTwice), {{"hex", text_.text(*at)}});
            // A first hex of plain ground is not written again; then this one would be read instead.
            return hexes.keepAsComment(cursor);
        }
        places_.hexOffsets[index] = cursor.offset();
        readTerrain(cursor, index);
        level_[index] = static_cast<std::int16_t>(cursor.findInteger("level", anyLevel).value_or(0));
        HexNote note;
        note.name = cursor.localText("name", "name-es");
        note.attributes = cursor.values();
        note.extras = cursor.extras();
        if (!note.empty()) board_.notes.emplace_hint(board_.notes.end(), *at, std::move(note));
    }

    /// The hex in the attribute "at"; adds a finding if it is not on the board.
    std::optional<HexCoord> readPlace(XmlCursor& cursor) {
        cursor.require("at");
        const auto label = cursor.findText("at");
        if (!label) return std::nullopt;
        const auto at = text_.hex(*label);
        if (at && board_.grid.contains(*at)) return at;
        rejectHex(cursor, "at", *label);
        return std::nullopt;
    }

    std::vector<MessageValue> notOnBoard(std::string_view word) const {
        return {{"value", quoted(word)},
                {"first", text_.text(board_.grid.at(0))},
                {"last", text_.text(board_.grid.at(board_.grid.size() - 1))}};
    }

    void rejectHex(XmlCursor& cursor, std::string_view attribute, std::string_view label,
                   std::optional<Subject> about = {}) {
        cursor.reportAt(attribute, row(XmlMessage::unknownHex), notOnBoard(label), std::move(about));
    }

    void readTerrain(XmlCursor& cursor, std::size_t index) {
        const auto words = cursor.findText("terrain");
        if (!words) return;
        key_.assign(*words);
        if (const auto known = codeOfText_.find(key_); known != codeOfText_.end()) {
            codes_[index] = known->second;
            return;
        }
        TerrainMix mix;
        for (const std::string_view word : cursor.list("terrain")) {
            auto share = parseTerrainShare(word);
            if (!share) return cursor.reject("terrain", row(XmlMessage::badTerrainList));
            mix.shares.push_back(std::move(*share));
        }
        if (mix.shares.empty()) return cursor.reject("terrain", row(XmlMessage::badTerrainList));
        const std::size_t most = cursor.document().limits().terrainMixes;
        if (palette_.size() >= most)
            return cursor.reject("terrain", row(XmlMessage::tooManyMixes), {{"limit", std::to_string(most)}});
        codes_[index] = codeOfMix(mix);
        codeOfText_.emplace(key_, codes_[index]);
    }

    /// Looks mixes up by their normalised text, so that a palette of thousands is as fast as a small one.
    std::uint16_t codeOfMix(const TerrainMix& mix) {
        const auto [it, isNew] =
            codeOfText_.emplace(terrainText(mix), static_cast<std::uint16_t>(palette_.size()));
        if (isNew) palette_.push_back(mix);
        return it->second;
    }

    void readThings() {
        auto& hexsides = places_.items[ItemList::hexsides];
        auto& features = places_.items[ItemList::features];
        auto& paths = places_.items[ItemList::paths];
        readList(root_, "hexsides", "hexside", board_.hexsides, hexsides, [&](XmlCursor& cursor) {
            HexsideAt hexside;
            cursor.isAbout(SubjectKind::hexside, "at");
            hexside.kind = cursor.requiredId<HexsideId>("kind");
            if (const auto side = readSides(cursor, "at", true); !side.empty()) hexside.side = side[0];
            places_.add(SubjectKind::hexside, text_.text(hexside.side), cursor.offset());
            hexside.attributes = cursor.values();
            hexside.extras = cursor.extras();
            return hexside;
        });
        readList(root_, "features", "feature", board_.features, features, [&](XmlCursor& cursor) {
            FeatureAt feature;
            cursor.isAbout(SubjectKind::hex, "at");
            feature.kind = cursor.requiredId<FeatureId>("kind");
            if (const auto at = readHexList(cursor, "at", true); !at.empty()) feature.at = at[0];
            places_.add(SubjectKind::feature, feature.kind.text + "@" + text_.text(feature.at),
                        cursor.offset());
            feature.attributes = cursor.values();
            feature.extras = cursor.extras();
            return feature;
        });
        readList(root_, "paths", "path", board_.paths, paths, [&](XmlCursor& cursor) {
            Path path;
            cursor.isAbout(SubjectKind::path, "id");
            path.id = cursor.requiredId<PathId>("id");
            path.kind = cursor.requiredId<PathKindId>("kind");
            path.name = cursor.localText("name", "name-es");
            path.hexes = readHexList(cursor, "hexes", false);
            path.sides = readSides(cursor, "sides", false);
            path.ends = readEnds(cursor);
            places_.add(SubjectKind::path, path.id.text, cursor.offset());
            path.attributes = cursor.values();
            path.extras = cursor.extras();
            return path;
        });
    }

    /// A list of hexes, or exactly one. If one cannot be read, the element is not usable; the finding has
    /// the other hexes.
    std::vector<HexCoord> readHexList(XmlCursor& cursor, std::string_view attribute, bool one) {
        if (one) cursor.require(attribute);
        std::vector<HexCoord> hexes;
        std::vector<std::string_view> bad;
        for (const std::string_view word : cursor.list(attribute)) {
            if (const auto hex = text_.hex(word))
                hexes.push_back(*hex);
            else
                bad.push_back(word);
        }
        auto about = cursor.subject();
        if (!bad.empty())
            for (const auto& hex : hexes) about.hexes.push_back(text_.text(hex));
        for (const auto word : bad) {
            rejectHex(cursor, attribute, word, about);
            cursor.markIncomplete();
        }
        if (one && cursor.isComplete() && hexes.size() != 1) {
            rejectHex(cursor, attribute, cursor.text(attribute));
            cursor.markIncomplete();
        }
        return hexes;
    }

    /// A path is usable even if its ends cannot be read; they are kept as written.
    std::vector<HexSide> readEnds(XmlCursor& cursor) {
        std::vector<HexSide> ends;
        bool isBad = false;
        for (const std::string_view word : cursor.list("ends")) {
            const auto side = text_.side(word);
            if (side) ends.push_back(*side);
            if (!side) reportSide(cursor, "ends", word);
            isBad = isBad || !side;
        }
        if (!isBad) return ends;
        cursor.keepAttribute("ends");
        return {};
    }

    void reportSide(const XmlCursor& cursor, std::string_view attribute, std::string_view word) const {
        const auto slash = std::min(word.rfind('/'), word.size());
        const auto sides = text_.sideWords();
        if (word.find(' ') == std::string_view::npos && slash < word.size() &&
            std::ranges::count(sides, word.substr(slash + 1)) > 0)
            return cursor.reportAt(attribute, row(XmlMessage::hexsideOffGrid), notOnBoard(word));
        cursor.reportAt(attribute, row(XmlMessage::badHexside),
                        {{"value", quoted(word)}, model::sortedKnown(sides)});
    }

    std::vector<HexSide> readSides(XmlCursor& cursor, std::string_view attribute, bool one) {
        if (one) cursor.require(attribute);
        std::vector<HexSide> sides;
        const auto refuse = [&](std::string_view value) {
            reportSide(cursor, attribute, value);
            cursor.markIncomplete();
        };
        for (const std::string_view word : cursor.list(attribute)) {
            if (const auto side = text_.side(word))
                sides.push_back(*side);
            else
                refuse(word);
        }
        if (one && cursor.isComplete() && sides.size() != 1) refuse(cursor.text(attribute));
        return sides;
    }

    bool isFarOutside(GridPoint point) const {
        constexpr std::int32_t reach = hexesOutside * unitsPerHex;
        return point.x < -reach || point.y < -reach || point.x > board_.grid.columns * unitsPerHex + reach ||
               point.y > board_.grid.rows * unitsPerHex + reach;
    }

    std::vector<GridPoint> readPoints(XmlCursor& cursor, std::string_view attribute, bool one) {
        cursor.require(attribute);
        std::vector<GridPoint> points;
        bool isBad = false;
        std::optional<GridPoint> far;
        for (const std::string_view word : cursor.list(attribute)) {
            const auto point = parsePoint(word);
            if (point) points.push_back(*point);
            isBad = isBad || !point;
            if (point && !far && isFarOutside(*point)) far = *point;
        }
        if (isBad || (one && points.size() != 1 && cursor.has(attribute))) {
            cursor.reject(attribute, row(XmlMessage::badPoints));
            cursor.markIncomplete();
        }
        if (far) {
            const GridPoint last{board_.grid.columns * unitsPerHex, board_.grid.rows * unitsPerHex};
            cursor.reportAt(attribute, row(XmlMessage::farPoint),
                            {{"attribute", std::string(attribute)},
                             {"value", pointText(*far)},
                             {"limit", std::to_string(hexesOutside)},
                             {"last", pointText(last)}});
            cursor.markIncomplete();
        }
        if (one && points.empty()) points.emplace_back();
        return points;
    }

    /// A line or an outline, with at least `least` different points.
    std::vector<GridPoint> readLine(XmlCursor& cursor, std::string_view attribute, std::size_t least) {
        std::vector<GridPoint> points = readPoints(cursor, attribute, false);
        const std::size_t count = std::set(points.begin(), points.end()).size();
        if (count < least && cursor.isComplete()) {
            cursor.reportAt(attribute, row(XmlMessage::fewPoints),
                            {{"attribute", std::string(attribute)},
                             {"count", std::to_string(count)},
                             {"least", std::to_string(least)}});
            cursor.markIncomplete();
        }
        return points;
    }

    void readShapes() {
        auto& areas = places_.items[ItemList::areas];
        auto& contours = places_.items[ItemList::contours];
        readList(root_, "areas", "area", board_.areas, areas, [&](XmlCursor& cursor) {
            Area area;
            cursor.isAbout(SubjectKind::shape, "id");
            area.id = cursor.idText("id", true);
            area.terrain = cursor.requiredId<TerrainId>("terrain");
            area.outline = readLine(cursor, "outline", 3);
            places_.add(SubjectKind::shape, area.id, cursor.offset());
            area.extras = cursor.extras();
            return area;
        });
        readList(root_, "contours", "contour", board_.contours, contours, [&](XmlCursor& cursor) {
            Contour contour;
            cursor.isAbout(SubjectKind::shape, "id");
            contour.id = cursor.idText("id", true);
            contour.metres = cursor.requiredInteger("metres", anyMetres).value_or(0);
            if (const auto high = cursor.findWord("high", {"unknown", "left", "right"}))
                contour.high = static_cast<HighSide>(*high);
            contour.closed = cursor.flag("closed");
            contour.dashed = cursor.flag("dashed");
            contour.points = readLine(cursor, "points", contour.closed ? 3 : 2);
            if (cursor.has("labels")) contour.labels = readPoints(cursor, "labels", false);
            places_.add(SubjectKind::shape, contour.id, cursor.offset());
            contour.extras = cursor.extras();
            return contour;
        });
        readList(root_, "heights", "height", board_.spotHeights, [&](XmlCursor& cursor) {
            SpotHeight height;
            height.at = readPoints(cursor, "at", true)[0];
            height.metres = cursor.requiredInteger("metres", anyMetres).value_or(0);
            height.name = cursor.localText("name", "name-es");
            height.extras = cursor.extras();
            return height;
        });
        readList(
            root_, "names", "name", board_.names, places_.items[ItemList::names], [&](XmlCursor& cursor) {
                MapName name{readPoints(cursor, "at", true)[0], cursor.localText("text", "text-es"), {}, {}};
                name.style = cursor.text("style");
                if (cursor.has("curve")) name.curve = readLine(cursor, "curve", 2);
                name.path = cursor.id<PathId>("path");
                name.extras = cursor.extras();
                return name;
            });
    }

    XmlCursor& root_;
    FilePlaces& places_;
    Board board_;
    HexText text_;  // of board_.grid
    std::vector<TerrainMix> palette_;
    std::vector<std::uint16_t> codes_;
    Layer<std::int16_t> level_;
    std::unordered_map<std::string, std::uint16_t> codeOfText_;  // by the text of the attribute
    std::string key_;
};

}  // namespace

std::optional<Board> readBoard(XmlCursor& root, FilePlaces& places) {
    return BoardReader(root, places).read();
}

}  // namespace cota::xml
