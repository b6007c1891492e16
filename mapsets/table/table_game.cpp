#include "mapsets/table/table_game.h"

#include <algorithm>
#include <utility>

#include "mapsets/table/set_up_reader.h"
#include "mapsets/table/table_words.h"

namespace cota::mapsets {

namespace {

constexpr FormulaThing only(TableKind kind) { return {static_cast<std::uint16_t>(kind), 0}; }

}  // namespace

std::optional<TableKind> tableKindOf(std::string_view name) {
    const auto it = std::find(tableKindNames.begin(), tableKindNames.end(), name);
    if (it == tableKindNames.end()) return {};
    return static_cast<TableKind>(it - tableKindNames.begin());
}

FormulaType formulaTypeOf(const AttributeType& type) {
    if (type.kind == AttributeType::Kind::flag) return FormulaType::flag;
    return type.kind == AttributeType::Kind::integer ? FormulaType::number : FormulaType::word;
}

std::string markedField(const MarkerKind& kind) { return "marked-" + kind.id; }

class TableGameBuilder {
  public:
    TableGameBuilder(TableGame& game, std::vector<TableFault>& faults)
        : game_(game), schema_(game.schema_), catalogue_(game.mapset_->catalogue), faults_(faults) {}

    void build() {
        kinds();
        printed();
        declared();
        limitWords(catalogue_, schema_);
        markers();
        schema_.addConstant("table", only(TableKind::table));
        schema_.addConstant("scenario", only(TableKind::scenario));
        schema_.addConstant("option", only(TableKind::option));
        terms();
        musts();
        for (const TableAction& action : catalogue_.table.actions) addAction(action);
        scores();
        game_.setUp_ = readSetUpStages(catalogue_, schema_, game_.musts_, faults_);
    }

  private:
    using Names = std::vector<FormulaName>;

    void kinds() {
        for (const auto name : tableKindNames) schema_.addKind(std::string(name));
        const auto add = [&](TableKind kind, const auto& fields) {
            for (const TableField& field : fields)
                schema_.addField(numberOf(kind), std::string(field.name), field.type, numberOf(field.of));
        };
        add(TableKind::table, tableFields);
        add(TableKind::seat, seatFields);
        add(TableKind::space, spaceFields);
        add(TableKind::group, groupFields);
        add(TableKind::card, cardFields);
        add(TableKind::end, endFields);
        add(TableKind::relation, relationFields);
        add(TableKind::pick, pickFields);
        add(TableKind::type, typeFields);
        add(TableKind::act, actFields);
        for (const Option& option : catalogue_.options)
            add_(TableKind::option, option.id, FormulaType::word, {});
    }

    /// Values on the ends of cards: each class declares its own, and equal names are one field.
    void printed() {
        for (const UnitClass& one : catalogue_.unitClasses) {
            for (const AttributeType& type : one.front)
                onFaces(type.name, formulaTypeOf(type),
                        "unit/" + one.id.text + "/front/attribute/" + type.name);
            for (const auto& value : one.values)
                onFaces(value.first, FormulaType::word, "unit/" + one.id.text);
        }
    }
    void onFaces(const std::string& name, FormulaType type, const std::string& place) {
        for (const TableKind kind : {TableKind::card, TableKind::end, TableKind::type}) {
            const auto field = schema_.fieldOf(numberOf(kind), name);
            const bool isSame = field && static_cast<std::size_t>(*field) >= fixedFields(kind) &&
                                schema_.field(numberOf(kind), *field).type == type;
            if (!isSame) add_(kind, name, type, place);
        }
    }
    static std::size_t fixedFields(TableKind kind) {
        if (kind == TableKind::card) return cardFields.size();
        return kind == TableKind::end ? endFields.size() : typeFields.size();
    }

    void declared() {
        const auto add = [&](TableKind kind, const std::vector<AttributeType>& types, const char* of) {
            for (const AttributeType& type : types)
                add_(kind, type.name, formulaTypeOf(type),
                     std::string("attributes/") + of + "/attribute/" + type.name);
        };
        add(TableKind::table, catalogue_.table.tableAttributes, "table");
        add(TableKind::scenario, catalogue_.scenarioAttributes, "scenario");
        add(TableKind::seat, catalogue_.table.seatAttributes, "seat");
        add(TableKind::space, catalogue_.table.spaceAttributes, "space");
        add(TableKind::group, catalogue_.table.groupAttributes, "card-group");
        add(TableKind::card, catalogue_.table.cardAttributes, "card");
        add(TableKind::relation, catalogue_.table.relationAttributes, "relation");
    }

