#include "mapsets/table/table_world.h"

#include <algorithm>
#include <utility>

#include "mapsets/table/table_values.h"

namespace cota::mapsets {

class TableWorldFiller {
  public:
    explicit TableWorldFiller(TableWorld& world)
        : world_(world),
          schema_(world.game_->schema()),
          catalogue_(world.game_->mapset().catalogue),
          position_(world.position_),
          areFacesSeen_(std::ranges::none_of(position_.cards,
                                             [](const auto& card) { return card.card->type.empty(); })) {}

    /// An empty row for each thing.
    void count() {
        const auto add = [&](TableKind kind, std::size_t number) {
            world_.values_[static_cast<std::size_t>(kind)].resize(number);
        };
        for (const auto kind : {TableKind::scenario, TableKind::option, TableKind::table, TableKind::act})
            add(kind, 1);
        add(TableKind::seat, position_.seats.size());
        add(TableKind::space, position_.spaces.size());
        add(TableKind::group, position_.groups.size());
        add(TableKind::card, position_.cards.size());
        add(TableKind::end, position_.ends.size());
        add(TableKind::type, position_.types.size());
        add(TableKind::relation, position_.relations.size());
        add(TableKind::pick, position_.picks.size());
    }

    void fill(TableKind kind, std::size_t i) {
        switch (kind) {
            case TableKind::scenario:
                return scenario();
            case TableKind::option:
                return option();
            case TableKind::table:
                return table();
            case TableKind::seat:
                return seat(i);
            case TableKind::space:
                return space(i);
            case TableKind::group:
                return group(i);
            case TableKind::card:
                return card(i);
            case TableKind::end:
                return end(i);
            case TableKind::type:
                return type(i);
            case TableKind::relation:
                return relation(i);
            case TableKind::pick:
                return pick(i);
            case TableKind::act:
                rowOf(kind, i);
        }
    }

  private:
    using Row = TableWorld::Row;
    static constexpr std::size_t none = TablePosition::none;

    Row& rowOf(TableKind kind, std::size_t i) {
        auto& empty = empty_[static_cast<std::size_t>(kind)];
        if (empty.empty())
            for (const FormulaField& field : schema_.kind(numberOf(kind)).fields)
                empty.push_back(FormulaValue::unknown(field.type));
        kind_ = kind;
        return world_.values_[static_cast<std::size_t>(kind)][i] = empty;
    }

    template <class Field>
    static FormulaValue& at(Row& row, Field field) {
        return row[static_cast<std::size_t>(field)];
    }
    void setNamed(Row& row, std::string_view name, FormulaValue value) const {
        const auto field = schema_.fieldOf(numberOf(kind_), name);
        if (field && schema_.field(numberOf(kind_), *field).type == value.type)
            row[static_cast<std::size_t>(*field)] = value;
    }

    FormulaValue thingsOf(TableKind kind, const std::vector<std::size_t>& numbers) {
        auto& row = world_.rows_.emplace_back();
        for (const std::size_t number : numbers) row.push_back(TableWorld::thing(kind, number));
        return FormulaValue::of(std::span<const FormulaThing>(row));
    }
    template <class Meets>
    FormulaValue thingsWhere(TableKind kind, std::size_t count, Meets meets) {
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < count; ++i)
            if (meets(i)) numbers.push_back(i);
        return thingsOf(kind, numbers);
    }
    FormulaValue all(TableKind kind, std::size_t count) {
        return thingsWhere(kind, count, [](std::size_t) { return true; });
    }
    static FormulaValue thingOf(TableKind kind, std::size_t number) {
        return number == none ? FormulaValue::unknown(FormulaType::thing)
                              : FormulaValue::of(TableWorld::thing(kind, number));
    }
    static FormulaValue word(const std::string& text) { return FormulaValue::of(std::string_view(text)); }
    static FormulaValue number(std::size_t value) {
        return FormulaValue::of(static_cast<std::int64_t>(value));
    }

