#pragma once
// Counters as marks: the faces of counters.xml, on sheets and on the map.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/counters/counter_subjects.h"

namespace cota::look {

/// Width and height of a counter, in millimetres, as it is cut.
struct CounterExtent {
    double width = 0, height = 0;
    friend bool operator==(const CounterExtent&, const CounterExtent&) = default;
};

/// How a counter is drawn.
class CounterFaces {
  public:
    /// All must outlive it.
    explicit CounterFaces(const CounterSubjects& subjects) : subjects_(subjects) {}

    const Faces& faces() const { return subjects_.faces(); }
    /// The size as designed, of the face for counters that are drawn `size` millimetres wide; both sides have
    /// that of the front.
    CounterExtent extentOf(const CounterSubject& subject, double size = 1e9) const;
    CounterExtent extentOf(const FaceMarker& marker) const;

    /// A side in its designed size, its upper left corner at the origin: what is printed on the ground, not
    /// the ground itself.
    std::vector<picture::Mark> printed(const CounterSubject& subject) const;
    /// The same, for a counter drawn `size` millimetres wide.
    std::vector<picture::Mark> printed(const CounterSubject& subject, double size) const;
    std::vector<picture::Mark> printed(const FaceMarker& marker, const CounterSubject& subject,
                                       CounterSide side) const;
    picture::Colour ground(const CounterSubject& subject) const;

    /// A loose counter: shadow, pale edge, ground and face. `at` is its middle, `size` its width in
    /// millimetres.
    void drawLoose(const CounterSubject& subject, picture::Point at, double size,
                   std::vector<picture::Mark>& marks) const;
    /// Shadow, edge and ground only.
    void drawCovered(const CounterSubject& subject, picture::Point at, double size,
                     std::vector<picture::Mark>& marks) const;

  private:
    const CounterSubjects& subjects_;
};

/// The pale edge around a loose counter, in millimetres.
inline constexpr double cutEdge = 0.28;

/// The font of numbers on counters.
picture::Font counterFont(double points);

/// The ground of a nation with an empty frame on it, where units are meant but none in particular.
void drawBlankCounter(const Symbol& nation, picture::Point at, double size,
                      std::vector<picture::Mark>& marks);

}  // namespace cota::look
