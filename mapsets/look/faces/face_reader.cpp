#include "mapsets/look/faces/face_reader.h"

#include <algorithm>
#include <optional>
#include <set>

#include "formats/xml/markup/filled.h"
#include "formats/xml/messages/xml_messages.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/faces/face_element_reader.h"
#include "mapsets/look/faces/face_messages.h"
#include "mapsets/look/faces/face_words.h"

namespace cota::look {

namespace {

bool isNumber(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    return mapsets::readInteger(word).has_value();
}

/// Whether an element prints the field {number}.
bool printsNumber(const std::vector<FaceElement>& elements) {
    static constexpr std::string_view field = "{number";
    return std::ranges::any_of(elements, [](const FaceElement& one) {
        return one.words.en.find(field) != std::string::npos ||
               one.words.es.find(field) != std::string::npos || printsNumber(one.inside);
    });
}

class FaceReader {
  public:
    FaceReader(const mapsets::Catalogue& catalogue, Faces& faces)
        : faces_(faces), catalogue_(catalogue), game_(catalogue, faces.use), elements_(game_, faces) {}

    void read(xml::XmlCursor& root) {
        if (faces_.use == Faces::Use::counters)
            readCounterSizes(root);
        else
            readCardSizes(root);
        for (auto child : root.children("colour")) readColour(child);
        for (auto child : root.children("style")) readStyle(child);
        for (auto child : root.children("part")) readPart(child);
        for (auto child : root.children("face")) readFace(child);
        if (faces_.use == Faces::Use::counters)
            for (auto child : root.children("marker")) readMarker(child);
        else
            readTable(root);
    }

  private:
    void readCardSizes(xml::XmlCursor& root) {
        faces_.width = elements_.decimal(root, "width", faces_.width, 10, 300);
        faces_.height = elements_.decimal(root, "height", faces_.height, 10, 300);
        faces_.corner = elements_.decimal(root, "corner", faces_.corner, 0, 30);
    }

    void readCounterSizes(xml::XmlCursor& root) {
        faces_.width = faces_.height = elements_.decimal(root, "size", faces_.width, 8, 60);
        faces_.corner = elements_.decimal(root, "corner", faces_.corner, 0, 10);
        faces_.live = elements_.decimal(root, "live", faces_.live, 0, 5);
        faces_.bleed = elements_.decimal(root, "bleed", faces_.bleed, 0, 10);
        if (auto bands = root.child("bands")) {
            faces_.bandsBy = bands.requiredText("of");
            const auto colon = faces_.bandsBy.find(':');
            if (colon == std::string::npos)
                bands.reject("of", row(FaceMessage::badValue), {model::knownWords({"kind:battalion"})});
            else
                game_.requireFormationValue(bands, "of", faces_.bandsBy.substr(0, colon),
                                            faces_.bandsBy.substr(colon + 1));
            bands.finish();
        }
    }

    void readTable(xml::XmlCursor& root) {
        for (auto child : root.children("lane")) readLane(child);
        if (auto fan = root.child("fan")) {
            faces_.onTop = elements_.condition(fan);
            fan.finish();
        }
        if (auto choice = root.child("choice")) {
            faces_.chosen = elements_.condition(choice);
            faces_.chosenValue = xml::filledText(choice, "value");
            if (!faces_.chosenValue.empty())
                requireWord(choice, "value", local("on a face", "value"), faces_.chosenValue, game_.values());
            choice.finish();
        }
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
        if (xml::isFilled(element, "ink")) made.ink = elements_.colour(element, "ink");
        made.size = elements_.decimal(element, "size", made.size, 2, 200);
        made.least = elements_.decimal(element, "least", std::min(made.least, made.size), 2, 200);
        made.isBold = element.flag("bold", made.isBold);
        made.isItalic = element.flag("italic", made.isItalic);
        made.spacing = elements_.decimal(element, "spacing", made.spacing, 0, 10);
        element.finish();
        if (!isFirst(element, id)) return;
        std::erase_if(faces_.styles, [&](const FaceStyle& one) { return one.id == id; });
        faces_.styles.push_back(std::move(made));
    }

