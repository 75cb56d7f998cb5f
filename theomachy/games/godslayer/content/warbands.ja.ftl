# Warbands in Japanese: what is counted and printed on cards, and refusals. Words as in the table at the end of
# rulebook.ja.md.

## What is counted

gs-points = ポイント
gs-models = モデル
gs-cards = カード
gs-attached-to = 従属先のカード
gs-trooper = 兵士を1体追加
    .text = 最後に選んだユニットのモデルを1体増やす。
gs-leader-mark = ウォーバンド・リーダー
    .text = 最後に選んだウォーロードがウォーバンドを率いる。選ばなければ最初のウォーロードが率いる。

## What is printed on cards

gs-MOV = { "MOV" }
    .text = 移動トークン1個で動けるインチ数。
gs-MEL = { "MEL" }
    .text = 白兵の腕前。
gs-MIS = { "MIS" }
    .text = 射撃の腕前。
gs-MAG = { "MAG" }
    .text = 魔法の腕前。敵の呪文への守りでもある。
gs-DEF = { "DEF" }
    .text = 攻撃判定がこの値以上なら命中する。
gs-ARM = { "ARM" }
    .text = ダメージ判定ごとに差し引く値。
gs-LEAD = { "LEAD" }
    .text = 士気。また、命令の届くインチ数。
gs-ACT = { "ACT" }
    .text = ラウンドごとに得るアクショントークンの数。
gs-life = { "LP" }
    .text = 生命点。
gs-cost = コスト
gs-trooper-cost = 兵士1体の追加
gs-dpl = { "DPL" }
    .text = 1つのウォーバンドに出せる回数。
gs-core = コア
gs-largest = 最大
gs-RNG = { "RNG" }
gs-CPL = { "CPL" }
gs-kind-warlord = ウォーロード
gs-kind-character = キャラクター
gs-kind-unit = ユニット
gs-kind-creature = クリーチャー
gs-kind-war-machine = 戦争機械
gs-kind-attachment = 従属モデル
gs-kind-item = 装備
gs-kind-spell = 呪文
gs-class-infantry = 歩兵
gs-class-light-infantry = 軽歩兵
gs-class-heavy-infantry = 重歩兵
gs-class-cavalry = 騎兵
gs-class-light-cavalry = 軽騎兵
gs-class-heavy-cavalry = 重騎兵
gs-base-small = 小型ベース
gs-base-medium = 中型ベース
gs-base-large = 大型ベース
gs-spellcaster = 術者
gs-attaches-warlord = ウォーロードに従属
gs-attaches-character = キャラクターに従属
gs-attaches-spellcaster = 術者に従属
gs-attaches-individual = 個別モデルに従属
gs-attaches-unit = ユニットに従属
gs-class-of-card = カード
gs-weapons = 武器
gs-abilities = 能力
gs-tactics = 戦術
gs-talents = 特技
gs-may-take = 持てるもの
gs-type-mel = 白兵
gs-type-mis = 射撃
gs-type-mag = 魔法
gs-type-self = 自身
gs-type-model = モデル
gs-type-unit = ユニット
gs-type-enemy = 敵
gs-type-weapon = 武器
gs-type-armor = 防具
gs-type-concoction = 調合薬
gs-type-artifact = 魔具
gs-incantation = 加護呪文
gs-thaumaturgy = 干渉呪文
gs-costs = { $n } { "ACT" }
gs-costs-any = 任意のACT
gs-range = { "RNG" } { $n }
gs-range-lead = { "RNG" } { "LEAD" }
gs-power = { "POW" } { $n }
gs-area = { "AOE" } { $n }
gs-by-crew = 操作兵が使う
gs-up-to = { $n }個まで
gs-until-turn = ターンの終わりまで
gs-until-round = ラウンドの終わりまで
gs-until-next = 次の通常行動まで
gs-until-instant = 即座
gs-until-sustained = 維持している間
gs-shield = 盾
gs-shield-bonus = { "DEF" }+{ $defence }、{ "ARM" }+{ $armour }
gs-crew = 操作兵
gs-crew-of = { $n }体
gs-spells-any = { $category }の呪文{ $n }個まで（セットは問わない）
gs-spells-one-set = { $category }の1つのセットから呪文{ $n }個まで
gs-spells-named-and-any = { $named }と、{ $category }の好きなセットから呪文{ $n }個まで
gs-spells-named-and-one = { $named }と、{ $category }のほかの1つのセットから呪文{ $n }個まで

