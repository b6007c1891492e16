#include "formats/xml/disk/shared_module.h"

#include <gmodule.h>

namespace cota::xml {

namespace fs = std::filesystem;

fs::path programFile() {
    std::error_code none;
    const fs::path file = fs::read_symlink("/proc/self/exe", none);
    return none ? fs::path() : file;
}

std::string moduleEnding() { return "." G_MODULE_SUFFIX; }

void* nameInModule(const fs::path& file, const char* name, std::string& reason) {
    reason.clear();
    // A name alone is a library of the system, and never a file of the working folder.
    const fs::path place = file.has_parent_path() ? fs::absolute(file) : file;
    GModule* module = g_module_open(place.string().c_str(), G_MODULE_BIND_LOCAL);
    gpointer found = nullptr;
    if (module == nullptr || g_module_symbol(module, name, &found) == FALSE) {
        if (const char* said = g_module_error()) reason = said;
        if (module != nullptr) g_module_close(module);
        return nullptr;
    }
    g_module_make_resident(module);
    return found;
}

}  // namespace cota::xml
