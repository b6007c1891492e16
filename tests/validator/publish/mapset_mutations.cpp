#include "tests/validator/publish/mapset_mutations.h"

#include <algorithm>
#include <array>
#include <map>

#include "tests/support/xml_places.h"

namespace cota::publish::test {

namespace {

using cota::support::XmlAttribute;
using cota::support::XmlElement;

class Maker {
  public:
    Maker(const std::string& text, std::size_t ofEach) : text_(text), ofEach_(ofEach) {}

    std::vector<Mutation> make() {
        auto elements = cota::support::xmlElements(text_);
        for (std::size_t i = 1; i < elements.size(); ++i) elementMistakes(elements[i]);
        for (const auto& element : elements)
            for (const auto& attribute : element.attributes) attributeMistakes(element.path, attribute);
        std::vector<Mutation> chosen;
        for (auto& [sort, all] : bySort_) {
            const auto number = std::min(ofEach_, all.size());
            // Do not always take the first: the letters of the name decide where in the file to begin.
            std::size_t start = 0;
            for (const char letter : sort) start += static_cast<unsigned char>(letter);
            for (std::size_t i = 0; i < number; ++i)
                chosen.push_back(all[(start + i * all.size() / number) % all.size()]);
        }
        return chosen;
    }

  private:
    void add(std::string sort, std::size_t from, std::size_t to, std::string with) {
        Mutation mutation;
        mutation.what =
            text_.substr(from, std::min<std::size_t>(to - from, 80)) + " -> " + with.substr(0, 80);
        mutation.line = 1 + static_cast<int>(std::count(
                                text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(from), '\n'));
        mutation.from = from;
        mutation.to = to;
        mutation.with = std::move(with);
        mutation.sort = sort;
        bySort_[sort].push_back(std::move(mutation));
    }

    /// Adds a letter in the middle, like a typing mistake.
    std::string misspelt(std::size_t from, std::size_t to) const {
        auto word = text_.substr(from, to - from);
        return word.insert((word.size() + 1) / 2, "q");
    }

    void elementMistakes(const XmlElement& element) {
        add("remove " + element.path, element.from, element.to, "");
        add("repeat " + element.path, element.to, element.to,
            text_.substr(element.from, element.to - element.from));
        // Both tags would need the same misspelling, so an element with content gets an empty twin instead.
        add("rename " + element.path, element.from, element.from,
            "<" + misspelt(element.from + 1, element.nameTo) + "/>");
    }

    void attributeMistakes(const std::string& path, const XmlAttribute& one) {
        const auto name = path + "@" + text_.substr(one.nameFrom, one.nameTo - one.nameFrom);
        add("remove " + name, one.nameFrom, one.valueTo + 1, "");
        add("rename " + name, one.nameFrom, one.nameTo, misspelt(one.nameFrom, one.nameTo));
        add("empty " + name, one.valueFrom, one.valueTo, "");
        for (std::size_t at = one.valueFrom; at < one.valueTo;) {
            const auto end = std::min(text_.find(' ', at), one.valueTo);
            if (end > at) add("misspell " + name, at, end, misspelt(at, end));
            at = end + 1;
        }
    }

