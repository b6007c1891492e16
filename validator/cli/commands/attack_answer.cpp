#include "validator/cli/commands/attack_answer.h"

#include <algorithm>

#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/inputs/table_words.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::ActionAnswer;
using mapsets::FormulaGap;
using mapsets::FormulaThing;
using mapsets::NeedAnswer;
using mapsets::TableKind;
using mapsets::TableNames;
using mapsets::TableVerdict;
using mapsets::TableWorld;
using mapsets::TotalAnswer;
using mapsets::TotalRow;
using mapsets::TotalRowAnswer;
using model::LocalLiteral;

constexpr LocalLiteral yesTo = local("Yes: {action}, from {from} to {to}.");
constexpr LocalLiteral yesBy = local("Yes: {action}, by {from}.");
constexpr LocalLiteral yesToChance = local("Yes: {action}, from {from} to {to}; {result}: {chance}.");
constexpr LocalLiteral yesByChance = local("Yes: {action}, by {from}; {result}: {chance}.");
constexpr LocalLiteral yesNoChance =
    local("Yes: {action}, from {from} to {to}; the chances are unknown: {gap}.");
constexpr LocalLiteral noNeed = local("No: {action}: the condition “{need}” is not met.");
constexpr LocalLiteral noNeedCited = local("No: {action}: the condition “{need}” ({citation}) is not met.");
constexpr LocalLiteral unknownGap = local("Unknown: {action}: {gap}.");
constexpr LocalLiteral unknownGaps =
    local("Unknown: {action}: {gap}, and {count:# more value is|# more values are} missing.");
constexpr LocalLiteral unknownBare = local("Unknown: {action}.");
constexpr LocalLiteral costWord = local("{count:# action|# actions}");
constexpr LocalLiteral phaseWord = local("phase {phase}");
constexpr LocalLiteral decidedBy = local("because of {things}");
constexpr LocalLiteral takePart = local("Take part: {cards}");
constexpr LocalLiteral takePartAgainst = local("Against: {cards}");
constexpr LocalLiteral playedWith = local("Played with it: {supports}");
constexpr LocalLiteral supportsThere = local("Can be played with it (--with): {supports}");
constexpr LocalLiteral halvedWord = local("halved");
constexpr LocalLiteral dieWord = local("1 to {sides}");
constexpr LocalLiteral resultsWord = local("results");
constexpr LocalLiteral totalUnknown = local("unknown");
constexpr LocalLiteral restHead = local("Other actions:");

/// The names of things, each once.
std::string namesOf(const TableNames& names, const std::vector<FormulaThing>& things,
                    const AnswerOptions& common) {
    std::vector<std::string> texts;
    for (const FormulaThing thing : things) {
        auto text = common.in(names.of(thing));
        if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
    }
    return joined(texts, ", ");
}

std::vector<FormulaThing> cardThings(const std::vector<std::size_t>& cards) {
    std::vector<FormulaThing> things;
    for (const std::size_t card : cards) things.push_back(TableWorld::thing(TableKind::card, card));
    return things;
}

std::string cardNames(const TableNames& names, const std::vector<std::size_t>& cards,
                      const AnswerOptions& common) {
    std::vector<std::string> texts;
    for (const std::size_t card : cards)
        texts.push_back(common.in(names.of(TableWorld::thing(TableKind::card, card))));
    return joined(texts, ", ");
}

/// All values that are missing: of needs that are unknown, and of totals.
std::vector<FormulaGap> gapsOf(const ActionAnswer& answer) {
    std::vector<FormulaGap> gaps;
    for (const NeedAnswer& need : answer.needs)
        if (need.verdict == TableVerdict::unknown)
            gaps.insert(gaps.end(), need.gaps.begin(), need.gaps.end());
    for (const TotalAnswer& total : answer.totals)
        for (const TotalRowAnswer& row : total.rows)
            gaps.insert(gaps.end(), row.gaps.begin(), row.gaps.end());
    return gaps;
}

