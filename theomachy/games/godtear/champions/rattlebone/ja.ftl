# Rattlebone and the Hexlings

rattlebone = ラトルボーン
rattlebone-roll-the-bones = 骨振り
    .text = ラトルボーンの行動終了時、ダイスを1個振る。1か2が出た場合、ラトルボーンから出目の数のヘックス以内にいる勇者か従者ユニットから強化か弱体を1つ取り除き、同じ距離以内にいる別の勇者か従者ユニットに与えてもよい。
rattlebone-power-hex = 大呪
    .text = 範囲内の呪いの子1体につき、弱体を1つ選ぶ。範囲内の敵の勇者は、すべてそれらの弱体を受ける。
rattlebone-call-totems = トーテム招来
    .text = 呪いの子を好きな数だけ戦場から取り除く。その後、それらをラトルボーンの2ヘックス以内に配置する。
rattlebone-grasping-curse = 縛めの呪い
    .text = 成功効果：移動の弱体か回避の弱体のどちらかを選ぶ。対象はそれを受ける。
rattlebone-cursed-ground = 呪われた大地
    .text = 範囲内の、目標ヘックスではない空のヘックスに、目標ヘックスを最大2つ置く。それらは激突フェイズの終了時に取り除く。
rattlebone-deadly-curse = 死の呪い
    .text = 成功効果：精度の弱体かダメージの弱体のどちらかを選ぶ。対象はそれを受ける。

hexlings = 呪いの子
    .one = 呪いの子
hexlings-hex-eaters = 呪い喰らい
    .text = ラトルボーンの「骨振り」でブランクが出た時、呪いの子は好きな強化を1つ得てもよい。
hexlings-attune-magic = 魔力同調
    .text = 好きな強化を1つ得る。
hexlings-hex-bolt = 呪いの矢
    .text = 成功効果：好きな弱体を1つ選ぶ。対象はそれを受ける。
hexlings-purge-magic = 魔力祓い
    .text = 呪いの子が持つ強化と弱体をすべて、範囲内の味方の勇者1体か従者ユニット1つに移す。
