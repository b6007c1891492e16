#include "validator/cli/inputs/named_things.h"

#include <algorithm>
#include <set>

#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

namespace {

using mapsets::FormulaThing;
using mapsets::TableKind;
using mapsets::TableWorld;
using model::LocalLiteral;

constexpr LocalLiteral noThing = local("There is no '{word}' on the table ({kind}).");
constexpr LocalLiteral nearThing =
    local("There is no '{word}' on the table ({kind}); the nearest is '{near}'.");
constexpr LocalLiteral severalThings = local("'{word}' is not clear; say which: {known}.");

std::string lower(std::string_view text) {
    std::string all(text);
    for (char& c : all)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return all;
}

std::vector<FormulaThing> allOf(const mapsets::LaidTable& table, TableKind kind) {
    std::vector<FormulaThing> all;
    for (std::size_t i = 0; i < table.world().countOf(kind); ++i) all.push_back(TableWorld::thing(kind, i));
    return all;
}

}  // namespace

NamedThings::NamedThings(const mapsets::LaidTable& table) : table_(&table), names_(table.world()) {}

std::optional<NamedThings::Fit> NamedThings::fitOf(FormulaThing thing, std::string_view word) const {
    if (names_.isUnseen(thing)) return {};
    const std::string id = names_.idOf(thing);
    if (id == word) return Fit::id;
    const auto name = names_.of(thing);
    if (name.en == word || name.es == word) return Fit::name;
    const std::string small = lower(word);
    if (lower(id) == small || lower(name.en) == small || lower(name.es) == small) return Fit::nearly;
    return {};
}

std::optional<NamedThings::Match> NamedThings::best(const std::vector<FormulaThing>& things,
                                                    std::string_view word) const {
    std::optional<Match> found;
    std::set<std::string> clear;
    for (const FormulaThing thing : things) {
        const auto fit = fitOf(thing, word);
        if (!fit || (found && *fit > found->fit)) continue;
        if (!found || *fit < found->fit) {
            found = Match{*fit, {}};
            clear.clear();
        }
        if (clear.insert(clearWord(thing)).second) found->things.push_back(thing);
    }
    return found;
}

std::optional<NamedThings::Match> NamedThings::find(TableKind kind, const std::string& word) const {
    auto found = best(allOf(*table_, kind), word);
    const auto slash = word.rfind('/');
    if (found || kind != TableKind::card || slash == std::string::npos) return found;
    std::vector<FormulaThing> cards;
    const auto add = [&](const std::vector<std::size_t>& numbers) {
        for (const std::size_t number : numbers) cards.push_back(TableWorld::thing(TableKind::card, number));
    };
    const std::string place = word.substr(0, slash);
    if (const auto group = best(allOf(*table_, TableKind::group), place)) {
        for (const FormulaThing one : group->things) {
            add(table_->position().groups[one.index].cards);
            add(table_->position().groups[one.index].attached);
        }
    } else if (const auto space = best(allOf(*table_, TableKind::space), place)) {
        for (const FormulaThing one : space->things) add(table_->position().spaces[one.index].cards);
    }
    return best(cards, std::string_view(word).substr(slash + 1));
}

std::string NamedThings::clearWord(FormulaThing thing) const {
    std::string word = names_.idOf(thing);
    if (thing.kind != static_cast<std::uint16_t>(TableKind::card)) return word;
    const auto& card = table_->position().cards[thing.index];
    const auto place = card.group != mapsets::TablePosition::none
                           ? TableWorld::thing(TableKind::group, card.group)
                           : TableWorld::thing(TableKind::space, card.space);
    return names_.idOf(place) + "/" + word;
}

FormulaThing NamedThings::only(const Match& match, const std::string& word) const {
    if (match.things.size() == 1) return match.things.front();
    std::vector<std::string> known;
    for (const FormulaThing thing : match.things) known.push_back(clearWord(thing));
    throw CommandError(exitUsage, severalThings, {{"word", word}, model::knownWords(known, "-")});
}

FormulaThing NamedThings::one(TableKind kind, const std::string& word) const {
    if (const auto match = find(kind, word)) return only(*match, word);
    refuse({kind}, word);
}

std::size_t NamedThings::card(const std::vector<std::size_t>& cards, const std::string& word) const {
    std::vector<FormulaThing> things;
    for (const std::size_t number : cards) things.push_back(TableWorld::thing(TableKind::card, number));
    const auto slash = word.rfind('/');
    const std::string last = slash == std::string::npos ? word : word.substr(slash + 1);
    if (const auto match = best(things, last)) return only(*match, word).index;
    refuse({TableKind::card}, word);
}

void NamedThings::refuse(const std::vector<TableKind>& kinds, const std::string& word) const {
    std::set<std::string> known;
    model::LocalText kindNames;
    for (const TableKind kind : kinds) {
        const auto name = mapsets::nameOfKind(kind);
        kindNames.en += (kindNames.en.empty() ? "" : ", ") + name.en;
        kindNames.es += (kindNames.es.empty() ? "" : ", ") + name.es;
        for (const FormulaThing thing : allOf(*table_, kind)) {
            if (names_.isUnseen(thing)) continue;
            for (const std::string& text : {names_.idOf(thing), names_.of(thing).en, names_.of(thing).es})
                if (!text.empty()) known.insert(text);
        }
    }
    const std::string near = nearestWord(word, {known.begin(), known.end()});
    std::vector<model::MessageValue> values{{"word", word}, model::inWords("kind", kindNames)};
    if (near.empty()) throw CommandError(exitUsage, noThing, values);
    values.push_back({"near", near});
    throw CommandError(exitUsage, nearThing, values);
}

}  // namespace cota::cli
