#include "mapsets/formula/formula_run.h"

#include <algorithm>

namespace cota::mapsets {

bool Formula::asks(int kind, int field) const {
    return std::any_of(nodes_.begin(), nodes_.end(), [&](const Node& node) {
        return node.op == Op::field && node.field == field &&
               nodes_[static_cast<std::size_t>(node.first)].of == kind;
    });
}

namespace {

// Far above what a game counts; sums stop there instead of overflowing.
constexpr std::int64_t greatest = 1'000'000'000'000;

std::int64_t bounded(std::int64_t value) { return std::clamp(value, -greatest, greatest); }

std::int64_t product(std::int64_t a, std::int64_t b) {
    const auto size = [](std::int64_t value) { return value < 0 ? -value : value; };
    if (a == 0 || b == 0) return 0;
    if (size(a) > greatest / size(b)) return (a < 0) == (b < 0) ? greatest : -greatest;
    return a * b;
}

bool areEqual(const FormulaValue& a, const FormulaValue& b) {
    switch (a.type) {
        case FormulaType::flag:
            return a.flag == b.flag;
        case FormulaType::number:
            return a.number == b.number;
        case FormulaType::word:
            return a.word == b.word;
        case FormulaType::thing:
            return a.thing == b.thing;
        default:
            return false;
    }
}

}  // namespace

FormulaValue FormulaRun::valueOf(const Formula& formula, std::span<const FormulaValue> arguments) {
    gaps_.clear();
    witnesses_.clear();
    const FormulaValue value = run(formula, arguments);
    if (value.known) gaps_.clear();
    std::sort(gaps_.begin(), gaps_.end());
    gaps_.erase(std::unique(gaps_.begin(), gaps_.end()), gaps_.end());
    return value;
}

FormulaValue FormulaRun::run(const Formula& formula, std::span<const FormulaValue> arguments) {
    const std::size_t base = slots_.size();
    slots_.insert(slots_.end(), arguments.begin(), arguments.end());
    slots_.resize(base + static_cast<std::size_t>(formula.slots_));
    const FormulaValue value = compute({&formula, base}, static_cast<int>(formula.nodes_.size()) - 1);
    slots_.resize(base);
    return value;
}

FormulaValue FormulaRun::fieldOf(FormulaThing thing, int field) {
    const FormulaField& found = schema_->field(thing.kind, field);
    if (found.term) return termOf(thing, field, *found.term);
    const FormulaValue value = world_->field(thing, field);
    if (!value.known) gaps_.push_back({thing, field});
    return value;
}

FormulaValue FormulaRun::termOf(FormulaThing thing, int field, const Formula& term) {
    constexpr int indexBits = 32;
    const std::uint64_t key = (std::uint64_t{thing.index} << indexBits) | static_cast<std::uint32_t>(field);
    if (terms_.size() <= thing.kind) terms_.resize(thing.kind + std::size_t{1});
    auto kept = terms_[thing.kind].find(key);
    if (kept == terms_[thing.kind].end()) {
        const auto gaps = gaps_.size();
        const auto witnesses = witnesses_.size();
        const FormulaValue argument = FormulaValue::of(thing);
        Kept fresh{run(term, {&argument, 1}), {}, {}};
        fresh.gaps.assign(gaps_.begin() + static_cast<std::ptrdiff_t>(gaps), gaps_.end());
        fresh.witnesses.assign(witnesses_.begin() + static_cast<std::ptrdiff_t>(witnesses), witnesses_.end());
        gaps_.resize(gaps);
        witnesses_.resize(witnesses);
        kept = terms_[thing.kind].emplace(key, std::move(fresh)).first;
    }
    gaps_.insert(gaps_.end(), kept->second.gaps.begin(), kept->second.gaps.end());
    witnesses_.insert(witnesses_.end(), kept->second.witnesses.begin(), kept->second.witnesses.end());
    return kept->second.value;
}

// "and" with decisive == false, "or" with true: the decisive value decides alone, whatever the other is.
FormulaValue FormulaRun::both(const Frame& frame, const Formula::Node& node, bool decisive) {
    const auto gaps = gaps_.size();
    const FormulaValue first = compute(frame, node.first);
    if (first.known && first.flag == decisive) {
        gaps_.resize(gaps);
        return first;
    }
    const FormulaValue second = compute(frame, node.second);
    if (second.known && second.flag == decisive) {
        gaps_.resize(gaps);
        return second;
    }
    return first.known && second.known ? second : FormulaValue::unknown(FormulaType::flag);
}

FormulaValue FormulaRun::compared(const Frame& frame, const Formula::Node& node) {
    const FormulaValue first = compute(frame, node.first);
    const FormulaValue second = compute(frame, node.second);
    if (!first.known || !second.known) return FormulaValue::unknown(FormulaType::flag);
    switch (node.op) {
        case Formula::Op::equal:
            return FormulaValue::of(areEqual(first, second));
        case Formula::Op::unequal:
            return FormulaValue::of(!areEqual(first, second));
        case Formula::Op::less:
            return FormulaValue::of(first.number < second.number);
        case Formula::Op::lessOrEqual:
            return FormulaValue::of(first.number <= second.number);
        default:
            return FormulaValue::of(std::find(second.words.begin(), second.words.end(), first.word) !=
                                    second.words.end());
    }
}

FormulaValue FormulaRun::counted(const Frame& frame, const Formula::Node& node) {
    const FormulaValue first = compute(frame, node.first);
    const FormulaValue second = node.second < 0 ? first : compute(frame, node.second);
    if (!first.known || !second.known) return FormulaValue::unknown(FormulaType::number);
    const auto a = first.number;
    const auto b = second.number;
    switch (node.op) {
        case Formula::Op::add:
            return FormulaValue::of(bounded(a + b));
        case Formula::Op::subtract:
            return FormulaValue::of(bounded(a - b));
        case Formula::Op::multiply:
            return FormulaValue::of(product(a, b));
        case Formula::Op::smaller:
            return FormulaValue::of(std::min(a, b));
        case Formula::Op::larger:
            return FormulaValue::of(std::max(a, b));
        case Formula::Op::half:
            return FormulaValue::of(halvedDown(a));
        default:
            return FormulaValue::of(-a);
    }
}

// If the condition is unknown, equal values decide all the same.
FormulaValue FormulaRun::chosen(const Frame& frame, const Formula::Node& node) {
    const auto gaps = gaps_.size();
    const FormulaValue condition = compute(frame, node.first);
    if (condition.known) return compute(frame, condition.flag ? node.second : node.third);
    const FormulaValue first = compute(frame, node.second);
    const FormulaValue second = compute(frame, node.third);
    if (!first.known || !second.known || !areEqual(first, second)) return FormulaValue::unknown(node.type);
    gaps_.resize(gaps);
    return first;
}

FormulaValue FormulaRun::overRow(const Frame& frame, const Formula::Node& node) {
    using Op = Formula::Op;
    const FormulaValue row = compute(frame, node.first);
    if (!row.known) return FormulaValue::unknown(node.type);
    const auto gaps = gaps_.size();
    const auto slot = frame.base + static_cast<std::size_t>(node.slot);
    bool isUnknown = false;
    std::int64_t result = 0;
    for (const FormulaThing& thing : row.things) {
        slots_[slot] = FormulaValue::of(thing);
        const FormulaValue meets = node.second < 0 ? FormulaValue::of(true) : compute(frame, node.second);
        if (node.op == Op::any || node.op == Op::all) {
            if (meets.known && meets.flag == (node.op == Op::any)) {
                gaps_.resize(gaps);
                witnesses_.push_back(thing);
                return FormulaValue::of(node.op == Op::any);
            }
            isUnknown = isUnknown || !meets.known;
            continue;
        }
        if (meets.known && !meets.flag) continue;
        const FormulaValue number =
            node.third < 0 ? FormulaValue::of(std::int64_t{1}) : compute(frame, node.third);
        isUnknown = isUnknown || !meets.known || !number.known;
        result = node.op == Op::highest ? std::max(result, number.number) : bounded(result + number.number);
    }
    if (isUnknown) return FormulaValue::unknown(node.type);
    if (node.op == Op::any || node.op == Op::all) return FormulaValue::of(node.op == Op::all);
    return FormulaValue::of(result);
}

FormulaValue FormulaRun::compute(const Frame& frame, int place) {
    using Op = Formula::Op;
    const Formula::Node& node = frame.formula->nodes_[static_cast<std::size_t>(place)];
    switch (node.op) {
        case Op::number:
            return FormulaValue::of(node.number);
        case Op::word:
            return FormulaValue::of(std::string_view(frame.formula->wordOf(node)));
        case Op::flag:
            return FormulaValue::of(node.number != 0);
        case Op::name:
            return slots_[frame.base + static_cast<std::size_t>(node.slot)];
        case Op::thing:
            return FormulaValue::of(node.thing);
        case Op::field: {
            const FormulaValue thing = compute(frame, node.first);
            return thing.known ? fieldOf(thing.thing, node.field) : FormulaValue::unknown(node.type);
        }
        case Op::conjunction:
            return both(frame, node, false);
        case Op::disjunction:
            return both(frame, node, true);
        case Op::negation: {
            const FormulaValue value = compute(frame, node.first);
            return value.known ? FormulaValue::of(!value.flag) : value;
        }
        case Op::any:
        case Op::all:
        case Op::count:
        case Op::sum:
        case Op::highest:
            return overRow(frame, node);
        case Op::choice:
            return chosen(frame, node);
        case Op::equal:
        case Op::unequal:
        case Op::less:
        case Op::lessOrEqual:
        case Op::isIn:
            return compared(frame, node);
        default:
            return counted(frame, node);
    }
}

}  // namespace cota::mapsets
