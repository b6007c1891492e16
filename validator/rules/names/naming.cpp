#include "validator/rules/names/naming.h"

#include <algorithm>

#include "formats/model/document/board_text.h"
#include "formats/model/document/type_bases.h"
#include "formats/model/finding/nearest_word.h"

namespace cota::checks {

using model::SubjectKind;

namespace {

model::Attributes differing(const model::Attributes& values, const model::Attributes& from) {
    model::Attributes own;
    for (const auto& [name, text] : values)
        if (const auto* inherited = from.find(name); !inherited || *inherited != text) own.set(name, text);
    return own;
}

}  // namespace

std::string NamedBoard::hex(model::HexCoord at) const {
    auto label = board->grid.contains(at) ? board->grid.label(at) : std::string{};
    if (label.empty()) label = model::axialText(at);
    return prefix + label;
}

model::Subject NamedBoard::subject() const { return subjectOf(SubjectKind::board, board->id); }

std::vector<model::Subject> NamedBoard::places(model::HexCoord at) const {
    return {subjectOf(SubjectKind::hex, board->grid.label(at)), subject()};
}

NamedBoard namedBoard(const CheckContext& context, const std::string& file, const model::Board& board) {
    NamedBoard named{file, &board, {}, {}};
    if (const auto* scenario = context.scenario()) {
        const auto& placed = scenario->assembly.boards;
        const auto it =
            std::find_if(placed.begin(), placed.end(), [&](const auto& one) { return one.file == file; });
        if (it != placed.end()) {
            named.prefix = it->id.text + scenario->assembly.separator;
            named.placed = it->id.text;
        }
    }
    return named;
}

std::vector<NamedBoard> boardsOf(const CheckContext& context) {
    std::vector<NamedBoard> boards;
    for (const auto& [file, board] : context.document().boards)
        boards.push_back(namedBoard(context, file, *board));
    return boards;
}

model::Subject wholeScenario(const CheckContext& context) {
    return subjectOf(SubjectKind::scenario, context.scenario()->id);
}

Note noteAt(const NamedBoard& board, model::HexCoord at, std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("hex", board.hex(at)));
    note.subject = board.subject(at);
    note.places = board.places(at);
    return note;
}

Note noteAt(const NamedBoard& board, const model::FeatureAt& feature,
            std::vector<model::MessageValue> values) {
    Note note = noteAt(board, feature.at, std::move(values));
    note.item = board.item(feature);
    return note;
}

Note noteAt(const NamedBoard& board, const model::HexsideAt& hexside,
            std::vector<model::MessageValue> values) {
    Note note = noteAt(board, hexside.side.hex, std::move(values));
    note.item = board.item(hexside);
    return note;
}

Note noteOfMany(const NamedBoard& board, const std::vector<model::HexCoord>& hexes) {
    Note note = noteAt(board, hexes.front(), {value("count", static_cast<long long>(hexes.size()))});
    for (std::size_t i = 0; i < hexes.size() && i < 20; ++i)
        note.subject.hexes.push_back(board.hex(hexes[i]));
    note.values.push_back(value("hexes", note.subject.hexes));
    note.cases = hexes.size();
    return note;
}

