#pragma once
// The names on the map of a card. They are drawn in the places that they have on the map, unless an objective
// would lie on them.

#include <span>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

class CardNames {
  public:
    /// Leaves out what would be too small to read.
    explicit CardNames(std::vector<picture::Mark> marks);
    CardNames(const CardNames&) = delete;
    CardNames& operator=(const CardNames&) = delete;

    const std::vector<picture::Box>& boxes() const { return boxes_; }
    /// Moves each name that lies below a star as little as is needed, within the map and off other names.
    void clear(std::span<const picture::Box> stars, const picture::Box& map);
    std::vector<picture::Mark> take() { return std::move(marks_); }

  private:
    void findTexts(std::vector<picture::Mark>& marks);
    /// Whether the name `which` may lie there.
    bool isFree(std::size_t which, const picture::Box& box, std::span<const picture::Box> stars,
                const picture::Box& map) const;

    std::vector<picture::Mark> marks_;
    std::vector<picture::Text*> texts_;
    std::vector<picture::Box> boxes_;
};

}  // namespace cota::look
