// Related values of one item: numbers that add up to another, words that must all differ.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;

/// Names of values and plain numbers; a repeated name counts repeatedly.
struct Term {
    std::string name;  // empty: the number itself
    int times = 1;
};

std::vector<Term> termsOf(const std::vector<std::string>& words) {
    std::vector<Term> terms;
    for (const auto& word : words) {
        const auto number = mapsets::readInteger(word);
        const auto known = std::find_if(terms.begin(), terms.end(),
                                        [&](const Term& term) { return !number && term.name == word; });
        if (known != terms.end())
            ++known->times;
        else
            terms.push_back(number ? Term{"", *number} : Term{word, 1});
    }
    return terms;
}

bool declares(const Holder& holder, const std::vector<Term>& terms) {
    return std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
        return std::any_of(holder.types->begin(), holder.types->end(),
                           [&](const auto& type) { return type.name == term.name; });
    });
}

/// Whether the sum is its own, not that of its type.
bool isOwn(const Holder& holder, const std::vector<Term>& adds, const std::vector<Term>& to) {
    const auto names = [&](const Term& term) { return holder.answersFor({term.name}); };
    return std::any_of(adds.begin(), adds.end(), names) || std::any_of(to.begin(), to.end(), names);
}

int sumOf(const Holder& holder, const std::vector<Term>& terms) {
    int sum = 0;
    for (const auto& term : terms)
        sum += term.times * (term.name.empty()
                                 ? 1
                                 : mapsets::integerOf(*holder.types, *holder.values, term.name).value_or(0));
    return sum;
}

std::vector<std::string> namesOf(const std::vector<Term>& terms) {
    std::vector<std::string> names;
    for (const auto& term : terms)
        names.push_back(term.name.empty() ? std::to_string(term.times) : term.name);
    return names;
}

constexpr std::array sumWordings{Wording{
    "over", local("{names} of {what} need {sum}, but there are only {limit} ({asked}); lower them.")}};

// MdA SETUP.5 p8, SPEC.GEN p44.
void sumsThatDiffer(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto adds = termsOf(with.words("adds"));
    const auto to = termsOf(with.words("to"));
    const bool exactly = with.flag("exactly");
    for (const auto& holder : holdersOf(context)) {
        // A type prints its own values and those of its base.
        const bool isPart = holder.laid && !holder.own;
        if (holder.of != of || isPart || !declares(holder, adds) || !isOwn(holder, adds, to)) continue;
        const int sum = sumOf(holder, adds);
        const int limit = sumOf(holder, to);
        if (exactly ? sum == limit : sum <= limit) continue;
        auto note =
            holder.noteWith({valueOf("names", ValueKind::attribute, namesOf(adds)), value("sum", sum),
                             value("limit", limit), valueOf("asked", ValueKind::attribute, namesOf(to))});
        if (!exactly) note.wording = &sumWordings[0];
        out.add(std::move(note));
    }
}

// MdA KW.DRIFT p43.
void valuesThatRepeat(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != of) continue;
        std::map<std::string, std::string> first;
        for (const auto& name : with.words("values")) {
            const auto* text = holder.values->find(name);
            if (text == nullptr) continue;
            const auto [found, isNew] = first.emplace(*text, name);
            if (!isNew && holder.answersFor({name, found->second}))
                out.add(holder.noteWith(
                    {shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
                     shownAs(model::ShowAs::nameAndId, valueOf("other", ValueKind::attribute, found->second)),
                     value("value", *text)}));
        }
    }
}

// A value that only a limited number may have: one attacker, a different edge for each side.
void sharedValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("value");
    const auto only = with.words("is");
    std::map<std::string, std::vector<const Holder*>> having;
    const auto holders = holdersOf(context);
    for (const auto& holder : holders)
        if (const auto* text = holder.of == of && !holder.own ? holder.values->find(name) : nullptr)
            if (only.empty() || std::find(only.begin(), only.end(), *text) != only.end())
                having[*text].push_back(&holder);
    for (const auto& [text, found] : having) {
        if (std::ssize(found) <= with.integer("most")) continue;
        model::MessageValue others{"others", {}, ValueKind::list};
        std::vector<std::string> english, spanish;
        for (const auto* holder : found) {
            if (holder == found.back()) break;
            others.items.push_back(holder->what);
            english.push_back(holder->what.words.en);
            spanish.push_back(holder->what.words.es);
        }
        others.words = {listed(english, english.size()), listed(spanish, spanish.size())};
        auto note = found.back()->noteWith(
            {shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
             value("value", text), value("count", std::ssize(found)), value("limit", with.integer("most"))});
        note.values.push_back(std::move(others));
        out.add(std::move(note));
    }
}

constexpr Parameter sumOfParameter{"of", Parameter::Kind::text, nullptr,
                                   local("what carries the values: side, front, part:<kind> ...")};
constexpr std::array sumParameters{
    sumOfParameter,
    Parameter{"adds", Parameter::Kind::words, nullptr,
              local("values that are added up; one named twice counts twice")},
    Parameter{"to", Parameter::Kind::words, nullptr,
              local("what they make: values in the same way, or a number")},
    Parameter{"exactly", Parameter::Kind::flag, "yes", local("yes: no more and no less; no: no more")}};
constexpr std::array differParameters{
    sumOfParameter, Parameter{"values", Parameter::Kind::words, nullptr, local("values that all differ")}};
constexpr std::array sharedParameters{
    sumOfParameter, Parameter{"value", Parameter::Kind::text, nullptr, local("the value")},
    Parameter{"is", Parameter::Kind::words, "", local("only where it is one of these words; none: any")},
    Parameter{"most", Parameter::Kind::integer, "1", local("so many may have the same")}};

constexpr std::array sumTable{
    Rule{.message = {"SUM-001", Severity::error, local("numbers that do not add up"),
                     local("{names} of {what} make {sum}, but should make {limit} ({asked}); correct them."),
                     local("The pieces do not add up to the total."), local("Change one of the numbers.")},
         .needs = need::mapset,
         .parameters = sumParameters,
         .variants = sumWordings,
         .run = sumsThatDiffer},
    Rule{
        .message =
            {"SUM-002", Severity::error, local("values that must differ"),
             local(
                 "'{name}' and '{other}' of {what} are both '{value}', but must differ; change one of them."),
             local("One of the possibilities is there twice, another never."), local("Correct one of them.")},
        .needs = need::mapset,
        .parameters = differParameters,
        .run = valuesThatRepeat},
    Rule{.message = {"SUM-003", Severity::error, local("a value that too many have"),
                     local(
                         "'{name}' of {what} is '{value}', as it is of {others}: {count} in all, but at most "
                         "{limit} may have it; change one of them."),
                     local("The rules tell them apart by it."),
                     local("Change it for all but those that may have it.")},
         .needs = need::mapset,
         .parameters = sharedParameters,
         .run = sharedValues},
};
static_assert(isSound(sumTable));

}  // namespace

Topic sumRules() { return {"sums", local("Values that belong together"), sumTable}; }

}  // namespace cota::checks
