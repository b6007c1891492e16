// A counters.xml or cards.xml with any bytes: no crash, no hang, every finding has a place, and what is drawn
// keeps to its limit.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/faces/draw_face.h"

namespace {

using namespace cota;

mapsets::Mapset gameOf(const char* name) {
    auto game = mapsets::readMapsetFolder({.folders = {}},
                                          std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems" / name);
    if (!game.ok()) std::abort();
    return std::move(*game.value);
}

/// Every value the game declares for units, so that conditions hold and fields are filled.
look::FaceSubject subjectOf(const mapsets::Mapset& game) {
    look::FaceSubject subject;
    for (const auto& one : game.catalogue.unitClasses) {
        subject.unitClass = one.id.text;
        subject.tags.insert(subject.tags.end(), one.tags.begin(), one.tags.end());
        for (const auto& type : one.front) {
            subject.values[type.name] = {"12", "label", "word", true};
            subject.printed.push_back(type.name);
        }
    }
    return subject;
}

void draw(const look::Faces& faces, std::span<const look::FaceElement> inside,
          const look::FaceSubject& subject) {
    constexpr std::size_t room = 200;  // an element that is begun may add a few marks more
    look::Face face;
    face.inside.assign(inside.begin(), inside.end());
    std::vector<picture::Mark> marks;
    look::drawFace(faces, face, subject, model::Language::spanish, {0, 0, faces.width, faces.height}, marks);
    if (marks.size() > look::Faces::mostMarks + room) std::abort();
}

void tryOut(const mapsets::Mapset& game, const look::FaceSubject& subject, const char* name,
            model::Loaded<look::Faces> (*read)(const mapsets::Mapset&, const xml::TextsByFile&),
            const std::string& text) {
    constexpr std::size_t mostDrawn = 3;
    const auto loaded = read(game, {{(game.layerFolders.back() / name).generic_string(), text}});
    if (!loaded.ok()) std::abort();
    for (const auto& finding : loaded.findings)
        if (finding.where && (finding.where->line < 1 || finding.where->column < 1)) std::abort();
    const auto& faces = *loaded.value;
    for (std::size_t i = 0; i < std::min(mostDrawn, faces.faces.size()); ++i)
        draw(faces, faces.faces[i].inside, subject);
    for (std::size_t i = 0; i < std::min(mostDrawn, faces.markers.size()); ++i)
        draw(faces, faces.markers[i].front, subject);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = std::size_t{1} << 15;
    if (size > longest) return 0;
    static const auto counters = gameOf("panzer-grenadier"), cards = gameOf("combat-soldiers");
    static const auto unit = subjectOf(counters), card = subjectOf(cards);
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (text.find("<cards") == std::string::npos)
        tryOut(counters, unit, mapsets::countersFile, mapsets::readCounters, text);
    else
        tryOut(cards, card, mapsets::cardsFile, mapsets::readCards, text);
    return 0;
}