## What can be wrong

gs-of-warband = { $number ->
        [1] ウォーバンド1：
        [2] ウォーバンド2：
        [3] ウォーバンド3：
        [4] ウォーバンド4：
       *[other] { "" }
    }
gs-unknown-faction = { gs-of-warband }「{ $word }」という勢力はありません。
gs-empty-warband = { gs-of-warband }誰もいません。
gs-unknown-profile = { gs-of-warband }{ $place }番目：「{ $word }」というプロフィールはありません。
gs-unknown-item = { gs-of-warband }{ $place }番目：「{ $word }」というアイテムも呪文もありません。
gs-entry-spelled = { gs-of-warband }{ $place }番目：「{ $word }」は読み取れません。5体なら「*5」、2番目に従属するなら「@2」、リーダーなら「!」と書いてください。
gs-over-level = { gs-of-warband }{ $points }ポイントは戦闘レベル{ $level }を超えています。
gs-other-faction = { gs-of-warband }{ $what }は{ $faction }のものではありません。
gs-needs-warlord = { gs-of-warband }率いるウォーロードが必要です。
gs-too-many-warlords = { gs-of-warband }ウォーロードが{ $given }体います。戦闘レベル{ $level }では{ $most }体までです。
gs-one-leader = { gs-of-warband }リーダーは{ $given }体ではなく、ウォーロード1体です。
gs-leader-is-no-warlord = { gs-of-warband }{ $what }は率いることができません。率いるのはウォーロードだけです。
gs-over-limit = { gs-of-warband }{ $what }が{ $given }つあります。この戦闘レベルでは{ $most }つまでです。
gs-unit-size = { gs-of-warband }{ $what }は{ $given }体です。{ $least }体から{ $most }体までにしてください。
gs-not-a-unit = { gs-of-warband }{ $what }はユニットではないので、数を変えられません。
gs-too-few-parents = { gs-of-warband }{ $what }が{ $given }つありますが、従属先になれるものは{ $parents }つです。
gs-no-parent = { gs-of-warband }{ $what }はウォーバンドの誰かに従属しなければなりません。
gs-no-attachment = { gs-of-warband }{ $what }は従属モデルではありません。
gs-wrong-parent = { gs-of-warband }{ $what }は{ $parent }に従属できません。
gs-attached-twice = { gs-of-warband }{ $parent }にはすでに{ $what }が従属しています。
gs-item-not-allowed = { gs-of-warband }{ $what }は{ $item }を持てません。その分類がカードにありません。
gs-too-many-items = { gs-of-warband }{ $what }の{ $slot }が{ $given }個あります。カードでは{ $most }個までです。
gs-item-twice = { gs-of-warband }{ $what }が{ $given }個あります。同じアイテムは1個だけです。
gs-knows-no-spells = { gs-of-warband }{ $what }は呪文を覚えられません。
gs-too-many-spells = { gs-of-warband }{ $what }の呪文が{ $given }個あります。カードでは{ $most }個までです。
gs-spell-not-allowed = { gs-of-warband }{ $what }は{ $spell }を覚えられません。
gs-spell-twice = { gs-of-warband }{ $what }はすでに{ $spell }を覚えています。
gs-one-spell-set = { gs-of-warband }{ $what }は1つのセットからだけ呪文を選びます。
gs-one-other-spell-set = { gs-of-warband }{ $what }は{ $besides }とほかの1つのセットからだけ呪文を選びます。
gs-unarmed = { gs-of-warband }{ $what }は武器を持たず、攻撃できません。
gs-level-too-low = 戦闘レベル{ $level }では、武器を持つウォーロードを入れられません。
gs-unknown-choice = 「{ $word }」は選べません。
gs-card-first = 先にカードを選んでください。アイテム、呪文、兵士は最後に選んだカードのものになります。
