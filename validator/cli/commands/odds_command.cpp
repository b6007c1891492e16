// cota odds: the chances to draw certain cards, by what a player can know.

#include <algorithm>

#include "formats/model/geometry/decimal.h"
#include "mapsets/loading/formula_messages.h"
#include "mapsets/table/table_draw.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/named_things.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/table_words.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::DrawAnswer;
using mapsets::DrawChance;
using mapsets::TableKind;
using mapsets::TableWorld;
using model::LocalLiteral;

struct OddsOptions {
    AnswerOptions common;
    std::string file;
    std::optional<int> draw;
    std::vector<std::string> of;
    std::optional<int> least;
    std::string seat;
    std::string from;
    std::string seenBy;
};

constexpr LocalLiteral oddsSummary = local("the chances to draw certain cards, by what a player can know");
constexpr LocalLiteral oddsOf =
    local("{of}: {chance} for at least {least} of {count:# card|# cards} from {space}.");
constexpr LocalLiteral oddsUnknown = local("Unknown: {gap}.");
constexpr LocalLiteral oddsUnknownPool =
    local("Unknown: more cards lie on the table than the order of battle has.");
constexpr LocalLiteral oddsHead =
    local("The chances of {count:the next card|the next # cards} from {space}:");
constexpr LocalLiteral knowsSeat = local(
    "{seat} does not see {all:# card|# cards}; {inSpace} of them {inSpace:lies|lie} in {space}. The "
    "others, in hands and other hidden places, count as if they could be there too.");
constexpr LocalLiteral knowsAnybody = local(
    "{all:# card|# cards} cannot be seen by everybody; {inSpace} of them {inSpace:lies|lie} in {space}. "
    "The others, in hands and other hidden places, count as if they could be there too.");
constexpr LocalLiteral seenDrawn = local("{count:# of the cards drawn is|# of the cards drawn are} seen.");
constexpr LocalLiteral atLeastWord = local("at least"), chanceWord = local("chance"),
                       exactWord = local("exact"), averageWord = local("on average"),
                       cardsWord = local("cards"), notSeenWord = local("not seen"),
                       oneWord = local("at least one");
constexpr LocalLiteral tooFewCards = local("{space} has only {count:# card|# cards} (--draw).");
constexpr LocalLiteral noDrawSpace =
    local("'{game}' has no pile that nobody sees; say from where cards are drawn: --from SPACE.");
constexpr LocalLiteral wrongCards =
    local("'{word}' is no class, tag, nation or id of a card (--of); the nearest is '{near}'.");
constexpr LocalLiteral wrongCardsFar =
    local("'{word}' is no class, tag, nation or id of a card (--of). Known: {known}.");
constexpr LocalLiteral leastNeedsOf = local("--least needs --of: the cards that are counted.");
constexpr std::size_t longestExact = 21;

/// The chances of one kind of cards.
struct OddsRow {
    model::LocalText name;
    std::string word;  // as it was asked for
    DrawAnswer answer;
};

struct OddsAnswer {
    OpenTable table;
    std::unique_ptr<mapsets::LaidTable> seen;  // by the one who draws
    std::optional<model::SeatId> viewer;
    mapsets::UnseenCards unseen;
    std::size_t space = 0;
    int drawn = 1;
    int least = 1;
    bool isOfAll = false;  // no kind was asked for: every class of cards
    std::vector<OddsRow> rows;
};

std::size_t spaceOf(const OddsAnswer& odds, const OddsOptions& options) {
    if (!options.from.empty()) return NamedThings(*odds.seen).one(TableKind::space, options.from).index;
    const std::size_t space = mapsets::drawSpace(*odds.seen);
    if (space == mapsets::TablePosition::none)
        throw CommandError(exitUsage, noDrawSpace, {{"game", odds.table.game()}});
    return space;
}

