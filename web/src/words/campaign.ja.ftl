### Campaigns: matches one after the other, with armies that live on.

campaigns = キャンペーン
campaign-mine = あなたのキャンペーン
campaign-new = 新しいキャンペーン
campaign-new-of = { $game }の新しいキャンペーン
campaign-about = 同じ軍勢で対戦を重ねます。成長はそのまま次の対戦に引き継がれます。
campaign-name = 名前
campaign-name-hint = 長い冬
campaign-order = シナリオの順番
campaign-order-text = 押すと最後に加わり、もう一度押すと外れます。最後まで行くと最初に戻ります。
campaign-shuffle = 混ぜる
campaign-begin = キャンペーンを始める
campaign-no-game = 軍勢が引き継がれるゲームはここにありません。
campaign-count = { $n ->
    [0] まだ対戦なし
   *[other] { $n }戦終了
}
campaign-matches = 対戦
campaign-match = 第{ $n }戦
campaign-running = 対戦中
campaign-play = 第{ $n }戦を始める
campaign-go-on = 第{ $n }戦の続きへ
campaign-watch = 第{ $n }戦を見る
campaign-open-seat = 空いている席があります。
campaign-copy = 友だち用のリンクをコピー
campaign-copied = コピーしました
campaign-wins = { $n }勝
campaign-gone = 永遠に去った者：
campaign-chronicle = 年代記
campaign-everybody = 全員
campaign-comma = 、
campaign-no-deeds = まだ何も語られていません。
campaign-not-yet = 最初の対戦はこれからです。
campaign-file = キャンペーンをファイルに保存
campaign-back = キャンペーンへ戻る
campaign-colon = ：
