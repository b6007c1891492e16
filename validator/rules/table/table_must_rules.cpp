// What the game demands of a position: the rows `must` of its data, and values that nobody has entered and
// without which they cannot be judged.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/table/table_names.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using mapsets::FormulaGap;
using mapsets::FormulaThing;
using mapsets::TableKind;
using model::LocalText;
using model::Severity;

LocalText joinedSentences(LocalText text, const LocalText& more) {
    text.en += " " + more.in(model::Language::english);
    text.es += " " + more.in(model::Language::spanish);
    return text;
}

/// Types with a printed value that cannot be read, or is out of bounds: another rule reports it, and what the
/// rows of the game say of such a card follows from it.
std::set<FormulaThing> typesWithFaults(const CheckContext& context) {
    std::set<FormulaThing> faulty;
    const auto isFaulty = [&](const model::UnitClassId& id, const model::Attributes& values) {
        const auto* unitClass = context.catalogue().unitClass(id);
        if (unitClass == nullptr) return false;
        return std::ranges::any_of(unitClass->front, [&](const mapsets::AttributeType& type) {
            const auto* text = values.find(type.name);
            return text != nullptr && mapsets::faultOf(type, *text).has_value();
        });
    };
    const auto& types = context.table().position().types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const auto& type = *types[i].type;
        if (isFaulty(type.unitClass, type.front) || std::ranges::any_of(type.ends, [&](const auto& end) {
                return isFaulty(end.unitClass, end.attributes);
            }))
            faulty.insert(mapsets::TableWorld::thing(TableKind::type, i));
    }
    return faulty;
}

void brokenMusts(const CheckContext& context, const Settings&, FindingSink& out) {
    const TableNames names(context);
    const auto faulty = typesWithFaults(context);
    for (const auto& [must, thing] : context.musts().broken) {
        if (faulty.contains(thing)) continue;
        auto text = names.sentenceAbout(must->name, thing);
        if (!must->cure.empty()) text = joinedSentences(std::move(text), names.sentence(must->cure, thing));
        auto note = names.of(thing).noteWith({model::inWords("text", text)});
        note.part = must->id;
        note.severity = must->severity;
        note.paragraph = must->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array openWordings{
    Wording{"turn",
            local("The table does not say whose turn it is, so {count} {count:rule|rules} of the game cannot "
                  "be judged ({rules}). Add turn.")},
    Wording{"start", local("The table does not say who began, so {count} {count:rule|rules} of the game "
                           "cannot be judged ({rules}). Add start.")},
    Wording{"faces", local("{cards} {cards:card has|cards have} an unknown face, so {count} "
                           "{count:rule|rules} of the game cannot be judged ({rules}).")},
};

/// What is missing, if no other rule reports it: a value that is not printed, an unknown name.
class OpenMusts {
  public:
    explicit OpenMusts(const CheckContext& context)
        : context_(context), position_(context.table().position()) {
        for (const auto& open : context.musts().open)
            for (const auto& gap : open.gaps) add(gap, open.must->id);
    }

    void report(FindingSink& out) const {
        const TableNames names(context_);
        for (const auto& [type, musts] : types_)
            tell(names.of(mapsets::TableWorld::thing(TableKind::type, type)), nullptr, musts, {}, out);
        const auto table = tableItself();
        if (!turn_.empty()) tell(table, &openWordings[0], turn_, {}, out);
        if (!start_.empty()) tell(table, &openWordings[1], start_, {}, out);
        if (!faces_.empty())
            tell(table, &openWordings[2], faces_, {value("cards", static_cast<long long>(hidden_.size()))},
                 out);
    }

  private:
    using Ids = std::set<std::string>;

    template <class Field>
    static bool isField(const FormulaGap& gap, Field field) {
        return gap.field == static_cast<int>(field);
    }

    void add(const FormulaGap& gap, const std::string& must) {
        const std::size_t index = gap.thing.index;
        switch (static_cast<TableKind>(gap.thing.kind)) {
            case TableKind::type:
                if (isField(gap, mapsets::OfType::copies)) types_[index].insert(must);
                break;
            case TableKind::card:
                if (!position_.cards[index].card->type.empty()) break;
                faces_.insert(must);
                hidden_.insert(index);
                break;
            case TableKind::table: {
                const auto& tableau = context_.tableau();
                if (isField(gap, mapsets::OfTable::turn) && tableau.turn.empty()) turn_.insert(must);
                if (isField(gap, mapsets::OfTable::start) && tableau.start.empty()) start_.insert(must);
                break;
            }
            default:
                break;
        }
    }

    static void tell(const TableThing& thing, const Wording* wording, const Ids& musts,
                     std::vector<model::MessageValue> values, FindingSink& out) {
        values.push_back(value("count", static_cast<long long>(musts.size())));
        values.push_back(value("rules", std::vector<std::string>(musts.begin(), musts.end())));
        auto note = thing.noteWith(std::move(values));
        note.wording = wording;
        out.add(std::move(note));
    }

    const CheckContext& context_;
    const mapsets::TablePosition& position_;
    std::map<std::size_t, Ids> types_;  // whose number of copies is missing
    Ids turn_, start_, faces_;
    std::set<std::size_t> hidden_;  // cards
};

void openMusts(const CheckContext& context, const Settings&, FindingSink& out) {
    OpenMusts(context).report(out);
}

constexpr std::array mustTable{
    Rule{.message = {"TABLE-001", Severity::error, local("a rule of the game is broken"), local("{text}"),
                     local("The game does not allow such a position."),
                     local(
                         "Correct the position as the sentence says. The id after the dot is that of the row "
                         "in the data of the game; severities and acceptances may name it.")},
         .needs = need::table | need::forces,
         .run = brokenMusts,
         .parts = "must"},
    Rule{.message = {"TABLE-002", Severity::info, local("a rule of the game that cannot be judged"),
                     local("Nobody has entered how many copies of {what} the deck has, so {count} "
                           "{count:rule|rules} of the game cannot be judged ({rules}). Add available."),
                     local("A value that is missing is never counted as 0, so the rule is neither kept nor "
                           "broken."),
                     local("Enter the value.")},
         .needs = need::table | need::forces,
         .variants = openWordings,
         .run = openMusts},
};
static_assert(isSound(mustTable));

}  // namespace

Topic tableMustRules() { return {"position", local("Positions on a table"), mustTable}; }

}  // namespace cota::checks
