#include "validator/fixes/vocabulary.h"

#include <algorithm>
#include <vector>

#include "formats/model/finding/nearest_word.h"
#include "validator/fixes/drafts.h"

namespace cota::fixes {

namespace {

constexpr std::string_view idName = "id";

std::string inSmallLetters(std::string_view text) {
    std::string made(text);
    for (char& c : made)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return made;
}

bool beginsWithDigit(std::string_view word) { return word[0] >= '0' && word[0] <= '9'; }

std::vector<std::string_view> partsOf(std::string_view word) {
    std::vector<std::string_view> parts;
    while (!word.empty()) {
        const auto end = std::min(word.find('-'), word.size());
        parts.push_back(word.substr(0, end));
        word.remove_prefix(std::min(end + 1, word.size()));
    }
    return parts;
}

/// The parts of the first word that differ from the second, from the first such part to the last: "khutor"
/// of zone-khutor beside zone-khuotr.
std::string ownPart(std::string_view word, std::string_view other) {
    const auto parts = partsOf(word), others = partsOf(other);
    if (parts.size() != others.size()) return inSmallLetters(word);
    std::string own;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i] != others[i]) own.append(own.empty() ? "" : "-").append(inSmallLetters(parts[i]));
    return own;
}

/// The word with all digits replaced by 0: the same for s-45-1 and s-45-2.
std::string withoutNumbers(std::string_view word) {
    std::string made(word);
    for (char& c : made)
        if (c >= '0' && c <= '9') c = '0';
    return made;
}

}  // namespace

Vocabulary::Vocabulary(const std::map<std::string, XmlText>& texts) {
    for (const auto& entry : texts)
        for (const auto& element : entry.second.elements())
            for (const auto& attribute : element.attributes)
                for (const auto& word : listOf(attribute)) {
                    if (beginsWithDigit(word.text))
                        continue;  // hexes; there are many, and the grid declares them
                    auto& uses = uses_[word.text.substr(0, word.text.find(':'))];
                    const bool isBare = element.attributes.size() == 1 && element.close == element.inner;
                    ++(attribute.name != idName ? uses.named : isBare ? uses.bare : uses.declared);
                }
    // <zone id="a"/> refers to what another element describes; if there is none, it declares a itself.
    for (auto& entry : uses_)
        (entry.second.declared > 0 ? entry.second.named : entry.second.declared) += entry.second.bare;
}

Vocabulary::Uses Vocabulary::of(std::string_view word) const {
    const auto found = uses_.find(word);
    return found == uses_.end() ? Uses{} : found->second;
}

std::size_t Vocabulary::mentionsOf(std::string_view word, std::string_view other) const {
    const auto part = ownPart(word, other);
    std::size_t mentions = 0;
    for (const auto& entry : uses_)
        if (entry.first != word && entry.first != other &&
            inSmallLetters(entry.first).find(part) != std::string::npos)
            ++mentions;
    return mentions;
}

Vocabulary::Copied Vocabulary::copiedFrom(std::string_view word, bool isId) const {
    constexpr std::size_t nearBy = 2, longEnough = 4;
    Copied copied;
    for (const auto& [other, uses] : uses_) {
        const bool isMissing = isId ? uses.declared == 0 : uses.declared > 0 && uses.named == 0;
        if (!isMissing || other.size() < longEnough || model::editDistance(other, word) > nearBy) continue;
        if (withoutNumbers(other) == withoutNumbers(word))
            copied.next.emplace_back(other);
        else if (other[0] == word[0])
            copied.isOther = true;
    }
    return copied;
}

Vocabulary::Mistake Vocabulary::mistakeOf(std::string_view named, std::string_view declared) const {
    const auto uses = of(declared);
    const auto references = of(named).named;
    if (uses.declared == 0 || uses.named > references) return Mistake::reference;
    const bool isRatherNamed = references > std::max<std::size_t>(uses.named, 1) ||
                               mentionsOf(named, declared) > mentionsOf(declared, named);
    if (!isRatherNamed) return Mistake::reference;
    return uses.named == 0 && uses.declared == 1 ? Mistake::declaration : Mistake::unknown;
}

}  // namespace cota::fixes
