#include "editor/editing/property_rows.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/plain_letters.h"
#include "editor/words/words.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using mapsets::AttributeType;
using mapsets::ValueFault;
using model::Document;

constexpr const char* yes = "yes";
constexpr const char* no = "no";

std::vector<PaletteEntry> flagChoices() { return {{yes, tr("yes")}, {no, tr("no")}}; }

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string refused(const std::string& value, const std::string& expected) {
    return tr("'%s' is not valid here.", value) + " " + tr("Enter %s.", expected);
}

/// Directions, as files call them.
struct CompassWord {
    std::string_view id;
    Phrase name;
};
constexpr std::array compassWords{
    CompassWord{"n", trLater("north")}, CompassWord{"ne", trLater("north-east")},
    CompassWord{"e", trLater("east")},  CompassWord{"se", trLater("south-east")},
    CompassWord{"s", trLater("south")}, CompassWord{"sw", trLater("south-west")},
    CompassWord{"w", trLater("west")},  CompassWord{"nw", trLater("north-west")}};

/// If all words of the value are directions.
std::optional<std::string> nameOfDirection(const std::vector<std::string>& words, const std::string& word) {
    const auto wordOf = [](const std::string& one) {
        return std::ranges::find(compassWords, std::string_view(one), &CompassWord::id);
    };
    const auto isOther = [&](const std::string& one) { return wordOf(one) == compassWords.end(); };
    if (isOther(word) || std::ranges::any_of(words, isOther)) return std::nullopt;
    return tr(wordOf(word)->name);
}

/// The name that the game gives a word of a value: from the list named like the value, or else from a thing
/// with this id.
std::string nameOfWord(const mapsets::Mapset* game, const AttributeType& type, const std::string& word,
                       model::Language language) {
    if (!game) return word;
    const auto& catalogue = game->catalogue;
    const auto words = mapsets::wordsOf(type.words);
    std::vector<const mapsets::WordList*> lists{catalogue.wordList(type.name)};
    for (const auto& list : catalogue.wordLists) lists.push_back(&list);
    for (const auto* list : lists) {
        const bool hasAll =
            list && std::ranges::all_of(words, [&](const auto& one) { return list->find(one); });
        if (hasAll) return nameOf(*list->find(word), language);
    }
    if (auto direction = nameOfDirection(words, word)) return std::move(*direction);
    if (const auto* list = lists.front(); list && list->find(word))
        return nameOf(*list->find(word), language);
    if (const auto* feature = catalogue.feature(model::FeatureId(word))) return nameOf(*feature, language);
    if (const auto* unit = catalogue.unitClass(model::UnitClassId(word))) return nameOf(*unit, language);
    if (const auto* terrain = catalogue.terrain(model::TerrainId(word))) return nameOf(*terrain, language);
    return word;
}

std::vector<std::string> wordNames(const AttributeType& type, const mapsets::Mapset* game,
                                   model::Language language) {
    std::vector<std::string> names;
    for (const auto& word : mapsets::wordsOf(type.words))
        names.push_back(nameOfWord(game, type, word, language));
    return names;
}

/// The sheet of the scenario is shown while nothing is selected, and must stay.
Selection selectedBy(const model::Subject& subject) {
    return subject.kind == model::SubjectKind::scenario ? Selection{} : Selection{subject};
}

/// "Set number of turns to 8 (Red)". Long texts are left out, because the history is a narrow list.
StepName stepName(const StepName& label, const std::string& value, const std::vector<PaletteEntry>& choices,
                  const StepName& thing) {
    constexpr std::size_t mostTold = 40;
    const auto choice = std::ranges::find(choices, value, &PaletteEntry::id);
    const std::string shown = value.starts_with(otherWord) ? value.substr(otherWord.size())
                              : choice == choices.end()    ? value
                                                           : choice->name;
    StepName name = named("Clear %s", label.inSentence());
    if (shown.size() > mostTold)
        name = named("Change %s", label.inSentence());
    else if (!shown.empty())
        name = named("Set %s", label.inSentence()) + " " + named("to %s", shown);
    return thing.empty() ? name : name + " (" + thing + ")";
}

}  // namespace

