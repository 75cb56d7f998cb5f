### 対局の振り返り：選択とダイスの内訳。

review-not-over = 対局はまだ続いています。終わってから振り返れます。
review-no-judge = このゲームには勝率の見積もりがないため、振り返れません。
review-busy = 振り返りの計算が混み合っています。1分ほどしてからもう一度お試しください。
review-failed = 振り返りを計算できませんでした。1分ほどしてからもう一度お試しください。
review-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
review-percent = { $share }%
review-most = 99%超
review-least = 1%未満

## 端末

cli-review = 保存した対局を振り返り、各選択の損失とダイスの働きを示す。
flag-review-file = 終わった対局の棋譜か保存ファイル。
review-title = { $game }：{ $name }の振り返り
review-working = すべての選択とダイスを調べています：{ $share }%
review-stopped = 中断しました。何も残していません。
review-side = 席
review-played = 実力
review-start = 開始時
review-choices = 全員の選択
review-dice = ダイス
review-result = 結果
review-accuracy = 正確さ
review-cost = 自分の選択の損失
review-ledger = ダイスがもたらしたもの（振った人から見て）
review-roll = ダイス
review-rolls = 回数
review-luck = 運
review-nobody = 誰のものでもない
review-rounds = ラウンドごとの内訳
review-round = ラウンド
review-turning = 分かれ目
review-tries = もう一度試す局面
review-step = 行
review-what = 出来事
review-swing = 得
review-was-best = { $question } ― { $taken }（最善の選択）
review-was-worse = { $question } ― { $taken }。より良いのは：{ $best }
review-fell = { $question } ― { $faces }
review-method = 開始時、選択、ダイスを足すと結果になります。運とは、振った後の勝率から、あり得るすべての出目の平均を引いたもので、平均すればゼロです。実力とは、結果から運を除いたものです。選択の損失は、同じ先読みで最善の選択と比べた差です。正確さは 103.17 × e^（−0.0435 × 失ったポイント） − 3.17 で、かかっていたものの大きさで重みを付けます。
