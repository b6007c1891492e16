#include "validator/engine/shown_names.h"

#include <algorithm>
#include <array>
#include <map>

#include "validator/engine/finding_sink.h"

namespace cota::checks {

using model::Language;
using model::LocalText;
using model::MessageValue;
using model::ShowAs;
using model::SubjectKind;
using model::ValueKind;

namespace {

using Form = model::VictoryCondition::Form;
/// In the order of the enum.
constexpr std::array<model::LocalLiteral, 9> forms{
    {local("control of places"), local("places occupied"), local("exit from the map"), local("enemy losses"),
     local("own losses"), local("victory points"), local("line kept clear"), local("survival"),
     local("in words")}};
static_assert(forms.size() == static_cast<std::size_t>(Form::text) + 1);

using Action = model::Amendment::Action;
/// In the order of the enum.
constexpr std::array<model::LocalLiteral, 9> amendments{
    {local("terrain"), local("level"), local("add a feature"), local("remove a feature"), local("add a path"),
     local("remove a path"), local("kind of path"), local("add a hexside"), local("remove a hexside")}};
static_assert(amendments.size() == static_cast<std::size_t>(Action::removeHexside) + 1);

/// Words of every game: what a condition of victory counts, and the sides of the map.
struct CommonWord {
    std::string_view id;
    model::LocalLiteral name;
};
constexpr std::array commonWords{
    CommonWord{"hexes", local("hexes")},   CommonWord{"units", local("units")},
    CommonWord{"steps", local("steps")},   CommonWord{"points", local("points")},
    CommonWord{"north", local("north")},   CommonWord{"north-east", local("north-east")},
    CommonWord{"east", local("east")},     CommonWord{"south-east", local("south-east")},
    CommonWord{"south", local("south")},   CommonWord{"south-west", local("south-west")},
    CommonWord{"west", local("west")},     CommonWord{"north-west", local("north-west")},
    CommonWord{"top", local("top")},       CommonWord{"top-right", local("top right")},
    CommonWord{"right", local("right")},   CommonWord{"bottom-right", local("bottom right")},
    CommonWord{"bottom", local("bottom")}, CommonWord{"bottom-left", local("bottom left")},
    CommonWord{"left", local("left")},     CommonWord{"top-left", local("top left")}};

template <class Things>
LocalText nameAmong(const Things& things, const std::string& id) {
    for (const auto& thing : things)
        if (thing.id.text == id) return thing.name;
    return {};
}

template <class Thing>
const Thing* inForces(const model::Document& document, std::vector<Thing> model::Forces::*list,
                      const std::string& id) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& thing : (*forces).*list)
            if (thing.id.text == id) return &thing;
    return nullptr;
}

void addPrinted(const model::Document& document, const mapsets::Catalogue& game, const std::string& type,
                TypeLists& lists) {
    const auto* printed = inForces(document, &model::Forces::types, type);
    const auto* of = printed ? game.unitClass(printed->unitClass) : nullptr;
    if (of) lists.insert(lists.end(), {&of->front, &of->back});
}

std::string withId(const std::string& name, const std::string& id) {
    return name == id ? id : name + " (" + id + ")";
}

void appendTo(LocalText& text, const LocalText& more) {
    text.en += more.in(Language::english);
    text.es += more.in(Language::spanish);
}

}  // namespace

