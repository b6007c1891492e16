#include "editor/answers/sight_answer.h"

#include <algorithm>

#include "editor/words/words.h"
#include "formats/model/finding/capital.h"
#include "formats/model/geometry/decimal.h"
#include "mapsets/look/sheet/answer_drawings.h"

namespace cota::session {

namespace {

Phrase phraseOf(mapsets::SightVerdict verdict) {
    switch (verdict) {
        case mapsets::SightVerdict::clear:
            return trLater("clear");
        case mapsets::SightVerdict::blocked:
            return trLater("blocked");
        case mapsets::SightVerdict::blinded:
            return trLater("blinded");
    }
    return {};
}

Phrase phraseOf(mapsets::SightEffect effect) {
    switch (effect) {
        case mapsets::SightEffect::none:
            return {};
        case mapsets::SightEffect::blocks:
            return trLater("blocks");
        case mapsets::SightEffect::blinds:
            return trLater("blinds");
        case mapsets::SightEffect::hinders:
            return trLater("hinders");
    }
    return {};
}

std::string reasonText(const JoinedMap& map, const mapsets::Explanation& why, model::Language language) {
    if (!why.reason) return {};
    return why.sourced(language, &map.game().catalogue);
}

std::string labelsOf(const JoinedMap& map, const std::vector<Cell>& cells, const char* between) {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : between) + map.label(cell);
    return text;
}

}  // namespace

SightOptions::SightOptions(std::function<void()> onPrepared)
    : onPrepared_(std::move(onPrepared)), worker_([this](const std::shared_ptr<const JoinedMap>& map) {
          // During a stroke only the last map is prepared.
          constexpr std::chrono::milliseconds pause{100};
          if (worker_.isOvertakenWithin(pause)) return;
          map->laid()->others->prepare();
          onPrepared_();
      }) {}

SightAnswer lookAlong(const JoinedMap& map, Cell from, Cell to) {
    SightAnswer answer;
    answer.from = from;
    answer.to = to;
    answer.namesOptions = map.laid()->others->isPrepared();
    answer.result = map.laid()->explainAtOnce(from, to, answer.trace);
    return answer;
}

std::optional<SightAnswer> judgedAgain(const SightAnswer& answer, const JoinedMap& then,
                                       const JoinedMap& now) {
    const auto from = now.field().resolve(then.label(answer.from));
    const auto to = now.field().resolve(then.label(answer.to));
    if (!from || !to || from == to) return std::nullopt;
    return lookAlong(now, *from, *to);
}

std::vector<std::string> linesOf(const JoinedMap& map, const SightAnswer& answer, model::Language language) {
    std::string head =
        map.label(answer.from) + " - " + map.label(answer.to) + ": " + tr(phraseOf(answer.result.verdict));
    if (answer.result.hindrance > 0)
        head += ", " + tr("hindrance %s", std::to_string(answer.result.hindrance));
    const std::string why = reasonText(map, answer.trace.reason, language);
    std::vector<std::string> lines{why.empty() ? head : head + ". " + model::capital(why) + "."};
    for (const auto& remark : mapsets::remarksOn(map.field(), answer.from, answer.to, &answer.trace))
        lines.push_back(remark.in(language));
    for (const auto& step : answer.trace.steps) {
        std::string line = labelsOf(map, step.hexes, " | ");
        line += ": " + tr("ground %s", std::to_string(step.ground));
        if (step.obstacle != 0) line += " + " + std::to_string(step.obstacle);
        if (answer.trace.isStraight) line += ", " + tr("line at %s", model::decimalText(step.line, language));
        if (step.effect != mapsets::SightEffect::none) line += ": " + tr(phraseOf(step.effect));
        if (const auto reason = reasonText(map, step.why, language); !reason.empty()) line += ", " + reason;
        lines.push_back(std::move(line));
    }
    return lines;
}

picture::Picture profileOf(const JoinedMap& map, const SightAnswer& answer, model::MapSize panel,
                           model::Language language) {
    auto profile =
        look::profileOf(map.field(), answer.from, answer.to, answer.result.verdict, answer.trace, language);
    profile.panel = panel;
    profile.title = profile.from + " - " + profile.to + ": " + tr(phraseOf(answer.result.verdict));
    return look::profilePicture(profile);
}

}  // namespace cota::session
