# 勇気、戦争機械、シナリオ、勝敗。

## 名前

gs-scenario-open-battle = 会戦
    .text = 撃破点で決まります。勝つには戦闘レベルの4分の1、圧勝には半分の差が必要です。
gs-scenario-standing-stones = 立石
    .text = 中央線に石が3個立っています。第3ラウンドから、石のそばに味方だけがいる陣営が、石ごとに1点を得ます。
gs-scenario-break-through = 突破
    .text = 攻撃側は向こうの端から出たモデル、防御側は撃破したモデルの点を得ます。
gs-scenario-relic = 聖遺物
    .text = 最後に聖遺物を持つ陣営が、撃破点に加えて戦闘レベルの4分の1を得ます。
gs-scenario-last-stand = 最後の抵抗
    .text = 防御側は4分の3のポイントで包囲され、十分に生き残れば勝ちです。
gs-stone = 立石
    .numbered = 立石{ $n }
    .symbol = ◎
gs-relic = 聖遺物
    .symbol = ◆
stone-1 = 立石1
stone-2 = 立石2
stone-3 = 立石3
relic = 聖遺物

## 出来事：勇気

gs-afraid = { $card }は{ $by }に怯えた：交戦している間、MEL−2。
    .brief = 恐怖
gs-flees = { $card }は敗走した。
    .brief = 敗走
gs-rallies = { $card }は再集結した。
    .brief = 再集結

## 出来事：シナリオ

gs-objective = 目標物がテーブルに置かれた：{ $marker }。
gs-holds-stone = { $seat }が{ $marker }を支配した：{ $points }点、合計{ $total }点。
    .brief = +{ $points }
gs-takes-up = { $model }が{ $marker }を拾った。
    .brief = 拾う
gs-drops = { $model }が{ $marker }を落とした。
    .brief = 落とす

## 出来事：終局

gs-kill-points = { $seat }の撃破点は{ $points }だった。
gs-won = { $seat }が戦いに勝った！
    .brief = 勝利
gs-massacre = { $seat }が戦いに圧勝した！
    .brief = 圧勝
gs-team-won = { $seat }のチームが戦いに勝った！
    .brief = 勝利
gs-team-massacre = { $seat }のチームが戦いに圧勝した！
    .brief = 圧勝
gs-drawn = 戦いに勝者はいなかった。
    .brief = 引き分け

## できない理由

gs-machines-do-not-charge = { $card }は戦争機械です。機械も操作兵も突撃できません。
gs-back-to-the-machine = { $card }の操作兵は、まず機械のもとへ戻らなければなりません。
gs-nobody-serves = { $model }と隊形を保っている操作兵がいません。
gs-no-relic = この戦いに聖遺物はありません。
gs-relic-carried = 聖遺物は{ $model }が持っています。
gs-not-at-relic = 聖遺物を取れるのは、{ $card }のうち、それにベース接触している生きたモデルだけです。

## できない理由：参加者

gs-number-of-warbands = ウォーバンドが{ $given }つあります。{ $fewest }から{ $most }までにしてください。
gs-table-length = テーブルの長さは{ $least }から{ $most }インチまでです（指定：{ $given }）。
gs-teams = チームは2つで、{ $seats }席それぞれにチームが必要です。
gs-two-sides = { $scenario }には2つの陣営が必要です。2チームに分かれてください。
gs-level-beyond = 戦闘レベルは0から{ $most }までの数です。
gs-number-of-levels = { $seats }席それぞれに0より大きい戦闘レベルが必要です。与えられたのは{ $given }個です。
gs-uneven-levels = どの陣営も戦闘レベルの合計が同じでなければなりません。今は{ $least }から{ $most }です。
