#pragma once
// Both sides of a counter type as they are printed, larger or at actual size.

#include <wx/panel.h>

#include <optional>
#include <string>

#include "editor/wx/toolkit/places.h"
#include "editor/wx/views/counter_pictures.h"

class wxCheckBox;

namespace cota::wx {

class CounterPreview : public wxPanel {
  public:
    CounterPreview(wxWindow* parent, const CounterPictures& pictures);

    /// Null: nothing is shown.
    void show(const session::Session& session, const model::CounterType* type, const model::SideId& side);

  private:
    void onPaint();
    int pixels() const;
    void makePictures();

    const CounterPictures& pictures_;
    std::optional<model::CounterType> type_;
    model::SideId side_;
    bool hasReverse_ = false;
    double contrast_ = 0;
    std::string contrastText_ = {};  // with the decimal sign of the language
    wxBitmap front_, reverse_;
    int size_ = 0;  // of the pictures
    wxCheckBox* asPrinted_ = nullptr;
};

}  // namespace cota::wx
