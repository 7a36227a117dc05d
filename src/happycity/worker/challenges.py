"""Challenges without a server: the link holds the game, and a second link brings the friend's game back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.challenge_links import (
    ChallengeLink,
    pack_challenge,
    pack_reply,
    unpack_challenge,
    unpack_reply,
)
from happycity.rooms.challenges import make_challenge, plan_challenge
from happycity.rooms.history import record_of
from happycity.rooms.lines import line_of, parting_round
from happycity.rooms.records import read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.tries import Try
from happycity.worker.tries import has_ended, reopen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.rooms.decide import JoinRequest
    from happycity.schema.deals import Challenge, Line, StoredChallenge
    from happycity.schema.room import RoomRecord
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.registry import RoomRegistry


class DeviceChallenges:
    """The challenges that this device makes and takes."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.log = registry.log
        self.outside = registry.outside

    def find(self, id: str) -> tuple[ChallengeLink, StoredChallenge]:
        """The challenge of a link."""
        link = ChallengeLink.parse(id)
        return link, unpack_challenge(link.challenge, self.outside.chance.now_ms())

    async def create(self, record: Mapping[str, object], seat: int) -> str:
        """Challenge a friend to beat a finished game."""
        now = self.outside.chance.now_ms()
        challenge = make_challenge(record, seat, now)
        id = pack_challenge(challenge)
        await self.log.save_challenge(
            id, {"id": id, "at": now, "name": challenge["name"], "room": None, "points": None}
        )
        return id

    async def enter(self, id: str, people: Sequence[JoinRequest], pace: int, *, practice: bool) -> LiveRoom:
        """Begin the try that counts, or go on with it; or practise. Whoever made the challenge can only practise."""
        link, challenge = self.find(id)
        own = await self.log.made_challenge(link.challenge)
        plan = plan_challenge(link.challenge, challenge, pace, counted=not (practice or own))
        mine = await self.log.find_try("challenge", link.challenge)
        if practice or own:
            if not own and not (mine is not None and await has_ended(self.registry, mine)):
                raise Refusal("try-first")
            return await self.registry.create(plan, people, start=True)
        if mine is None:
            chance = self.outside.chance
            mine = await self.log.claim_try("challenge", Try(link.challenge, chance.id(), chance.now_ms()))
        return await reopen(self.registry, mine, plan, people)

    async def result(self, id: str) -> Challenge:
        """What is to be beaten, and both cities as soon as one may know them: when one has played, or with a reply."""
        link, challenge = self.find(id)
        record, seat = challenge["record"], challenge["seat"]
        theirs = line_of(read_record(record), seat, challenge["name"])
        own = await self.log.made_challenge(link.challenge)
        mine = await self.log.find_try("challenge", link.challenge)
        finished = mine is not None and mine.is_finished
        friends: list[Line] = []
        reply = None
        if link.reply is not None:
            game, name = unpack_reply(challenge, link.reply)
            friends = [line_of(game, seat, name)]
        elif mine is not None and finished and not own:
            played = await self._record(mine.room)
            name = played["players"][seat]
            friends = [line_of(read_record(played), seat, name)]
            reply = str(
                ChallengeLink(link.challenge, pack_reply(challenge, [*map(str, played["actions"])], name))
            )
        return {
            "id": id, "options": record["options"], "seat": seat, "bots": challenge["bots"],
            "name": challenge["name"], "points": theirs["points"], "own": own,
            "room": mine.room if mine else None, "finished": finished,
            "line": theirs if own or finished or friends else None, "friends": friends,
            "partings": [parting_round(theirs, friend) for friend in friends], "reply": reply,
        }  # fmt: skip

    async def _record(self, room: str) -> RoomRecord:
        return record_of(await self.log.events(room), 1, await self.log.deal(room, 1))
