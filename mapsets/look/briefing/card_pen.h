#pragma once
// The letters, colours and blocks of a card. Only for the sources of this folder.

#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/briefing/briefing.h"
#include "mapsets/look/briefing/briefing_card.h"
#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/typeset/flow.h"
#include "mapsets/look/typeset/paragraph.h"

namespace cota::look {

inline constexpr picture::Colour cardInk{28, 26, 24, 255}, cardQuiet{96, 90, 82, 255},
    cardAccent{138, 32, 24, 255}, cardRule{188, 180, 158, 255}, cardWhite{255, 255, 255, 255};

/// A block of a column that is never cut.
struct CardPiece {
    FlowPiece flow;
    std::vector<picture::Mark> marks;  // from its upper left corner
    int element = noElement;           // of the structure
    static constexpr int noElement = -1;
};
using CardPieces = std::vector<CardPiece>;
std::vector<FlowPiece> flowOf(const CardPieces& pieces);

/// How the counters of the document are drawn; it must not move.
struct CardCounters {
    explicit CardCounters(const Scene& scene)
        : subjects(scene.catalogue(), scene.look, scene.document, scene.language), faces(subjects) {}
    CardCounters(const CardCounters&) = delete;
    CounterSubjects subjects;
    CounterFaces faces;
};

class CardPen {
  public:
    /// `scale` of the running text: 1 is 9 on 10.2 points. All must outlive it.
    CardPen(const BriefingOrder& order, const Scene& scene, const CardCounters& counters, double scale,
            std::vector<CardElement>& elements)
        : order_(order), scene_(scene), counters_(counters), scale_(scale), elements_(elements) {}

    const BriefingOrder& order() const { return order_; }
    const Scene& scene() const { return scene_; }
    const CardCounters& counters() const { return counters_; }
    model::Language language() const { return order_.language; }
    double scale() const { return scale_; }
    std::string in(const model::LocalLiteral& text) const { return std::string(text.in(order_.language)); }
    std::string say(const model::LocalLiteral& text,
                    std::vector<std::pair<std::string, std::string>> values) const;

    // Letters.
    static picture::Font serif(double points, bool isBold = false, bool isItalic = false);
    static picture::Font narrow(double points, bool isBold = false);
    static picture::Font heading(double points);
    /// The dark colour of a side.
    picture::Colour ofSide(const model::SideId& side) const;

    /// A new element of the structure; `words` say what a figure shows.
    int element(const char* role, const std::string& words = {}) const;
    /// One line that fits into the room.
    void write(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
               const picture::Font& font, picture::Colour colour, double room,
               picture::Across across = picture::Across::left) const;
    static void rule(std::vector<picture::Mark>& marks, double left, double right, double down, double width,
                     picture::Colour colour = cardInk);

    /// A heading over its rule; it stays with the next three pieces.
    CardPiece headingPiece(const std::string& words, double width, picture::Colour colour = cardInk,
                           bool isContinued = false) const;
    /// A running text in lines, never one alone at an end of a column.
    struct TextForm {
        double width = 0;
        double indent = 0;
        double points = 9;
        double leading = 3.6;
        double above = 1;
        bool isJustified = true;
        const char* role = "P";
    };
    CardPieces textPieces(const std::vector<TextRun>& runs, const TextForm& form) const;
    double leading(double points) const;

  private:
    const BriefingOrder& order_;
    const Scene& scene_;
    const CardCounters& counters_;
    double scale_;
    std::vector<CardElement>& elements_;
};

// card_forces.cpp
/// The heading of a side and its groups with their counters.
CardPieces sidePieces(const CardPen& pen, const BriefSide& side, double width);
/// The badge of a group, with its middle at a point; returns its width.
double drawBadge(const CardPen& pen, const BriefGroup& group, picture::Point middle, double size,
                 std::vector<picture::Mark>& marks);
double badgeWidth(const CardPen& pen, const BriefGroup& group, double size);

// card_sections.cpp
CardPieces sectionPieces(const CardPen& pen, const BriefSection& section, double width);

// card_track.cpp
struct DrawnTrack {
    double height = 0;
    std::vector<picture::Mark> marks;
    int element = CardPiece::noElement;
};
DrawnTrack drawBriefTrack(const CardPen& pen, const std::vector<BriefTurn>& turns, double width);

// card_diagram.cpp
/// The height of the map at a width.
double diagramHeight(const mapsets::Battlefield& field, double width);
/// The map drawn anew at this width, from 0,0.
std::vector<picture::Mark> drawDiagram(const CardPen& pen, const Briefing& briefing, double width);

// card_counter.cpp
/// The only place where a card draws a counter: its front.
void drawCardCounter(const CardPen& pen, const model::CounterType& type, const model::SideId& side,
                     picture::Point middle, double size, std::vector<picture::Mark>& marks);

}  // namespace cota::look