TypeLists typesFor(const model::Document& document, const mapsets::Catalogue& game,
                   const model::Subject& subject) {
    TypeLists lists;
    switch (subject.kind) {
        case SubjectKind::counterType:
            addPrinted(document, game, subject.id, lists);
            lists.push_back(&game.table.cardAttributes);
            return lists;
        case SubjectKind::counter:
            lists = {&game.counterAttributes, &game.placementAttributes};
            if (const auto* counter = inForces(document, &model::Forces::counters, subject.id))
                addPrinted(document, game, counter->type.text, lists);
            return lists;
        case SubjectKind::formation:
            return {&game.formationAttributes};
        case SubjectKind::side:
            return {&game.sideAttributes, &game.exitAttributes};
        case SubjectKind::group:
            return {&game.groupAttributes};
        case SubjectKind::objective:
            return {&game.objectiveAttributes};
        case SubjectKind::turn:
            return {&game.turnAttributes};
        case SubjectKind::board:
            return {&game.boardAttributes};
        case SubjectKind::hex:
            return {&game.hexAttributes};
        case SubjectKind::scenario:
            return {&game.scenarioAttributes, &game.table.tableAttributes};
        case SubjectKind::seat:
            return {&game.table.seatAttributes};
        case SubjectKind::space:
            return {&game.table.spaceAttributes};
        case SubjectKind::cardGroup:
            return {&game.table.groupAttributes};
        case SubjectKind::relation:
            return {&game.table.relationAttributes};
        case SubjectKind::part:
            if (const auto* kind =
                    game.partKind(model::PartKindId(subject.id.substr(0, subject.id.find(' ')))))
                return {&kind->attributes};
            return {};
        case SubjectKind::feature:
            if (const auto* kind = game.feature(model::FeatureId(subject.id.substr(0, subject.id.find('@')))))
                return {&kind->attributes};
            return {};
        default:
            return {};
    }
}

const mapsets::AttributeType* declared(const TypeLists& lists, std::string_view name) {
    for (const auto* list : lists) {
        const auto type = std::ranges::find(*list, name, &mapsets::AttributeType::name);
        if (type != list->end()) return &*type;
    }
    return nullptr;
}

namespace {

LocalText nameInLists(const mapsets::Catalogue& game, const std::string& id) {
    for (const auto& list : game.wordLists)
        if (const auto* word = list.find(id)) return word->name;
    return {};
}

}  // namespace

std::vector<LocalText> conditionNames(const model::Scenario& scenario, const mapsets::Catalogue* game) {
    std::vector<LocalText> names;
    std::map<std::string, int> count;
    for (const auto& condition : scenario.victory) {
        const bool isOfSide =
            std::ranges::find(scenario.sides, condition.side, &model::Side::id) != scenario.sides.end();
        const auto& id = isOfSide ? condition.side.text : condition.id;
        auto name = nameAmong(scenario.sides, condition.side.text);
        if (name.empty()) name = {id, id};
        const auto add = [&](const LocalText& more, const char* before, const char* after) {
            for (const auto language : {Language::english, Language::spanish})
                (language == Language::english ? name.en : name.es) += before + more.in(language) + after;
        };
        name = {name.in(Language::english), name.in(Language::spanish)};
        if (!condition.level.empty()) {
            const auto level = game ? nameInLists(*game, condition.level) : LocalText{};
            add(level.empty() ? LocalText{condition.level, condition.level} : level, " (", ")");
        }
        if (const int number = ++count[name.en]; number > 1)
            add({std::to_string(number), std::to_string(number)}, ", ", "");
        names.push_back(std::move(name));
    }
    return names;
}

/// A condition has no kind of value of its own, only a subject.
LocalText ShownNames::nameOfCondition(const MessageValue& value, const model::Finding& finding) const {
    constexpr std::array<std::string_view, 3> names{"condition", "other", "what"};
    const auto isThat = [&](const model::Subject& subject) {
        return subject.kind == SubjectKind::victory && subject.id == value.text;
    };
    if (!document_.scenario || value.kind != ValueKind::text ||
        std::ranges::find(names, value.name) == names.end() ||
        (!isThat(finding.subject) && std::ranges::none_of(finding.related, isThat)))
        return {};
    const auto& conditions = (*document_.scenario)->victory;
    const auto found = std::ranges::find(conditions, value.text, &model::VictoryCondition::id);
    if (found == conditions.end()) return {};
    return conditionNames(**document_.scenario, game_)[static_cast<std::size_t>(found - conditions.begin())];
}

LocalText ShownNames::nameOfWord(const std::string& id) const {
    if (auto name = nameInLists(*game_, id); !name.empty()) return name;
    return nameOfCommonWord(id);
}

LocalText nameOfCommonWord(std::string_view word) {
    const auto common = std::ranges::find(commonWords, word, &CommonWord::id);
    return common == commonWords.end() ? LocalText{} : LocalText(common->name);
}

