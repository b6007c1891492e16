#include "editor/wx/bars/tool_items.h"

#include <wx/menu.h>
#include <wx/spinctrl.h>

#include <utility>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostSegments = 4;  // more values are a menu
constexpr int numberWidth = 110;

std::vector<int> valuesOf(const std::vector<tools::ToolOption>& options) {
    std::vector<int> values;
    for (const auto& option : options) {
        values.push_back(static_cast<int>(option.kind));
        values.push_back(option.value);
        values.push_back(option.isEnabled ? 1 : 0);
    }
    return values;
}

}  // namespace

bool ToolItems::isOld(const tools::ToolRow& tool, tools::Choices& choices,
                      const session::Session& session) const {
    return valuesOf(tools::optionsOf(tool, choices, session)) != shown_;
}

std::vector<StripItem> ToolItems::items(const tools::ToolRow& tool, tools::Choices& choices,
                                        const session::Session& session) {
    StripItem name{"tool-name", StripItem::Kind::label, words(tool.label)};
    name.isPrimary = true;
    std::vector<StripItem> items{std::move(name)};
    const auto options = tools::optionsOf(tool, choices, session);
    shown_ = valuesOf(options);
    for (auto& [id, number] : numbers_) number->Hide();
    for (const auto& option : options) {
        switch (option.kind) {
            case tools::ToolOption::Kind::choice:
                addChoice(option, items);
                break;
            case tools::ToolOption::Kind::number:
                addNumber(option, items);
                break;
            case tools::ToolOption::Kind::toggle: {
                StripItem item{option.id, StripItem::Kind::toggle, toWx(option.label)};
                item.isOn = option.value != 0;
                item.run = [this, set = option.set, isOn = item.isOn] {
                    set(isOn ? 0 : 1);
                    onChanged();
                };
                items.push_back(std::move(item));
                break;
            }
            case tools::ToolOption::Kind::action: {
                StripItem item{option.id, StripItem::Kind::button, toWx(option.label)};
                item.run = [this, id = option.id] { onAction(id); };
                items.push_back(std::move(item));
                break;
            }
        }
    }
    return items;
}

void ToolItems::addChoice(const tools::ToolOption& option, std::vector<StripItem>& items) {
    const auto choose = [this, set = option.set, said = option.said](int value) {
        set(value);
        onChanged();
        if (const std::string text = said ? said(value) : std::string(); !text.empty()) onSaid(text);
    };
    items.push_back({"", StripItem::Kind::line, ""});
    if (option.values.size() > mostSegments || option.isMenu) {
        StripItem item{option.id, StripItem::Kind::drop,
                       toWx(option.values.at(static_cast<std::size_t>(option.value)))};
        item.tip = toWx(option.label);
        item.isEnabled = option.isEnabled;
        item.menu = [values = option.values, value = option.value, choose](wxMenu& menu) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                auto* entry = menu.AppendRadioItem(wxID_ANY, toWx(values[i]));
                const int number = static_cast<int>(i);
                entry->Check(number == value);
                menu.Bind(
                    wxEVT_MENU, [choose, number](wxCommandEvent&) { choose(number); }, entry->GetId());
            }
        };
        items.push_back(std::move(item));
        return;
    }
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        const int number = static_cast<int>(i);
        StripItem item{option.id + "-" + std::to_string(i), StripItem::Kind::segment, toWx(option.values[i])};
        item.tip = toWx(option.label);
        item.isOn = number == option.value;
        item.isEnabled = option.isEnabled;
        item.run = [choose, number] { choose(number); };
        items.push_back(std::move(item));
    }
}

void ToolItems::addNumber(const tools::ToolOption& option, std::vector<StripItem>& items) {
    auto& number = numbers_[option.id];
    setters_[option.id] = option.set;
    if (!number) {
        number = new wxSpinCtrl(bar_, wxID_ANY, "", wxDefaultPosition,
                                wxSize(bar_->FromDIP(numberWidth), wxDefaultCoord));
        number->SetRange(option.least, option.most);
        number->Bind(wxEVT_SPINCTRL, [this, id = option.id](wxSpinEvent& event) {
            setters_[id](event.GetPosition());
            onChanged();
        });
    }
    number->SetName(toWx(option.label));
    number->SetToolTip(toWx(option.label));
    if (number->GetValue() != option.value) number->SetValue(option.value);
    number->Show();
    StripItem item{option.id, StripItem::Kind::window, toWx(option.label)};
    item.window = number;
    items.push_back(std::move(item));
}

}  // namespace cota::wx
