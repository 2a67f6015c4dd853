//! The table of clauses. Their texts are in the game's `rulebook/`, which is rulebook and test at once.

engine::clauses! {
    MAP = "TAL-1.1", Said, "Hexes and the edge of the map";
    ROUND = "TAL-1.2", Published, "Rounds and impulses";
    TURN = "TAL-1.3", Published, "The steps of a turn";
    CHART = "TAL-1.4", Published, "The impulse chart";
    INITIATIVE = "TAL-1.5", Published, "Initiative";
    CURVE = "TAL-2.1", Published, "The power curve";
    POINTS = "TAL-2.2", Published, "Action points";
    HULL = "TAL-2.3", Published, "Shields and hull";
    NO_POWER = "TAL-2.4", Published, "No speed without power";
    PURCHASES = "TAL-2.5", Published, "What a point buys";
    REINFORCEMENT = "TAL-2.6", Ruling, "Reinforcement and markers";
    MUST_MOVE = "TAL-7.1.1", Said, "A ship that can move must";
    WAYS = "TAL-7.1.2", Said, "Three ways to move";
    STRAIGHT = "TAL-7.1.3", Said, "Straight";
    TURNING = "TAL-7.2.1", Said, "Turning";
    RADIUS = "TAL-7.2.2", Said, "Turn radius";
    SIDE_SLIP = "TAL-7.3.1", Said, "Side slip";
    SLIP_MARKER = "TAL-7.3.2", Said, "Side-slip markers";
    COLLISION = "TAL-7.4.1", Said, "Collisions";
    TOGETHER = "TAL-7.4.2", Ruling, "Ships that move together";
    SPEED_CHANGE = "TAL-7.5", Published, "Changes of speed";
    FIRE = "TAL-8.1", Published, "Firing a weapon group";
    ARCS = "TAL-8.2", Published, "Arcs";
    WEAPONS = "TAL-8.3", Published, "Weapons";
    DAMAGE = "TAL-8.4", Published, "Damage and critical hits";
    REPAIR = "TAL-8.5", Published, "Repairs";
    EXPLOSION = "TAL-8.6", Ruling, "Explosions";
    CHARGING = "TAL-9.1", Published, "Charging";
    SPEEDS = "TAL-9.2", Published, "Choosing speeds";
    START = "TAL-9.3", Published, "How a battle starts";
    BATTERY = "TAL-10.1", Published, "Batteries and afterburners";
    RETREAT = "TAL-11.1", Ruling, "Retreat";
    FIGHTERS = "TAL-12.1", Published, "Fighters";
    SQUADRON = "TAL-12.2", Ruling, "Squadrons";
    CARRIER = "TAL-12.3", Ruling, "Carriers";
    MISSILE = "TAL-13.1", Published, "Missiles";
    MISSILE_FLIGHT = "TAL-13.2", Ruling, "How missiles fly";
    BASE = "TAL-14.1", Published, "Bases";
    ROTATION = "TAL-14.2", Ruling, "How bases rotate";
    SHIPS = "TAL-15", Published, "The ships";
    SCENARIOS = "TAL-16", Ruling, "Scenarios and victory";
    TERRAIN = "TAL-17.1", Published, "Terrain";
}
