# Scathe in Japanese. One word for each thing: 英雄 パーティー 前列 後列 手番 ラウンド 能力 体力 コスト ダイス,
# 近接 射撃 魔法 (attacks), 鼓舞 装甲 挑発 物理 魔力 衰弱 (tokens), 回復 味方 全員 自身, 行動済 疲労 死亡, 弔う.
# Logs are told in the plain style, questions and refusals in the polite one. Figures are narrow, marks are wide.

## The game and its seats

game-title = スケイズ
sc-red = 赤
sc-blue = 青

## The heroes

defender = 守護者
fighter = 闘士
priest = 司祭
apprentice = 見習い魔術師
rogue = 盗賊
pikeman = 槍兵
bard = 吟遊詩人
crossbowman = 石弓兵
alchemist = 錬金術師
war-drummer = 戦鼓手
ranger = レンジャー
spellsword = 魔剣士
warrior = 戦士
sage = 賢者
hunter = 狩人
battlemage = 戦闘魔術師
druid = ドルイド
berserker = 狂戦士
frost-witch = 氷の魔女
storm-shaman = 嵐の呪術師
knight = 騎士
high-mage = 大魔術師
earth-golem = アースゴーレム
flame-dragon = 炎竜
paladin = 聖騎士
necromancer = 死霊術師
iron-colossus = 鉄の巨像

## The table

sc-front = 前列
sc-back = 後列
sc-party = 控え
sc-display = 場札
sc-deck = 山札
sc-discards-pile = 捨て札
sc-round = ラウンド
sc-name = 名前
sc-cost = コスト
sc-health = 体力
    .symbol = ♥
sc-dice-left = ダイス
    .pip = ⬢
    .gone = ⬡
sc-dice = ダイス
    .pip = ⬢
sc-inspire = 鼓舞
    .symbol = ✦
    .price = 鼓舞{ $n }個
sc-health-left = 体力
    .symbol = ♥
sc-armor = 装甲
    .symbol = ▣
sc-taunt = 挑発
    .symbol = ⚑
sc-physical = 物理
    .symbol = ↑
sc-magic = 魔力
    .symbol = ✶
sc-cripple = 衰弱
    .symbol = ↓
sc-fatigue = 疲労
    .symbol = ↓
    .price = 疲労：衰弱+{ $n }
sc-used = 行動済
sc-fatigued = 疲労
sc-dead = 死亡
sc-kept = 相手のために残した札

## A glance

sc-status-draft-order = ドラフトの先手決め
sc-status-draft = ドラフト
sc-status-rows = 隊列決め
sc-status-first-turn = 先手決め
sc-status-turn = { $seat }の手番

## The parts of an ability

sc-part-attack-melee = 近接{ $n }
    .brief = { $n }
sc-part-attack-melee-row = 列全体に近接{ $n }
    .brief = { $n } 列
sc-part-attack-ranged = 射撃{ $n }
    .brief = { $n }
sc-part-attack-ranged-row = 列全体に射撃{ $n }
    .brief = { $n } 列
sc-part-attack-magic = 魔法{ $n }
    .brief = { $n }
sc-part-attack-magic-row = 列全体に魔法{ $n }
    .brief = { $n } 列
sc-part-heal-self = 自身を{ $n }回復
    .brief = { $n }
sc-part-heal-ally = 味方を{ $n }回復
    .brief = { $n } 味方
sc-part-heal-all = 全員を{ $n }回復
    .brief = { $n } 全員
sc-part-taunt-self = 挑発+{ $n }
    .brief = +{ $n }
sc-part-taunt-ally = 味方に挑発+{ $n }
    .brief = +{ $n } 味方
sc-part-taunt-all = 全員に挑発+{ $n }
    .brief = +{ $n } 全員
sc-part-armor-self = 装甲+{ $n }
    .brief = +{ $n }
sc-part-armor-ally = 味方に装甲+{ $n }
    .brief = +{ $n } 味方
