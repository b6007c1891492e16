#include "mapsets/look/table/scenario_card.h"

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/face_values.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_middle.h"
#include "mapsets/look/typeset/capitals.h"
#include "mapsets/table/table_set_up.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Font;
using picture::Picture;
using picture::Point;
using namespace table_inks;

constexpr picture::Colour cardPaper{251, 248, 240, 255};  // as cards of games with a map
constexpr double cardMargin = 14, columnGap = 7, cardLine = 4.1;

Font bookFont(double points, bool isBold = false, bool isItalic = false) {
    Font font;
    font.family = "Linux Libertine O";
    font.points = points;
    font.bold = isBold;
    font.italic = isItalic;
    return font;
}

Font headingFont() {
    Font font = tableFont(8.6, true);
    font.family = "Linux Biolinum O";
    font.spacing = 0.22;
    return font;
}

/// Two columns of text that go on from page to page.
class CardFlow {
  public:
    CardFlow(std::string title, model::MapSize paper) : title_(std::move(title)), paper_(paper) { newPage(); }

    picture::Layer& ground() { return pages_.back().layers[0]; }
    picture::Layer& words() { return pages_.back().layers[1]; }
    double left() const { return cardMargin + (width() + columnGap) * column_; }
    double width() const { return (paper_.width - 2 * cardMargin - columnGap) / 2; }
    double right() const { return paper_.width - cardMargin; }
    double down() const { return down_; }
    void setTop(double top) {
        top_ = top;
        down_ = top;
    }

    /// The second column, if this is the first.
    void otherColumn() {
        if (column_ != 0) return;
        column_ = 1;
        down_ = top_;
    }
    void heading(const std::string& text) {
        need(cardLine * 4);
        if (down_ > top_ + 0.1) down_ += 3;
        writeOnTable(words(), inCapitals(text), {left(), down_ + 4}, headingFont(), ink, width());
        addFill(ground().marks, Curve::rectangle({left(), down_ + 5.6, left() + width(), down_ + 5.85}), ink);
        down_ += 10.4;
    }
    /// A name at the left and a value at the right, above a thin rule.
    void row(const std::string& name, const std::string& value, bool isStrong) {
        need(cardLine + 1);
        constexpr double points = 8.5;
        const Font font = tableFont(points, isStrong);
        const double wide = std::min(picture::sizeOf(value, font).width, width() * 0.55);
        writeOnTable(words(), value, {left() + width(), down_}, font, isStrong ? ink : quiet, wide + 0.5,
                     Across::right);
        writeOnTable(words(), name, {left(), down_}, tableFont(points), isStrong ? ink : quiet,
                     width() - wide - 2);
        addFill(ground().marks, Curve::rectangle({left(), down_ + 1.3, left() + width(), down_ + 1.42}),
                edge);
        down_ += cardLine + 0.6;
    }
    /// Lines of text, with a number before the first if there is one.
    void paragraph(const std::string& number, const std::string& text, const std::string& citation) {
        constexpr double in = 6;
        const Font font = bookFont(9.2);
        const double indent = number.empty() ? 0 : in;
        auto lines = wrapped(text, font, width() - indent);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            need(cardLine);
            if (i == 0 && !number.empty())
                writeOnTable(words(), number, {left(), down_}, tableFont(8.5, true), accent, in);
            writeOnTable(words(), lines[i], {left() + indent, down_}, font, ink, width() - indent + 1);
            const double end = picture::sizeOf(lines[i], font).width + indent + 2;
            if (i + 1 == lines.size() && !citation.empty() && end < width() - 8)
                writeOnTable(words(), citation, {left() + width(), down_}, tableFont(6.5), quiet,
                             width() - end, Across::right);
            down_ += cardLine;
        }
        down_ += 1;
    }
    std::vector<Picture> take() { return std::move(pages_); }
    /// From here on nothing is written below `bottom` of this page.
    void endAt(double bottom) { bottom_ = bottom; }
    double bottom() const { return paper_.height - cardMargin; }

  private:
    void newPage() {
        Picture page;
        page.size = paper_;
        page.paper = cardPaper;
        page.title = title_;
        page.layers.push_back({"table", {}, {}});
        page.layers.push_back({"names", {}, {}});
        pages_.push_back(std::move(page));
        column_ = 0;
        bottom_ = paper_.height - cardMargin;
        setTop(cardMargin + 4);
    }
    void need(double height) {
        if (down_ + height <= bottom_) return;
        if (column_ == 1) return newPage();
        column_ = 1;
        down_ = top_;
    }

    std::string title_;
    model::MapSize paper_;
    std::vector<Picture> pages_;
    int column_ = 0;
    double top_ = 0, down_ = 0, bottom_ = 0;
};

