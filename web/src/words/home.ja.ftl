### Home: my tables, lessons, what is put away.

home-alone = 同じ画面で
home-lesson = レッスン：{ $title }
home-waits-for = { $who }の番
home-not-begun = 開始前
home-just-now = たった今
home-played = 終わった対戦
home-put-away-match = しまう：{ $title }
home-bring-back-match = 戻す：{ $title }
home-is-away = しまいました。下にあります。
home-is-back = あなたのテーブルに戻しました。
home-away-count = しまったもの（{ $n }）
home-lessons = レッスン
home-lessons-done = { $all }のうち{ $n }を修了
home-lessons-all = すべてのレッスン
home-lesson-about = { $game }・{ $minutes }分
home-learn-game = { $game }を学ぶ
open-file = 記録やキャンペーンのファイルを開く
