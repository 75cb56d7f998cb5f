# 移動と突撃：質問、出来事、できない理由。距離の単位はインチ。

## 質問

gs-ask-move = { $seat }：{ $by }はどこへ移動しますか？
    .to = { $a } → { $b }
    .all = 全員で{ $a }へ
    .gather = 隊形を整える
    .done = これで終わり
gs-ask-free-strike = { $seat }：{ $by }は離れていく敵に追い打ちしますか？
    .none = 見逃す
gs-ask-charge-target = { $seat }：{ $by }は誰に突撃しますか？
    .hold = 突撃しない
gs-ask-charge-move = { $seat }：{ $by }はどこへ突撃しますか？
    .to = { $a } → { $b }
    .rush = 全員で行けるところまで
    .gather = 隊形を整える
    .done = これで終わり
gs-ask-counterstrike = { $seat }：敵が移動しました。{ $by }は突撃しますか？
    .none = 待つ
off = テーブルを出る
straight = まっすぐ
gs-roll-slay = { $seat }の撃破移動の判定です。

## 出来事

gs-moves = { $model }が移動した。
    .brief = 移動
gs-leaves = { $model }がテーブルを出た。
    .brief = テーブルの外へ
gs-falls = { $model }が{ $n }インチ落下した。
    .brief = 落下
gs-stands-up = { $model }が起き上がった。
    .brief = 起き上がる
gs-free-strike = { $model }が離れていく{ $target }に追い打ちした：{ $weapon }。
    .brief = 追い打ち
gs-charges = { $card }が{ $how }を宣言した：{ $weapon }。
    .brief = 突撃！
gs-charge-normal = 突撃
gs-charge-long = 長距離突撃
gs-charges-at = { $model }が{ $target }に突撃した。
    .brief = { $target }へ突撃
gs-charge-arrives = { $card }の突撃が成功した。
    .brief = 突撃成功
gs-charge-fails = { $card }の突撃が失敗した。
    .brief = 突撃失敗
    .fails = はい

## できない理由：移動

gs-no-such-move = 「{ $key }」という移動はありません。
gs-exhausted = { $card }が1ラウンドに移動に使えるトークンは{ $limit }個で、もう{ $moved }個使いました。
gs-cannot-move = { $card }の動けるモデルには、MOVが残っていません。
gs-lies-down = { $model }は転倒しています。
gs-move-is-done = { $model }は途中で追い打ちされるところを通ったので、移動は終わりです。
gs-all-have-moved = { $card }は全員移動しました。
gs-too-far = { $model }には{ $needed }″かかりますが、{ $far }″しか動けません。
gs-way-blocked = { $by }が{ $model }の行く手をふさいでいます。
gs-no-way = { $model }がそこへ行く道はありません。
gs-may-not-stop = { $model }は{ $terrain }にかかったまま止まれません。
gs-off-table = そこでは{ $model }がテーブルからはみ出します。
gs-no-edge-near = { $model }は残りの移動ではテーブルの端まで届きません。
gs-nobody-lies = { $card }には、転倒していて起き上がれるモデルがいません。
gs-nothing-to-gather = { $card }の離れたメンバーは、今は隊形に戻れません。
gs-in-formation = { $card }は隊形を保っています。整える必要はありません。
gs-out-of-formation = { $card }は隊形を保って終わらなければなりません（全員が2″以内でつながること）。
gs-breaks-formation = それでは{ $card }の隊形が崩れます。

## できない理由：突撃

gs-no-such-charge = 「{ $key }」という突撃はありません。白兵攻撃と種類を選んでください。
gs-too-late-to-charge = { $card }はこのラウンドにもう突撃できません（{ $what }）。
gs-did-charge = 突撃した
gs-did-move = 移動した
gs-did-attack = 攻撃した
gs-did-thaumaturgy = 干渉呪文を唱えた
gs-did-reaction = 反撃か追い打ちをした
gs-just-discovered = { $card }はこのラウンドに発見されたので突撃できません。
gs-no-formation = { $card }は隊形が崩れているので、突撃できません。
gs-engaged = { $card }は{ $enemy }と白兵中なので、突撃できません。
gs-no-long-charge = { $card }は長距離突撃ができません。できるのは軽装のカードだけで、聖遺物を運ぶ間はできません。
gs-nobody-to-charge = { $card }には、視線が通って突撃できる敵がいません。
gs-nobody-in-command = { $card }には、{ $model }から視線が通り、そのLEAD範囲にいるモデルがいません。
gs-beyond-command = { $target }は{ $model }のLEAD範囲にいません。
gs-beyond-lead = { $target }は{ $model }から{ $away }″の所にいます。LEAD範囲は{ $lead }″です。
gs-not-of-card = { $target }は{ $card }に属しません。
gs-stands-already = { $model }はもうテーブルに置かれています。
gs-must-charge = { $model }は突撃しなければなりません。ほかに突撃するモデルがいません。
gs-has-not-moved = { $target }は今移動した敵ではありません。
gs-charge-blocked = { $by }が{ $model }の行く手にあり、突撃はそこで止まって失敗します。
gs-charge-jumps = そこへ行くには{ $model }が{ $terrain }から飛び降りて倒れてしまうので、突撃できません。
gs-charge-straight = { $model }は一直線に突撃します。
gs-target-not-reached = そこからでは{ $model }は{ $target }に届きません。
gs-has-not-run = { $model }はまだ突撃していません。
gs-charge-all-the-way = { $card }は誰も目標に届かなかったので、全員が行けるところまで進みます。
