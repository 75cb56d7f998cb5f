### The end of a match.

ending-rounds = ラウンドごとの得点
ending-scored = { $who }：{ $n }
ending-weighing = 対戦を振り返っています…
ending-ribbon = 対戦全体の勝率
ending-points = 勝負の分かれ目
ending-point = 分かれ目{ $n }：{ $text } { $who }は{ $gain }、{ $chance }パーセントに。ここから再生します。
ending-step = 手順{ $step }
ending-dice = ダイス
ending-choice = 選択
ending-what = { $mine ->
    [true] それぞれの分かれ目で、あなたの勝率が何ポイント動いたか。開くとそこから再生します。
   *[other] それぞれの分かれ目で、{ $who }の勝率が何ポイント動いたか。開くとそこから再生します。
}
ending-against = 次は{ $level }と対戦
ending-home = ホーム
