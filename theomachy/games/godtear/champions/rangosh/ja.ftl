# Rangosh and the Red Bandits

rangosh = ランゴッシュ
rangosh-brutal-master = 非情の主
    .text = ランゴッシュの成功判定とダメージ判定のたび、ダイスを振る前に、ランゴッシュの3ヘックス以内にいる赤い山賊1体を戦場から取り除いてもよい。そうした場合、その判定のダイスを1個追加する。
rangosh-beastly-charge = 猛獣の突撃
    .text = ランゴッシュを最大2ヘックス移動させる。その後、範囲内の敵1体に傷を最大2つ与えてもよい。
rangosh-channel-rage = 滾る憤怒
    .text = ダメージの強化を得る。
rangosh-break-spirit = 心折り
    .text = 成功効果：対象は回避の弱体を受ける。
rangosh-jawbreaker = 顎砕き
    .text = 成功効果：対象をランゴッシュから離れるように最大1ヘックス移動させる。
rangosh-whiplash = 鞭打ち
    .text = 成功効果：対象をランゴッシュに近づくように最大1ヘックス移動させる。

red-bandits = 赤い山賊
    .one = 赤い山賊
red-bandits-stolen-treasure = 奪った財宝
    .text = 赤い山賊のスキルで敵に1つ以上の傷を与えた後、赤い山賊は好きな強化を1つ得てもよい。
red-bandits-induct = 引き入れ
    .text = 戦場にいる赤い山賊が5体未満の場合、赤い山賊のいるヘックス1つに赤い山賊を1体加える。
red-bandits-ambush = 待ち伏せ
    .text = 成功効果：対象は傷を1つ受ける。
red-bandits-shoot = 射撃
