# The house's words in Japanese. One word for each thing: 対局 手番 席 ダイス 目 選択肢 キー 記録 シード 条項 待った AI.
# What a person is told to do is in the polite style; figures and what is typed are narrow, marks are wide.

## Answers that are refused

not-asked = いまは席{ $number }が答える番ではありません。
match-over = 対局は終わっています。
not-set-up = いまは準備の場面ではありません。
not-a-key = { $key }は答えになりません。
no-such-option = 「{ $key }」という選択肢はありません。
no-such-window = 前もって答えておける質問に、そのようなものはありません。
window-not-so = この質問には、そのような答えを前もって決められません。
window-least = 「以上」の数は0から{ $most }までです。
wrong-number-of-dice = { $needed }個のダイスに対して、目が{ $given }個入力されました。
no-such-face = ここには「{ $face }」の目を持つダイスがありません。出る目は{ $faces }です。面の番号ならd1からd{ $sides }で指定します。
dice-ran-out = 用意された目より多くのダイスが振られました（{ $question }）。
dice-left-over = 使われなかったダイスがあります：{ $dice }。
bad-nonce = 「{ $nonce }」はノンスではありません。0からfまでの32桁です。
bad-notation = 局面の{ $line }行目が読めません：「{ $text }」。

## 名前

name-unseen = その名前には見える文字がありません。目に見える名前を選んでください。
name-long = 名前は{ $most }文字までです。
name-numbered = 名前の最後に括弧つきの数字は使えません。同じ名前の人を見分けるための印だからです。

## Setups

number-of-seats = 席は{ $needed }必要ですが、指定されたのは{ $given }です。
number-of-seats-between = 遊べるのは{ $least }人から{ $most }人までです。{ $given }人では遊べません。

## Take-backs

nothing-to-undo = 席{ $number }には取り消せる手がありません。
undo-over-roll = その後ダイスが振られています。
undo-over-answer = その後ほかの席が決定を済ませています。
undo-over-reveal = 答えはすでに公開されています。

## Records

record-format = { $line }行目：対局の記録ではありません。「{ $needed }」ではなく「{ $found }」で始まっています。
record-header = { $line }行目：「{ $field }」は記録の見出しにない項目です。
record-field-missing = { $line }行目：記録の見出しに「{ $field }」がありません。
record-unreleased = { $line }行目：この記録は最初の公開版より前に作られたため、読み込めません。この版でもう一度対局してください。
record-header-changed = { $line }行目：記録の見出しが書き換えられています。
record-cut = { $line }行目：記録がここで途切れています。
record-order = { $line }行目：{ $needed }のはずが「{ $found }」になっています。行が抜けているか、順番が違います。
record-line-changed = { $line }行目：この行は書き換えられたか、別の記録のものです。
record-other-game = { $line }行目：{ $needed }ではなく{ $found }の記録です。
record-other-rules = { $line }行目：ルールのバージョン{ $found }で行われた対局です。ここにあるのはバージョン{ $needed }です。
record-other-content = { $line }行目：別のコンテンツ（{ $found }）で行われた対局です。ここにあるのは{ $needed }です。
record-of-one-seat = { $line }行目：進行中の対局について席{ $number }が知りうることだけの記録なので、再現できません。
record-setup = { $line }行目：セットアップがルールに反しています：{ $error }
record-dice = { $line }行目：「{ $found }」ではダイスの扱いがわかりません。
record-commitment = { $line }行目：約束されたシードではありません。
record-other-head = { $line }行目：連鎖の先頭が、それまでの行から求まるものと違います。
signature-wrong = { $line }行目：鍵{ $key }による署名ではありません。
record-not-legal = { $line }行目：この答えは認められません：{ $error }
record-other-dice = { $line }行目：記録のダイスは「{ $found }」ですが、再現すると「{ $needed }」になります。
record-die-not-from-seed = { $line }行目：記録のダイスは「{ $found }」ですが、シードによれば「{ $needed }」です。
record-other-state = { $line }行目：再現すると、ここで局面が食い違います。
record-dice-nowhere = { $line }行目：それまでのダイスの後に、シードから「{ $found }」は出ません。
record-nothing-back = { $line }行目：この席には取り消せる決定がありません。
record-no-story = { $line }行目：別の版のルールで行われ、最後まで遊ばれていないため、見せられる経過がありません。
record-result = { $line }行目：記録の結果は「{ $found }」ですが、再現すると{ $needed }です。
record-disagrees = { $line }行目：2つの記録が食い違います。こちらは「{ $found }」、あちらは「{ $needed }」です。

