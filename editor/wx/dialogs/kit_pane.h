#pragma once
// The pages of a kit as they will be printed, one at a time.

#include <wx/panel.h>

#include <memory>

#include "editor/answers/newest_first.h"
#include "editor/picture/kit_export.h"

class wxSpinCtrl;
class wxStaticText;

namespace cota::wx {

class PageCanvas;

class KitPane : public wxPanel {
  public:
    explicit KitPane(wxWindow* parent);

    /// Draws the pages in the background; a newer request stops an older one.
    void show(const session::KitRequest& request);

  private:
    struct Order {
        int number = 0;  // of the choices; pages of the same choices share the drawn book
        session::KitRequest request;
        int page = 0;
        wxSize room;
    };
    struct Answer {
        int number = 0, pages = 0;
        std::string name;  // of the page
        picture::Pixels pixels;
    };

    void ask();
    void take(const Answer& answer);
    void draw(const Order& order);

    session::KitRequest request_;
    int number_ = 0;
    wxSpinCtrl* page_ = nullptr;
    wxStaticText* count_ = nullptr;
    PageCanvas* canvas_ = nullptr;
    // Used by the worker alone.
    look::KitBook book_;
    int drawn_ = 0;
    session::NewestFirst<Order> worker_;  // last: it uses the members above
};

}  // namespace cota::wx