LocalText ShownNames::nameOnMap(const std::string& id) const {
    if (const auto* feature = game_->feature(model::FeatureId(id))) return feature->name;
    if (const auto* terrain = game_->terrain(model::TerrainId(id))) return terrain->name;
    if (const auto* path = game_->pathKind(model::PathKindId(id))) return path->name;
    if (const auto* hexside = game_->hexside(model::HexsideId(id))) return hexside->name;
    if (const auto* part = game_->partKind(model::PartKindId(id))) return part->name;
    return nameOfWord(id);
}

/// From its kind and its owner or number: "deck side-1", "deck", "deck 2".
LocalText ShownNames::nameOfPart(const std::string& id) const {
    const auto blank = id.find(' ');
    const auto* kind = game_->partKind(model::PartKindId(id.substr(0, blank)));
    if (!kind || kind->name.empty()) return {};
    LocalText name{kind->name.in(Language::english), kind->name.in(Language::spanish)};
    if (blank == std::string::npos) return name;
    const std::string rest = id.substr(blank + 1);
    auto side = nameInScenario(ValueKind::side, rest);
    const bool isNumber = rest.find_first_not_of("0123456789") == std::string::npos;
    appendTo(name, isNumber ? textOf(local(" ")) : textOf(local(": ")));
    appendTo(name, side.empty() ? LocalText{rest, rest} : side);
    return name;
}

/// The game's label for the value; the types of the finding's subject come first.
LocalText ShownNames::labelOf(const std::string& name, const model::Finding& finding) const {
    const auto* type = declared(typesFor(document_, *game_, finding.subject), name);
    for (const auto& other : finding.related)
        if (!type) type = declared(typesFor(document_, *game_, other), name);
    if (!type)
        type = declared({&game_->placementAttributes, &game_->groupAttributes, &game_->scenarioAttributes},
                        name);
    for (const auto& unit : game_->unitClasses)
        if (!type) type = declared({&unit.front, &unit.back}, name);
    // "... in red" continues the label before it and cannot be used alone.
    if (!type || type->meaning.empty() || type->meaning.en.starts_with("...")) return {};
    return {type->meaning.in(Language::english), type->meaning.in(Language::spanish)};
}

namespace {

LocalText nameOnTable(const model::Tableau& table, ValueKind kind, const std::string& id) {
    if (kind == ValueKind::seat) return nameAmong(table.seats, id);
    if (kind == ValueKind::space) return nameAmong(table.spaces, id);
    if (kind == ValueKind::cardGroup)
        for (const auto& space : table.spaces)
            if (auto name = nameAmong(space.groups, id); !name.empty()) return name;
    return {};
}

}  // namespace

LocalText ShownNames::nameInScenario(ValueKind kind, const std::string& id) const {
    if (!document_.scenario) return {};
    const auto& scenario = **document_.scenario;
    if (kind == ValueKind::side) return nameAmong(scenario.sides, id);
    if (kind == ValueKind::group) return nameAmong(scenario.groups, id);
    if (kind == ValueKind::zone) return nameAmong(scenario.zones, id);
    if (kind == ValueKind::objective) return nameAmong(scenario.objectives, id);
    return scenario.tableau ? nameOnTable(*scenario.tableau, kind, id) : LocalText{};
}

LocalText ShownNames::nameInFiles(ValueKind kind, const std::string& id) const {
    if (kind == ValueKind::formation)
        for (const auto& [file, forces] : document_.forces)
            if (auto name = nameAmong(forces->formations, id); !name.empty()) return name;
    if (kind == ValueKind::path)
        for (const auto& [file, board] : document_.boards)
            if (auto name = nameAmong(board->paths, id); !name.empty()) return name;
    if (kind == ValueKind::counter)
        if (const auto* counter = inForces(document_, &model::Forces::counters, id)) return counter->name;
    if (kind == ValueKind::counterType)
        if (const auto* type = inForces(document_, &model::Forces::types, id)) return type->name;
    return {};
}