verified-answers = { $n }個の答えはすべてルールどおりです。
verified-digests = 再現した局面は、どの行でも記録と一致します。
verified-result = 結果は正しいです。
verified-commitment = シードは対局前に約束されたものです。
verified-dice = { $n }個のダイスはすべてシードどおりの目です。
unverified-dice = ダイスはプレイヤーが入力したものなので、シードでは確かめられません。
unverified-story = 経過は以前の版の言い方で書かれているため、照合していません。対局そのものは上のとおり確かめました。
unverified-rules = ルールのバージョン{ $found }で行われた対局です。ここにあるのはバージョン{ $needed }なので、答えがルールどおりか、ダイスがそこで振られるべきものか、結果が正しいかは、もう確かめられません。経過は当時のまま見られます。
verified-order = { $n }個のダイスは、どれもこの順番でシードから出る目です。
unverified-draws = 残りの山から引いた{ $n }回は、当時のルールなしでは確かめられません。
verified-mine = 手元の記録とも{ $n }行すべて一致します。
verified-head = すべての行の連鎖は、対局中に表示された先頭と一致します。
verified-signed = 鍵{ $key }で署名されています。
verify-signed = 署名あり：この鍵を持つサーバーが保証しています。
verify-consistent = 矛盾なし：このとおり対局できたはずですが、保証する者はいません。
verify-older = 以前のルール：ダイスはこのとおり出たはずですが、当時のルールどおりの対局かどうかは、ここではわかりません。
verify-by-hand = ダイスは手入力：そのとおりの目が出たなら、矛盾はありません。
trouble-no-key = 「{ $text }」は鍵ではありません。サーバーが示す64桁の16進数を指定してください
trouble-other-key = 鍵{ $found }で署名されています。
trouble-not-signed = 署名がありません。
trouble-no-head = この先頭を持つ行はありません。

## The command line

help-usage = 使い方：{ $usage }
help-commands = コマンド
help-play = 遊ぶ
help-look = 振り返る・読む
help-study = AI同士に対戦させる
help-host = サーバーを動かす
help-translate = 翻訳する
help-arguments = 引数
help-flags = オプション
help-default = （既定値：{ $value }）

cli = ルールをひとつ残らず守るテーブルゲーム集。まずは「theomachy play」をどうぞ。
cli-versions = { $name }：ルール{ $rules }、コンテンツ{ $content }
cli-play = ゲームで遊ぶ。1つの画面を囲んで、またはAIを相手に。

    例：

    - theomachy play { $game } --against random --seed 7
    - theomachy play --setup draft --dice typed --save evening.record
    - theomachy play --party starter-1 --party knight,high-mage,paladin --set death="below zero"
    - theomachy play godtear --party titus,lily --party nia,maxen --set scenario=quest
    - theomachy play --resume evening.record
    - theomachy play --lang ja
cli-learn = 遊びながら一歩ずつ覚える。名前を省くとレッスンの一覧を出す。

    例：

    - theomachy learn { $game }
cli-replay = 保存した対局を見る。または、ルールとシードに照らして検証する。
cli-replay-show = 保存した対局の経過をたどり、最後の局面、または指定した手数の局面を描く。

    例：

    - theomachy replay show evening.record --step 12
cli-replay-verify = 保存した対局のすべての答えをルールに、すべてのダイスをシードに照らして検証する。

    署名があれば0、矛盾はないが署名がなければ3、ダイスが手入力なら4で終わる。

    例：

    - theomachy replay verify evening.record
cli-rules = ルールブックを読む。全文、1つの条項、またはある言葉を含む条項。

    例：

    - theomachy rules { $game }
    - theomachy rules { $game } SC-ATK-08
    - theomachy rules { $game } 挑発
    - theomachy rules coverage

flag-help = このページを表示する。
flag-version = バージョンを表示する。
flag-lang = 表示する言語。省略するとTHEOMACHY_LANGかロケールに従う。
flag-game = ゲームの名前。一覧は「theomachy rules」で。
flag-lesson = レッスンの名前。
cli-words = 言語：それぞれの翻訳の進み具合と、残っているもの。

    例：

    - theomachy words list
    - theomachy words missing de
cli-words-list = すべての言語と、それぞれの翻訳の割合。
cli-words-missing = ある言語にまだ訳のないもの（ファイルごと）。訳のないものは英語で表示される。

    例：

    - theomachy words missing de
flag-missing-lang = 2文字の言語コード（de、fr、jaなど）。
words-language = { $lang }：{ $percent } %
words-missing-file = { $file }{ $n ->
        [0] ：全文
       *[other] ：{ $n }件なし
    }
