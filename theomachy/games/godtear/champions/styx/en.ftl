# Styx and the Abyssal Hounds

styx = Styx
styx-haunting = Haunting
    .text = Your opponent does not get to move Styx after knocking him out.
styx-the-reaping = The Reaping
    .text = Choose an enemy champion or follower within range: it is knocked out. You get no steps for this.
styx-hour-is-nigh = Hour is Nigh
    .text = May be used as a bonus action. One enemy champion or unit within range gains a protection blight.
styx-dead-beckoning = Dead Beckoning
    .text = Hit effect: move the target toward Styx, by up to 1 hex.
styx-apparition = Apparition
    .text = One objective hex within range comes 1 hex nearer to Styx, to an empty hex that is no objective hex. Models on it are carried along.
styx-scythe-slash = Scythe Slash
    .text = Hit effect: the target gains a damage blight.

abyssal-hounds = Abyssal Hounds
    .one = Abyssal Hound
abyssal-hounds-drag = Drag
    .text = When their activation ends, you may choose up to two small followers, friend or foe, that have an Abyssal Hound within 2 hexes. Each of them is moved 1 hex toward that Hound.
abyssal-hounds-pack-hunters = Pack Hunters
    .text = Every Abyssal Hound that is within 4 hexes of Styx may move, by up to 2 hexes.
abyssal-hounds-howl = Howl
    .text = Hit effect: the target gains an accuracy blight.
abyssal-hounds-torn-to-shreds = Torn to Shreds
    .text = An enemy banner with both Abyssal Hounds next to it is taken off the battlefield.
abyssal-hounds-triple-bite = Triple Bite
    .text = Roll to hit three times. Every hit gives this skill 2 extra damage dice.
