# 戦闘：白兵戦、反撃、ダメージ、クリティカルとファンブル、防護。

## 質問

gs-ask-style = { $seat }：このターン、{ $by }はどの戦い方をしますか？
    .offensive = 攻勢：MEL+1
    .powerful = 強打：POW+1
gs-ask-target = { $seat }：{ $by }は誰を攻撃しますか？
    .none = 攻撃しない
gs-ask-new-target = { $seat }：対象がいなくなりました。{ $by }は代わりに誰を攻撃しますか？
    .none = 攻撃しない
gs-ask-counter = { $seat }：{ $by }は反撃しますか？
    .none = しない
gs-ask-protection = { $seat }：{ $by }をどれで守りますか？
    .halve = { $a }以上でダメージ半減
    .ignore = { $a }以上でダメージ無効
    .survive = { $a }以上で生命点1を残す
gs-ask-attack-again = { $seat }：{ $by }の攻撃ははずれました。予言の水を飲んで振り直しますか？
    .again = 振り直す
    .keep = そのままにする

## ロール

gs-roll-attack = { $seat }の攻撃判定です。
gs-roll-damage = { $seat }のダメージ判定です。
gs-roll-protection = { $seat }の防護判定です。

## 出来事

gs-attacks = { $card }が攻撃した：{ $weapon }。
    .brief = { $weapon }
gs-counters = { $card }が反撃した：{ $weapon }。
    .brief = 反撃
gs-style = { $card }はターンの終わりまで{ $style ->
        [offensive] 攻勢で戦う
        [powerful] 強打で戦う
       *[charge] 突撃ボーナスを得る
    }。
    .brief = { $style ->
        [offensive] 攻勢：MEL+1
        [powerful] 強打：POW+1
       *[charge] 突撃：MEL+1、POW+1
    }
gs-attack = { $model }が{ $target }を攻撃した（{ $weapon }）：{ $needed }に対して{ $total }、{ $result ->
        [critical] クリティカルヒット
        [hit] 命中
        [fumble] ファンブル
       *[miss] はずれ
    }。
    .brief = { $result ->
        [critical] クリティカル
        [hit] 命中
        [fumble] ファンブル
       *[miss] はずれ
    }
    .fails = { $result ->
        [critical] { "" }
        [hit] { "" }
       *[miss] はい
    }
    .rolls = はい
gs-fumbles = { $model }はファンブルし、このラウンドはもう攻撃できない。
    .brief = { $model } ファンブル
gs-damage = { $model }へのダメージ：ARM { $armour }に対して{ $power }、合計{ $n }。
    .rolls = はい
gs-protected = { $model }は{ $value }以上に対して{ $face }を出し、守られた。
    .brief = 防護
    .rolls = はい
gs-unprotected = { $model }は{ $value }以上に対して{ $face }を出し、守られなかった。
    .rolls = はい
gs-wounded = { $model }は生命点を{ $n }失った（残り{ $left }）。
    .brief = { $model } ♥−{ $n }
gs-heals = { $model }は生命点を{ $n }回復した（現在{ $left }）。
    .brief = { $model } ♥+{ $n }
gs-destroyed = { $model }が撃破された。
    .outcome = { $model } 撃破
gs-returns = { $model }が戻ってきた。
    .brief = { $model } 復帰
gs-knocked-down = { $model }が転倒した。
    .brief = { $model } 転倒
gs-stationary = { $model }は静止状態になった。
    .brief = { $model } 静止

## できない理由

gs-no-such-weapon = { $card }はここでそのような攻撃はできません。
gs-has-fumbled = { $card }のこの攻撃ができるモデルは皆、このラウンドにファンブルしています。
gs-nobody-in-reach = { $weapon }の届く相手がいません。
gs-beyond-reach = { $model }の{ $weapon }は{ $reach }″届きますが、{ $target }までは{ $away }″あります。
gs-no-such-model = 「{ $key }」は、この戦いのカードでもモデルでもありません。
gs-name-somebody = カードかモデルを指定してください。
gs-not-this-card = { $model }が今攻撃できるのは{ $card }だけで、{ $target }はそれに属しません。
gs-other-height = { $target }とは高さが違いすぎて、{ $model }の{ $weapon }は届きません。
gs-no-such-protection = 「{ $key }」では{ $model }をこれから守れません。
gs-is-fleeing = { $card }は敗走中で、ほかに何もできません。
gs-will-flee = { $card }はこれから敗走するので、反撃しません。
gs-own-activation = この卓の取り決めで、{ $card }は自分の行動中には反応できません。
