"""A first experiment: ask a question, look at the answer, and take the battles into a data frame."""

import polars
from firing_arc import lab

for experiment in lab.experiments():
    print(f"{experiment['id']:<36}{experiment['title']}")

# A question of your own, as a dict with the keys of an experiment file.
question = {
    "title": "Do missiles help the better captain?",
    "asks": "One captain against random orders, with fewer missiles. What does it win?",
    "kind": "sweep",
    "game": "ftl",
    "scenario": "duel",
    "captains": ["doctrine", "random"],
    "battles": 200,
    "vary": {"option": "missiles", "values": [0, 5, 10]},
}
result = lab.run(question, seed=7, progress=lambda held, owed: print(f"\r{held} of {owed} battles", end=""))
print(f"\n{result.answer}")
for effect in result.effects:
    print(f"{effect['case']:<12} {effect['share']:.3f}  {effect['low']:.3f} to {effect['high']:.3f}")

# Every battle is a row; no copy is made on the way to polars, pandas or pyarrow.
battles = polars.DataFrame(result.table)
print(battles.group_by("series", maintain_order=True).agg(polars.col("turns").mean(), polars.len()))
result.plot().save("missiles.svg")

# Parts of the battles, fought apart and gathered, give the same file.
assert lab.run(question, seed=7, shards=4).journal == result.journal
