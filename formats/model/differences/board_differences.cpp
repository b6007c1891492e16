// The differences between two boards.

#include <set>

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord boardThing{local("board"), local("boards")};
constexpr ThingWord hexThing{local("hex"), local("hexes")};
constexpr ThingWord hexsideThing{local("hexside"), local("hexsides")};
constexpr ThingWord pathThing{local("path"), local("paths")};
constexpr ThingWord areaThing{local("area"), local("areas")};
constexpr ThingWord contourThing{local("contour"), local("contours")};
constexpr ThingWord spotThing{local("spot height"), local("spot heights")};
constexpr ThingWord mapNameThing{local("map name"), local("map names")};

constexpr LocalLiteral orientationWord = local("orientation");
constexpr LocalLiteral staggerWord = local("stagger");
constexpr LocalLiteral columnsWord = local("columns");
constexpr LocalLiteral rowsWord = local("rows");
constexpr LocalLiteral longHighWord = local("longer high lines");
constexpr LocalLiteral halvesWord = local("half hexes");
constexpr LocalLiteral numberingWord = local("numbering");
constexpr LocalLiteral hexSizeWord = local("hex size");
constexpr LocalLiteral groundWord = local("ground terrain");
constexpr LocalLiteral terrainWord = local("terrain");
constexpr LocalLiteral exitWord = local("exit from the board");
constexpr LocalLiteral highSideWord = local("higher side");
constexpr LocalLiteral closedWord = local("closed");
constexpr LocalLiteral dashedWord = local("dashed");
constexpr LocalLiteral labelsWord = local("height labels");
constexpr LocalLiteral placeWord = local("place");
constexpr LocalLiteral styleWord = local("style");
constexpr LocalLiteral alongWord = local("along");
constexpr LocalLiteral emptyNoteWord = local("empty note");
constexpr LocalLiteral anchorWord = local("place in the real world");
constexpr LocalLiteral layersWord = local("layers");

std::string sideText(const Grid& grid, const HexSide& side) {
    return hexText(grid, side.hex) + "/" + hexText(grid, side.other());
}

std::string shownHigh(HighSide side) {
    return side == HighSide::left ? "left" : side == HighSide::right ? "right" : "";
}

std::string shownHalves(const Halves& halves) {
    std::string text;
    for (const auto& [isCut, edge] : {std::pair{halves.top, BoardEdge::top},
                                      {halves.right, BoardEdge::right},
                                      {halves.bottom, BoardEdge::bottom},
                                      {halves.left, BoardEdge::left}})
        if (isCut) text += (text.empty() ? "" : " ") + std::string(textOf(edge));
    return text;
}

/// "EPSG:32631 512000,5404000, 500 m, 12.5°"
std::string shownAnchor(const std::optional<Anchor>& anchor) {
    if (!anchor) return {};
    return anchor->system + " " + thousandthsText(anchor->east) + "," + thousandthsText(anchor->north) +
           ", " + thousandthsText(anchor->hexSize) + " m, " + thousandthsText(anchor->turn) + "°";
}

/// "0101 ... 2517"
std::string shownNumbers(const Grid& grid) {
    if (!grid.hasLegalSize()) return {};
    return grid.label(grid.at(0)) + " ... " + grid.label(grid.at(grid.size() - 1));
}

Difference headOfWord(ThingWord thing, std::string id, const std::string& word, Naming naming,
                      LocalText name = {}) {
    Difference head = headOfThing(thing, std::move(id), std::move(name));
    head.word = word;
    head.wordNaming = naming;
    return head;
}

