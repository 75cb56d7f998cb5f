# Lorsann and the Mistwood Rangers

lorsann = ローサン
lorsann-shoot-and-scoot = 一射離脱
    .text = ローサンが傷を1つ以上与えたスキルの後、ローサンは1ヘックス移動してもよい。
lorsann-deathblow = 致命の一撃
    .text = 成功効果：対象は傷を2つ受ける。
lorsann-field-instruction = 実地指導
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、ダメージの強化を得る。
lorsann-fairy-fire = 妖精の火
    .text = 成功効果：対象は防御の弱体を受ける。
lorsann-piercing-shot = 貫きの一射
    .text = 成功効果：対象は傷を1つ受ける。
lorsann-mystic-arrow = 神秘の矢
    .text = このスキルのダメージ判定の後、同じ対象に5個のダイスでもう1回ダメージ判定を行う。
lorsann-snipe = 狙撃

mistwood-rangers = 霧の森の野伏
    .one = 霧の森の野伏
mistwood-rangers-kill-shot = 仕留めの一射
    .text = 対象が傷を受けている敵の勇者の場合、霧の森の野伏のスキルはダメージダイスを1個追加する。
mistwood-rangers-blur = 朧
    .text = 回避の強化を得る。
mistwood-rangers-fairy-fire = 妖精の火
    .text = 成功効果：対象は防御の弱体を受ける。
mistwood-rangers-aim = 狙い
    .text = 精度の強化を得る。
mistwood-rangers-fire = 射撃
