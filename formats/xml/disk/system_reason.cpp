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
    {std::errc::no_such_file_or_directory, {"no such file or folder", "no existe ese archivo o carpeta"}},
    {std::errc::permission_denied, {"no permission", "no hay permiso"}},
    {std::errc::operation_not_permitted, {"this is not allowed", "no está permitido"}},
    {std::errc::is_a_directory, {"it is a folder", "es una carpeta"}},
    {std::errc::not_a_directory,
     {"part of the path is a file, not a folder", "parte de la ruta es un archivo, no una carpeta"}},
    {std::errc::no_space_on_device, {"the disk is full", "el disco está lleno"}},
    {std::errc::read_only_file_system, {"the disk is read-only", "el disco es de solo lectura"}},
    {std::errc::file_too_large, {"the file would be too large", "el archivo sería demasiado grande"}},
    {std::errc::filename_too_long, {"the name is too long", "el nombre es demasiado largo"}},
    {std::errc::file_exists, {"it already exists", "ya existe"}},
    {std::errc::too_many_files_open, {"too many files are open", "hay demasiados archivos abiertos"}},
    {std::errc::too_many_symbolic_link_levels, {"the links form a loop", "los enlaces forman un bucle"}},
    {std::errc::text_file_busy, {"it is in use", "está en uso"}},
    {std::errc::device_or_resource_busy, {"it is in use", "está en uso"}},
    {std::errc::no_such_device_or_address, {"there is no response", "no hay respuesta"}},
    {std::errc::io_error, {"the disk does not respond", "el disco no responde"}},
};

}  // namespace

model::LocalText systemReason(std::error_code code) {
    for (const auto& row : reasons)
        if (code == row.code) return {row.text.en, row.text.es};
    return {code.message(), code.message()};
}

model::LocalText savingReason(const std::system_error& error) {
    auto why = systemReason(error.code());
    if (const auto* torn = dynamic_cast<const TornFile*>(&error)) {
        const auto file = model::printable(torn->whole().string());
        why.en += "; the whole text is in '" + file + "'";
        why.es += "; el texto completo está en '" + file + "'";
    }
    return why;
}

model::LocalText notRegularReason() {
    return {"it is not a regular file but a pipe, device or socket",
            "no es un archivo normal, sino una tubería, un dispositivo o un socket"};
}

}  // namespace cota::xml
