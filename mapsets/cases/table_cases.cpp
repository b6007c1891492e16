// Questions about a table: may it be done, what is it made of, how likely is it, does it hold, what is it
// worth.
#include <algorithm>
#include <map>
#include <memory>

#include "mapsets/cases/case_run.h"
#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_musts.h"
#include "mapsets/table/table_odds.h"

namespace cota::mapsets {

namespace {

std::string textOf(const FormulaValue& value) {
    if (!value.known) return "unknown";
    if (value.type == FormulaType::flag) return value.flag ? "yes" : "no";
    if (value.type == FormulaType::number) return std::to_string(value.number);
    return value.type != FormulaType::word || value.word.empty() ? "none" : std::string(value.word);
}

/// The table of a question, with its game.
class AskedTable {
  public:
    explicit AskedTable(const CaseRun& run) : run_(run), game_(run.mapset, faults_) {
        document_ = run.document;
        if (run.query.values.has("action")) {
            const auto* action = game_.action(run.needed("action"));
            action_ = &demanded(action, cannot::notDeclared, run.needed("action"));
        }
        prepare();
        std::vector<std::string> options;
        for (const Option& option : run.mapset.catalogue.options) {
            const auto& set = (*document_.scenario)->options;
            const auto it = set.find(model::OptionId(option.id));
            options.push_back(it == set.end() ? option.value : it->second);
        }
        world_ = std::make_unique<TableWorld>(game_, document_, std::move(options));
        asker_ = std::make_unique<ActionAsker>(*world_);
    }

    const TableGame& game() const { return game_; }
    TableWorld& world() { return *world_; }
    FormulaRun& formulas() { return asker_->run(); }
    const TableGame::Action& action() const { return *action_; }

    ActionAnswer ask() {
        TableAct act;
        act.units = cards("units");
        act.targets = cards("targets");
        for (const auto& word : wordsOf(run_.query.value("with"))) act.played.push_back(word);
        const auto actor = thing(action().actor, run_.needed("from"));
        const auto target = action().hasTarget ? thing(action().target, run_.needed("to")) : actor;
        return asker_->ask(action(), actor, target, act);
    }

    FormulaThing thing(TableKind kind, const std::string& id) const {
        const auto field = game_.schema().fieldOf(numberOf(kind), "id");
        for (std::size_t i = 0; field && i < world_->countOf(kind); ++i) {
            const auto one = TableWorld::thing(kind, i);
            const auto value = world_->field(one, *field);
            if (value.known && value.word == id) return one;
        }
        if (kind == TableKind::table) return TableWorld::thing(kind, 0);
        throw CannotAsk{cannot::noThing, id};
    }

    std::string fieldText(FormulaThing thing, const std::string& name) {
        const auto field = game_.schema().fieldOf(thing.kind, name);
        return textOf(formulas().fieldOf(thing, demanded(field, cannot::noValue, name)));
    }

  private:
    std::vector<std::size_t> cards(std::string_view name) const {
        std::vector<std::size_t> numbers;
        for (const auto& id : wordsOf(run_.query.value(name)))
            numbers.push_back(thing(TableKind::card, id).index);
        return numbers;
    }

    // Unless the case says otherwise, it is the actor's turn and the phase of the action.
    void prepare() {
        model::Scenario scenario = **document_.scenario;
        auto& tableau = *scenario.tableau;
        if (action_ != nullptr && !action_->row->phase.empty() &&
            !tableau.attributes.has(TableGame::phaseNeed))
            tableau.attributes.set(TableGame::phaseNeed, action_->row->phase);
        if (action_ != nullptr && tableau.turn.empty())
            tableau.turn = seatOf(tableau, run_.query.value("from"));
        document_.scenario = model::Shared<model::Scenario>(std::move(scenario));
    }
    static model::SeatId seatOf(const model::Tableau& tableau, const std::string& id) {
        const auto isNamed = [&](const model::PlacedCard& card) { return card.type.text == id; };
        for (const auto& space : tableau.spaces) {
            if (std::any_of(space.cards.begin(), space.cards.end(), isNamed)) return space.seat;
            for (const auto& group : space.groups)
                if (group.id.text == id || std::any_of(group.cards.begin(), group.cards.end(), isNamed) ||
                    std::any_of(group.attached.begin(), group.attached.end(), isNamed))
                    return space.seat;
        }
        return model::SeatId(id);
    }

