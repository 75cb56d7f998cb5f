# Luella and the Shield Maidens

luella = ルエラ
luella-momentum = 勢い
    .text = 行軍アクションで終始一直線に移動する場合、ルエラは自分の移動より1ヘックス多く移動してもよい。
luella-storm-rider = 嵐の乗り手
    .text = ルエラを最大2ヘックス移動させる。その後、範囲内にいる敵それぞれに、ダイス3個のダメージ判定を行う。
luella-supercharge = 過充電
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。
luella-lightning-flash = 稲妻の閃き
    .text = ルエラがこの行動中に3ヘックス以上移動していた場合、このスキルはボーナスアクションになる。成功効果：対象は回避の弱体を受ける。
luella-rolling-thunder = 轟く雷鳴
    .text = ルエラがこの行動中に3ヘックス以上移動していた場合、このスキルはボーナスアクションになる。
luella-arc-lightning = アークライトニング
    .text = 成功効果：このスキルのダメージ判定の後、対象のヘックスかそれに隣接するヘックスにいる他のモデルを最大2体まで選び、それぞれにダイス3個のダメージ判定を行ってもよい。

shield-maidens = 盾の乙女
    .one = 盾の乙女
shield-maidens-protective = 庇護
    .text = 盾の乙女の行動終了時、盾の乙女が1体でもルエラに隣接している場合、ルエラは防御の強化を得る。
shield-maidens-empower = 力の高まり
    .text = ダメージの強化を得る。
shield-maidens-march = 行進
    .text = 盾の乙女は、それぞれ最大1ヘックス移動してもよい。
shield-maidens-cleave = 切り裂き
