# Finvarr and the Shadow Sentinels

finvarr = Finvarr
finvarr-banner-warden = Banner Warden
    .text = Finvarr has 2 extra accuracy dice for all his skills while he stands on an objective hex.
finvarr-phantom-banners = Phantom Banners
    .text = Take up as many friendly banners within range as you like, one after another. Each is placed on an empty objective hex that is also within range.
finvarr-poised-to-strike = Poised to Strike
    .text = Gains a speed boon.
finvarr-shadow-ward = Shadow Ward
    .text = Hit effect: the target is moved up to 1 hex.
finvarr-mirage = Mirage
    .text = A friendly banner at most 2 hexes from Finvarr is placed on an empty objective hex next to the one where it stands.
finvarr-void-weapon = Void Weapon
    .text = Gains a damage boon.
finvarr-life-blade = Life Blade
    .text = Hit effect: 1 wound may be removed from Finvarr.

shadow-sentinels = Shadow Sentinels
    .one = Shadow Sentinel
shadow-sentinels-shadow-step = Shadow Step
    .text = When their activation ends, all Shadow Sentinels may move 1 hex if they have taken no advance action in it.
shadow-sentinels-protect = Protect
    .text = One friendly champion or unit within range gains a protection boon.
shadow-sentinels-shadow-snare = Shadow Snare
    .text = Hit effect: the target gains a speed blight.
shadow-sentinels-void-weapon = Void Weapon
    .text = Gains a damage boon.
shadow-sentinels-life-trade = Life Trade
    .text = If an enemy is knocked out by it and not all Shadow Sentinels are on the battlefield, another one comes to the user’s hex.
