#include "editor/editing/finding_values.h"

#include <algorithm>
#include <array>
#include <map>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/shown_names.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using mapsets::AttributeType;
using model::Finding;
using model::Subject;
using model::SubjectKind;

using checks::declared;
using checks::TypeLists;

constexpr std::size_t mostOfAValue = 3;  // suggestions for one value
constexpr std::size_t mostProposed = 8;  // each is checked with all rules

const model::CounterType* typeNamed(const model::Document& document, const std::string& id) {
    for (const auto& [file, forces] : document.forces) {
        const auto type = std::ranges::find(forces->types, model::CounterTypeId(id), &model::CounterType::id);
        if (type != forces->types.end()) return &*type;
    }
    return nullptr;
}

checks::TypeLists listsFor(const SheetSource& source, const Subject& subject) {
    return source.game ? checks::typesFor(source.document, source.game->catalogue, subject)
                       : checks::TypeLists{};
}

/// The declared values in it, if all of them are declared for the subject.
std::vector<std::string> namesIn(const TypeLists& lists, const model::MessageValue& value) {
    auto names = value.ids(model::ValueKind::attribute);
    for (auto& name : value.ids(model::ValueKind::formationAttribute)) names.push_back(std::move(name));
    const bool areDeclared =
        std::ranges::all_of(names, [&](const std::string& name) { return declared(lists, name) != nullptr; });
    return areDeclared ? names : std::vector<std::string>{};
}

/// Advice for editing the file by hand, which the window does not show.
bool isForTheFile(const model::MessageValue& value) { return value.name == checks::inTheFile; }

/// Units without a name of their own have that of their type, which findings do not know.
void nameUnits(const SheetSource& source, const model::MessageValue& value,
               std::vector<model::MessageValue>& shown) {
    if (model::findValue(shown, value.name) || value.showAs == model::ShowAs::id) return;
    const auto ids = value.ids(model::ValueKind::counter);
    if (ids.empty() || (value.items.size() != ids.size() && !value.items.empty())) return;
    std::vector<std::string> english, spanish;
    const auto name = [&](const std::string& id, const model::LocalText& phrase, model::Language language) {
        const auto found = findCounter(source.document, model::CounterId(id));
        const auto text = found.counter ? nameOf(*found.forces, *found.counter, language) : id;
        std::string whole = phrase.in(language);
        const auto at = whole.find("'" + id + "'");
        return at == std::string::npos ? text : whole.replace(at + 1, id.size(), text);
    };
    const auto phraseOf = [&](std::size_t i) {
        return value.items.empty() ? value.words : value.items[i].words;
    };
    for (std::size_t i = 0; i < ids.size(); ++i) {
        english.push_back(name(ids[i], phraseOf(i), model::Language::english));
        spanish.push_back(name(ids[i], phraseOf(i), model::Language::spanish));
    }
    shown.push_back(
        model::inWords(value.name, model::LocalText{checks::listed(english), checks::listed(spanish)}));
}

/// How often each value occurs in things of the same kind. If units of the same class have the value, only
/// they count; they are the only ones that count if one of several values is wanted.
std::map<std::string, int> countedValues(const SheetSource& source, const Subject& subject,
                                         const std::string& name, bool isOneOfSeveral) {
    std::map<std::string, int> ofClass, ofAll;
    const auto count = [&](const model::Attributes& values, std::map<std::string, int>& into) {
        if (const auto* text = values.find(name)) ++into[*text];
    };
    const auto* own =
        subject.kind == SubjectKind::counterType ? typeNamed(source.document, subject.id) : nullptr;
    for (const auto& [file, forces] : source.document.forces) {
        for (const auto& type : forces->types) {
            if (own) count(type.front, type.unitClass == own->unitClass ? ofClass : ofAll);
        }
        if (subject.kind == SubjectKind::counter)
            for (const auto& counter : forces->counters) count(counter.attributes, ofAll);
        if (subject.kind == SubjectKind::formation)
            for (const auto& formation : forces->formations) count(formation.attributes, ofAll);
    }
    if (!source.document.scenario || (own && isOneOfSeveral))
        return ofClass.empty() && !isOneOfSeveral ? ofAll : ofClass;
    const auto& scenario = **source.document.scenario;
    const auto countIn = [&](SubjectKind kind, const auto& things) {
        if (subject.kind != kind) return;
        for (const auto& thing : things) count(thing.attributes, ofAll);
    };
    countIn(SubjectKind::side, scenario.sides);
    countIn(SubjectKind::group, scenario.groups);
    countIn(SubjectKind::objective, scenario.objectives);
    countIn(SubjectKind::part, scenario.parts);
    for (const auto& group : scenario.groups) countIn(SubjectKind::counter, group.units);
    return ofClass.empty() ? ofAll : ofClass;
}