std::string formOf(const AttributeType& type, const mapsets::Mapset* game, model::Language language) {
    switch (type.kind) {
        case AttributeType::Kind::flag:
            return tr("yes or no");
        case AttributeType::Kind::integer:
            return rangeText(type.least, type.most);
        case AttributeType::Kind::rational:
            return tr("a number or fraction, for example 2 or 2/3");
        case AttributeType::Kind::fire:
            return tr("strength and range, for example 5-3");
        case AttributeType::Kind::word:
            return tr("one of %s", joined(wordNames(type, game, language)));
        case AttributeType::Kind::turns:
            return tr("turns, for example 1-4 7 9-");
        default:
            return tr("text");
    }
}

std::vector<PaletteEntry> choicesFor(const AttributeType& type, const mapsets::Mapset* game,
                                     model::Language language) {
    std::vector<PaletteEntry> choices;
    if (type.kind == AttributeType::Kind::flag) choices = flagChoices();
    if (type.kind == AttributeType::Kind::word)
        for (const auto& word : mapsets::wordsOf(type.words))
            choices.push_back({word, nameOfWord(game, type, word, language)});
    // The first choice, "not set", shows the default of the game.
    if (choices.empty()) return choices;
    const auto fallback = std::ranges::find(choices, type.fallback, &PaletteEntry::id);
    const std::string name = fallback == choices.end() ? type.fallback : fallback->name;
    choices.insert(choices.begin(), {"", name.empty() ? tr("not set") : tr("not set (%s)", name)});
    return choices;
}

std::string nameOfValue(const AttributeType& type, const std::string& value, const mapsets::Mapset* game,
                        model::Language language) {
    const auto offered = mapsets::wordsOf(type.words);
    const bool isOffered =
        type.kind == AttributeType::Kind::text && std::ranges::find(offered, value) != offered.end();
    return type.kind == AttributeType::Kind::word || isOffered ? nameOfWord(game, type, value, language)
                                                               : value;
}

void PropertyRows::add(const StepName& label, Property::Kind kind, std::string value,
                       std::vector<PaletteEntry> choices, std::function<Change(const std::string&)> change) {
    Property row{
        heading_, withCapital(label.in(language_)), {}, kind, std::move(value), std::move(choices), {}, of_};
    if (change)
        row.write = [label, thing = thing_, shown = row.choices, document = document_, subject = subject_,
                     change = std::move(change)](const std::string& text) {
            Change made = change(text);
            Written written;
            if (auto* refusal = std::get_if<std::string>(&made))
                written.refusal = std::move(*refusal);
            else if (!(std::get<Document>(made) == document))
                written.step = HistoryEntry{stepName(label, text, shown, thing),
                                            std::move(std::get<Document>(made)), selectedBy(subject)};
            return written;
        };
    sheet_.rows.push_back(std::move(row));
}

void PropertyRows::fixed(const StepName& label, std::string value) {
    add(label, Property::Kind::fixed, std::move(value), {}, {});
}

void PropertyRows::text(const StepName& label, std::string value,
                        std::function<Change(const std::string&)> change) {
    add(label, Property::Kind::text, std::move(value), {}, std::move(change));
}

void PropertyRows::number(const StepName& label, std::optional<int> value, int least, int most,
                          bool mayBeEmpty, std::function<Document(std::optional<int>)> change) {
    add(label, Property::Kind::text, value ? std::to_string(*value) : "", {},
        [least, most, mayBeEmpty, change = std::move(change)](const std::string& text) -> Change {
            if (text.empty() && mayBeEmpty) return change(std::nullopt);
            const auto number = mapsets::readInteger(text);
            if (!number || *number < least || *number > most) return refused(text, rangeText(least, most));
            return change(number);
        });
    sheet_.rows.back().help = rangeText(least, most);
}

void PropertyRows::choice(const StepName& label, std::string value, std::vector<PaletteEntry> choices,
                          std::function<Document(const std::string&)> change) {
    // A word unknown to the game is added as a choice; otherwise the first entry would be shown instead.
    if (std::ranges::find(choices, value, &PaletteEntry::id) == choices.end())
        choices.push_back({value, value.empty() ? "" : value + " (?)"});
    add(label, Property::Kind::choice, std::move(value), choices,
        [choices, change = std::move(change)](const std::string& id) -> Change {
            if (std::ranges::find(choices, id, &PaletteEntry::id) == choices.end())
                return tr("'%s' is not a valid choice.", id);
            return change(id);
        });
}

