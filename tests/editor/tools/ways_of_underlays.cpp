// How the pictures that boards are drawn from come about.
#include "editor/underlay/sheet_steps.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* tracedSample = "tcs/orvane.scenario.xml";

const session::SheetKey sheetOfHand(Hand& hand) {
    const auto keys = session::sheetsIn(hand.session().document());
    return keys.empty() ? session::SheetKey{} : keys.front();
}

void addSheet(Hand& hand) {
    const auto& document = hand.session().document();
    const auto scan = std::filesystem::path(COTA_SOURCE_DIR) / "tests/formats/scans/samples/plain.png";
    auto added = session::addedSheet(document, hand.session().path(), document.boards.begin()->first, scan);
    EXPECT_EQ(added.refusal, "");
    hand.take(std::move(added.step));
}

void fit(Hand& hand) {
    addSheet(hand);
    hand.take(
        session::sheetWithPoint(hand.session().document(), sheetOfHand(hand), {{1000, 2000}, 3500, 4500}));
}

void review(Hand& hand) {
    addSheet(hand);
    const auto key = sheetOfHand(hand);
    const auto hex = hand.session().document().boards.at(key.board)->grid.at(0);
    hand.take(
        session::sheetReviewed(hand.session().document(), key, {hex, model::ReviewState::kept, "stain"}));
}

template <class Step>
std::function<void(Hand&)> with(Step step) {
    return [step](Hand& hand) {
        addSheet(hand);
        hand.take(step(hand.session().document(), sheetOfHand(hand)));
    };
}

}  // namespace

std::vector<Way> waysOfUnderlays() {
    using model::Document;
    using session::SheetKey;
    return {
        {File::board, "underlays", tracedSample, addSheet},
        {File::board, "underlays/underlay", tracedSample, addSheet},
        {File::board, "underlays/underlay@id", tracedSample, addSheet},
        {File::board, "underlays/underlay@file", tracedSample, addSheet},
        {File::board, "underlays/underlay@hash", tracedSample, addSheet},
        {File::board, "underlays/underlay@fit", tracedSample,
         with([](const Document& now, const SheetKey& key) {
             return session::sheetWithFit(now, key, model::FitKind::affine);
         })},
        {File::board, "underlays/underlay@opacity", tracedSample,
         with([](const Document& now, const SheetKey& key) {
             return session::sheetWithOpacity(now, key, 70, "slide");
         })},
        {File::board, "underlays/underlay@over", tracedSample,
         with([](const Document& now, const SheetKey& key) { return session::sheetAbove(now, key, true); })},
        {File::board, "underlays/underlay@hidden", tracedSample,
         with([](const Document& now, const SheetKey& key) { return session::sheetHidden(now, key, true); })},
        {File::board, "underlays/underlay/point", tracedSample, fit},
        {File::board, "underlays/underlay/point@at", tracedSample, fit},
        {File::board, "underlays/underlay/point@pixel", tracedSample, fit},
        {File::board, "underlays/underlay/review", tracedSample, review},
        {File::board, "underlays/underlay/review@at", tracedSample, review},
        {File::board, "underlays/underlay/review@state", tracedSample, review},
        {File::board, "underlays/underlay/review@note", tracedSample, review},
    };
}

}  // namespace cota::ways