/// Suggestions for the value, the most likely first.
std::vector<std::string> proposalsFor(const SheetSource& source, const Subject& subject, const Property& row,
                                      const AttributeType* type, bool isOneOfSeveral) {
    std::vector<std::string> proposals;
    const auto add = [&](const std::string& text) {
        if (!text.empty() && text != row.value && std::ranges::find(proposals, text) == proposals.end())
            proposals.push_back(text);
    };
    std::vector<std::pair<int, std::string>> counted;
    // Texts of other sides or details are not offered.
    const bool isOwnText = type && type->kind == AttributeType::Kind::text && row.choices.empty() &&
                           (subject.kind == SubjectKind::part || subject.kind == SubjectKind::side ||
                            subject.kind == SubjectKind::group || subject.kind == SubjectKind::objective);
    const auto others =
        isOwnText ? std::map<std::string, int>{} : countedValues(source, subject, row.name, isOneOfSeveral);
    for (const auto& [text, count] : others)
        if (!type || !mapsets::faultOf(*type, text)) counted.emplace_back(-count, text);
    std::ranges::sort(counted);
    for (const auto& one : counted) add(one.second);
    if (isOneOfSeveral) return proposals;  // nothing else shows which value is wanted
    // A number outside its range is moved to the limit it exceeds.
    const auto number = mapsets::readInteger(row.value);
    if (type && type->kind == AttributeType::Kind::integer && number)
        add(std::to_string(std::clamp(*number, type->least, type->most)));
    if (type) add(type->fallback);
    if (proposals.size() > mostOfAValue) proposals.resize(mostOfAValue);
    // All words of a short list are suggested, except one the game does not know.
    if (row.kind == Property::Kind::choice)
        for (const auto& choice : row.choices)
            if (choice.name.find(" (?)") == std::string::npos) add(choice.id);
    return proposals;
}

std::string shownAs(const Property& row, const std::string& id) {
    const auto choice = std::ranges::find(row.choices, id, &PaletteEntry::id);
    return choice == row.choices.end() ? id : choice->name;
}

}  // namespace

std::vector<std::string> namesOfDetails(const model::Document& document, const model::PartKindId& kind,
                                        const model::SideId& side) {
    std::vector<std::string> names;
    for (const auto& part : (*document.scenario)->parts) {
        const auto* name = part.attributes.find("name");
        if (part.kind == kind && part.side == side && name && !name->empty()) names.push_back(*name);
    }
    return names;
}

std::vector<std::string> valuesNamed(const SheetSource& source, const Finding& finding) {
    const auto lists = listsFor(source, finding.subject);
    const auto in = [&](std::string_view name) {
        const auto* found = model::findValue(finding.values, name);
        return found ? namesIn(lists, *found) : std::vector<std::string>{};
    };
    auto names = in("name");
    if (names.empty()) names = in("known");
    if (names.empty()) names = in("field");
    if (!names.empty()) return names;
    // For a wrong sum: the required total first, then its terms.
    const auto added = in("names");
    if (added.empty()) return {};
    names = in("asked");
    names.insert(names.end(), added.begin(), added.end());
    return names;
}

