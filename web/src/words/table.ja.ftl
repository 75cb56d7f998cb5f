# 卓：見出し、要求欄、左右の欄、吹き出し、キー、文字表示

table-your-turn = あなたの番 · { $game }
table-opening = 卓を用意しています…
table-opening-again = サーバーから応答がありません。もう一度つないでいます…
table-old = サーバーが新しくなりました。対局は失われていません。
table-load-again = ページを再読み込みする
table-gone = この卓は見つからないか、あなたの席がありません。
table-home = 広間へ
table-tools = 道具
table-parts = 卓の各部
table-close = 閉じる
table-yes = はい
table-no = いいえ
table-on = オン
table-off = オフ
table-back = 戻る

# 見出し
table-to-act = 手番
table-thinking = 思考中
table-away = 離席中
table-first-to = { $n }点先取
table-of = 全{ $n }
table-rules = ルールブック
table-ruler = 定規
table-ruling = 二つを順に押すか、一方から他方へ引いてください。
table-ruler-none = このゲームでは測れません
table-text-view = 文字表示
table-sound = 音
table-sound-on = 音を出す
table-sound-off = 音を消す
table-menu = メニュー
table-language = 言語
table-theme = 明るさ
table-theme-auto = 自動
table-theme-dark = 夜
table-theme-light = 昼
table-motion = 動き
table-motion-full = 通常
table-motion-less = 控えめ
table-setup = この卓の設定
table-record = 棋譜
table-standing = 返答の予約
table-standing-hint = 予約した返答は少し間をおいて出されるので、自分で答えたときと見分けがつきません。それまでは自分で答えることもできます。
table-standing-ask = そのつど聞く
table-standing-never = しない
table-standing-always = 必ずする
table-standing-at-least = トークン…個以上なら
table-standing-least = { $name }：必要なトークンの数
table-standing-soon = まもなく予約した返答が出されます。
table-resign = 投了
table-resign-sure = この対戦を投了しますか？ 取り消せません。
table-resign-yes = 投了する
table-leave = 卓を離れる
table-leave-hint = 卓はそのまま残ります

# 戦力
table-forces = 戦力
table-forces-of = { $who }の戦力
table-forces-none = まだ何もありません。
table-acted = 行動済み
table-bar = { $label }：{ $most }のうち{ $value }

# カード
table-card = カード
table-acting = 行動中
table-card-none = 駒を選ぶとカードが表示されます。
table-card-and-log = カードと記録
table-face-down = いまは裏面
table-original = 当館オリジナルのデザイン

# 記録
table-chronicle = 記録
table-chronicle-empty = まだ何も起きていません。
table-filter = 表示
table-filter-all = すべて
table-filter-rolls = ダイス
table-filter-rules = ルール
table-new-lines = 新着{ $n }件

# 要求
table-request = 要求
table-place = 場所を選ぶ
table-place-piece = 移動先を選ぶ
table-place-one = ひとつずつ動かす
table-places = { $n ->
    [0] どこでも
   *[other] 候補{ $n }か所
  }
table-ways = { $n }通り
table-go-off = 戦場を去る
table-once = １ゲームに一度
table-blind = 距離が分かるのは支払ってからです。
table-narrowed = { $name }：どうしますか？
table-narrowed-place = ここでできることは複数あります。どれにしますか？
table-more = ほか{ $n }件は盤上に
table-more-here = ほか{ $n }件
table-take-back = 待った
table-ask-back = 待ったを頼む
table-asked = 待ったを頼みました。返事を待っています。
table-plea = { $who }が待ったを求めています。認めますか？
table-plea-waits = 待ったの返事を待っています。
table-granted = 待ったが認められました。
table-denied = 待ったは認められませんでした。
table-hint-next = 次の選択肢
table-hint-odds = 確率
table-hint-why = できない理由
table-wait-hint = そのあいだカードや確率を見られます。
table-thinking-hint = フクロウが考えています。そのあいだカードを見られます。
table-thinks = { $who }が考えています
table-watching-hint = 観戦中です。全員が知っていることだけが見えます。
table-busy-hint = スペースキーかクリックで結果まで進みます。
table-quiet = いまは何も求められていません。
table-over-hint = 盤面はそのままです。駒を選ぶとカードが見られます。
table-stale = 卓はもう先へ進んでいます。
table-missed = 離れているあいだに{ $n }件の出来事がありました。
table-other-dice = この対戦のダイスは、約束されたものと違います。誰かが選んだおそれがあります。
table-jumped = 多くのことが一度に起こりました。Rキーでもう一度見られます。

# 回線
table-down = 回線が切れました。卓は無事です。
table-down-trying = 再接続中
table-down-last = 最後の答えは{ $n }番として保存されています。
table-down-kept = あなたの答えは、つながりしだいもう一度送られます。
table-down-next = { $s ->
    [0] いまつないでいます。
   *[other] 次は{ $s }秒後につなぎます。
  }
table-down-now = いますぐつなぐ