words-missing-none = { $lang }：足りないものはない。
words-begin = 始めるには、{ $file } を作り、同じ場所の英語のファイルから好きなメッセージを訳す。
words-partial = { $lang }：全メッセージの{ $percent } %が翻訳済み。残りは英語で表示される。
trouble-language-code = { $text } は言語コードではない。deのような2文字にする。
flag-rules-game = ゲームの名前、またはcoverage（コードかテストが欠けている条項の一覧）。省略するとゲームの一覧を出す。
flag-clause = 条項、章、または言葉。
flag-tests = coverageのときの、テストの置き場所。
flag-setup = ゲームのプリセット、または.jsonファイル。
flag-party = パーティー。席ごとに1つずつ指定する。
flag-set = 解釈の分かれるルールの裁定、またはセットアップのほかの項目。
flag-against = ほかの席に座るAI。1つだけ指定すると、ほかの席すべてに座る。省略すると1つの画面を囲んで遊ぶ。
flag-players = 遊ぶ人数。人数を選べるゲームで使う。
flag-seat = AIと対戦するときの自分の席。
flag-seed = すべてのダイスを決めるシード。
flag-dice = シードで決まるダイス（seeded）か、手元で振って入力するダイス（typed）か。
flag-resume = 保存した対局を続ける。
flag-save = 対局をこのファイルに保存しながら進める。
flag-file = 保存した対局。
flag-fault-file = 不具合の報告ファイル。
cli-fault = 不具合の報告から、失敗した処理をもう一度実行する。まだ失敗すれば終了コードは1。
table-agent-stopped = { $seat }は自力で続けられません。その側もここで操作するか、quitで終了してください。
fault-kept = 補助機能の一つが失敗しましたが、対局は続きます。再現するには：theomachy fault { $file }
fault-mended = もう失敗しません（{ $procedure }）。
not-a-fault-report = これは不具合の報告ではありません：{ $error }
flag-step = この数の答えまでで止める。

## What can be wrong with a command line

trouble-language = 「{ $text }」という言語はありません。使えるのは{ $known }です。
trouble-no-command = 「{ $name }」というコマンドはありません。{ $command } --helpで一覧を表示します
trouble-no-command-near = 「{ $name }」というコマンドはありません。もしかして：{ $near }
trouble-no-flag = { $flag }というオプションはありません。
trouble-no-flag-near = { $flag }というオプションはありません。もしかして：{ $near }
trouble-flag-value = 続けて値を指定してください。
trouble-flag-alone = このオプションに値は指定できません。
trouble-missing = { $name }が指定されていません。
trouble-more-arguments = 余分な引数があります：{ $more }
trouble-usage = コマンドの書き方が正しくありません：{ $error }

trouble-content = 使えないカードがあります。{ $problem }
trouble-no-game = 「{ $text }」というゲームはありません。遊べるのは{ $known }です。
trouble-other-game = { $needed }ではなく{ $found }の対局です。
trouble-record-no-game = { $line }行目：「{ $text }」というゲームはありません。
trouble-no-agent = 「{ $text }」というAIはありません。使えるのは{ $known }と、自作のAI（モジュールとクラスをコロンでつないだ名前）です。
agent-not-found = AI「{ $name }」を読み込めません：{ $why }
agent-not-there = モジュール{ $module }に{ $name }はありません。
agent-not-made = { $name }をシードから作れません：{ $why }
agent-undecided = { $name }はAIではありません。メソッド「decide」がありません。
agent-no-style = { $name }：「{ $style }」という戦い方はこのゲームにありません。あるのは{ $known }です。
agent-budget = { $name }：1手に使えるのは1〜{ $most }通りの読みと、最大{ $seconds }秒です
agent-error = { $name }：novice（初心者）の誤りは勝率の0〜{ $most }パーセントです
agent-level = 「{ $text }」はレベルの名前です。ここでそのレベルで遊ぶAIは{ $agent }です
agent-unstyled = { $name }：戦い方を選べるのは最新の評価を使うAIだけで、{ $plain }には選べません。
trouble-seat-alone = --againstも--levelもなければ、すべての席に人が座ります。
trouble-no-seat = { $name }の席は1から{ $most }までです。{ $given }はありません。
trouble-too-great = 「{ $text }」は桁数が多すぎます。{ $most }桁までです
trouble-not-whole = 「{ $text }」ではなく、{ $least }以上の整数を指定してください。
trouble-no-port = 「{ $text }」というポートはありません。0から{ $most }までです。
trouble-dice = 「{ $text }」ではなく、seededかtypedを指定してください。
trouble-log-format = 「{ $text }」ではなく、textかjsonを指定してください。
trouble-resume-has-it = 保存した対局ですでに決まっています。--resumeと一緒には指定できません。
trouble-no-step = { $file }にある答えは{ $most }個です。{ $given }個目はありません。
coverage-no-rulebook = 条項のあるルールブックがありません
coverage-no-code = { $id }がコードにありません
coverage-no-test = { $id }を挙げるテストがありません
coverage-no-clause = { $id }が挙げられていますが、ルールブックにありません
coverage-all = { $count }の条項すべてにコードとテストがあります
trouble-no-tests = ゲームのテストがありません。このコマンドはプロジェクトのソースの中で使います
trouble-no-rulebook = { $name }のルールブックはありません。
trouble-no-clause = { $name }のルールブックに「{ $text }」という条項も言葉もありません。

