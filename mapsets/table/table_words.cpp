#include "mapsets/table/table_words.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/table/table_kinds.h"

namespace cota::mapsets {

namespace {

using Words = std::vector<std::string>;

class WordLimits {
  public:
    WordLimits(const Catalogue& catalogue, FormulaSchema& schema) : catalogue_(catalogue), schema_(schema) {}

    void limit(TableKind kind, const std::string& field, Words words) {
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        if (const auto number = schema_.fieldOf(numberOf(kind), field))
            schema_.limitTo(numberOf(kind), *number, std::move(words));
    }

    void ofEveryGame() {
        Words classes, tags, played;
        for (const UnitClass& one : catalogue_.unitClasses) {
            classes.push_back(one.id.text);
            tags.insert(tags.end(), one.tags.begin(), one.tags.end());
        }
        for (const TableAction& action : catalogue_.table.actions)
            for (const ActionSupport& support : action.supports) played.push_back(support.id);
        for (const TableKind kind : onFaces) {
            limit(kind, "class", classes);
            limit(kind, "tags", tags);
        }
        limit(TableKind::act, "played", std::move(played));
        limit(TableKind::space, "kind", idsOf(catalogue_.table.spaces));
        limit(TableKind::relation, "kind", idsOf(catalogue_.table.relations));
        for (const Option& option : catalogue_.options) limit(TableKind::option, option.id, option.words);
        const WordList* nations = catalogue_.wordList("nation");
        if (nations == nullptr || nations->open) return;
        for (const TableKind kind : {TableKind::card, TableKind::end, TableKind::type, TableKind::group,
                                     TableKind::seat, TableKind::pick})
            limit(kind, "nation", idsOf(nations->words));
    }

    /// A value on the faces of cards is limited if each class that has it lists its words.
    void printed() {
        std::map<std::string, Words> words;
        std::set<std::string> open;
        for (const UnitClass& one : catalogue_.unitClasses) {
            for (const AttributeType& type : one.front) {
                auto& all = words[type.name];
                for (auto& word : wordsOf(type.words)) all.push_back(std::move(word));
                if (type.kind != AttributeType::Kind::word) open.insert(type.name);
            }
            for (const auto& [name, value] : one.values) words[name].push_back(value);
        }
        for (const auto& [name, all] : words)
            for (const TableKind kind : onFaces)
                if (!open.contains(name)) limit(kind, name, all);
    }

    void declared(TableKind kind, const std::vector<AttributeType>& types) {
        for (const AttributeType& type : types)
            if (type.kind == AttributeType::Kind::word) limit(kind, type.name, wordsOf(type.words));
    }

    template <class Rows>
    static Words idsOf(const Rows& rows) {
        Words ids;
        for (const auto& row : rows) ids.emplace_back(row.id);
        return ids;
    }

  private:
    static constexpr std::array<TableKind, 3> onFaces{TableKind::card, TableKind::end, TableKind::type};

    const Catalogue& catalogue_;
    FormulaSchema& schema_;
};

}  // namespace

void limitWords(const Catalogue& catalogue, FormulaSchema& schema) {
    WordLimits limits(catalogue, schema);
    limits.ofEveryGame();
    limits.printed();
    const TableRules& table = catalogue.table;
    limits.declared(TableKind::table, table.tableAttributes);
    limits.declared(TableKind::scenario, catalogue.scenarioAttributes);
    limits.declared(TableKind::seat, table.seatAttributes);
    limits.declared(TableKind::space, table.spaceAttributes);
    limits.declared(TableKind::group, table.groupAttributes);
    limits.declared(TableKind::card, table.cardAttributes);
    limits.declared(TableKind::relation, table.relationAttributes);
}

void limitGroupKinds(const Catalogue& catalogue, FormulaSchema& schema) {
    WordLimits(catalogue, schema).limit(TableKind::group, "kind", WordLimits::idsOf(catalogue.table.groups));
}

}  // namespace cota::mapsets
