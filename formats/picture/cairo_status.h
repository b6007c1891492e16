#pragma once
// Cairo continues after an error without the failed operation, so every drawing is checked at its end.

#include <pango/pangocairo.h>

#include <new>
#include <stdexcept>
#include <string>

namespace cota::picture {

/// Throws if Cairo reports an error.
inline void require(cairo_status_t status) {
    if (status == CAIRO_STATUS_SUCCESS) return;
    if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
    throw std::runtime_error(std::string("cairo: ") + cairo_status_to_string(status));
}

}  // namespace cota::picture