mapsets::Formula formulaOf(const mapsets::LaidTable& table, const std::string& word,
                           const AnswerOptions& common, const Streams& streams) {
    if (mapsets::isOneWord(word)) {
        const auto known = mapsets::wordsForCards(table);
        if (!std::ranges::binary_search(known, word)) {
            const std::string near = nearestWord(word, known);
            if (near.empty())
                throw CommandError(exitUsage, wrongCardsFar, {{"word", word}, model::knownWords(known, "-")});
            throw CommandError(exitUsage, wrongCards, {{"word", word}, {"near", near}});
        }
    }
    mapsets::FormulaFault fault;
    auto formula = mapsets::wantedCards(table, word, fault);
    if (formula) return std::move(*formula);
    streams.err << "cota: --of: " << sentenceOf(mapsets::formulaFinding(fault), common) << "\n";
    throw AlreadySaid(exitUsage);
}

/// A class of the game is shown by its name.
model::LocalText nameOf(const mapsets::LaidTable& table, const std::string& word) {
    const auto* one = table.mapset().catalogue.unitClass(model::UnitClassId(word));
    if (one != nullptr && !one->name.empty()) return one->name;
    return {word, word};
}

std::vector<std::string> wordsAsked(const OddsAnswer& odds, const OddsOptions& options) {
    if (!odds.isOfAll) return options.of;
    std::vector<std::string> words;
    for (const auto& one : odds.table.whole.mapset().catalogue.unitClasses)
        if (std::ranges::any_of(odds.seen->position().ends,
                                [&](const auto& end) { return *end.unitClass == one.id; }))
            words.push_back(one.id.text);
    return words;
}

OddsAnswer oddsOfDraw(const OddsOptions& options, const Streams& streams) {
    OddsAnswer odds{openTable(options.file, options.seenBy, options.common, streams),
                    nullptr,
                    {},
                    {},
                    0,
                    1,
                    1,
                    options.of.empty(),
                    {}};
    const model::Document& document = odds.table.whole.laid.document;
    odds.viewer = odds.table.viewer;
    if (!odds.viewer && !options.seat.empty()) odds.viewer = seatNamed(document, options.seat);
    const auto& turn = (*document.scenario)->tableau->turn;
    if (!odds.viewer && odds.table.laid->position().seatOf(turn) != mapsets::TablePosition::none)
        odds.viewer = turn;
    odds.seen = tableSeenBy(odds.table, odds.viewer);
    odds.unseen = mapsets::unseenCards(*odds.seen);
    odds.space = spaceOf(odds, options);
    odds.drawn = options.draw.value_or(1);
    odds.least = options.least.value_or(1);
    const auto lying = odds.seen->position().spaces[odds.space].cards.size();
    if (static_cast<std::size_t>(odds.drawn) > lying)
        throw CommandError(exitUsage, tooFewCards,
                           {model::inWords("space", mapsets::TableNames(odds.seen->world())
                                                        .of(TableWorld::thing(TableKind::space, odds.space))),
                            {"count", std::to_string(lying)}});
    for (const std::string& word : wordsAsked(odds, options)) {
        const auto formula = formulaOf(*odds.seen, word, options.common, streams);
        odds.rows.push_back({nameOf(*odds.seen, word), word,
                             mapsets::drawFrom(*odds.seen, odds.unseen, odds.space, odds.drawn, formula)});
    }
    return odds;
}

class OddsWriter {
  public:
    OddsWriter(const OddsAnswer& odds, const AnswerOptions& common)
        : odds_(odds), common_(common), names_(odds.seen->world()) {}

    std::string text() const {
        if (!odds_.unseen.isKnown()) return unknownText();
        std::string text;
        if (!odds_.isOfAll)
            for (const OddsRow& row : odds_.rows) text += model::printable(sentence(row)) + "\n";
        else
            text = model::printable(common_.say(oddsHead, {{"count", std::to_string(odds_.drawn)},
                                                           model::inWords("space", space())})) +
                   "\n\n" + classesText();
        text += "\n" + wrapped(model::printable(knowledge()), 100, 0);
        if (!odds_.rows.empty() && odds_.rows.front().answer.seen > 0)
            text +=
                common_.say(seenDrawn, {{"count", std::to_string(odds_.rows.front().answer.seen)}}) + "\n";
        if (odds_.isOfAll) return text;
        for (const OddsRow& row : odds_.rows)
            if (row.answer.gaps.empty()) text += "\n" + chancesText(row);
        return text;
    }

