### The muster: filters, lists that are kept, what was measured, a sheet to print.

muster-faction = 陣営
muster-all-factions = すべて
muster-cost-to = { $label }の上限
muster-fits-only = 加えられるものだけ
muster-left = 残り{ $left }／{ $most }
muster-one-more = 1体増えるごとに{ $n }
muster-each-more = 1体＋{ $n }
muster-unnamed = 新しいリスト
muster-empty-text = カタログから選ぶか、用意されたリストから始めましょう。
muster-look = { $name }のカードを見る
muster-parts = 編成の画面
muster-part-catalogue = カタログ
muster-part-list = リスト
muster-text = 文章でコピー
muster-print = 印刷
muster-printed = { $house }で編成。コード：{ $code }

## Lists that are kept

lists-mine = マイリスト
lists-none = まだ何も保存していません。このリストを保存すると、ここに並びます。
lists-keep = このリストを保存
lists-keep-changes = 変更を保存
lists-new = 新しいリスト
lists-name = リストの名前
lists-rename = 名前を変える
lists-duplicate = 複製
lists-delete = 削除
lists-delete-sure = 本当に削除
lists-copy = { $name }（複製）
lists-foreign = もらったリスト
lists-numbered = リスト{ $n }
lists-kept = 保存しました。
lists-gone = 削除しました。
lists-changed = 変更あり
lists-keep-copy = 複製を保存
lists-cancel = やめる

## What was measured

measured-title = 戦績
measured-text = それぞれが勝った側にいた割合です。腕前の等しい二人が対戦し、1枚あたり平均{ $games }戦で測りました。全体の平均は50 %です。組み合わせの良し悪しは分かりません。
measured-army-text = この陣営の用意されたウォーバンドが、ほかの5陣営と{ $games }戦した結果です。腕前の等しい二人の対戦で、全体の平均は50 %です。あなたのリストを測ったものではありません。
measured-strength = 平均的なカードの代わりに入れると 100 戦で { $strength } 勝（{ $low } ～ { $high }）。腕前の等しい二人の対戦で測りました
measured-mean = 全員の平均
measured-share = { $name }：{ $share } %（{ $low }～{ $high }）
