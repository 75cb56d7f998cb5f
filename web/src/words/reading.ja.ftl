### 読むページ：ルールブック、編成、棋譜再生。

reading-close = 閉じる
reading-copied = コピーしました

## ルールブック

book-title = ルールブック
book-choose = どのルールにも番号があり、卓で何かが許されたり断られたりするときは必ずその番号が示されます。どのゲームを読みますか。
book-chapters = 章
book-others = ほかのゲーム
book-search = 言葉や番号を探す
book-found = { $count } 件
book-clauses = 全 { $count } 項
book-nothing = 「{ $query }」はこのルールブックにありません。
book-copy = { $id } へのリンクをコピー
book-back = 前の項に戻る
book-open = ルールブックで開く
book-no-clause = { $id } はこのルールブックにありません。

## 編成

muster-title = 編成
muster-choose = 連れていく仲間を選びます。どのゲームの編成ですか。
muster-games = ほかのゲーム
muster-list = 現在の編成
muster-nobody = この編成はまだ空です。
muster-begin = カード一覧から選ぶか、既成の編成から始めてください。
muster-legal = 適正な編成です。すぐに遊べます。
muster-undo = 元に戻す
muster-clear = 空にする
muster-play = この編成で対戦
muster-gauge = { $label }：{ $most } のうち { $value }
muster-catalogue = カード一覧
muster-search = 名前や効果で探す
muster-kind = 種類
muster-order = 並び順
muster-order-fits = 加えられる順
muster-count = { $count } 枚
muster-all = すべて表示
muster-none = 条件に合うカードはありません。
muster-add = { $name }を加える
muster-not = { $name }は加えられません
muster-remove = { $name }を外す
muster-here = 編成済み
muster-put-on = 編成に加える
muster-take-off = 外す
muster-card = カード
muster-original = 独自デザイン
muster-own-figures = * 印刷された数値が公開されていないため、独自に定めたものです。
muster-share = 共有
muster-copy-code = コードをコピー
muster-copy-link = リンクをコピー
muster-no-code = 適正な編成になるとコードが表示されます。
muster-paste = コードや編成を貼り付け
muster-take = 使う
muster-from = 既成の編成
muster-random = ランダム

## 棋譜再生

replay-title = リプレイ
replay-events = 記録
replay-count = 全 { $count } 手
replay-time = 対戦の流れ
replay-moment = 場面
replay-prev = 1 手戻る（←）
replay-next = 1 手進む（→）
replay-play = 再生（スペース）
replay-pause = 一時停止（スペース）
replay-speed = 速さ
replay-step = { $steps } 手中 { $step } 手目
replay-step-title = この場面
replay-no-dice = この場面でダイスは振られていません。
replay-chances = 勝つ見込み
replay-chance = { $name } { $chance } パーセント。
replay-turn = 分かれ目：{ $name }が { $gain } % 上昇
replay-card = カード
replay-turn-board = 盤を反転
replay-result = 結果
replay-seal-title = 封印
replay-seal = ダイスの目は、最初の一投より前に封印されていました。すべての目を照合できます。
replay-verify = ダイスを照合
replay-verifying = 照合中…
replay-download = 記録をダウンロード
replay-not-over = 対戦が終わるとリプレイを見られます。
replay-to-table = 卓へ
replay-parts = リプレイの各部
replay-tab-board = 盤面
replay-tab-events = 記録
replay-tab-step = 場面
replay-tab-more = その他
