// The differences between two forces: counter types, formation tree, and counters.

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord forcesThing{local("forces"), local("forces")};
constexpr ThingWord typeThing{local("counter type"), local("counter types")};
constexpr ThingWord formationThing{local("formation"), local("formations")};
constexpr ThingWord counterThing{local("counter"), local("counters")};

constexpr LocalLiteral classWord = local("unit class");
constexpr LocalLiteral frontWord = local("front");
constexpr LocalLiteral backWord = local("back");
constexpr LocalLiteral availableWord = local("on the countersheets");
constexpr LocalLiteral baseWord = local("based on");
constexpr LocalLiteral lookWord = local("look");
constexpr LocalLiteral shortNameWord = local("name on the counter");
constexpr LocalLiteral endsWord = local("of a card", "other ends");
constexpr LocalLiteral parentWord = local("belongs to");
constexpr LocalLiteral typeOwnWord = local("type");

}  // namespace

void compareForces(Differences& into, const Forces& before, const Forces& after) {
    const std::size_t start = into.size();
    ComparedThing<Forces> forces(into, headOfThing(forcesThing, {}), before, after);
    forces.value(idWord, &Forces::id)
        .value(titleWord, &Forces::title)
        .value(gameWord, &Forces::mapset)
        .attributes(&Forces::attributes);
    if (!(before.extras == after.extras)) forces.say(unknownWord, {}, {});
    compareLists(
        into, before.types, after.types, [](const CounterType& type) { return type.id; },
        [](const CounterType& type) {
            Difference head = headOfThing(typeThing, type.id.text, type.name);
            head.word = type.unitClass.text;
            head.wordNaming = Naming::unitClass;
            return head;
        },
        [](ComparedThing<CounterType> type) {
            type.value(classWord, &CounterType::unitClass, Naming::unitClass)
                .value(nameWord, &CounterType::name)
                .value(shortNameWord, &CounterType::shortName)
                .value(nationWord, &CounterType::nation)
                .attributes(&CounterType::front, frontWord)
                .attributes(&CounterType::back, backWord)
                .value(availableWord, &CounterType::available)
                .value(baseWord, &CounterType::base)
                .value(lookWord, &CounterType::look)
                .value(endsWord, &CounterType::ends)
                .rest();
        });
    compareLists(
        into, before.formations, after.formations, [](const Formation& one) { return one.id; },
        [](const Formation& one) { return headOfThing(formationThing, one.id.text, one.name); },
        [](ComparedThing<Formation> formation) {
            formation.value(parentWord, &Formation::parent)
                .value(sideOwnerWord, &Formation::side)
                .value(nameWord, &Formation::name)
                .value(shortNameWord, &Formation::shortName)
                .attributes(&Formation::attributes)
                .rest();
        });
    const CounterNames names = counterNames(after, counterNames(before));
    compareLists(
        into, before.counters, after.counters, [](const Counter& one) { return one.id; },
        [&](const Counter& one) { return headOfThing(counterThing, one.id.text, nameIn(names, one.id)); },
        [](ComparedThing<Counter> counter) {
            counter.value(typeOwnWord, &Counter::type)
                .value(formationOwnWord, &Counter::formation)
                .value(sideOwnerWord, &Counter::side)
                .value(nameWord, &Counter::name)
                .attributes(&Counter::attributes)
                .rest();
        });
    if (into.size() == start && !(before == after)) forces.say(restWord, {}, {});
}

CounterNames counterNames(const Forces& forces, CounterNames names) {
    std::map<CounterTypeId, LocalText> types;
    for (const CounterType& type : forces.types) types.emplace(type.id, type.name);
    for (const Counter& counter : forces.counters) {
        const auto type = types.find(counter.type);
        if (!counter.name.empty())
            names[counter.id.text] = counter.name;
        else if (type != types.end())
            names[counter.id.text] = type->second;
    }
    return names;
}

LocalText nameIn(const CounterNames& names, const CounterId& counter) {
    const auto found = names.find(counter.text);
    return found == names.end() ? LocalText{} : found->second;
}

}  // namespace cota::model
