// Sheets that players fill in, one for each detail of a kind in the scenario: what it says, a small map with
// its graphics, the counters of its formations, boxes to strike. Parameters of the piece:
//   part            the kind of detail; title: its value with the name of the sheet
//   ticks           a value with a word list: all words, that of the sheet ticked
//   boxed, texts    further values: numbers and words in a row, then sentences on lines
//   formations      the value with the formations of the sheet
//   count, group    the value with the number of boxes to strike, and how many stand together
//   graphics        the kind of detail that draws on its map; of, shape, label: its values with the name of
//   the
//                   sheet, the word of the shape, and a name
//   arrows, lines, areas   the words of shapes that are drawn so
//   points          the kind of detail whose hexes are marked on the map, such as rally points; `of` too
//   blanks          empty sheets after the others

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

#include "formats/model/finding/capital.h"
#include "mapsets/catalogue/translated_value.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/furniture/counter_places.h"
#include "mapsets/look/furniture/hex_marks.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/strategy/strategy.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Down;

constexpr double sheetWide = 128, sheetHigh = 186, sheetGap = 9, cutRoom = 4;

class OrderSheets {
  public:
    OrderSheets(const Setting& setting, const Piece& piece, const Room& room, picture::Layer& into)
        : setting_(setting),
          piece_(piece),
          room_(room),
          into_(into),
          scenario_(*setting.scenario()),
          kind_(setting.game().catalogue.partKind(model::PartKindId(piece.parameter("part")))),
          order_(setting.about.document, &setting.game().catalogue),
          roster_(order_, setting.about.document, setting.about.field) {
        for (const auto& part : scenario_.parts)
            if (part.kind.text == piece.parameter("part")) sheets_.push_back(&part);
        constexpr int mostBlanks = 20;
        for (int i = 0; i < std::min(numberOf(piece.parameter("blanks")), mostBlanks); ++i)
            sheets_.push_back(nullptr);
    }

    Filled draw(std::size_t from) {
        if (sheets_.empty() || kind_ == nullptr) return {};
        noteHeading(setting_, {model::capital(kind_->name.en), model::capital(kind_->name.es)});
        const auto inRow = std::max<std::size_t>(
            1, static_cast<std::size_t>((room_.width + sheetGap) / (sheetWide + sheetGap)));
        const double width =
            (room_.width - sheetGap * static_cast<double>(inRow - 1)) / static_cast<double>(inRow);
        double y = room_.top;
        std::size_t next = from;
        while (next < sheets_.size()) {
            if (next > from && y + sheetHigh > room_.bottom) break;
            for (std::size_t i = 0; i < inRow && next < sheets_.size(); ++i, ++next)
                drawSheet(sheets_[next],
                          {room_.left + static_cast<double>(i) * (width + sheetGap), y, width});
            y += sheetHigh + cutRoom;
        }
        return {y - cutRoom - room_.top, next < sheets_.size() ? next : 0};
    }

  private:
    static int numberOf(const std::string& text) {
        int number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return number;
    }
    std::string valueOf(const model::ScenarioPart* part, const std::string& name) const {
        const auto* value = part == nullptr || name.empty()
                                ? nullptr
                                : mapsets::valueIn(part->attributes, name, setting_.language());
        return value == nullptr ? std::string() : *value;
    }
    const mapsets::AttributeType* typeOf(const std::string& name) const {
        const auto found = std::ranges::find(kind_->attributes, name, &mapsets::AttributeType::name);
        return found == kind_->attributes.end() ? nullptr : &*found;
    }
    model::LocalText nameOf(const std::string& value) const {
        const auto* type = typeOf(value);
        return type == nullptr ? model::LocalText{value, value} : type->meaning;
    }
    std::string wordOf(const std::string& list, const std::string& id) const {
        const auto* words = setting_.game().catalogue.wordList(list);
        const auto* word = words == nullptr ? nullptr : words->find(id);
        return model::capital(word == nullptr ? id : word->name.in(setting_.language()));
    }

    // --- one sheet

