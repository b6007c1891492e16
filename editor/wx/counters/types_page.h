#pragma once
// The counter types of a document: the list by side, the form of one type, and its two sides as they look.

#include <functional>
#include <vector>

#include "editor/counters/type_list.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/view.h"

class wxStaticText;
class wxTextCtrl;

namespace cota::wx {

class CounterPreview;
class FieldList;
class RowList;

class TypesPage : public wxPanel, public HasPlaces {
  public:
    TypesPage(wxWindow* parent, const ViewContext& context, CounterPictures& pictures);

    std::vector<ItemPlace> places() const override;

    void refresh();
    const model::CounterTypeId& shownType() const { return shown_; }
    /// Lets the user type the name of the shown type.
    void editName();

    /// The units of the type are to be shown.
    std::function<void(const std::vector<model::CounterId>&)> onUnits;

  private:
    wxWindow* makeList(wxWindow* parent);
    wxWindow* makeForm(wxWindow* parent);
    void fillList();
    void fillForm();
    void chooseFromSelection();
    void choose(const std::string& row);
    void duplicate();
    void addBased();
    void remove();
    void baseOnMenu(wxMenu& menu);
    void pictureMenu(wxMenu& menu);
    void choosePicture();
    void fillMenu(wxMenu& menu);
    void openMenu(const wxPoint& at);
    model::SideId sideOf(const model::CounterTypeId& type) const;

    const ViewContext& context_;
    CounterPictures& pictures_;
    std::vector<session::TypeSection> sections_;
    model::CounterTypeId shown_;
    wxTextCtrl* search_ = nullptr;
    RowList* list_ = nullptr;
    FieldList* form_ = nullptr;
    wxStaticText* title_ = nullptr;
    Strip* header_ = nullptr;
    CounterPreview* preview_ = nullptr;
    bool isOther_ = true;  // the form shows another type than before
};

}  // namespace cota::wx
