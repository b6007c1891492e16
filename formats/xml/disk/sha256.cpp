#include "formats/xml/disk/sha256.h"

#include <openssl/sha.h>

#include <array>

namespace cota::xml {

std::string sha256(std::string_view bytes) {
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::future<std::string> sha256Beside(std::string_view bytes) {
    constexpr std::size_t longText = 256 * 1024;  // below it, a thread costs as much as the hash
    const auto when = bytes.size() < longText ? std::launch::deferred : std::launch::async;
    return std::async(when, sha256, bytes);
}

}  // namespace cota::xml
