# Skullbreaker and the Tooth Bearers

skullbreaker = スカルブレイカー
skullbreaker-out-of-my-way = どけどけ！
    .text = スカルブレイカーは小型従者のいるヘックスを通り抜けてもよいが、そこで移動を終えることはできない。
skullbreaker-finisher = とどめの連撃
    .text = 激突フェイズのみ。スカルブレイカーは最大3回のスキルアクションを行ってもよい。
skullbreaker-shake-it-off = 振り払い
    .text = スカルブレイカーの弱体を1つ取り除く。
skullbreaker-hunting-call = 狩りの呼び声
    .text = 範囲内の味方の従者ユニットは、すべて精度の強化を得る。
skullbreaker-i-smell-blood = 血が匂うぞ……
    .text = この行動中、「顎骨刃」は精度ダイスを4個追加し、「成功効果：対象は傷を1つ受ける」も持つ。
skullbreaker-go-for-the-belly = 腹を狙え！
    .text = この行動中、「顎骨刃」はダメージダイスを2個追加し、「成功効果：対象を最大2ヘックス移動させる」も持つ。
skullbreaker-jawblade = 顎骨刃
    .text = このスキルの後、スカルブレイカーは移動の弱体を受ける。

tooth-bearers = 牙持ち
    .one = 牙持ち
tooth-bearers-set-up-the-boss = ボスのお膳立てだ！
    .text = 牙持ちが敵に傷を与えた時、スカルブレイカーは1ヘックス移動するか、好きな強化を1つ得てもよい。
tooth-bearers-rush = 突進
    .text = ヘックスを1つ選ぶ。そこにいる牙持ちは、それぞれ最大2ヘックス移動してもよい。
tooth-bearers-feral-howl = 野獣の遠吠え
    .text = 対象に隣接する牙持ち1体につき、精度ダイスを1個追加する。成功効果：対象は回避の弱体を受ける。
tooth-bearers-skullcracker = 頭蓋割り
    .text = ダメージの強化を得る。
tooth-bearers-club-bash = 棍棒殴り
    .text = 成功効果：対象は傷を1つ受ける。
