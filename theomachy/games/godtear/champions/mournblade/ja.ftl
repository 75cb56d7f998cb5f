# Mournblade and the Knightshades

mournblade = モーンブレイド
mournblade-undying = 不死
    .text = モーンブレイドの打倒は、4マスではなく1マスになる。敵が打倒された時、モーンブレイドはただちに復帰アクションを行ってもよい。
mournblade-grasping-dead = 掴みかかる死者
    .text = 騎士の影をすべて戦場から取り除く。その後、騎士の影を3体とも、モーンブレイドの3ヘックス以内に配置する。
mournblade-grave-summons = 墓所の召喚
    .text = モーンブレイドは誇示アクションを行う。軍旗は、範囲内のどの空の目標ヘックスに置いてもよい。
mournblade-forward-minions = 進め、しもべども！
    .text = 範囲内の騎士の影は、それぞれ最大2ヘックス移動してもよい。
mournblade-death-wind = 死の風
    .text = モーンブレイドの軍旗が範囲内にある場合、それを範囲内の別の目標ヘックスに配置する。
mournblade-raise-dead = 死者の蘇り
    .text = 範囲内の味方の勇者は、それぞれ復帰アクションを行ってもよい。
mournblade-soul-cleave = 魂裂き
    .text = 成功効果：騎士の影は徴兵アクションを行う。

knightshades = 騎士の影
    .one = 騎士の影
knightshades-death-grip = 死の手
    .text = 騎士の影に隣接している敵が行軍アクションを行う場合、その間の移動は、状態トークンにかかわらず0になる。
knightshades-careful-master = お気をつけて、ご主人様
    .text = モーンブレイドが範囲内にいる場合、モーンブレイドは回避の強化を得る。
knightshades-wheres-master = ご主人様はどこに？
    .text = モーンブレイドが範囲内にいる場合、モーンブレイドは復帰アクションを行うか、最大2ヘックス移動してもよい。
knightshades-depths-of-sorrow = 悲しみの淵
    .text = 精度の強化を得る。
knightshades-deaths-door = 死の門
    .text = 騎士の影がこの行動中に徴兵アクションを行っていた場合、精度ダイスとダメージダイスを1個ずつ追加する。
