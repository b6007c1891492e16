#pragma once
// The formation tree of a document's forces, for questions that go up the tree. It answers for all formations
// at once, so that a chain of thousands takes no longer than thousands side by side.

#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

/// Of formations with the same id the first counts. The document must outlive the tree.
class FormationTree {
  public:
    FormationTree() = default;
    explicit FormationTree(const Document& document);

    const Formation* find(std::string_view id) const;
    /// The side of the formation, or of the nearest one above it that names one; empty where none does.
    SideId sideOf(std::string_view id) const;
    /// Whether every formation above it exists, up to one that is part of no other.
    bool isWhole(std::string_view id) const;
    /// Whether it is part of itself, directly or through others.
    bool isInRing(const Formation& formation) const;

    /// For every formation the nearest one, itself or above it, that `holds`.
    class Nearest {
      public:
        /// Null where there is none.
        const Formation* of(std::string_view id) const;

      private:
        friend class FormationTree;
        const FormationTree* tree_ = nullptr;
        std::vector<const Formation*> found_;
    };
    Nearest nearest(const std::function<bool(const Formation&)>& holds) const;

    /// Whether one of them holds.
    bool any(const std::function<bool(const Formation&)>& holds) const;

    /// Some formations and all above them.
    class Marked {
      public:
        /// Marks one more, with all above it.
        void mark(std::string_view id);
        bool has(std::string_view id) const;

      private:
        friend class FormationTree;
        const FormationTree* tree_ = nullptr;
        std::vector<bool> isMarked_;
    };
    Marked marked() const;

  private:
    static constexpr int top = -1, missing = -2;
    struct Node {
        const Formation* formation = nullptr;
        int parent = top;
        bool isWhole = false;
        bool isRing = false;
    };
    int indexOf(std::string_view id) const;
    const Node& at(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    void arrange();

    std::map<std::string_view, int> byId_;
    std::vector<Node> nodes_;
    std::vector<int> order_;               // parents before children; a ring stands there twice
    std::vector<const Formation*> sides_;  // of each the nearest that names a side
};

}  // namespace cota::model
