#pragma once
// What stands above the columns of a card and at the foot of its pages. Only for the sources of this folder.

#include <functional>

#include "mapsets/look/briefing/card_pen.h"

namespace cota::look {

class CardHead {
  public:
    CardHead(const CardPen& pen, const Briefing& briefing, double width)
        : pen_(pen), briefing_(briefing), width_(width) {}

    /// Title and facts.
    double height() const;
    using Add = std::function<void(int element, std::vector<picture::Mark> marks, picture::Point at)>;
    void draw(const Add& add, picture::Point at) const;

    /// The lines of the history; with an initial if `hasInitial`.
    CardPieces situation(const std::string& history, double width, bool hasInitial) const;
    static double situationHead() { return 7.4; }
    std::string situationWords() const;
    std::vector<picture::Mark> situationHeading(double width) const;

    /// On the pages after the first.
    std::vector<picture::Mark> runningHead() const;
    static double runningHeight() { return 9; }
    std::vector<picture::Mark> foot(std::size_t page, std::size_t pages) const;

  private:
    std::vector<picture::Mark> facts() const;
    std::vector<std::string> noteOf(const BriefFact& fact) const;
    double factWidth() const;
    double factsHeight() const;

    const CardPen& pen_;
    const Briefing& briefing_;
    double width_;
};

}  // namespace cota::look