sc-part-armor-all = 全員に装甲+{ $n }
    .brief = +{ $n } 全員
sc-part-physical-self = 物理+{ $n }
    .brief = +{ $n }
sc-part-physical-ally = 味方に物理+{ $n }
    .brief = +{ $n } 味方
sc-part-physical-all = 全員に物理+{ $n }
    .brief = +{ $n } 全員
sc-part-magic-self = 魔力+{ $n }
    .brief = +{ $n }
sc-part-magic-ally = 味方に魔力+{ $n }
    .brief = +{ $n } 味方
sc-part-magic-all = 全員に魔力+{ $n }
    .brief = +{ $n } 全員
sc-part-cripple = 敵に衰弱+{ $n }
    .brief = { $n }
sc-part-inspire = 鼓舞+{ $n }
    .brief = +{ $n }
sc-part-collect = 収集{ $n }
    .brief = { $n }

## Questions, and their options

sc-ask-pick = { $seat }：どの英雄をパーティーに加えますか？
    .pass = パスする（取れる英雄がいない）
sc-ask-rows = { $seat }：誰を前列に、誰を後列に置きますか？
    .other = 前列：{ $a } · 後列：{ $b }
sc-ask-action = { $seat }：出た目は{ $dice }。どう使いますか？
    .use = 能力{ $b }を使う、鼓舞を余分に{ $c }個使う
    .use-2 = { $b ->
        [0] ダイスを置くだけで、能力は使わない
       *[other] 能力{ $b }を使う
    }
    .mourn = { $a }を弔う：鼓舞+1
    .discard = ダイスを捨てる
sc-ask-target = { $seat }：{ $by }で誰を攻撃しますか？
sc-ask-centre = { $seat }：{ $by }で誰を狙いますか（その列の全員に当たります）？
sc-ask-ally = { $seat }：{ $by }で誰を助けますか？
sc-ask-cripple = { $seat }：{ $by }で誰を衰弱させますか？

sc-roll-turn = { $seat }が手番のダイスを振ります。
sc-roll-first = { $seat }が先手決めのダイスを振ります。
sc-roll-reveal = 山札から英雄を1枚めくります。

## What happened: before the battle

sc-rolled-off = { sc-red }の目は{ $red }、{ sc-blue }の目は{ $blue }。
    .rolls = はい
sc-rolled-alike = どちらの目も{ $red }。振り直し。
    .rolls = はい
sc-chooses-first = ドラフトは{ $seat }から。
sc-revealed = { $hero }が場に出た。
    .brief = { $hero }が出る
sc-reshuffled = 捨て札を山札に戻した。山札は{ $cards }枚。
sc-picked = { $seat }は{ $hero }を取った。
sc-discarded-display = 残った英雄{ $heroes }枚は捨て札へ。
sc-gave-back = 残りのどの英雄も取れないため、{ $seat }は{ $hero }を捨て札に戻した。
sc-passed = { $seat }は取れる英雄がいないのでパスした。
sc-draft-over = 両パーティーが揃った。
sc-lined-up = { $seat }が布陣：前列{ $front }体、後列{ $back }体。
sc-goes-first = 先手は{ $seat }。毎ラウンド先手を取る。

## What happened: turns

sc-rolled = { $seat }は{ $face }を出した。
    .rolls = はい
sc-uses = { $hero }が能力{ $ability }を使った。
sc-fatigues = { $hero }が無理を押して能力{ $ability }を使い、疲労した。
sc-wakes-nothing = { $hero }にダイスを置いたが、使える能力はなかった。
    .brief = 能力なし
sc-mourns = 倒れた{ $hero }にダイスを手向けた。
sc-discards = { $seat }はダイスを捨てた。
    .brief = 何もしない
sc-round-over = 第{ $round }ラウンド終了。ダイスはすべて手元に戻る。
sc-won = { $seat }の勝利！
    .brief = { $seat }の勝利
sc-drawn = 戦いは引き分け。
    .brief = 引き分け

## What happened: tokens and health

