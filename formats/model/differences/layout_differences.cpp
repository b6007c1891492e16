// The differences between the map assemblies and the zones of two scenarios.

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord layoutThing{local("layout"), local("layouts")};
constexpr ThingWord placedThing{local("placed board"), local("placed boards")};
constexpr ThingWord amendmentThing{local("amendment"), local("amendments")};
constexpr ThingWord zoneThing{local("zone"), local("zones")};

constexpr LocalLiteral fileWord = local("file");
constexpr LocalLiteral columnWord = local("column");
constexpr LocalLiteral rowWord = local("row");
constexpr LocalLiteral turnedWord = local("turned");
constexpr LocalLiteral cropWord = local("crop");
constexpr LocalLiteral separatorWord = local("separator");
constexpr LocalLiteral northWord = local("north");

std::string amendmentText(const Amendment& one) {
    std::string text = textOf(one.action);
    const bool hasNumber = one.number != 0 || one.action == Amendment::Action::level;
    const std::string number = hasNumber ? std::to_string(one.number) : std::string{};
    for (const std::string& part : {one.path, one.word, number, shownValue(one.hexes)})
        if (!part.empty()) text += " " + part;
    return text;
}

}  // namespace

std::string shownValue(const CounterLook& look) {
    std::string text = look.symbol.text;
    for (const std::string& part : {look.ground, look.ink, look.picture})
        if (!part.empty()) text += (text.empty() ? "" : " ") + part;
    return text;
}

std::string shownValue(const ZoneTerm& term) {
    using Kind = ZoneTerm::Kind;
    std::string text = textOf(term.kind);
    if (!term.word.empty()) text += " " + term.word;
    if (term.kind == Kind::within || term.kind == Kind::level) text += " " + std::to_string(term.number);
    if (term.kind == Kind::level && term.limit != ZoneTerm{}.limit) text += "-" + std::to_string(term.limit);
    if (!term.hexes.empty()) text += " " + shownValue(term.hexes);
    if (term.children.empty()) return text;
    text += " (";
    for (std::size_t i = 0; i < term.children.size(); ++i)
        text += (i > 0 ? "; " : "") + shownValue(term.children[i]);
    return text + ")";
}

namespace {}  // namespace

void compareLayout(Differences& into, const Scenario& before, const Scenario& after) {
    ComparedThing<Assembly>(into, headOfThing(layoutThing, {}), before.assembly, after.assembly)
        .value(separatorWord, &Assembly::separator)
        .value(northWord, &Assembly::north);
    compareLists(
        into, before.assembly.boards, after.assembly.boards, [](const BoardPlacement& one) { return one.id; },
        [](const BoardPlacement& one) { return headOfThing(placedThing, one.id.text); },
        [](ComparedThing<BoardPlacement> board) {
            board.value(fileWord, &BoardPlacement::file)
                .value(columnWord, &BoardPlacement::column)
                .value(rowWord, &BoardPlacement::row)
                .value(turnedWord, &BoardPlacement::turned)
                .value(cropWord, &BoardPlacement::crop)
                .rest();
        });
    compareLists(
        into, before.assembly.amendments, after.assembly.amendments, amendmentText,
        [](const Amendment& one) { return headOfThing(amendmentThing, amendmentText(one)); },
        [](ComparedThing<Amendment> one) { one.attributes(&Amendment::attributes).rest(); });
    if (!(before.assembly.extras == after.assembly.extras))
        ComparedThing<Assembly>(into, headOfThing(layoutThing, {}), before.assembly, after.assembly).rest();
    compareTableaux(into, before, after);
    compareLists(
        into, before.zones, after.zones, [](const Zone& zone) { return zone.id; },
        [](const Zone& zone) { return headOfThing(zoneThing, zone.id.text, zone.name); },
        [](ComparedThing<Zone> zone) {
            zone.value(nameWord, &Zone::name)
                .value(sideOwnerWord, &Zone::side)
                .value(hexesOwnWord, &Zone::hexes)
                .attributes(&Zone::attributes)
                .rest();
        });
}

}  // namespace cota::model
