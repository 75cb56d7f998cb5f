### コーチの助言。

hint-no-judge = このゲームには勝率の見積もりがないため、ヒントはありません。
hint-not-agreed = この卓ではヒントを使わない取り決めです。
hint-lesson = 講習では、次にすることが画面に示されます。
hint-busy = 助言を求める人が多すぎます。少し待ってからもう一度お試しください。
nothing-here = ここでは提案できません（プログラムの不具合）。そのまま答えることはできます。
of-side = { $name }（{ $side }）
of-piece = { $piece }：{ $does }
ground-victory = 勝利を決める可能性がある
    .against = 敗北を決める可能性がある
ground-usual = いつもの場所
live-hints = ヒント
live-hints-agreed = 全員が使える

## 端末

table-hint-line = { $label }：{ $chance }%、悪ければ{ $worst }%
table-hint-plain = { $label }