class ScenarioCard {
  public:
    ScenarioCard(const Cards& cards, const mapsets::LaidTable& table, model::MapSize paper)
        : cards_(cards), table_(table), names_(cards, table.document()), flow_(titleOf(names_), paper) {}

    std::vector<Picture> draw() {
        const double top = facts(head());
        flow_.setTop(situation(top) + 5);
        flow_.endAt(foot());
        values();
        options();
        specialRules();
        setUp();
        points();
        return flow_.take();
    }

  private:
    static std::string titleOf(const TableNames& names) {
        const auto& scenario = names.scenario();
        return scenario.title.empty() ? scenario.id : scenario.title.in(names.language());
    }
    model::Language language() const { return names_.language(); }
    std::string in(const model::LocalLiteral& text) const { return std::string(text.in(language())); }

    double head() {
        const double right = flow_.right();
        writeOnTable(flow_.words(), titleOf(names_), {cardMargin, cardMargin + 8}, bookFont(24, true), ink,
                     right - cardMargin - 78);
        Font game = tableFont(8.2, true);
        game.spacing = 0.2;
        writeOnTable(flow_.words(), inCapitals(cards_.game().name.in(language())), {right, cardMargin + 3},
                     game, ink, 75, Across::right);
        writeOnTable(flow_.words(), in(local("Scenario")), {right, cardMargin + 7}, tableFont(7.5), quiet, 52,
                     Across::right);
        writeOnTable(flow_.words(), names_.scenario().author, {right, cardMargin + 11}, tableFont(7.5), quiet,
                     52, Across::right);
        addFill(flow_.ground().marks,
                Curve::rectangle({cardMargin, cardMargin + 13, right, cardMargin + 13.6}), ink);
        return cardMargin + 14;
    }