    void markers() {
        static constexpr std::array<TableKind, 4> places{TableKind::card, TableKind::group, TableKind::space,
                                                         TableKind::table};
        for (const MarkerKind& kind : catalogue_.table.markers) {
            const TableKind on = places[static_cast<std::size_t>(kind.on)];
            add_(on, kind.id, FormulaType::number, "marker-kind/" + kind.id);
            add_(on, markedField(kind), FormulaType::flag, "marker-kind/" + kind.id);
        }
    }

    /// A second field of one name is a fault.
    void add_(TableKind kind, const std::string& name, FormulaType type, const std::string& place) {
        if (schema_.fieldOf(numberOf(kind), name))
            faults_.push_back({place, {FormulaFault::Kind::takenName, 0, name, {}}});
        else
            schema_.addField(numberOf(kind), name, type);
    }

    std::optional<Formula> read(const std::string& text, const Names& names,
                                std::optional<FormulaType> wanted, const std::string& place) {
        FormulaFault fault;
        auto formula = Formula::read(text, schema_, names, wanted, fault);
        if (!formula) faults_.push_back({place, std::move(fault)});
        return formula;
    }
    /// False if there is a text that is no formula.
    bool readIf(const std::string& text, const Names& names, FormulaType wanted, const std::string& place,
                std::optional<Formula>& formula) {
        if (text.empty()) return true;
        formula = read(text, names, wanted, place);
        return formula.has_value();
    }

    std::optional<TableKind> kindNamed(const std::string& name, const std::string& place) {
        const auto kind = tableKindOf(name);
        if (!kind) faults_.push_back({place, unknownKind(name)});
        return kind;
    }
    static FormulaFault unknownKind(const std::string& name) {
        std::vector<std::string> known(tableKindNames.begin(), tableKindNames.end());
        std::sort(known.begin(), known.end());
        return {FormulaFault::Kind::unknownName, 0, name, std::move(known)};
    }
    static FormulaName named(std::string name, TableKind kind) {
        return {std::move(name), FormulaType::thing, numberOf(kind)};
    }
    static Names itself(TableKind kind) {
        return {named(std::string(tableKindNames[static_cast<std::size_t>(kind)]), kind)};
    }

    /// A term may use those before it. Kinds of groups may use all terms that do not need them, so terms that
    /// cannot be read yet are read again after the kinds.
    void terms() {
        std::vector<const TableTerm*> later;
        for (const TableTerm& term : catalogue_.table.terms)
            if (!addTerm(term, nullptr)) later.push_back(&term);
        addGroupKinds();
        for (const TableTerm* term : later) addTerm(*term, &faults_);
    }
    bool addTerm(const TableTerm& term, std::vector<TableFault>* faults) {
        const auto place = "term/" + term.id;
        const auto kind = tableKindOf(term.of);
        TableFault fault{place + "/is", {}};
        std::optional<Formula> formula;
        if (!kind)
            fault = {place, unknownKind(term.of)};
        else if (schema_.fieldOf(numberOf(*kind), term.id))
            fault = {place, {FormulaFault::Kind::takenName, 0, term.id, {}}};
        else
            formula = Formula::read(term.is, schema_, itself(*kind), {}, fault.fault);
        if (formula) schema_.addTerm(numberOf(*kind), term.id, std::move(*formula));
        if (!formula && faults != nullptr) faults->push_back(std::move(fault));
        return formula.has_value();
    }

    /// The field "kind": the first kind whose condition holds, else ''.
    void addGroupKinds() {
        const auto names = itself(TableKind::group);
        std::string text, end;
        for (const GroupKind& kind : catalogue_.table.groups) {
            if (!read(kind.when, names, FormulaType::flag, "group-kind/" + kind.id + "/when")) continue;
            text += "if(" + kind.when + ", '" + kind.id + "', ";
            end += ')';
        }
        FormulaFault fault;
        auto formula = Formula::read(text + "''" + end, schema_, names, FormulaType::word, fault);
        if (!formula) formula = Formula::read("''", schema_, names, FormulaType::word, fault);
        game_.groupKind_ = schema_.addTerm(numberOf(TableKind::group), "kind", std::move(*formula));
        limitGroupKinds(catalogue_, schema_);
    }

