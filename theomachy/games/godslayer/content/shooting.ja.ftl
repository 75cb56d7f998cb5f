# 射撃と魔法：視線、射撃、テンプレート、魔法攻撃、呪文。

## 質問

gs-ask-shot = { $seat }：{ $by }は誰を撃ちますか？
    .none = 撃たない
gs-ask-blast = { $seat }：{ $by }は誰に魔法攻撃をしますか？
    .none = 攻撃しない
gs-ask-spell-place = { $seat }：{ $by }はどこに呪文を唱えますか？
gs-ask-raise = { $seat }：{ $by }は誰をよみがえらせますか？
gs-ask-raise-at = { $seat }：{ $by }はどこによみがえりますか？
    .none = 場所がない
gs-ask-sustain = { $seat }：{ $by }はどの呪文を維持しますか？
    .keep = { $a }（{ $b }）
    .none = 維持しない（すべて終わる）

## ロール

gs-roll-direction = { $seat }の方向の判定です。
gs-roll-casting = { $seat }の発動判定です。
gs-roll-healing = { $seat }の回復の判定です。

## 視線

gs-line-is-free = 視線が通る
gs-line-is-blocked = 視線が通らない

## 出来事：射撃と魔法攻撃

gs-shoots = { $card }が射撃した：{ $weapon }。
    .brief = { $weapon }
gs-blasts = { $card }が魔法攻撃をした：{ $weapon }。
    .brief = { $weapon }
gs-shot-lost = { $target }は{ $model }の射程外で、攻撃は無駄になった。
    .brief = 射程外
    .fails = はい
gs-covered = { $n ->
        [1] { $model }は半隠れだった：DEF+1。
       *[other] { $model }は遮蔽を得ていた：DEF+{ $n }。
    }
    .brief = { $n ->
        [1] 半隠れ
       *[other] 遮蔽
    }
gs-goes-astray = { $model }のはずれた射撃が{ $target }へ向かった。
    .brief = 流れ弾：{ $target }
    .fails = はい
gs-deviates = { $what }は{ $target }からはずれ、{ $n }インチ逸れた。
    .brief = { $n }″逸れる
    .fails = はい
gs-explodes = { $what }：直径{ $across }インチのテンプレートが置かれた。
    .brief = { $what }
gs-haze = 直径{ $across }インチの地面が覆われた。
    .brief = 直径{ $across }″

## 出来事：呪文

gs-spell = { $card }が呪文を唱えた：{ $spell }。
    .brief = { $spell }
gs-spell-at = { $card }が{ $target }に呪文を唱えた：{ $spell }。
    .brief = { $spell }
gs-spell-through = { $card }が{ $through }の中継で呪文を唱えた：{ $spell }。
    .brief = { $spell }
gs-spell-succeeds = { $card }の{ $spell }が発動した：{ $needed }に対して{ $total }。
    .brief = 成功
    .rolls = はい
gs-spell-fails = { $card }の{ $spell }は失敗した：{ $needed }に対して{ $total }。
    .brief = 失敗
    .fails = はい
    .rolls = はい
gs-sustains = { $card }が呪文を維持した：{ $spell }。
    .brief = { $spell } 維持

## できない理由

gs-nobody-can-attack = { $card }には、この攻撃をできるモデルがいません。ファンブルしたか、転倒か静止をしているか、攻撃を受けていません。
gs-all-engaged = { $card }の射撃できるモデルは全員、敵に交戦されています。
gs-nobody-in-sight = { $card }から視線の通る敵がいません。
gs-not-in-sight = { $model }から{ $target }へ視線が通りません。
gs-no-such-spell = 「{ $key }」は{ $card }の呪文ではありません。
gs-needs-no-target = この呪文に対象はありません：{ $spell }。
gs-under-this-spell = { $card }はすでにこの呪文を受けています：{ $spell }。
gs-caster-engaged = { $card }は敵に交戦されていて、呪文を唱えられません。
gs-cannot-channel = { $card }は転倒か静止をしていて、中継できません。
gs-no-channeller = 「{ $key }」は、呪文を中継できる{ $card }の従属モデルではありません。
gs-cannot-rise = 「{ $key }」は、このユニットの破壊されたメンバーではありません。
gs-nobody-to-raise = { $card }は、メンバーを失った死者のユニットではありません。
gs-not-beside-its-unit = よみがえるモデルは{ $card }と隊形を保たなければなりません。
gs-not-sustained = 「{ $key }」は、{ $card }が維持している呪文ではありません。