    /// Boxes side by side: label, value.
    double facts(double top) {
        std::vector<std::pair<std::string, std::string>> boxes;
        const auto& tableau = names_.tableau();
        boxes.emplace_back(in(local("Players")), std::to_string(tableau.seats.size()));
        boxes.emplace_back(in(local("Begins")), tableau.start.empty() ? in(local("who begins", "by lot"))
                                                                      : names_.seat(tableau.start));
        std::int64_t cards = 0;
        for (const auto& type : table_.position().types) cards += std::max(0, type.type->available);
        boxes.emplace_back(in(local("Cards in the game")), std::to_string(cards));
        std::string sides;
        for (const auto& side : names_.scenario().sides)
            sides += (sides.empty() ? "" : " : ") + names_.side(side.id);
        if (!sides.empty()) boxes.emplace_back(in(local("Sides")), sides);
        const double wide = (flow_.right() - cardMargin) / static_cast<double>(boxes.size());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const double left = cardMargin + wide * static_cast<double>(i);
            if (i > 0)
                addFill(flow_.ground().marks, Curve::rectangle({left - 2, top + 2, left - 1.85, top + 13}),
                        edge);
            Font label = tableFont(5.8, true);
            label.spacing = 0.14;
            writeOnTable(flow_.words(), inCapitals(boxes[i].first), {left, top + 5}, label, quiet, wide - 4);
            writeOnTable(flow_.words(), boxes[i].second, {left, top + 11}, tableFont(11, true), ink,
                         wide - 4);
        }
        addFill(flow_.ground().marks, Curve::rectangle({cardMargin, top + 15, flow_.right(), top + 15.2}),
                ink);
        return top + 15;
    }

    double situation(double top) {
        const auto& text = names_.scenario().history.in(language());
        if (text.empty()) return top;
        const Font font = bookFont(10.5, false, true);
        double down = top + 7;
        for (const auto& line : wrapped(text, font, flow_.right() - cardMargin)) {
            writeOnTable(flow_.words(), line, {cardMargin, down}, font, ink, flow_.right() - cardMargin + 1);
            down += 4.8;
        }
        return down - 2;
    }

    /// What the scenario may state: in strong letters what is not the usual value.
    void values() {
        const auto& types = cards_.game().catalogue.scenarioAttributes;
        if (types.empty()) return;
        flow_.heading(in(local("The scenario")));
        for (const auto& type : types) {
            model::Attributes stated = names_.scenario().attributes;
            const auto* written = stated.find(type.name);
            const bool isUsual = written == nullptr || *written == type.fallback;
            if (written == nullptr) stated.set(type.name, type.fallback);
            const auto value = valueOf(type, stated, cards_.game().catalogue, language());
            flow_.row(value.label, value.word.empty() ? value.text : value.word, !isUsual);
        }
    }

    void options() {
        bool isFirst = true;
        for (const auto& option : cards_.game().catalogue.options) {
            const auto set = names_.scenario().options.find(model::OptionId(option.id));
            if (set == names_.scenario().options.end() || set->second == option.value) continue;
            if (isFirst) flow_.heading(in(local("Optional rules and readings")));
            isFirst = false;
            std::string value = set->second;
            if (const auto* list = cards_.game().catalogue.wordList(option.id))
                for (const auto& word : list->words)
                    if (word.id == set->second) value = word.name.in(language());
            flow_.row(option.name.in(language()), value, true);
        }
    }

    void specialRules() {
        const auto& rules = names_.scenario().specialRules;
        if (rules.empty() && names_.scenario().notes.empty()) return;
        flow_.heading(in(local("Special rules")));
        for (std::size_t i = 0; i < rules.size(); ++i)
            flow_.paragraph(std::to_string(i + 1), rules[i].text.in(language()), {});
        flow_.paragraph({}, names_.scenario().notes.in(language()), {});
    }

    void setUp() {
        const auto steps = mapsets::setUpStepsOf(table_);
        if (steps.empty()) return;
        flow_.otherColumn();
        flow_.heading(in(local("Set-up")));
        for (std::size_t i = 0; i < steps.size(); ++i)
            flow_.paragraph(std::to_string(i + 1), steps[i]->name.in(language()), steps[i]->from.citation);
    }

    void points() {
        const auto& scores = names_.rules().scores;
        if (scores.empty()) return;
        flow_.heading(in(local("Points for")));
        for (const auto& score : scores) flow_.paragraph("·", score.name.in(language()), score.from.citation);
    }

    /// Phases and tracks at the foot of the first page; returns where they begin.
    double foot() {
        const auto& phases = names_.rules().phases;
        double top = flow_.bottom();
        const MiddlePen pen{names_, flow_.ground(), flow_.words()};
        for (const auto& kind : names_.rules().markers) {
            const int boxes = kind.most - kind.least + 1;
            if (kind.on != mapsets::MarkerKind::On::table || kind.most == 0 || boxes > 30) continue;
            const double size = std::min(9.0, (flow_.right() - cardMargin) / boxes - 1);
            top -= size + 8;
            auto track = layTrack(names_, kind, {cardMargin, top}, size);
            track.marker = nullptr;  // the card says what is set up, not what lies there now
            drawTrack(pen, track);
        }
        if (phases.empty()) return top - 3;
        constexpr double tall = 10;
        top -= tall + 9;
        writeOnTable(flow_.words(), inCapitals(in(local("Sequence of play"))), {cardMargin, top + 4},
                     headingFont(), ink, 90);
        const double wide = (flow_.right() - cardMargin) / static_cast<double>(phases.size());
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const double left = cardMargin + wide * static_cast<double>(i);
            const Box box{left, top + 6, left + wide, top + 6 + tall};
            addStroke(flow_.ground().marks, Curve::rectangle(box, 0), ink, 0.25);
            writeOnTable(flow_.words(), std::to_string(i + 1), {left + wide / 2, top + 10.3},
                         tableFont(9, true), ink, wide - 1, Across::middle);
            writeOnTable(flow_.words(), phases[i].name.in(language()), {left + wide / 2, top + 14},
                         tableFont(6.8), quiet, wide - 1.5, Across::middle);
        }
        return top - 3;
    }

    const Cards& cards_;
    const mapsets::LaidTable& table_;
    TableNames names_;
    CardFlow flow_;
};

}  // namespace

std::vector<Picture> scenarioCard(const Cards& cards, const mapsets::LaidTable& table, model::MapSize paper) {
    return ScenarioCard(cards, table, paper).draw();
}

}  // namespace cota::look
