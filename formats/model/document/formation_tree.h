#pragma once
// The formation tree of a document's forces, for queries about parent formations. It is computed for all
// formations at once, so that a chain of thousands is as fast as thousands side by side.

#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

/// If formations share an id, the first one is used. The document must outlive the tree.
class FormationTree {
  public:
    FormationTree() = default;
    explicit FormationTree(const Document& document);

    const Formation* find(std::string_view id) const;
    /// The side of the formation, or of the nearest formation above it that has one; empty if none has.
    SideId sideOf(std::string_view id) const;
    /// The side of a counter: its own, or that of its formation.
    SideId sideOf(const Counter& counter) const {
        return counter.side.empty() ? sideOf(counter.formation.text) : counter.side;
    }
    /// Whether every formation above it exists, up to a top formation.
    bool isWhole(std::string_view id) const;
    /// Whether it is above itself, directly or through others.
    bool isInRing(const Formation& formation) const;

    /// For every formation, the nearest one, itself or above it, for which `holds` is true.
    class Nearest {
      public:
        /// Null if there is none.
        const Formation* of(std::string_view id) const;

      private:
        friend class FormationTree;
        const FormationTree* tree_ = nullptr;
        std::vector<const Formation*> found_;
    };
    Nearest nearest(const std::function<bool(const Formation&)>& holds) const;

    /// Whether `holds` is true for at least one formation.
    bool any(const std::function<bool(const Formation&)>& holds) const;

    /// A set of formations with all formations above them.
    class Marked {
      public:
        /// Marks a formation and all above it.
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
    std::vector<int> order_;               // parents before children; formations of a ring are in it twice
    std::vector<const Formation*> sides_;  // for each formation, the nearest one that has a side
};

}  // namespace cota::model
