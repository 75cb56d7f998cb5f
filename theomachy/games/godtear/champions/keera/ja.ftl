# Keera and the Young Dragons

keera = キーラ
keera-by-my-command = 我が命のままに！
    .text = 敵を対象とするキーラのスキルの範囲は、彼女の3ヘックス以内にいる若竜から数えなければならない。
keera-firebrand = 炎の烙印
    .text = 若竜の2ヘックス以内にいる敵の勇者は、それぞれ傷を1つ受ける。
keera-royal-summons = 王命の召集
    .text = 若竜は、行軍アクションか徴兵アクションのどちらかを行ってもよい。
keera-regal-blessing = 王者の祝福
    .text = 若竜が1体でも範囲内にいる場合、若竜は精度の強化を得る。
keera-vicious-bite = 獰猛な噛みつき
    .text = 成功効果：対象が勇者の場合、傷を1つ受ける。
keera-rain-of-fire = 火の雨
    .text = 成功効果：対象は防御の弱体を受ける。

young-dragons = 若竜
    .one = 若竜
young-dragons-flight = 飛行
    .text = 行軍アクションの間、若竜は他のモデルのいるヘックスを通り抜けてもよいが、そこで移動を終えることはできない。
young-dragons-draconic-rage = 竜の怒り
    .text = ダメージの強化を得る。
young-dragons-roar = 咆哮
    .text = 成功効果：対象は回避の弱体を受ける。
young-dragons-bite = 噛みつき
    .text = 成功効果：対象が勇者の場合、傷を1つ受ける。
young-dragons-fiery-breath = 炎の息
    .text = 成功効果：対象は防御の弱体を受ける。
