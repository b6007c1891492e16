#include "mapsets/look/counters/counter_manifest.h"

#include <map>

namespace cota::look {

namespace {

/// The values that a side prints, in the order of the class.
std::string manifestValues(const CounterSubject& subject) {
    std::string all;
    for (const auto& name : subject.face.printed) {
        const auto value = subject.face.values.find(name);
        if (value == subject.face.values.end() || (value->second.isKnown && value->second.text.empty()))
            continue;
        all += (all.empty() ? "" : " ") + name + "=" + (value->second.isKnown ? value->second.text : "?");
    }
    return all;
}

class ManifestMaker {
  public:
    explicit ManifestMaker(const model::Document& document) {
        for (const auto& [file, forces] : document.forces) {
            for (const auto& type : forces->types) types_.emplace(type.id.text, Entry{&type, file});
            for (const auto& counter : forces->counters)
                counters_.emplace(counter.id.text, std::pair{&counter, file});
        }
        if (!document.scenario) return;
        for (const auto& group : (*document.scenario)->groups)
            for (const auto& unit : group.units) places_.emplace(unit.counter.text, std::pair{&group, &unit});
    }

    ManifestRow rowOf(const CounterPiece& piece) const {
        ManifestRow row;
        row.code = piece.code;
        row.kind = piece.kind;
        row.side = piece.side.text;
        row.counter = piece.counter.text;
        row.nation = piece.front.face.nation;
        if (piece.marker != nullptr) {
            row.type = piece.marker->id;
            row.name = piece.marker->name;
            const auto number = piece.front.face.values.find("number");
            if (number != piece.front.face.values.end() && !number->second.text.empty())
                row.front = "number=" + number->second.text;
            return row;
        }
        row.type = piece.type.text;
        row.front = manifestValues(piece.front);
        row.back = manifestValues(piece.back);
        if (const auto type = types_.find(row.type); type != types_.end()) {
            row.name = type->second.first->name;
            row.file = type->second.second;
        }
        addCounter(row);
        return row;
    }

  private:
    using Entry = std::pair<const model::CounterType*, std::string>;

    void addCounter(ManifestRow& row) const {
        const auto counter = counters_.find(row.counter);
        if (counter == counters_.end()) return;
        row.formation = counter->second.first->formation.text;
        row.file = counter->second.second;
        if (!counter->second.first->name.empty()) row.name = counter->second.first->name;
        const auto place = places_.find(row.counter);
        if (place == places_.end()) return;
        const auto& [group, unit] = place->second;
        row.group = group->id.text;
        if (group->turn) row.turn = std::to_string(*group->turn);
        if (unit->at) row.hex = unit->at->label;
    }

    std::map<std::string, Entry> types_;
    std::map<std::string, std::pair<const model::Counter*, std::string>> counters_;
    std::map<std::string, std::pair<const model::Group*, const model::Placement*>> places_;
};

}  // namespace

std::vector<ManifestRow> counterManifest(const std::vector<CounterBlock>& blocks,
                                         const std::vector<CounterSheetPlan>& sheets,
                                         const model::Document& document) {
    const ManifestMaker maker(document);
    std::vector<ManifestRow> rows;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        for (const auto& cell : sheets[i].cells) {
            auto row = maker.rowOf(blocks[cell.block].pieces[cell.piece]);
            row.sheet = i + 1;
            row.row = cell.row + 1;
            row.column = cell.column + 1;
            rows.push_back(std::move(row));
        }
    return rows;
}

const char* textOf(CounterPiece::Kind kind) {
    switch (kind) {
        case CounterPiece::Kind::unit:
            return "unit";
        case CounterPiece::Kind::spare:
            return "spare";
        case CounterPiece::Kind::marker:
            return "marker";
    }
    return "";
}

}  // namespace cota::look
