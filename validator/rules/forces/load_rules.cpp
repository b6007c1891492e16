// Which units are aboard which carriers, and may be.

#include <algorithm>
#include <array>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

const ListedUnit& unitAt(const CheckContext& context, mapsets::UnitIndex index) {
    return context.orderOfBattle()[index];
}

Note noteOn(const ListedUnit& cargo, const ListedUnit& carrier,
            std::vector<model::MessageValue> values = {}) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("cargo", cargo.counter->id));
    note.values.push_back(value("carrier", carrier.counter->id));
    note.subject = subjectOf(SubjectKind::counter, cargo.counter->id);
    note.related = {subjectOf(SubjectKind::counter, carrier.counter->id)};
    return note;
}

template <class F>
void forCargo(const CheckContext& context, F&& f) {
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.carrier != mapsets::noUnit) f(unit, unitAt(context, unit.carrier));
}

constexpr std::array lostWordings{
    Wording{"loop",
            local("'{cargo}' is aboard '{carrier}', which is aboard it in turn; put one of them in a hex.")},
    Wording{"itself", local("'{cargo}' is aboard itself; name what carries it, or put it in a hex.")},
    Wording{"nowhere", local("'{cargo}' is aboard '{carrier}', which is not placed itself; place it.")}};

void lostCarriers(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& order = context.orderOfBattle();
    for (mapsets::UnitIndex i = 0; i < order.size(); ++i) {
        const auto& unit = order[i];
        const auto* posting = unit.posting();
        if (!posting || !posting->placement->aboard) continue;
        Note note;
        note.values = {value("cargo", unit.counter->id), value("carrier", *posting->placement->aboard)};
        note.subject = subjectOf(SubjectKind::counter, unit.counter->id);
        const auto carrier = order.find(*posting->placement->aboard);
        if (carrier == mapsets::noUnit) {
            out.add(std::move(note));
        } else if (carrier == i) {
            note.wording = &lostWordings[1];
            out.add(std::move(note));
        } else if (unitAt(context, order.topCarrier(i)).carrier != mapsets::noUnit) {
            note.wording = &lostWordings[0];
            out.add(std::move(note));
        } else if (unitAt(context, carrier).postings.empty()) {
            note.wording = &lostWordings[2];
            out.add(std::move(note));
        }
    }
}

std::optional<int> allowanceOf(const ListedUnit& unit, const std::string& name) {
    return unit.unitClass ? mapsets::integerOf(unit.unitClass->front, unit.printedIn(name), name)
                          : std::nullopt;
}

void noCarriers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto carriers = with.words("carriers");
    const auto riders = with.words("riders");
    const auto faster = with.text("faster");
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        if (!carrier.unitClass || !cargo.unitClass || carrier.hasAnyTag(carriers)) return;
        if (cargo.hasAnyTag(riders)) {
            if (faster.empty() ||
                allowanceOf(carrier, faster).value_or(0) > allowanceOf(cargo, faster).value_or(0))
                return;
        }
        auto note = noteOn(cargo, carrier, {value("class", carrier.unitClass->id)});
        addLocal(note.values, "known", namesOfUnits(context.catalogue(), carriers));
        out.add(std::move(note));
    });
}

/// A printed value of a unit, less what its placement subtracts (steps lost).
int standing(const CheckContext& context, const ListedUnit& unit, const std::string& name,
             const std::string& less) {
    const auto printed = allowanceOf(unit, name).value_or(0);
    const auto* posting = unit.posting();
    if (less.empty() || !posting) return printed;
    return printed -
           mapsets::integerOf(context.catalogue().placementAttributes, posting->placement->attributes, less)
               .value_or(0);
}

/// "steps 1 2", "target heavy": a value and the words that it may have.
bool isAt(const CheckContext& context, const ListedUnit& unit, const std::vector<std::string>& at,
          const std::string& less) {
    if (at.empty()) return true;
    const auto& types = unit.unitClass->front;
    const auto type = std::ranges::find(types, at.front(), &mapsets::AttributeType::name);
    if (type == types.end()) return false;
    const auto* printed = unit.printed(at.front());
    const auto text = type->kind == mapsets::AttributeType::Kind::integer
                          ? std::to_string(standing(context, unit, at.front(), less))
                      : printed ? *printed
                                : type->fallback;
    return std::find(at.begin() + 1, at.end(), text) != at.end();
}

