#include "editor/table/table_reasons.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "editor/table/table_moves.h"
#include "editor/words/words.h"
#include "formats/model/finding/message.h"
#include "formats/model/geometry/decimal.h"
#include "mapsets/table/table_names.h"

namespace cota::session {

namespace {

using mapsets::FormulaThing;
using mapsets::FormulaValue;
using mapsets::LaidTable;
using mapsets::TableKind;
using mapsets::TableWorld;
using model::Language;
using model::Subject;
using model::SubjectKind;
using Mark = TableReason::Mark;

Mark markOf(mapsets::TableVerdict verdict) {
    if (verdict == mapsets::TableVerdict::yes) return Mark::yes;
    return verdict == mapsets::TableVerdict::no ? Mark::no : Mark::unknown;
}

std::string withCapitalLetter(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

/// The sentence of a row about a thing, which begins with its name if it does not contain it.
std::string sentenceOf(const LaidTable& table, const model::LocalText& text, FormulaThing thing,
                       Language language) {
    const mapsets::TableNames names(table.world());
    auto sentence = text.in(language);
    const bool isNamed = thing.kind == static_cast<std::uint16_t>(TableKind::table) ||
                         sentence.find("{thing}") != std::string::npos ||
                         sentence.find("{seat}") != std::string::npos;
    if (!isNamed) sentence = "{thing}: " + sentence;
    const auto seat = names.seatOf(thing);
    const std::array values{model::inWords("thing", names.of(thing)),
                            model::inWords("seat", names.of(seat.value_or(thing)))};
    return withCapitalLetter(model::fillTemplate(sentence, model::valuesIn(values, language)));
}

std::string gapSentence(const LaidTable& table, const std::vector<mapsets::FormulaGap>& gaps,
                        Language language) {
    if (gaps.empty()) return {};
    return mapsets::TableNames(table.world()).gap(gaps.front()).in(language);
}

/// The rows of the game about what a move changes.
class MoveJudge {
  public:
    MoveJudge(const TableScene& now, const model::Document& after)
        : now_(now), laid_(now.game(), after), tableau_(*(*laid_.document().scenario)->tableau) {}

    /// Adds a thing, and its player, to those that the answer is about.
    void about(const Subject& subject) {
        const auto thing = formulaThing(laid_, tableau_, subject);
        if (!thing) return;
        things_.insert(*thing);
        if (const auto seat = mapsets::TableNames(laid_.world()).seatOf(*thing)) things_.insert(*seat);
    }

    using Told = std::set<std::pair<std::string, std::string>>;
    /// Only what is asked about, and, of a move, what it breaks elsewhere.
    ReasonGroup position(std::string title, bool isMove) {
        ReasonGroup group{std::move(title), {}, Mark::yes, {}};
        const auto before = isMove ? brokenBefore() : Told();
        for (const auto& must : laid_.game().musts()) {
            if (must.row->isOfSetUp && !isSetUp()) continue;
            for (std::size_t i = 0; i < laid_.world().countOf(must.of); ++i) {
                const auto thing = TableWorld::thing(must.of, i);
                const bool isAsked = things_.contains(thing);
                if (isAsked && !applies(must, thing)) continue;
                if (isAsked || isMove) addReason(must, thing, isAsked, before, group);
            }
        }
        return group;
    }

    std::string titleOf(const Subject& subject) {
        const auto thing = formulaThing(laid_, tableau_, subject);
        if (!thing) return now_.nameOf(subject);
        auto title = mapsets::TableNames(laid_.world()).of(*thing).in(now_.language());
        if (subject.kind != SubjectKind::cardGroup) return withCapitalLetter(std::move(title));
        const auto kind = laid_.run().fieldOf(*thing, laid_.game().groupKindField());
        std::string word = tr("no kind of group");
        for (const auto& one : now_.rules().groups)
            if (kind.known && one.id == kind.word) word = one.name.in(now_.language());
        return withCapitalLetter(title + ": " + word);
    }

  private:
    Told brokenBefore() const {
        Told told;
        auto& table = now_.asked();
        const mapsets::TableNames names(table.world());
        for (const auto& broken : mapsets::brokenMusts(table.world(), table.run()))
            told.emplace(broken.must->id, names.of(broken.thing).en);
        return told;
    }
    bool isSetUp() const {
        const auto* stage = tableau_.attributes.find("stage");
        return stage != nullptr && *stage == "set-up";
    }
    bool applies(const mapsets::TableGame::Must& must, FormulaThing thing) {
        if (!must.when) return true;
        const auto argument = FormulaValue::of(thing);
        const auto value = laid_.run().valueOf(*must.when, {&argument, 1});
        return !value.known || value.flag;
    }

    void addReason(const mapsets::TableGame::Must& must, FormulaThing thing, bool isAsked, const Told& before,
                   ReasonGroup& group) {
        std::vector<mapsets::FormulaGap> gaps;
        const auto verdict = mapsets::holds(must, thing, laid_.run(), &gaps);
        const auto name = mapsets::TableNames(laid_.world()).of(thing).en;
        const bool isNew = verdict == mapsets::TableVerdict::no && !before.contains({must.row->id, name});
        if (!isAsked && !isNew) return;
        auto text = sentenceOf(laid_, must.row->name, thing, now_.language());
        // The rows of the game say what would be wrong.
        if (verdict == mapsets::TableVerdict::yes) text = tr("Not the case: %s", text);
        if (verdict == mapsets::TableVerdict::unknown)
            text += " " + withCapitalLetter(gapSentence(laid_, gaps, now_.language()));
        group.reasons.push_back({markOf(verdict), std::move(text), must.row->from.citation, isNew});
        if (isNew && must.row->severity == model::Severity::error) group.verdict = Mark::no;
    }

    const TableScene& now_;
    LaidTable laid_;
    const model::Tableau& tableau_;
    std::set<FormulaThing> things_;
};

/// The actions of the game from a thing of one kind to one of another.
std::vector<const mapsets::TableGame::Action*> actionsBetween(const LaidTable& table, FormulaThing actor,
                                                              FormulaThing target) {
    std::vector<const mapsets::TableGame::Action*> found;
    for (const auto& action : table.game().actions())
        if (action.hasTarget && static_cast<std::uint16_t>(action.actor) == actor.kind &&
            static_cast<std::uint16_t>(action.target) == target.kind)
            found.push_back(&action);
    return found;
}

void addTotals(const TableScene& scene, const mapsets::ActionAnswer& answer, ReasonGroup& group) {
    const auto language = scene.language();
    for (const auto& total : answer.totals) {
        std::string text = withCapitalLetter(total.total->name.in(language)) + ": ";
        for (const auto& row : total.rows) {
            if (row.row->kind == mapsets::TotalRow::Kind::dice)
                text += "+ " + row.row->name.in(language) + " ";
            else if (row.change && (*row.change != 0 || total.rows.size() == 1))
                text += (*row.change < 0 ? "− " : "+ ") + std::to_string(std::abs(*row.change)) + " " +
                        row.row->name.in(language) + " ";
        }
        if (total.withoutDice) text += "= " + std::to_string(*total.withoutDice);
        group.reasons.push_back({Mark::note, std::move(text), {}, false});
    }
    for (const auto& result : answer.results) {
        if (!result.chance) continue;
        group.reasons.push_back({Mark::note,
                                 withCapitalLetter(result.result->name.in(language)) + ": " +
                                     percentText(*result.chance, language),
                                 result.result->from.citation, false});
    }
}

}  // namespace

const TableReason* ReasonGroup::first() const {
    for (const auto mark : {Mark::no, Mark::unknown}) {
        // A new reason comes first: the others held before the drag.
        const auto isNew = std::ranges::find_if(
            reasons, [&](const TableReason& one) { return one.mark == mark && one.isNew; });
        if (isNew != reasons.end()) return &*isNew;
        const auto any = std::ranges::find(reasons, mark, &TableReason::mark);
        if (any != reasons.end()) return &*any;
    }
    return nullptr;
}

std::optional<FormulaThing> formulaThing(const LaidTable& table, const model::Tableau& tableau,
                                         const Subject& subject) {
    const auto& position = table.position();
    const auto found = [](TableKind kind, std::size_t number) {
        return number == mapsets::TablePosition::none ? std::nullopt
                                                      : std::optional(TableWorld::thing(kind, number));
    };
    switch (subject.kind) {
        case SubjectKind::seat:
            return found(TableKind::seat, position.seatOf(model::SeatId(subject.id)));
        case SubjectKind::cardGroup:
            return found(TableKind::group, position.groupOf(model::CardGroupId(subject.id)));
        case SubjectKind::space:
            for (std::size_t i = 0; i < position.spaces.size(); ++i)
                if (position.spaces[i].space->id.text == subject.id) return found(TableKind::space, i);
            return std::nullopt;
        case SubjectKind::counter: {
            if (!isCard(subject)) return std::nullopt;
            const auto spot = spotOf(subject);
            const auto* card = spot ? cardAt(tableau, *spot) : nullptr;
            for (std::size_t i = 0; card != nullptr && i < position.cards.size(); ++i)
                if (position.cards[i].card == card) return found(TableKind::card, i);
            return std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

ReasonGroup judgedAction(const TableScene& scene, const mapsets::TableGame::Action& action,
                         const Subject& actor, const Subject& target) {
    const auto language = scene.language();
    ReasonGroup group{
        withCapitalLetter(action.row->name.in(language)), action.row->from.citation, Mark::yes, {}};
    const auto from = formulaThing(scene.asked(), scene.tableau(), actor);
    const auto to = formulaThing(scene.asked(), scene.tableau(), target);
    if (!from || !to) return group;
    const auto answer = scene.asked().asker().ask(action, *from, *to, {});
    group.verdict = markOf(answer.verdict);
    for (const auto& need : answer.needs) {
        auto text = withCapitalLetter(need.need->name.in(language));
        if (need.verdict == mapsets::TableVerdict::unknown)
            text += " " + withCapitalLetter(gapSentence(scene.asked(), need.gaps, language));
        group.reasons.push_back({markOf(need.verdict), std::move(text), need.need->from.citation, false});
    }
    addTotals(scene, answer, group);
    return group;
}

TableVerdict judgedMove(const TableScene& now, const Subject& thing, const Subject& target,
                        const model::Document& after, const Selection& moved) {
    TableVerdict verdict;
    MoveJudge judge(now, after);
    judge.about(target);
    Subject shown = target;
    for (const auto& one : moved) {
        judge.about(one);
        const auto spot = spotOf(one);
        if (spot && (spot->in == TableSpot::In::group || spot->in == TableSpot::In::attached)) {
            shown = {SubjectKind::cardGroup, spot->holder, {}};
            judge.about(shown);
        }
    }
    // What is left where it came from.
    if (const auto spot = spotOf(thing); spot && spot->in == TableSpot::In::group)
        judge.about({SubjectKind::cardGroup, spot->holder, {}});
    if (const auto from = formulaThing(now.asked(), now.tableau(), thing))
        if (const auto seat = mapsets::TableNames(now.asked().world()).seatOf(*from))
            judge.about({SubjectKind::seat, now.asked().position().seats[seat->index]->id.text, {}});
    verdict.title = judge.titleOf(shown);
    verdict.groups.push_back(judge.position(tr("After the move"), true));
    verdict.verdict = verdict.groups.front().verdict;
    const auto actor = formulaThing(now.asked(), now.tableau(), thing);
    const auto to = formulaThing(now.asked(), now.tableau(), target);
    if (actor && to)
        for (const auto* action : actionsBetween(now.asked(), *actor, *to))
            verdict.groups.push_back(judgedAction(now, *action, thing, target));
    return verdict;
}

TableVerdict judgedPosition(const TableScene& scene, const Subject& thing) {
    TableVerdict verdict;
    MoveJudge judge(scene, scene.document());
    judge.about(thing);
    verdict.title = judge.titleOf(thing);
    verdict.groups.push_back(judge.position(tr("As it lies"), false));
    verdict.verdict = verdict.groups.front().verdict;
    return verdict;
}

std::string percentText(const model::Rational& chance, Language language) {
    const model::Rational tenth(1, 10), all(100);
    const auto percent = chance * all;
    // What is possible is not 0 %, and what is not certain not 100 %.
    if (percent > model::Rational(0) && percent < tenth)
        return "<" + model::decimalText(tenth, language) + " %";
    if (percent < all && percent > all - tenth) return ">" + model::decimalText(all - tenth, language) + " %";
    return model::decimalText(percent, language) + " %";
}

}  // namespace cota::session
