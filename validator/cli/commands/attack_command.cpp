// cota attack: may one thing on the table do something to another, why not, and with what chances.

#include <algorithm>

#include "validator/cli/commands/attack_answer.h"
#include "validator/cli/inputs/named_things.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using mapsets::TableGame;
using mapsets::TableKind;
using model::LocalLiteral;

struct AttackOptions {
    AnswerOptions common;
    std::string file;
    std::string from;
    std::string to;
    std::string action;
    std::vector<std::string> units;
    std::vector<std::string> targets;
    std::vector<std::string> with;
    std::string seenBy;
    bool isVerbose = false;
};

constexpr LocalLiteral attackSummary =
    local("whether one group can attack another, why not, and with what chances");
constexpr LocalLiteral noAction = local("The game has no action '{word}'. Actions: {known}.");
constexpr LocalLiteral noActionNear =
    local("The game has no action '{word}'; the nearest is '{near}'. Actions: {known}.");
constexpr LocalLiteral noActionBetween = local("No action of the game goes from {from} to {to}.");
constexpr LocalLiteral noActionBy =
    local("No action of the game goes from {from} without a target. Give TO.");
constexpr LocalLiteral needsTarget = local("The action '{action}' has a target: give TO.");
constexpr LocalLiteral noTarget = local("The action '{action}' has no target: leave out TO.");
constexpr LocalLiteral noSupport =
    local("Nothing called '{word}' can be played here (--with). Known: {known}.");

/// The actions that --action names, or all.
std::vector<const TableGame::Action*> actionsNamed(const TableGame& game, const std::string& word) {
    std::vector<const TableGame::Action*> all;
    std::vector<std::string> known;
    for (const TableGame::Action& action : game.actions()) {
        known.push_back(action.row->id);
        if (word.empty() || action.row->id == word || action.row->name.en == word ||
            action.row->name.es == word)
            all.push_back(&action);
    }
    if (!all.empty()) return all;
    std::vector<model::MessageValue> values{{"word", word}, model::knownWords(known, "-")};
    const std::string near = nearestWord(word, known);
    if (near.empty()) throw CommandError(exitUsage, noAction, values);
    values.push_back({"near", near});
    throw CommandError(exitUsage, noActionNear, values);
}

/// The actions that fit the two things best, with these things.
class Chooser {
  public:
    Chooser(const OpenTable& table, const AttackOptions& options)
        : laid_(*table.laid), options_(options), things_(laid_) {}

    std::vector<AskedAction> chosen() {
        const auto actions = actionsNamed(laid_.game(), options_.action);
        std::vector<Candidate> candidates;
        for (const auto* action : actions) addCandidate(*action, candidates);
        if (candidates.empty()) refuse(actions);
        const int best = std::ranges::min_element(candidates, {}, &Candidate::rank)->rank;
        std::vector<AskedAction> asked;
        for (const Candidate& one : candidates) {
            if (one.rank != best || !hasSupports(*one.action)) continue;
            const auto actor = things_.only(one.actor, options_.from);
            const auto target = one.action->hasTarget ? things_.only(one.target, options_.to) : actor;
            asked.push_back({one.action, actor, target, {}});
        }
        if (asked.empty()) refuseSupport(candidates);
        for (AskedAction& one : asked)
            one.answer = laid_.asker().ask(*one.action, one.actor, one.target, actOf(one));
        return asked;
    }

  private:
    struct Candidate {
        const TableGame::Action* action = nullptr;
        int rank = 0;  // how well both words fit; less is better
        NamedThings::Match actor, target;
    };

    void addCandidate(const TableGame::Action& action, std::vector<Candidate>& candidates) const {
        if (action.hasTarget == options_.to.empty()) return;
        const auto actor = things_.find(action.actor, options_.from);
        if (!actor) return;
        Candidate one{&action, static_cast<int>(actor->fit), *actor, {}};
        if (action.hasTarget) {
            const auto target = things_.find(action.target, options_.to);
            if (!target) return;
            one.target = *target;
            one.rank += static_cast<int>(target->fit);
        }
        candidates.push_back(std::move(one));
    }

    static constexpr std::array kindsOfThings{TableKind::group, TableKind::card, TableKind::seat,
                                              TableKind::space};

