# ラウンド、ターン、行動。戦術、特技、アイテム、トークン。テストと継続効果。

## 質問

gs-ask-activate = { $seat }：次は誰を行動させますか？
    .pass = パス：このターンを見送る
    .end = ターンを終える
gs-ask-who = { $seat }：チームの誰がターンを行いますか？
    .seat-1 = { gs-seat-1 }
    .seat-2 = { gs-seat-2 }
    .seat-3 = { gs-seat-3 }
    .seat-4 = { gs-seat-4 }
    .seat-5 = { gs-seat-5 }
    .seat-6 = { gs-seat-6 }
    .seat-7 = { gs-seat-7 }
    .seat-8 = { gs-seat-8 }
gs-ask-action = { $seat }：{ $by }は何をしますか？
    .stand = 起き上がる
    .move = トークン{ $a }個で移動
    .charge = { $b ->
        [long] 長距離突撃：{ $a }
       *[normal] 突撃：{ $a }
    }
    .charge-1 = 突撃：{ $a }
    .melee = 白兵攻撃：{ $a }
    .shoot = 射撃：{ $a }
    .blast = 魔法攻撃：{ $a }
    .cast = { $a }を唱える：{ $b }
    .cast-1 = { $a }を唱える
    .tactic = { $a }：{ $b }
    .tactic-1 = { $a }
    .talent = { $b }：{ $c }
    .item = { $a }を使う
    .assign = { $a }にトークンを与える
    .relic = 聖遺物を拾う
    .end = 行動を終える
gs-ask-again = { $seat }：{ $by }はテストに失敗しました。澄んだ蜜酒を飲んでもう一度テストしますか？
    .again = もう一度テストする
    .keep = しない
gs-ask-expiry = { $seat }：{ $by }は終息テストの前にトークンをいくつ使いますか？
    .other = { $a ->
        [0] 使わない：5以上が必要
        [1] 1個：4以上が必要
        [2] 2個：3以上が必要
        [3] 3個：2以上が必要
       *[4] 4個：必ず終わる
    }
gs-ask-haze = { $seat }：{ $by }はどこに煙霧を置きますか？

## ロール

gs-test-receiving = 命令を受けるテスト
gs-test-self = 隊長なしで動くテスト
gs-roll-contest = { $seat }の対抗判定です。
gs-roll-affliction = { $seat }の抵抗テストです。
gs-roll-expiry = { $seat }の終息テストです。
gs-roll-heal = { $seat }の回復の判定です。
gs-roll-sacrifice = { $seat }の犠牲の判定です。
gs-roll-shake = { $seat }の転倒の判定です。

## 出来事：ラウンドとターン

gs-tokens = アクショントークン
    .symbol = ●
    .price = トークン{ $n }
gs-round = 第{ $round }ラウンドが始まった。
gs-turn = { $seat }のターンになった。
gs-passes = { $seat }はパスした。
gs-activates = { $card }が行動を始めた。
gs-gains-tokens = { $card }はトークンを{ $n }個得た。
    .brief = { $card } トークン+{ $n }

## 出来事：命令

gs-tactic = { $card }は{ $tactic }を使った：{ $target }。
    .brief = { $tactic }
gs-tactic-self = { $card }は{ $tactic }を使った。
    .brief = { $tactic }
gs-tactic-through = { $card }は{ $through }の中継で{ $tactic }を命令した：{ $target }。
    .brief = { $tactic }
gs-talent = { $card }は{ $talent }を使った：{ $target }。
    .brief = { $talent }
gs-uses = { $card }は{ $item }を使った。
    .brief = { $item }
gs-falls-short = { $target }は遠すぎた。{ $card }が支払ったトークンは失われた。
    .brief = 遠すぎる
    .fails = はい
gs-contest-won = { $card }は{ $total }対{ $against }で{ $target }を圧倒した。
    .brief = 圧倒
    .rolls = はい
gs-contest-lost = { $card }は{ $total }対{ $against }で{ $target }を圧倒できなかった。
    .brief = 効果なし
    .fails = はい
    .rolls = はい
gs-test-passed = { $test }：{ $card }はLEAD { $lead }に対して{ $rolled }を出し、成功した。
    .brief = 成功
    .rolls = はい
gs-test-failed = { $test }：{ $card }はLEAD { $lead }に対して{ $rolled }を出し、失敗した。
    .brief = 失敗
    .fails = はい
    .rolls = はい

## 出来事：効果

gs-affected = { $model }は{ $effect }を受けた。
    .brief = { $effect }
gs-effect-ends = { $model }の{ $effect }が終わった。
    .brief = { $effect }終了
gs-avoids = { $model }は{ $face }を出して{ $effect }を免れた。
    .brief = 免れる
    .rolls = はい
gs-expiry-passed = { $card }は{ $face }を出し、{ $effect }が終息した（必要な目は{ $needed }以上）。
    .brief = 終息
    .rolls = はい
