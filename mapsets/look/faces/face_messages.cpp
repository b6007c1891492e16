#include "mapsets/look/faces/face_messages.h"

#include <array>

namespace cota::look {

namespace {

using model::MessageRow;
using model::Severity;

constexpr auto notOnFaces = local("It would not be drawn.");
constexpr auto faceAdvice = local("Correct the word; docs/card-games.md lists all words.");

constexpr auto faceRows = std::to_array<MessageRow>({
    {"FACE-001", Severity::error, local("unknown element of a face"),
     local("A face has no element <{kind}>. Known: {known}."), notOnFaces, faceAdvice},
    {"FACE-001.nearest", Severity::error, local("unknown element of a face"),
     local("A face has no element <{kind}>. Did you mean <{nearest}>?"), notOnFaces, faceAdvice},
    {"FACE-002", Severity::error, local("invalid value on a face"),
     local("'{value}' does not fit {attribute}. Possible values: {known}."), notOnFaces,
     local("Write lengths in millimetres and sizes of letters in points, with a point: 2.5.")},
    {"FACE-003", Severity::error, local("unknown name on a face"),
     local("The game has no {kind} '{id}'. Known: {known}."), notOnFaces,
     local("Correct the name, or declare the entry.")},
    {"FACE-003.nearest", Severity::error, local("unknown name on a face"),
     local("The game has no {kind} '{id}'. Did you mean '{nearest}'?"), notOnFaces,
     local("Correct the name, or declare the entry.")},
    {"FACE-004", Severity::error, local("face with too many levels"),
     local("Elements lie in each other more than {most} levels deep."), notOnFaces,
     local("Leave out boxes that only hold others, or place their parts directly on the face.")},
});
static_assert(faceRows.size() == static_cast<std::size_t>(FaceMessage::count));
static_assert(model::idsAreUnique(faceRows));

}  // namespace

const MessageRow& row(FaceMessage message) { return faceRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> faceMessages() { return faceRows; }

}  // namespace cota::look