sc-inspired = { $n ->
        [0] 鼓舞トークンが尽きており、{ $seat }は何も得られない。
       *[other] { $seat }は鼓舞を{ $n }個得た。
    }
    .brief = 鼓舞+{ $n }
sc-spends-inspire = { $seat }は鼓舞を{ $n }個使った。
sc-gets-armor = { $hero }は装甲を{ $n }個得た。
    .brief = { $hero } 装甲+{ $n }
sc-gets-taunt = { $hero }は敵を挑発する：挑発+{ $n }。
    .brief = { $hero } 挑発+{ $n }
sc-gets-physical = { $hero }の腕に力がみなぎる：物理+{ $n }。
    .brief = { $hero } 物理+{ $n }
sc-gets-magic = { $hero }の魔力が高まる：魔力+{ $n }。
    .brief = { $hero } 魔力+{ $n }
sc-gets-cripple = { $hero }は衰弱を{ $n }個受けた。
    .brief = { $hero } 衰弱+{ $n }
sc-loses-armor = { $hero }は装甲を{ $n }個失った。
    .brief = { $hero } 装甲−{ $n }
sc-loses-taunt = { $hero }は挑発を{ $n }個失った。
    .brief = { $hero } 挑発−{ $n }
sc-loses-physical = { $hero }の力が衰える：物理−{ $n }。
    .brief = { $hero } 物理−{ $n }
sc-loses-magic = { $hero }の魔力が薄れる：魔力−{ $n }。
    .brief = { $hero } 魔力−{ $n }
sc-loses-cripple = { $hero }は衰弱を{ $n }個振り払った。
    .brief = { $hero } 衰弱−{ $n }
sc-healed = { $n ->
        [0] { $hero }に回復の必要はなかった。
       *[other] { $hero }の体力が{ $n }回復した。
    }
    .brief = { $n ->
        [0] { "" }
       *[other] { $hero } ♥+{ $n }
    }
sc-melee = 近接
sc-ranged = 射撃
sc-spell = 魔法
sc-hits = { $by }が{ $hero }を攻撃：{ $attack }{ $power }{ $buff ->
        [0] { "" }
       *[other] +{ $buff }
    }{ $taunt ->
        [0] { "" }
       *[other] 、挑発−{ $taunt }
    }{ $armor ->
        [0] { "" }
       *[other] 、装甲−{ $armor }
    }。{ $n }ダメージ、残り体力{ $left }。
    .brief = { $hero } ♥−{ $n }
sc-hits-in-vain = { $by }が{ $hero }を攻撃：{ $attack }{ $power }{ $buff ->
        [0] { "" }
       *[other] +{ $buff }
    }{ $taunt ->
        [0] { "" }
       *[other] 、挑発−{ $taunt }
    }{ $armor ->
        [0] { "" }
       *[other] 、装甲−{ $armor }
    }。ダメージなし。
    .brief = { $hero } 無傷
sc-wounded = { $hero }は{ $n }ダメージを受けた。
    .brief = { $hero } ♥−{ $n }
sc-unharmed = { $hero }は攻撃を受けたが、無傷だった。
    .brief = { $hero } 無傷
sc-slain = { $hero }は倒れた！
    .brief = { $hero } 倒れる

## Why not: parties

sc-no-such-hero = { $number ->
        [1] パーティー1：
        [2] パーティー2：
       *[other] { "" }
    }「{ $hero }」という英雄はいません。
sc-hero-twice = { $number ->
        [1] パーティー1：
        [2] パーティー2：
       *[other] { "" }
    }{ $hero }は1回しか入れられません。英雄は1体ずつしかいません。
sc-hero-in-both = { $hero }が両方のパーティーに入っています。英雄は1体ずつしかいません。
sc-party-cost = { $number ->
        [1] パーティー1
        [2] パーティー2
       *[other] パーティー
    }のコストは{ $cost }です。ちょうど{ $needed }でなければなりません。