trouble-no-preset = 「{ $text }」は{ $name }のプリセット（{ $known }）でも.jsonファイルでもありません。
trouble-no-parties = { $name }にパーティーはありません。
trouble-number-of-parties = --partyは席ごとに1つずつ、合わせて{ $needed }つ必要です。指定されたのは{ $given }つです。
trouble-ruling-spelled = 「{ $text }」は「裁定=値」の形で書いてください。
trouble-no-ruling = { $name }に「{ $text }」という裁定はありません。あるのは{ $known }です。
trouble-no-ruling-near = { $name }に「{ $text }」という裁定はありません。もしかして：{ $known }
trouble-no-rulings = { $name }に選べる裁定はありません。「{ $text }」は使えません。
trouble-kind = 「{ $text }」ではなく、{ $kind }を指定してください。
kind-one-of = { $values }のいずれか
kind-either = { $a }または{ $b }
kind-bool = trueかfalse
kind-int = 整数
kind-ints = コンマで区切った整数
kind-str = 文字列
kind-null = 値なし（null）
kind-object = 波かっこで囲んだ名前と値の組
kind-array = 角かっこで囲んだリスト
kind-float = 数値
kind-other = それ以外の値
misread-at = { $field }：{ $error }
misread-text = JSONとして読めません
misread-kind = 必要なのは{ $needed }ですが、{ $found }になっています
misread-missing = 項目「{ $field }」がありません
misread-unknown = 「{ $field }」という項目はありません
misread-value = 「{ $value }」はここでは使えません
misread-length = 数が多すぎるか、足りません
misread-empty = 中身がありません
misread-name = 名前は、目に見える文字だけの1行で、{ $most }文字以内です
misread-other = 読み取れません
misread-json = この行からJSONとして読めません
misread-cut = ファイルが途中で終わっています
misread-deep = かっこの入れ子が深すぎます

trouble-too-large = ファイルが大きすぎます。
trouble-not-text = テキストファイルではありません。
trouble-save-over = ファイルがすでにあります。続けるなら--resumeを使うか、別の名前にしてください。
trouble-no-folder = そのようなフォルダーはありません
trouble-no-folder-above = 置き場所のフォルダー{ $folder }がありません
trouble-file = { $code ->
        [ENOENT] ファイルかフォルダーがありません
        [EISDIR] フォルダーです
        [ENOTDIR] フォルダーではありません
        [EACCES] 権限がありません
        [EROFS] 書き込めない場所です
        [ENOSPC] 空き容量がありません
       *[other] エラーが起きました（{ $error }）
    }

## The terminal's table