namespace {

/// In small letters, with hyphens for other marks, so that spellings can be compared.
std::string plainly(std::string_view word) {
    std::string letters;
    for (const char letter : word) {
        const bool isMark = letter == '_' || letter == ' ' || letter == '.';
        const bool isCapital = letter >= 'A' && letter <= 'Z';
        letters += isMark ? '-' : isCapital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return letters;
}

}  // namespace

model::MessageValue nearest(std::string_view word, const std::vector<std::string_view>& known) {
    constexpr std::size_t most = 4;
    const auto meant = plainly(word);
    const auto farthest = std::max<std::size_t>(1, word.size() / 3);
    std::vector<std::string> words;
    for (const auto one : model::nearestWords(word, known, known.size())) {
        const auto distance =
            std::min(model::editDistance(word, one), model::editDistance(meant, plainly(one)));
        if (distance <= farthest && distance < one.size() && words.size() < most) words.emplace_back(one);
    }
    return model::knownWords(words);
}

model::MessageValue allKnown(std::string_view word, std::vector<std::string_view> known, std::size_t most) {
    std::vector<std::string> words;
    for (const auto one : model::nearestWords(word, std::move(known), most)) words.emplace_back(one);
    return model::knownWords(words, "-");
}

bool isSwitched(const CheckContext& context, const std::vector<std::string>& words) {
    if (words.empty()) return true;
    if (words.size() != 2) return false;
    const auto& name = words[0];
    const auto& word = words[1];
    if (const auto& option = context.battlefield().option(name); !option.empty()) return option == word;
    if (const auto* stated = context.scenario()->attributes.find(name)) return *stated == word;
    const auto& types = context.catalogue().scenarioAttributes;
    return std::any_of(types.begin(), types.end(),
                       [&](const auto& type) { return type.name == name && type.fallback == word; });
}

bool statesWeather(const model::Scenario& scenario) {
    const auto& records = scenario.turns.records;
    return std::any_of(records.begin(), records.end(), [](const auto& one) { return !one.weather.empty(); });
}

bool isIn(const CheckContext& context, const mapsets::ListedUnit& unit, const std::string& state) {
    const auto* posting = unit.posting();
    return posting && mapsets::flagOf(context.catalogue().placementAttributes, posting->placement->attributes,
                                      state) == true;
}

namespace {

class Walk {
  public:
    explicit Walk(const CheckContext& context) : context_(context), game_(context.catalogue()) {}

    std::vector<Holder> all() {
        for (const auto& named : boardsOf(context_)) board(named);
        for (const auto& [file, forces] : context_.forces()) oneForces(file, *forces);
        if (const auto* scenario = context_.scenario()) {
            add(scenario->attributes, game_.scenarioAttributes, "scenario",
                model::inWords("what", model::textOf(local("the scenario"))),
                subjectOf(SubjectKind::scenario, scenario->id));
            sidesAndGroups(*scenario);
            things(*scenario);
            if (scenario->tableau) onTable(*scenario->tableau);
        }
        return std::move(holders_);
    }

  private:
    void add(const model::Attributes& values, const std::vector<mapsets::AttributeType>& types,
             std::string of, model::MessageValue what, model::Subject subject,
             std::optional<model::ListItem> item = {}, std::vector<model::Subject> places = {}) {
        holders_.push_back({&values, &types, std::move(of), std::move(what), std::move(subject),
                            std::move(places), std::move(item), true, false});
    }

    void board(const NamedBoard& named_) {
        const auto& board = *named_.board;
        add(board.attributes, game_.boardAttributes, "board",
            whatOf(local("with article", "board"), ValueKind::board, board.id), named_.subject());
        for (const auto& [hex, note] : board.notes)
            add(note.attributes, game_.hexAttributes, "hex",
                whatOf(local("with article", "hex"), ValueKind::text, named_.hex(hex)), named_.subject(hex),
                {}, named_.places(hex));
        for (const auto& one : board.features)
            feature(one.kind, one.attributes, named_.hex(one.at), named_.item(one), named_.places(one.at));
    }

    void feature(const model::FeatureId& kind, const model::Attributes& values, const std::string& hex,
                 model::ListItem item, std::vector<model::Subject> places) {
        if (const auto* type = game_.feature(kind))
            add(values, type->attributes, "feature:" + kind.text,
                inPhrase("what", {"'" + kind.text + "' in " + hex, "'" + kind.text + "' en " + hex},
                         ValueKind::onMap, kind.text),
                subjectOf(SubjectKind::feature, kind.text + "@" + hex, {hex}), std::move(item),
                std::move(places));
    }

