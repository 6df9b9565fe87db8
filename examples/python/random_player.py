"""A random player for every game of Cardwright, many matches at once. Standard library only.
python3 random_player.py [--steps 200000] [--observe] [game ...]; CARDWRIGHT="node …" names another command."""
import argparse, json, os, random, subprocess, time
CARDWRIGHT = os.environ.get("CARDWRIGHT", "npx cardwright").split()

class Door:
    """One process of `cardwright serve --stdio`: a request goes in, its answer comes out."""
    def __init__(self, game):
        command = [*CARDWRIGHT, "serve", "--stdio", game]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer

def play(game, steps, observe, matches=256):
    door, roll, taken, ended = Door(game), random.Random(1).random, 0, 0
    now = door.ask("resetAll", count=matches, observe=observe)
    began = time.perf_counter()
    while taken < steps:
        actions = [int(roll() * answers) for answers in now["answers"]]
        now = door.ask("stepAll", actions=actions, restart=True, observe=observe)
        taken, ended = taken + matches, ended + len(now["ended"])
    pace = taken / (time.perf_counter() - began)
    door.process.communicate()
    print(f"{game}: {taken} steps, {ended} matches over, {pace:,.0f} steps/s")

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--observe", action="store_true")
    given = parser.parse_args()
    listed = json.loads(subprocess.check_output([*CARDWRIGHT, "games", "--json"]))["games"]
    for game in given.games or [one["id"] for one in listed]:
        play(game, given.steps, given.observe)