list-comma = 、
table-percent = { $n }%
table-aside = （{ $words }）
table-pile = { $zone }：
table-yes = y yes はい
table-no = n no いいえ
table-any-key = キー
table-welcome = { $game } · 番号かキーを入力してください。「?」でヘルプを表示します。
table-resumed = 保存した対局を再開します。
table-secret-for = { $seat }だけの秘密の選択です。ほかの人は画面を見ないでください。準備ができたらEnterを押してください。
table-secrets-hide = Enterを押すと、また隠れます。
table-secrets-none = { $seat }だけに見えるものは、いまはありません。
table-secrets-usage = 「secrets」は、この画面を使う人の一人だけが見てよいものを示します。人がいるのは席{ $seats }です。
table-secret-done = { $seat }が選択を終えました。
table-not-number = { $number }番はありません。1から{ $most }までです。
table-several = 「{ $text }」に当てはまるものが複数あります：{ $keys }
table-card-which = 誰のカードを見ますか？　{ $known }
table-rule-none = ルールブックに「{ $clause }」はありません。
table-why-usage = 何について知りたいかを続けてください：why { $example }
table-allowed = できます。{ $number }番の「{ $words }」です。
table-allowed-place = できます。
table-nothing-asked = いまは何も尋ねられていません。
table-odds-until = 次の決定まで
table-odds-estimate = 標本による推定
table-odds-none = この選択の結果は前もってわかりません。
table-odds-title = 次のダイスで届く確率
table-taken-back = { $seat }の手を取り消しました。選び直してください。
table-agree = { $seat }：{ $asker }の「待った」を認めますか？　{ $why }（y/n）
table-disagreed = { $seat }は「待った」を認めませんでした。対局を続けます。
table-saved = 保存しました：{ $file }
table-saved-on = 対局は{ $file }に保存してあります。続けるには：
table-not-saved = 保存しませんでした。
table-save-usage = 保存先を続けてください：save ファイル名
table-save-over = { $file }はすでにあります。上書きしますか？（y/n）
table-save-failed = { $file }に書き込めません：{ $error }。
table-offer-save = 対局を保存しますか？　Enterなら{ $file }、別の名前も可、保存しないならn
table-over-prompt = Enterで席を立ちます。save ファイル名、log、board、undoはまだ使えます。
table-goodbye = お疲れさまでした。
table-roll-faces = 出た目を入力してください{ $dice ->
        [1] { "" }
       *[other] （{ $dice }個を空白で区切る）
    }：{ $faces }
table-roll-sides = ふつうのd{ $sides }なら面の番号でも入力できます。d{ $side }は{ $face }として扱います。
table-roll-any = 「roll」と入力すると、テーブルが代わりに振ります。
table-face-down = いまは裏面
table-original = オリジナルデザイン（非公式）
table-log-empty = まだ何も起きていません。

table-help = 番号、{ $example }のようなキー、またはキーや名前の一部で答えます。ほかに使えるのは：
    .why = キー：なぜできないのかを、ルールとともに示す
    .odds = 番号かキー：その選択の結果を正確に示す。単独なら次のダイスで届く確率
    .hint = コーチのおすすめと勝率、その理由
    .card = 名前：カードの全文
    .board = テーブルを描き直す
    .pieces = 盤面を言葉で示す。すべての駒の場所と、その近くの駒
    .measure = A B：駒や場所の間の距離を測る。1つだけなら、いま動く駒から測る
    .secrets = ほかの人が目をそらしている間に、自分だけが見てよいものを示す。secrets 2なら席2のもの
    .log = これまでの経過。log 9なら最後の9行
    .rule = 条項か言葉：ルールブックを引く
    .usual = いつもの場所に置く。usual allなら残りの準備をすべて任せる
    .undo = 直前の決定を取り消す。ダイスや相手の答えをまたぐときは相手の同意がいる
    .save = ファイル名：対局を保存する。続きは--resumeで
    .quit = 席を立つ。保存するかどうかを尋ねる（Ctrl-C、Ctrl-Dも同じ）
table-help-places = 場所は左端と上端からの長さで「10.5 7」のように入力します。「to 名前」か「beside 名前」で、その駒に最も近い候補を選べます。名前の代わりに盤上の文字も使えます。

# Places on a measured table; U is a unit of it.

table-place-same = いまの場所
table-place-beside = { $name }のそば
table-place-in = { $name }の中
table-place-behind = { $name }の陰
table-place-centre = 中央付近
table-place-to-centre = 中央へ{ $far }ユニット
table-place-towards = { $name }の方へ{ $far }ユニット
table-place-way = { $far }ユニット先
    .right = 右へ{ $far }ユニット
    .lower-right = 右下へ{ $far }ユニット
    .down = 下へ{ $far }ユニット
    .lower-left = 左下へ{ $far }ユニット
    .left = 左へ{ $far }ユニット
    .upper-left = 左上へ{ $far }ユニット
    .up = 上へ{ $far }ユニット
    .upper-right = 右上へ{ $far }ユニット
table-piece-at = 位置 { $place }
table-piece-nearest = 近い順に{ $pieces }
table-apart = { $name }（{ $far }ユニット）
table-ground = { $name }：横{ $left }から{ $right }、縦{ $top }から{ $bottom }
table-no-ruler = このゲームでは距離を測れません。
table-measure-usage = どこからどこまでかを、名前、文字、場所で指定してください：measure A 10.5 7
table-measured = { $a } – { $b }：{ $text }

# sim and arena

cli-sim = AI同士をすべてのコアで何局も戦わせ、集計する。シードが同じなら対局も同じになる。

    異なるAI同士は席を入れ替える。入れ替えた2局は、セットアップもダイスも同じになる。

    例：

    - theomachy sim { $game } --games 1000 --seed 7 --seats greedy,random --json
    - theomachy sim --setup random --set overspend=true --out games.csv
    - theomachy sim --setup random --set overspend=true --out games.csv --resume
