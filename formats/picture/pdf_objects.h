#pragma once
// The objects of a PDF file: numbered as they are made, streams compressed side by side, and at the end the
// table of where each begins. Sources of this folder only.

#include <string>
#include <vector>

namespace cota::picture {

class PdfObjects {
  public:
    /// The number of an object that others name before it is written. Every reserved one must be put.
    int reserve();
    void put(int number, std::string body);
    /// `entries` is what its dictionary holds besides length and filter.
    void putStream(int number, std::string entries, std::string bytes);
    int add(std::string body);
    int addStream(std::string entries, std::string bytes);
    /// The whole file. The objects are used up. The same objects give the same bytes, on however many cores.
    std::string file(int catalogue, int information);

  private:
    struct Object {
        std::string body;  // or the dictionary of a stream
        std::string bytes;
        bool isStream = false;
    };
    std::vector<Object> objects_;  // number 1 first
};

/// "12 0 R".
std::string pdfReference(int number);
/// Words of people, in any script: <FEFF...>.
std::string pdfText(const std::string& utf8);
/// Bytes as pairs of hexadecimal digits, big end first.
void appendHex(std::string& out, unsigned value, int digits);
/// UTF-16 as such digits.
std::string hexOfUtf16(const std::string& utf8);

}  // namespace cota::picture
