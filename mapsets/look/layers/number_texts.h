#pragma once
// The numbers of hexes as they are printed, asked hex by hex.

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

class HexNumbers;

class NumberTexts {
  public:
    explicit NumberTexts(const Scene& scene);
    ~NumberTexts();
    NumberTexts(const NumberTexts&) = delete;
    NumberTexts& operator=(const NumberTexts&) = delete;
    std::optional<picture::Text> of(Cell cell) const;
    /// The letters of the number; empty if the hex has none. Kept from one question to the next.
    const picture::Box& inkOf(Cell cell) const;

  private:
    std::unique_ptr<HexNumbers> numbers_;
    mutable std::map<Cell, picture::Box> known_;
};

}  // namespace cota::look
