#include "formats/scans/late_library.h"

#include "formats/xml/disk/shared_module.h"

namespace cota::scans {

void* lateFunction(const std::string& library, const char* function) {
    std::string ignored;
    return xml::nameInModule(library, function, ignored);
}

}  // namespace cota::scans
