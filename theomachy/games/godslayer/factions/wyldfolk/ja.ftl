# Wyldfolk in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-wyldfolk = アニュアのワイルドフォーク

## Sub-factions, and what they give while their warlord leads

gs-annyr-clans = アニュア氏族
    .text = 移動のとき、森を平地として扱う。
gs-fiannor = フィアノール
    .text = 第1ラウンドの最初の移動トークンでMOV+1。
gs-druids = ドルイド団
    .text = 敵の呪文に対してMAG+1。

## Warbands to begin with

gs-wyldfolk-160 = ワイルドフォーク 160ポイント
    .text = ペンドラゴンのもとに投石と歌。前線への隠れた道もある。
gs-wyldfolk-300 = ワイルドフォーク 300ポイント
    .text = 投石兵の幕の後ろに大斧。ドルイド、吟遊詩人、猟犬とともに。

## Cards

gs-pendragon = ペンドラゴン
gs-dugout = 隠し壕
    .text = 配置の前に味方の歩兵ユニット1つを選ぶ。そのユニットは秘密配置を使ってよい。
gs-rally-the-clans = 氏族の結集
    .text = MEL+1、LEAD+1を得る。
gs-vanish = 身を隠せ
    .text = 射撃に対して遮蔽を得ているものとする。
gs-fiannor-farfarer = フィアノールの遠行者
gs-loose-together = 一斉に放て
    .text = MIS+1を得る。
gs-hidden-paths = 隠れ道
    .text = MOV+1。移動のとき、森を平地として扱う。
gs-bard-of-aynnsing = エインシングの吟遊詩人
gs-bards-blade = 詩人の剣
gs-musician = 楽手
    .text = 楽手として扱う。命令された戦術をテストなしで受け、中継できる。
gs-minstrel = 吟遊
    .text = ラウンドに1曲、LEAD範囲内に歌う。テストは要らない。
gs-lament = 哀歌
    .text = 敵ユニットは「恐ろしい幻」を受けるかもしれない。
gs-reel = 輪舞曲
    .text = MOV+1を得る。
gs-hymn = 讃歌
    .text = LEAD+1を得る。
gs-cromlech-guard = 環状列石の守り手
    .one = 環状列石の守り手
gs-great-axe = 大斧
gs-haft-strike = 柄の一撃
gs-sacred-oaths = 聖なる誓い
    .text = 恐怖テストを行わない。戦慄テストの代わりに恐怖テストを行う。
gs-oath-of-stone = 石の誓い
    .text = 射撃と魔法攻撃に対してARM+2。
gs-bladeslingers = 刃の投石兵
    .one = 刃の投石兵
gs-sling-blade = 投石刃（投射）
gs-sling-blade-2 = 投石刃
gs-hornet-nest = スズメバチの巣
    .text = 射撃の命中は、ダメージの代わりに「毒」を与える。
gs-scabhta-hunters = スカヴタの狩人
    .one = スカヴタの狩人
gs-hunting-bow = 狩猟弓
gs-long-knife = 長刀子
gs-forest-lore = 森の知恵
    .text = 移動のとき、森を平地として扱う。
gs-wycca-warriors = ウィッカの戦士
    .one = ウィッカの戦士
gs-hexblade = 呪いの刃
    .text = ダメージを受けたモデルは「衰えの呪い」を受ける。
gs-glamour = 惑わし
    .text = 射撃に対して遮蔽を得ているものとする。
gs-beasthunter = 獣狩り
gs-javelins = 投げ槍
gs-boar-spear = 猪槍
gs-beast-bane = 獣殺し
    .text = クリーチャーに対してPOW+1。
gs-druid = ドルイド
gs-golden-sickle = 黄金の鎌
gs-banshee = バンシー
gs-soul-screech = 魂の絶叫
    .text = ダメージを受けたモデルは「恐ろしい幻」を受ける。
gs-ethereal = 幽体
    .text = 魔力を帯びていない攻撃から受けるダメージは半分。
gs-lord-of-decay = 腐朽の主
gs-harvest-scythe = 刈り入れの大鎌
gs-aura-of-decomposing = 分解の気
    .text = 2″以内のほかのすべてのモデルはARM−1。
gs-wolfhound = 狼犬
gs-bite = 噛みつき
gs-loyal = 忠実
    .text = 従属先から3″以内にいるなら、従属先の白兵範囲を離れる敵にも追い打ちを行ってよい。
gs-sabre-tooth = 剣歯虎
gs-fangs = 牙
gs-stepperunner-sword = 草原走りの剣
gs-spear-of-the-oak = 樫の槍
gs-composite-bow = 合成弓
gs-potion-of-speed = 俊足の薬
    .text = 対局に1回：ラウンドの終わりまでMOV+1。
gs-torc-of-thorns = 茨の首輪
    .text = 防護判定5+：射撃1回のダメージを無視する。
gs-swiftness-of-aridhia = アリディアの敏捷
    .text = MOV+1を得る。
gs-fury-of-mabhdus = マヴドゥスの憤怒
    .text = 白兵でPOW+1。
gs-thornburst = 茨の炸裂
    .text = テンプレートの下のすべてのモデルへの呪文攻撃。そこはラウンドの終わりまで難地形になる。
