#pragma once
// The pages of a PDF as they will be written, one at a time: all inks together, or the plate of one.

#include <wx/panel.h>

#include <memory>

#include "editor/answers/newest_first.h"
#include "editor/picture/export_preview.h"

class wxChoice;
class wxSpinCtrl;
class wxStaticText;

namespace cota::wx {

class PageCanvas;

class PreviewPane : public wxPanel {
  public:
    explicit PreviewPane(wxWindow* parent);

    /// Draws the pages in the background. Of other files than PDF there is one page without plates.
    void show(const session::ExportRequest& request);

  private:
    struct Order {
        int number = 0;  // of the settings; pages and plates of the same settings share the drawn map
        session::ExportRequest request;
        int page = 0;
        std::optional<picture::Ink> ink;
        wxSize room;
    };
    struct Answer {
        int number = 0;
        picture::Pixels pixels;
        int pages = 1;
        wxString remark;
    };

    void ask();
    void take(const Answer& answer);
    void draw(const Order& order);

    session::ExportRequest request_;
    int number_ = 0;
    wxChoice* inks_ = nullptr;
    wxSpinCtrl* page_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxStaticText* remark_ = nullptr;
    PageCanvas* canvas_ = nullptr;
    wxString remarkText_;
    int remarkWidth_ = 0;  // at which it was broken into lines
    // Used by the worker alone.
    std::unique_ptr<session::ExportPreview> preview_;
    int drawn_ = 0;
    wxString mostInk_;
    session::NewestFirst<Order> worker_;  // last: it uses the members above
};

}  // namespace cota::wx
