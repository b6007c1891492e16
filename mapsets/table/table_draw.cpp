#include "mapsets/table/table_draw.h"

#include <algorithm>
#include <set>

namespace cota::mapsets {

UnseenCards unseenCards(const LaidTable& table) {
    const TablePosition& position = table.position();
    UnseenCards unseen;
    for (std::size_t i = 0; i < position.types.size(); ++i) {
        const auto& type = position.types[i];
        const int left = type.type->available - static_cast<int>(type.placed);
        unseen.countOf.push_back(std::max(left, 0));
        unseen.all += std::max(left, 0);
        if (type.type->available <= 0)
            unseen.unstated.push_back(i);
        else if (left < 0)
            unseen.tooMany.push_back(i);
    }
    for (const auto& card : position.cards) unseen.onTable += card.card->type.empty() ? 1 : 0;
    return unseen;
}

std::size_t drawSpace(const LaidTable& table) {
    const TablePosition& position = table.position();
    for (const SpaceKind& kind : table.mapset().catalogue.table.spaces) {
        if (kind.isOfSeat || kind.seen != model::Visibility::none) continue;
        for (std::size_t i = 0; i < position.spaces.size(); ++i)
            if (position.spaces[i].space->kind == kind.id) return i;
    }
    return TablePosition::none;
}

bool isOneWord(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

std::vector<std::string> wordsForCards(const LaidTable& table) {
    std::set<std::string> words;
    const auto add = [&](const std::string& word) {
        if (!word.empty()) words.insert(word);
    };
    for (const auto& type : table.position().types) add(type.type->id.text);
    for (const auto& end : table.position().ends) {
        add(end.unitClass->text);
        add(*end.nation);
        if (const UnitClass* one = table.mapset().catalogue.unitClass(*end.unitClass))
            for (const auto& tag : one->tags) add(tag);
    }
    return {words.begin(), words.end()};
}

namespace {

/// Types with this id, class, nation or tag.
std::string namedBy(const std::string& text, const FormulaSchema& schema) {
    const std::string word = "'" + text + "'";
    std::string formula = "type.id = " + word;
    const auto add = [&](const char* field, const std::string& test) {
        constexpr int end = numberOf(TableKind::end);
        const auto& words = schema.field(end, *schema.fieldOf(end, field)).words;
        if (words.empty() || std::find(words.begin(), words.end(), text) != words.end())
            formula += " or any(e in type.ends where " + test + ")";
    };
    add("class", "e.class = " + word);
    add("nation", "e.nation = " + word);
    add("tags", word + " in e.tags");
    return formula;
}

}  // namespace

std::optional<Formula> wantedCards(const LaidTable& table, const std::string& text, FormulaFault& fault) {
    const std::string formula = isOneWord(text) ? namedBy(text, table.game().schema()) : text;
    const std::vector<FormulaName> names{{"type", FormulaType::thing, numberOf(TableKind::type)},
                                         {"card", FormulaType::thing, numberOf(TableKind::type)}};
    return Formula::read(formula, table.game().schema(), names, FormulaType::flag, fault);
}

DrawAnswer drawFrom(LaidTable& table, const UnseenCards& unseen, std::size_t space, int drawn,
                    const Formula& wanted) {
    const TablePosition& position = table.position();
    DrawAnswer answer;
    std::set<FormulaGap> gaps;
    const auto isWanted = [&](std::size_t type) {
        const auto thing = FormulaValue::of(TableWorld::thing(TableKind::type, type));
        const std::array arguments{thing, thing};
        const auto value = table.run().valueOf(wanted, arguments);
        if (!value.known) gaps.insert(table.run().gaps().begin(), table.run().gaps().end());
        return value.known && value.flag;
    };
    answer.draw.cards = unseen.all;
    for (std::size_t i = 0; i < unseen.countOf.size(); ++i)
        if (unseen.countOf[i] > 0 && isWanted(i)) answer.draw.wanted += unseen.countOf[i];
    const auto& cards = position.spaces[space].cards;
    for (std::size_t i = 0; i < cards.size() && i < static_cast<std::size_t>(drawn); ++i) {
        const auto& card = position.cards[cards[i]];
        if (card.card->type.empty()) {
            ++answer.draw.drawn;
            continue;
        }
        ++answer.seen;
        if (card.type != TablePosition::none && isWanted(card.type)) ++answer.seenWanted;
    }
    answer.gaps.assign(gaps.begin(), gaps.end());
    if (!answer.gaps.empty()) return answer;
    for (int least = 0; least <= drawn; ++least)
        answer.atLeast.push_back(chanceOfAtLeast(answer.draw, least - answer.seenWanted));
    answer.expected = expectedOf(answer.draw) + model::Rational(answer.seenWanted);
    return answer;
}

}  // namespace cota::mapsets