    void musts() {
        for (const TableMust& must : catalogue_.table.musts) {
            const auto place = "must/" + must.id;
            const auto kind = kindNamed(must.of, place);
            if (!kind) continue;
            std::optional<Formula> when;
            if (!readIf(must.when, itself(*kind), FormulaType::flag, place + "/if", when)) continue;
            auto that = read(must.that, itself(*kind), FormulaType::flag, place + "/that");
            if (that) game_.musts_.push_back({&must, *kind, std::move(when), std::move(*that)});
        }
    }

    void addAction(const TableAction& row) {
        const auto place = "action/" + row.id;
        const auto actor = kindNamed(row.actor, place);
        const auto target = row.target.empty() ? actor : kindNamed(row.target, place);
        if (!actor || !target) return;
        TableGame::Action action{&row, *actor, *target, !row.target.empty(), {}, {}, {}, {}, {}};
        const Names names{named("actor", *actor), named("target", *target), named("act", TableKind::act)};
        readIf(row.cost, names, FormulaType::number, place + "/cost", action.cost);
        for (const ActionUnits& one : row.units) addUnits(one, names, place, action);
        addPhase(row, names, action);
        addCost(row, names, action);
        for (const ActionNeed& one : row.needs) {
            const auto own = place + "/need/" + one.id;
            std::optional<Formula> when;
            if (!readIf(one.when, names, FormulaType::flag, own + "/if", when)) continue;
            auto that = read(one.that, names, FormulaType::flag, own + "/that");
            if (that) action.needs.push_back({&one, std::move(when), std::move(*that)});
        }
        for (const ActionTotal& total : row.totals) action.totals.push_back(totalOf(total, names, place));
        Names numbers;
        for (const ActionTotal& total : row.totals) numbers.push_back({total.of, FormulaType::number, -1});
        for (const ActionResult& one : row.results) {
            auto when = read(one.when, numbers, FormulaType::flag, place + "/result/" + one.id + "/when");
            if (when) action.results.push_back({&one, std::move(*when)});
        }
        game_.actions_.push_back(std::move(action));
    }

    bool declares(std::string_view value, FormulaType type) const {
        const auto field = schema_.fieldOf(numberOf(TableKind::table), value);
        return field && schema_.field(numberOf(TableKind::table), *field).type == type;
    }
    void addOwn(const TableAction& row, std::string_view id, model::LocalText name, const std::string& that,
                const Names& names, TableGame::Action& action) {
        FormulaFault ignored;  // of the cost, which has been told
        auto formula = Formula::read(that, schema_, names, FormulaType::flag, ignored);
        if (!formula) return;
        game_.ownNeeds_.push_back({std::string(id), std::move(name), {}, that, row.from});
        action.needs.push_back({&game_.ownNeeds_.back(), {}, std::move(*formula)});
    }
    /// In games that state the phase on the table, an action is for its phase; likewise with actions left.
    void addPhase(const TableAction& row, const Names& names, TableGame::Action& action) {
        if (row.phase.empty() || !declares(TableGame::phaseNeed, FormulaType::word)) return;
        model::LocalText name = local("It is the phase for it.");
        for (const TablePhase& phase : catalogue_.table.phases)
            if (phase.id == row.phase)
                name = {"It is the phase " + phase.name.en + ".", "Es la fase " + phase.name.es + "."};
        addOwn(row, TableGame::phaseNeed, std::move(name),
               "table.phase = '' or table.phase = '" + row.phase + "'", names, action);
    }
    void addCost(const TableAction& row, const Names& names, TableGame::Action& action) {
        if (row.cost.empty() || !declares(TableGame::costNeed, FormulaType::number)) return;
        addOwn(row, TableGame::costNeed, local("There are enough actions left."),
               "(" + row.cost + ") <= table.actions", names, action);
    }

