# Finvarr and the Shadow Sentinels

finvarr = フィンヴァー
finvarr-banner-warden = 軍旗の番人
    .text = フィンヴァーが目標ヘックスにいる間、彼のスキルは精度ダイスを2個追加する。
finvarr-phantom-banners = 幻の軍旗
    .text = 範囲内の味方の軍旗を好きな数だけ選び、1つずつ、範囲内の空の目標ヘックスに配置する。
finvarr-poised-to-strike = 必殺の構え
    .text = 移動の強化を得る。
finvarr-shadow-ward = 影の障壁
    .text = 成功効果：対象を最大1ヘックス移動させる。
finvarr-mirage = 蜃気楼
    .text = フィンヴァーの2ヘックス以内にある味方の軍旗1つを、その軍旗に隣接する空の目標ヘックスに配置する。
finvarr-void-weapon = 虚空の武器
    .text = ダメージの強化を得る。
finvarr-life-blade = 命の刃
    .text = 成功効果：フィンヴァーの傷を1つ取り除いてもよい。

shadow-sentinels = 影の歩哨
    .one = 影の歩哨
shadow-sentinels-shadow-step = 影歩き
    .text = 影の歩哨の行動終了時、その行動中に行軍アクションを行っていない場合、影の歩哨はそれぞれ1ヘックス移動してもよい。
shadow-sentinels-protect = 守り
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、防御の強化を得る。
shadow-sentinels-shadow-snare = 影の罠
    .text = 成功効果：対象は移動の弱体を受ける。
shadow-sentinels-void-weapon = 虚空の武器
    .text = ダメージの強化を得る。
shadow-sentinels-life-trade = 命の取引
    .text = このスキルで敵を打倒した時、影の歩哨が全員戦場にいるのでなければ、影の歩哨1体を使用者のヘックスに加える。
