# Blackjaw and the Unburnt Reavers

blackjaw = ブラックジョー
blackjaw-wildfire = 野火
    .text = ブラックジョーが自分の行動中に従者を打倒した場合、その行動でボーナスアクションを行ってもよい。
blackjaw-fire-storm = 火炎嵐
    .text = 従者のみを対象にできる。ヘックスを問わず、範囲内の従者を最大5体まで対象にしてよい。
blackjaw-hotfoot = 韋駄天
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。
blackjaw-evil-eye = 邪眼
    .text = 従者のみを対象にできる。成功効果：対象は防御の弱体を受ける。
blackjaw-kick = 蹴り
    .text = 従者のみを対象にできる。
blackjaw-fiery-axe = 炎の斧
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。
blackjaw-fireball = 火球
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。

unburnt-reavers = 焼けざる略奪者
    .one = 焼けざる略奪者
unburnt-reavers-fearsome = 畏怖
    .text = 焼けざる略奪者の3ヘックス以内にいる小型の敵は、そのヘックスのモデルが3体未満である間、すべてのスキルの精度ダイスが1個減る。
unburnt-reavers-rush = 突進
    .text = ヘックスを1つ選ぶ。そこにいる焼けざる略奪者は、それぞれ最大2ヘックス移動してもよい。
unburnt-reavers-intimidation = 威圧
    .text = 成功効果：対象は回避の弱体を受ける。
unburnt-reavers-war-cry = 鬨の声
    .text = 精度の強化を得る。
unburnt-reavers-cleaving-strike = 断ち割り
