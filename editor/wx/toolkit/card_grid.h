#pragma once
// Cards with a picture, side by side below headings: the start page. Cards are data and are known by their
// ids; the arrow keys move the marked one.

#include <wx/image.h>
#include <wx/scrolwin.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "editor/wx/toolkit/hover_tip.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

struct GridCard {
    std::string id;  // unique in the grid
    wxString title;  // in at most two lines; the tooltip has all
    wxString detail = {}, more = {};
    std::string icon = {};  // until there is a picture
    bool isMuted = false;   // nothing is there
    wxString tip = {};
    struct Link {
        std::string id;
        wxString label;
    };
    std::vector<Link> links = {};  // below the text
};

struct CardSection {
    wxString title;
    std::vector<GridCard> cards;
};

class CardGrid : public wxScrolledCanvas, public HasPlaces {
  public:
    /// `key`: its stable name, for tests.
    CardGrid(wxWindow* parent, const wxString& key);

    /// Keeps pictures and the marked card, by ids.
    void show(std::vector<CardSection> sections);
    void setPicture(const std::string& id, const wxImage& picture);
    bool hasPicture(const std::string& id) const { return pictures_.contains(id); }
    const std::string& marked() const { return marked_; }

    std::function<void(const std::string& id)> onActivate;  // click or Enter
    std::function<void(const std::string& id, const std::string& link)> onLink;
    std::function<void(const std::string& id, const wxPoint& at)> onMenu;  // right click or Menu key

    std::vector<ItemPlace> places() const override;

  private:
    struct Shape {
        std::size_t section, card;
        wxRect box;
        std::vector<wxRect> links;
    };
    /// The toolkit's own reports an error for hidden controls.
    void ScrollWindow(int, int, const wxRect*) override { Refresh(); }
    void arrange();
    Shape shapeAt(std::size_t section, std::size_t card, const wxPoint& corner) const;
    void onPaint();
    void paint(wxDC& dc, const Shape& shape);
    void paintPicture(wxDC& dc, const GridCard& card, const wxRect& box);
    const GridCard& cardOf(const Shape& shape) const { return sections_[shape.section].cards[shape.card]; }
    const Shape* shapeAtPoint(const wxPoint& client) const;
    const Shape* shapeOf(const std::string& id) const;
    void onClick(wxMouseEvent& event);
    void onKey(wxKeyEvent& event);
    void mark(const Shape& shape);
    void moveMark(int right, int down);

    std::vector<CardSection> sections_;
    std::vector<Shape> shapes_;
    std::vector<wxPoint> headings_;
    std::map<std::string, wxImage> pictures_;
    std::map<std::string, wxBitmap> scaled_;  // pictures_ in the size of the cards
    std::string marked_, hovered_;
    HoverTip tip_{*this};
};

}  // namespace cota::wx
