#pragma once
// A bar over the document when another program has changed its files. Changes that touch nothing of the
// user's are loaded at once, as a step that can be undone.

#include <wx/infobar.h>
#include <wx/timer.h>

#include <functional>
#include <string>

#include "editor/documents/disk_changes.h"
#include "editor/documents/disk_watch.h"
#include "editor/editing/session.h"

namespace cota::wx {

class DiskNotice : public wxInfoBar {
  public:
    DiskNotice(wxWindow* parent, session::Session& session);

    /// A message for the status bar.
    std::function<void(const std::string&)> onMessage;

  private:
    void look();
    void loadAtOnce(const session::DiskChanges& changes);
    void ask(const session::DiskChanges& changes);
    void take(session::Keep keep);
    wxString namesOf(const session::DiskChanges& changes) const;

    session::Session& session_;
    session::DiskWatch watch_;
    wxTimer timer_;
    bool isDue_ = false;  // changed at the last look; read at the next, when the other program is done
};

}  // namespace cota::wx
