#include "tests/games/table_answers.h"

#include <algorithm>
#include <memory>
#include <set>
#include <tuple>

#include "mapsets/catalogue/value_schema.h"
#include "mapsets/table/table_musts.h"
#include "mapsets/table/table_set_up.h"

namespace cota::games {

namespace {

using namespace mapsets;

using Values = std::vector<std::pair<std::string, std::string>>;

/// The scenario as it is, and with each word of each of its values, alone and with each flag.
std::vector<Values> valuesToTry(const Catalogue& catalogue) {
    Values flags, words;
    for (const auto& type : catalogue.scenarioAttributes) {
        if (type.kind == AttributeType::Kind::flag) flags.emplace_back(type.name, "yes");
        if (type.kind == AttributeType::Kind::word)
            for (const auto& word : wordsOf(type.words)) words.emplace_back(type.name, word);
    }
    std::vector<Values> all{{}};
    for (const auto& one : flags) all.push_back({one});
    for (const auto& one : words) {
        all.push_back({one});
        for (const auto& flag : flags) all.push_back({flag, one});
    }
    return all;
}

/// The scenario with some values, and with no more seats.
model::Document with(model::Document document, const Values& values, std::size_t seats) {
    auto scenario = **document.scenario;
    auto& all = scenario.tableau->seats;
    if (all.size() > seats) all.resize(seats);
    for (const auto& [name, value] : values) scenario.attributes.set(name, value);
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return document;
}

class TableAnswers {
  public:
    TableAnswers(const model::Document& document, std::shared_ptr<const Mapset> game)
        : table_(std::move(game), document) {}

    std::string position() {
        for (const auto& action : table_.game().actions()) ask(action);
        judge();
        return std::move(text_);
    }
    std::string setUp(std::uint64_t seed) {
        const auto made = setUpBySeed(table_, seed);
        for (const auto& step : made.steps) {
            add(step.step->id);
            add(step.cards);
            add(step.deals);
        }
        if (made.fault) add(static_cast<std::int64_t>(made.fault->kind));
        for (const auto& space : made.tableau.spaces) {
            add(space.kind);
            for (const auto& card : space.cards) add(card.type.text);
            for (const auto& group : space.groups)
                for (const auto& card : group.cards) add(group.side.text + ":" + card.type.text);
        }
        return std::move(text_);
    }

  private:
    void add(const std::string& word) { text_ += word + " "; }
    void add(std::int64_t number) { add(std::to_string(number)); }

    /// Of equal cards in the same kind of space only the first.
    std::vector<FormulaThing> things(TableKind kind) const {
        std::vector<FormulaThing> all;
        std::set<std::tuple<std::string, int, std::string, bool>> seen;
        const auto& position = table_.position();
        for (std::size_t i = 0; i < table_.world().countOf(kind); ++i) {
            if (kind == TableKind::card) {
                const auto& card = position.cards[i];
                const auto& space = position.spaces[card.space].space->kind;
                const bool isGrouped = card.group != TablePosition::none;
                if (!seen.emplace(card.card->type.text, card.card->end, space, isGrouped).second) continue;
            }
            all.push_back(TableWorld::thing(kind, i));
        }
        return all;
    }

    void ask(const TableGame::Action& action) {
        add(action.row->id);
        for (const auto actor : things(action.actor)) {
            if (!action.hasTarget) {
                add(table_.asker().ask(action, actor, actor, {}));
                continue;
            }
            for (const auto target : things(action.target))
                if (actor != target) add(table_.asker().ask(action, actor, target, {}));
        }
        text_ += '\n';
    }

    void add(const ActionAnswer& answer) {
        add(static_cast<std::int64_t>(answer.verdict));
        for (const auto& one : answer.needs)
            if (one.verdict != TableVerdict::yes) add(one.need->id);
        for (const auto& total : answer.totals)
            for (const auto& row : total.rows)
                add(row.row->id + "=" + std::to_string(row.change.value_or(-999)));
        for (const auto& one : answer.results)
            add(one.result->id + "=" + (one.chance ? one.chance->text() : "-"));
        for (const auto card : answer.act.units) add(static_cast<std::int64_t>(card));
        for (const auto card : answer.act.targets) add(static_cast<std::int64_t>(card));
        add(answer.cost.value_or(-1));
        text_ += ';';
    }

