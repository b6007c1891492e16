#pragma once
// A library of the system that is loaded when it is needed first.

#include <string>

namespace cota::scans {

/// The address of a function of a library; null if there is no such library or function. A library stays
/// loaded until the program ends.
void* lateFunction(const std::string& library, const char* function);

/// The function with the type that its header declares:
///   late<decltype(&jpeg_start_decompress)>(library, "jpeg_start_decompress")
template <class Function>
Function late(const std::string& library, const char* function) {
    return reinterpret_cast<Function>(lateFunction(library, function));
}

}  // namespace cota::scans