    void oneForces(const std::string& file, const model::Forces& forces) {
        for (const auto& type : forces.types) {
            const auto* unitClass = game_.unitClass(type.unitClass);
            if (!unitClass) continue;
            const auto bases = model::basesOf(forces, type);
            const auto* base =
                bases.empty() || bases.front()->unitClass != type.unitClass ? nullptr : bases.front();
            const auto addFace = [&](const model::Attributes& values, const auto& types, const char* of,
                                     const model::LocalLiteral& words) {
                add(values, types, of, whatOf(words, ValueKind::counterType, type.id.text),
                    subjectOf(SubjectKind::counterType, type.id), itemOf(file, forces, type));
            };
            const auto face = [&](model::Attributes model::CounterType::*side, const auto& types,
                                  const char* of, const model::LocalLiteral& words) {
                if (!base) return addFace(type.*side, types, of, words);
                // Inherited values are reported at the base.
                const auto own = std::make_shared<model::Attributes>(differing(type.*side, base->*side));
                addFace(*own, types, of, words);
                holders_.back().mustBeComplete = false;
                holders_.back().laid = own;
                if (own->empty()) return;
                addFace(type.*side, types, of, words);
                holders_.back().own = own.get();
                holders_.back().laid = own;
            };
            face(&model::CounterType::front, unitClass->front, "front", local("the front of"));
            face(&model::CounterType::back, unitClass->back, "back", local("the back of"));
            // A blank back is not an incomplete back; a base that is missing is reported as such.
            const bool lacksBase = !type.base.empty() && bases.empty();
            if (lacksBase) (holders_.end() - 2)->mustBeComplete = holders_.back().mustBeComplete = false;
            if (!base && !lacksBase) holders_.back().mustBeComplete = !type.back.empty();
            for (const auto& end : type.ends)
                if (const auto* endClass = game_.unitClass(end.unitClass))
                    addFace(end.attributes, endClass->front, "end", local("another end of"));
        }
        for (const auto& formation : forces.formations)
            add(formation.attributes, game_.formationAttributes, "formation",
                whatOf(local("with article", "formation"), ValueKind::formation, formation.id.text),
                subjectOf(SubjectKind::formation, formation.id), itemOf(file, forces, formation));
        for (const auto& counter : forces.counters) oneCounter(file, forces, counter);
    }

    // A counter may replace any value of its type.
    void oneCounter(const std::string& file, const model::Forces& forces, const model::Counter& counter) {
        const auto addAs = [&](const model::Attributes& values, const auto& types, const char* of) {
            add(values, types, of,
                whatOf(local("with article", "counter"), ValueKind::counter, counter.id.text),
                subjectOf(SubjectKind::counter, counter.id), itemOf(file, forces, counter));
        };
        addAs(counter.attributes, game_.counterAttributes, "counter");
        if (counter.attributes.empty()) return;
        const auto* type = context_.orderOfBattle().type(counter.type);
        const auto* unitClass = type ? game_.unitClass(type->unitClass) : nullptr;
        holders_.back().mayHaveOthers = unitClass == nullptr;
        if (unitClass == nullptr) return;
        holders_.back().alsoDeclared = {&unitClass->front, &unitClass->back};
        const auto lay = [&](const model::Attributes& printed, const auto& types, const char* of) {
            if (std::none_of(types.begin(), types.end(),
                             [&](const auto& one) { return counter.attributes.has(one.name); }))
                return;
            auto laid = std::make_shared<model::Attributes>(printed);
            for (const auto& [name, text] : counter.attributes) laid->set(name, text);
            addAs(*laid, types, of);
            holders_.back().own = &counter.attributes;
            holders_.back().laid = std::move(laid);
        };
        lay(type->front, unitClass->front, "front");
        if (!type->back.empty()) lay(type->back, unitClass->back, "back");
    }

    void sidesAndGroups(const model::Scenario& scenario) {
        for (const auto& side : scenario.sides)
            add(side.attributes, game_.sideAttributes, "side",
                whatOf(local("with article", "side"), ValueKind::side, side.id.text),
                subjectOf(SubjectKind::side, side.id), itemOf(scenario, side));
        for (const auto& group : scenario.groups) {
            add(group.attributes, game_.groupAttributes, "group",
                whatOf(local("with article", "group"), ValueKind::group, group.id.text),
                subjectOf(SubjectKind::group, group.id), itemOf(scenario, group));
            for (const auto& placement : group.units)
                add(placement.attributes, game_.placementAttributes, "placement",
                    whatOf(local("the placement of"), ValueKind::counter, placement.counter.text),
                    subjectOf(SubjectKind::counter, placement.counter), itemOf(scenario, group, placement),
                    {subjectOf(SubjectKind::group, group.id)});
        }
    }

