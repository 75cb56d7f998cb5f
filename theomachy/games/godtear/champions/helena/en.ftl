# Helena and the Rallied Peasants

helena = Helena
helena-banner-bearer = Banner Bearer
    .text = Helena has no banner and never claims. In the end phase she scores as a banner would, provided that she stands on an objective hex and is not knocked out.
helena-call-to-arms = Call to Arms
    .text = The followers of each friendly champion within range may take recruit actions at once, as many as it takes to complete their unit.
helena-rally-the-troops = Rally the Troops
    .text = The Rallied Peasants may take one or two recruit actions at once.
helena-lead-the-charge = Lead the Charge
    .text = Helena moves up to 1 hex. After that, every Rallied Peasant within range moves up to 1 hex.
helena-shield-push = Shield Push
    .text = Hit effect: move the target by up to 1 hex.
helena-holy-light = Holy Light

rallied-peasants = Rallied Peasants
    .one = Rallied Peasant
rallied-peasants-devoted = Devoted
    .text = Within 2 hexes of Helena, a Rallied Peasant has 1 more dodge and 1 more protection.
rallied-peasants-prayer = Prayer
    .text = Helena must be within range. Up to 1 wound is removed from her.
rallied-peasants-condemnation = Condemnation
    .text = Hit effect: the target gains an accuracy blight.
rallied-peasants-will-of-the-people = Will of the People
    .text = Has 1 extra accuracy die and 1 extra damage die for every Rallied Peasant next to the target.