void compareGrids(Differences& into, const Grid& before, const Grid& after) {
    struct Both {
        Grid grid;
        Extras extras;
        bool operator==(const Both&) const = default;
    };
    const Both old{before, {}};
    const Both now{after, {}};
    ComparedThing<Both> grid(into, headOfThing(boardThing, {}), old, now);
    const auto differs = [&](LocalLiteral property, const auto& one, const auto& other,
                             const std::string& from, const std::string& to) {
        if (!(one == other)) grid.say(property, from, to);
    };
    differs(orientationWord, before.orientation, after.orientation, textOf(before.orientation),
            textOf(after.orientation));
    differs(staggerWord, before.stagger, after.stagger, textOf(before.stagger), textOf(after.stagger));
    differs(columnsWord, before.columns, after.columns, shownValue(before.columns),
            shownValue(after.columns));
    differs(rowsWord, before.rows, after.rows, shownValue(before.rows), shownValue(after.rows));
    if (before.longHigh != after.longHigh)
        grid.say(longHighWord, shownValue(before.longHigh), shownValue(after.longHigh), Naming::yesNo);
    differs(halvesWord, before.halves, after.halves, shownHalves(before.halves), shownHalves(after.halves));
    differs(numberingWord, before.labels, after.labels, shownNumbers(before), shownNumbers(after));
    differs(hexSizeWord, before.hexMicrometres, after.hexMicrometres,
            thousandthsText(before.hexMicrometres) + " mm", thousandthsText(after.hexMicrometres) + " mm");
    grid.rest();
}

/// Whether every hex has its terrain and level; unfinished boards may not be filled.
bool isFilled(const Board& board) {
    return board.grid.hasLegalSize() && board.terrain->size() == board.grid.size() &&
           board.level->size() == board.grid.size();
}

void sayHex(Differences& into, const std::string& hex, LocalLiteral property, std::string old,
            std::string now, Naming naming) {
    Difference one = headOfThing(hexThing, hex);
    one.property = property;
    one.before = std::move(old);
    one.after = std::move(now);
    one.naming = naming;
    into.push_back(std::move(one));
}

/// Compares terrain and level of every hex with the hex in the same column and row. Hexes that only one
/// board has are reported unless they are bare ground.
class HexComparison {
  public:
    HexComparison(const Board& before, const Board& after) : before_(before), after_(after) {}

    void terrains(Differences& into) const {
        const auto text = [](const Board& board, std::size_t i) { return terrainText((*board.terrain)[i]); };
        const auto isBare = [](const Board& board, std::size_t i) {
            return (*board.terrain)[i] == TerrainMix{{{board.ground, std::nullopt}}};
        };
        const auto equal = [&](std::size_t i, std::size_t j) {
            return (*before_.terrain)[i] == (*after_.terrain)[j];
        };
        each(into, terrainOfHexWord, text, isBare, equal, Naming::terrains);
    }
    void levels(Differences& into) const {
        const auto text = [](const Board& board, std::size_t i) { return std::to_string((*board.level)[i]); };
        const auto isBare = [](const Board& board, std::size_t i) { return (*board.level)[i] == 0; };
        const auto equal = [&](std::size_t i, std::size_t j) {
            return (*before_.level)[i] == (*after_.level)[j];
        };
        each(into, levelOfHexWord, text, isBare, equal, Naming::plain);
    }

  private:
    template <class Text, class IsBare, class Equal>
    void each(Differences& into, LocalLiteral property, Text text, IsBare isBare, Equal equal,
              Naming naming) const {
        for (std::size_t i = 0; i < before_.grid.size(); ++i) {
            const OffsetCoord at = before_.grid.offsetAt(i);
            if (after_.grid.contains(at)) {
                const std::size_t j = after_.grid.index(at);
                if (!equal(i, j))
                    sayHex(into, hexText(after_.grid, after_.grid.at(j)), property, text(before_, i),
                           text(after_, j), naming);
            } else if (!isBare(before_, i)) {
                sayHex(into, hexText(before_.grid, before_.grid.at(i)), property, text(before_, i), {},
                       naming);
            }
        }
        for (std::size_t j = 0; j < after_.grid.size(); ++j)
            if (!before_.grid.contains(after_.grid.offsetAt(j)) && !isBare(after_, j))
                sayHex(into, hexText(after_.grid, after_.grid.at(j)), property, {}, text(after_, j), naming);
    }

    const Board& before_;
    const Board& after_;
};

