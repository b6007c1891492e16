// Order-of-battle lines as scenario books print them must be readable and agree with the units of the
// scenario.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "mapsets/spotting/force_line.h"
#include "validator/engine/asked_tags.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ForceLine;
using mapsets::LineFault;
using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

/// A detail of the scenario with a line, and the result of reading it.
struct Printed {
    const model::ScenarioPart* part = nullptr;
    std::string text;
    std::variant<ForceLine, LineFault> read;
    const ForceLine* line() const { return std::get_if<ForceLine>(&read); }
};

std::vector<Printed> linesOf(const CheckContext& context, const Settings& with) {
    std::vector<Printed> lines;
    for (const auto& part : context.scenario()->parts) {
        const auto* text =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("value")) : nullptr;
        if (text) lines.push_back({&part, *text, mapsets::readForceLine(*text)});
    }
    return lines;
}

const model::LocalText& nameOf(LineFault::Expected expected) {
    static const std::array<model::LocalText, 8> names{
        {local("a number from 1 on"), local("an x after the number"), local("a name"), local("a comma"),
         local("(x and a number of copies)"), local("capital letters joined by hyphens, (A-B)"),
         local("the end of the line"), local("one leader as the first item")}};
    return names[static_cast<std::size_t>(expected)];
}

// WSS 10.1.
void unreadableCompanyLines(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& printed : linesOf(context, with)) {
        const auto* fault = std::get_if<LineFault>(&printed.read);
        if (!fault) continue;
        Note note{.values = {value("line", printed.text),
                             value("at", std::ssize(printed.text.substr(0, fault->at)) + 1),
                             value("rest", printed.text.substr(fault->at, 20))},
                  .subject = context.subjectOf(*printed.part)};
        addLocal(note.values, "asked", nameOf(fault->expected));
        out.add(std::move(note));
    }
}

// WSS 10.1.
void lettersOfOtherCompanies(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& printed : linesOf(context, with)) {
        const auto* line = printed.line();
        if (!line || line->letters.empty() || std::ssize(line->letters) == line->copies) continue;
        out.add({.values = {value("line", printed.text), value("count", std::ssize(line->letters)),
                            value("limit", line->copies)},
                 .subject = context.subjectOf(*printed.part)});
    }
}

// WSS 10.1.
void letterOfTwoCompanies(const CheckContext& context, const Settings& with, FindingSink& out) {
    std::map<std::tuple<model::SideId, std::string, std::string>, const Printed*> seen;
    const auto lines = linesOf(context, with);
    for (const auto& printed : lines) {
        const auto* line = printed.line();
        if (!line) continue;
        for (const auto& letter : line->letters) {
            const auto [first, isNew] =
                seen.emplace(std::tuple{printed.part->side, line->items.front().name, letter}, &printed);
            if (isNew) continue;
            out.add({.values = {value("line", printed.text), value("letter", letter),
                                value("other", first->second->text), value("side", printed.part->side)},
                     .subject = context.subjectOf(*printed.part),
                     .related = {context.subjectOf(*first->second->part)}});
        }
    }
}

const std::string* lineValueOf(const ListedUnit& unit, const std::string& name) {
    if (const auto* printed = unit.printed(name)) return printed;
    return unit.formation ? unit.formation->attributes.find(name) : nullptr;
}

// WSS 10.1.
void tooFewLeadersToDraw(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto lines = linesOf(context, with);
    for (const auto& side : context.scenario()->sides) {
        std::vector<ForceLine> fixed;
        int drawn = 0;
        const Printed* first = nullptr;
        for (const auto& printed : lines) {
            const auto* line = printed.part->side == side.id ? printed.line() : nullptr;
            if (!line) continue;
            if (!line->letters.empty()) {
                fixed.push_back(*line);
                continue;
            }
            drawn += line->copies;
            if (!first) first = &printed;
        }
        std::vector<std::string> pool;
        for (const auto& unit : context.orderOfBattle().units()) {
            if (unit.side != side.id || !unit.hasAnyTag(with.words("led-by"))) continue;
            const auto* letter = lineValueOf(unit, with.text("letter"));
            pool.push_back(letter ? *letter : std::string{});
        }
        const auto left = std::ssize(mapsets::lettersLeft(pool, fixed));
        if (drawn <= left) continue;
        out.add({.values = {value("side", side.id), value("count", drawn), value("limit", left),
                            value(askedTags, with.words("led-by"))},
                 .subject = subjectOf(SubjectKind::side, side.id),
                 .related = {context.subjectOf(*first->part)},
                 .at = {context.subjectOf(*first->part)}});
    }
}