sc-too-many-rows = { $number ->
        [1] パーティー1：
        [2] パーティー2：
       *[other] { "" }
    }列が{ $rows }つあります。列は前列と後列の2つだけです。
sc-row-full = { $number ->
        [1] パーティー1：
        [2] パーティー2：
       *[other] { "" }
    }1つの列に英雄が{ $heroes }体います。1列に並べるのは{ $most }体までです。
sc-one-row = 前列と後列を斜線で区切って書いてください。例：defender,fighter/priest,ranger
sc-not-in-party = { $hero }はあなたのパーティーにいません。
sc-in-two-places = { $hero }を置けるのは1か所だけです。
sc-without-row = { $hero }がどちらの列にもいません。パーティーの全員を置いてください。
sc-rows-spelled = 列の中はパーティーの順に書いてください。この隊列は{ $right }となります。
sc-bad-round-limit = ラウンドの上限を{ $limit }にはできません。0なら無制限です。

## Why not: the draft

sc-not-on-display = { $hero }は場札にいません。
sc-kept-for-other = { $hero }は相手のために残してあります。新しい場札から選んでください。
sc-above-twelve = { $hero }を加えるとコストが{ $cost }になり、12を超えます。
sc-stuck-at-eleven = { $hero }を加えるとコストが11になります。コスト1の英雄はいません。
sc-may-not-pass = 取れる英雄が場にいるので、パスはできません。

## Why not: turns

sc-no-such-action = 「{ $key }」というダイスの使い方はありません。use:英雄:能力、mourn:英雄、discardのいずれかです。
sc-not-your-hero = { $hero }はあなたの英雄ではありません。
sc-hero-dead = { $hero }はすでに倒れています。
sc-hero-alive = { $hero }は生きています。弔う相手ではありません。
sc-hero-fatigued = { $hero }にはすでにダイスが2個あり、ラウンドが終わるまで疲労しています。
sc-no-such-ability = { $hero }の能力は6つです。能力{ $ability }はありません。
sc-must-use-ability = このダイスで使える能力が{ $hero }にあるので、どれか1つを使わなければなりません。
sc-level-too-low = { $level ->
        [0] このダイスでは、鼓舞をすべて使っても{ $hero }のどの能力にも届きません。
       *[other] このダイスでは、鼓舞をすべて使っても{ $hero }の能力{ $level }までです。能力{ $ability }には届きません。
    }
sc-pointless-inspire = { $hero }にこれ以上の鼓舞は要りません。このテーブルでは鼓舞を無駄に使えません。
sc-inspire-for-nothing = { $hero }は能力を使わないので、鼓舞を使っても何も起こりません。
sc-not-so-much-inspire = { $most ->
        [0] { $hero }に使うだけで鼓舞がなくなり、余分には使えません。
       *[other] { $hero }に余分に使える鼓舞は、あと{ $most }個しかありません。
    }
sc-inspire-beyond-six = { $most ->
        [0] { $hero }はすでにレベル6で、鼓舞を使ってもこれ以上は上がりません。
       *[other] { $hero }は鼓舞をあと{ $most }個でレベル6になり、それより上はありません。
    }
sc-dead-hero-has-die = { $hero }にはすでにダイスがあります。このテーブルでは、死亡した英雄に置けるダイスは1個だけです。
sc-fell-with-die = { $hero }はダイスを載せたまま倒れました。このラウンドはもうダイスを置けません。

## Why not: targets

sc-not-an-enemy = { $hero }は敵ではありません。
sc-not-an-ally = { $hero }は味方ではありません。
sc-not-oneself = { $hero }は助ける側です。このテーブルでは、ほかの味方を選ばなければなりません。
sc-behind-front-row-melee = { $hero }は前列の後ろにいて近接が届かず、挑発もしていません。
sc-behind-front-row-cripple = { $hero }は前列の後ろにいて、挑発もしていません。このテーブルでは、衰弱は近接と同じ相手にしか届きません。
sc-behind-front-row-magic = { $hero }は前列の後ろにいて、魔法が届きません。
