#pragma once
// The places of elements in their files. Returned with a document, never inside it; it is dropped after the
// first edit, while subjects stay valid. It stores byte offsets; lines are computed on demand.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/list_item.h"
#include "formats/model/geometry/grid.h"
#include "formats/xml/disk/text_file.h"

namespace cota::xml {

/// The places of one file, filled by its reader. The ids are those of the file:
///   board, path, side, zone, group, objective, victory, formation, counter-type, counter, option, scenario,
///   seat, space, card-group: its id;  relation: "kind from to";  shape: id of an area or contour;
///   feature: "kind@hex";  hexside: "hex/side";  turn: its number;
///   part: its kind, with a number from the second of a kind on ("kind 2");  acceptance: "rule subject";
///   file: the forces that a scenario names;  pair: "from to";  an amendment: model::amendmentSubject
struct FilePlaces {
    TextFilePtr file;
    std::string key;  // of the file in Document::boards or ::forces; empty: the scenario
    std::uint32_t rootOffset = 0;
    std::map<model::ItemList, std::vector<std::uint32_t>> items;  // in the order of the model's lists
    std::map<std::pair<model::SubjectKind, std::string>, std::vector<std::uint32_t>> offsets;
    model::Grid grid;                       // of a board
    std::vector<std::uint32_t> hexOffsets;  // by Grid::index; 0: the file has no entry for that hex
    std::uint32_t hexesOffset = 0;          // the list itself, for those hexes
    std::vector<std::pair<std::string, std::uint32_t>> pictures;  // that counter types name

    void add(model::SubjectKind kind, std::string id, std::uint32_t offset) {
        offsets[{kind, std::move(id)}].push_back(offset);
    }
    /// The place of a part, in the order of the file; parts of one kind are numbered.
    void addPart(const std::string& kind, std::uint32_t offset) {
        const auto number = ++parts[kind];
        add(model::SubjectKind::part, number == 1 ? kind : kind + " " + std::to_string(number), offset);
    }
    std::map<std::string, std::size_t> parts;  // number of parts of each kind
};

class SourceMap {
  public:
    /// Files are searched in the order in which they were added.
    std::size_t add(FilePlaces places) {
        files_.push_back(std::move(places));
        return files_.size() - 1;
    }
    /// Labels that start with `prefix` are hexes of the board in that file.
    void addBoard(std::size_t file, std::string prefix) { boards_.push_back({file, std::move(prefix)}); }

    /// The place of the subject, or of the first of its hexes that has one.
    std::optional<model::SourceSpan> find(const model::Subject& subject) const;
    /// The place of the subject in the file of that name, because paths of two boards may have the same id.
    std::optional<model::SourceSpan> findIn(const std::string& file, const model::Subject& subject) const;
    /// The place of one entry of a list.
    std::optional<model::SourceSpan> find(const model::ListItem& item) const;
    /// The place of an attribute of the first file's root; the place of the root if it is not written there.
    std::optional<model::SourceSpan> findRootAttribute(std::string_view attribute) const;
    /// The places of one file by its name in findings, or null.
    const FilePlaces* file(std::string_view name) const;

  private:
    struct Place {
        const FilePlaces* places = nullptr;
        std::uint32_t offset = 0;
        model::SourceSpan span() const { return places->file->span(offset); }
    };
    struct BoardPrefix {
        std::size_t file = 0;
        std::string prefix;
    };
    std::optional<Place> place(model::SubjectKind kind, const std::string& id) const;
    std::optional<Place> placeOnBoard(model::SubjectKind kind, const std::string& id) const;
    std::optional<Place> placeOfHex(std::string_view label) const;

    std::vector<FilePlaces> files_;
    std::vector<BoardPrefix> boards_;
};

/// Offset of the name of `attribute` in the start tag at `element`; nothing if it is not written there.
std::optional<std::size_t> attributeOffset(std::string_view text, std::size_t element,
                                           std::string_view attribute);

}  // namespace cota::xml