    /// Values that the game declares: what is written, else the fallback, else unknown.
    void declared(Row& row, const std::vector<AttributeType>& types, const model::Attributes& written) const {
        for (const AttributeType& type : types) {
            const auto* text = written.find(type.name);
            if (text == nullptr && !type.fallback.empty()) text = &type.fallback;
            const auto kind = formulaTypeOf(type);
            if (text != nullptr)
                setNamed(row, type.name, valueOf(*text, kind));
            else if (!type.required)
                setNamed(row, type.name, nothingOf(kind));
        }
    }
    /// Of an end of a card; what its class does not declare, it does not have.
    void printed(Row& row, const UnitClass* unitClass, const model::Attributes& written) const {
        const auto& own = world_.game_->printed().of(kind_, unitClass);
        for (const auto& [field, value] : own.values) row[field] = value;
        for (const auto& [name, text] : written) {
            const auto one = std::ranges::find(own.declared, name, &PrintedValues::Declared::name);
            if (one != own.declared.end()) row[one->field] = valueOf(text, one->type);
        }
    }
    void marked(Row& row, MarkerKind::On on, const std::vector<model::TableMarker>& lying) const {
        for (const MarkerKind& kind : catalogue_.table.markers) {
            if (kind.on != on) continue;
            std::int64_t sum = 0;
            bool isThere = false;
            for (const model::TableMarker& one : lying) {
                if (one.kind != kind.id) continue;
                isThere = true;
                sum += one.value.value_or(kind.most == 0 ? 1 : 0);
            }
            setNamed(row, kind.id, FormulaValue::of(sum));
            setNamed(row, markedField(kind), FormulaValue::of(isThere));
        }
    }
    FormulaValue nationOf(const model::SideId& id) const {
        if (!world_.document_->scenario) return FormulaValue::unknown(FormulaType::word);
        for (const model::Side& side : (*world_.document_->scenario)->sides)
            if (side.id == id) return word(side.nation);
        // Of a side that the scenario does not have nobody knows the nation; another rule tells it.
        return id.empty() ? word(noText()) : FormulaValue::unknown(FormulaType::word);
    }
    static const std::string& noText() {
        static const std::string text;
        return text;
    }

    void scenario() {
        Row& row = rowOf(TableKind::scenario, 0);
        if (world_.document_->scenario)
            declared(row, catalogue_.scenarioAttributes, (*world_.document_->scenario)->attributes);
    }

    void option() {
        Row& options = rowOf(TableKind::option, 0);
        for (std::size_t i = 0; i < options.size() && i < world_.options_.size(); ++i)
            options[i] = word(world_.options_[i]);
    }

    void table() {
        Row& row = rowOf(TableKind::table, 0);
        at(row, OfTable::seats) = all(TableKind::seat, position_.seats.size());
        at(row, OfTable::spaces) = all(TableKind::space, position_.spaces.size());
        at(row, OfTable::groups) = all(TableKind::group, position_.groups.size());
        at(row, OfTable::cards) = all(TableKind::card, position_.cards.size());
        at(row, OfTable::relations) = all(TableKind::relation, position_.relations.size());
        at(row, OfTable::picks) = all(TableKind::pick, position_.picks.size());
        at(row, OfTable::types) = all(TableKind::type, position_.types.size());
        at(row, OfTable::players) = number(position_.seats.size());
        at(row, OfTable::hasTurn) = FormulaValue::of(position_.tableau && !position_.tableau->turn.empty());
        if (position_.tableau == nullptr) return;
        at(row, OfTable::turn) = thingOf(TableKind::seat, position_.seatOf(position_.tableau->turn));
        at(row, OfTable::start) = thingOf(TableKind::seat, position_.seatOf(position_.tableau->start));
        declared(row, catalogue_.table.tableAttributes, position_.tableau->attributes);
        marked(row, MarkerKind::On::table, position_.tableau->markers);
    }

    // Seats are written clockwise: the next one sits to the left.
    void seat(std::size_t i) {
        Row& row = rowOf(TableKind::seat, i);
        const std::size_t count = position_.seats.size();
        at(row, OfSeat::id) = word(position_.seats[i]->id.text);
        at(row, OfSeat::number) = number(i + 1);
        at(row, OfSeat::left) = thingOf(TableKind::seat, (i + 1) % count);
        at(row, OfSeat::right) = thingOf(TableKind::seat, (i + count - 1) % count);
        at(row, OfSeat::side) = word(position_.seats[i]->side.text);
        at(row, OfSeat::nation) = nationOf(position_.seats[i]->side);
        at(row, OfSeat::groups) = thingsWhere(TableKind::group, position_.groups.size(), [&](std::size_t k) {
            return position_.spaces[position_.groups[k].space].seat == i;
        });
        at(row, OfSeat::spaces) = thingsWhere(TableKind::space, position_.spaces.size(),
                                              [&](std::size_t k) { return position_.spaces[k].seat == i; });
        at(row, OfSeat::cards) = thingsWhere(TableKind::card, position_.cards.size(), [&](std::size_t k) {
            return position_.spaces[position_.cards[k].space].seat == i;
        });
        at(row, OfSeat::picks) = thingsWhere(TableKind::pick, position_.picks.size(),
                                             [&](std::size_t k) { return position_.picks[k].seat == i; });
        declared(row, catalogue_.table.seatAttributes, position_.seats[i]->attributes);
    }

