#pragma once
// The counter types of a document by side, with the number of counters that take part and the number on the
// counter sheet.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct TypeLine {
    std::string file;  // the key in Document::forces
    model::CounterTypeId id;
    model::SideId side = {};  // that uses it most, or has its nation; empty: none
    std::string name;
    std::string className;
    int level = 0;           // how many types above it in the list it is based on
    std::string baseName{};  // of the type that it is based on; empty: of none
    int used = 0;            // counters that take part
    int available = 0;       // on the counter sheet; 0: not stated

    bool isTooMany() const { return available > 0 && used > available; }
    /// "9 of 10", or "9" if the sheet is not stated.
    std::string useText() const;
};

/// The types that one side uses, or those that several sides use. Types that no side uses yet are with the
/// side of their nation, else in a section without a side.
struct TypeSection {
    model::SideId side;
    std::string title;
    std::vector<TypeLine> types;
    bool isShared = false;

    int used() const;
    /// Counters on the sheet, of the types that state it.
    int available() const;
    /// "12 types, 32 of 33".
    std::string summary() const;
};

/// In the order of the sides, without empty sections; types follow the type they are based on. `search`: only
/// types whose name, class, nation or values have all its words.
std::vector<TypeSection> typesBySide(const model::Document& document, const mapsets::Mapset* game,
                                     model::Language language, const std::string& search = {});

/// A type and the file that defines it; null if there is none.
struct FoundType {
    std::string file;
    const model::CounterType* type = nullptr;
};
FoundType findType(const model::Document& document, const model::CounterTypeId& id);

/// The units of a type, in the order of the files.
std::vector<model::CounterId> unitsOfType(const model::Document& document, const model::CounterTypeId& id);

}  // namespace cota::session