    void judge() {
        const auto musts = judgedMusts(table_.world(), table_.run());
        for (const auto& one : musts.broken) add(one.must->id + "-" + std::to_string(one.thing.index));
        for (const auto& one : musts.open) add(one.must->id + "?" + std::to_string(one.thing.index));
        for (const auto& one : scoresOf(table_.world(), table_.run())) {
            add(one.score->id);
            add(static_cast<std::int64_t>(one.seat));
            add(one.points.value_or(-1000));
        }
        text_ += '\n';
    }

    LaidTable table_;
    std::string text_;
};

}  // namespace

support::Sample markedTable(support::Sample sample) {
    const auto& table = sample.game.catalogue.table;
    auto scenario = **sample.document.scenario;
    auto& tableau = *scenario.tableau;
    std::vector<model::CardGroup*> groups;
    std::vector<model::PlacedCard*> cards;
    for (auto& space : tableau.spaces) {
        for (auto& group : space.groups) groups.push_back(&group);
        for (auto& card : space.cards) cards.push_back(&card);
    }
    for (const auto& kind : table.markers)
        for (std::size_t i = 0; i < 2; ++i) {
            model::TableMarker marker;
            marker.kind = kind.id;
            if (i == 1 || kind.most > 0) marker.value = i == 0 ? kind.least : kind.most + 1;
            if (kind.on == MarkerKind::On::card) cards[i]->markers.push_back(marker);
            if (kind.on == MarkerKind::On::group) groups[i]->markers.push_back(marker);
            if (kind.on == MarkerKind::On::space) tableau.spaces[i].markers.push_back(marker);
            if (kind.on == MarkerKind::On::table) tableau.markers.push_back(marker);
        }
    for (const auto& kind : table.relations)
        for (const int value : {kind.least, kind.most + 1}) {
            model::TableRelation relation;
            relation.kind = kind.id;
            relation.from = groups.front()->id;
            relation.to = groups.back()->id;
            relation.value = value;
            tableau.relations.push_back(relation);
        }
    sample.document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return sample;
}

TableProbe::TableProbe(const model::Document& document, const Mapset& game) : position_(document) {
    const auto shared = std::make_shared<const Mapset>(game);
    const LaidTable kept(shared, document);  // and its rules, for all of them
    std::set<std::vector<std::string>> known;
    for (const auto& values : valuesToTry(game.catalogue))
        for (const std::size_t seats : {std::size_t{2}, std::size_t{20}}) {
            const auto tried = with(document, values, seats);
            std::vector<std::string> steps{std::to_string(seats)};
            for (const auto* step : setUpStepsOf(LaidTable(shared, tried))) steps.push_back(step->id);
            if (steps.size() > 1 && known.insert(steps).second) setUps_.emplace_back(tried, 1);
        }
    // Few cards for each are dealt again more often.
    const auto isDealtAgain = [](const SetUpDone& step) { return step.deals > 1; };
    for (const auto& type : game.catalogue.scenarioAttributes)
        for (std::uint64_t seed = 1; seed < 6 && type.kind == AttributeType::Kind::integer; ++seed)
            if (const auto tried = with(document, {{type.name, "1"}}, 20);
                std::ranges::any_of(setUpBySeed(LaidTable(shared, tried), seed).steps, isDealtAgain))
                setUps_.emplace_back(tried, seed);
}

std::string TableProbe::position(const std::shared_ptr<const Mapset>& game) const {
    return TableAnswers(position_, game).position();
}

std::string TableProbe::setUps(const std::shared_ptr<const Mapset>& game) const {
    const LaidTable kept(game, position_);  // and its rules, for all of them
    std::string text;
    for (const auto& [document, seed] : setUps_) text += TableAnswers(document, game).setUp(seed) + "\n";
    return text;
}

}  // namespace cota::games
