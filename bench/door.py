"""Steps a second through `cardwright serve --stdio`, by the CPU time of both processes. Linux only.

    python3 bench/door.py [--steps 200000] [--matches 256] [game ...]
"""
import argparse, os, pathlib, random, sys, time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "examples" / "python"))
from random_player import Door  # noqa: E402

GAMES = ["forest", "skirmish", "drones", "taktik", "twilight", "starter"]
TICKS = os.sysconf("SC_CLK_TCK")


def used(pid):
    """Seconds of CPU that a process has used."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure(game, steps, matches, observe):
    door, rolls, taken = Door(game), random.Random(1).random, 0
    now = door.ask("resetAll", count=matches, observe=observe)

    def turn(now):
        actions = [int(rolls() * n) for n in now["answers"]]
        return door.ask("stepAll", actions=actions, restart=True, observe=observe)

    for _ in range(max(1, 50_000 // matches)):
        now = turn(now)
    here, there = time.process_time(), used(door.process.pid)
    while taken < steps:
        now = turn(now)
        taken += matches
    here, there = time.process_time() - here, used(door.process.pid) - there
    door.process.communicate()
    return taken / (here + there), taken / there


parser = argparse.ArgumentParser()
parser.add_argument("games", nargs="*")
parser.add_argument("--steps", type=int, default=200_000)
parser.add_argument("--matches", type=int, default=256)
given = parser.parse_args()
print("steps a second of CPU: both processes after one another, and the door alone")
for game in given.games or GAMES:
    for observe in (False, True):
        both, door = measure(game, given.steps, given.matches, observe)
        print(f"{game:9} {'with observations' if observe else 'answers alone':18} {both:9,.0f} {door:9,.0f}")
