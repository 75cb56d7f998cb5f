# Mortans in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-mortans = モルタン

## Sub-factions, and what they give while their warlord leads

gs-legions = 軍団
    .text = 勇気テストと再集結テストでLEAD+1。
gs-magistratum = マギストラトゥム
    .text = 第3ラウンドと第5ラウンドの開始時に、非生物のモデルはLPを1回復する。
gs-technostratum = テクノストラトゥム
    .text = 自分のAOEの攻撃が逸れる距離は1″短くなる（最低1″）。

## Warbands to begin with

gs-mortans-160 = モルタン 160ポイント
    .text = 軍団兵が戦列を守り、ネクロマグスが恐れを払う。
gs-mortans-300 = モルタン 300ポイント
    .text = 軍団、爆弾、スコルピオ、そしてマギストラトゥムの死者。

## Cards

gs-centurion = ケントゥリオン
gs-ancestral-pride = 父祖の誇り
    .text = MEL+1を得る。
gs-lock-shields = 盾を組め
    .text = ARM+1。転倒しない。
gs-mortifex = モルティフェクス
gs-bone-sceptre = 骨の笏
gs-dread-command = 恐るべき命令
    .text = 白兵でPOW+1。恐怖を無視し、戦慄を恐怖として扱う。
gs-grave-chill = 墓の冷気
    .text = 対象はMOV−1。
gs-princeptor = プリンケプトル
gs-spathe = スパタ
gs-swordfist = 拳剣
    .text = ARMを1点無視する。
gs-pit-fighter = 闘技者
    .text = 自分の戦術と、ラウンドに1回の反撃は、必要なACTが1少ない（最低1）。
gs-campaign-veteran = 歴戦の古参兵
    .text = 攻撃判定でD6を1個増やす。増えたダイスはクリティカルのためだけに数える。
gs-legionnaires = 軍団兵
    .one = 軍団兵
gs-gladius = グラディウス
gs-pilum = ピルム
    .text = 命中した対象は、ターンの終わりまでDEF−1。
gs-testudo = テストゥド
    .text = DEF+2、ARM+2を得る。
gs-praetorian-carnifexers = 近衛の処刑人
    .one = 近衛の処刑人
gs-headsmans-sword = 首切りの剣
gs-pommel = 柄頭
gs-death-sentence = 死刑宣告
    .text = クリティカルの直接ダメージ+2。
gs-necromagus = ネクロマグス
gs-staffblade = 杖刃
gs-battle-caster = 戦場の術者
    .text = 交戦されていても呪文を唱えられる。
gs-non-living-fearless = 非生物
    .text = 毒性の継続効果を受けない。恐怖を無視し、戦慄を恐怖として扱う。
gs-afterlife-lore = 来世の知識
    .text = 味方の非生物を対象とする発動判定に+1。
gs-mortal-sacrifice = 生者の犠牲
    .text = 生きている味方がD3の直接ダメージを受け、ネクロマグスは同じだけ回復する。
gs-xisteri-bombers = クシステリ爆弾兵
    .one = クシステリ爆弾兵
gs-fire-bomb = 火炎弾
    .text = ダメージを受けたモデルは「火」を受ける。
gs-smoke-bomb = 煙幕弾
    .text = ダメージはない。ラウンドの終わりまで3″の煙霧を残す。
gs-short-blade = 短刀
gs-scorpio = スコルピオ
    .one = スコルピオの操作兵
gs-bolt = 太矢
gs-tool = 工具
gs-bonehound = 骨の猟犬
gs-iron-jaws = 鉄の顎
gs-non-living = 非生物
    .text = 毒性の継続効果を受けない。
gs-moloch = モロク
gs-crushing-claws = 押し潰す鉤爪
gs-tail-sweep = 尾のなぎ払い
    .text = 白兵範囲内のすべての敵を、それぞれ1回の攻撃判定で攻撃する。
gs-horror = 戦慄
    .text = 戦慄を引き起こす。
gs-legio-mortum = 死者の軍団
    .one = 死者の軍団兵
gs-corroded-gladius = 錆びたグラディウス
gs-fear = 恐怖
    .text = 恐怖を引き起こす。
gs-eagle-gladius = 鷲のグラディウス
gs-tower-scutum = 大盾スクトゥム
    .text = 盾：DEF+1、ARM+2。
gs-alchemical-stimulant = 錬金強壮剤
    .text = 対局に1回：ラウンドの終わりまでMEL+1、MOV+1。
gs-greater-soul-stone = 大いなる魂の石
    .text = 防護判定5+：攻撃1回のダメージを半分にする。
gs-aranite-torpor = アラナイトの麻痺
    .text = 対象はMOV−1、MEL−1。
gs-knit-the-fallen = 死者の継ぎ合わせ
    .text = 味方の非生物ユニットの撃破されたメンバー1体が、LP 3で隊形の中に戻る。
gs-iron-grave = 鉄の墓
    .text = DEF+1。恐怖を無視し、戦慄を恐怖として扱う。
