"""Every sentence that a course says by itself."""

from __future__ import annotations

YOU = "You"
PLAYER, HOLE = "Player", "Hole"
NEXT_HOLE, NEXT_HOLE_TIP = "Next open hole", "Go on to the next hole that does not count yet"
CONCEDE, CONCEDE_TIP = "Concede", "Give this hole up: it counts the cards as they lie"
NEW_PLAYER = "Another name"
ADD_PLAYER, ADD_PLAYER_TIP = "Add player", "Let another player onto the same course"
COURSE_DONE = "Every hole counts. {summary}."
ALREADY_COUNTS = "This hole counts already. Restart plays it again."
CONCEDED = "Hole {hole} is conceded and counts {score}."
BEST_POSSIBLE = "Best possible"
LEGEND = "· is an open hole and counts nothing; c is a conceded hole and counts the cards as they lay."
