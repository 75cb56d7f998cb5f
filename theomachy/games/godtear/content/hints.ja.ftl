### その選択肢がよい理由と代償。

ground-ladder = 戦況がこちらへ傾く
    .against = 戦況が相手へ傾く
ground-banners = 軍旗を守るか奪える
    .against = 軍旗を失いかねない
ground-objectives = 空いている目標に近づける
    .against = 空いている目標から遠ざかる
ground-champions = 味方の勇者を守るか、相手のを倒せる
    .against = 勇者を倒されかねない
ground-health = 勇者の体力を保てる
    .against = 勇者の体力が減る
ground-followers = 従者を守るか、相手の従者を減らせる
    .against = 従者を失う
ground-threats = 敵に手が届く
    .against = 敵に手が届かない
ground-waiting = まだ動けるユニットが多く残る
    .against = 相手に動けるユニットが多く残る
ground-ultimates = 奥義を温存するか、相手に使わせる
    .against = 奥義を使ってしまう
ground-tokens = 強化を得るか、相手を弱められる
    .against = 相手のほうが強化されている