    Json json() const {
        Json json = answerOf("odds");
        json["game"] = odds_.table.game();
        json["seenBy"] = seatJson(*odds_.seen, odds_.viewer, common_.language);
        json["from"] = thingJson(names_, TableWorld::thing(TableKind::space, odds_.space), common_.language);
        json["draw"] = odds_.drawn;
        json["least"] = odds_.least;
        json["unseen"] = {{"cards", odds_.unseen.all}, {"inSpace", hiddenInSpace()}};
        json["missing"] = poolJson();
        json["of"] = Json::array();
        for (const OddsRow& row : odds_.rows) json["of"].push_back(rowJson(row));
        return json;
    }

  private:
    model::LocalText space() const { return names_.of(TableWorld::thing(TableKind::space, odds_.space)); }

    int hiddenInSpace() const {
        int count = 0;
        for (const std::size_t card : odds_.seen->position().spaces[odds_.space].cards)
            count += odds_.seen->position().cards[card].card->type.empty() ? 1 : 0;
        return count;
    }

    mapsets::FormulaGap copiesOf(std::size_t type) const {
        return {TableWorld::thing(TableKind::type, type), static_cast<int>(mapsets::OfType::copies)};
    }
    std::string unknownText() const {
        if (odds_.unseen.unstated.empty()) return common_.in(oddsUnknownPool) + "\n";
        return common_.say(oddsUnknown,
                           {model::inWords("gap", names_.gap(copiesOf(odds_.unseen.unstated.front())))}) +
               "\n";
    }
    Json poolJson() const {
        std::vector<mapsets::FormulaGap> gaps;
        for (const std::size_t type : odds_.unseen.unstated) gaps.push_back(copiesOf(type));
        return gapsJson(names_, gaps, common_.language);
    }

    std::string nameText(const OddsRow& row) const { return common_.in(row.name); }
    const DrawChance* chanceOf(const OddsRow& row, int least) const {
        static const DrawChance never{"0", 0.0};
        if (!row.answer.gaps.empty()) return nullptr;
        const auto place = static_cast<std::size_t>(least);
        return place < row.answer.atLeast.size() ? &row.answer.atLeast[place] : &never;
    }

    std::string sentence(const OddsRow& row) const {
        const auto* chance = chanceOf(row, odds_.least);
        if (chance == nullptr)
            return common_.say(oddsUnknown, {model::inWords("gap", names_.gap(row.answer.gaps.front()))});
        return common_.say(oddsOf, {{"of", nameText(row)},
                                    {"chance", percentText(*chance, common_)},
                                    {"least", std::to_string(odds_.least)},
                                    {"count", std::to_string(odds_.drawn)},
                                    model::inWords("space", space())});
    }

    std::string knowledge() const {
        std::vector<model::MessageValue> values{{"all", std::to_string(odds_.unseen.all)},
                                                {"inSpace", std::to_string(hiddenInSpace())},
                                                model::inWords("space", space())};
        if (!odds_.viewer) return common_.say(knowsAnybody, values);
        const auto seat = odds_.seen->position().seatOf(*odds_.viewer);
        values.push_back(model::inWords("seat", names_.of(TableWorld::thing(TableKind::seat, seat))));
        return common_.say(knowsSeat, values);
    }

    static std::string exactText(const DrawChance& chance) {
        return chance.exact.size() <= longestExact ? chance.exact : "";
    }

