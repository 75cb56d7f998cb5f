# Lorsann and the Mistwood Rangers

lorsann = Lorsann
lorsann-shoot-and-scoot = Shoot and Scoot
    .text = After each skill by which Lorsann gave an enemy 1 wound or more, she may move 1 hex.
lorsann-deathblow = Deathblow
    .text = Hit effect: the target gains two wounds.
lorsann-field-instruction = Field Instruction
    .text = One friendly champion or unit within range gains a damage boon.
lorsann-fairy-fire = Fairy Fire
    .text = Hit effect: the target gains a protection blight.
lorsann-piercing-shot = Piercing Shot
    .text = Hit effect: the target gains a wound.
lorsann-mystic-arrow = Mystic Arrow
    .text = Its damage roll is followed by a second one against the same target, with 5 dice.
lorsann-snipe = Snipe

mistwood-rangers = Mistwood Rangers
    .one = Mistwood Ranger
mistwood-rangers-kill-shot = Kill Shot
    .text = Against an enemy champion who has wounds, skills of the Mistwood Rangers have 1 extra damage die.
mistwood-rangers-blur = Blur
    .text = Gains a dodge boon.
mistwood-rangers-fairy-fire = Fairy Fire
    .text = Hit effect: the target gains a protection blight.
mistwood-rangers-aim = Aim
    .text = Gains an accuracy boon.
mistwood-rangers-fire = Fire