LocalText ShownNames::nameInGame(ValueKind kind, const std::string& id) const {
    switch (kind) {
        case ValueKind::unitClass: {
            auto name = nameAmong(game_->unitClasses, id);
            return name.empty() ? nameOfPart(id) : name;  // a scenario detail may represent units
        }
        case ValueKind::mobility:
            return nameAmong(game_->mobilities, id);
        case ValueKind::part:
            return nameOfPart(id);
        case ValueKind::option:
            if (const auto* option = game_->option(id)) return option->name;
            return {};
        case ValueKind::word:
            return nameOfWord(id);
        case ValueKind::terrain:
            if (const auto* terrain = game_->terrain(model::TerrainId(id))) return terrain->name;
            return {};
        case ValueKind::pathKind:
            if (const auto* path = game_->pathKind(model::PathKindId(id))) return path->name;
            return {};
        case ValueKind::hexside:
            if (const auto* hexside = game_->hexside(model::HexsideId(id))) return hexside->name;
            return {};
        case ValueKind::feature:
            if (const auto* feature = game_->feature(model::FeatureId(id))) return feature->name;
            return {};
        case ValueKind::onMap:
            return nameOnMap(id);
        default:
            return {};
    }
}

LocalText ShownNames::nameOf(ValueKind kind, const std::string& id, const model::Finding& finding) const {
    if (kind == ValueKind::victoryForm)
        for (std::size_t i = 0; i < forms.size(); ++i)
            if (id == model::textOf(static_cast<Form>(i))) return forms[i];
    if (kind == ValueKind::amendment)
        for (std::size_t i = 0; i < amendments.size(); ++i)
            if (id == model::textOf(static_cast<Action>(i))) return amendments[i];
    if (auto name = nameInScenario(kind, id); !name.empty()) return name;
    if (auto name = nameInFiles(kind, id); !name.empty()) return name;
    if (!game_) return {};
    if (kind == ValueKind::state || kind == ValueKind::formationAttribute) {
        const auto& first =
            kind == ValueKind::state ? game_->placementAttributes : game_->formationAttributes;
        const auto* type = declared({&first}, id);
        return type && !type->meaning.empty() ? type->meaning : labelOf(id, finding);
    }
    return kind == ValueKind::attribute ? labelOf(id, finding) : nameInGame(kind, id);
}

LocalText ShownNames::shownFor(const MessageValue& value, const model::Finding& finding) const {
    if (value.showAs == ShowAs::id || value.text.empty()) return {};
    auto name = value.isId() ? nameOf(value.kind, value.text, finding) : nameOfCondition(value, finding);
    if (value.showAs == ShowAs::nameAndId && !name.empty())
        name = {withId(name.in(Language::english), value.text),
                withId(name.in(Language::spanish), value.text)};
    if (value.words.empty() || name.empty()) return name;
    const auto inPhrase = [&](std::string phrase, Language language) {
        const auto at = phrase.find("'" + value.text + "'");
        if (at != std::string::npos) phrase.replace(at + 1, value.text.size(), name.in(language));
        return phrase;
    };
    return {inPhrase(value.words.en, Language::english), inPhrase(value.words.es, Language::spanish)};
}

/// Cut like the list itself.
LocalText ShownNames::listFor(const MessageValue& list, const model::Finding& finding) const {
    std::vector<std::string> english, spanish;
    bool isNamed = false;
    for (const auto& item : list.items) {
        const auto name = shownFor(item, finding);
        isNamed = isNamed || !name.empty();
        english.push_back(!name.empty()        ? name.in(Language::english)
                          : item.words.empty() ? item.text
                                               : item.words.en);
        spanish.push_back(!name.empty()        ? name.in(Language::spanish)
                          : item.words.empty() ? item.text
                                               : item.words.es);
    }
    return isNamed ? LocalText{listed(english), listed(spanish)} : LocalText{};
}

void ShownNames::fillIn(model::Finding& finding) const {
    finding.shown.clear();
    for (const auto& value : finding.values) {
        const auto name = value.kind == ValueKind::list ? listFor(value, finding) : shownFor(value, finding);
        if (!name.empty()) finding.shown.push_back(model::inWords(value.name, name));
    }
}

}  // namespace cota::checks