    [[noreturn]] void refuse(const std::vector<const TableGame::Action*>& actions) const {
        const bool isOne = !options_.action.empty();
        if (isOne && actions.front()->hasTarget && options_.to.empty())
            throw CommandError(exitUsage, needsTarget, {{"action", options_.action}});
        if (isOne && !actions.front()->hasTarget && !options_.to.empty())
            throw CommandError(exitUsage, noTarget, {{"action", options_.action}});
        const auto from = kindOf(options_.from, isOne ? std::optional(actions.front()->actor) : std::nullopt);
        std::vector<model::MessageValue> values{model::inWords("from", mapsets::nameOfKind(from))};
        if (options_.to.empty()) throw CommandError(exitUsage, noActionBy, values);
        const auto to = kindOf(options_.to, isOne ? std::optional(actions.front()->target) : std::nullopt);
        values.push_back(model::inWords("to", mapsets::nameOfKind(to)));
        throw CommandError(exitUsage, noActionBetween, values);
    }
    /// The kind of the thing that a word names; refuses a word that names none.
    TableKind kindOf(const std::string& word, std::optional<TableKind> wanted) const {
        if (wanted && !things_.find(*wanted, word)) things_.refuse({*wanted}, word);
        for (const TableKind kind : kindsOfThings)
            if (things_.find(kind, word)) return kind;
        things_.refuse({kindsOfThings.begin(), kindsOfThings.end()}, word);
    }

    bool hasSupports(const TableGame::Action& action) const {
        return std::ranges::all_of(options_.with, [&](const std::string& word) {
            return std::ranges::find(action.row->supports, word, &mapsets::ActionSupport::id) !=
                   action.row->supports.end();
        });
    }
    [[noreturn]] void refuseSupport(const std::vector<Candidate>& candidates) const {
        std::vector<std::string> known;
        for (const Candidate& one : candidates)
            for (const auto& support : one.action->row->supports)
                if (std::ranges::find(known, support.id) == known.end()) known.push_back(support.id);
        std::string unknown = options_.with.front();
        for (const std::string& word : options_.with)
            if (std::ranges::find(known, word) == known.end()) unknown = word;
        throw CommandError(exitUsage, noSupport, {{"word", unknown}, model::knownWords(known, "-")});
    }

    mapsets::TableAct actOf(const AskedAction& one) const {
        mapsets::TableAct act;
        act.units = cards(options_.units, one.actor);
        if (one.action->hasTarget) act.targets = cards(options_.targets, one.target);
        act.played = options_.with;
        return act;
    }
    /// Cards of a group; of anything else, cards anywhere.
    std::vector<std::size_t> cards(const std::vector<std::string>& words, mapsets::FormulaThing whose) const {
        std::vector<std::size_t> numbers;
        for (const std::string& word : words)
            numbers.push_back(whose.kind == static_cast<std::uint16_t>(TableKind::group)
                                  ? things_.card(laid_.position().groups[whose.index].cards, word)
                                  : things_.one(TableKind::card, word).index);
        return numbers;
    }

    mapsets::LaidTable& laid_;
    const AttackOptions& options_;
    NamedThings things_;
};

/// Lists of words may be given with commas, and several times.
void splitAll(std::vector<std::string>& words) {
    std::vector<std::string> all;
    for (const std::string& word : words)
        for (std::string& part : split(word, ',')) all.push_back(std::move(part));
    words = std::move(all);
}

int run(const AttackOptions& given, const Streams& streams) {
    AttackOptions options = given;
    for (auto* words : {&options.units, &options.targets, &options.with}) splitAll(*words);
    const OpenTable table = openTable(options.file, options.seenBy, options.common, streams);
    const AttackAnswer answer{&table, Chooser(table, options).chosen(), options.isVerbose};
    deliver(
        options.common, [&] { return attackJson(answer, options.common.language); },
        [&] { return attackText(answer, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command attackCommand(const AnswerOptions& common) {
    auto options = std::make_shared<AttackOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("attack", attackSummary);
    line->describe(
        local("Asks every action of the game that goes from FROM to TO: each condition in order, with its "
              "paragraph,\n"
              "who takes part, what the totals are made of, and the exact chance of each result. FROM and TO "
              "are ids or\n"
              "names of groups, cards, seats or spaces; GROUP/CARD is a card in a group."),
        {"attack table.scenario.xml p2-us-2 p3-german-1",
         "attack table.scenario.xml Neely Thoma --action attack --with amphibious --format json"});
    line->positional("FILE", options->file, tableFileHelp());
    line->positional("FROM", options->from, local("who acts"));
    line->positional("TO", options->to, local("who is acted on; left out for actions without a target"),
                     Presence::optional);
    line->text("--action", "ID", options->action, local("only this action of the game"));
    line->texts("--units", "NAMES", options->units,
                local("cards of FROM that take part, with commas (default: as the game chooses)"));
    line->texts("--targets", "NAMES", options->targets,
                local("cards of TO that are acted on, with commas (default: as the game chooses)"));
    line->texts("--with", "NAMES", options->with,
                local("what is played with it, with commas; --verbose lists what the action knows"));
    declareSeenBy(*line, options->seenBy);
    line->flag("--verbose", options->isVerbose,
               local("all actions in full, totals also of those that are forbidden, and what decided"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
