// What a board claims beside what it shows: hexes said to be of a sort, levels beside contours, crossings
// that need two banks.

#include <algorithm>
#include <array>

#include "mapsets/field/rivers.h"
#include "mapsets/heights/heights.h"
#include "validator/rules/places.h"
#include "validator/rules/standing.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

constexpr std::array claimWordings{
    Wording{"path",
            {"{hex} is called '{name}', but a path runs through it; drop the word or the path.",
             "{hex} se llama '{name}', pero lo atraviesa un camino; quite la palabra o el camino."}}};

void falseClaims(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const Places places(context, {}, with.words("paths"));
    const auto all = with.words("all");
    for (const auto& board : boardsOf(context))
        for (const auto& [at, noted] : board.board->notes) {
            const auto cell = field.resolve(board.hex(at));
            if (!cell ||
                !mapsets::flagOf(context.catalogue().hexAttributes, noted.attributes, with.text("flag"))
                     .value_or(false))
                continue;
            std::vector<std::string> other;
            for (const auto terrain : field.terrainsIn(*cell)) {
                const auto& type = context.catalogue().terrains[terrain];
                if (std::ranges::none_of(all,
                                         [&](const auto& tag) { return mapsets::hasTag(type.tags, tag); }))
                    other.push_back(type.id.text);
            }
            if (other.empty() && !places.hasPath(*cell)) continue;
            auto note =
                noteAt(board, at, {value("name", with.text("flag")), value("terrain", listed(other))});
            if (other.empty()) note.wording = &claimWordings[0];
            out.add(std::move(note));
        }
}

// Where heights come from contours, a level stands beside them and says nothing, or something else.
void levelsBesideContours(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto* heights = context.catalogue().strategy("heights");
    if (!heights || heights->strategy != mapsets::contourHeightsDescription.name) return;
    for (const auto& board : boardsOf(context)) {
        if (board.board->contours.empty()) continue;
        std::vector<model::HexCoord> hexes;
        for (const auto at : board.board->grid.hexes())
            if (const auto index = board.board->grid.index(at);
                index < board.board->level->size() && (*board.board->level)[index] != 0)
                hexes.push_back(at);
        if (!hexes.empty()) out.add(noteOfMany(board, hexes));
    }
}

// Who crosses in boats starts beside the water and lands beside it on the other bank.
void banksWithoutLanding(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& kinds = context.catalogue().pathKinds;
    for (const auto& feature : field.features()) {
        if (!isOneOf(context.catalogue().features[feature.kind], with.words("features"))) continue;
        unsigned course = 0;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            if (std::ranges::any_of(with.words("paths"),
                                    [&](const auto& tag) { return mapsets::hasTag(kinds[kind].tags, tag); }))
                course |= field.links(kind, feature.cell);
        const auto banks = mapsets::banksOf(static_cast<std::uint8_t>(course));
        std::array<bool, 6> lands{};
        for (const auto direction : model::allDirections)
            if (!banks.isCourse(direction) && field.isPlayable(field.neighbour(feature.cell, direction)))
                lands[banks.after(direction)] = true;
        const auto landings = std::ranges::count(lands, true);
        if (landings >= 2) continue;
        const auto& kind = context.catalogue().features[feature.kind].id;
        auto note = noteIn(context, feature.cell, {value("kind", kind), value("count", landings)});
        note.places = {note.subject};
        note.subject = subjectOf(SubjectKind::feature, kind.text + "@" + note.subject.id, {note.subject.id});
        out.add(std::move(note));
    }
}

constexpr std::array claimParameters{
    Parameter{"flag", Parameter::Kind::text, nullptr, {"flag of a hex", "indicador de un hexágono"}},
    Parameter{
        "all",
        Parameter::Kind::words,
        nullptr,
        {"tags of which each of its terrains has one", "etiquetas de las que cada terreno suyo tiene una"}},
    Parameter{"paths",
              Parameter::Kind::words,
              "",
              {"tags of paths that do not run there", "etiquetas de caminos que no pasan por él"}}};
constexpr std::array landingParameters{
    Parameter{"features",
              Parameter::Kind::words,
              nullptr,
              {"what crosses from bank to bank, by id or tag",
               "lo que cruza de orilla a orilla, por id o etiqueta"}},
    Parameter{
        "paths", Parameter::Kind::words, nullptr, {"tags of the water's course", "etiquetas del curso"}}};

constexpr std::array claimTable{
    Rule{.message =
             {"TERRAIN-006",
              Severity::error,
              {"a hex that is not what it is called", "un hexágono que no es lo que dice"},
              {"{hex} is called '{name}', but holds {terrain} too; drop the word, or change the terrain.",
               "{hex} se llama '{name}', pero también tiene {terrain}; quite la palabra o cambie el "
               "terreno."},
              {"Rules go by the word, players by what they see.",
               "Las reglas se guían por la palabra; los jugadores, por lo que ven."},
              {"Make both say the same.", "Haga que digan lo mismo."}},
         .needs = need::battlefield,
         .parameters = claimParameters,
         .variants = claimWordings,
         .example = {"<hex at=\"3.05\" terrain=\"orchard\"><values completely-wooded=\"yes\"/></hex>",
                     "<hex at=\"3.05\" terrain=\"forest\"><values completely-wooded=\"yes\"/></hex>"},
         .run = falseClaims},
    Rule{.message =
             {"LEVEL-009",
              Severity::warning,
              {"levels beside contours", "niveles además de curvas"},
              {"Levels are stated for {hexes} ({count} in all), but heights come from the contours; take "
               "them away.",
               "Se indican niveles en {hexes} ({count} en total), pero las alturas salen de las curvas; "
               "quítelos."},
              {"Two heights of one hex sooner or later differ, and nothing reads the second.",
               "Dos alturas de un hexágono acaban por diferir, y nada lee la segunda."},
              {"Draw what is missing as a contour.", "Dibuje como curva lo que falte."}},
         .needs = need::mapset,
         .example = {"<hex at=\"3.05\" terrain=\"orchard\" level=\"20\"/>",
                     "<hex at=\"3.05\" terrain=\"orchard\"/>"},
         .run = levelsBesideContours},
    Rule{.message = {"PLACE-008",
                     Severity::error,
                     {"a crossing without two banks", "un cruce sin dos orillas"},
                     {"'{kind}' in {hex} can land on {count} {count:bank|banks} only; both banks need a hex "
                      "beside the water.",
                      "'{kind}' en {hex} solo puede desembarcar en {count} {count:orilla|orillas}; ambas "
                      "orillas necesitan un hexágono junto al agua."},
                     {"Who crosses starts beside the water on one bank and ends beside it on the other.",
                      "Quien cruza empieza junto al agua en una orilla y acaba junto a ella en la otra."},
                     {"Choose a hex through which the river runs, away from the edge.",
                      "Elija un hexágono por el que pase el río, lejos del borde."}},
         .needs = need::battlefield,
         .parameters = landingParameters,
         .example = {"<feature at=\"A204\" kind=\"boats\"/>", "<feature at=\"A704\" kind=\"boats\"/>"},
         .run = banksWithoutLanding},
};
static_assert(isSound(claimTable));

}  // namespace

Topic claimRules() { return {"claims", {"What boards claim", "Lo que dicen los tableros"}, claimTable}; }

}  // namespace cota::checks