class AttackWriter {
  public:
    AttackWriter(const AttackAnswer& attack, const AnswerOptions& common)
        : attack_(attack), common_(common), names_(attack.table->laid->world()) {}

    std::string text() const {
        const AskedAction& first = main();
        std::string text = model::printable(sentence(first)) + "\n\n" + block(first);
        std::string rest;
        for (const AskedAction& one : attack_.asked) {
            if (&one == &first) continue;
            if (attack_.isVerbose)
                text += "\n" + model::printable(sentence(one)) + "\n\n" + block(one);
            else
                rest += "  " + model::printable(sentence(one)) + "\n";
        }
        return text + (rest.empty() ? "" : "\n" + common_.in(restHead) + "\n" + rest);
    }

    std::string sentence(const AskedAction& one) const {
        std::vector<model::MessageValue> values{model::inWords("action", one.action->row->name),
                                                model::inWords("from", names_.of(one.actor))};
        if (one.action->hasTarget) values.push_back(model::inWords("to", names_.of(one.target)));
        if (one.answer.verdict == TableVerdict::no) return noSentence(one, std::move(values));
        const auto gaps = gapTexts(names_, gapsOf(one.answer));
        if (!gaps.empty()) values.push_back(model::inWords("gap", gaps.front()));
        if (one.answer.verdict == TableVerdict::unknown) {
            if (gaps.empty()) return common_.say(unknownBare, values);
            values.push_back({"count", std::to_string(gaps.size() - 1)});
            return common_.say(gaps.size() == 1 ? unknownGap : unknownGaps, values);
        }
        if (one.answer.results.empty()) return common_.say(one.action->hasTarget ? yesTo : yesBy, values);
        const auto& best = one.answer.results.front();
        if (!best.chance && !gaps.empty() && one.action->hasTarget) return common_.say(yesNoChance, values);
        if (!best.chance) return common_.say(one.action->hasTarget ? yesTo : yesBy, values);
        values.push_back(model::inWords("result", best.result->name));
        values.push_back({"chance", percentText(*best.chance, common_)});
        return common_.say(one.action->hasTarget ? yesToChance : yesByChance, values);
    }

  private:
    /// The attack proper: the first action with results, else the first.
    const AskedAction& main() const {
        const auto hasResults = [](const AskedAction& one) { return !one.action->results.empty(); };
        const auto it = std::ranges::find_if(attack_.asked, hasResults);
        return it == attack_.asked.end() ? attack_.asked.front() : *it;
    }

    std::string noSentence(const AskedAction& one, std::vector<model::MessageValue> values) const {
        const auto broken = std::ranges::find(one.answer.needs, TableVerdict::no, &NeedAnswer::verdict);
        const auto& need = *broken->need;
        values.push_back({"need", withoutStop(common_.in(need.name))});
        values.push_back({"citation", need.from.citation});
        return common_.say(need.from.citation.empty() ? noNeed : noNeedCited, values);
    }

    std::string head(const AskedAction& one) const {
        std::string text = citedText(common_.in(one.action->row->name), one.action->row->from.citation);
        for (const auto& phase : attack_.table->laid->mapset().catalogue.table.phases)
            if (phase.id == one.action->row->phase)
                text += ", " + common_.say(phaseWord, {model::inWords("phase", phase.name)});
        if (one.answer.cost)
            text += ", " + common_.say(costWord, {{"count", std::to_string(*one.answer.cost)}});
        return text + "\n";
    }

    std::string block(const AskedAction& one) const {
        std::string text = head(one) + needs(one) + parts(one);
        // What comes of an action that is forbidden is only a detail.
        if (one.answer.verdict == TableVerdict::no && !attack_.isVerbose) return text;
        for (const TotalAnswer& total : one.answer.totals) text += "\n" + totalText(total);
        return text + resultsText(one);
    }

