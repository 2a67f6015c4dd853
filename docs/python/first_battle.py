"""A battle from the shelf to its record: list games, look, write orders, ask a captain, replay."""

from firing_arc import Battle, RefusedOrder, games, replay

for game in games():
    print(f"{game['id']:<18} {len(game['scenarios']):>2} scenarios  {game['line']}")

battle = Battle("ftl", "duel", seed=7)
print(battle.ask(0))
for piece in battle.view(0)["pieces"]:
    print(piece["name"], piece["x"] / 1000, piece["y"] / 1000, piece["heading"])

# Orders are sealed until the last seat has written. An order that the rules refuse says why.
battle.seal(0, "A L")
try:
    battle.seal(1, "B S12")
except RefusedOrder as refusal:
    print(refusal)
battle.seal(1, battle.advise(1, "doctrine", seed=1)["order"])
for clause, text in battle.told(0):
    print(f"[{clause}] {text}")

# The record is the whole battle as text.
assert replay(battle.record).position == battle.position
