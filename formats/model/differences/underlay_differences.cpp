// The differences between the underlays of two boards.

#include "formats/model/differences/difference_sheet.h"
#include "formats/model/underlay/underlay_edits.h"

namespace cota::model {

namespace {

constexpr ThingWord underlayThing{local("underlay"), local("underlays")};
constexpr LocalLiteral pictureFileWord = local("picture file");
constexpr LocalLiteral pictureHashWord = local("hash of the picture");
constexpr LocalLiteral fitWord = local("kind of fit");
constexpr LocalLiteral opacityWord = local("opacity");
constexpr LocalLiteral aboveWord = local("above the hexes");
constexpr LocalLiteral hiddenWord = local("hidden");
constexpr LocalLiteral fitPointsWord = local("points of the fit");
constexpr LocalLiteral reviewWord = local("review");

/// "3,2 at 812.5,410"
std::string shownPoints(const std::vector<FitPoint>& points) {
    std::string text;
    for (const FitPoint& point : points)
        text += (text.empty() ? "" : "; ") + pointText(point.at) + " at " + thousandthsText(point.x) + "," +
                thousandthsText(point.y);
    return text;
}

std::string shownReview(const HexReview& review) {
    return review.note.empty() ? textOf(review.state) : textOf(review.state) + (": " + review.note);
}

void compareReviews(ComparedThing<Underlay>& underlay, const Grid& old, const Grid& now) {
    const std::vector<HexReview>& before = underlay.before().reviews;
    const std::vector<HexReview>& after = underlay.after().reviews;
    const auto say = [&](const Grid& grid, HexCoord at, const std::string& from, const std::string& to) {
        underlay.say(reviewWord, from.empty() ? from : hexText(grid, at) + " " + from,
                     to.empty() ? to : hexText(grid, at) + " " + to);
    };
    const auto there = partners(before, after, [](const HexReview& review) { return review.at; });
    std::vector<bool> isOld(after.size(), false);
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!there[i]) {
            say(old, before[i].at, shownReview(before[i]), {});
            continue;
        }
        isOld[*there[i]] = true;
        if (before[i] != after[*there[i]])
            say(now, before[i].at, shownReview(before[i]), shownReview(after[*there[i]]));
    }
    for (std::size_t i = 0; i < after.size(); ++i)
        if (!isOld[i]) say(now, after[i].at, {}, shownReview(after[i]));
}

}  // namespace

void compareUnderlays(Differences& into, const Board& before, const Board& after) {
    compareLists(
        into, before.underlays, after.underlays, [](const Underlay& underlay) { return underlay.id; },
        [](const Underlay& underlay) {
            Difference head = headOfThing(underlayThing, underlay.id);
            head.after = underlay.file;
            return head;
        },
        [&](ComparedThing<Underlay> underlay) {
            underlay.value(pictureFileWord, &Underlay::file)
                .value(pictureHashWord, &Underlay::hash)
                .value(fitWord, &Underlay::fit)
                .value(opacityWord, &Underlay::opacity)
                .value(aboveWord, &Underlay::isOver)
                .value(hiddenWord, &Underlay::isHidden);
            if (underlay.before().points != underlay.after().points)
                underlay.say(fitPointsWord, shownPoints(underlay.before().points),
                             shownPoints(underlay.after().points));
            compareReviews(underlay, before.grid, after.grid);
            underlay.rest();
        });
}

}  // namespace cota::model