    void space(std::size_t i) {
        Row& row = rowOf(TableKind::space, i);
        const auto& space = position_.spaces[i];
        at(row, OfSpace::id) = word(space.space->id.text);
        at(row, OfSpace::kind) = word(space.space->kind);
        at(row, OfSpace::seat) = thingOf(TableKind::seat, space.seat);
        at(row, OfSpace::cards) = thingsOf(TableKind::card, space.cards);
        at(row, OfSpace::groups) = thingsOf(TableKind::group, space.groups);
        std::size_t size = space.cards.size();
        for (const std::size_t group : space.groups)
            size += position_.groups[group].cards.size() + position_.groups[group].attached.size();
        at(row, OfSpace::size) = number(size);
        declared(row, catalogue_.table.spaceAttributes, space.space->attributes);
        marked(row, MarkerKind::On::space, space.space->markers);
    }

    void group(std::size_t i) {
        Row& row = rowOf(TableKind::group, i);
        const auto& group = position_.groups[i];
        at(row, OfGroup::id) = word(group.group->id.text);
        at(row, OfGroup::side) = word(group.group->side.text);
        at(row, OfGroup::nation) = nationOf(group.group->side);
        at(row, OfGroup::seat) = thingOf(TableKind::seat, position_.spaces[group.space].seat);
        at(row, OfGroup::space) = thingOf(TableKind::space, group.space);
        at(row, OfGroup::cards) = thingsOf(TableKind::card, group.cards);
        at(row, OfGroup::attached) = thingsOf(TableKind::card, group.attached);
        const auto related = [&](std::size_t TablePosition::Relation::*end) {
            return thingsWhere(TableKind::relation, position_.relations.size(),
                               [&](std::size_t k) { return position_.relations[k].*end == i; });
        };
        at(row, OfGroup::relationsFrom) = related(&TablePosition::Relation::from);
        at(row, OfGroup::relationsTo) = related(&TablePosition::Relation::to);
        declared(row, catalogue_.table.groupAttributes, group.group->attributes);
        marked(row, MarkerKind::On::group, group.group->markers);
    }

    const UnitClass* classOf(const TablePosition::End& end) const {
        return catalogue_.unitClass(*end.unitClass);
    }

    void card(std::size_t i) {
        Row& row = rowOf(TableKind::card, i);
        const auto& card = position_.cards[i];
        at(row, OfCard::id) =
            card.card->type.empty() ? FormulaValue::unknown(FormulaType::word) : word(card.card->type.text);
        at(row, OfCard::end) = FormulaValue::of(std::int64_t{card.card->end});
        at(row, OfCard::turned) = FormulaValue::of(card.card->turned);
        at(row, OfCard::faceDown) = FormulaValue::of(card.card->faceDown);
        at(row, OfCard::inGroup) = FormulaValue::of(card.group != none);
        at(row, OfCard::attached) = FormulaValue::of(card.isAttached);
        at(row, OfCard::group) = thingOf(TableKind::group, card.group);
        at(row, OfCard::seat) = thingOf(TableKind::seat, card.seat);
        at(row, OfCard::space) = thingOf(TableKind::space, card.space);
        declared(row, catalogue_.table.cardAttributes, card.card->attributes);
        marked(row, MarkerKind::On::card, card.card->markers);
        if (card.type == none) return;
        const auto& type = position_.types[card.type];
        const auto ends = type.type->ends.size() + 1;
        std::vector<std::size_t> numbers;
        for (std::size_t k = 0; k < ends; ++k) numbers.push_back(type.firstEnd + k);
        at(row, OfCard::ends) = thingsOf(TableKind::end, numbers);
        if (card.card->end < 1 || static_cast<std::size_t>(card.card->end) > ends) return;
        const auto& up = position_.ends[type.firstEnd + static_cast<std::size_t>(card.card->end) - 1];
        const UnitClass* unitClass = classOf(up);
        at(row, OfCard::kindOf) = word(up.unitClass->text);
        at(row, OfCard::nation) = word(*up.nation);
        if (unitClass != nullptr)
            at(row, OfCard::tags) = FormulaValue::of(std::span<const std::string>(unitClass->tags));
        printed(row, unitClass, *up.values);
    }

    void end(std::size_t i) {
        Row& row = rowOf(TableKind::end, i);
        const auto& end = position_.ends[i];
        const UnitClass* unitClass = classOf(end);
        at(row, OfEnd::kindOf) = word(end.unitClass->text);
        at(row, OfEnd::nation) = word(*end.nation);
        at(row, OfEnd::number) = FormulaValue::of(std::int64_t{end.number});
        if (unitClass != nullptr)
            at(row, OfEnd::tags) = FormulaValue::of(std::span<const std::string>(unitClass->tags));
        printed(row, unitClass, *end.values);
    }

