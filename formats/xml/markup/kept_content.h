#pragma once
// The content of an element that a reader keeps as written, to be written again.

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "formats/model/document/extras.h"

namespace cota::xml {

class KeptContent {
  public:
    void keep(const void* child) { children_.push_back(child); }
    void keepAsComment(const void* child) { asComments_.push_back(child); }
    /// The unknown content of a child that is not an object of its own; all of one name is joined.
    void keepPart(std::string name, model::Extras extras);

    /// Must be called after the last child and before the questions.
    void sort();
    bool isKept(const void* child) const { return isIn(children_, child); }
    bool isKeptAsComment(const void* child) const { return !asComments_.empty() && isIn(asComments_, child); }
    /// Ordered by name and not as in the file, so that writing, which has its own order, does not change
    /// them.
    void moveParts(std::vector<model::ExtrasPart>& parts);

  private:
    static bool isIn(const std::vector<const void*>& nodes, const void* node);

    std::vector<const void*> children_;
    std::vector<const void*> asComments_;
    std::vector<model::ExtrasPart> parts_;
    std::map<std::string, std::size_t> partPlaces_;  // by name, in parts_
};

}  // namespace cota::xml