    std::string chancesText(const OddsRow& row) const {
        using enum Table::Align;
        Table rows;
        rows.indent(2);
        rows.align({right, right, left});
        rows.head({common_.in(atLeastWord), common_.in(chanceWord), common_.in(exactWord)});
        for (std::size_t i = 1; i < row.answer.atLeast.size(); ++i) {
            const DrawChance& chance = row.answer.atLeast[i];
            rows.row({std::to_string(i), percentText(chance, common_), exactText(chance)});
            if (chance.exact == "0") break;
        }
        return model::printable(nameText(row) + ", " + common_.in(averageWord) + ": " +
                                model::decimalText(row.answer.expected, common_.language)) +
               "\n" + rows.text();
    }

    std::string classesText() const {
        using enum Table::Align;
        Table rows;
        rows.indent(2);
        rows.align({left, right, right, left});
        rows.head(
            {common_.in(cardsWord), common_.in(notSeenWord), common_.in(oneWord), common_.in(exactWord)});
        for (const OddsRow& row : odds_.rows) {
            const auto* chance = chanceOf(row, 1);
            if (chance != nullptr && row.answer.draw.wanted + row.answer.seenWanted > 0)
                rows.row({nameText(row), std::to_string(row.answer.draw.wanted),
                          percentText(*chance, common_), exactText(*chance)});
        }
        return rows.text();
    }

    Json rowJson(const OddsRow& row) const {
        Json json;
        json["of"] = row.word;
        json["name"] = nameText(row);
        json["missing"] = gapsJson(names_, row.answer.gaps, common_.language);
        const bool isKnown = odds_.unseen.isKnown() && row.answer.gaps.empty();
        json["wanted"] = isKnown ? Json(row.answer.draw.wanted) : Json(nullptr);
        json["seen"] = row.answer.seen;
        json["seenWanted"] = row.answer.seenWanted;
        json["expected"] = isKnown ? jsonOf(row.answer.expected) : Json(nullptr);
        json["atLeast"] = Json::array();
        if (!isKnown) return json;
        for (std::size_t i = 0; i < row.answer.atLeast.size(); ++i)
            json["atLeast"].push_back({{"cards", i},
                                       {"chance", row.answer.atLeast[i].exact},
                                       {"percent", percentNumber(row.answer.atLeast[i].nearly)}});
        return json;
    }

    const OddsAnswer& odds_;
    const AnswerOptions& common_;
    mapsets::TableNames names_;
};

int run(const OddsOptions& options, const Streams& streams) {
    if (options.least && options.of.empty()) throw CommandError(exitUsage, leastNeedsOf);
    const OddsAnswer odds = oddsOfDraw(options, streams);
    const OddsWriter writer(odds, options.common);
    deliver(
        options.common, [&] { return writer.json(); }, [&] { return writer.text(); }, streams);
    return exitClean;
}

}  // namespace

Command oddsCommand(const AnswerOptions& common) {
    auto options = std::make_shared<OddsOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("odds", oddsSummary);
    line->describe(
        local(
            "The exact chances of a draw from a pile, as the player who draws can know them: every card that "
            "he does\n"
            "not see may lie in every place that he does not see, also if it is in the hand of another "
            "player. --of is\n"
            "a class, a tag, a nation or an id of cards, or a formula about a card (docs/card-games.md)."),
        {"odds table.scenario.xml", "odds table.scenario.xml --draw 4 --of leader --seat Ana",
         "odds table.scenario.xml --draw 2 --of \"card.class = 'infantry' and card.strength >= 5\" --least "
         "2"});
    line->positional("FILE", options->file, tableFileHelp());
    line->number("--draw", "N", options->draw, 1, mapsets::TablePosition::mostCards,
                 local("how many cards are drawn (default: 1)"));
    line->texts("--of", "WORDS", options->of,
                local("the cards that one hopes for; may be given several times (default: every class)"));
    line->number("--least", "N", options->least, 1, mapsets::TablePosition::mostCards,
                 local("of how many such cards the first line tells the chance (default: 1)"));
    line->text("--seat", "SEAT", options->seat,
               local("who draws (default: whose turn it is; else what everybody can know)"));
    line->text("--from", "SPACE", options->from,
               local("the pile, by id or name (default: the first pile that nobody sees)"));
    declareSeenBy(*line, options->seenBy);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
