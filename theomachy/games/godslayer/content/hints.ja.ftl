### その選択肢がよい理由と代償。

ground-kills = 敵をより多く倒せる
    .against = 味方をより多く倒される
ground-life = 味方の損害を抑えられる
    .against = 味方が傷を負う
ground-points = シナリオで優位に立てる
    .against = シナリオで相手が優位に立つ
ground-advance = 前線を押し上げられる
    .against = 前線を下げてしまう
ground-goals = 目標に近づける
    .against = 目標から遠ざかる
ground-effects = 有利な効果が働く
    .against = 不利な効果が働く
ground-fleeing = 味方の敗走を防ぐか、敵を敗走させる
    .against = 味方が敗走しかねない
ground-down = 敵を転倒させる
    .against = 味方が転倒したままになる
ground-waiting = このラウンドに動ける余力が多く残る
    .against = このラウンドに動ける余力が相手に多く残る
ground-alone = ユニットを欠けさせずに保てる
    .against = ユニットが半減する
ground-odds = 数で勝るところで戦える
    .against = 数で劣るところで戦うことになる