# 待機
table-waiting = 全員の着席を待っています
table-waiting-hint = 席が埋まると、対戦は自動で始まります。
table-invite-link = 友だちへのリンク
table-copy = コピー
table-copied = コピーしました

# ダイス
table-tray-last = 直前のダイス
table-tray-sum = 直前の合計：
table-tray-falling = スペースで結果へ
table-tray-tap = タップで結果へ
table-tray-empty = まだ振られていません
table-tray-faces = ダイス：{ $faces }
table-seal = 封印
table-seal-text = この対戦のダイスの目は、始まる前にすべて決まっています。館は種を封印し、各席も自分の数を加えました。誰も目を選べず、対戦のあとに誰でも確かめられます。封印：
table-seal-after = この対戦のダイスの目は、始まる前にすべて決まっていました。種は公開されています。「ダイスを検証」で確かめられます。封印：
table-seal-own = この卓では本物のダイスを振って入力します。封印はありません。
table-own-fields = 入力済みのダイス：{ $all }個のうち{ $n }個
table-own-face = ダイスの目は{ $face }
table-own-clear = { $face }から後を消す
table-own-done = 決定

# 確率と理由
table-percent = { $n }%
table-percent-under = <1%
table-percent-over = >99%
table-odds-estimate = 推定
table-odds-others = ほか{ $n }通り
table-odds-likeliest = 最もありうるのは：
table-odds-cost = 消費
table-odds-next = 次に：{ $question }
table-not = { $what }は選べません。

# 同じ画面で
table-hand-over = { $who }に交代してください
table-hand-over-hint = ここからは秘密です。ほかの人は画面を見ないでください。
table-hold = 長押しで開く
table-secrets = 自分の秘密を見る
table-secrets-help = ほかの人が目をそらしてから、自分だけが見てよいものを次の質問まで示します
table-secrets-of = { $who }の秘密を見る
table-secrets-shown = いま見てよいのは{ $who }だけです
table-secrets-hide = 秘密を隠す

# 終局
table-over = 対戦終了
table-you-win = あなたの勝ちです
table-wins = { $who }の勝ち
table-draw = 引き分け
table-you-lose = あなたの負けです
table-once-more = 同じ局面からもう一度
table-again = { $seats ->
    [1] もう一戦
    [2] 先後を替えてもう一戦
   *[other] 席を一つずらしてもう一戦
}
table-replay = リプレイを見る
table-verify = ダイスを検証
table-look-at-board = 盤を見る

# キー
table-keys = キー一覧
table-key-options = 次・前の選択肢
table-key-choose = 決定
table-key-walk = 盤上を移動
table-key-why = できない理由
table-key-measure = どこからどこまででも測る
table-key-inch = 置くものを1インチ動かす
table-key-turn = 置くものを回す
table-key-odds = 選択肢の確率
table-key-hints = コーチならどうするか
table-key-card = カード
table-key-forces = 戦力
table-key-chronicle = 記録
table-key-answer = はい・いいえ
table-key-secrets = 自分の秘密を見る（画面を共有しているとき）
table-key-undo = 待った
table-key-again = 直前の動きをもう一度見る
table-key-space = 動きを飛ばす
table-key-zoom = 全体表示・拡大・縮小
table-key-text = 文字表示とコマンド入力
table-key-help = キー一覧
table-key-back = 戻る

# 文字表示
table-text-board = 盤
table-text-ground = 地形
table-text-lies = { $what }：横{ $left }～{ $right }、縦{ $top }～{ $bottom }
table-text-state = 卓のようす
table-text-command = 答え
table-text-go = 送る
table-text-chosen = { $label }。
table-text-unknown = 「{ $typed }」という選択肢はありません。番号か名前の初めを入力してください。「why …」で理由、「odds …」で確率、「hint」で助言、「undo」で待ったができます。
table-text-not-asked = いまはあなたに何も求められていません。
table-text-no-reason = 妨げるものはないか、卓にありません。
table-text-no-odds = もうダイスは振られません。

# 読み上げ
table-announce = { $question } 選択肢は{ $n }つです：{ $options }。

# 電話
table-tab-board = 盤
table-tab-forces = 戦力
table-tab-card = カード
table-tab-log = 記録
table-tab-more = その他

# コーチの助言

hints-ask = ヒント
hints-help = コーチならどうする？
hints-title = ヒント
hints-thinking = コーチが考えています…
hints-worst = 悪ければ{ $chance }
hints-note = コーチの見る勝率です。コーチもあなたと同じものしか知りません。ここから選んでも、もっとよい手を探してもかまいません。
hints-none = ヒントなし
hints-none-text = 全員が自分で考えます。
hints-all = 全員ヒントあり
hints-all-text = 誰でもコーチの考えを聞けます。一人で遊ぶときはいつでも使えます。

# 不具合のとき
table-nothing-here = ここで出せる提案はありません。
agent-stopped = { $who }は続けられません。代わりに指した手はありません。
agent-stopped-wait = { $who }は続けられません。どうするかは対戦者が決めます。
agent-take-over = 自分でその側を指す
agent-again = もう一度試させる
table-faults = 不具合の報告