    void drawSheet(const model::ScenarioPart* part, const Room& sheet) {
        constexpr double inset = 3;
        const picture::Box box{sheet.left, sheet.top, sheet.right(), sheet.top + sheetHigh};
        const auto colour =
            part != nullptr && setting_.scene ? sideColour(*setting_.scene, part->side) : inkOf(setting_);
        addStroke(into_.marks, picture::Curve::rectangle(box, 1), inkOf(setting_), 0.35);
        Room inside{sheet.left + inset, sheet.top + inset, sheet.width - 2 * inset, box.bottom - inset};
        drawHead(part, inside, colour);
        drawTicks(part, inside);
        drawFields(part, inside);
        constexpr double forTexts = 41, forStrikes = 11;
        const auto units = unitsOf(part);
        drawMap(part, inside, std::min(72.0, inside.bottom - inside.top - forTexts - forStrikes - 26));
        drawUnitsOf(part, units, inside, inside.bottom - forTexts - forStrikes);
        inside.top = inside.bottom - forTexts - forStrikes;
        drawTexts(part, inside);
        inside.top = inside.bottom - forStrikes;
        drawStrikes(part, inside);
    }

    void drawHead(const model::ScenarioPart* part, Room& inside, picture::Colour colour) {
        constexpr double height = 12;
        addFill(
            into_.marks,
            picture::Curve::rectangle({inside.left, inside.top, inside.left + 2, inside.top + height - 2}),
            colour);
        writeBoth(setting_, {model::capital(kind_->name.en), model::capital(kind_->name.es)},
                  {inside.left + 4, inside.top + 2.6}, {.points = 7}, inside.width / 2, into_);
        writeLine(setting_, valueOf(part, piece_.parameter("title")), {inside.left + 4, inside.top + 9.2},
                  {.points = 17, .isBold = true, .isSerif = true}, inside.width * 0.6, into_);
        const auto side = part == nullptr ? scenario_.sides.end()
                                          : std::ranges::find(scenario_.sides, part->side, &model::Side::id);
        if (side != scenario_.sides.end())
            writeLine(setting_, side->name.in(setting_.language()), {inside.right(), inside.top + 9.2},
                      {.points = 10, .isBold = true, .across = Across::right}, inside.width * 0.35, into_);
        inside.top += height;
        line(inside, inside.top - 1, 0.35);
    }
    void line(const Room& inside, double y, double width, double opacity = 1) {
        addStroke(into_.marks, picture::Curve().move({inside.left, y}).line({inside.right(), y}),
                  inkOf(setting_, opacity), width);
    }

    /// Every word of the list with a box.
    void drawTicks(const model::ScenarioPart* part, Room& inside) {
        constexpr double height = 7, box = 3.2;
        const auto name = piece_.parameter("ticks");
        const auto* words = setting_.game().catalogue.wordList(name);
        if (words == nullptr || words->words.empty()) return;
        const auto chosen = valueOf(part, name);
        const double step = inside.width / static_cast<double>(words->words.size());
        for (std::size_t i = 0; i < words->words.size(); ++i) {
            const double x = inside.left + step * static_cast<double>(i), middle = inside.top + 2.8;
            const picture::Box square{x, middle - box / 2, x + box, middle + box / 2};
            addStroke(into_.marks, picture::Curve::rectangle(square, 0.3), inkOf(setting_), 0.25);
            if (words->words[i].id == chosen)
                addStroke(into_.marks,
                          picture::Curve()
                              .move({square.left + 0.6, middle})
                              .line({x + box / 2 - 0.1, square.bottom - 0.6})
                              .line({square.right + 0.6, square.top - 0.8}),
                          inkOf(setting_), 0.6);
            writeLine(setting_, model::capital(words->words[i].name.in(setting_.language())),
                      {x + box + 1.2, middle},
                      {.points = 7.5, .isBold = words->words[i].id == chosen, .down = Down::middle},
                      step - box - 2, into_);
        }
        inside.top += height;
    }

