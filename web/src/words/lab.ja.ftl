### ラボ：研究、報告、観戦できる対局。

lab = ラボ
lab-lead = プログラムどうしのとても多くの対局と、そこから言えること。軍勢はくじで引き、どの数字にも区間が付きます。
lab-none = 終わった研究はまだありません。
lab-all = すべての研究
lab-file = 報告を保存
lab-home = ラボより
lab-working = 対局を読み込み、図を描いています。初めてのときは数秒かかります。
lab-games = { $games } 局
lab-rows = 対局
lab-rows-text = どの数字の裏にも対局があります。同じプログラムと同じダイスでもう一度並べ、観ることができます。
lab-order = 並び
lab-by-swing = 一進一退の順
lab-by-number = 番号順
lab-watch = 観る
lab-watch-game = 第 { $n } 局を観る
lab-playing = 対局中…
lab-changed = 変えたカード
lab-won = { $who } の勝ち
lab-drawn = 勝者なし
lab-rounds = { $n } ラウンド
lab-leads = 優勢の入れ替わり { $n } 回
lab-more = 残り { $n } 局をさらに表示
