#include "editor/counters/unit_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/counters/search_text.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/plain_letters.h"
#include "editor/editing/property_rows.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::Document;

/// Makes the rows of a document; looks things up by id only once.
class UnitTable {
  public:
    UnitTable(const Document& document, const mapsets::Mapset* game, model::Language language)
        : document_(document),
          game_(game),
          language_(language),
          placements_(placementsOf(document)),
          tree_(document) {
        for (const auto& [file, forces] : document.forces) {
            for (const auto& type : forces->types) types_.emplace(type.id, &type);
            for (const auto& counter : forces->counters)
                names_.emplace(counter.id, nameOf(*forces, counter, language));
        }
        for (const auto& [id, found] : placements_)
            if (found.placement->aboard) cargo_[*found.placement->aboard].push_back(id);
    }

    std::vector<UnitRow> rows() && {
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters) counters_.emplace(counter.id, &counter);
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters)
                if (!isAboardKnown(counter.id)) add(counter);
        // Units whose carriers form a ring have not been reached.
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters) add(counter);
        return std::move(rows_);
    }

  private:
    const model::Placement* placementOf(const model::CounterId& id) const {
        const auto found = placements_.find(id);
        return found == placements_.end() ? nullptr : found->second.placement;
    }
    bool isAboardKnown(const model::CounterId& id) const {
        const auto* placed = placementOf(id);
        return placed && placed->aboard && counters_.contains(*placed->aboard);
    }

    /// The unit with everything aboard it. Chains of carriers in a file may be of any length.
    void add(const model::Counter& first) {
        std::vector<std::pair<const model::Counter*, int>> waiting{{&first, 0}};
        while (!waiting.empty()) {
            const auto [counter, depth] = waiting.back();
            waiting.pop_back();
            if (!done_.insert(counter).second) continue;
            rows_.push_back(rowOf(*counter, depth));
            const auto aboard = cargo_.find(counter->id);
            if (aboard == cargo_.end() || counters_[counter->id] != counter) continue;
            for (auto id = aboard->second.rbegin(); id != aboard->second.rend(); ++id)
                if (const auto found = counters_.find(*id); found != counters_.end())
                    waiting.emplace_back(found->second, depth + 1);
        }
    }

    UnitRow rowOf(const model::Counter& counter, int depth) const {
        UnitRow row;
        row.id = counter.id;
        row.type = counter.type;
        row.formation = counter.formation;
        row.side = tree_.sideOf(counter);
        row.depth = depth;
        const auto cell = [&](UnitColumn column) -> std::string& {
            return row.cells[static_cast<std::size_t>(column)];
        };
        cell(UnitColumn::type) = counter.type.text;
        if (const auto type = types_.find(counter.type); type != types_.end()) {
            cell(UnitColumn::type) = nameOf(*type->second, language_);
            const auto* unitClass = game_ ? game_->catalogue.unitClass(type->second->unitClass) : nullptr;
            row.className = unitClass ? nameOf(*unitClass, language_) : type->second->unitClass.text;
        }
        const auto known = names_.find(counter.id);
        cell(UnitColumn::name) = known == names_.end() ? counter.id.text : known->second;
        const auto* formation = tree_.find(counter.formation.text);
        cell(UnitColumn::formation) = formation ? nameOf(*formation, language_) : counter.formation.text;
        row.isPlaced = !placeOf(placements_, counter.id, language_).empty();
        const auto found = placements_.find(counter.id);
        if (found == placements_.end()) return row;
        const auto& [group, placement, scenario] = found->second;
        row.isInGroup = true;
        row.isAboard = placement->aboard.has_value();
        cell(UnitColumn::group) = nameOf(*group, language_);
        if (placement->at) cell(UnitColumn::hex) = labelIn(*scenario, *placement->at);
        if (placement->aboard) {
            const auto carrier = names_.find(*placement->aboard);
            cell(UnitColumn::aboard) = carrier == names_.end() ? placement->aboard->text : carrier->second;
        }
        cell(UnitColumn::states) = statesOf(placement->attributes);
        return row;
    }

    /// "dug in, steps lost: 1"
    std::string statesOf(const model::Attributes& values) const {
        std::string text;
        for (const auto& [name, value] : values) {
            std::string label = name, word = value;
            bool isFlag = false;
            if (game_) {
                const auto& types = game_->catalogue.placementAttributes;
                const auto type = std::ranges::find(types, name, &mapsets::AttributeType::name);
                if (type != types.end()) {
                    if (!type->meaning.empty()) label = type->meaning.in(language_);
                    isFlag = type->kind == mapsets::AttributeType::Kind::flag;
                    word = nameOfValue(*type, value, game_, language_);
                }
            }
            if (isFlag && !mapsets::readFlag(value).value_or(true)) continue;
            text += (text.empty() ? "" : ", ") + (isFlag ? label : label + ": " + word);
        }
        return text;
    }

    const Document& document_;
    const mapsets::Mapset* game_;
    model::Language language_;
    Placements placements_;
    model::FormationTree tree_;
    std::map<model::CounterTypeId, const model::CounterType*> types_;
    std::map<model::CounterId, std::string> names_;
    std::map<model::CounterId, std::vector<model::CounterId>> cargo_;
    std::map<model::CounterId, const model::Counter*> counters_;
    std::set<const model::Counter*> done_;
    std::vector<UnitRow> rows_;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The state of a unit that a filter may ask for.