void PropertyRows::openChoice(const StepName& label, std::string value, std::vector<PaletteEntry> choices,
                              std::function<Document(const std::string&)> change) {
    if (std::ranges::find(choices, value, &PaletteEntry::id) == choices.end())
        choices.push_back({value, value});
    auto offered = choices;
    offered.push_back({otherWord, tr("new: %s")});
    add(label, Property::Kind::choice, std::move(value), std::move(offered),
        [choices = std::move(choices), change = std::move(change)](const std::string& typed) -> Change {
            if (typed.starts_with(otherWord)) return change(typed.substr(otherWord.size()));
            std::vector<std::string> names;
            for (const auto& choice : choices) {
                if (choice.id == typed) return change(typed);
                if (!choice.id.empty()) names.push_back(choice.name);
            }
            const std::string wanted = foldedText(typed);
            const auto begins = std::ranges::find_if(choices, [&](const PaletteEntry& choice) {
                return !choice.id.empty() && foldedText(choice.name).starts_with(wanted);
            });
            if (begins != choices.end()) return change(begins->id);
            return tr("'%s' is not in the list.", typed) + " " + tr("Enter %s.", joined(names)) + " " +
                   tr("Or take \"new\" from the list.");
        });
    sheet_.rows.back().help = tr("One of the list; for another word take \"new\" from the list");
}

void PropertyRows::flag(const StepName& label, bool value, std::function<Document(bool)> change) {
    choice(label, value ? yes : no, flagChoices(),
           [change = std::move(change)](const std::string& id) { return change(id == yes); });
}

void PropertyRows::steps(std::function<StepName(const std::string& value)> nameOf) {
    auto& row = sheet_.rows.back();
    row.write = [write = std::move(row.write), nameOf = std::move(nameOf)](const std::string& value) {
        Written written = write(value);
        if (written.step) written.step->label = nameOf(value);
        return written;
    };
}

std::string rangeText(int least, int most) {
    return tr("a whole number from %s", std::to_string(least)) + " " + tr("to %s", std::to_string(most));
}

std::string withCapital(std::string label) {
    constexpr unsigned char twoBytes = 0xC3, firstSmall = 0xA0, lastSmall = 0xBE, dividedBy = 0xB7;
    constexpr unsigned char toCapital = 0x20;
    if (label.empty()) return label;
    const auto second = label.size() > 1 ? static_cast<unsigned char>(label[1]) : 0;
    const bool isAccented = static_cast<unsigned char>(label[0]) == twoBytes && second >= firstSmall &&
                            second <= lastSmall && second != dividedBy;
    if (label[0] >= 'a' && label[0] <= 'z') label[0] = static_cast<char>(label[0] - toCapital);
    if (isAccented) label[1] = static_cast<char>(second - toCapital);
    return label;
}

std::string otherLanguage(const model::LocalText& text, model::Language missing) {
    const bool isSpanish = missing == model::Language::spanish;
    const std::string& other = isSpanish ? text.en : text.es;
    return other.empty() ? other : (isSpanish ? "(en) " : "(es) ") + other;
}

void PropertyRows::names(const model::LocalText& name,
                         const std::function<Document(model::LocalText)>& change,
                         const model::LocalText& given) {
    const auto inherited = [&](model::Language language) {
        if (!name.empty()) return otherLanguage(name, language);
        return given.empty() ? std::string() : tr("%s (type)", given.in(language));
    };
    // The language of the window first, because the window shows that name.
    const bool isSpanish = language_ == model::Language::spanish;
    const auto row = [&](const StepName& label, model::Language language) {
        const auto& now = language == model::Language::spanish ? name.es : name.en;
        text(label, now, [name, change, language, game = game_](const std::string& text) -> Change {
            return change(renamed(name, language, text, game.get()));
        });
        hint(inherited(language));
    };
    row(named("Name"), language_);
    if (isSpanish)
        row(named("Name (English)"), model::Language::english);
    else
        row(named("Name (Spanish)"), model::Language::spanish);
}

