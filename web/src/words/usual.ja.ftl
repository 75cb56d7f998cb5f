# The usual places: set-up that is left to what a good player usually does.

usual-place = いつもの場所
usual-answer = いつもの選び方
usual-all = 残りをすべて
usual-all-help = 最初の手番まで、残りの準備をすべて済ませます。まとめて取り消せます。
usual-running = 残りをいつもの場所に置いていきます。まとめて取り消せます。

table-key-usual = この駒をいつもの場所に置く
table-key-usual-all = 残りをすべていつもの場所に置く

set-up = 準備
set-up-usual = いつもの場所に
set-up-usual-text = 最初の手番から始まります。準備を取り消して、自分で置き直すこともできます。
set-up-own = 自分で
set-up-own-text = 駒を1つずつ自分で置きます。いつもの場所にもすぐ置けます。