    const std::string& text_;
    std::size_t ofEach_;
    std::map<std::string, std::vector<Mutation>> bySort_;
};

struct Excuse {
    std::string_view sort;  // '*' at either end matches anything
    const char* why;
};
constexpr const char* people = "a text for people: no program knows what it ought to say";
constexpr const char* ownGame = "another game, and a whole one: what it leaves out it does not have";
constexpr const char* ownName = "a name of the game's own; a file that uses the other one is told so";
constexpr const char* otherQuestion = "another question, whose answer the test of all cases compares";
constexpr const char* usual = "what is not written is as docs/mapsets.md says";
constexpr const char* usualLayout = "what is not written is as docs/layout.md says";
constexpr const char* plainLook = "a look without it is drawn as docs/symbology.md says";
constexpr const char* plainFace = "a face without it is drawn as docs/card-games.md says";
constexpr const char* usualTable = "what is not written is as docs/card-games.md says";
constexpr const char* otherTable =
    "another game, and a whole one; tests/games looks that each row changes an answer";
constexpr const char* usualGround = "what is not written is as docs/ground-tables.md says";
constexpr const char* foreign =
    "the words of other maps are theirs; one that never comes is no fault, and every import lists it";
constexpr const char* plainCounter = "a counter without it is drawn as docs/counters.md says";
constexpr const char* otherChoice = "what a card or a chart shows is the choice of its game";
constexpr const char* drawnTwice = "the same again is drawn in the same place";
constexpr auto excuses = std::to_array<Excuse>({
    {"misspell *@en", people},
    {"misspell *@es", people},
    {"misspell part@track-en", people},
    {"misspell part@track-es", people},
    {"misspell fact@note-en", people},
    {"misspell fact@note-es", people},
    {"misspell *@cite", people},
    {"misspell *@paragraph", people},
    {"misspell *@data", people},
    {"misspell *@edition", people},
    {"misspell page/track@turn-en", people},
    {"misspell page/track@turn-es", people},
    {"misspell *@publisher", people},
    {"misspell *@out-of-scope", people},
    {"misspell *@height-unit", people},
    {"misspell *@reading", "the list of readings is that of the reference, which no file holds"},
    {"misspell reading@id", "the list of readings is that of the reference, which no file holds"},
    {"* *@data", people},
    {"* *@edition", people},
    {"* *@publisher", people},
    {"* *@reading", "an option without reading is an optional rule"},
    {"* *@height-unit", people},
    {"* *@standing", "another standing: only the rulebook knows"},
    {"* *@cite", "an entry inside another one is cited with it"},
    {"* mapset@en", "a game that extends another may keep its name"},
    {"* mapset@es", "a game that extends another may keep its name"},
    {"* rulebook@*", people},
    {"* *rule/note*", people},
    {"remove *lost*", people},
    {"* levels*", people},
    {"* lost@*", people},
    {"* token/lost@*", people},
    {"misspell import@format", "the file's name says for which program it is"},
    {"misspell token@name", "the words of other programs are theirs; one that never comes is no fault"},
    {"remove token*", "what has no row is not carried over, and every import lists it"},
    {"misspell words@list", "names for the words of a value: without them the words are shown as they are"},
    {"misspell *attribute@name", ownName},
    {"misspell *attribute@words", ownName},
    {"misspell *@id", ownName},
    {"misspell option@words", ownName},
    {"misspell strategy/row@name", "rows are named so that other layers can replace them"},
    {"remove *attribute", ownGame},
    {"remove *attribute@min", usual},
    {"remove *attribute@max", usual},
    {"remove *attribute@min-range", usual},
    {"remove *attribute@required", usual},
    {"* *attribute@default", usual},
    {"remove *attribute@words-of", "a text without words is any text"},
    {"remove column*", usualLayout},
    {"remove layout@keep", usualLayout},
    {"remove rows", otherChoice},
    {"remove rows@id", usualLayout},
    {"remove rows@unknown", usualLayout},
    {"remove rows/name", otherChoice},
    {"remove rows/name@write", usualLayout},
    {"remove rows/column@id", usualLayout},
    {"remove rows/column@item", usualLayout},
    {"remove rows/column@sign", usualLayout},
    {"remove rows/column@write", usualLayout},
    {"remove rows/column/word", otherChoice},
    {"remove fact", otherChoice},
    {"remove fact@join", "what is not written is as docs/scenario-card.md says"},
    {"remove section", otherChoice},
    {"remove leave-out", otherChoice},
    {"remove leave-out@features", otherChoice},
    {"remove leave-out@parts", "features may be left out alone; one with neither is found"},
    {"remove check@severity", usual},
    {"remove ground@*", usualGround},
    {"remove row@least", usualGround},
    {"remove row@shortest", usualGround},
    {"remove row@path", usualGround},
    {"remove row@over", usualGround},
    {"remove row@feature", usualGround},
    {"remove row/where", foreign},
    {"empty row@text", usualGround},
    {"empty row@value", usualGround},
    {"misspell row@attribute", foreign},
    {"misspell row@value", foreign},
    {"misspell row@text", foreign},
    {"misspell row@name", "a style of names that the look does not have is drawn like plain names"},
    {"* row/unless*", foreign},
    {"remove rule@severity", usual},
    {"* rule@covers", "another row covers the same check, or the check would be open"},
    {"remove rule", "another row covers the same check, or the check would be open"},
    {"* rule/set@value", "an empty list is a list"},
    {"empty grid@halves", "boards without half hexes"},
    {"remove rule/set", usual},
    {"remove rule@on", usual},
    {"remove attributes", ownGame},
    {"remove hexside/cost", ownGame},
    {"remove hexside@height", usual},
    {"remove tint", "levels beyond the last tint have its colour"},
    {"remove *@draw", plainLook},
    {"remove *@fill", plainLook},
    {"remove *@ink", plainLook},
    {"remove *@width", plainLook},
    {"remove *@size", plainLook},
    {"remove hexside@bank", plainLook},
    {"remove feature@overhang", plainLook},
    {"remove number*", plainLook},
    {"remove hexside@water", plainLook},
    {"remove name*", plainLook},
    {"remove nation*", plainLook},
    {"remove relief*", plainLook},
    {"remove zone*", plainLook},
    {"remove objective*", plainLook},
    {"remove page*", plainLook},
    {"remove grid/labels*", usual},
    {"misspell *value@is", "a value that stands alone can be any word; those like others are compared"},
    {"remove *cost@*", ownGame},
    {"remove feature/surcharge*", ownGame},
    {"remove feature@printed", ownGame},
    {"remove feature@scenario", ownGame},
    {"remove grid@*", usual},
    {"remove scales@*", usual},
    {"remove part@*", usual},
    {"* *attribute@start", "what a new part begins with is checked once it stands in a scenario"},
    {"remove path@terrain", ownGame},
    {"remove reading@effect", usual},
    {"* strategy/row@*", usual},
    {"remove strategy/row", ownGame},
    {"remove strategy/set", usual},
    {"* strategy/set@value", "an empty list is a list"},
    {"remove strategy/cites", "reasons without a paragraph of their own have that of the strategy"},
    {"remove terrain@*", ownGame},
    {"remove unit", ownGame},
    {"remove unit/*", ownGame},
    {"remove unit@*", ownGame},
    {"* *@tags", ownGame},
    {"* *@more-tags", ownGame},
    {"remove words/word*", ownGame},
    {"remove words@open", usual},
    {"remove words", ownGame},
    {"remove reading", ownGame},
    {"remove *value", ownGame},
    {"remove feature/cost", ownGame},
    {"remove part", ownGame},
    {"remove feature", ownGame},
    {"remove path*", ownGame},
    {"remove informative*",
     "a word that is found unread is a hint, not a fault, where nothing is near to it"},
    {"misspell case/turn@weather", "the list is open: scenarios may use other words"},
    {"remove case*", otherQuestion},
    {"empty case*", otherQuestion},
    {"rename case/ask@*", otherQuestion},
    {"rename case/unit@*", otherQuestion},
    {"rename case/formation@*", otherQuestion},
    {"misspell case/ask@*", otherQuestion},
    {"misspell case/unit@*", otherQuestion},
    {"misspell case/formation@*", otherQuestion},
    {"misspell case@*", otherQuestion},
    {"repeat case/*", "asking twice, or saying twice what stands in a hex, changes nothing"},
    {"misspell case/part@tracked", "a cost is a text; the check of scenarios reads it"},
    {"repeat letter", "the same letter twice means the same"},
    {"remove letter@*", "a letter that means plain ground"},
    {"misspell style@font", "which fonts there are depends on the computer"},
    {"remove colour", "a colour without its row for a nation or value is the usual one"},
    {"remove face", plainFace},
    {"remove face@is", plainFace},
    {"remove lane", plainFace},
    {"remove fan", plainFace},
    {"remove choice", plainFace},
    {"remove choice@value", plainFace},
    {"remove cards@*", plainFace},
    {"remove style@bold", plainFace},
    {"remove style@font", plainFace},
    {"remove style@italic", plainFace},
    {"remove style@least", plainFace},
    {"remove style@spacing", plainFace},
    {"remove *text@style", plainFace},
    {"remove *text@lines", plainFace},
    {"remove *for-each@limit", plainFace},
    {"remove *@at", plainFace},
    {"remove *@height", plainFace},
    {"remove *@radius", plainFace},
    {"remove *@pad", plainFace},
    {"remove *@gap", plainFace},
    {"remove *@line", plainFace},
    {"remove *box", plainFace},
    {"remove *text", plainFace},
    {"remove *symbol", plainFace},
    {"remove *row", plainFace},
    {"remove *column", plainFace},
    {"remove *when", plainFace},
    {"remove *for-each", plainFace},
    {"remove *use", plainFace},
    {"remove counters@bleed", plainCounter},
    {"remove counters@corner", plainCounter},
    {"remove counters@live", plainCounter},
    {"remove bands", plainCounter},
    {"remove colour@is", "a colour without conditions is one for all"},
    {"remove face@any", "a face with fewer conditions is one for more things"},
    {"remove face@not", "a face with fewer conditions is one for more things"},
    {"remove face@below", plainCounter},
    {"remove face@ground", plainCounter},
    {"remove *when@is", "with a condition less; one without any is found"},
    {"remove *when@any", "with a condition less; one without any is found"},
    {"remove *when@not", "with a condition less; one without any is found"},
    {"remove */nation", plainCounter},
    {"remove */unit", plainCounter},
    {"remove */unit@echelon", plainCounter},
    {"remove */dots", plainCounter},
    {"remove */dots@full", plainCounter},
    {"remove */box@hatch", plainCounter},
    {"remove */text@turn", plainCounter},
    {"remove */row@spread", plainCounter},
    {"remove marker", otherChoice},
    {"remove marker/back", plainCounter},
    {"remove marker@back-ground", plainCounter},
    {"remove marker@needs", plainCounter},
    {"repeat face*", drawnTwice},
    {"repeat part/*", drawnTwice},
    {"repeat marker/front/*", drawnTwice},
    {"repeat marker/back/*", drawnTwice},
    {"remove must/cure", "a sentence of advice that may be left out"},
    {"remove marker-kind@*", usualTable},
    {"remove relation-kind@*", usualTable},
    {"remove space-kind@*", usualTable},
    {"remove action@phase", usualTable},
    {"remove must@covers", "a row may cover no check of a catalogue"},
    {"remove must@severity", usualTable},
    {"remove must@stage", usualTable},
    {"remove action/need@if", otherTable},
    {"remove action/units@*", otherTable},
    {"remove set-up", otherTable},
    {"remove set-up@*", otherTable},
    {"remove set-up/hold", otherTable},
    {"remove set-up/hold@least", usualTable},
});

bool fitsPart(std::string_view pattern, std::string_view sort) {
    if (pattern == "*") return true;
    const bool front = pattern.starts_with('*');
    const bool back = pattern.ends_with('*');
    if (front) pattern.remove_prefix(1);
    if (back) pattern.remove_suffix(1);
    if (front && back) return sort.find(pattern) != std::string_view::npos;
    if (front) return sort.ends_with(pattern);
    if (back) return sort.starts_with(pattern);
    return sort == pattern;
}

/// "misspell *@cite": the mistake and the place, both with wildcards.
bool fits(std::string_view pattern, std::string_view sort) {
    const auto first = pattern.find(' ');
    const auto space = sort.find(' ');
    return fitsPart(pattern.substr(0, first), sort.substr(0, space)) &&
           fitsPart(pattern.substr(first + 1), sort.substr(space + 1));
}

}  // namespace

std::string_view reasonOf(std::string_view excuse) {
    const auto it = std::ranges::find(excuses, excuse, &Excuse::sort);
    return it == excuses.end() ? std::string_view() : it->why;
}

std::vector<Mutation> mutationsOf(const std::string& text, std::size_t ofEach) {
    return Maker(text, ofEach).make();
}

std::string_view excuseFor(std::string_view sort) {
    const auto it = std::find_if(excuses.begin(), excuses.end(),
                                 [&](const Excuse& excuse) { return fits(excuse.sort, sort); });
    return it == excuses.end() ? std::string_view() : it->sort;
}

}  // namespace cota::publish::test