namespace {

/// What a text may name: a word that the game offers, a formation, or a detail of the kind that it is called
/// like.
std::vector<PaletteEntry> knownNames(const AttributeType& type, const Document& document,
                                     const mapsets::Mapset* game, model::Language language) {
    std::vector<PaletteEntry> names;
    if (!game || !document.scenario || type.kind != AttributeType::Kind::text) return names;
    for (const auto& word : mapsets::wordsOf(type.words))
        names.push_back({word, nameOfWord(game, type, word, language)});
    if (type.start == mapsets::firstFormation)
        for (const auto& [file, forces] : document.forces)
            for (const auto& formation : forces->formations)
                names.push_back({formation.id.text, nameOf(formation, language)});
    for (const auto& part : (*document.scenario)->parts) {
        const auto* kind = game->catalogue.partKind(part.kind);
        const auto* name = part.attributes.find("name");
        if (!kind || !name || name->empty() || !(kind->name == type.meaning)) continue;
        if (std::ranges::find(names, *name, &PaletteEntry::id) == names.end())
            names.push_back({*name, *name});
    }
    if (!names.empty()) names.insert(names.begin(), {"", tr("not set")});
    return names;
}

/// "1st Company, 2nd Company" for a text that names several; as it stands if it names something else.
std::string namesOfSeveral(const std::vector<PaletteEntry>& choices, const std::string& text) {
    std::string names;
    for (const auto& id : mapsets::wordsOf(text)) {
        const auto known = std::ranges::find(choices, id, &PaletteEntry::id);
        if (known == choices.end()) return text;
        names += (names.empty() ? "" : ", ") + known->name;
    }
    return names;
}

}  // namespace

void PropertyRows::values(const std::vector<AttributeType>& types, const model::Attributes& values,
                          const std::function<Document(model::Attributes)>& change, Phrase given) {
    for (const auto& type : types) {
        const auto* written = values.find(type.name);
        auto choices = choicesFor(type, game_.get(), language_);
        const auto form = formOf(type, game_.get(), language_);
        const std::string value = written ? *written : "";
        bool isOpen = false;
        if (choices.empty()) {
            choices = knownNames(type, document_, game_.get(), language_);
            isOpen = !choices.empty();
            if (isOpen && !type.words.empty()) choices.push_back({otherWord, tr("new: %s")});
        }
        const auto kind = choices.empty() ? Property::Kind::text : Property::Kind::choice;
        if (!choices.empty() && std::ranges::find(choices, value, &PaletteEntry::id) == choices.end())
            choices.push_back({value, isOpen ? namesOfSeveral(choices, value) : value + " (?)"});
        add(labelOf(type), kind, value, std::move(choices),
            [type, values, change, form](const std::string& typed) -> Change {
                const std::string text =
                    typed.starts_with(otherWord) ? typed.substr(otherWord.size()) : typed;
                auto changed = values;
                if (text.empty() && type.required) return tr("The game requires a value: %s.", form);
                if (!text.empty() && mapsets::faultOf(type, text)) return refused(text, form);
                if (text.empty())
                    changed.erase(type.name);
                else
                    changed.set(type.name, text);
                return change(std::move(changed));
            });
        sheet_.rows.back().help = form;
        called(type.name);
        if (kind == Property::Kind::text && !type.fallback.empty()) hint(filledIn(tr(given), type.fallback));
    }
}

StepName labelOf(const AttributeType& type) {
    return type.meaning.empty() ? StepName(type.name) : StepName(type.meaning);
}

std::vector<PaletteEntry> sideChoices(const SheetSource& source, const std::string& none) {
    if (!source.document.scenario) return {{"", none}};
    return choicesOf(none, (*source.document.scenario)->sides, [&](const model::Side& side) {
        return PaletteEntry{side.id.text, nameOf(side, source.language)};
    });
}

std::vector<PaletteEntry> zoneChoices(const SheetSource& source, const std::string& none) {
    if (!source.document.scenario) return {{"", none}};
    return choicesOf(none, (*source.document.scenario)->zones, [&](const model::Zone& zone) {
        return PaletteEntry{zone.id.text, nameOf(zone, source.language)};
    });
}

std::variant<std::vector<model::HexRef>, std::string> hexesIn(const JoinedMap& map, const std::string& text) {
    std::vector<model::HexRef> hexes;
    std::string spaced = text;  // commas are typed too
    std::ranges::replace_if(
        spaced, [](char one) { return one == ',' || one == ';'; }, ' ');
    std::istringstream words(spaced);
    for (std::string label; words >> label;) {
        if (!map.field().resolve(label)) return tr("There is no hex '%s' on this map.", label);
        hexes.push_back({label});
    }
    return hexes;
}

}  // namespace cota::session