    void drawFields(const model::ScenarioPart* part, Room& inside) {
        constexpr double height = 11, gap = 2;
        const auto names = mapsets::wordsOf(piece_.parameter("boxed"));
        if (names.empty()) return;
        const double step = (inside.width + gap) / static_cast<double>(names.size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            const double x = inside.left + step * static_cast<double>(i);
            const picture::Box box{x, inside.top, x + step - gap, inside.top + height - 2};
            addStroke(into_.marks, picture::Curve::rectangle(box, 0.5), inkOf(setting_, 0.7), 0.2);
            writeLine(setting_, model::capital(nameOf(names[i]).in(setting_.language())),
                      {x + 1, box.top + 2.6}, {.points = 5.6, .colour = inkOf(setting_, 0.7)},
                      box.width() - 2, into_);
            writeLine(setting_, wordOf(names[i], valueOf(part, names[i])), {x + 1, box.bottom - 1.5},
                      {.points = 10, .isBold = true}, box.width() - 2, into_);
        }
        inside.top += height;
    }

    void drawMap(const model::ScenarioPart* part, Room& inside, double height) {
        const picture::Box box{inside.left, inside.top, inside.right(), inside.top + height};
        if (setting_.scene) {
            HexMarks map(*setting_.scene, box);
            if (ground_.empty()) {
                ground_ = map.ground();
                groundAt_ = {box.left, box.top};
            }
            std::ranges::move(placed(ground_, {.to = {box.left - groundAt_.x, box.top - groundAt_.y}}),
                              std::back_inserter(into_.marks));
            const auto title = valueOf(part, piece_.parameter("title"));
            std::vector<const model::ScenarioPart*> drawn;
            for (const auto& one : scenario_.parts)
                if (part != nullptr && one.side == part->side &&
                    valueOf(&one, piece_.parameter("of")) == title)
                    drawn.push_back(&one);
            const auto isPoint = [&](const auto* one) {
                return one->kind.text == piece_.parameter("points");
            };
            for (const auto* one : drawn)
                if (isPoint(one)) map.keepClear(one->hexes);
            for (const auto* one : drawn) {
                if (one->kind.text == piece_.parameter("graphics")) drawGraphic(*one, map);
                if (isPoint(one)) map.drawPoint(one->hexes, setting_, into_);
            }
        }
        addStroke(into_.marks, picture::Curve::rectangle(box), inkOf(setting_), 0.25);
        inside.top = box.bottom + 2;
    }

    void drawGraphic(const model::ScenarioPart& graphic, HexMarks& map) {
        const auto word = valueOf(&graphic, piece_.parameter("shape"));
        auto label = valueOf(&graphic, piece_.parameter("label"));
        if (label.empty()) label = wordOf(piece_.parameter("shape"), word);
        const auto isOne = [&](const char* shapes) {
            const auto words = mapsets::wordsOf(piece_.parameter(shapes));
            return std::ranges::find(words, word) != words.end();
        };
        if (isOne("arrows"))
            map.drawArrow(graphic.hexes, label, setting_, into_);
        else if (isOne("lines"))
            map.drawLine(graphic.hexes, label, setting_, into_);
        else
            map.drawArea(graphic.hexes, label, setting_, into_);
    }

    std::vector<mapsets::UnitIndex> unitsOf(const model::ScenarioPart* part) const {
        std::vector<mapsets::UnitIndex> units;
        for (const auto& id : mapsets::wordsOf(valueOf(part, piece_.parameter("formations"))))
            for (mapsets::UnitIndex i = 0; i < order_.size(); ++i)
                for (const auto* formation = order_[i].formation; formation != nullptr;
                     formation = order_.formation(formation->parent)) {
                    if (formation->id.text != id) continue;
                    units.push_back(i);
                    break;
                }
        return units;
    }

    /// As large as they fit, down to a third.
    void drawUnitsOf(const model::ScenarioPart* part, const std::vector<mapsets::UnitIndex>& units,
                     Room& inside, double bottom) {
        const auto name = nameOf(piece_.parameter("formations"));
        writeBoth(setting_, {model::capital(name.en), model::capital(name.es)},
                  {inside.left, inside.top + 2.4}, {.points = 6.5, .isBold = true}, inside.width, into_);
        inside.top += 3.6;
        if (part == nullptr || units.empty()) return;
        double size = usualCounter;
        const auto rows = [&] {
            const auto inRow = std::max(1.0, std::floor((inside.width + 1) / (size + 1)));
            return std::ceil(static_cast<double>(units.size()) / inRow);
        };
        while (size > 5 && rows() * (size + 1) > bottom - inside.top) size -= 0.25;
        const auto inRow =
            static_cast<std::size_t>(std::max(1.0, std::floor((inside.width + 1) / (size + 1))));
        for (std::size_t i = 0; i < units.size(); ++i)
            drawUnit(setting_, roster_[units[i]],
                     {inside.left + static_cast<double>(i % inRow) * (size + 1) + size / 2,
                      inside.top + static_cast<double>(i / inRow) * (size + 1) + size / 2},
                     size, into_);
    }

