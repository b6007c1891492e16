#include "mapsets/look/faces/face_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/faces/face_messages.h"
#include "mapsets/look/faces/face_symbols.h"
#include "mapsets/look/faces/face_words.h"

namespace cota::look {

namespace {

using ElementKind = FaceElement::Kind;

constexpr std::array<std::string_view, 10> elementNames{"box",    "text", "symbol",   "dots", "row",
                                                        "column", "when", "for-each", "use",  "line"};
constexpr double mostLength = 500;

class FaceReader {
  public:
    FaceReader(const mapsets::Catalogue& catalogue, Faces& faces) : faces_(faces), game_(catalogue) {}

    void read(xml::XmlCursor& root) {
        faces_.width = decimal(root, "width", faces_.width, 10, 300);
        faces_.height = decimal(root, "height", faces_.height, 10, 300);
        faces_.corner = decimal(root, "corner", faces_.corner, 0, 30);
        for (auto child : root.children("colour")) readColour(child);
        for (auto child : root.children("style")) readStyle(child);
        for (auto child : root.children("part")) readPart(child);
        for (auto child : root.children("face")) readFace(child);
        for (auto child : root.children("lane")) readLane(child);
        if (auto fan = root.child("fan")) {
            faces_.onTop = condition(fan);
            fan.finish();
        }
        if (auto choice = root.child("choice")) {
            faces_.chosen = condition(choice);
            faces_.chosenValue = xml::filledText(choice, "value");
            if (!faces_.chosenValue.empty())
                requireWord(choice, "value", local("on a face", "value"), faces_.chosenValue, game_.values());
            choice.finish();
        }
    }

  private:
    double decimal(xml::XmlCursor& element, const char* name, double fallback, double least = 0,
                   double most = mostLength) {
        const auto text = element.findText(name);
        if (!text) return fallback;
        const auto number = mapsets::readDecimal(*text);
        if (number && *number >= least && *number <= most) return *number;
        const auto whole = [](double value) { return std::to_string(static_cast<int>(value)); };
        element.reject(name, row(FaceMessage::badValue),
                       {model::knownWords({whole(least) + " ... " + whole(most)})});
        return fallback;
    }

    /// A text in one language only would be shown in that one to everybody.
    static model::LocalText namesOf(xml::XmlCursor& element) {
        if (element.has("es")) element.require("en");
        if (element.has("en")) element.require("es");
        return {xml::filledText(element, "en"), xml::filledText(element, "es")};
    }

    std::string colour(xml::XmlCursor& element, const char* attribute, std::string_view text) {
        if (text.starts_with('#') && picture::colourFrom(text)) return std::string(text);
        KnownWords known;
        for (const auto& one : faces_.colours) known.insert(one.id);
        requireWord(element, attribute, local("on a face", "colour"), text, known);
        return std::string(text);
    }
    std::string colour(xml::XmlCursor& element, const char* attribute) {
        const auto text = element.findText(attribute);
        return text ? colour(element, attribute, *text) : std::string();
    }

    FaceLine line(xml::XmlCursor& element) {
        const auto text = element.findText("line");
        if (!text) return {};
        const auto words = mapsets::wordsOf(*text);
        const auto width = words.size() == 2 ? mapsets::readDecimal(words[1]) : std::nullopt;
        if (width && *width >= 0 && *width <= 20) return {colour(element, "line", words[0]), *width};
        element.reject("line", row(FaceMessage::badValue), {model::knownWords({"#rrggbb 0.4", "ink 0.4"})});
        return {};
    }

    /// Of an element that without a condition would mean everything.
    FaceTests condition(xml::XmlCursor& element) const {
        if (!element.has("any") && !element.has("not")) element.require("is");
        return game_.tests(element);
    }

    /// Whether it is the first entry of that name in the file; reports a second one.
    bool isFirst(const xml::XmlCursor& element, const std::string& name) {
        if (read_.insert(std::string(element.name()) + " " + name).second) return true;
        element.report(xml::row(xml::XmlMessage::entryTwice),
                       {{"element", std::string(element.name())}, {"entry", name}});
        return false;
    }

    void readColour(xml::XmlCursor& element) {
        FaceColour made;
        made.id = element.requiredText("id");
        const auto text = element.requiredText("colour");
        if (const auto found = picture::colourFrom(text))
            made.is = *found;
        else
            element.reject("colour", row(FaceMessage::badValue),
                           {model::knownWords({"#rrggbb", "#rrggbbaa"})});
        made.when = game_.tests(element);
        std::string name = made.id;
        for (const auto* when : {"is", "any", "not"}) name += " " + element.text(when);
        if (isFirst(element, name.substr(0, name.find_last_not_of(' ') + 1)))
            faces_.colours.push_back(std::move(made));
        element.finish();
    }

