#pragma once
// Things on a table by words from the command line: ids, or names in either language.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/table/laid_table.h"
#include "mapsets/table/table_names.h"

namespace cota::cli {

class NamedThings {
  public:
    explicit NamedThings(const mapsets::LaidTable& table);

    /// How well a word fits: an id, a name, or either with other capitals.
    enum class Fit { id, name, nearly };
    struct Match {
        Fit fit = Fit::id;
        std::vector<mapsets::FormulaThing> things;  // of one kind; equal cards in one place once
    };
    /// The things of a kind that fit best; nothing if none does. "PLACE/CARD" is a card in a group or space.
    std::optional<Match> find(mapsets::TableKind kind, const std::string& word) const;

    /// The only thing of a match. Throws CommandError (exitUsage) with the words that are clear.
    mapsets::FormulaThing only(const Match& match, const std::string& word) const;
    /// The thing of a kind. Throws CommandError (exitUsage) if there is none, with the nearest name.
    mapsets::FormulaThing one(mapsets::TableKind kind, const std::string& word) const;
    /// A card among `cards`. Throws as one().
    std::size_t card(const std::vector<std::size_t>& cards, const std::string& word) const;

    /// Throws CommandError (exitUsage): there is no such thing of these kinds, with the nearest name.
    [[noreturn]] void refuse(const std::vector<mapsets::TableKind>& kinds, const std::string& word) const;

    const mapsets::TableNames& names() const { return names_; }

  private:
    std::optional<Fit> fitOf(mapsets::FormulaThing thing, std::string_view word) const;
    std::optional<Match> best(const std::vector<mapsets::FormulaThing>& things, std::string_view word) const;
    std::string clearWord(mapsets::FormulaThing thing) const;

    const mapsets::LaidTable* table_;
    mapsets::TableNames names_;
};

}  // namespace cota::cli
