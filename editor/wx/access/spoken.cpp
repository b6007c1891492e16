#include "editor/wx/access/spoken.h"

#include <wx/choicdlg.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/event.h>
#include <wx/listbox.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <iterator>

#ifdef COTA_SPEAKS
#include <gtk/gtk.h>
#endif

namespace cota::wx {

namespace {

#ifdef COTA_SPEAKS

using Setter = void (*)(AtkObject*, const char*);

/// The widget and, of composed controls, the parts that have the focus; other windows in it not.
void tellReaders(GtkWidget* widget, const char* text, Setter set, const GtkWidget* own) {
    if (!widget || GTK_IS_SCROLLBAR(widget)) return;
    // The container of the toolkit holds other windows.
    const bool isOther = widget != own && g_strcmp0(G_OBJECT_TYPE_NAME(widget), "wxPizza") == 0;
    if (isOther) return;
    if (auto* accessible = gtk_widget_get_accessible(widget)) set(accessible, text);
    const bool isHolder = g_strcmp0(G_OBJECT_TYPE_NAME(widget), "wxPizza") == 0;
    if (isHolder || !GTK_IS_CONTAINER(widget)) return;
    struct Told {
        const char* text;
        Setter set;
        const GtkWidget* own;
    } told{text, set, own};
    gtk_container_forall(
        GTK_CONTAINER(widget),
        [](GtkWidget* child, gpointer data) {
            const auto* one = static_cast<Told*>(data);
            tellReaders(child, one->text, one->set, one->own);
        },
        &told);
}

void tell(wxWindow& window, const wxString& text, Setter set) {
    tellReaders(window.GetHandle(), text.utf8_str(), set, window.m_wxwindow);
}

/// One that was set: the toolkit calls a choice by its value, if it has no name.
bool hasSpokenName(wxWindow& window) {
    const auto* accessible = gtk_widget_get_accessible(window.GetHandle());
    return accessible && accessible->name && *accessible->name;
}

#endif

/// The names that the toolkit gives to these controls by itself.
bool isToolkitName(const wxString& name) {
    const wxString names[] = {wxTextCtrlNameStr, wxChoiceNameStr, wxListBoxNameStr, wxComboBoxNameStr,
                              wxSliderNameStr,   "wxSpinCtrl",    "spinCtrl"};
    return name.empty() || std::ranges::find(names, name) != std::end(names);
}

bool isNamedControl(const wxWindow& window) {
    return dynamic_cast<const wxTextEntry*>(&window) || dynamic_cast<const wxControlWithItems*>(&window) ||
           dynamic_cast<const wxSpinCtrl*>(&window) || dynamic_cast<const wxSlider*>(&window);
}

}  // namespace

#ifdef COTA_SPEAKS

void setSpokenName(wxWindow& window, const wxString& name) { tell(window, name, atk_object_set_name); }
void setSpokenValue(wxWindow& window, const wxString& value) {
    tell(window, value, [](AtkObject* accessible, const char* text) {
        const char* before = atk_object_get_description(accessible);
        if (g_strcmp0(before ? before : "", text) != 0) atk_object_set_description(accessible, text);
    });
}

#else

void setSpokenName(wxWindow&, const wxString&) {}
void setSpokenValue(wxWindow&, const wxString&) {}

#endif

int SpokenNames::FilterEvent(wxEvent& event) {
#ifdef COTA_SPEAKS
    // The question that the toolkit asks in a dialog of its own is above its field or list.
    if (event.GetEventType() == wxEVT_INIT_DIALOG)
        if (auto* asks = dynamic_cast<wxDialog*>(event.GetEventObject());
            dynamic_cast<wxTextEntryDialog*>(asks) || dynamic_cast<wxAnyChoiceDialog*>(asks))
            for (auto* child : asks->GetChildren())
                if (dynamic_cast<wxTextCtrl*>(child) || dynamic_cast<wxListBox*>(child))
                    setSpokenName(*child, asks->GetTitle());
    if (event.GetEventType() == wxEVT_CREATE) {
        auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
        if (window && isNamedControl(*window) && !isToolkitName(window->GetName()) && !hasSpokenName(*window))
            setSpokenName(*window, window->GetName());
    }
#else
    static_cast<void>(event);
#endif
    return Event_Skip;
}

}  // namespace cota::wx
