### リプレイ：途中から遊ぶ、変化、ほかの選択肢、共有と保存。

replay-variation = 変化
replay-from-step = { $step } 手目から
replay-back = もとの対戦に戻る
replay-tab-branch = 続き
replay-else = ほかの選択肢
replay-else-count = { $count } 通り
replay-else-taken = 実際の手
replay-else-all = { $count } 通りすべて表示
replay-else-fewer = 一部だけ表示
replay-else-differently = この手を指し直す
replay-else-wait = 調べています…
replay-else-places = 届く範囲なら、ほかの場所も選べました。
replay-else-only = ほかに選択肢はありませんでした。
replay-else-then = この手の直前の盤面

## 途中から遊ぶ

play-on = ここから遊ぶ
play-on-text = { $step } 手目の後の場面から、新しい対戦を始めます。ここからのダイスは新しくなります。この対戦はそのまま残ります。
play-on-side = 自分の側
play-on-all = { $seats ->
    [2] 両方
   *[other] 全員
}
play-on-name = 名前（省略可）
play-on-begin = 始める
play-on-over = ここで対戦は終わっています。もっと前の場面を選んでください。

variations = 変化
variations-none = どの場面からでも続きを遊べます。遊んだ変化はここに残ります。
variation-unnamed = { $step } 手目から
variation-show = { $step } 手目へ
variation-rename = 「{ $name }」の名前を変える
variation-delete = 「{ $name }」を削除
variation-keep = 名前を保存
variation-sure = 完全に削除しますか。
variation-yes = 削除
variation-no = 残す

## 共有と保存

replay-keep = 共有と保存
replay-keep-link = この場面へのリンクをコピー
replay-keep-picture = 盤面の画像を保存
replay-keep-copied = リンクをコピーしました。
replay-keep-not-copied = ブラウザーがコピーを許可しませんでした。このページのアドレスをコピーしてください。
replay-keep-drawn = 画像をダウンロードしました。
replay-keep-not-drawn = ブラウザーが画像を描けませんでした。
replay-keep-caption = { $steps } 手中 { $step } 手目
