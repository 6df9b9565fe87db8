"""A game of Cardwright as a Gymnasium environment: you play one seat, a bot plays the others.

    env = CardwrightEnv("forest", seat=0, opponent="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(0)

An action is an index into the list of what is legal now; `info["action_mask"]` says which there are, and
`info["legal"]` what they mean. An observation is what the seat sees, in integers: the fixed numbers, then a row
for each piece, then a row for each card, with zeros where no piece or card is. `env.columns` names them.

Importing this file needs the standard library only. With gymnasium and numpy installed it is a `gymnasium.Env`,
its spaces are gymnasium's, and observations and masks are numpy arrays.
"""
from random_player import Door

try:
    import gymnasium
    import numpy
    from gymnasium.spaces import Box, Discrete

    Base = gymnasium.Env
except ImportError:
    gymnasium = numpy = None
    Base = object


class CardwrightEnv(Base):
    metadata = {"render_modes": []}

    def __init__(self, game, seat=0, opponent="random", seats=None, options=None, most_actions=1024):
        self.door = Door(game)
        self.seat, self.opponent, self.most_actions = seat, opponent, most_actions
        self.setup = {key: value for key, value in (("seats", seats), ("options", options)) if value is not None}
        told = self.door.ask("game", **self.setup)
        self.definitions, self.columns = told["definitions"], told["observation"]
        self.fixed, self.piece, self.card = (len(self.columns[part]) for part in ("fixed", "piece", "card"))
        self.cards_at = self.fixed + self.columns["pieces"] * self.piece
        self.size = self.cards_at + self.columns["cards"] * self.card
        # against nobody, a match without winners is lost
        self.alone = not any(name.startswith("seat 1 ") for name in self.columns["fixed"])
        self.seed = 0
        if gymnasium is not None:
            low, high = numpy.iinfo(numpy.int32).min, numpy.iinfo(numpy.int32).max
            self.observation_space = Box(low, high, (self.size,), numpy.int32)
            self.action_space = Discrete(most_actions)

    def reset(self, *, seed=None, options=None):
        if gymnasium is not None:
            super().reset(seed=seed)
        self.seed = self.seed + 1 if seed is None else seed
        return self._now(self.door.ask("reset", seed=self.seed, **{**self.setup, **(options or {})}))[::4]

    def step(self, action):
        return self._now(self.door.ask("step", action=int(action)))

    def close(self):
        self.door.process.communicate()

    def _now(self, standing):
        """Lets the others answer until this seat is asked again, or the match is over."""
        while standing["asked"] not in (self.seat, None):
            standing = self.door.ask("play", bot=self.opponent, **{"as": self.seat})
        outcome = standing["outcome"]
        legal = self.door.ask("legal")["legal"] if outcome is None else []
        # what takes a choice back stands behind `answers` in the list: allowed, but not offered
        mask = [k < standing["answers"] for k in range(self.most_actions)]
        if numpy is not None:
            mask = numpy.array(mask, dtype=numpy.int8)
        info = {"action_mask": mask, "legal": legal, "outcome": outcome}
        return self._observation(), self._reward(outcome), outcome is not None, False, info

    def _reward(self, outcome):
        """1 for a win, -1 for a loss, 0 for a draw and as long as it runs."""
        if outcome is None:
            return 0.0
        if self.seat in outcome["winners"]:
            return 1.0
        return -1.0 if outcome["winners"] or self.alone else 0.0

    def _observation(self):
        """Each row at a place of its own, so that equal numbers mean equal things."""
        seen = self.door.ask("observe", seat=self.seat, integers=True)["observation"]
        cards = self.fixed + seen[self.fixed - 2] * self.piece
        room = [0] * self.size
        room[:cards] = seen[:cards]
        room[self.cards_at : self.cards_at + len(seen) - cards] = seen[cards:]
        return room if numpy is None else numpy.array(room, dtype=numpy.int32)


if __name__ == "__main__":
    import sys

    for game in sys.argv[1:] or ["starter"]:
        env = CardwrightEnv(game)
        observation, info = env.reset(seed=7)
        steps, over = 0, False
        while not over and steps < 2000:
            observation, reward, over, _, info = env.step(steps % max(1, sum(info["action_mask"])))
            steps += 1
        print(f"{game}: {steps} steps, {len(observation)} numbers, reward {reward}")
        env.close()