    void drawTexts(const model::ScenarioPart* part, Room& inside) {
        constexpr double step = 4.4;
        const auto names = mapsets::wordsOf(piece_.parameter("texts"));
        double y = inside.top + 3;
        const auto block = [&](const std::string& title, const std::string& words, std::size_t least) {
            const double left = inside.left + 26, room = inside.right() - left;
            writeLine(setting_, title, {inside.left, y}, {.points = 6.5, .isBold = true}, 25, into_);
            auto lines = brokenInto(setting_, words, {.points = 7.5, .isSerif = true}, room);
            lines.resize(std::max(least, std::min<std::size_t>(lines.size(), 4)));
            for (const auto& text : lines) {
                writeLine(setting_, text, {left, y}, {.points = 7.5, .isSerif = true}, room, into_);
                addStroke(into_.marks, picture::Curve().move({left, y + 1}).line({inside.right(), y + 1}),
                          inkOf(setting_, 0.4), 0.12);
                y += step;
            }
        };
        block(std::string(local("Notes").in(setting_.language())),
              part == nullptr ? "" : part->text.in(setting_.language()), 3);
        for (const auto& name : names) {
            // Formations are named, not given by their ids.
            std::string words;
            for (const auto& word : mapsets::wordsOf(valueOf(part, name)))
                if (const auto* formation = order_.formation(model::FormationId(word)))
                    words += (words.empty() ? "" : ", ") + formation->name.in(setting_.language());
            block(model::capital(nameOf(name).in(setting_.language())),
                  words.empty() ? valueOf(part, name) : words, 1);
        }
    }

    /// Boxes in groups, those already used are struck.
    void drawStrikes(const model::ScenarioPart* part, const Room& inside) {
        constexpr double box = 3.6;
        const auto name = piece_.parameter("count");
        if (name.empty()) return;
        const int together = std::clamp(numberOf(piece_.parameter("group")), 1, 20),
                  used = numberOf(valueOf(part, name));
        const auto title = nameOf(name);
        writeBoth(setting_, {model::capital(title.en), model::capital(title.es)},
                  {inside.left, inside.top + 2.4}, {.points = 6.5, .isBold = true}, inside.width, into_);
        double x = inside.left;
        for (int i = 0; x + box <= inside.right(); ++i) {
            const picture::Box square{x, inside.top + 4, x + box, inside.top + 4 + box};
            addStroke(into_.marks, picture::Curve::rectangle(square, 0.3), inkOf(setting_), 0.2);
            if (i < used)
                addStroke(
                    into_.marks,
                    picture::Curve().move({square.left, square.bottom}).line({square.right, square.top}),
                    inkOf(setting_), 0.4);
            x += box + ((i + 1) % together == 0 ? 2.2 : 0.4);
        }
    }

    const Setting& setting_;
    const Piece& piece_;
    const Room& room_;
    picture::Layer& into_;
    const model::Scenario& scenario_;
    const mapsets::PartKind* kind_;
    mapsets::OrderOfBattle order_;
    mapsets::Roster roster_;
    std::vector<const model::ScenarioPart*> sheets_;  // null: an empty one
    std::vector<picture::Mark> ground_;               // the map of the first sheet, the same on all
    Point groundAt_;
};

}  // namespace

Filled drawOrderSheets(const Setting& setting, const Piece& piece, const Room& room, std::size_t from,
                       picture::Layer& into) {
    if (setting.scenario() == nullptr || !setting.shows("counters")) return {};
    return OrderSheets(setting, piece, room, into).draw(from);
}

}  // namespace cota::look
