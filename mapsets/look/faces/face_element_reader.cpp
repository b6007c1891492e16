#include "mapsets/look/faces/face_element_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/faces/face_messages.h"
#include "mapsets/look/faces/face_symbols.h"
#include "mapsets/look/symbols/unit_symbol.h"

namespace cota::look {

namespace {

using ElementKind = FaceElement::Kind;

constexpr std::array<std::string_view, 12> elementNames{
    "box", "text", "symbol", "dots", "unit", "nation", "row", "column", "when", "for-each", "use", "line"};
constexpr double mostLength = 500;

std::optional<FaceAnchor> anchor(FaceAnchor::From from, std::string_view by) {
    const bool isMinus = by.starts_with('-');
    const auto number = mapsets::readDecimal(isMinus ? by.substr(1) : by);
    if (!number || *number > mostLength) return std::nullopt;
    return FaceAnchor{from, isMinus ? -*number : *number};
}

bool isPainted(ElementKind kind) {
    return kind == ElementKind::box || kind == ElementKind::symbol || kind == ElementKind::dots;
}
bool isRepeated(ElementKind kind) { return kind == ElementKind::forEach || kind == ElementKind::dots; }

}  // namespace

double FaceElementReader::decimal(xml::XmlCursor& element, const char* name, double fallback, double least,
                                  double most) {
    const auto text = element.findText(name);
    if (!text) return fallback;
    const auto number = mapsets::readDecimal(*text);
    if (number && *number >= least && *number <= most) return *number;
    const auto whole = [](double value) { return std::to_string(static_cast<int>(value)); };
    element.reject(name, row(FaceMessage::badValue),
                   {model::knownWords({whole(least) + " ... " + whole(most)})});
    return fallback;
}

std::string FaceElementReader::colour(xml::XmlCursor& element, const char* attribute, std::string_view text) {
    if (text.starts_with('#') && picture::colourFrom(text)) return std::string(text);
    KnownWords known;
    for (const auto& one : faces_.colours) known.insert(one.id);
    if (faces_.use == Faces::Use::counters) known.insert(nationColours().begin(), nationColours().end());
    requireWord(element, attribute, local("on a face", "colour"), text, known);
    return std::string(text);
}
std::string FaceElementReader::colour(xml::XmlCursor& element, const char* attribute) {
    const auto text = element.findText(attribute);
    return text ? colour(element, attribute, *text) : std::string();
}

FaceLine FaceElementReader::line(xml::XmlCursor& element) {
    const auto text = element.findText("line");
    if (!text) return {};
    const auto words = mapsets::wordsOf(*text);
    const auto width = words.size() == 2 ? mapsets::readDecimal(words[1]) : std::nullopt;
    if (width && *width >= 0 && *width <= 20) return {colour(element, "line", words[0]), *width};
    element.reject("line", row(FaceMessage::badValue), {model::knownWords({"#rrggbb 0.4", "ink 0.4"})});
    return {};
}

FaceHatch FaceElementReader::hatch(xml::XmlCursor& element) {
    const auto text = element.findText("hatch");
    if (!text) return {};
    const auto words = mapsets::wordsOf(*text);
    const auto width = words.size() == 3 ? mapsets::readDecimal(words[1]) : std::nullopt;
    const auto every = words.size() == 3 ? mapsets::readDecimal(words[2]) : std::nullopt;
    if (width && every && *width > 0 && *every >= 0.3 && *every <= 50)
        return {{colour(element, "hatch", words[0]), *width}, *every};
    element.reject("hatch", row(FaceMessage::badValue),
                   {model::knownWords({"#rrggbb 0.5 1.6", "ink 0.5 1.6"})});
    return {};
}

FaceTests FaceElementReader::condition(xml::XmlCursor& element) const {
    if (!element.has("any") && !element.has("not")) element.require("is");
    return game_.tests(element);
}

void FaceElementReader::place(xml::XmlCursor& element, FaceElement& made) {
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

void FaceElementReader::requireFields(xml::XmlCursor& element, const std::string& text) {
    for (std::size_t from = text.find('{'); from != std::string::npos; from = text.find('{', from + 1)) {
        const auto end = std::min(text.find_first_of(":}", from), text.size());
        requireWord(element, "en", local("on a face", "value"),
                    std::string_view(text).substr(from + 1, end - from - 1), game_.values());
    }
}

std::vector<FaceElement> FaceElementReader::children(xml::XmlCursor& parent, int level) {
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

std::optional<FaceElement> FaceElementReader::readElement(xml::XmlCursor& element, int level) {
    const auto found = std::ranges::find(elementNames, element.name());
    const auto isOfUse = [&](std::string_view name) {
        return faces_.use == Faces::Use::counters || (name != "unit" && name != "nation");
    };
    if (found == elementNames.end() || !isOfUse(*found)) {
        std::vector<std::string_view> known;
        std::ranges::copy_if(elementNames, std::back_inserter(known), isOfUse);
        const auto nearest = model::nearestWord(element.name(), known);
        std::vector<model::MessageValue> values{{"kind", std::string(element.name())},
                                                model::sortedKnown(known)};
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
    if (holdsOthers && made.kind != ElementKind::use && !isLine) made.inside = children(element, level + 1);
    element.finish();
    return made;
}

void FaceElementReader::readShape(xml::XmlCursor& element, FaceElement& made, bool isLine) {
    if (made.kind == ElementKind::when || made.kind == ElementKind::forEach) return;
    made.width = decimal(element, "width", made.width);
    made.height = isLine ? decimal(element, "thick", 0.2, 0, 20) : decimal(element, "height", made.height);
    if (made.kind == ElementKind::row || made.kind == ElementKind::column)
        made.gap = decimal(element, "gap", 0);
    if (made.kind == ElementKind::row) made.isSpread = element.flag("spread", false);
    if (made.kind == ElementKind::box && !isLine) {
        made.radius = decimal(element, "radius", 0);
        made.pad = decimal(element, "pad", 0);
        made.hatch = hatch(element);
    }
    if (!isPainted(made.kind)) return;
    made.fill = colour(element, isLine ? "ink" : "fill");
    if (!isLine) made.line = line(element);
}

void FaceElementReader::readLetters(xml::XmlCursor& element, FaceElement& made) {
    if (made.kind != ElementKind::text) return;
    made.style = xml::filledText(element, "style");
    KnownWords styles;
    for (const auto& one : faces_.styles) styles.insert(one.id);
    if (!made.style.empty()) requireWord(element, "style", local("on a face", "style"), made.style, styles);
    made.ink = colour(element, "ink");
    made.size = decimal(element, "size", 0, 2, 200);
    made.least = decimal(element, "least", 0, 2, 200);
    made.turn = element.integer("turn", {-180, 180}, 0);
    made.lines = element.integer("lines", {1, 20}, 1);
    made.words = xml::filledWords(element, "en", "es");
    if (made.words.empty()) {
        auto words = element.content();
        made.words = {words, words};
    }
    requireFields(element, made.words.en);
    if (made.words.es != made.words.en) requireFields(element, made.words.es);
}

void FaceElementReader::readWhat(xml::XmlCursor& element, FaceElement& made) {
    if (made.kind == ElementKind::symbol) {
        made.name = element.requiredText("name");
        const auto names = faceSymbols();
        requireWord(element, "name", local("on a face", "symbol"), made.name,
                    KnownWords(names.begin(), names.end()));
    }
    if (made.kind == ElementKind::unit) readEchelon(element, made);
    if (made.kind == ElementKind::use) {
        made.name = element.requiredText("part");
        KnownWords parts;
        for (const auto& one : faces_.parts) parts.insert(one.id);
        requireWord(element, "part", local("on a face", "part"), made.name, parts);
    }
    if (made.kind == ElementKind::when) readCount(element, made);
    if (made.kind == ElementKind::when)
        made.tests = made.of.empty() ? condition(element) : game_.tests(element);
    if (isRepeated(made.kind)) readRepeats(element, made);
}

void FaceElementReader::readEchelon(xml::XmlCursor& element, FaceElement& made) {
    if (!xml::isFilled(element, "echelon")) return;
    std::vector<std::string_view> known{"none", "battery"};
    known.insert(known.end(), echelons().begin(), echelons().end());
    if (const auto echelon = element.findWord("echelon", known)) made.name = known[*echelon];
}

void FaceElementReader::readCount(xml::XmlCursor& element, FaceElement& made) {
    if (!element.has("count-of") && !element.has("count")) return;
    made.of = element.requiredText("count-of");
    for (const auto& word : mapsets::wordsOf(made.of))
        requireWord(element, "count-of", local("on a face", "value"), word, game_.values());
    for (const auto& word : mapsets::wordsOf(element.requiredText("count"))) {
        const auto number = mapsets::readInteger(word);
        if (number && *number >= 0)
            made.counts.push_back(static_cast<int>(*number));
        else
            element.reject("count", row(FaceMessage::badValue), {model::knownWords({"1", "2 3"})});
    }
}

void FaceElementReader::readRepeats(xml::XmlCursor& element, FaceElement& made) {
    const bool isDots = made.kind == ElementKind::dots;
    if (isDots || !element.has("count")) element.require("of");
    made.of = xml::filledText(element, "of");
    const auto require = [&](const char* attribute, const std::string& name) {
        if (!mapsets::readInteger(name))
            requireWord(element, attribute, local("on a face", "value"), name, game_.values());
    };
    const auto count = isDots ? made.of : xml::filledText(element, "count");
    if (!count.empty()) {
        require(isDots ? "of" : "count", count);
        if (!isDots) made.full = count;
    }
    if (isDots) {
        made.full = xml::filledText(element, "full");
        made.gap = decimal(element, "gap", 0.5);
        if (!made.full.empty()) require("full", made.full);
    }
    if (!isDots)
        for (const auto& word : mapsets::wordsOf(made.of))
            if (word != "values")
                requireWord(element, "of", local("on a face", "value"), word, game_.values());
    made.limit = element.integer("limit", {1, 40}, made.limit);
}

}  // namespace cota::look