    const CaseRun& run_;
    std::vector<TableFault> faults_;  // told when the game is read
    TableGame game_;
    model::Document document_;
    const TableGame::Action* action_ = nullptr;
    std::unique_ptr<TableWorld> world_;
    std::unique_ptr<ActionAsker> asker_;
};

const char* wordOf(TableVerdict verdict, const char* yes, const char* no) {
    if (verdict == TableVerdict::unknown) return "unknown";
    return verdict == TableVerdict::yes ? yes : no;
}

/// The total if each of its dice shows `thrown`.
std::int64_t withThrow(const TotalAnswer& total, std::int64_t thrown) {
    return totalOfThrow(total, [&] { return thrown; });
}

const TotalAnswer& totalNamed(const ActionAnswer& answer, const std::string& name) {
    const auto it = std::find_if(answer.totals.begin(), answer.totals.end(),
                                 [&](const TotalAnswer& one) { return one.total->of == name; });
    if (it == answer.totals.end()) throw CannotAsk{cannot::noValue, name};
    return *it;
}

/// "0.45": hundredths and less, without zeros at the end.
std::string decimalOf(const model::Rational& chance) {
    constexpr std::int64_t parts = 1'000'000;
    std::string digits = std::to_string(parts + chance.num() * parts / chance.den()).substr(1);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    const bool isOne = chance == model::Rational(1);
    return isOne ? "1" : digits.empty() ? "0" : "0." + digits;
}

}  // namespace

CaseAnswers answerAction(const CaseRun& run) {
    AskedTable table(run);
    const auto answer = table.ask();
    auto answers = answered(wordOf(answer.verdict, "allowed", "forbidden"));
    const auto fails = std::find_if(answer.needs.begin(), answer.needs.end(),
                                    [](const NeedAnswer& one) { return one.verdict != TableVerdict::yes; });
    answers["because"] = fails == answer.needs.end() ? "" : fails->need->id;
    answers["cost"] = answer.cost ? std::to_string(*answer.cost) : "unknown";
    return answers;
}

CaseAnswers answerGroup(const CaseRun& run) {
    AskedTable table(run);
    if (!run.query.values.has("term"))
        return answered(textOf(table.formulas().fieldOf(table.thing(TableKind::group, run.needed("group")),
                                                        table.game().groupKindField())));
    for (const TableKind kind : {TableKind::group, TableKind::card, TableKind::seat, TableKind::table}) {
        const auto name = tableKindNames[static_cast<std::size_t>(kind)];
        if (run.query.values.has(name))
            return answered(table.fieldText(table.thing(kind, run.query.value(name)), run.needed("term")));
    }
    return answered(table.fieldText(table.thing(TableKind::table, {}), run.needed("term")));
}

CaseAnswers answerTotal(const CaseRun& run) {
    AskedTable table(run);
    const auto answer = table.ask();
    const auto& total = totalNamed(answer, run.needed("total"));
    if (run.query.values.has("row")) {
        for (const TotalRowAnswer& row : total.rows)
            if (row.row->id == run.query.value("row"))
                return answered(row.change ? std::to_string(*row.change) : "unknown");
        return answered("none");
    }
    if (!total.withoutDice) return answered("unknown");
    if (run.query.values.has("roll")) return answered(std::to_string(withThrow(total, run.number("roll"))));
    return answered(std::to_string(*total.withoutDice));
}

CaseAnswers answerOdds(const CaseRun& run) {
    AskedTable table(run);
    for (const ResultAnswer& result : table.ask().results)
        if (result.result->id == run.needed("result"))
            return answered(result.chance ? decimalOf(*result.chance) : "unknown");
    throw CannotAsk{cannot::noValue, run.needed("result")};
}

CaseAnswers answerRoll(const CaseRun& run) {
    AskedTable table(run);
    const auto answer = table.ask();
    if (run.query.values.has("total"))
        return answered(
            std::to_string(withThrow(totalNamed(answer, run.needed("total")), run.number("roll"))));
    std::vector<FormulaValue> totals;
    for (const TotalAnswer& total : answer.totals)
        totals.push_back(FormulaValue::of(withThrow(total, run.number(totals.empty() ? "roll" : "against"))));
    for (const TableGame::Result& result : table.action().results)
        if (table.formulas().valueOf(result.when, totals).flag) return answered(result.row->id);
    return answered("none");
}

CaseAnswers answerMust(const CaseRun& run) {
    AskedTable table(run);
    const auto& musts = table.game().musts();
    const auto must = std::find_if(musts.begin(), musts.end(),
                                   [&](const auto& one) { return one.row->id == run.needed("must"); });
    if (must == musts.end()) throw CannotAsk{cannot::notDeclared, run.needed("must")};
    auto verdict = TableVerdict::yes;
    const auto add = [&](FormulaThing thing) {
        const auto one = holds(*must, thing, table.formulas());
        if (one == TableVerdict::no || verdict == TableVerdict::yes) verdict = one;
    };
    if (run.query.values.has("of")) {
        add(table.thing(must->of, run.needed("of")));
    } else {
        for (std::size_t i = 0; i < table.world().countOf(must->of) && verdict != TableVerdict::no; ++i)
            add(TableWorld::thing(must->of, i));
    }
    return answered(wordOf(verdict, "kept", "broken"));
}

CaseAnswers answerScore(const CaseRun& run) {
    AskedTable table(run);
    const auto seat = table.thing(TableKind::seat, run.needed("seat")).index;
    std::int64_t sum = 0;
    for (const SeatScore& one : scoresOf(table.world(), table.formulas())) {
        const bool isAsked =
            one.seat == seat &&
            (!run.query.values.has("score") || one.score->id == run.query.value("score")) &&
            (!run.query.values.has("card") ||
             one.thing == table.thing(static_cast<TableKind>(one.thing.kind), run.query.value("card")));
        if (!isAsked) continue;
        if (!one.points) return answered("unknown");
        sum += *one.points;
    }
    return answered(std::to_string(sum));
}

CaseAnswers answerSeen(const CaseRun& run) {
    std::optional<model::SeatId> viewer;
    if (run.query.values.has("by")) viewer = model::SeatId(run.query.value("by"));
    const model::Document seen = seenBy(run.document, viewer, run.mapset);
    const model::Tableau& tableau = *(*seen.scenario)->tableau;
    std::string types;
    const auto add = [&](const model::CounterTypeId& type) {
        if (!type.empty()) types += (types.empty() ? "" : " ") + type.text;
    };
    if (run.query.values.has("selection")) {
        for (const auto& selection : tableau.selections)
            if (selection.seat.text == run.query.value("selection"))
                for (const auto& pick : selection.picks) add(pick.type);
        return answered(types.empty() ? "none" : types);
    }
    const auto space =
        std::ranges::find(tableau.spaces, model::SpaceId(run.needed("space")), &model::TableauSpace::id);
    if (space == tableau.spaces.end()) throw CannotAsk{cannot::noThing, run.needed("space")};
    for (const auto& card : space->cards) add(card.type);
    return answered(types.empty() ? "none" : types);
}

}  // namespace cota::mapsets
