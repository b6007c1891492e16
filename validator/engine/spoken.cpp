#include "validator/engine/spoken.h"

#include <algorithm>
#include <array>

#include "validator/engine/finding_sink.h"

namespace cota::checks {

using model::Language;
using model::LocalText;
using model::SubjectKind;

/// What the value of a finding is an id of; of some rules only, where others mean something else by it.
struct Spoken::Row {
    std::string_view value;
    Called kind;
    std::string_view rules = "";  // beginnings of their ids, between blanks
};

namespace {

/// Ids are to be typed there, or are what is wrong.
constexpr std::string_view ofIds = "ACCEPT- ASM- GAME- NAME- WORD- SCENARIO-007 SCENARIO-008 LOAD-001";

bool isOneOf(std::string_view rule, std::string_view beginnings) {
    while (!beginnings.empty()) {
        const auto end = std::min(beginnings.find(' '), beginnings.size());
        if (rule.starts_with(beginnings.substr(0, end))) return true;
        beginnings.remove_prefix(std::min(end + 1, beginnings.size()));
    }
    return false;
}

using Form = model::VictoryCondition::Form;
/// In the order of the enum.
constexpr std::array<model::LocalLiteral, 9> forms{{{"control of places", "control de lugares"},
                                                    {"places occupied", "lugares ocupados"},
                                                    {"exit from the map", "salida del mapa"},
                                                    {"enemy losses", "bajas enemigas"},
                                                    {"own losses", "bajas propias"},
                                                    {"victory points", "puntos de victoria"},
                                                    {"line kept clear", "línea despejada"},
                                                    {"survival", "supervivencia"},
                                                    {"in words", "en palabras"}}};
static_assert(forms.size() == static_cast<std::size_t>(Form::text) + 1);

using Action = model::Amendment::Action;
/// In the order of the enum.
constexpr std::array<model::LocalLiteral, 9> amendments{{{"terrain", "terreno"},
                                                         {"level", "nivel"},
                                                         {"add a feature", "poner un elemento"},
                                                         {"remove a feature", "quitar un elemento"},
                                                         {"add a path", "poner un camino"},
                                                         {"remove a path", "quitar un camino"},
                                                         {"kind of path", "clase de camino"},
                                                         {"add a hexside", "poner un lado"},
                                                         {"remove a hexside", "quitar un lado"}}};
static_assert(amendments.size() == static_cast<std::size_t>(Action::removeHexside) + 1);

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
            return {&game.scenarioAttributes};
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

std::span<const Spoken::Row> Spoken::rows() {
    static constexpr std::array all{
        Row{"side", Called::side},
        Row{"group", Called::group},
        Row{"groups", Called::group},
        Row{"zone", Called::zone},
        Row{"zones", Called::zone},
        Row{"objective", Called::objective},
        Row{"formation", Called::formation},
        Row{"type", Called::type},
        Row{"types", Called::type},
        Row{"path", Called::path},
        Row{"class", Called::unitClass},
        Row{"counter", Called::part, "NEED-003"},  // a part may stand for units
        Row{"mobility", Called::mobility},
        Row{"terrain", Called::onMap},
        Row{"kind", Called::onMap},
        Row{"source", Called::onMap},
        Row{"part", Called::part},
        Row{"because", Called::part, "NEED-001"},
        Row{"option", Called::option},
        Row{"options", Called::option},
        Row{"nation", Called::word},
        Row{"light", Called::word},
        Row{"word", Called::word, "NATION-002"},
        Row{"level", Called::word, "VICTORY-"},
        Row{"unless", Called::attribute},
        Row{"form", Called::form},
        Row{"action", Called::amendment, "ASM-"},
        Row{"state", Called::state},
        Row{"states", Called::state},
        Row{"rating", Called::attribute},
        Row{"rising", Called::attribute},
        Row{"falling", Called::attribute},
        Row{"names", Called::attribute},
        Row{"asked", Called::attribute},
        Row{"name", Called::attributeWithId, "ATTR- SUM- PART-004"},
        Row{"name", Called::ofFormation, "FORMATION-001 FORMATION-003"},
        Row{"name", Called::attribute},
        Row{"known", Called::attribute, "PRINT-"},
        Row{"other", Called::attributeWithId, "ATTR- SUM-"},
        Row{"other", Called::ofFormation, "FORMATION-002"},
        Row{"other", Called::state, "STATE-006"},
        Row{"other", Called::attribute, "PRINT-006"},
        Row{"other", Called::side, "SETUP-004 SETUP-007 SETUP-011 LIMIT- ENTRY-012"},
        Row{"other", Called::zone, "SETUP-008"},
        Row{"other", Called::group, "LOAD-008"},
        Row{"other", Called::word, "NATION-002 NATION-003 VICTORY-009"},
        Row{"second", Called::zone, "PLACE-"},
        Row{"what", Called::formation, "UNIT-005"},
        Row{"what", Called::type, "UNIT-003"},
        Row{"what", Called::group, "HINT-005"},
        Row{"what", Called::objective, "NAME-003"},
    };
    return all;
}

std::vector<Spoken::Use> Spoken::uses() {
    std::vector<Use> uses;
    const auto add = [&](std::string_view value, std::string_view beginnings) {
        while (!beginnings.empty()) {
            const auto end = std::min(beginnings.find(' '), beginnings.size());
            uses.push_back({value, beginnings.substr(0, end)});
            beginnings.remove_prefix(std::min(end + 1, beginnings.size()));
        }
    };
    for (const auto& row : rows())
        if (row.rules.empty())
            uses.push_back({row.value, ""});
        else
            add(row.value, row.rules);
    add("", ofIds);
    return uses;
}

const Spoken::Row* Spoken::rowFor(const model::Finding& finding, std::string_view value) {
    const auto fits = [&](const Row& row) {
        if (row.value != value) return false;
        return row.rules.empty() ? !isOneOf(finding.rule, ofIds) : isOneOf(finding.rule, row.rules);
    };
    const auto all = rows();
    const auto found = std::ranges::find_if(all, fits);
    return found == all.end() ? nullptr : &*found;
}

LocalText Spoken::nameOnMap(const std::string& id) const {
    if (const auto* feature = game_->feature(model::FeatureId(id))) return feature->name;
    if (const auto* terrain = game_->terrain(model::TerrainId(id))) return terrain->name;
    if (const auto* path = game_->pathKind(model::PathKindId(id))) return path->name;
    if (const auto* hexside = game_->hexside(model::HexsideId(id))) return hexside->name;
    if (const auto* part = game_->partKind(model::PartKindId(id))) return part->name;
    return nameOf(Called::word, id, {});
}

/// By its kind, and whose it is: "deck side-1", "deck", "deck 2".
LocalText Spoken::nameOfPart(const std::string& id) const {
    const auto blank = id.find(' ');
    const auto* kind = game_->partKind(model::PartKindId(id.substr(0, blank)));
    if (!kind || kind->name.empty()) return {};
    LocalText name{kind->name.in(Language::english), kind->name.in(Language::spanish)};
    if (blank == std::string::npos) return name;
    const std::string rest = id.substr(blank + 1);
    auto side = nameOf(Called::side, rest, {});
    const bool isNumber = rest.find_first_not_of("0123456789") == std::string::npos;
    appendTo(name, isNumber ? LocalText{" ", " "} : LocalText{": ", ": "});
    appendTo(name, side.empty() ? LocalText{rest, rest} : side);
    return name;
}

LocalText Spoken::labelOf(const std::string& name, const model::Finding& finding, bool withId) const {
    const auto* type = declared(typesFor(document_, *game_, finding.subject), name);
    for (const auto& other : finding.related)
        if (!type) type = declared(typesFor(document_, *game_, other), name);
    if (!type)
        type = declared({&game_->placementAttributes, &game_->groupAttributes, &game_->scenarioAttributes},
                        name);
    for (const auto& unit : game_->unitClasses)
        if (!type) type = declared({&unit.front, &unit.back}, name);
    // "... in red" goes on from the value before it, and says nothing alone.
    if (!type || type->label.empty() || type->label.en.starts_with("...")) return {};
    LocalText label{type->label.in(Language::english), type->label.in(Language::spanish)};
    if (withId)
        for (auto* text : {&label.en, &label.es})
            if (*text != name) *text += " (" + name + ")";
    return label;
}

LocalText Spoken::nameOf(Called kind, const std::string& id, const model::Finding& finding) const {
    if (kind == Called::form)
        for (std::size_t i = 0; i < forms.size(); ++i)
            if (id == model::textOf(static_cast<Form>(i))) return {forms[i].en, forms[i].es};
    if (kind == Called::amendment)
        for (std::size_t i = 0; i < amendments.size(); ++i)
            if (id == model::textOf(static_cast<Action>(i))) return {amendments[i].en, amendments[i].es};
    if (document_.scenario) {
        const auto& scenario = **document_.scenario;
        if (kind == Called::side) return nameAmong(scenario.sides, id);
        if (kind == Called::group) return nameAmong(scenario.groups, id);
        if (kind == Called::zone) return nameAmong(scenario.zones, id);
        if (kind == Called::objective) return nameAmong(scenario.objectives, id);
    }
    if (kind == Called::formation)
        for (const auto& [file, forces] : document_.forces)
            if (auto name = nameAmong(forces->formations, id); !name.empty()) return name;
    if (kind == Called::path)
        for (const auto& [file, board] : document_.boards)
            if (auto name = nameAmong(board->paths, id); !name.empty()) return name;
    if (kind == Called::type) {
        const auto* type = inForces(document_, &model::Forces::types, id);
        return type ? type->name : LocalText{};
    }
    if (!game_) return {};
    if (kind == Called::unitClass) {
        auto name = nameAmong(game_->unitClasses, id);
        return name.empty() ? nameOfPart(id) : name;
    }
    if (kind == Called::mobility) return nameAmong(game_->mobilities, id);
    if (kind == Called::onMap) return nameOnMap(id);
    if (kind == Called::part) return nameOfPart(id);
    if (kind == Called::option) {
        const auto* option = game_->option(id);
        return option ? option->name : LocalText{};
    }
    if (kind == Called::word)
        for (const auto& list : game_->wordLists)
            if (const auto* word = list.find(id)) return word->name;
    if (kind == Called::state || kind == Called::ofFormation) {
        const auto& first = kind == Called::state ? game_->placementAttributes : game_->formationAttributes;
        const auto* type = declared({&first}, id);
        return type && !type->label.empty() ? type->label : labelOf(id, finding, false);
    }
    if (kind == Called::attribute || kind == Called::attributeWithId)
        return labelOf(id, finding, kind == Called::attributeWithId);
    return {};
}

LocalText Spoken::listIn(Called kind, const std::string& text, const model::Finding& finding) const {
    LocalText names;
    bool isNamed = false;
    for (std::size_t at = 0; at <= text.size();) {
        const auto end = std::min(text.find(", ", at), text.size());
        const auto id = text.substr(at, end - at);
        const auto name = nameOf(kind, id, finding);
        isNamed = isNamed || !name.empty();
        if (at > 0) appendTo(names, {", ", ", "});
        appendTo(names, name.empty() ? LocalText{id, id} : name);
        at = end + 2;
    }
    return isNamed ? names : LocalText{};
}

LocalText Spoken::nameIn(const model::Subject& subject, const std::string& id) const {
    switch (subject.kind) {
        case SubjectKind::side:
            return nameOf(Called::side, id, {});
        case SubjectKind::group:
            return nameOf(Called::group, id, {});
        case SubjectKind::zone:
            return nameOf(Called::zone, id, {});
        case SubjectKind::objective:
            return nameOf(Called::objective, id, {});
        case SubjectKind::formation:
            return nameOf(Called::formation, id, {});
        case SubjectKind::counterType:
            return nameOf(Called::type, id, {});
        case SubjectKind::part:
            return game_ ? nameOfPart(id) : LocalText{};
        case SubjectKind::feature:
            return game_ ? nameOnMap(id) : LocalText{};
        default:
            return {};
    }
}

std::string Spoken::withNames(const std::string& text, const model::Subject& subject,
                              Language language) const {
    std::string named;
    for (std::size_t at = 0; at < text.size();) {
        const auto open = text.find('\'', at);
        const auto close = open == std::string::npos ? open : text.find('\'', open + 1);
        if (close == std::string::npos) return named + text.substr(at);
        const auto id = text.substr(open + 1, close - open - 1);
        const auto name = nameIn(subject, id);
        named += text.substr(at, open + 1 - at) + (name.empty() ? id : name.in(language)) + "'";
        at = close + 1;
    }
    return named;
}

void Spoken::fillIn(model::Finding& finding) const {
    finding.spoken.clear();
    for (const auto& value : finding.values) {
        const bool isEnglish = value.name.ends_with(".en"), isSpanish = value.name.ends_with(".es");
        const auto stem = value.name.substr(0, value.name.find('.'));
        if (isEnglish || isSpanish) {
            if (stem != "what" && stem != "others") continue;
            auto text =
                withNames(value.text, finding.subject, isEnglish ? Language::english : Language::spanish);
            if (text != value.text) finding.spoken.push_back({value.name, std::move(text)});
            continue;
        }
        if (value.name == "sides") {  // of several, in quotes
            const model::Subject side{SubjectKind::side, {}, {}};
            const auto english = withNames(value.text, side, Language::english);
            if (english != value.text)
                finding.spoken.insert(
                    finding.spoken.end(),
                    {{"sides.en", english}, {"sides.es", withNames(value.text, side, Language::spanish)}});
            continue;
        }
        const auto* row = rowFor(finding, value.name);
        if (!row || value.text.empty()) continue;
        const auto name = listIn(row->kind, value.text, finding);
        if (name.empty()) continue;
        finding.spoken.push_back({value.name + ".en", name.in(Language::english)});
        finding.spoken.push_back({value.name + ".es", name.in(Language::spanish)});
    }
}

}  // namespace cota::checks