    void addUnits(const ActionUnits& row, const Names& names, const std::string& place,
                  TableGame::Action& action) {
        const auto own = place + "/units/" + row.of;
        const bool isOfTarget = row.of == "target";
        if (!isOfTarget && row.of != "actor") {
            faults_.push_back({own, {FormulaFault::Kind::unknownName, 0, row.of, {"actor", "target"}}});
            return;
        }
        Names withCard = names;
        withCard.push_back(named("card", TableKind::card));
        TableGame::Units units{&row, isOfTarget, {}, {}, {}};
        const bool isRead = readIf(row.where, withCard, FormulaType::flag, own + "/where", units.where) &&
                            readIf(row.most, names, FormulaType::number, own + "/most", units.most) &&
                            readIf(row.best, withCard, FormulaType::number, own + "/best", units.best);
        if (isRead) action.units.push_back(std::move(units));
    }

    TableGame::Total totalOf(const ActionTotal& total, const Names& names, const std::string& place) {
        static constexpr std::array<std::string_view, 3> elements{"add", "half", "dice"};
        TableGame::Total made{&total, {}};
        for (const TotalRow& row : total.rows) {
            const auto own = place + "/total/" + total.of + "/" +
                             std::string(elements[static_cast<std::size_t>(row.kind)]) + "/" + row.id;
            TableGame::Row one{&row, {}, {}};
            bool isRead = readIf(row.when, names, FormulaType::flag, own + "/when", one.when);
            if (row.kind == TotalRow::Kind::add) {
                one.is = read(row.is, names, FormulaType::number, own + "/is");
                isRead = isRead && one.is;
            }
            if (isRead) made.rows.push_back(std::move(one));
        }
        return made;
    }

    void scores() {
        for (const TableScore& row : catalogue_.table.scores) {
            const auto place = "score/" + row.id;
            const auto kind = kindNamed(row.of, place);
            if (!kind) continue;
            const Names names{named("seat", TableKind::seat), named("thing", *kind)};
            std::optional<Formula> when;
            if (!readIf(row.when, names, FormulaType::flag, place + "/when", when)) continue;
            auto is = read(row.is, names, FormulaType::number, place + "/is");
            if (is) game_.scores_.push_back({&row, *kind, std::move(when), std::move(*is)});
        }
    }

    TableGame& game_;
    FormulaSchema& schema_;
    const Catalogue& catalogue_;
    std::vector<TableFault>& faults_;
};

TableGame::TableGame(const Mapset& mapset, std::vector<TableFault>& faults) : mapset_(&mapset) {
    TableGameBuilder(*this, faults).build();
    printed_ = PrintedValues(schema_, mapset.catalogue);
}

const TableGame::Action* TableGame::action(std::string_view id) const {
    const auto it = std::find_if(actions_.begin(), actions_.end(),
                                 [&](const Action& action) { return action.row->id == id; });
    return it == actions_.end() ? nullptr : &*it;
}

bool TableGame::asksFor(const Option& option) const {
    constexpr int kind = numberOf(TableKind::option);
    const auto field = schema_.fieldOf(kind, option.id);
    if (!field) return false;
    const auto asks = [&](const std::optional<Formula>& formula) {
        return formula && formula->asks(kind, *field);
    };
    const auto any = [](const auto& rows, auto test) { return std::any_of(rows.begin(), rows.end(), test); };
    const auto inTotal = [&](const Total& total) {
        return any(total.rows, [&](const Row& row) { return asks(row.when) || asks(row.is); });
    };
    const auto inAction = [&](const Action& action) {
        return asks(action.cost) || any(action.totals, inTotal) ||
               any(action.units,
                   [&](const Units& one) { return asks(one.where) || asks(one.most) || asks(one.best); }) ||
               any(action.needs, [&](const Need& one) { return asks(one.when) || asks(one.that); });
    };
    const auto inStage = [&](const SetUpStage& stage) {
        return asks(stage.when) || asks(stage.where) || asks(stage.stay) || asks(stage.needed) ||
               asks(stage.count) || asks(stage.most) || asks(stage.upTo) ||
               any(stage.holds, [&](const SetUpStage::Hold& hold) { return asks(hold.where); });
    };
    bool isInTerm = false;
    for (const auto name : tableKindNames)
        for (const FormulaField& one : schema_.kind(*schema_.kindOf(name)).fields)
            isInTerm = isInTerm || (one.term && asks(*one.term));
    return isInTerm || any(actions_, inAction) || any(setUp_, inStage) ||
           any(musts_, [&](const Must& must) { return asks(must.when) || asks(must.that); }) ||
           any(scores_, [&](const Score& score) { return asks(score.when) || asks(score.is); });
}

}  // namespace cota::mapsets