    void type(std::size_t i) {
        Row& row = rowOf(TableKind::type, i);
        const auto& type = position_.types[i];
        const auto& first = position_.ends[type.firstEnd];
        const UnitClass* unitClass = classOf(first);
        at(row, OfType::id) = word(type.type->id.text);
        at(row, OfType::kindOf) = word(first.unitClass->text);
        at(row, OfType::nation) = word(*first.nation);
        // A card whose face is hidden may be of this type; there are at least as many as are seen.
        const bool areEnough = static_cast<std::int64_t>(type.placed) >= type.type->available;
        if (areFacesSeen_ || (type.type->available > 0 && areEnough))
            at(row, OfType::placed) = number(type.placed);
        // 0 means that nobody has stated the number.
        if (type.type->available > 0)
            at(row, OfType::copies) = FormulaValue::of(std::int64_t{type.type->available});
        if (unitClass != nullptr)
            at(row, OfType::tags) = FormulaValue::of(std::span<const std::string>(unitClass->tags));
        std::vector<std::size_t> numbers;
        for (std::size_t k = 0; k <= type.type->ends.size(); ++k) numbers.push_back(type.firstEnd + k);
        at(row, OfType::ends) = thingsOf(TableKind::end, numbers);
        printed(row, unitClass, *first.values);
    }

    void relation(std::size_t i) {
        Row& row = rowOf(TableKind::relation, i);
        const auto& relation = position_.relations[i];
        at(row, OfRelation::kind) = word(relation.relation->kind);
        at(row, OfRelation::label) = word(relation.relation->label);
        at(row, OfRelation::from) = thingOf(TableKind::group, relation.from);
        at(row, OfRelation::to) = thingOf(TableKind::group, relation.to);
        at(row, OfRelation::value) = FormulaValue::of(std::int64_t{relation.relation->value.value_or(0)});
        declared(row, catalogue_.table.relationAttributes, relation.relation->attributes);
    }

    void pick(std::size_t i) {
        Row& row = rowOf(TableKind::pick, i);
        const auto& pick = position_.picks[i];
        at(row, OfPick::seat) = thingOf(TableKind::seat, pick.seat);
        at(row, OfPick::card) = word(pick.pick->type.text);
        at(row, OfPick::side) = word(pick.pick->side.text);
        at(row, OfPick::nation) = nationOf(pick.pick->side);
    }

    TableWorld& world_;
    const FormulaSchema& schema_;
    const Catalogue& catalogue_;
    const TablePosition& position_;
    const bool areFacesSeen_;  // of all cards on the table
    TableKind kind_ = TableKind::table;
    std::array<Row, tableKindNames.size()> empty_;
};

TableWorld::TableWorld(const TableGame& game, const model::Document& document,
                       std::vector<std::string> options, Filled filled)
    : game_(&game),
      document_(&document),
      position_(document),
      options_(std::move(options)),
      filler_(std::make_unique<TableWorldFiller>(*this)) {
    filler_->count();
    fill(thing(TableKind::act, 0));
    if (filled == Filled::atOnce) {
        for (std::size_t kind = 0; kind < values_.size(); ++kind)
            for (std::size_t i = 0; i < values_[kind].size(); ++i)
                fill(thing(static_cast<TableKind>(kind), i));
        filler_.reset();
    }
    setAct({});
}

TableWorld::~TableWorld() = default;

void TableWorld::fill(FormulaThing thing) const {
    filler_->fill(static_cast<TableKind>(thing.kind), thing.index);
}

FormulaThing TableWorld::setAct(const TableAct& act) {
    const auto cards = [](std::vector<FormulaThing>& things, const std::vector<std::size_t>& numbers) {
        things.clear();
        for (const std::size_t number : numbers) things.push_back(thing(TableKind::card, number));
    };
    cards(actUnits_, act.units);
    cards(actTargets_, act.targets);
    played_ = act.played;
    Row& row = values_[static_cast<std::size_t>(TableKind::act)].front();
    row[static_cast<std::size_t>(OfAct::units)] = FormulaValue::of(std::span<const FormulaThing>(actUnits_));
    row[static_cast<std::size_t>(OfAct::targets)] =
        FormulaValue::of(std::span<const FormulaThing>(actTargets_));
    row[static_cast<std::size_t>(OfAct::played)] = FormulaValue::of(std::span<const std::string>(played_));
    return thing(TableKind::act, 0);
}

}  // namespace cota::mapsets