    void things(const model::Scenario& scenario) {
        for (const auto& one : scenario.features)
            feature(one.kind, one.attributes, one.at.label, itemOf(scenario, one),
                    {subjectOf(SubjectKind::hex, one.at.label)});
        for (const auto& exit : scenario.exits)
            add(exit.attributes, game_.exitAttributes, "exit",
                whatOf(local("the exit of"), ValueKind::side, exit.side.text),
                subjectOf(SubjectKind::side, exit.side), itemOf(scenario, exit),
                {subjectOf(SubjectKind::zone, exit.zone)});
        for (const auto& part : scenario.parts)
            if (const auto* kind = game_.partKind(part.kind))
                add(part.attributes, kind->attributes, "part:" + part.kind.text,
                    part.side.empty()
                        ? whatOf(local("part"), ValueKind::part, part.kind.text)
                        : whatOf(local("part"), ValueKind::part, part.kind.text + " " + part.side.text),
                    context_.subjectOf(part), itemOf(scenario, part));
        for (const auto& objective : scenario.objectives)
            add(objective.attributes, game_.objectiveAttributes, "objective",
                whatOf(local("with article", "objective"), ValueKind::objective, objective.id.text),
                subjectOf(SubjectKind::objective, objective.id), itemOf(scenario, objective));
        for (const auto& record : scenario.turns.records)
            add(record.attributes, game_.turnAttributes, "turn",
                whatOf(local("the turns from"), ValueKind::text, std::to_string(record.from)),
                subjectOf(SubjectKind::turn, std::to_string(record.from)), itemOf(scenario, record));
    }

    void onTable(const model::Tableau& tableau) {
        const auto& game = game_.table;
        if (!game.isUsed()) return;
        add(tableau.attributes, game.tableAttributes, "table",
            model::inWords("what", model::textOf(local("the table"))),
            subjectOf(SubjectKind::scenario, "tableau"));
        for (const auto& seat : tableau.seats)
            add(seat.attributes, game.seatAttributes, "seat",
                whatOf(local("seat"), ValueKind::seat, seat.id.text), subjectOf(SubjectKind::seat, seat.id),
                model::itemOf({}, ItemList::seats, tableau.seats, seat));
        for (const auto& space : tableau.spaces)
            add(space.attributes, game.spaceAttributes, "space",
                whatOf(local("space"), ValueKind::space, space.id.text),
                subjectOf(SubjectKind::space, space.id),
                model::itemOf({}, ItemList::spaces, tableau.spaces, space));
        const auto groups = model::cardGroupsOf(tableau);
        for (std::size_t i = 0; i < groups.size(); ++i)
            add(groups[i]->attributes, game.groupAttributes, "card-group",
                whatOf(local("with article", "group"), ValueKind::cardGroup, groups[i]->id.text),
                subjectOf(SubjectKind::cardGroup, groups[i]->id),
                model::ListItem{{}, ItemList::cardGroups, i});
        const auto cards = model::cardsOf(tableau);
        for (std::size_t i = 0; i < cards.size(); ++i)
            add(cards[i]->attributes, game.cardAttributes, "card",
                whatOf(local("card"), ValueKind::counterType, cards[i]->type.text),
                subjectOf(SubjectKind::counterType, cards[i]->type), model::ListItem{{}, ItemList::cards, i});
        for (const auto& relation : tableau.relations)
            add(relation.attributes, game.relationAttributes, "relation",
                whatOf(local("relation"), ValueKind::text, relation.name()),
                subjectOf(SubjectKind::relation, relation.name()),
                model::itemOf({}, ItemList::relations, tableau.relations, relation));
    }

    const CheckContext& context_;
    const mapsets::Catalogue& game_;
    std::vector<Holder> holders_;
};

}  // namespace

const mapsets::AttributeType* Holder::typeOf(std::string_view name) const {
    const auto among = [&](const auto& declared) -> const mapsets::AttributeType* {
        for (const auto& type : declared)
            if (type.name == name) return &type;
        return nullptr;
    };
    const auto* type = among(*types);
    for (const auto* others : alsoDeclared)
        if (!type) type = among(*others);
    return type;
}

bool Holder::answersFor(std::initializer_list<std::string_view> names) const {
    return !own ||
           std::any_of(names.begin(), names.end(), [&](std::string_view name) { return own->has(name); });
}

Note Holder::noteWith(std::vector<model::MessageValue> also) const {
    Note note;
    note.values = std::move(also);
    note.values.push_back(what);
    note.subject = subject;
    note.places = places;
    note.item = item;
    return note;
}

const std::vector<Holder>& holdersOf(const CheckContext& context) {
    return context.shared<std::vector<Holder>>([](const CheckContext& own) { return Walk(own).all(); });
}

}  // namespace cota::checks
