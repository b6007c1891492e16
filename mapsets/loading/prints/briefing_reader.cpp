#include "mapsets/loading/prints/briefing_reader.h"

#include <algorithm>
#include <set>
#include <system_error>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/filled.h"
#include "mapsets/loading/prints/briefing_messages.h"
#include "mapsets/loading/prints/own_files.h"

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;
using Fact = look::PlannedFact;
using Section = look::PlannedSection;

constexpr std::size_t mostEntries = 200;  // of a file: it cannot hang the program

std::vector<std::string_view> namesOfTypes(const std::vector<AttributeType>& types) {
    std::vector<std::string_view> names;
    for (const auto& type : types) names.emplace_back(type.name);
    return names;
}

class BriefingReader {
  public:
    BriefingReader(const Mapset& mapset, const xml::TextsByFile& texts) : mapset_(mapset), texts_(texts) {}

    model::Loaded<look::BriefingPlan> read(const std::vector<fs::path>& after) {
        for (const auto& folder : mapset_.layerFolders) readFile(folder / briefingFile, true);
        for (const auto& file : after) readFile(file, false);
        return {std::move(plan_), std::move(findings_)};
    }

  private:
    void readFile(const fs::path& file, bool isOfGame) {
        readOwnFile(file, texts_, findings_, [&](xml::XmlCursor& root) {
            isOfGame_ = isOfGame;
            seen_.clear();
            // Facts or sections of a file replace those of the files before it.
            hasFacts_ = hasSections_ = false;
            count_ = 0;
            for (auto element : root.children()) readElement(element);
        });
    }

    void readElement(xml::XmlCursor& element) {
        const auto name = element.name();
        if (++count_ > mostEntries) {
            element.freeAttributes();
            return;
        }
        if (name == "fact") return readFact(element);
        if (name == "section") return readSection(element);
        if (name == "part") return readPart(element);
        if (name == "leave-out") return leaveOut(element);
        static const std::vector<std::string_view> known{"fact", "section", "part", "leave-out"};
        const auto nearest = model::nearestWord(name, known);
        std::vector<model::MessageValue> values{{"kind", std::string(name)}, model::sortedKnown(known, "-")};
        if (nearest) values.push_back({"nearest", std::string(*nearest)});
        element.report(
            row(nearest ? BriefingMessage::unknownElementNearest : BriefingMessage::unknownElement),
            std::move(values));
        element.freeAttributes();
    }

    bool isKnown(xml::XmlCursor& element, std::string_view attribute, const model::LocalLiteral& kind,
                 const std::string& word, const std::vector<std::string_view>& known) {
        if (std::ranges::find(known, std::string_view(word)) != known.end()) return true;
        const auto nearest = model::nearestWord(word, known);
        std::vector<model::MessageValue> values{
            model::inWords("kind", kind), {"id", word}, model::sortedKnown(known, "-")};
        if (nearest) values.push_back({"nearest", std::string(*nearest)});
        element.reportAt(attribute,
                         row(nearest ? BriefingMessage::unknownWordNearest : BriefingMessage::unknownWord),
                         std::move(values));
        return false;
    }
    /// Whether it is the first entry of that name in the file; reports a second one.
    bool isFirst(xml::XmlCursor& element, std::string_view attribute, const std::string& name) {
        if (seen_.insert(std::string(element.name()) + " " + name).second) return true;
        element.reportAt(attribute, row(BriefingMessage::twice), {{"id", name}});
        return false;
    }
    /// In a file of a game in both languages; a designer may write in one.
    model::LocalText words(xml::XmlCursor& element, std::string_view en, std::string_view es) const {
        return xml::filledWords(element, en, es, isOfGame_);
    }
    const PartKind* kindOf(xml::XmlCursor& element, std::string_view attribute, const std::string& id) {
        std::vector<std::string_view> known;
        for (const auto& kind : mapset_.catalogue.partKinds) known.emplace_back(kind.id.text);
        if (!isKnown(element, attribute, local("of card.xml", "kind of part"), id, known)) return nullptr;
        return mapset_.catalogue.partKind(model::PartKindId(id));
    }

    /// "side morale-full": what tells the facts of a card apart.
    static std::string nameOf(const Fact& fact) {
        std::string name = look::textOf(fact.what);
        if (!fact.part.empty()) name += " " + fact.part;
        for (const auto& value : fact.values) name += " " + value;
        return name;
    }

