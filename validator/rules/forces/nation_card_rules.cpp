// Cards that belong to another nation.

#include <algorithm>
#include <array>

#include "validator/rules/facts/standing.h"
#include "validator/rules/forces/forces_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// MdA SETUP.3 p7.
void cardsOfAnotherNation(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    for (const auto& part : context.scenario()->parts) {
        const auto* text =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        const auto* word = text ? list->find(*text) : nullptr;
        const auto* nation = word ? word->values.find(with.text("nation")) : nullptr;
        if (!nation) continue;
        for (const auto& side : context.scenario()->sides)
            if (side.id == part.side && !side.nation.empty() && side.nation != *nation)
                out.add({.values = {value("part", part.kind), valueOf("word", ValueKind::word, *text),
                                    value("side", side.id), valueOf("nation", ValueKind::word, *nation),
                                    valueOf("other", ValueKind::word, side.nation)},
                         .subject = context.subjectOf(part)});
    }
}

constexpr std::array wordNationParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")},
    Parameter{"value", Parameter::Kind::text, nullptr, local("its value with a word ...")},
    Parameter{"list", Parameter::Kind::text, nullptr, local("... of this list")},
    Parameter{"nation", Parameter::Kind::text, "nation", local("value of the word with its nation")}};

constexpr std::array nationCardTable{
    Rule{
        .message = {"NATION-002", Severity::warning, local("something of another nation"),
                    local("'{part}' of '{side}' ({other}) is '{word}', which is of nation '{nation}'; choose "
                          "another."),
                    local("Its contents are for the other nation."),
                    local("Give it to the other side, or choose another.")},
        .needs = need::scenario | need::mapset,
        .parameters = wordNationParameters,
        .run = cardsOfAnotherNation},
};
static_assert(isSound(nationCardTable));

}  // namespace

Topic nationCardRules() { return {"nation-card", local("Things of other nations"), nationCardTable}; }

}  // namespace cota::checks