constexpr std::array unlikeWordings{
    Wording{
        "missing",
        local("Line '{line}' names company {letter} of '{side}', which has none of that letter; correct the "
              "letter.")},
    Wording{"fire",
            local("Line '{line}' names {count} of '{name}' in company {letter}, but {limit} of its counters "
                  "{limit:prints|print} {fire}; correct one of the two.")},
    Wording{"turn",
            local("Line '{line}' comes in turn {count}, but '{counter}' of company {letter} in turn {limit}; "
                  "correct one of the two.")}};

bool printsFire(const ListedUnit& unit, const mapsets::FireValue& fire) {
    if (!unit.unitClass) return false;
    return std::any_of(unit.unitClass->front.begin(), unit.unitClass->front.end(), [&](const auto& type) {
        return type.kind == mapsets::AttributeType::Kind::fire &&
               mapsets::fireOf(unit.unitClass->front, unit.printedIn(type.name), type.name) == fire;
    });
}

/// Compares one company of a line with the counters that have its letter.
class Comparison {
  public:
    Comparison(const CheckContext& context, const Settings& with, const Printed& printed,
               const std::string& letter)
        : context_(context), with_(with), printed_(printed), letter_(letter) {
        const auto leaders = with.words("led-by");
        const auto led = with.words("units");
        for (const auto& unit : context.orderOfBattle().units()) {
            const auto* own = unit.formation ? unit.formation->attributes.find(with.text("letter")) : nullptr;
            if (unit.side != printed.part->side || !own || *own != letter) continue;
            if (unit.hasAnyTag(led))
                led_.push_back(&unit);
            else if (unit.hasAnyTag(leaders))
                ++leaders_;
        }
    }

    void run(FindingSink& out) const {
        const auto& line = *printed_.line();
        if (led_.empty() && leaders_ == 0) return out.add(note({}, &unlikeWordings[0]));
        if (std::ssize(led_) != line.ledUnits())
            return out.add(
                note({value("count", line.ledUnits()), value("limit", std::ssize(led_))}, nullptr));
        for (const auto& item : line.items) {
            if (!item.fire) continue;
            const auto there = std::count_if(led_.begin(), led_.end(), [&](const ListedUnit* unit) {
                return printsFire(*unit, *item.fire);
            });
            if (there >= item.count) continue;
            const auto fire = std::to_string(item.fire->strength) + "-" + std::to_string(item.fire->range);
            out.add(note({value("count", item.count), value("name", fire + " " + item.name),
                          value("fire", fire), value("limit", there)},
                         &unlikeWordings[1]));
        }
        turns(out);
    }

  private:
    void turns(FindingSink& out) const {
        const auto* text = printed_.part->attributes.find(with_.text("turn"));
        if (!text || !mapsets::readInteger(*text)) return;
        const int asked = mapsets::readInteger(*text).value_or(1);
        for (const auto* unit : led_) {
            const auto* group = unit->posting() ? unit->posting()->group : nullptr;
            const int comes = group ? group->turn.value_or(1) : asked;
            if (comes == asked) continue;
            out.add(note({value("count", asked), value("counter", unit->counter->id), value("limit", comes)},
                         &unlikeWordings[2]));
            return;
        }
    }

    Note note(std::vector<model::MessageValue> values, const Wording* wording) const {
        values.push_back(value("line", printed_.text));
        values.push_back(value("letter", letter_));
        values.push_back(value("side", printed_.part->side));
        return {
            .values = std::move(values), .subject = context_.subjectOf(*printed_.part), .wording = wording};
    }

