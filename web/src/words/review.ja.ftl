### 対局の振り返り：実力かダイスか。

review = 振り返り
review-title = { $title }：振り返り
review-ask = 実力か、ダイスか？
review-working = この対局のすべての選択とダイスを調べています。1分ほどかかることがあります。
review-progress = { $done }%まで調べました
review-back = リプレイを見る
review-side = 誰から見るか
review-played = { $mine ->
    [true] あなたの実力は{ $share }。
   *[other] { $who }の実力は{ $share }。
}
review-dice-took = ダイスで{ $points }ポイント失いました。
review-dice-gave = ダイスで{ $points }ポイント得ました。
review-dice-even = ダイスはほぼ互角でした。
review-lead = 実力とは、結果から運を除いたものです。この選択なら、100局のうちおよそこれだけ勝ちます。
review-sum = 結果の内訳
review-start = 開始時
review-choices = 全員の選択
review-dice = ダイス
review-result = 結果
review-course = 対局の流れ
review-even = ダイスが互角なら
review-up = 上が{ $who }に有利
review-ribbon = すべての選択とダイスを順に
review-moment = 第{ $round }ラウンド：{ $text }{ $taken }。{ $before }%から{ $after }%へ。
review-now = { $before } → { $after }
review-chance = 勝率
review-best = 最善の選択
review-better = より良いのは：{ $text }
review-small = ほとんど影響のない選択でした。
review-watch = この手を見る
review-rounds = ラウンドごと
review-round = 第{ $round }ラウンド
review-setup = 準備
review-ledger = ダイスがもたらしたもの
review-ledger-about = 振った人から見た勝率のポイントです。
review-nobody = 誰でもない
review-roll = ダイス
review-rolls = 回数
review-luck = 運
review-total = ダイス全体
review-turning = 分かれ目
review-turning-none = 一度に大きく動いた場面はありません。
review-tries = もう一度試す
review-tries-about = 損の大きかった選択です。その直前からオウルを相手に指し継げます。
review-tries-none = 1ポイント以上損をした選択はありません。
review-try = オウルを相手に試す
review-try-name = { $step }手目をもう一度
review-cost = この選択の損失：{ $points }
review-stood = { $who }の勝率：{ $share }
review-accuracy = 正確さ
review-accuracy-none = 選択なし
review-method = 測り方
review-method-text = ダイスを振るたびに、双方が妥当に指した場合の勝率を求め、あり得るすべての出目の平均を引きます。これが運で、平均すればゼロです。選択の損失は、同じダイスによる同じ先読みで最善の選択と比べた差です。開始時、選択、ダイスを足すと結果になり、先読みで見通せなかったものは選択に含めます。選択の正確さは lichess と同じ 103.17 × e^（−0.0435 × 失ったポイント） − 3.17 で、かかっていたものの大きさで重みを付けます。配置の質問は含みません。
