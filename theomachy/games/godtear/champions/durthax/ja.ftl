# Durthax and the Treekin

durthax = ダーサックス
durthax-twisting-grove = うねる木立
    .text = ダーサックスの行動中に1度、ダーサックスの2ヘックス以内にある軍旗を1つ選び、同じくダーサックスの2ヘックス以内にある別の空の目標ヘックスに配置してもよい。
durthax-wellspring = 源泉
    .text = 戦略フェイズのみ。ボーナスアクションとして使用してもよい。範囲内の味方の勇者は、それぞれ誇示アクションを1回行ってもよい。
durthax-uproot = 根抜き
    .text = ダーサックスを2ヘックス以内のヘックスに配置する。
durthax-canopy = 樹冠
    .text = 範囲内の味方の小型従者ユニットは、すべて防御の強化を得る。
durthax-bough-strike = 大枝の一撃
    .text = 成功判定の合計が対象の回避を上回った分だけ、ダメージダイスを追加する（最大8個）。
durthax-growth-spurt = 急成長
    .text = 成功効果：対象をダーサックスから離れるように最大1ヘックス移動させ、ダーサックスの傷を1つ取り除く。

treekin = 樹人
    .one = 樹人
treekin-branch-ward = 枝の結界
    .text = 敵の勇者と従者を、樹人に隣接するヘックスに配置することも徴兵することもできない。
treekin-photosynthesis = 光合成
    .text = 回避の強化を得る。
treekin-splinter-group = 分かれ木
    .text = 成功効果：対象をこの樹人から離れるように最大1ヘックス移動させる。続いてこの樹人は、対象に近づくように1ヘックス移動してもよい。
treekin-taking-root = 根付き
    .text = ダーサックスが範囲内にいる場合、この樹人に隣接するヘックスに配置する。
treekin-fertilizer = 肥やし
    .text = 成功効果：ダーサックスの傷を1つ取り除いてもよい。
