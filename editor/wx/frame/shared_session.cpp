#include "editor/wx/frame/shared_session.h"

#include <wx/app.h>
#include <wx/config.h>

#include "editor/wx/dialogs/style_choice.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

std::shared_ptr<SharedSession> newSharedSession(const session::SessionSettings& settings) {
    auto made = std::make_shared<SharedSession>(settings);
    made->session.setStyle(fromWx(wxConfigBase::Get()->Read(styleKey, "")));
    made->session.onAnswer([kept = std::weak_ptr<SharedSession>(made)] {
        if (!wxTheApp) return;
        wxTheApp->CallAfter([kept] {
            if (const auto shared = kept.lock()) shared->session.takeAnswer();
        });
    });
    return made;
}

}  // namespace cota::wx