    void readStyle(xml::XmlCursor& element) {
        const auto id = element.requiredText("id");
        const auto* before = faces_.style(id);
        FaceStyle made = before != nullptr ? *before : FaceStyle{};
        made.id = id;
        if (xml::isFilled(element, "font")) made.family = element.text("font");
        if (xml::isFilled(element, "ink")) made.ink = colour(element, "ink");
        made.size = decimal(element, "size", made.size, 2, 200);
        made.least = decimal(element, "least", std::min(made.least, made.size), 2, 200);
        made.isBold = element.flag("bold", made.isBold);
        made.isItalic = element.flag("italic", made.isItalic);
        made.spacing = decimal(element, "spacing", made.spacing, 0, 10);
        element.finish();
        if (!isFirst(element, id)) return;
        std::erase_if(faces_.styles, [&](const FaceStyle& one) { return one.id == id; });
        faces_.styles.push_back(std::move(made));
    }

    void readPart(xml::XmlCursor& element) {
        FacePart part;
        part.id = element.requiredText("id");
        part.inside = children(element, 1);
        element.finish();
        if (!isFirst(element, part.id)) return;
        std::erase_if(faces_.parts, [&](const FacePart& one) { return one.id == part.id; });
        faces_.parts.push_back(std::move(part));
    }

    void readFace(xml::XmlCursor& element) {
        Face face;
        static const std::vector<std::string_view> sides{"card", "end", "back"};
        if (const auto side = element.findWord("side", sides)) face.side = sides[*side];
        element.require("side");
        face.of = game_.tests(element);
        face.inside = children(element, 1);
        element.finish();
        faces_.faces.push_back(std::move(face));
    }

    void readLane(xml::XmlCursor& element) {
        if (!element.has("side")) element.require("kind");
        FaceLane lane{namesOf(element), xml::filledText(element, "kind"), xml::filledText(element, "side")};
        if (!lane.kind.empty())
            requireWord(element, "kind", local("on a face", "kind of group"), lane.kind, game_.groupKinds());
        if (!lane.side.empty() && !game_.nations().empty())
            requireWord(element, "side", local("on a face", "nation"), lane.side, game_.nations());
        element.finish();
        if (isFirst(element, lane.kind + " " + lane.side)) faces_.lanes.push_back(std::move(lane));
    }

    static std::optional<FaceAnchor> anchor(FaceAnchor::From from, std::string_view by) {
        const bool isMinus = by.starts_with('-');
        const auto number = mapsets::readDecimal(isMinus ? by.substr(1) : by);
        if (!number || *number > mostLength) return std::nullopt;
        return FaceAnchor{from, isMinus ? -*number : *number};
    }

    /// "left 3 top 8", "centre top 8", "right 2 middle".
    void place(xml::XmlCursor& element, FaceElement& made) {
        const auto text = element.findText("at");
        if (!text) return;
        struct Edge {
            std::string_view name;
            bool isAcross;
            FaceAnchor::From from;
        };
        using From = FaceAnchor::From;
        static constexpr std::array<Edge, 6> edges{{{"left", true, From::start},
                                                    {"centre", true, From::middle},
                                                    {"right", true, From::end},
                                                    {"top", false, From::start},
                                                    {"middle", false, From::middle},
                                                    {"bottom", false, From::end}}};
        const auto words = mapsets::wordsOf(*text);
        bool isRight = !words.empty();
        for (std::size_t i = 0; i < words.size() && isRight; ++i) {
            const auto edge = std::ranges::find(edges, std::string_view(words[i]), &Edge::name);
            isRight = edge != edges.end();
            if (!isRight) break;
            auto& into = edge->isAcross ? made.across : made.down;
            into = {edge->from, 0};
            const bool hasNumber =
                i + 1 < words.size() &&
                std::ranges::find(edges, std::string_view(words[i + 1]), &Edge::name) == edges.end();
            if (!hasNumber) continue;
            const auto read = anchor(edge->from, words[++i]);
            isRight = read.has_value();
            if (read) into = *read;
        }
        if (!isRight)
            element.reject(
                "at", row(FaceMessage::badValue),
                {model::knownWords({"left 3 top 8", "centre top 8", "right 2 middle", "left 3 bottom 2"})});
    }

    void requireFields(xml::XmlCursor& element, const std::string& text) {
        for (std::size_t from = text.find('{'); from != std::string::npos; from = text.find('{', from + 1)) {
            const auto end = std::min(text.find_first_of(":}", from), text.size());
            requireWord(element, "en", local("on a face", "value"),
                        std::string_view(text).substr(from + 1, end - from - 1), game_.values());
        }
    }

    std::vector<FaceElement> children(xml::XmlCursor& parent, int level) {
        std::vector<FaceElement> all;
        for (auto child : parent.children()) {
            if (level > Faces::mostLevels) {
                child.report(row(FaceMessage::tooDeep), {{"most", std::to_string(Faces::mostLevels)}});
                child.freeAttributes();
                break;
            }
            if (auto made = readElement(child, level)) all.push_back(std::move(*made));
        }
        return all;
    }