    const CheckContext& context_;
    const Settings& with_;
    const Printed& printed_;
    std::string letter_;
    std::vector<const ListedUnit*> led_;
    std::ptrdiff_t leaders_ = 0;
};

// WSS 10.1.
void countersUnlikeCompanyLine(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& printed : linesOf(context, with)) {
        if (!printed.line()) continue;
        const std::set<std::string> letters(printed.line()->letters.begin(), printed.line()->letters.end());
        for (const auto& letter : letters) Comparison(context, with, printed, letter).run(out);
    }
}

constexpr Parameter partParameter{"part", Parameter::Kind::text, nullptr,
                                  local("the kind of part that holds the line")};
constexpr Parameter lineValueParameter{"value", Parameter::Kind::text, "line",
                                       local("its value with the line")};
constexpr Parameter leadersParameter{"led-by", Parameter::Kind::words, nullptr,
                                     local("tags of those who lead a company")};
constexpr Parameter letterParameter{"letter", Parameter::Kind::text, "letter",
                                    local("value of formations and leaders with the letter")};
constexpr std::array lineParameterRows{partParameter, lineValueParameter};
constexpr std::array drawParameters{partParameter, lineValueParameter, leadersParameter, letterParameter};
constexpr std::array lineUnlikeParameters{
    partParameter,
    lineValueParameter,
    leadersParameter,
    letterParameter,
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of those who are led")},
    Parameter{"turn", Parameter::Kind::text, "turn", local("value of the part with the turn of arrival")}};

constexpr std::array lineTable{
    Rule{.message =
             {"LINE-001", Severity::error, local("line that cannot be read"),
              local("Line '{line}' cannot be read from character {at} on ('{rest}'): {asked} is expected."),
              local("Companies that cannot be read cannot be checked."),
              local("Write it as 1x Officer, 3x Rifles, 1x 3-3 MG (x2) (A-B).")},
         .needs = need::scenario | need::mapset,
         .parameters = lineParameterRows,
         .run = unreadableCompanyLines},
    Rule{.message = {"LINE-002", Severity::error, local("letters for other companies than there are"),
                     local("Line '{line}' names {count} {count:letter|letters} for {limit} "
                           "{limit:company|companies}; name one for each, or none."),
                     local("Each letter is one company with its leader."),
                     local("Correct the letters or the number of copies.")},
         .needs = need::scenario | need::mapset,
         .parameters = lineParameterRows,
         .run = lettersOfOtherCompanies},
    Rule{.message = {"LINE-003", Severity::error, local("letter of two companies"),
                     local("Letter {letter} of line '{line}' is used before in '{other}'; each company of "
                           "'{side}' has its own."),
                     local("There is one leader of that letter."), local("Choose another letter.")},
         .needs = need::scenario | need::mapset,
         .parameters = lineParameterRows,
         .run = letterOfTwoCompanies},
    Rule{
        .message = {"LINE-004", Severity::error, local("too few leaders to draw from"),
                    local("Lines of '{side}' draw {count} {count:leader|leaders} at random, but only {limit} "
                          "{limit:is|are} left that no line names; add leaders or draw fewer."),
                    local("A company without a leader does not act."),
                    local("Add leaders to the forces, or draw fewer.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = drawParameters,
        .run = tooFewLeadersToDraw},
    Rule{.message =
             {"LINE-005", Severity::warning, local("line and counters differ"),
              local("Line '{line}' has {count} {count:unit|units} beside the leader, but company {letter} "
                    "of '{side}' has {limit}; correct one of them."),
              local("Players would use the wrong counters."), local("Correct the line or the formation.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = lineUnlikeParameters,
         .variants = unlikeWordings,
         .run = countersUnlikeCompanyLine},
};
static_assert(isSound(lineTable));

}  // namespace

Topic lineRules() { return {"lines", local("Lines of the order of battle"), lineTable}; }

}  // namespace cota::checks
