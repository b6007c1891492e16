#pragma once
// Worked cases of games without a map: a small table in place of the map. Internal to the folder.
//
//   <case id= kind= cite= turn="p1" start="p1">   turn: whose turn it is; otherwise that of the actor's
//   player
//     <seat id="p1"/>
//     <type id= class= available="4" printed values.../>   a type of the deck, whether it lies there or not
//     <space id= kind="hand" seat="p1"> cards and groups </space>
//     <group id="g" seat="p1" side="us"> <values .../> <marker .../>          lies in the area of the seat
//       <card class="infantry" id= nation= end= turned= count= printed values...>     or type="id"
//         <end class= nation=><values .../></end> <marker .../> <values ... of the placed card/></card>
//       <attached class= by=/></group>
//     <relation kind= from= to= label= value=/> <marker kind= value=/> <selection seat=><pick type=
//     side=/></selection> <values .../> of the table   <scenario .../> its values   <option name= value=/>
//     <ask .../>
//
// A card without id is called by its class; a second one of the class by class-2. Questions, by kind:
//
//   action   action, from, to (seats, groups, cards), with, units, targets -> allowed | forbidden | unknown
//            because: the first need that fails; cost: actions
//   group    group -> its kind | none; or group, card, table or seat, with term -> its value
//   total    action, from, to, with, units, total -> the total without dice; roll: with this throw; row: of
//            one row
//   odds     action, from, to, with, result -> "0.45"
//   roll     action, from, to, with, roll (of the first total), against (of the second) -> id of the result |
//            none
//   must     must, of (the thing; otherwise all things) -> kept | broken | unknown
//   score    seat, score, card -> points
//   seen     space, or the seat of a selection; by (a seat; otherwise anybody) -> the types that are seen |
//            none
//
// A case that states no phase asks in the phase of its action.

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/cases/cases.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// Reads the table of a case and its questions; `element` is the case, and `one` has its id and kind.
void readTableCase(const Mapset& mapset, xml::XmlCursor& element, Case& one);

}  // namespace cota::mapsets
