#pragma once
// The objects of a PDF file: numbered in order of creation, streams compressed in parallel, and at the end
// the table of their positions. Only for the sources of this folder.

#include <oneapi/tbb/task_group.h>

#include <deque>
#include <string>

namespace cota::picture {

class PdfObjects {
  public:
    PdfObjects() = default;
    ~PdfObjects();
    PdfObjects(const PdfObjects&) = delete;
    PdfObjects& operator=(const PdfObjects&) = delete;

    /// Reserves the number of an object that others refer to before it is written. It must be put later.
    int reserve();
    void put(int number, std::string body);
    /// `entries`: content of its dictionary without length and filter.
    void putStream(int number, std::string entries, std::string bytes);
    int add(std::string body);
    int addStream(std::string entries, std::string bytes);
    /// A stream that other programs can read without unpacking it.
    int addPlain(std::string entries, std::string bytes);
    /// The complete file; the objects are moved into it. The same objects give the same bytes with any
    /// number of threads.
    std::string file(int catalogue, int information);

  private:
    struct Object {
        std::string body;  // or the dictionary of a stream
        std::string bytes;
        bool isStream = false;
        bool isPacked = false;
    };
    static void packIn(Object& object);

    std::deque<Object> objects_;  // number 1 first; they stay where they are while they are packed
    tbb::task_group packing_;
    int packed_ = 0;  // at the same time
};

/// "12 0 R".
std::string pdfReference(int number);
/// 32 digits that depend on all of the text.
std::string fingerprint(const std::string& text);
/// Readable text in any script: <FEFF...>.
std::string pdfText(const std::string& utf8);
/// Bytes as pairs of hexadecimal digits, big-endian.
void appendHex(std::string& out, unsigned value, int digits);
/// The text in UTF-16 as such digits.
std::string hexOfUtf16(const std::string& utf8);

}  // namespace cota::picture