namespace {

std::vector<model::MessageValue*> withItems(model::MessageValue& value) {
    std::vector<model::MessageValue*> all{&value};
    for (auto& item : value.items) all.push_back(&item);
    return all;
}

}  // namespace

std::string sentenceOf(const SheetSource& source, const Finding& finding) {
    Finding inWindow = finding;
    // In the window nobody has to type ids.
    for (auto& value : inWindow.values)
        for (auto* one : withItems(value))
            if (one->showAs == model::ShowAs::nameAndId) one->showAs = model::ShowAs::name;
    checks::ShownNames(source.document, source.game ? &source.game->catalogue : nullptr).fillIn(inWindow);
    const auto lists = listsFor(source, finding.subject);
    for (auto& value : inWindow.values) {
        if (isForTheFile(value)) value = {value.name, {}};
        nameUnits(source, value, inWindow.shown);
        std::vector<std::string> labels;
        // A unit and its formation may have values of one name with different labels.
        const auto own = value.kind == model::ValueKind::formationAttribute
                             ? listsFor(source, {SubjectKind::formation, "", {}})
                             : lists;
        for (const auto& name : namesIn(own, value))
            labels.push_back(labelOf(*declared(own, name)).in(source.language));
        if (labels.empty()) continue;
        // In the window nobody has to type the ids of values.
        std::erase_if(inWindow.shown, [&](const model::MessageValue& one) { return one.name == value.name; });
        value.text = checks::listed(labels);
    }
    auto sentence = checks::allMessages().text(inWindow, source.language);
    // Nor those of details, which follow their names.
    for (const auto& value : inWindow.values)
        for (const auto& id : value.ids(model::ValueKind::part)) {
            const std::string shown = " (" + id + ")";
            if (const auto at = sentence.find(shown); at != std::string::npos)
                sentence.erase(at, shown.size());
        }
    return sentence;
}

std::vector<FixOffer> valuesToEnter(const SheetSource& source, const Finding& finding, const StepName& of) {
    std::vector<FixOffer> offers;
    const auto lists = listsFor(source, finding.subject);
    const auto scenarioLists = listsFor(source, {SubjectKind::scenario, "", {}});
    const auto places = valueRowsOf(source, finding);
    // "None of direct fire, bombardment": either would do, and only other units show which one is usual.
    const bool isOneOfSeveral = finding.subject.kind == SubjectKind::counterType && places.size() > 1;
    for (const auto& place : places) {
        const auto sheet =
            propertiesOf(source, place.selection.empty() ? Subject{SubjectKind::scenario, "", {}}
                                                         : *place.selection.begin());
        const auto& row = sheet.rows.at(place.row);
        const auto* type = row.name.empty() ? nullptr : declared(lists, row.name);
        const bool isOfScenario =
            !type && (row.of.kind == SubjectKind::scenario || row.of.kind == SubjectKind::none);
        if (isOfScenario && !row.name.empty()) type = declared(scenarioLists, row.name);
        if (!row.write || !type) continue;
        // A printed value is printed on all counters of the type.
        const auto* printed = finding.subject.kind == SubjectKind::counterType
                                  ? typeNamed(source.document, finding.subject.id)
                                  : nullptr;
        const StepName owner = !of.empty() && !isOfScenario ? of
                               : printed                    ? StepName(namesOf(*printed))
                                                            : sheet.name;
        auto proposals = proposalsFor(source, finding.subject, row, type, isOneOfSeveral);
        // A count that the rule has made comes first.
        const auto* counted = model::findValue(finding.values, "count");
        if (counted && type->kind == AttributeType::Kind::integer)
            proposals.insert(proposals.begin(), counted->text);
        for (const auto& proposal : proposals) {
            if (offers.size() == mostProposed) return offers;
            auto written = row.write(proposal);
            if (!written.step) continue;
            offers.push_back({named("Set %s", labelOf(*type)) + " " + named("to %s", shownAs(row, proposal)) +
                                  " (" + owner + ")",
                              std::move(written.step->document)});
        }
    }
    return offers;
}

}  // namespace cota::session