gs-expiry-failed = { $card }は{ $face }を出し、{ $effect }が終息しなかった（必要な目は{ $needed }以上）。
    .brief = 続く
    .fails = はい
    .rolls = はい

## できない理由：行動

gs-unspent = トークン残り{ $tokens }個
gs-not-acted = { $card }（トークン{ $tokens }個）は未行動{ $others ->
        [0] { "" }
       *[other] 、ほか{ $others }
    }
gs-must-activate = ターンの間に誰かを行動させなければなりません。
gs-due-next = 次は{ $card }です。従属モデルは従属先の直前か直後に行動します。
gs-with-its-parent = { $card }は従属先の直前か直後にだけ行動できます。
gs-not-yours = { $card }はほかのプレイヤーのカードです。
gs-was-activated = { $card }はこのラウンドにもう行動しました。
gs-no-crew = { $card }には操作兵が残っておらず、行動できません。
gs-may-not-pass = パスできるのは、ラウンドの開始時にカードが誰よりも少なかったプレイヤーだけです。1ラウンドに1度、そのターンに誰も行動させないうちに限り、最初のターンにはできません。
gs-turn-is-full = { $n ->
        [1] このターンに行動できるカードは1枚だけです。
       *[other] このターンにはもう{ $n }枚のカードが行動しました。
    }
gs-one-unit-a-turn = { $card }はユニットで、このターンにはすでにユニットが1つ行動しました。
gs-no-such-action = 「{ $key }」は{ $card }のアクションではありません。
gs-action-before-place = 先に{ $card }のアクションを選んでください。場所はその後で聞かれます。
gs-action-before-target = 先に{ $card }のアクションを選んでください（{ $target }への攻撃、命令、呪文など）。
gs-say-which = 「{ $key }」だけでは足りません。何を使うか、誰を対象にするか、どこまでかも指定してください。
gs-stand-up-first = { $card }はまず起き上がらなければなりません。
gs-is-stationary = { $card }は静止状態で、何もできません。
gs-too-few-tokens = { $card }のトークンは{ $tokens }個です。{ $needed }個必要です。

## できない理由：戦術と特技

gs-no-such-tactic = 「{ $key }」は{ $card }がこのように使える戦術ではありません。
gs-one-tactic-a-round = { $card }はこのラウンドの戦術をもう使いました。
gs-no-more-than-before = { $card }には、同じ数以上のトークンによる{ $tactic }がまだ効いています。
gs-too-many-tokens = この戦術に使えるトークンは{ $most }個までです（指定：{ $given }個）。
gs-target-gone = { $target }はテーブルにいません。
gs-needs-a-model = 対象は1体のモデルです。{ $card }全体は選べません。
gs-needs-the-unit = 対象はユニット全体です。{ $card }を選んでください。
gs-target-scattered = { $card }は隊形が崩れています。モデルを1体選ぶと、その周りのモデルも対象になります。
gs-needs-enemy = { $card }は自分の側です。対象は敵です。
gs-needs-friend = { $card }は敵です。対象は味方です。
gs-needs-own-faction = { $card }は別の勢力の同盟モデルです。対象は自分の勢力の味方です。
gs-own-attachment = { $card }は{ $parent }の従属モデルなので、その戦術から何も得られません。
gs-unseen = { $card }から{ $target }へ視線が通りません。
gs-unit-scattered = { $card }は隊形が崩れているので、命令することも命令を受けることもできません。
gs-creature = { $card }はクリーチャーで、命令を受けません。
gs-machine = { $card }：機械は戦術を受けません。受けるのは操作兵だけです。
gs-deaf = { $card }は今、命令を受けられません。
gs-not-living = { $card }は非生物です。
gs-not-channelled = { $tactic }は中継できません。楽手が中継するのは味方への命令だけです。
gs-no-such-link = 「{ $key }」はこれを中継できません。中継できるのは自分の側のカードで、それぞれ1度だけです。
gs-no-musician = { $card }には、立っていて隊形を保つ楽手がいません。
gs-no-such-talent = 「{ $key }」は{ $card }の特技ではありません。
gs-talent-used = { $talent }はこのラウンドにもう使いました。

## できない理由：アイテムとトークン

gs-no-such-item = 「{ $key }」は{ $card }が使えるアイテムではありません。
gs-used-up = { $item }はもう使い切りました。
gs-not-to-itself = { $card }は自分自身にトークンを渡せません。
gs-no-warlord = { $card }はウォーロードではありません。
gs-cannot-lead = 「{ $key }」は、プレイ中のあなたのウォーロードではありません。
gs-token-assigned = { $card }はこのラウンドのトークンをもう受け取りました。
gs-no-point = 「{ $key }」は場所ではありません。西の辺と北の辺からの距離で指定してください。
gs-point-off-table = その場所はテーブルの上にありません。
gs-no-turn = ここでは{ $degrees }°回せません。
gs-say-who = その場所へ行くモデルを指定してください。
gs-place-too-far = { $model }から{ $most }″より遠くです。