cli-arena = すべてのAIを総当たりで、席を入れ替えながら戦わせ、レーティングをつける。

    例：

    - theomachy arena { $game } --agents random,greedy-1,search:32 --games 200 --out arena.parquet
    - theomachy arena { $game } --agents search:64,greedy-1 --games 400 --until 0.5,0.58

flag-games = 対局数。
flag-arena-games = 同じテーブルに着くAIの組ごとの対局数。
flag-until = 2つのAIを、1つ目の勝率が低いほうか高いほうか、はっきりするまでだけ戦わせる。
flag-seats = 各席のAI。指定した数がそのまま人数になる。random、greedy、search、search:64（1手あたりのシミュレーション数）、search:0.5s。
flag-agents = 対戦するAI。例：random,greedy-1,search:32
flag-swap = 1局ごとに席を入れ替える（--no-swapなら入れ替えない）。省略すると、異なるAI同士なら入れ替える。
flag-workers = 並行して対局するプロセスの数。省略するとコアの数。
flag-out = 1局を1行として書き出す.csv、.json、.parquetファイル。
flag-sim-resume = --outのファイルの続きから再開する。
flag-arena-resume = --outのファイルの続きから再開する。
flag-json = JSONオブジェクトを1つ出力する。
flag-level = 対戦相手の強さ。ブラウザと同じで、novice、squire、sergeant、captain、master、titanから選ぶ。
flag-style = 対戦相手の戦い方。cautious（慎重）、bold（大胆）、objectives（目標重視）のうち、そのゲームにあるもの。

trouble-level-agent = { $name }の強さは名前で決まっています。レベルは--againstと一緒には指定できません。
trouble-no-level = 「{ $text }」というレベルはありません。選べるのは{ $known }です。
trouble-no-style = 「{ $text }」という戦い方はこのゲームにありません。あるのは{ $known }です。
trouble-style-alone = 戦い方は--levelと一緒に指定します。AIの名前にはgreedy+boldのように付けます。
trouble-number-against = { $needed ->
        [0] このテーブルにほかの席はありません。
       *[other] ほかの席は{ $needed }つです。AIは全席に1つ、または席ごとに1つずつ必要ですが、指定されたのは{ $given }つです。
    }

sim-resume-what = どのファイルの続きかを--out FILEで指定してください。
sim-too-many-workers = { $given }プロセスは多すぎます。{ $most }までです。
sim-part-missing = パッケージ{ $part }が必要です。入れるには：pip install "theomachy[{ $extra }]"
sim-out-kind = ファイル名の末尾は{ $kinds }のいずれかにしてください。
sim-out-exists = { $file }はすでにあります。続けるなら--resumeを使うか、別の名前にしてください。
sim-not-a-table = これから書き出す対局の表とは形が違います。
sim-line = { $line }行目が対局の行として読めません。
sim-differs = 別の条件の対局です。{ $column }がファイルでは「{ $there }」、ここでは「{ $here }」です。
sim-differs-deal = 別の条件の対局です。席の入れ替え方か、対戦するAIが違います。
sim-longer = ファイルにはすでに{ $games }局より多い{ $rows }局があります。
sim-worker-ended = 対局中のプロセスが外から終了させられました。
sim-other-writer = ほかのプログラムがこのファイルに書き込みました。

sim-title = { $game }：{ $games }局、シード{ $seed }
sim-seat = 席
sim-agent = AI名
sim-games = 対局
sim-wins = 勝ち
sim-draws = 引き分け
sim-share = 得点率
sim-interval = 95%
sim-first-seat = 1番目の席の有利さ：公平な取り分から{ $edge }（{ $low }〜{ $high }）。
sim-first-mover = 先手の有利さ：{ $edge }（{ $low }〜{ $high }）。
sim-length = 1局は平均{ $rounds }ラウンド、{ $decisions }回の決定。
sim-length-decisions = 1局は平均{ $decisions }回の決定。
sim-speed = { $played }局を{ $seconds }秒で終えた（毎秒{ $pace }局）。
sim-resumed = ほかに{ $games }局がすでにファイルにあった。
progress-unknown = { $total }ゲーム中{ $played }ゲームが終わりました
progress-minutes = { $total }ゲーム中{ $played }ゲームが終わりました。{ $minutes ->
        [0] 残りは1分もかかりません
       *[other] 残りは約{ $minutes }分です
    }
