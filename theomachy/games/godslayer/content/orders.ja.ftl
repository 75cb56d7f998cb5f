# ラウンド、手番、起動。戦術、才能、アイテム、トークン。テストと継続効果。
# model、target、cardはIDで、画面を見ている人には名前で伝わる。

## 質問

gs-ask-activate = { $seat }：次は誰を起動しますか？
    .pass = パス：この手番を見送る
    .end = 手番を終える
gs-ask-who = { $seat }：チームの誰が行動しますか？
    .seat-1 = { gs-seat-1 }
    .seat-2 = { gs-seat-2 }
    .seat-3 = { gs-seat-3 }
    .seat-4 = { gs-seat-4 }
gs-ask-action = { $seat }：{ $by }は何をしますか？
    .stand = 起き上がる
    .move = トークン{ $a }個で移動
    .charge = { $b ->
        [long] 長距離突撃：{ $a }
       *[normal] 突撃：{ $a }
    }
    .melee = 近接攻撃：{ $a }
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
    .end = 起動を終える
gs-ask-again = { $seat }：{ $by }はテストに失敗しました。澄んだ蜜酒を飲んでもう一度テストしますか？
    .again = もう一度テストする
    .keep = しない
gs-ask-expiry = { $seat }：{ $by }は効果を振り払うためにトークンをいくつ使いますか？
    .other = { $a ->
        [0] 使わない：5以上が必要
        [1] 1個：4以上が必要
        [2] 2個：3以上が必要
        [3] 3個：2以上が必要
       *[4] 4個：必ず終わる
    }
gs-ask-haze = { $seat }：{ $by }はどこに闇を広げますか？

## ロール

gs-test-receiving = 命令を聞き取るテスト
gs-test-self = リーダーなしで動くテスト
gs-roll-contest = { $seat }が意志の対決のダイスを振る。
gs-roll-affliction = { $seat }が回避のダイスを振る。
gs-roll-expiry = { $seat }が振り払うためのダイスを振る。
gs-roll-heal = { $seat }が回復のダイスを振る。
gs-roll-sacrifice = { $seat }が生贄のダイスを振る。
gs-roll-shake = { $seat }が転倒のダイスを振る。

## 出来事：ラウンドと手番

gs-tokens = アクショントークン
    .symbol = ●
gs-round = 第{ $round }ラウンドが始まった。
gs-turn = { $seat }の手番になった。
gs-passes = { $seat }はパスした。
gs-activates = { $card }が起動した。
gs-gains-tokens = { $card }はトークンを{ $n }個得た。
    .brief = { $card } トークン+{ $n }

## 出来事：命令

gs-tactic = { $card }は{ $tactic }を使った：{ $target }。
    .brief = { $tactic }
gs-tactic-self = { $card }は{ $tactic }を使った。
    .brief = { $tactic }
gs-tactic-through = { $card }は{ $through }を通して{ $tactic }を命じた：{ $target }。
    .brief = { $tactic }
gs-talent = { $card }は{ $talent }を使った：{ $target }。
    .brief = { $talent }
gs-uses = { $card }は{ $item }を使った。
    .brief = { $item }
gs-falls-short = { $target }は遠すぎた。{ $card }が支払ったものは失われた。
    .brief = 遠すぎる
    .fails = はい
gs-contest-won = { $card }は{ $total }対{ $against }で{ $target }を圧した。
    .brief = 圧倒
    .rolls = はい
gs-contest-lost = { $card }は{ $total }対{ $against }で{ $target }を圧せなかった。
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
    .brief = 回避
    .rolls = はい
gs-expiry-passed = { $card }は{ $face }を出して{ $effect }を振り払った（必要な目は{ $needed }以上）。
    .brief = 振り払う
    .rolls = はい
gs-expiry-failed = { $card }は{ $face }を出し、{ $effect }が続く（必要な目は{ $needed }以上）。
    .brief = 続く
    .fails = はい
    .rolls = はい

## できない理由：起動

gs-must-activate = 手番では誰かを起動しなければなりません。
gs-due-next = 次は{ $card }です。付属モデルは親の直前か直後に行動します。
gs-with-its-parent = { $card }は親の直前か直後にだけ行動できます。
gs-no-such-card = 「{ $key }」は戦場にいません。
gs-not-yours = { $card }は今あなたが起動できるものではありません。
gs-was-activated = { $card }はこのラウンドにもう起動しました。
gs-no-crew = { $card }には操作員が残っておらず、起動できません。
gs-may-not-pass = パスできるのは、ラウンド開始時にカードが誰よりも少なかった側だけです。1ラウンドに1回、その手番で誰も起動していないうちに限り、最初の手番ではできません。
gs-turn-is-full = { $n ->
        [1] この手番に起動できるのは1つだけです。
       *[other] この手番にはもう{ $n }つ起動しました。
    }
gs-one-unit-a-turn = { $card }はユニットで、この手番にはすでにユニットを1つ起動しました。
gs-no-such-action = 「{ $key }」は{ $card }のアクションではありません。
gs-stand-up-first = { $card }はまず起き上がらなければなりません。
gs-is-stationary = { $card }は静止状態で、何もできません。
gs-too-few-tokens = { $card }のトークンは{ $tokens }個です。{ $needed }個必要です。

## できない理由：戦術と才能

gs-no-such-tactic = 「{ $key }」は{ $card }が使える戦術ではありません。
gs-one-tactic-a-round = { $card }はこのラウンドの戦術をもう使いました。
gs-no-more-than-before = { $card }には、同じ数以上のトークンによる{ $tactic }がまだ効いています。
gs-too-many-tokens = この戦術に使えるトークンは{ $most }個までです（指定：{ $given }個）。
gs-no-such-target = 「{ $key }」は対象になりません。
gs-wrong-side = { $card }は対象にできる側ではありません。
gs-unseen = { $card }から{ $target }は見えません。
gs-unit-scattered = { $card }は隊形が崩れているため、命令を出すことも受けることもできません。
gs-creature = { $card }はクリーチャーで、命令を受けません。
gs-machine = { $card }：機械そのものは戦術を受けません。受けるのは操作員だけです。
gs-deaf = { $card }は今、命令を聞き取れません。
gs-not-living = { $card }は生きていません。
gs-not-channelled = { $tactic }は中継できません。楽手が中継するのは味方への命令だけです。
gs-no-such-link = 「{ $key }」はこれを中継できません。
gs-no-musician = { $card }には、立っていて隊形を保った楽手がいません。
gs-no-such-talent = 「{ $key }」は{ $card }の才能にありません。
gs-talent-used = { $talent }はこのラウンドにもう使いました。

## できない理由：アイテムとトークン

gs-no-such-item = 「{ $key }」は{ $card }が使えるアイテムではありません。
gs-used-up = { $item }はもう使い切りました。
gs-no-warlord = { $card }はウォーロードではありません。
gs-token-assigned = { $card }はこのラウンドのトークンをもう受け取りました。
gs-no-point = 「{ $key }」は場所ではありません。
gs-point-off-table = テーブルの端の外です。
gs-place-too-far = { $most }″より遠くです。
