#include "validator/engine/settings.h"

#include <cassert>

#include "mapsets/catalogue/value_schema.h"

namespace cota::checks {

namespace {

const Parameter* find(const Rule& rule, std::string_view name) {
    for (const auto& parameter : rule.parameters)
        if (name == parameter.name) return &parameter;
    return nullptr;
}

}  // namespace

std::string_view Settings::raw(std::string_view name) const {
    const auto* parameter = find(*rule_, name);
    assert(parameter && "a rule reads only the parameters it declares");
    if (row_)
        if (const auto* value = row_->parameters.find(name)) return *value;
    return parameter && parameter->fallback ? parameter->fallback : std::string_view{};
}

std::vector<std::string> Settings::words(std::string_view name) const { return mapsets::wordsOf(raw(name)); }

int Settings::integer(std::string_view name) const { return mapsets::readInteger(text(name)).value_or(0); }

bool Settings::flag(std::string_view name) const { return mapsets::readFlag(text(name)).value_or(false); }

const model::LocalText& Settings::note() const {
    static const model::LocalText none;
    return row_ ? row_->note : none;
}

std::vector<Settings::Fault> Settings::faults() const {
    std::vector<Fault> faults;
    if (row_) {
        for (const auto& [name, value] : row_->parameters) {
            const auto* parameter = find(*rule_, name);
            if (!parameter)
                faults.push_back({Fault::Kind::unknown, name, value});
            else if (mapsets::faultOf(*parameter, value))
                faults.push_back({Fault::Kind::unreadable, name, value});
        }
    }
    for (const auto& parameter : rule_->parameters)
        if (!parameter.fallback && !(row_ && row_->parameters.has(parameter.name)))
            faults.push_back({Fault::Kind::missing, parameter.name, {}});
    return faults;
}

}  // namespace cota::checks
