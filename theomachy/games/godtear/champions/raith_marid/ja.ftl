# Raith’Marid and the Splashlings

raith-marid = レイスマリード
raith-marid-rippling-scales = 波打つ鱗
    .text = 飛沫の子が戦場から離れるたび、レイスマリードは好きな強化を1つ得てもよい。
raith-marid-tsunami = 大津波
    .text = レイスマリードを範囲内のヘックスに配置する。その後、彼の2ヘックス以内にいる敵モデルすべてを、好きな順番でそれぞれ最大2ヘックス移動させる。
raith-marid-undertow = 引き波
    .text = 範囲内の空の目標ヘックス1つを、範囲内の、目標ヘックスではない空のヘックスに置き直す。
raith-marid-ker-splash = ざぶん
    .text = 範囲内の、飛沫の子が1体だけいるヘックスを1つ選ぶ。その飛沫の子を戦場から取り除き、レイスマリードをそのヘックスに配置する。
raith-marid-jet = 噴流
    .text = 範囲内の飛沫の子1体を最大3ヘックス移動させる。
raith-marid-headbutt = 頭突き
    .text = 成功効果：対象を最大1ヘックス移動させる。
raith-marid-lunging-strike = 踏み込み撃ち
    .text = 対象を選んだ後、成功判定の前に、レイスマリードを対象に近づくように最大1ヘックス移動させる。

splashlings = 飛沫の子
    .one = 飛沫の子
splashlings-like-water = 水の如く
    .text = 飛沫の子の行動中、各フェイズに1度、レイスマリードが持つ強化を1つ選んでもよい。飛沫の子は同じ強化を得る。
splashlings-current = 潮流
    .text = 飛沫の子をそれぞれ、3ヘックス以内のヘックスに配置してもよい。
splashlings-tide = 上げ潮
    .text = 成功効果：対象を最大1ヘックス移動させる。
