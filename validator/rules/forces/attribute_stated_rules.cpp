// Values that another value requires, and movement costs that cannot be read.

#include <algorithm>
#include <array>

#include "mapsets/movement/cost_table.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;

const std::string* statedIn(const Holder& holder, const std::string& name) {
    const auto* text = holder.values->find(name);
    if (text) return text;
    const auto type = std::ranges::find(*holder.types, name, &mapsets::AttributeType::name);
    return type == holder.types->end() || type->fallback.empty() ? nullptr : &type->fallback;
}

constexpr std::array askedWordings{Wording{
    "most",
    local("'{name}' of {what} is {value}, but with '{other}' {said} it is {limit} at most; correct one of "
          "the two.")}};

void askedByAnother(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("name");
    const auto other = with.text("if");
    const int most = with.integer("most");
    for (const auto& holder : holdersOf(context)) {
        const auto* asking = holder.of == with.text("of") ? statedIn(holder, other) : nullptr;
        if (!asking || *asking != with.text("is")) continue;
        const auto* text = holder.values->find(name);
        const auto number = text ? mapsets::readInteger(*text) : std::nullopt;
        if (most > 0 ? !number || *number <= most : text != nullptr) continue;
        out.add([&] {
            auto note = holder.noteWith(
                {shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
                 value("value", text ? *text : ""),
                 shownAs(model::ShowAs::nameAndId, valueOf("other", ValueKind::attribute, other)),
                 value("said", *asking), value("limit", most)});
            if (most > 0) note.wording = &askedWordings[0];
            return note;
        }());
    }
}

// A text that is neither a number nor a word for a cost is read as an unknown cost.
void unreadableCosts(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != "part:" + with.text("part")) continue;
        for (const auto& mobility : context.catalogue().mobilities) {
            const auto* text = holder.values->find(mobility.id.text);
            if (!text || mapsets::isCost(*text)) continue;
            out.add(holder.noteWith({value("name", mobility.id), value("value", *text)}));
        }
    }
}

constexpr std::array askedParameters{
    Parameter{"of", Parameter::Kind::text, nullptr,
              local("what carries the value: side, group, part:<kind>, feature:<kind> ...")},
    Parameter{"if", Parameter::Kind::text, nullptr, local("where this value ...")},
    Parameter{"is", Parameter::Kind::text, nullptr, local("... is this")},
    Parameter{"name", Parameter::Kind::text, nullptr, local("this one is stated ...")},
    Parameter{"most", Parameter::Kind::integer, "0",
              local("... or, where this is not 0, no greater than this")}};

constexpr std::array costParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part")}};

constexpr std::array attributeStatedTable{
    Rule{.message = {"ATTR-009", Severity::error, local("a value that another value requires"),
                     local("'{name}' of {what} is missing, which '{other}' {said} asks for; add it."),
                     local("The one means nothing without the other."),
                     local("State the value, or change the other.")},
         .needs = need::mapset,
         .parameters = askedParameters,
         .variants = askedWordings,
         .run = askedByAnother},
    Rule{.message = {"ATTR-010", Severity::error, local("a cost that cannot be read"),
                     local("'{name}' of {what} is '{value}', which is no cost; write a number from 0 on, a "
                           "fraction such as 3/2, or 'no'."),
                     local("The movement cost would be unknown."), local("Write the cost.")},
         .needs = need::scenario | need::mapset,
         .parameters = costParameters,
         .run = unreadableCosts},
};
static_assert(isSound(attributeStatedTable));

}  // namespace

Topic attributeStatedRules() {
    return {"attribute-stated", local("Values a scenario states"), attributeStatedTable};
}

}  // namespace cota::checks
