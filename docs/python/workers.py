"""A first experiment on two workers of Ray, and the same experiment in this process."""

import ray
from firing_arc import lab

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


def told(held: int, owed: int) -> None:
    print(f"{held} of {owed} battles")


if __name__ == "__main__":
    # Two workers on this machine. On a cluster write ray.init(address="auto"), on one of its nodes.
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=100_000_000)
    over = lab.run(question, on="ray", shards=4, workers=2, progress=told)
    ray.shutdown()
    print(over.answer)
    assert over.journal == lab.run(question).journal
    print(f"the same {len(over.journal)} bytes as in one process")