struct FilterWord {
    model::LocalText text;
    bool (*holds)(const UnitRow&);
};
const std::array<FilterWord, 3>& filterWords() {
    static const std::array<FilterWord, 3> all{
        {{local("not placed"), [](const UnitRow& row) { return !row.isPlaced; }},
         {local("not in a group"), [](const UnitRow& row) { return !row.isInGroup; }},
         {local("filter of units", "aboard"), [](const UnitRow& row) { return row.isAboard; }}}};
    return all;
}

/// Removes the phrase from the search; false if the search does not have it as whole words.
bool takeOut(std::string& search, const std::string& phrase) {
    const std::string padded = " " + search + " ";
    const auto at = padded.find(" " + phrase + " ");
    if (at == std::string::npos) return false;
    search = padded.substr(0, at) + " " + padded.substr(at + phrase.size() + 2);
    return true;
}

}  // namespace

std::vector<UnitRow> unitRows(const Document& document, const mapsets::Mapset* game,
                              model::Language language) {
    return UnitTable(document, game, language).rows();
}

bool comesFirst(const std::string& one, const std::string& other) {
    std::size_t i = 0, j = 0;
    const auto number = [](const std::string& text, std::size_t& at) {
        while (at + 1 < text.size() && text[at] == '0' && isDigit(text[at + 1])) ++at;
        const std::size_t begin = at;
        while (at < text.size() && isDigit(text[at])) ++at;
        return std::string_view(text).substr(begin, at - begin);
    };
    while (i < one.size() && j < other.size()) {
        if (isDigit(one[i]) && isDigit(other[j])) {
            const auto a = number(one, i), b = number(other, j);
            if (a.size() != b.size()) return a.size() < b.size();
            if (a != b) return a < b;
        } else if (one[i] != other[j]) {
            return static_cast<unsigned char>(one[i]) < static_cast<unsigned char>(other[j]);
        } else {
            ++i;
            ++j;
        }
    }
    return one.size() - i < other.size() - j;
}

void sortUnits(std::vector<UnitRow>& rows, UnitColumn column, bool isDescending) {
    std::vector<std::pair<std::string, std::size_t>> keys;
    for (std::size_t i = 0; i < rows.size(); ++i) keys.emplace_back(foldedText(rows[i].cell(column)), i);
    std::ranges::stable_sort(keys, [&](const auto& one, const auto& other) {
        return isDescending ? comesFirst(other.first, one.first) : comesFirst(one.first, other.first);
    });
    std::vector<UnitRow> sorted;
    for (const auto& key : keys) {
        sorted.push_back(std::move(rows[key.second]));
        sorted.back().depth = 0;
    }
    rows = std::move(sorted);
}

bool fitsFilter(const UnitRow& row, const std::string& search) {
    std::string left = foldedText(search);
    for (const auto& word : filterWords())
        for (const auto& text : {word.text.en, word.text.es})
            if (takeOut(left, foldedText(text)) && !word.holds(row)) return false;
    std::string text = row.className + " " + row.id.text;
    for (const auto& cell : row.cells) text += " " + cell;
    return fitsSearch(foldedText(text), left);
}

}  // namespace cota::session
