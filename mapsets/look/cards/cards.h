#pragma once
// The cards of a game as marks: faces of their counter types, and backs.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/forces.h"
#include "formats/picture/marks.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

class Cards {
  public:
    /// All must outlive it.
    Cards(const mapsets::Mapset& game, const Faces& faces, model::Language language)
        : game_(game), faces_(faces), language_(language) {}

    const Faces& faces() const { return faces_; }
    model::Language language() const { return language_; }
    const mapsets::Mapset& game() const { return game_; }
    picture::Box area() const { return {0, 0, faces_.width, faces_.height}; }

    /// The texts and values printed on an end of a card; the first end is 1.
    FaceSubject subjectOf(const model::CounterType& type, int end) const;
    /// Whether its ends are drawn by themselves: the upper half is the end that is up, the lower half the
    /// next one, turned.
    bool hasEnds(const model::CounterType& type) const;
    /// The face with this end up, with rounded or with square corners.
    std::vector<picture::Mark> faceUp(const model::CounterType& type, int end, bool isRounded = true) const;
    /// The back; of a card that nobody sees, without a type.
    std::vector<picture::Mark> back(const model::CounterType* type, bool isRounded = true) const;
    /// The value that says what the back looks like: cards with the same word have the same back.
    std::string backOf(const model::CounterType& type) const;

  private:
    std::vector<picture::Mark> trimmed(std::vector<picture::Mark> marks, bool isRounded) const;

    const mapsets::Mapset& game_;
    const Faces& faces_;
    model::Language language_;
};

}  // namespace cota::look
