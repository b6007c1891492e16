#include "editor/wx/bars/option_bar.h"

#include <algorithm>

#include "editor/tools/actions.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

OptionBar::OptionBar(wxWindow* parent) : Strip(parent, "options", Way::across) { setEdges(wxBOTTOM); }

void OptionBar::showOptions(std::vector<StripItem> options, const session::Session& session,
                            const PageBook& views, bool isCompact) {
    auto items = std::move(options);
    items.push_back({"", StripItem::Kind::space, ""});
    for (const char* id : {"undo", "redo"}) {
        const auto& row = *std::ranges::find(tools::actionRows(), std::string_view(id),
                                             [](const auto& one) { return std::string_view(one.id); });
        const wxString label = wxControl::RemoveMnemonics(toWx(tools::labelOf(row, session)));
        StripItem item{id, StripItem::Kind::button, label, id};
        item.isIconOnly = true;
        item.isEnabled = row.isEnabled(session);
        item.tip = withKeys(label, id);
        item.run = [this, id] { onAction(id); };
        items.push_back(std::move(item));
    }
    StripItem find{"find-command", StripItem::Kind::button, words("Find a command"), "search"};
    find.isIconOnly = isCompact;
    find.tip = withKeys(words("Find or run a command"), "palette");
    find.run = [this] { onAction("palette"); };
    items.push_back(std::move(find));
    if (views.all().size() > 1) {
        items.push_back({"", StripItem::Kind::line, ""});
        auto choose = views.items(StripItem::Kind::segment, isCompact,
                                  [this](const std::string& id) { onAction("view-" + id); });
        if (isCompact)
            for (auto& item : choose) item.isIconOnly = !item.isOn;
        for (auto& item : choose) items.push_back(std::move(item));
    }
    show(std::move(items));
}

}  // namespace cota::wx