progress-hours = { $total }ゲーム中{ $played }ゲームが終わりました。残りは約{ $hours }時間です
sim-interrupted = { $total }局のうち{ $played }局で中断した。
sim-interrupted-kept = { $total }局のうち{ $played }局で中断した。結果は残っており、同じコマンドに--resumeを付けると{ $file }の続きから再開できる。

arena-too-few = AIは少なくとも{ $needed }つ必要です。例：random,greedy
arena-alone = 1人で遊ぶときは対戦になりません。simで集計するか、--playersで人数を増やしてください。
arena-twice = { $name }が2回指定されています。
arena-uneven = { $games }局は{ $seats }席に均等に分けられません。{ $more }局なら分けられます。
arena-until-what = 勝率を2つ、低いほうから指定してください。例：0.5,0.58（指定されたのは{ $given }）
arena-until-two = どちらが強いかはっきりするまで戦わせられるのは2つのAIだけです。指定されたのは{ $given }つです。
arena-test-high = { $agent }の勝率は{ $low }ではなく{ $high }です（{ $pairs }組ではっきりしました）。
arena-test-low = { $agent }の勝率は{ $high }ではなく{ $low }です（{ $pairs }組ではっきりしました）。
arena-test-open = { $agent }の勝率が{ $low }か{ $high }かは、{ $pairs }組ではまだはっきりしません。
arena-mu = 強さ
arena-interval = 95%
arena-sigma = ±σ
arena-ordinal = 下限
arena-pair = 組
arena-against = { $one } – { $other }

table-thinking = { $seat }が考えています……

## Armies and their codes

code-spelled = これは編成コードではありません。コードは「scathe.knight.paladin.high-mage.hn」のような形です。
code-typo = コードに打ち間違いがあります。末尾の2文字が残りと合いません。
code-too-long = 編成としては長すぎます。{ $most }文字までです。
code-other-game = これは{ $needed }ではなく{ $found }のコードです。

army-near = 「{ $text }」は「{ $near }」のことですか？
army-legal = この編成はルールどおりです。

cli-army = 編成を確かめる、カードを見る、コードにして共有する。
cli-army-check = 編成がルールどおりかどうか、違うならその理由をすべて示す。

    例：

    - theomachy army check { $game } defender,fighter/priest,ranger,spellsword
    - theomachy army check { $game } knight,paladin,high-mage
    - theomachy army check godtear mine.txt
cli-army-show = 編成のカードを描く。

    例：

    - theomachy army show godtear titus,nia
cli-army-share = 編成のコードを表示する。コードはどのコマンドでも編成の代わりに使える。

    例：

    - theomachy army share { $game } knight,paladin,high-mage
    - theomachy play --party scathe.knight.paladin.high-mage.hn --party starter-1
flag-army = 編成のテキストかコード、またはそれを書いたファイル。

## ブラウザのテーブル

cli-serve = ブラウザで遊ぶテーブルを開く。フクロウとの対戦、同じ画面での対戦、リンクで招いた友人との対戦ができる。

    例：

    - theomachy serve --open
    - theomachy serve --host 0.0.0.0 --port 80 --data /srv/theomachy.db
flag-mine = 対戦中に保存した自分の記録。見た内容がその後変わっていないことを確かめる。
flag-key = 署名しているはずのサーバーの公開鍵（16進64桁）。
flag-head = 対局中に表示された連鎖の先頭。対局がそこを通ったことを確かめる。
flag-host = 待ち受けるアドレス。0.0.0.0ならネットワーク全体。
flag-port = 待ち受けるポート。0なら空いているもの。
flag-data = 対戦を保存する場所。ファイル、またはデータベースのURL。指定がなければ、このフォルダーにあるtheomachy.db、それもなければユーザーのデータ用フォルダーのファイルです（「serve」が起動時に示します）。
flag-redis = 同じ対局を扱うサーバーどうしが知らせ合い、エージェントに考えさせるためのRedis。
flag-serve-workers = 一つのポートで並んで動くサーバーのプロセスの数。
flag-agent-workers = フクロウのために考えるプロセスの数。--redisがあれば、エージェントワーカーがいない間だけ働きます。0なら任せきりにします。
flag-open = ブラウザを開く。
flag-keep-matches = 終わった対戦をこの日数の後に削除する。0なら削除しない。
flag-keep-unfinished = 誰も続けていない対戦について同様。
flag-keep-guests = どの席にもいない客について同様。
flag-dry-run = 削除されるものを表示するだけにする。
flag-force = すでにあるファイルに上書きする。
flag-backup-file = コピーを置く場所。
flag-restore-file = `theomachy backup`で作ったコピー。
flag-move-source = 対戦がいま保存されている場所。ファイル、またはデータベースのURL。
flag-move-target = 空のデータベースのURL。
cli-think = Redisを共有するすべてのサーバーのために、このマシンでエージェントに考えさせます。何台で起動してもかまいません。
flag-think-workers = 考えるプロセスの数。
think-begun = { $number }個のプロセスが考えます。Ctrl-Cで終わります。
cli-tidy = サーバーが十分長く保存したものを削除する。サーバーも1時間ごとに自分で行う。待たずに行いたい場合に使う。

    例：

    - theomachy tidy --data /srv/theomachy.db --dry-run
    - theomachy tidy --data /srv/theomachy.db --keep-matches 30