void compareNotes(Differences& into, const Board& before, const Board& after) {
    struct Note : HexNote {
        HexCoord at;
        bool operator==(const Note&) const = default;
    };
    const auto listed = [](const Board& board) {
        std::vector<Note> notes;
        for (const auto& [hex, note] : board.notes) notes.push_back({note, hex});
        return notes;
    };
    // A hex without a note gets an empty one, so that its values are reported one by one.
    std::vector<Note> old = listed(before);
    std::vector<Note> now = listed(after);
    for (const auto& [hex, note] : after.notes)
        if (!before.notes.contains(hex)) old.push_back({{}, hex});
    for (const auto& [hex, note] : before.notes)
        if (!after.notes.contains(hex)) now.push_back({{}, hex});
    const auto byHex = [](const Note& a, const Note& b) { return a.at < b.at; };
    std::sort(old.begin(), old.end(), byHex);
    std::sort(now.begin(), now.end(), byHex);
    for (std::size_t i = 0; i < old.size(); ++i) {
        const bool isThere = before.notes.contains(old[i].at) == after.notes.contains(old[i].at);
        if (isThere && old[i] == now[i]) continue;
        ComparedThing<Note> hex(into, headOfThing(hexThing, hexText(after.grid, old[i].at)), old[i], now[i]);
        const std::size_t said = into.size();
        hex.value(nameWord, static_cast<LocalText Note::*>(&HexNote::name))
            .attributes(static_cast<Attributes Note::*>(&HexNote::attributes))
            .rest();
        if (into.size() == said) hex.say(emptyNoteWord, {}, {});
    }
}

std::vector<std::string> linksOf(const Grid& grid, const Path& path) {
    std::vector<std::string> links;
    for (std::size_t i = 0; i < path.hexes.size(); ++i)
        if (i > 0) {
            const auto [one, other] = std::minmax(path.hexes[i - 1], path.hexes[i]);
            links.push_back(hexText(grid, one) + "-" + hexText(grid, other));
        } else if (path.hexes.size() == 1) {
            links.push_back(hexText(grid, path.hexes[i]));
        }
    for (const HexSide& side : path.sides) links.push_back(sideText(grid, side));
    return links;
}

/// Compares the links of two paths: removed and added links, or a different course if the links are the
/// same.
void comparePath(ComparedThing<Path> path, const Board& old, const Board& now) {
    const Path& before = path.before();
    const Path& after = path.after();
    path.value(kindOwnWord, &Path::kind, Naming::pathKind).value(nameWord, &Path::name);
    const auto sided = [](const Grid& grid, const std::vector<HexSide>& sides) {
        std::string text;
        for (const HexSide& side : sides) text += (text.empty() ? "" : " ") + sideText(grid, side);
        return text;
    };
    if (before.hexes != after.hexes || before.sides != after.sides) {
        const auto had = linksOf(old.grid, before);
        const auto has = linksOf(now.grid, after);
        const std::multiset<std::string> hadSet(had.begin(), had.end());
        const std::multiset<std::string> hasSet(has.begin(), has.end());
        for (const std::string& link : had)
            if (!hasSet.contains(link))
                path.say(linkOfPathWord, link, {}, Naming::plain, Difference::Kind::removed);
        for (const std::string& link : has)
            if (!hadSet.contains(link))
                path.say(linkOfPathWord, {}, link, Naming::plain, Difference::Kind::added);
        const bool isSameRoute = std::set(had.begin(), had.end()) == std::set(has.begin(), has.end());
        const auto course = [](const std::vector<std::string>& links) { return shownValue(links); };
        if (isSameRoute) path.say(pointsDrawnWord, course(had), course(has));
    }
    if (before.ends != after.ends)
        path.say(exitWord, sided(old.grid, before.ends), sided(now.grid, after.ends));
    path.attributes(&Path::attributes).rest();
}

void comparePaths(Differences& into, const Board& before, const Board& after) {
    compareLists(
        into, before.paths, after.paths, [](const Path& path) { return path.id; },
        [](const Path& path) {
            return headOfWord(pathThing, path.id.text, path.kind.text, Naming::pathKind, path.name);
        },
        [&](ComparedThing<Path> path) { comparePath(path, before, after); });
}

