#include "editor/documents/names.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace cota::session {

namespace {

/// "1-2" of "machine-guns-1-2", or "2" if its type is "machine-guns-1"; empty for an id that does not end
/// with a number.
std::string_view numberOfId(const model::Counter& counter) {
    std::string_view id = counter.id.text;
    if (const auto& type = counter.type.text; id.starts_with(type + "-")) id.remove_prefix(type.size());
    const auto isDigit = [](char one) { return one >= '0' && one <= '9'; };
    const auto digit = std::ranges::find_if(id, isDigit);
    const auto number = id.substr(static_cast<std::size_t>(digit - id.begin()));
    const bool isNumber = std::ranges::all_of(number, [&](char one) { return isDigit(one) || one == '-'; });
    return isNumber ? number : std::string_view();
}

/// The number of an unnamed unit among those of its type: that of its id if these have different ones, else
/// its place among them; none for the only one whose id has none.
std::string numberAmongAlike(const model::Forces& forces, const model::Counter& counter) {
    std::set<std::string_view> numbers;
    std::size_t count = 0, place = 0;
    for (const auto& one : forces.counters) {
        if (one.type != counter.type || !one.name.empty()) continue;
        ++count;
        if (one.id == counter.id) place = count;
        if (const auto number = numberOfId(one); !number.empty()) numbers.insert(number);
    }
    if (numbers.size() == count && !numbers.empty()) return std::string(numberOfId(counter));
    return count == 1 ? std::string() : std::to_string(place);
}

}  // namespace

std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language) {
    if (!counter.name.empty()) return nameOf(counter, language);
    const auto type = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
    if (type == forces.types.end() || type->name.empty()) return counter.id.text;
    const auto number = numberAmongAlike(forces, counter);
    return type->name.in(language) + (number.empty() ? "" : " " + number);
}

model::LocalText namesOf(const model::Forces& forces, const model::Counter& counter) {
    return {nameOf(forces, counter, model::Language::english),
            nameOf(forces, counter, model::Language::spanish)};
}

std::string labelIn(const model::Scenario& scenario, const model::HexRef& hex) {
    const auto& boards = scenario.assembly.boards;
    if (boards.size() != 1 || hex.label.empty() || hex.label.front() == '@') return hex.label;
    const std::string board = boards.front().id.text + scenario.assembly.separator;
    return hex.label.starts_with(board) ? hex.label : board + hex.label;
}

std::string labelsIn(const model::Scenario& scenario, const std::vector<model::HexRef>& hexes) {
    std::string text;
    for (const auto& hex : hexes) text += (text.empty() ? "" : " ") + labelIn(scenario, hex);
    return text;
}

}  // namespace cota::session
