# ブラウザで遊ぶ人にサーバーが伝える言葉。

live-at-hex = ヘックス{ $place }
live-at-place = { $x }、{ $y }
live-mover-to = { $name }：{ $place }
live-together = 全員で
live-together-by = { $action }（全員で）
live-of = { $label } { $value }/{ $most }
live-roll = ダイスを振ってください。
live-not-begun = 対戦はまだ始まっていません。
live-begun = 対戦はすでに始まっています。
live-dice-first = 先にダイスを振る必要があります。
live-no-dice = 今は振るダイスがありません。
live-no-plea = 取り消しを頼んでいる人はいません。
live-no-match = その対戦はありません。
live-no-invite = その招待はありません。
live-own-invite = あなたはすでにこのテーブルに座っています。リンクを友人に送るか、別のブラウザで開いてください。
live-seat-taken = その席にはすでにほかの人が座っています。
live-no-seat = このテーブルにあなたの席はありません。
live-not-yours = それを決めるのはあなたではありません。
live-stale = テーブルはもう先に進んでいます。
live-promise-lost = ほかの人がもうダイスの種を明かしたので、あなたの種は変えられません。新しいテーブルを用意してください。
live-other-nonce = 約束したダイスの種と違います。
live-too-long = メッセージは{ $most }バイトまでです。
live-too-fast = メッセージが多すぎます。少し待ってください。
live-not-text = メッセージはバイト列ではなくテキストで送ってください。
live-unreadable = メッセージを読めません：{ $error }
live-fault = サーバーで問題が起きました。何も変わっていません。
live-no-ruler = このゲームでは距離を測れません。
live-no-end = 「{ $end }」は測れる駒でも場所でもありません。
live-no-language = 「{ $lang }」という言語はありません。
live-not-asked-about = { $what }は、今の質問の対象ではありません。
live-no-game = 「{ $name }」というゲームはありません。
live-no-preset = 「{ $name }」という準備の型はありません。
live-no-level = 「{ $name }」という相手はいません。
live-no-page = そのページはありません。
live-not-over = 対戦はまだ続いています。
live-number-of-armies = { $needed }席それぞれに編成が1つ必要ですが、{ $given }でした。
live-nobody = 誰かが遊ばなければなりません。自分か友人の席を残してください。
live-no-armies = この遊び方では編成を持ち込めません。
live-name-long = 名前は{ $most }文字までです。
live-name-taken = その名前はこの場所のもの、またはそれと紛らわしい名前です。ほかの名前を選んでください。
live-bad-request = 要求を読めません：{ $error }
live-csrf = ページが古くなっています。読み込み直してください。
live-too-many = 要求が多すぎます。少し待ってください。
live-not-kept = いまは書き込めません：{ $why }。何も変わっていません。少ししてからもう一度試してください。
live-not-read = いまは読み出せません：{ $why }。少ししてからもう一度試してください。
live-store-full = ディスクがいっぱいです
live-store-locked = 別のプログラムがデータベースを使っています
live-store-read-only = データベースは読み取り専用です
live-store-other = データベースが応答しません
live-no-method = このアドレスではその操作はできません。
live-closed = このページを見ることはできません。
live-foreign = テーブルへの接続は、このサーバーのページから開いてください。
live-too-slow = 要求は{ $most }秒以内に届かなければなりません。
live-too-big = 要求は{ $most }バイトまでです。
live-not-utf8 = 要求の本文がUTF-8ではありません（{ $at }バイト目）。
live-too-many-lines = テーブルへの接続はすでに{ $most }本開いていて、これ以上は開けません。ほかを閉じてください。
live-not-ready = データベースが応答しません。
live-other-rules = この対戦は終了扱いです。ルールのバージョン{ $found }で行われていましたが、今はバージョン{ $needed }です。記録は残っています。

live-you = あなた
live-guest = ゲスト
live-open = 空席
live-owl = フクロウ（{ $level }）
    .bare = フクロウ
live-owl-queue =
    { $place ->
        [1] 次の順番です
       *[other] 順番待ち{ $place }番目
    }
live-owl-busy = 混雑のため、ひと目で指しました
live-owl-hurried = 混雑のため、短く考えます
live-owl-failed = 考えが途切れたため、ひと目で指しました
live-level-novice = 見習い
    .text = 二回に一回は当てずっぽう。学ぶのに向いています。
live-level-squire = 従士
    .text = 一手先を読みます。
live-level-captain = 隊長
    .text = 一回の判断に0.5秒考えます。
live-level-master = 達人
    .text = 一回の判断に1.5秒考えます。
live-level-titan = 巨神
    .text = 四秒考えます。気長にどうぞ。

live-won = { $seat }の勝ちです。
live-drawn = 引き分けです。
live-shared = { $seats }が勝利を分け合いました。
live-lost = { $seat }の負けです。
live-resigned = { $seat }が投了しました。
live-ready = 全員がそろうと始まります
live-took-back = 取り消しました。

serve-no-client = クライアントがまだ作られていません。先に`make client`を実行してください。
serve-no-driver = データベースに接続できません：{ $error }
serve-newer-data = データベースはより新しいTheomachyで作られています。その版で起動するか、バックアップを復元してください。
serve-no-port = { $host }のポート{ $port }で待ち受けられません：{ $error }。--portでほかを選んでください。
serve-no-address = 「{ $text }」はアドレスでもネットワークでもありません：{ $error }。例：127.0.0.1、10.0.0.0/8。