    std::optional<FaceElement> readElement(xml::XmlCursor& element, int level) {
        const auto found = std::ranges::find(elementNames, element.name());
        if (found == elementNames.end()) {
            const auto nearest = model::nearestWord(element.name(), elementNames);
            std::vector<model::MessageValue> values{
                {"kind", std::string(element.name())},
                model::sortedKnown({elementNames.begin(), elementNames.end()})};
            if (nearest) values.push_back({"nearest", std::string(*nearest)});
            element.report(row(nearest ? FaceMessage::unknownElementNearest : FaceMessage::unknownElement),
                           std::move(values));
            element.freeAttributes();
            return std::nullopt;
        }
        FaceElement made;
        const bool isLine = *found == "line";
        made.kind = isLine ? ElementKind::box : static_cast<ElementKind>(found - elementNames.begin());
        place(element, made);
        readShape(element, made, isLine);
        readLetters(element, made);
        readWhat(element, made);
        const bool holdsOthers = made.kind == ElementKind::box || made.kind >= ElementKind::row;
        if (holdsOthers && made.kind != ElementKind::use && !isLine)
            made.inside = children(element, level + 1);
        element.finish();
        return made;
    }

    void readShape(xml::XmlCursor& element, FaceElement& made, bool isLine) {
        if (made.kind == ElementKind::when || made.kind == ElementKind::forEach) return;
        made.width = decimal(element, "width", made.width);
        made.height =
            isLine ? decimal(element, "thick", 0.2, 0, 20) : decimal(element, "height", made.height);
        if (made.kind == ElementKind::row || made.kind == ElementKind::column)
            made.gap = decimal(element, "gap", 0);
        if (made.kind == ElementKind::box && !isLine) {
            made.radius = decimal(element, "radius", 0);
            made.pad = decimal(element, "pad", 0);
        }
        if (made.kind == ElementKind::box || made.kind == ElementKind::symbol ||
            made.kind == ElementKind::dots)
            made.fill = colour(element, isLine ? "ink" : "fill");
        if (!isLine && (made.kind == ElementKind::box || made.kind == ElementKind::symbol ||
                        made.kind == ElementKind::dots))
            made.line = line(element);
    }

    void readLetters(xml::XmlCursor& element, FaceElement& made) {
        if (made.kind != ElementKind::text) return;
        made.style = xml::filledText(element, "style");
        KnownWords styles;
        for (const auto& one : faces_.styles) styles.insert(one.id);
        if (!made.style.empty())
            requireWord(element, "style", local("on a face", "style"), made.style, styles);
        made.ink = colour(element, "ink");
        made.size = decimal(element, "size", 0, 2, 200);
        made.least = decimal(element, "least", 0, 2, 200);
        made.turn = element.integer("turn", {-180, 180}, 0);
        made.lines = element.integer("lines", {1, 20}, 1);
        made.words = namesOf(element);
        if (made.words.empty()) {
            auto words = element.content();
            made.words = {words, words};
        }
        requireFields(element, made.words.en);
        if (made.words.es != made.words.en) requireFields(element, made.words.es);
    }

    void readWhat(xml::XmlCursor& element, FaceElement& made) {
        if (made.kind == ElementKind::symbol) {
            made.name = element.requiredText("name");
            const auto names = faceSymbols();
            requireWord(element, "name", local("on a face", "symbol"), made.name,
                        KnownWords(names.begin(), names.end()));
        }
        if (made.kind == ElementKind::use) {
            made.name = element.requiredText("part");
            KnownWords parts;
            for (const auto& one : faces_.parts) parts.insert(one.id);
            requireWord(element, "part", local("on a face", "part"), made.name, parts);
        }
        if (made.kind == ElementKind::when) made.tests = condition(element);
        if (made.kind == ElementKind::forEach || made.kind == ElementKind::dots) readRepeats(element, made);
    }

    void readRepeats(xml::XmlCursor& element, FaceElement& made) {
        const bool isDots = made.kind == ElementKind::dots;
        if (isDots || !element.has("count")) element.require("of");
        made.of = xml::filledText(element, "of");
        const auto count = isDots ? made.of : xml::filledText(element, "count");
        if (!count.empty()) {
            requireWord(element, isDots ? "of" : "count", local("on a face", "value"), count, game_.values());
            if (!isDots) made.full = count;
        }
        if (isDots) {
            made.full = xml::filledText(element, "full");
            made.gap = decimal(element, "gap", 0.5);
            if (!made.full.empty())
                requireWord(element, "full", local("on a face", "value"), made.full, game_.values());
        }
        if (!isDots)
            for (const auto& word : mapsets::wordsOf(made.of))
                if (word != "values")
                    requireWord(element, "of", local("on a face", "value"), word, game_.values());
        made.limit = element.integer("limit", {1, 40}, made.limit);
    }

    Faces& faces_;
    FaceWords game_;
    std::set<std::string> read_;  // of this file: kinds and names of entries
};

}  // namespace

void readFaces(xml::XmlCursor& root, const mapsets::Catalogue& catalogue, Faces& faces) {
    FaceReader(catalogue, faces).read(root);
}

}  // namespace cota::look
