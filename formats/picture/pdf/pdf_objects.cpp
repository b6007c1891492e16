#include "formats/picture/pdf/pdf_objects.h"

#include <fmt/format.h>
#include <glib.h>
#include <libdeflate.h>

#include <memory>
#include <new>

#include "formats/picture/pdf/flate_borders.h"

namespace cota::picture {

namespace {

/// Paths are mostly digits; the highest levels save a twentieth and take twice as long.
constexpr int compression = 4;

struct FreeCompressor {
    void operator()(libdeflate_compressor* compressor) const { libdeflate_free_compressor(compressor); }
};

std::string compressed(const std::string& bytes) {
    const std::unique_ptr<libdeflate_compressor, FreeCompressor> compressor(
        libdeflate_alloc_compressor(compression));
    if (!compressor) throw std::bad_alloc();
    std::string out(libdeflate_zlib_compress_bound(compressor.get(), bytes.size()), '\0');
    const auto size =
        libdeflate_zlib_compress(compressor.get(), bytes.data(), bytes.size(), out.data(), out.size());
    return withFreeBorders({out.data(), size});  // not resized, which would keep the memory
}

struct FreeGlib {
    void operator()(void* memory) const { g_free(memory); }
};

}  // namespace

PdfObjects::~PdfObjects() {
    packing_.cancel();
    try {
        packing_.wait();
    } catch (...) {  // out of memory: the caller has this error already
    }
}

void PdfObjects::packIn(Object& object) { object.bytes = compressed(object.bytes); }

int PdfObjects::reserve() {
    objects_.emplace_back();
    return static_cast<int>(objects_.size());
}

void PdfObjects::put(int number, std::string body) {
    objects_[static_cast<std::size_t>(number - 1)].body = std::move(body);
}

void PdfObjects::putStream(int number, std::string entries, std::string bytes) {
    auto& object = objects_[static_cast<std::size_t>(number - 1)];
    object = {std::move(entries), std::move(bytes), true, true};
    packing_.run([&object] { packIn(object); });
    constexpr int mostAtOnce = 16;
    if (++packed_ < mostAtOnce) return;
    packing_.wait();
    packed_ = 0;
}

int PdfObjects::add(std::string body) {
    const int number = reserve();
    put(number, std::move(body));
    return number;
}

int PdfObjects::addStream(std::string entries, std::string bytes) {
    const int number = reserve();
    putStream(number, std::move(entries), std::move(bytes));
    return number;
}

int PdfObjects::addPlain(std::string entries, std::string bytes) {
    objects_.push_back({std::move(entries), std::move(bytes), true, false});
    return static_cast<int>(objects_.size());
}

std::string PdfObjects::file(int catalogue, int information) {
    packing_.wait();
    // Four bytes above 127 show programs that transfer files that this file is binary.
    constexpr std::size_t perObject = 120;  // its dictionary and its place in the table
    std::size_t size = 1024;
    for (const auto& object : objects_) size += object.body.size() + object.bytes.size() + perObject;
    std::string out;
    out.reserve(size);
    out += "%PDF-1.6\n%\xb5\xed\xae\xfb\n";
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < objects_.size(); ++i) {
        places.push_back(out.size());
        auto& [body, bytes, isStream, isPacked] = objects_[i];
        if (isStream) {
            out += fmt::format("{} 0 obj\n<< {}{} /Length {} >>\nstream\n", i + 1, body,
                               isPacked ? " /Filter /FlateDecode" : "", bytes.size());
            out += bytes;
            out += "\nendstream\nendobj\n";
        } else
            out += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, body);
        std::string().swap(bytes);
    }
    const auto table = out.size();
    out += fmt::format("xref\n0 {}\n0000000000 65535 f \n", objects_.size() + 1);
    for (const auto place : places) out += fmt::format("{:010} 00000 n \n", place);
    const auto id = fingerprint(out);
    out +=
        fmt::format("trailer\n<< /Size {} /Root {} /Info {} /ID [ <{}> <{}> ] >>\nstartxref\n{}\n%%EOF\n",
                    objects_.size() + 1, pdfReference(catalogue), pdfReference(information), id, id, table);
    objects_.clear();
    return out;
}

std::string fingerprint(const std::string& text) {
    return std::unique_ptr<char, FreeGlib>(
               g_compute_checksum_for_data(G_CHECKSUM_MD5, reinterpret_cast<const guchar*>(text.data()),
                                           text.size()))
        .get();
}

std::string pdfReference(int number) { return fmt::format("{} 0 R", number); }

void appendHex(std::string& out, unsigned value, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        out += "0123456789ABCDEF"[value >> shift & 15u];
}

std::string hexOfUtf16(const std::string& utf8) {
    glong count = 0;
    const std::unique_ptr<gunichar2, FreeGlib> units(
        g_utf8_to_utf16(utf8.data(), static_cast<glong>(utf8.size()), nullptr, &count, nullptr));
    std::string out;
    for (glong i = 0; i < count; ++i) appendHex(out, units.get()[i], 4);
    return out;
}

std::string pdfText(const std::string& utf8) { return "<FEFF" + hexOfUtf16(utf8) + ">"; }

}  // namespace cota::picture
