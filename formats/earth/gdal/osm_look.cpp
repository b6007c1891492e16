#include "formats/earth/gdal/osm_look.h"

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace cota::earth {

namespace {

constexpr std::size_t mostOfBlock = std::size_t{64} << 20U;  // as the format allows, with room to spare
constexpr std::size_t mostOfHead = std::size_t{64} << 10U;

/// A field of a message of Protocol Buffers.
struct WireField {
    unsigned number = 0;
    std::uint64_t value = 0;  // or the length of the bytes
    bool hasBytes = false;
};

std::optional<std::uint64_t> wireNumber(std::string_view& text) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !text.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
        if ((byte & 0x80U) == 0) return value;
    }
    return std::nullopt;
}

/// The next field; the bytes of a field stay in `text`.
std::optional<WireField> wireField(std::string_view& text) {
    const auto key = wireNumber(text);
    if (!key) return std::nullopt;
    const auto value = wireNumber(text);
    if (!value) return std::nullopt;
    return WireField{static_cast<unsigned>(*key >> 3U), *value, (*key & 7U) == 2};
}

/// The size of the blob that a block announces.
std::optional<std::uint64_t> sizeOfBlob(std::string_view head) {
    while (!head.empty()) {
        const auto field = wireField(head);
        if (!field) return std::nullopt;
        if (field->number == 3 && !field->hasBytes) return field->value;
        if (field->hasBytes) head.remove_prefix(std::min<std::uint64_t>(field->value, head.size()));
    }
    return std::nullopt;
}

/// The compression of a blob that GDAL does not know; empty: it can be read.
std::string strangeCompression(std::string_view start) {
    while (!start.empty()) {
        const auto field = wireField(start);
        if (!field || !field->hasBytes) {
            if (field) continue;
            return {};
        }
        switch (field->number) {
            case 4:
                return "lzma";
            case 5:
                return "bzip2";
            case 6:
                return "lz4";
            case 7:
                return "zstd";
            default:
                return {};
        }
    }
    return {};
}

OsmLook lookAtBlocks(std::istream& in, std::uint64_t size, const IsStopped& isStopped) {
    OsmLook look;
    std::uint64_t at = 0;
    std::string text;
    const auto read = [&](std::size_t count) {
        text.resize(count);
        in.read(text.data(), static_cast<std::streamsize>(count));
        return in.gcount() == static_cast<std::streamsize>(count);
    };
    while (at < size) {
        if (isStopped && isStopped()) return {{EarthFault::stopped, {}}};
        in.seekg(static_cast<std::streamoff>(at));
        constexpr std::size_t ofLength = 4;
        look.endsTooSoon = true;
        if (!read(ofLength)) return look;
        std::uint64_t length = 0;
        for (const char byte : text) length = length << 8U | static_cast<unsigned char>(byte);
        if (length > mostOfHead || !read(static_cast<std::size_t>(length))) return look;
        const auto blob = sizeOfBlob(text);
        if (!blob || *blob > mostOfBlock || at + ofLength + length + *blob > size) return look;
        constexpr std::uint64_t start = 32;
        if (!read(static_cast<std::size_t>(std::min(*blob, start)))) return look;
        look.endsTooSoon = false;
        if (auto name = strangeCompression(text); !name.empty())
            return {{EarthFault::packed, std::move(name)}};
        at += ofLength + length + *blob;
    }
    return look;
}

OsmLook lookAtOrder(std::istream& in, const IsStopped& isStopped) {
    constexpr std::size_t piece = std::size_t{1} << 20U;
    constexpr std::string_view relation = "<relation ", way = "<way ";
    std::string text, kept;
    bool isAfter = false;
    text.resize(piece);
    while (in.read(text.data(), piece), in.gcount() > 0) {
        if (isStopped && isStopped()) return {{EarthFault::stopped, {}}};
        kept.append(text.data(), static_cast<std::size_t>(in.gcount()));
        std::string_view view = kept;
        if (!isAfter)
            if (const auto first = view.find(relation); first != view.npos) {
                isAfter = true;
                view.remove_prefix(first);
            }
        if (isAfter && view.find(way) != view.npos) {
            OsmLook look;
            look.isUnsorted = true;
            return look;
        }
        kept = kept.substr(kept.size() - std::min(kept.size(), relation.size()));
    }
    return {};
}

}  // namespace

OsmLook lookAtOsm(const std::filesystem::path& file, const IsStopped& isStopped) {
    std::string name = file.filename().string();
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    const bool isPbf = name.ends_with(".pbf");
    if (!isPbf && !name.ends_with(".osm")) return {};
    std::error_code failed;
    const auto size = std::filesystem::file_size(file, failed);
    std::ifstream in(file, std::ios::binary);
    if (failed || !in) return {};
    return isPbf ? lookAtBlocks(in, size, isStopped) : lookAtOrder(in, isStopped);
}

}  // namespace cota::earth