void tooMuchAboard(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto carriers = with.words("carriers");
    const auto kinds = with.words("cargo");
    const auto counted = with.text("value");
    const auto each = with.text("per");
    const auto less = with.text("less");
    const auto beside = with.words("beside");
    for (const auto& carrier : context.orderOfBattle().units()) {
        if (carrier.cargo.empty() || !carrier.unitClass) continue;
        if (!carriers.empty() && !carrier.hasAnyTag(carriers)) continue;
        if (!isAt(context, carrier, with.words("at"), less)) continue;
        const auto isBeside = [&](int index) { return unitAt(context, index).hasAnyTag(beside); };
        if (!beside.empty() && std::ranges::none_of(carrier.cargo, isBeside)) continue;
        std::vector<std::string> aboard;
        std::vector<model::Subject> related;
        int count = 0;
        for (const int index : carrier.cargo)
            if (const auto& cargo = unitAt(context, index); cargo.hasAnyTag(kinds)) {
                count += counted.empty() ? 1 : standing(context, cargo, counted, less);
                aboard.push_back(cargo.counter->id.text);
                related.push_back(subjectOf(SubjectKind::counter, cargo.counter->id));
            }
        const int most = with.integer("most") * (each.empty() ? 1 : standing(context, carrier, each, less));
        if (count <= most) continue;
        std::vector<model::MessageValue> values{value("carrier", carrier.counter->id), value("count", count),
                                                value("units", aboard), value("limit", most)};
        addLocal(values, "what",
                 with.note().empty() ? model::LocalText{listed(kinds), listed(kinds)} : with.note());
        out.add({.values = std::move(values),
                 .subject = subjectOf(SubjectKind::counter, carrier.counter->id),
                 .related = std::move(related)});
    }
}

void neverAboard(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kinds = with.words("cargo");
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        if (cargo.hasAnyTag(kinds)) out.add(noteOn(cargo, carrier, {value("class", cargo.unitClass->id)}));
    });
}

void cargoState(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kinds = with.words("cargo");
    const auto state = with.text("state");
    const auto allowance = with.text("unless");
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        if (!cargo.hasAnyTag(kinds) || isIn(context, cargo, state)) return;
        if (!allowance.empty() && allowanceOf(cargo, allowance).value_or(0) > 0) return;
        out.add(noteOn(cargo, carrier, {valueOf("state", ValueKind::state, state)}));
    });
}

void carrierState(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto carriers = with.words("carriers");
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        if (!carriers.empty() && !carrier.hasAnyTag(carriers)) return;
        for (const auto& state : with.words("states"))
            if (isIn(context, carrier, state))
                out.add(noteOn(cargo, carrier, {valueOf("state", ValueKind::state, state)}));
    });
}

void elsewhere(const CheckContext& context, const Settings&, FindingSink& out) {
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        const auto *own = cargo.posting(), *other = carrier.posting();
        if (!own || !other || !own->placement->at || !other->placement->at) return;
        const auto& mine = own->placement->at->label;
        const auto& theirs = other->placement->at->label;
        const auto here = context.battlefield().resolve(mine);
        const auto there = context.battlefield().resolve(theirs);
        if (!here || !there || *here == *there) return;
        auto note = noteOn(cargo, carrier, {value("hex", mine), value("other", theirs)});
        note.subject.hexes = {mine, theirs};
        out.add(std::move(note));
    });
}

void strangeCarrier(const CheckContext& context, const Settings&, FindingSink& out) {
    forCargo(context, [&](const ListedUnit& cargo, const ListedUnit& carrier) {
        const auto *own = cargo.posting(), *other = carrier.posting();
        if (!own || !other) return;
        const bool otherSide = !cargo.side.empty() && !carrier.side.empty() && cargo.side != carrier.side;
        const auto &mine = *own->group, &theirs = *other->group;
        const bool otherTime = mine.kind != theirs.kind || mine.turn != theirs.turn;
        if (otherSide || otherTime)
            out.add(noteOn(cargo, carrier, {value("group", mine.id), value("other", theirs.id)}));
    });
}

constexpr auto tagsAboard = Parameter::Kind::words;
constexpr Parameter cargoParameter{"cargo", tagsAboard, nullptr, local("tags of the units carried")};
constexpr Parameter whoCarriesParameter{"carriers", tagsAboard, "",
                                        local("tags of the carriers; empty: all")};
constexpr std::array carrierParameters{
    Parameter{"carriers", Parameter::Kind::words, nullptr, local("tags of units that carry")},
    Parameter{"riders", tagsAboard, "", local("tags of units that may ride on others")},
    Parameter{"faster", Parameter::Kind::text, "",
              local("printed value that must be greater in the unit ridden on")}};