    void readPart(xml::XmlCursor& element) {
        FacePart part;
        part.id = element.requiredText("id");
        part.inside = elements_.children(element, 1);
        element.finish();
        if (!isFirst(element, part.id)) return;
        std::erase_if(faces_.parts, [&](const FacePart& one) { return one.id == part.id; });
        faces_.parts.push_back(std::move(part));
    }

    void readFace(xml::XmlCursor& element) {
        Face face;
        static const std::vector<std::string_view> ofCards{"card", "end", "back"},
            ofCounters{"front", "back", "both"};
        const bool isCounter = faces_.use == Faces::Use::counters;
        const auto& sides = isCounter ? ofCounters : ofCards;
        if (const auto side = element.findWord("side", sides)) face.side = sides[*side];
        element.require("side");
        if (isCounter) {
            face.width = elements_.decimal(element, "width", 0, 8, 100);
            face.height = elements_.decimal(element, "height", 0, 8, 100);
            face.below = elements_.decimal(element, "below", 0, 1, 100);
            face.ground = elements_.colour(element, "ground");
        }
        face.of = game_.tests(element);
        face.inside = elements_.children(element, 1);
        element.finish();
        faces_.faces.push_back(std::move(face));
    }

    /// The side of a marker; whether the file has it.
    bool readMarkerSide(xml::XmlCursor& element, const char* name, std::vector<FaceElement>& inside) {
        auto side = element.child(name);
        if (!side) return false;
        inside = elements_.children(side, 1);
        side.finish();
        return true;
    }

    void readMarker(xml::XmlCursor& element) {
        FaceMarker made;
        made.id = element.requiredText("id");
        made.name = xml::filledWords(element, "en", "es");
        if (made.name.empty()) element.require("en");
        made.count = element.requiredInteger("count", {0, 400}).value_or(0);
        made.isForEachSide = element.flag("each-side", false);
        for (const auto& word : mapsets::wordsOf(xml::filledText(element, "numbers"))) {
            if (!isNumber(word))
                element.reject("numbers", row(FaceMessage::badValue),
                               {model::knownWords({"1 2 3", "+1 -1"})});
            made.numbers.push_back(word);
        }
        made.needs = xml::filledText(element, "needs");
        if (!made.needs.empty()) {
            KnownWords kinds;
            for (const auto& kind : catalogue_.partKinds) kinds.insert(kind.id.text);
            requireWord(element, "needs", local("on a face", "kind of scenario detail"), made.needs, kinds);
        }
        made.cite = xml::filledText(element, "cite");
        made.ground = elements_.colour(element, "ground");
        if (!made.isForEachSide) element.require("ground");
        made.backGround = elements_.colour(element, "back-ground");
        made.width = elements_.decimal(element, "width", 0, 8, 100);
        made.height = elements_.decimal(element, "height", 0, 8, 100);
        if (!readMarkerSide(element, "front", made.front)) element.requiredChild("front");
        made.hasBack = readMarkerSide(element, "back", made.back);
        if (printsNumber(made.front) || printsNumber(made.back)) element.require("numbers");
        element.finish();
        if (!isFirst(element, made.id)) return;
        std::erase_if(faces_.markers, [&](const FaceMarker& one) { return one.id == made.id; });
        faces_.markers.push_back(std::move(made));
    }

    void readLane(xml::XmlCursor& element) {
        if (!element.has("side")) element.require("kind");
        FaceLane lane{xml::filledWords(element, "en", "es"), xml::filledText(element, "kind"),
                      xml::filledText(element, "side")};
        if (!lane.kind.empty())
            requireWord(element, "kind", local("on a face", "kind of group"), lane.kind, game_.groupKinds());
        if (!lane.side.empty() && !game_.nations().empty())
            requireWord(element, "side", local("on a face", "nation"), lane.side, game_.nations());
        element.finish();
        if (isFirst(element, lane.kind + " " + lane.side)) faces_.lanes.push_back(std::move(lane));
    }

    Faces& faces_;
    const mapsets::Catalogue& catalogue_;
    FaceWords game_;
    FaceElementReader elements_;
    std::set<std::string> read_;  // of this file: kinds and names of entries
};

}  // namespace

void readFaces(xml::XmlCursor& root, const mapsets::Catalogue& catalogue, Faces& faces) {
    FaceReader(catalogue, faces).read(root);
}

}  // namespace cota::look