    std::string needs(const AskedAction& one) const {
        std::string text;
        for (const NeedAnswer& need : one.answer.needs) {
            text += "  " + std::string(signOf(need.verdict)) + " " +
                    citedText(common_.in(need.need->name), need.need->from.citation);
            const auto things = namesOf(names_, need.witnesses, common_);
            const bool isTold = need.verdict != TableVerdict::yes || attack_.isVerbose;
            if (!things.empty() && isTold)
                text += "; " + model::printable(common_.say(decidedBy, {{"things", things}}));
            text += "\n";
            if (need.verdict != TableVerdict::unknown) continue;
            for (const auto& gap : gapTexts(names_, need.gaps))
                text += "      " + model::printable(common_.in(gap)) + "\n";
        }
        return text;
    }

    std::string parts(const AskedAction& one) const {
        std::string text;
        const auto add = [&](const LocalLiteral& words, const char* name, const std::string& value) {
            if (!value.empty()) text += "  " + model::printable(common_.say(words, {{name, value}})) + "\n";
        };
        const auto supports = [&](bool isPlayed) {
            std::vector<std::string> all;
            for (const auto& support : one.action->row->supports) {
                const auto& played = one.answer.act.played;
                if ((std::ranges::find(played, support.id) != played.end()) == isPlayed)
                    all.push_back(isPlayed ? common_.in(support.name) : support.id);
            }
            return joined(all, ", ");
        };
        add(takePart, "cards", cardNames(names_, one.answer.act.units, common_));
        add(takePartAgainst, "cards", cardNames(names_, one.answer.act.targets, common_));
        add(playedWith, "supports", supports(true));
        if (attack_.isVerbose) add(supportsThere, "supports", supports(false));
        return text;
    }

    std::string totalText(const TotalAnswer& total) const {
        using enum Table::Align;
        Table rows;
        rows.indent(2);
        rows.align({right, right, left});
        bool isKnown = true;
        std::int64_t sum = 0;
        std::string dice;
        for (const TotalRowAnswer& row : total.rows) {
            std::string change = row.change ? std::to_string(*row.change) : "?";
            if (row.change && *row.change >= 0) change = "+" + change;
            if (row.row->kind == TotalRow::Kind::dice) {
                change = common_.say(dieWord, {{"sides", std::to_string(row.row->sides)}});
                dice += " + " + change;
            } else {
                isKnown = isKnown && row.change;
                sum += row.change.value_or(0);
            }
            std::string name = citedText(common_.in(row.row->name), row.row->from.citation);
            if (row.row->kind == TotalRow::Kind::half) name += ", " + common_.in(halvedWord);
            for (const auto& gap : gapTexts(names_, row.gaps)) name += "; " + common_.in(gap);
            const bool isDie = row.row->kind == TotalRow::Kind::dice;
            rows.row({change, isDie ? "" : isKnown ? std::to_string(sum) : "?", name});
        }
        const std::string all = isKnown ? std::to_string(sum) : common_.in(totalUnknown);
        return model::printable(common_.in(total.total->name) + ": " + all + dice) + "\n" + rows.text();
    }

    std::string resultsText(const AskedAction& one) const {
        if (one.answer.results.empty()) return "";
        using enum Table::Align;
        Table rows;
        rows.indent(2);
        rows.align({right, right, left});
        for (const auto& result : one.answer.results)
            rows.row({result.chance ? percentText(*result.chance, common_) : "?",
                      result.chance ? result.chance->text() : "",
                      citedText(common_.in(result.result->name), result.result->from.citation)});
        return "\n" + common_.in(resultsWord) + "\n" + rows.text();
    }

    const AttackAnswer& attack_;
    const AnswerOptions& common_;
    TableNames names_;
};

class AttackJson {
  public:
    AttackJson(const AttackAnswer& attack, model::Language language)
        : attack_(attack), language_(language), names_(attack.table->laid->world()) {}

    Json json() const {
        Json json = answerOf("attack");
        json["game"] = attack_.table->game();
        json["seenBy"] = seatJson(*attack_.table->laid, attack_.table->viewer, language_);
        json["actions"] = Json::array();
        for (const AskedAction& one : attack_.asked) json["actions"].push_back(action(one));
        return json;
    }

