#include "mapsets/table/table_action.h"

#include <algorithm>

#include "mapsets/table/table_odds.h"

namespace cota::mapsets {

namespace {

TableVerdict verdictOf(const FormulaValue& value) {
    if (!value.known) return TableVerdict::unknown;
    return value.flag ? TableVerdict::yes : TableVerdict::no;
}

/// A no outweighs an unknown.
TableVerdict worse(TableVerdict one, TableVerdict other) {
    if (one == TableVerdict::no || other == TableVerdict::no) return TableVerdict::no;
    return one == TableVerdict::unknown ? one : other;
}

}  // namespace

// Cards whose condition is unknown take part: leaving them out would count them as 0.
std::vector<std::size_t> ActionAsker::chosen(const TableGame::Units& units, FormulaThing whose,
                                             Arguments arguments) {
    std::vector<std::size_t> cards;
    if (whose.kind == static_cast<std::uint16_t>(TableKind::card)) return {whose.index};
    if (whose.kind != static_cast<std::uint16_t>(TableKind::group)) return cards;
    arguments.push_back({});
    const auto about = [&](std::size_t card) {
        arguments.back() = FormulaValue::of(TableWorld::thing(TableKind::card, card));
    };
    for (const std::size_t card : world_->position().groups[whose.index].cards) {
        about(card);
        const auto isMeant = units.where ? run_.valueOf(*units.where, arguments) : FormulaValue::of(true);
        if (!isMeant.known || isMeant.flag) cards.push_back(card);
    }
    if (!units.most) return cards;
    const auto most = run_.valueOf(*units.most, std::span(arguments).first(arguments.size() - 1));
    if (!most.known || most.number < 0 || cards.size() <= static_cast<std::size_t>(most.number)) return cards;
    std::vector<std::pair<std::int64_t, std::size_t>> ranked;
    for (const std::size_t card : cards) {
        about(card);
        const auto best =
            units.best ? run_.valueOf(*units.best, arguments) : FormulaValue::of(std::int64_t{0});
        ranked.emplace_back(best.known ? -best.number : 0, card);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    ranked.resize(static_cast<std::size_t>(most.number));
    cards.clear();
    for (const auto& [rank, card] : ranked) cards.push_back(card);
    return cards;
}

NeedAnswer ActionAsker::answerNeed(const TableGame::Need& need, const Arguments& arguments, bool& isAsked) {
    NeedAnswer answer{need.row, TableVerdict::yes, {}, {}};
    isAsked = true;
    if (need.when) {
        const auto applies = run_.valueOf(*need.when, arguments);
        isAsked = !applies.known || applies.flag;
        if (!applies.known) answer.gaps = run_.gaps();
    }
    if (!isAsked) return answer;
    const bool isSure = answer.gaps.empty();
    answer.verdict = verdictOf(run_.valueOf(need.that, arguments));
    answer.witnesses = run_.witnesses();
    // If it is not known whether the need applies, it is only met for sure.
    if (!isSure && answer.verdict == TableVerdict::no) answer.verdict = TableVerdict::unknown;
    if (answer.verdict == TableVerdict::yes) answer.gaps.clear();
    if (answer.verdict == TableVerdict::unknown)
        answer.gaps.insert(answer.gaps.end(), run_.gaps().begin(), run_.gaps().end());
    return answer;
}

TotalAnswer ActionAsker::totalOf(const TableGame::Total& total, const Arguments& arguments) {
    TotalAnswer answer{total.total, {}, std::int64_t{0}};
    for (const TableGame::Row& row : total.rows) {
        TotalRowAnswer one{row.row, {}, {}};
        bool isKnown = true;
        if (row.when) {
            const auto applies = run_.valueOf(*row.when, arguments);
            if (applies.known && !applies.flag) continue;
            isKnown = applies.known;
            one.gaps = run_.gaps();
        }
        if (row.is) {
            const auto number = run_.valueOf(*row.is, arguments);
            isKnown = isKnown && number.known;
            one.gaps.insert(one.gaps.end(), run_.gaps().begin(), run_.gaps().end());
            if (isKnown) one.change = number.number;
        } else if (row.row->kind == TotalRow::Kind::half && isKnown && answer.withoutDice) {
            one.change = halvedDown(*answer.withoutDice) - *answer.withoutDice;
        }
        if (!isKnown) answer.withoutDice.reset();
        if (answer.withoutDice && one.change) *answer.withoutDice += *one.change;
        answer.rows.push_back(std::move(one));
    }
    return answer;
}

std::vector<ResultAnswer> ActionAsker::chances(const TableGame::Action& action,
                                               const std::vector<TotalAnswer>& totals) {
    std::vector<std::int64_t> key{&action - world_->game().actions().data()};
    for (const TotalAnswer& total : totals) {
        if (!total.withoutDice) return chancesOf(action, totals, run_);
        addThrowKey(total, key);
    }
    auto kept = chances_.find(key);
    if (kept == chances_.end())
        kept = chances_.emplace(std::move(key), chancesOf(action, totals, run_)).first;
    return kept->second;
}

ActionAnswer ActionAsker::ask(const TableGame::Action& action, FormulaThing actor, FormulaThing target,
                              const TableAct& act, AskFor wanted) {
    ActionAnswer answer;
    answer.act = act;
    const FormulaThing asked = world_->setAct(answer.act);
    run_.forget(static_cast<std::uint16_t>(TableKind::act));
    const Arguments arguments{FormulaValue::of(actor), FormulaValue::of(action.hasTarget ? target : actor),
                              FormulaValue::of(asked)};
    for (const TableGame::Units& units : action.units) {
        auto& cards = units.isOfTarget ? answer.act.targets : answer.act.units;
        if (cards.empty()) cards = chosen(units, units.isOfTarget ? target : actor, arguments);
        world_->setAct(answer.act);
    }
    for (const TableGame::Need& need : action.needs) {
        bool isAsked = false;
        NeedAnswer one = answerNeed(need, arguments, isAsked);
        if (!isAsked) continue;
        answer.verdict = worse(answer.verdict, one.verdict);
        answer.needs.push_back(std::move(one));
        if (wanted == AskFor::firstResult && answer.verdict == TableVerdict::no) return answer;
    }
    for (const TableGame::Total& total : action.totals) answer.totals.push_back(totalOf(total, arguments));
    answer.results = chances(action, answer.totals);
    if (action.cost) {
        const auto cost = run_.valueOf(*action.cost, arguments);
        if (cost.known) answer.cost = cost.number;
    }
    return answer;
}

}  // namespace cota::mapsets
