### 館：見出し、玄関、新しい対戦、参加、アカウント。

house = Theomachy
skip = 本文へ
rooms = ページ一覧
play = 遊ぶ
muster = 編成
rulebook = ルールブック
rules = ルール
you = マイページ
guest = ゲスト
docs = 遊び方：ドキュメント（英語）
notices = 利用しているソフトウェア
fan-made = 非公式のファン制作です。ゲーム名とキャラクター名は各権利者の商標です。
no-such-page = この扉の先には部屋がありません。
go-home = ホームへ
try-again = もう一度
error-server = サーバーで問題が起きました。対戦は保存されています。
error-line = 接続が切れました。対戦は保存されています。

## ホーム
motto = 神々の戦いを、ルールどおりに。
play-now = すぐ遊ぶ
new-match = 新しい対戦
owl-at-home = いつでも在宅のフクロウと「{ $game }」で対戦します。登録は不要です。
games = ゲーム
players-and-time = { $players } · { $minutes }分
play-game-now = 「{ $game }」をすぐ遊ぶ
set-up-game = 「{ $game }」の対戦を設定
your-tables = あなたの卓
wait-for-you = { $n }卓が手番待ち
your-turn = あなたの番
replay = リプレイ
no-tables = まだ卓がありません。フクロウがお相手します。
show-all = すべて表示（{ $n }）
show-fewer = 一部だけ表示

## 新しい対戦
game = ゲーム
battle = 戦いの種類
armies = 軍勢
armies-given = 戦いの標準
armies-own = 自分で選ぶ
army-chosen = この軍勢の顔ぶれ
army-starter = 用意された軍勢
army-drawn = 開始時にほかの席に合わせて決定
army-own = 自分のリスト
army-draw = ランダム
army-muster = 編成
army-paste = リストまたはコード
army-legal = 使用できます
agreements = 取り決め
usual-value = { $label }（標準）
as-usual = { $label }：標準に戻す
rulings = 裁定（{ $n }件）
rulings-changed = { $n }件変更
rulings-text = ルールの読み方が二通りあるところは、卓ごとに取り決められます。はじめは標準の読み方です。
rulings-find = ルール、言葉、条項番号で検索
rulings-none = 該当する裁定はありません。
seats = 席
seat-me = 自分
seat-me-too = 自分も
seat-friend = 友人
seat-owl = フクロウ
seat-me-text = あなたの席です。
seat-me-too-text = 一つの画面を交代で使います。
seat-friend-text = 招待リンクを送れます。
seat-add = 席を増やす
seat-remove = { $seat }の席をなくす
seat-count = { $n }人（{ $least }～{ $most }人で遊べます）
owl-level = フクロウの強さ
owl-style = フクロウの戦い方
owl-style-none = 標準
owl-style-none-text = すべてを最善と見るとおりに量ります。
dice = ダイス
dice-ours = サーバーが振る
dice-ours-text = 出目は対戦前に封印され、対戦後に開封して確かめられます。
dice-own = 自分で振る
dice-own-text = 手元のダイスを振り、出目を入力します。
start = はじめる
start-friend = はじめて招待する

## 参加
joining = フクロウが席へご案内します…

## アカウント
account = マイページ
name = 名前
name-text = 卓の相手に表示されます。ゲストのまま遊べます。
keep = 保存
kept = 保存しました。
language = 言語
language-partly = { $language }：{ $percent } %が翻訳済みです。残りは英語で表示されます。
theme = 外観
theme-auto = 卓は暗く、読むページは明るく
theme-dark = 常に暗く
theme-light = 常に明るく
motion = 動き
motion-full = すべて
motion-less = 控えめ
sound = 音
stripes = 持ち主を縁の模様で区別
on = オン
off = オフ
likes-text = 設定はこのブラウザーに保存されます。