/// Compares features in hexes and on hexsides.
void compareStanding(Differences& into, const Board& before, const Board& after) {
    const Grid& grid = after.grid;
    compareLists(
        into, before.hexsides, after.hexsides,
        [](const HexsideAt& hexside) { return std::pair(hexside.side, hexside.kind); },
        [&](const HexsideAt& hexside) {
            return headOfWord(hexsideThing, sideText(grid, hexside.side), hexside.kind.text,
                              Naming::hexsideFeature);
        },
        [](ComparedThing<HexsideAt> hexside) { hexside.attributes(&HexsideAt::attributes).rest(); });
    compareLists(
        into, before.features, after.features,
        [](const FeatureAt& feature) { return std::pair(feature.at, feature.kind); },
        [&](const FeatureAt& feature) {
            return headOfWord(hexThing, hexText(grid, feature.at), feature.kind.text, Naming::feature);
        },
        [](ComparedThing<FeatureAt> feature) { feature.attributes(&FeatureAt::attributes).rest(); });
}

void compareContours(Differences& into, const Board& before, const Board& after) {
    compareLists(
        into, before.contours, after.contours, [](const Contour& contour) { return contour.id; },
        [](const Contour& contour) {
            return headOfThing(contourThing, contour.id, {shownValue(contour.metres) + " m", {}});
        },
        [](ComparedThing<Contour> contour) {
            contour.value(metresWord, &Contour::metres);
            if (contour.before().high != contour.after().high)
                contour.say(highSideWord, shownHigh(contour.before().high), shownHigh(contour.after().high));
            contour.value(closedWord, &Contour::closed)
                .value(dashedWord, &Contour::dashed)
                .value(pointsDrawnWord, &Contour::points)
                .value(labelsWord, &Contour::labels)
                .rest();
        });
}

void compareShapes(Differences& into, const Board& before, const Board& after) {
    compareLists(
        into, before.areas, after.areas, [](const Area& area) { return area.id; },
        [](const Area& area) { return headOfWord(areaThing, area.id, area.terrain.text, Naming::terrain); },
        [](ComparedThing<Area> area) {
            area.value(terrainWord, &Area::terrain, Naming::terrain)
                .value(pointsDrawnWord, &Area::outline)
                .rest();
        });
    compareContours(into, before, after);
    compareLists(
        into, before.spotHeights, after.spotHeights, [](const SpotHeight& spot) { return spot.at; },
        [](const SpotHeight& spot) {
            Difference head = headOfThing(spotThing, pointText(spot.at), spot.name);
            head.after = shownValue(spot.metres) + " m";
            return head;
        },
        [](ComparedThing<SpotHeight> spot) {
            spot.value(metresWord, &SpotHeight::metres).value(nameWord, &SpotHeight::name).rest();
        });
    compareLists(
        into, before.names, after.names,
        [](const MapName& name) { return std::pair(name.text.en, name.text.es); },
        [](const MapName& name) {
            Difference head = headOfThing(mapNameThing, name.text.in(Language::english));
            head.after = pointText(name.at);
            return head;
        },
        [](ComparedThing<MapName> name) {
            name.value(placeWord, &MapName::at)
                .value(styleWord, &MapName::style)
                .value(pointsDrawnWord, &MapName::curve)
                .value(alongWord, &MapName::path)
                .rest();
        });
}

}  // namespace

void compareBoards(Differences& into, const Board& before, const Board& after) {
    const std::size_t start = into.size();
    ComparedThing<Board> board(into, headOfThing(boardThing, {}), before, after);
    board.value(idWord, &Board::id)
        .value(titleWord, &Board::title)
        .value(gameWord, &Board::mapset)
        .value(groundWord, &Board::ground, Naming::terrain);
    if (!(before.grid == after.grid)) compareGrids(into, before.grid, after.grid);
    if (isFilled(before) && isFilled(after)) {
        const HexComparison hexes(before, after);
        if (!(before.terrain == after.terrain)) hexes.terrains(into);
        if (!(before.level == after.level)) hexes.levels(into);
    } else if (!(before.terrain == after.terrain) || !(before.level == after.level)) {
        board.say(layersWord, {}, {});
    }
    if (!(before.anchor == after.anchor))
        board.say(anchorWord, shownAnchor(before.anchor), shownAnchor(after.anchor));
    compareNotes(into, before, after);
    compareStanding(into, before, after);
    comparePaths(into, before, after);
    compareShapes(into, before, after);
    compareUnderlays(into, before, after);
    board.attributes(&Board::attributes);
    if (!(before.extras == after.extras)) board.say(unknownWord, {}, {});
    if (into.size() == start && !(before == after)) board.say(restWord, {}, {});
}

}  // namespace cota::model
