#include "formats/xml/disk/sha256.h"

#include <glib.h>

#include <memory>

namespace cota::xml {

namespace {

struct FreeGlib {
    void operator()(gpointer memory) const { g_free(memory); }
};

}  // namespace

std::string sha256(std::string_view bytes) {
    return std::unique_ptr<char, FreeGlib>(
               g_compute_checksum_for_data(G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(bytes.data()),
                                           bytes.size()))
        .get();
}

}  // namespace cota::xml
