# テーブルの人々：名前、言葉、持ち時間、申し立て、再戦。

## 参加
join-title = { $host }さんから{ $game }の対戦に招待されています。
join-seat = あなたの席は{ $seat }です。
join-name = お名前を教えてください
join-name-text = ほかの人に表示されます。「あなた」のページでいつでも変えられます。
join-go = 席に着く

## 言葉
phrases = ひとこと言う
phrases-said = これまでの言葉
phrases-none = まだ誰も何も言っていません。
phrases-mute = ほかの人の言葉を隠す
phrases-said-by = { $who }：{ $text }
table-key-phrases = ひとこと言う

## 観戦
watching = 観戦中
watching-more = ほか{ $n }人

## 持ち時間
clock = 持ち時間
clock-none = 持ち時間なし
clock-none-text = 好きなだけ考えられます。ただし自分の手番に10分席を離れると、ほかの人が対戦の終了を申し立てられます。
clock-bank = 各自の持ち時間
clock-bank-text = 対戦全体で使える時間です。自分が質問されているあいだ減り、手番ごとに何秒か戻ります。
clock-turn = 通信対戦
clock-turn-text = 手番ごとに何日か使えます。同時にそろっている必要はありません。
clock-minutes = 一人あたりの分数
clock-increment = 手番ごとに戻る秒数
clock-day-count = 1手番の日数
clock-left = { $who }の残り時間：{ $time }
clock-days = { $days }日
clock-hours = { $hours }時間
clock-in-minutes = { $n }分
clock-in-hours = { $n }時間
clock-in-days = { $n }日

## 申し立て
claim-away = { $who }は離れています。あと{ $time }で、対戦の終了を申し立てられます。
claim-absence = { $who }は長く離れています。
claim-clock = { $who }は時間切れです。
claim-against = 時間切れです。答えるまで、ほかの人が対戦の終了を申し立てられます。
claim-win = 勝ちを申し立てる
claim-draw = 引き分けにする
claim-wait = 待つ
claim-open = 対戦を終える…

## 再戦
rematch-ask = { $seats ->
    [2] 席を替えて再戦
   *[other] 席を一つずらして再戦
}
rematch-offered = { $seats ->
    [2] { $who }が、席を替えての再戦を望んでいます。
   *[other] { $who }が、席を一つずらしての再戦を望んでいます。
}
rematch-accept = 受ける
rematch-decline = 断る
rematch-declined = { $who }は、今は再戦を望んでいません。
rematch-seat = 再戦は断られました。席は空いています。ほかの人にリンクを送るか、相手の気が変わるのを待ちましょう。
rematch-go = 再戦のテーブルへ
rematch-watch = 再戦を観る
