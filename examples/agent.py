"""An agent in thirty lines of Python, without any library: it reads a line of JSON, and answers with one.

samovar agent referee steamwatchers --seat "python examples/agent.py" --seat bot:random
"""

import json
import random
import sys


def answer(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        dice = random.Random(told["seat"])
    elif told["type"] == "ask":
        question = told["question"]  # what is asked, in the same shape in every game
        print(question["text"], file=sys.stderr)  # what an agent writes to its errors is for its author
        answer({"choose": dice.choice(question["options"])["id"], "decision": told["decision"]})
    elif told["type"] == "refused":  # told["why"] says why, and there is another try
        answer({"choose": question["default"]})
    elif told["type"] == "end":
        print(told["text"], "Won." if told["won"] else "Lost.", file=sys.stderr)
