#pragma once
// Small pictures of counter types for lists, drawn once for each type and size.

#include <wx/bitmap.h>

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "editor/editing/session.h"

namespace cota::wx {

class CounterPictures {
  public:
    explicit CounterPictures(const session::Session& session) : session_(session) {}

    /// The front of the type; `size` in pixels of the toolkit. Not valid without a game.
    wxBitmap of(const model::CounterType& type, const model::SideId& side, int size);
    /// A side of the type, not kept.
    wxBitmap drawn(const model::CounterType& type, const model::SideId& side, bool isReverse, int size) const;
    /// That of the type of a unit; not valid if the unit or its type is unknown.
    wxBitmap ofUnit(const model::CounterId& unit, int size);

  private:
    static double scale();
    struct Kept {
        model::CounterType type;
        std::shared_ptr<const look::Symbology> look;
        std::string nations;  // of the sides, on which the colours depend
        wxBitmap picture;
    };
    const session::Session& session_;
    std::map<std::pair<std::string, int>, Kept> kept_;
};

}  // namespace cota::wx