cli-backup = サーバーのデータベースを、ある一時点の状態でコピーする。サーバーは動いていてもよい。

    例：

    - theomachy backup monday.db --data /srv/theomachy.db
cli-restore = コピーをサーバーのデータベースとして戻す。先にサーバーを止めておく。元のデータベースは隣に残る。

    例：

    - theomachy restore monday.db --data /srv/theomachy.db
cli-move = すべての対戦を別のデータベースへ移す（ファイルからPostgreSQLへ）。サーバーは止めておくこと。

    すべてを確かめてから確定する。元のデータベースはそのまま残る。

    例：

    - theomachy move /srv/theomachy.db postgresql://theomachy@localhost/theomachy
tidy-found = 対戦{ $matches }件と客{ $guests }人が削除されます。
tidy-done = 対戦{ $matches }件と客{ $guests }人を削除しました。
backup-made = { $file }に検査済みのコピーを作りました。
backup-no-data = ファイル{ $file }はありません。
backup-exists = { $file }はすでにあります。別の名前を選ぶか、--forceを付けてください。
backup-failed = コピーを作れません：{ $error }
backup-unsound = { $file }はTheomachyの正しいデータベースではありません（{ $error }）。
move-rows = { $table }：{ $total }行のうち{ $rows }行。
move-done = { $source }の中身はすべて、一行ももらさず{ $target }に移りました。これからはこちらで起動してください：theomachy serve --data { $target }。{ $source }は元のままです。確信がもてるまで残しておいてください。
move-not-empty = そのデータベースにはすでに何か入っています。空のデータベースへ移してください。
move-to-file = それはファイルです。ファイルへ写すにはbackupを使ってください。
move-no-tables = そのデータベースにTheomachyの対戦はありません。
move-older = 表が古い版のものです。一度この版で起動すれば新しくなります。
move-differs = 表{ $table }が元のとおりに届きませんでした。何も変わっていません。
move-failed = データベースを使えません：{ $error }。何も変わっていません。
backup-no-file = そのデータベースはファイルではありません。
restore-in-use = { $file }は使用中です。先にサーバーを止めてください。
restore-done = { $file }はコピーの状態に戻りました。
restore-old = 元のデータベースは{ $file }にあります。
flag-trusted-proxy = サーバーの前に置くプロキシ、またはそのネットワーク。いくつでも指定できる。誰の代理か、TLS経由かという申告を信じる。
flag-address-requests = 1つのアドレスが1分間に送れる要求の数。接続開始とファイルも数える。
flag-guest-requests = 1人のゲストが1分間に送れる要求の数。
flag-address-cpu = 1つのアドレスからの要求が1分間に使えるプロセッサーの秒数。
flag-guest-cpu = 1人のゲストの要求が1分間に使えるプロセッサーの秒数。
flag-connections = 同時に開ける接続の数。
flag-address-connections = そのうち1つのアドレスが開ける数。信頼するプロキシには制限がない。
flag-address-lines = 1つのアドレスが開けるテーブルへの接続の数。
flag-guest-lines = 1人のゲストが開けるテーブルへの接続の数。
flag-onlookers = 1つの対戦の観戦者の接続の数。対戦者はいつでも入れる。
flag-line-bytes = 1本の接続で送信を待てるバイト数。超えると遅すぎるものとして閉じる。
flag-metrics-token = 「Authorization: Bearer …」でこれを送る相手に/metricsを見せる。同じマシンからはいつでも読める。THEOMACHY_METRICS_TOKENでも指定できる。
flag-log-format = ログの形式。人が読むならtext、プログラムが読むならjson。
flag-access-log = すべての要求も記録する。経路と状態だけで、パスもクエリも書かない。

## Lessons

no-such-lesson = そのレッスンはありません。あるのは次のとおりです：{ $known }
lesson-no-undo = レッスンでは手を戻せません。間違った手は、そもそも打たれません。
