#include "formats/xml/disk/system_reason.h"

#include "formats/model/finding/message.h"
#include "formats/xml/disk/save_losses.h"

namespace cota::xml {

namespace {

struct ReasonRow {
    std::errc code;
    model::LocalLiteral text;
};

constexpr ReasonRow reasons[] = {
    {std::errc::no_such_file_or_directory, local("no such file or folder")},
    {std::errc::permission_denied, local("no permission")},
    {std::errc::operation_not_permitted, local("this is not allowed")},
    {std::errc::is_a_directory, local("it is a folder")},
    {std::errc::not_a_directory, local("part of the path is a file, not a folder")},
    {std::errc::no_space_on_device, local("the disk is full")},
    {std::errc::read_only_file_system, local("the disk is read-only")},
    {std::errc::file_too_large, local("the file would be too large")},
    {std::errc::filename_too_long, local("the name is too long")},
    {std::errc::file_exists, local("it already exists")},
    {std::errc::too_many_files_open, local("too many files are open")},
    {std::errc::too_many_symbolic_link_levels, local("the links form a loop")},
    {std::errc::text_file_busy, local("it is in use")},
    {std::errc::device_or_resource_busy, local("it is in use")},
    {std::errc::no_such_device_or_address, local("there is no response")},
    {std::errc::io_error, local("the disk does not respond")},
};

constexpr auto wholeTextIn = local("; the whole text is in '{file}'");

}  // namespace

model::LocalText systemReason(std::error_code code) {
    for (const auto& row : reasons)
        if (code == row.code) return row.text;
    return {code.message(), code.message()};
}

model::LocalText savingReason(const std::system_error& error) {
    auto why = systemReason(error.code());
    if (const auto* torn = dynamic_cast<const TornFile*>(&error)) {
        const auto file = model::printable(torn->whole().string());
        const model::MessageValue value{"file", file};
        const auto place = model::fillTemplate(wholeTextIn, {&value, 1});
        why.en += place.en;
        why.es += place.es;
    }
    return why;
}

model::LocalText notRegularReason() { return local("it is not a regular file but a pipe, device or socket"); }

}  // namespace cota::xml
