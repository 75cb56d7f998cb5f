# 練習試合：一覧のページと、卓でのフクロウのメモ。

learn = 学ぶ
learn-lead = フクロウを相手に、本物の対戦をしながらひとつずつ覚えます。予習はいりません。間違えても大丈夫です。
learn-home = はじめての方へ：遊びながら学ぶ
learn-about = { $minutes }分 · 全{ $steps }ステップ
learn-begin = 「{ $title }」を始める
learn-learned = 修了
learn-none = いまは教えられるレッスンがありません。

lesson = レッスン
lesson-step = ステップ { $n } / { $all }
lesson-done = レッスン終了
lesson-why = なぜ？
lesson-show = やってみせて
lesson-watch = フクロウの手を見てみましょう。
lesson-goal = 円の中心は横 { $x }、縦 { $y }、半径は { $r } です。
lesson-next = 次のレッスン
lesson-on = 対戦を続ける
lesson-all = レッスン一覧
lesson-again = このレッスンをもう一度
lesson-seal = レッスンでは、だれもが同じことを学べるように、毎回同じ目が出ます。封印：
table-key-show = レッスンで：やってみせて
