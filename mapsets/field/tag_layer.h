#pragma once
// The tags of each hex: those of its terrains and of its features, as one bit for each word.

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

class TagLayer {
  public:
    explicit TagLayer(BattlefieldWork& work) : work_(work) {}

    /// Gives a bit to each word of the catalogue.
    void collectWords();
    /// Sorts the features and sets the tags of each hex; terrains and features must be complete.
    void setTags();

  private:
    BattlefieldWork& work_;
};

}  // namespace cota::mapsets
