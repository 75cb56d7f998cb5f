# Troglodytes in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-troglodytes = トログロダイト

## Sub-factions, and what they give while their warlord leads

gs-trolloth = トロロス
    .text = AOEのダメージ判定ごとに、また落下のたびに、ダメージを1点無視する。
gs-shadow-trolls = 影トロル
    .text = 通常行動の終わりに、無料で1″移動してよい。追い打ちは受けない。
gs-gnolls = ノール
    .text = 勇気テストは、1ターンに半数ではなく3分の2のモデルを失ったときに行う。

## Warbands to begin with

gs-troglodytes-160 = トログロダイト 160ポイント
    .text = 傷の癒える鉄槌拳とトロル、そのまわりに群がる小兵。
gs-troglodytes-300 = トログロダイト 300ポイント
    .text = 小兵12体、角の騎獣、そして影から来る悪夢。

## Cards

gs-hammerfist = 鉄槌拳
gs-regeneration = 再生
    .text = 通常行動の開始時にLPを1回復する。
gs-crushing-advance = 粉砕の前進
    .text = 白兵でPOW+1。
gs-ground-slam = 大地叩き
    .text = 鉄槌拳から2″以内にいる対象のメンバーは、それぞれ5+で転倒する。
gs-grondagh-filthling = グロンダの汚れ者
gs-rusty-pick = 錆びたつるはし
gs-swarm-them = 群がれ
    .text = 受け手のモデルが相手の2倍以上なら、その敵に対してMEL+1。
gs-lighteater = 光喰らい
gs-shadow-claw = 影の爪
gs-reaver-runts = リーヴァーの小兵
    .one = リーヴァーの小兵
gs-hooked-knife = 鉤ナイフ
gs-thrown-darts = 投げ矢
gs-scatter = 散れ
    .text = 1 ACT分の移動で追い打ちを受けない。
gs-grayhorns = 灰角騎獣隊
    .one = 灰角騎獣
gs-ram-lance = 突き崩しの騎槍
gs-horn-gore = 角の突き上げ
gs-trample = 踏みつけ
    .text = ダメージを与えた突撃攻撃は対象を転倒させる。
gs-obsidian-nightmare = 黒曜の悪夢
gs-heavy-flail = 重連接棍
    .text = 盾のボーナスを無視する。
gs-longshadows = 長き影
    .one = 長き影
gs-mental-grasp = 精神の掌握
gs-shadow-blade = 影の刃
gs-feral-troll = 野生トロル
gs-huge-fists = 巨大な拳
gs-lords-morning-star = 王のモーニングスター
    .text = 盾のボーナスを無視する。
gs-black-iron-plate = 黒鉄の胸甲
    .text = ARM+1を得る。
gs-gloom-lantern = 薄闇のランタン
    .text = 対局に1回：6″以内に3″の煙霧を置く。ラウンドの終わりまで残る。
gs-veil-of-dusk = 黄昏の帳
    .text = 3″の煙霧を置く。
gs-lightrend = 光裂き
    .text = 呪文攻撃。ダメージを受けたモデルは転倒する。
gs-grasping-dark = 掴みかかる闇
    .text = 対象は静止状態になる。