constexpr std::array transportMostParameters{
    cargoParameter,
    Parameter{"most", Parameter::Kind::integer, nullptr, local("so many aboard")},
    whoCarriesParameter,
    Parameter{"at", Parameter::Kind::words, "",
              local("only carriers with this value, and the words it may have")},
    Parameter{"value", Parameter::Kind::text, "",
              local("adds up this value of the cargo instead of counting units")},
    Parameter{"per", Parameter::Kind::text, "", local("so many for each of this value of the carrier")},
    Parameter{"less", Parameter::Kind::text, "", local("value of a placement that lowers both")},
    Parameter{"beside", tagsAboard, "", local("only beside cargo with one of these tags")}};
constexpr std::array neverParameters{cargoParameter};
constexpr std::array stateParameters{
    cargoParameter, Parameter{"state", Parameter::Kind::text, nullptr, local("flag it must have")},
    Parameter{"unless", Parameter::Kind::text, "",
              local("printed value that frees it from that if it is above 0")}};
constexpr std::array carrierStateParameters{
    Parameter{"states", tagsAboard, nullptr, local("flags the carrier must not have")}, whoCarriesParameter};

constexpr std::array transportTable{
    Rule{.message = {"LOAD-001", Severity::error, local("carrier that is not there"),
                     local("'{cargo}' is aboard '{carrier}', which the forces do not have; correct the id."),
                     local("It starts nowhere."), local("Name a counter that is placed.")},
         .needs = need::scenario | need::forces,
         .variants = lostWordings,
         .run = lostCarriers,
         .answer = "group at"},
    Rule{.message = {"LOAD-002", Severity::error, local("carrier that cannot carry"),
                     local("'{cargo}' is aboard '{carrier}' ({class}), which cannot carry it; only these "
                           "carry: {known}."),
                     local("The rules do not let it ride there."),
                     local("Load it on a transport, or place it in a hex.")},
         .needs = need::scenario | need::mapset,
         .parameters = carrierParameters,
         .run = noCarriers,
         .answer = "at"},
    Rule{.message = {"LOAD-003", Severity::error, local("too much aboard"),
                     local("'{carrier}' has {count} aboard counted as '{what}' ({units}), but can carry "
                           "{limit:only #|only #|none}; unload some."),
                     local("A transport has its capacity."), local("Use another transport.")},
         .needs = need::scenario | need::mapset,
         .parameters = transportMostParameters,
         .run = tooMuchAboard,
         .answer = "at"},
    Rule{.message = {"LOAD-004", Severity::error, local("unit that is never carried"),
                     local(
                         "'{cargo}' ({class}) is aboard '{carrier}', but units of its sort are never loaded; "
                         "place it in a hex."),
                     local("The rules exclude it."), local("Place it in a hex.")},
         .needs = need::scenario | need::mapset,
         .parameters = neverParameters,
         .run = neverAboard,
         .answer = "at"},
    Rule{.message = {"LOAD-005", Severity::error, local("loaded on the wrong side"),
                     local("'{cargo}' is loaded on '{carrier}' but is not '{state}'. Set the state."),
                     local("The counter shows its other side when it is loaded."),
                     local("Set the state of the placement.")},
         .needs = need::scenario | need::mapset,
         .parameters = stateParameters,
         .run = cargoState},
    Rule{.message = {"LOAD-006", Severity::error, local("carrier that is not fit to carry"),
                     local("'{cargo}' is aboard '{carrier}', which starts '{state}' and so carries nothing; "
                           "unload it."),
                     local("Only a unit in order may carry."), local("Drop the state, or unload.")},
         .needs = need::scenario | need::mapset,
         .parameters = carrierStateParameters,
         .run = carrierState,
         .answer = "at"},
    Rule{
        .message = {"LOAD-007", Severity::error, local("carrier and cargo in different hexes"),
                    local("'{cargo}' is aboard '{carrier}', but starts in {hex}, and its carrier in {other}; "
                          "drop its hex."),
                    local("A loaded unit is in the hex of its carrier."), local("Remove at= of the cargo.")},
        .needs = need::scenario | need::battlefield,
        .run = elsewhere,
        .answer = "at"},
    Rule{.message = {"LOAD-008", Severity::error, local("carrier of another side or time"),
                     local("'{cargo}' (group '{group}') is aboard '{carrier}' (group '{other}'), which is of "
                           "another side or comes at another time; put both together."),
                     local("Both start together or not at all."), local("Put both into one group.")},
         .needs = need::scenario | need::forces,
         .run = strangeCarrier,
         .answer = "group"},
};
static_assert(isSound(transportTable));

}  // namespace

Topic loadRules() { return {"transport", local("Transport"), transportTable}; }

}  // namespace cota::checks
