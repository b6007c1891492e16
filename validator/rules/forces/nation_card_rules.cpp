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
    Parameter{"part", Parameter::Kind::text, nullptr, {"the kind of part", "la clase de parte"}},
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"its value with a word ...", "su valor con una palabra ..."}},
    Parameter{"list", Parameter::Kind::text, nullptr, {"... of this list", "... de esta lista"}},
    Parameter{"nation",
              Parameter::Kind::text,
              "nation",
              {"value of the word with its nation", "valor de la palabra con su nación"}}};

constexpr std::array nationCardTable{
    Rule{.message =
             {"NATION-002",
              Severity::warning,
              {"something of another nation", "algo de otra nación"},
              {"'{part}' of '{side}' ({other}) is '{word}', which is of nation '{nation}'; choose "
               "another.",
               "'{part}' de '{side}' ({other}) es '{word}', que es de la nación '{nation}'; elija otro."},
              {"Its contents are for the other nation.", "Su contenido es para la otra nación."},
              {"Give it to the other side, or choose another.", "Déselo al otro bando o elija otro."}},
         .needs = need::scenario | need::mapset,
         .parameters = wordNationParameters,
         .example = {"<part kind=\"deck\" side=\"us\"><values deck=\"german-reinforcements\"/></part>",
                     "<part kind=\"deck\" side=\"us\"><values deck=\"american-reinforcements\"/></part>"},
         .run = cardsOfAnotherNation},
};
static_assert(isSound(nationCardTable));

}  // namespace

Topic nationCardRules() {
    return {"nation-card", {"Things of other nations", "Cosas de otras naciones"}, nationCardTable};
}

}  // namespace cota::checks
