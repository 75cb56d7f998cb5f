# Nia and the Quartzlings

nia = ニア
nia-rock-concert = ロックコンサート
    .text = ニアの行動開始時に石英の子が3体とも戦場にいる場合、ニアはその行動でボーナスアクションを行ってもよい。
nia-geode = 晶洞
    .text = 戦略フェイズのみ。目標ヘックスに隣接しており、同じヘックスに他のモデルがいない石英の子を1体選び、目標ヘックスに置き換える。その目標ヘックスがニアの2ヘックス以内にある場合、ニアはそこに誇示アクションを行ってもよい。
nia-crystal-mirror = 水晶の鏡
    .text = 範囲内の勇者か従者ユニットが持つ強化を1つ選ぶ。その後、範囲内の味方の勇者1体か従者ユニット1つを選ぶ。それは同じ強化を得る。
nia-meditation = 瞑想
    .text = 精度の強化を得る。
nia-march = 行進
    .text = ニアを最大1ヘックス移動させる。
nia-crystal-glare = 水晶の睨み
    .text = 範囲内の勇者か従者ユニットが持つ弱体を1つ選ぶ。その後、範囲内の敵の勇者1体か従者ユニット1つを選ぶ。それは同じ弱体を受ける。
nia-erosion = 侵食
    .text = 成功効果：対象は防御の弱体を受ける。
nia-blinding-light = 眩い光
    .text = 成功効果：対象は精度の弱体を受ける。

quartzlings = 石英の子
    .one = 石英の子
quartzlings-rock-formation = 岩の陣
    .text = ニアの軍旗が戦場から取り除かれた時、石英の子はただちに徴兵アクションを行ってもよい。終了フェイズでもよい。
quartzlings-calcify = 石灰化
    .text = この石英の子が目標ヘックスに隣接しており、同じヘックスに他のモデルがいない場合、これを目標ヘックスに置き換える。
quartzlings-shimmer = 揺らめき
    .text = 成功効果：対象は移動の弱体を受ける。
quartzlings-rolling-stones = 転がる石
    .text = 石英の子は、それぞれ一直線に最大3ヘックス移動してもよい。
quartzlings-stones-throw = 投石