    void readFact(xml::XmlCursor& element) {
        Fact fact;
        const auto what = element.requiredEnum("what", look::lastPlannedFact);
        fact.what = what.value_or(Fact::What::turns);
        const bool hasValues = fact.what >= Fact::What::scenario;
        const std::vector<AttributeType>* types = nullptr;
        if (fact.what == Fact::What::scenario) types = &mapset_.catalogue.scenarioAttributes;
        if (fact.what == Fact::What::side) types = &mapset_.catalogue.sideAttributes;
        if (fact.what == Fact::What::part) {
            fact.part = element.requiredText("of");
            if (const auto* kind = kindOf(element, "of", fact.part)) types = &kind->attributes;
        }
        if (hasValues) {
            const auto names = wordsOf(element.requiredText("values"));
            for (const auto& name : names)
                if (types == nullptr ||
                    isKnown(element, "values", local("of card.xml", "value"), name, namesOfTypes(*types)))
                    fact.values.push_back(name);
            if (xml::isFilled(element, "join")) fact.join = element.text("join");
        }
        fact.label = words(element, "en", "es");
        fact.note = words(element, "note-en", "note-es");
        const bool isNew = !what || isFirst(element, "what", nameOf(fact));
        element.finish();
        if (!hasFacts_) plan_.facts.clear();
        hasFacts_ = true;
        if (what && isNew) plan_.facts.push_back(std::move(fact));
    }

    void readSection(xml::XmlCursor& element) {
        Section section;
        const auto what = element.requiredEnum("what", look::lastPlannedSection);
        section.what = what.value_or(Section::What::notes);
        const bool hasParts = section.what == Section::What::parts;
        if (hasParts)
            for (const auto& kind : wordsOf(element.requiredText("of")))
                if (kindOf(element, "of", kind) != nullptr && isFirst(element, "of", kind))
                    section.parts.push_back(kind);
        section.title = words(element, "en", "es");
        const bool isNew = !what || hasParts || isFirst(element, "what", look::textOf(section.what));
        element.finish();
        if (!hasSections_) plan_.sections.clear();
        hasSections_ = true;
        if (what && isNew) plan_.sections.push_back(std::move(section));
    }

    void readPart(xml::XmlCursor& element) {
        look::PartWords words;
        words.kind = element.requiredText("kind");
        if (!element.has("es")) element.require("en");
        words.words = this->words(element, "en", "es");
        words.track = this->words(element, "track-en", "track-es");
        if (const auto* kind = kindOf(element, "kind", words.kind)) {
            const auto known = namesOfTypes(kind->attributes);
            for (const auto& [attribute, text] :
                 {std::pair{"en", &words.words.en}, std::pair{"es", &words.words.es}})
                for (const auto& name : look::valuesNamedIn(*text))
                    isKnown(element, attribute, local("of card.xml", "value"), name, known);
        }
        const bool isNew = isFirst(element, "kind", words.kind);
        element.finish();
        if (!isNew) return;
        const auto before = std::ranges::find(plan_.words, words.kind, &look::PartWords::kind);
        if (before == plan_.words.end())
            plan_.words.push_back(std::move(words));
        else
            *before = std::move(words);
    }

    void leaveOut(xml::XmlCursor& element) {
        if (!element.has("features")) element.require("parts");
        for (const auto& kind : wordsOf(xml::filledText(element, "parts")))
            if (kindOf(element, "parts", kind) != nullptr && isFirst(element, "parts", kind))
                plan_.leftOut.push_back(kind);
        if (element.flag("features") && isFirst(element, "features", std::string(look::featuresOfBriefing)))
            plan_.leftOut.emplace_back(look::featuresOfBriefing);
        element.finish();
    }

    const Mapset& mapset_;
    const xml::TextsByFile& texts_;
    look::BriefingPlan plan_ = look::usualBriefing();
    bool isOfGame_ = true, hasFacts_ = false, hasSections_ = false;
    std::set<std::string> seen_;  // kinds and names of entries in this file
    std::size_t count_ = 0;
    std::vector<model::Finding> findings_;
};

}  // namespace

model::Loaded<look::BriefingPlan> readBriefing(const Mapset& mapset, const xml::TextsByFile& texts,
                                               const std::vector<fs::path>& after) {
    return BriefingReader(mapset, texts).read(after);
}

fs::path briefingBeside(const fs::path& document) {
    const auto folder = document.parent_path();
    std::error_code ignored;
    if (fs::exists(folder / "mapset.xml", ignored) || !fs::is_regular_file(folder / briefingFile, ignored))
        return {};
    return folder / briefingFile;
}

}  // namespace cota::mapsets
