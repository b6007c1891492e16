#include "validator/overlays/question_words.h"

#include <algorithm>

namespace cota::checks {

namespace {

using model::LocalLiteral;

constexpr std::size_t mostNamed = 3;

constexpr LocalLiteral andMore = local("{names} and {count} more");
constexpr LocalLiteral upToHexes = local("up to {range} {range:hex|hexes} away");
constexpr LocalLiteral inTurns = local("in {turns} {turns:turn|turns}");
constexpr LocalLiteral anyNumberOfTurns = local("in any number of turns");
constexpr LocalLiteral inThisTurn = local("in turn {turn}");

/// The name of the first of these with the id; empty if there is none.
template <class Things>
std::string nameAmong(const Things& things, const std::string& id, model::Language language) {
    const auto found = std::ranges::find_if(things, [&](const auto& one) { return one.id.text == id; });
    return found == things.end() || found->name.empty() ? std::string() : found->name.in(language);
}

}  // namespace

std::string QuestionWords::nameOf(const std::string& word) const {
    std::string name;
    if (const auto* scenario = laid_.scenario()) {
        name = nameAmong(scenario->sides, word, reader_.language);
        if (name.empty()) name = nameAmong(scenario->zones, word, reader_.language);
    }
    if (!name.empty()) return name;
    if (!roster_) roster_.emplace(laid_.document, laid_.field());
    if (const auto unit = roster_->find(model::CounterId(word)); unit != mapsets::noUnit)
        return reader_.name((*roster_)[unit]);
    for (const auto& entry : laid_.document.forces)
        if (name.empty()) name = nameAmong(entry.second->formations, word, reader_.language);
    if (!name.empty()) return name;
    if (const auto* option = laid_.game().catalogue.option(word))
        if (!option->name.empty()) return option->name.in(reader_.language);
    return word;
}

std::string QuestionWords::namesOf(const std::vector<std::string>& words) const {
    std::string names;
    const std::size_t named = words.size() > mostNamed ? mostNamed - 1 : words.size();
    for (std::size_t i = 0; i < named; ++i) names += (names.empty() ? "" : ", ") + nameOf(words[i]);
    if (named == words.size()) return names;
    return reader_.say(andMore, {{"names", names}, {"count", std::to_string(words.size() - named)}});
}

std::string QuestionWords::title(const OverlayQuestion& question) const {
    const auto kinds = overlayKinds();
    const auto kind = std::ranges::find(kinds, question.kind, &OverlayKind::id);
    const std::string asked =
        kind == kinds.end() ? question.kind : std::string(kind->title.in(reader_.language));
    const std::string who = namesOf(question.who);
    return who.empty() ? asked : asked + ": " + who;
}

std::string QuestionWords::whole(const OverlayQuestion& question) const {
    std::string text = title(question);
    const auto kinds = overlayKinds();
    const auto kind = std::ranges::find(kinds, question.kind, &OverlayKind::id);
    if (kind == kinds.end()) return text;
    const auto add = [&](LocalLiteral limit, const char* name, int value) {
        text += ", " + reader_.say(limit, {{name, std::to_string(value)}});
    };
    if (kind->limits.range && question.range) add(upToHexes, "range", *question.range);
    if (kind->limits.turns) {
        const int turns = question.turns.value_or(usualTurns);
        add(turns == 0 ? anyNumberOfTurns : inTurns, "turns", turns);
    }
    if (kind->limits.turn && laid_.scenario() != nullptr) add(inThisTurn, "turn", question.turn.value_or(1));
    return text;
}

}  // namespace cota::checks