  private:
    Json action(const AskedAction& one) const {
        AnswerOptions common;
        common.language = language_;
        Json json;
        json["action"] = one.action->row->id;
        json["name"] = one.action->row->name.in(language_);
        json["citation"] = cite(one.action->row->from.citation);
        json["phase"] = jsonOrNull(one.action->row->phase);
        json["from"] = thingJson(names_, one.actor, language_);
        json["to"] = one.action->hasTarget ? thingJson(names_, one.target, language_) : Json(nullptr);
        json["verdict"] = verdictId(one.answer.verdict);
        json["text"] = AttackWriter(attack_, common).sentence(one);
        json["cost"] = one.answer.cost ? Json(*one.answer.cost) : Json(nullptr);
        json["needs"] = Json::array();
        for (const NeedAnswer& need : one.answer.needs) json["needs"].push_back(needJson(need));
        json["units"] = things(cardThings(one.answer.act.units));
        json["targets"] = things(cardThings(one.answer.act.targets));
        json["with"] = one.answer.act.played;
        json["supports"] = Json::array();
        for (const auto& support : one.action->row->supports)
            json["supports"].push_back({{"id", support.id},
                                        {"name", support.name.in(language_)},
                                        {"citation", cite(support.from.citation)}});
        json["totals"] = Json::array();
        for (const TotalAnswer& total : one.answer.totals) json["totals"].push_back(totalJson(total));
        json["results"] = Json::array();
        for (const auto& result : one.answer.results) {
            Json row;
            row["id"] = result.result->id;
            row["name"] = result.result->name.in(language_);
            row["citation"] = cite(result.result->from.citation);
            row["chance"] = result.chance ? Json(result.chance->text()) : Json(nullptr);
            row["percent"] = result.chance ? Json(percentNumber(*result.chance)) : Json(nullptr);
            json["results"].push_back(std::move(row));
        }
        return json;
    }

    Json cite(const std::string& citation) const { return citationJson(attack_.table->game(), citation); }
    Json things(const std::vector<FormulaThing>& all) const {
        Json json = Json::array();
        for (const FormulaThing thing : all) json.push_back(thingJson(names_, thing, language_));
        return json;
    }
    Json needJson(const NeedAnswer& need) const {
        Json json;
        json["id"] = need.need->id;
        json["text"] = need.need->name.in(language_);
        json["verdict"] = verdictId(need.verdict);
        json["citation"] = cite(need.need->from.citation);
        json["because"] = things(need.witnesses);
        json["missing"] = gapsJson(names_, need.gaps, language_);
        return json;
    }
    Json totalJson(const TotalAnswer& total) const {
        Json json;
        json["of"] = total.total->of;
        json["name"] = total.total->name.in(language_);
        json["withoutDice"] = total.withoutDice ? Json(*total.withoutDice) : Json(nullptr);
        json["rows"] = Json::array();
        for (const TotalRowAnswer& row : total.rows) {
            static constexpr std::array<const char*, 3> kinds{"add", "half", "dice"};
            Json one;
            one["kind"] = kinds[static_cast<std::size_t>(row.row->kind)];
            one["id"] = row.row->id;
            one["name"] = row.row->name.in(language_);
            one["change"] = row.change ? Json(*row.change) : Json(nullptr);
            if (row.row->kind == TotalRow::Kind::dice) one["sides"] = row.row->sides;
            one["citation"] = cite(row.row->from.citation);
            one["missing"] = gapsJson(names_, row.gaps, language_);
            json["rows"].push_back(std::move(one));
        }
        return json;
    }

    const AttackAnswer& attack_;
    model::Language language_;
    TableNames names_;
};

}  // namespace

std::string attackText(const AttackAnswer& attack, const AnswerOptions& common) {
    return AttackWriter(attack, common).text();
}

Json attackJson(const AttackAnswer& attack, model::Language language) {
    return AttackJson(attack, language).json();
}

}  // namespace cota::cli
