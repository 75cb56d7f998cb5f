### ラボの報告。「100 戦で +5」は、100 戦のうち勝ちが 5 つ多いこと。

lab-no-study = { $folder }は研究ではありません。study.toml と games.parquet も、途中までの記録もありません
lab-part = { $folder }はまだ終わっていません。{ $total }局のうち{ $games }局についての結果です。
report-part = { $total }局のうち{ $games }局
lab-unreadable = { $folder }の表が読めません
lab-no-studies = { $folder }に終わった研究はありません。
lab-no-lab = このサーバーには見せられる研究がありません。
lab-no-row = この研究に第{ $number }局はありません。
lab-other-version = この対局は今と違うルールかカードで行われたので、もう一度並べることはできません。
lab-changed = この対局は変えたカードで行われたので、ここの卓では見られません。
lab-compare-what = 研究を二つ、または一つと --cells A,B を指定してください
lab-no-cell = 区画{ $cell }はありません。この研究は0から{ $last }までです
lab-no-card = 「{ $card }」はこの研究のカードではありません。あるのは{ $known }です
lab-even-what = { $card }が試されたコストは二つに足りません。研究のchangeでいくつかのコストを試してください

report-kicker = ラボより · { $game }
report-played = { $games }局、{ $deals }通りの配り。軍勢もダイスも研究が引き、人は選んでいません
report-strongest = { $card }は100戦で{ $value }勝多い
report-weakest = { $card }は{ $value }勝少ない
report-weakest-alone = { $card }は100戦で{ $value }勝少ない
report-ahead = { $one }は{ $other }に勝つ：{ $share }
report-nothing = 目立つものはありません。
report-nothing-text = どのカードも、エージェントも、席も、確かに優れているとは言えません。局数を増やせば分かるかもしれません。
report-interval = （{ $low } 〜 { $high }）
report-in-100 = 100戦で{ $value }
report-percent = { $value }{"\u00A0"}%

report-tile-games = 局
report-tile-seat = 先の席の勝率
report-tile-draws = 勝者なし
report-tile-rounds = ラウンド（1局）
report-tile-decisions = 決断（1局）
report-tile-back = 逆転した勝者

report-strengths = それぞれのカードはどれほど強いか
report-strengths-kind = それぞれのカードはどれほど強いか：{ $kind }
report-strengths-answer = 最も強いのは{ $best }。平均的なカードの代わりに入れると、100戦で{ $more }勝多くなります{ $more-interval }。最も弱いのは{ $worst }で、{ $less }勝少なくなります{ $less-interval }。{ $total }枚のうち{ $found }枚は確かに平均と違います。
report-strengths-none = { $total }枚のうち、平均的なカードと確かに違うものはありません。
report-player = どちらの側も同じエージェント{ $player }が指しました。
report-strengths-method = 軍勢は無作為に引かれるので、人の好みは数字に入りません。勝ち分を、相手より何枚多く持つかと席とで最小二乗法により当てはめます。同じ配りの対局は一つの群れとして数えます（Bell と McCaffrey の誤差）。「平均的なカード」とは、点数の合計で軍勢を引くなら同じコストの平均、枚数で引くなら全体の平均です。棒は95 % 区間。三角は、すべてのカードを同時に見ることを Holm 法で補正しても確かなものです。
report-axis-strength = 100戦での勝ちの増減

report-agents = カードか、それとも指し手か
report-agents-answer = 最も分かれるのは{ $card }。{ $one }の手では{ $from }、{ $other }の手では{ $to }。線より上は{ $other }で、下は{ $one }でより強いカードです。{ $other }のほうが上手いなら、上のカードは難しいが報われ、下のカードは扱いやすいと言えます。
report-agents-same = 指し手によって確かに強さの変わるカードはありません。
report-agents-method = どのエージェントも自分自身と戦うので、両者の腕は同じです。強さはエージェントごとに別々に求めます。名前は、二つが確かに違うところに付けました（Holm 法）。
report-axis-by = { $value }での強さ（100戦）
report-scenario = シナリオで変わるか
report-setup = 準備で変わるか
report-options = 卓のオプションで変わるか
report-axis-answer = { $axis ->
    [scenario] シナリオ
    [setup] 準備
   *[options] 卓のオプション
}ごとの、先の席、長さ、勝者なしの割合。{ $card ->
    [none] 確かに強さの変わるカードはありません。
   *[other] 最も変わるのは{ $card }で、{ $from }（{ $one }）から{ $to }（{ $other }）まで。
}
report-value = 値
report-usual = 通常

report-matchups = 誰が誰に勝つか
report-matchups-kind = 誰が誰に勝つか：{ $kind }
report-matchups-answer = 最もはっきりしているのは{ $one }対{ $other }：{ $games }局で{ $share }{ $interval }。{ $total }組のうち{ $found }組は確かに互角ではありません。
report-matchups-none = { $total }組のうち、確かに互角でないものはありません。
report-matchups-method = ますは、行のカードを持つ側が列のカードを持つ側に勝った割合（%）。引き分けは半分。区間は Wilson のもので、同じ配りの対局の関わりに応じて局数を割り引きます。点は、すべてのますを Holm 法で補正しても確かなものです。

report-seats = どの席に座るかで変わるか
report-seats-answer = { $how ->
    [more] 先の席が有利：勝率{ $share }{ $interval }。
    [less] 先の席が不利：勝率{ $share }{ $interval }。
   *[even] 先の席の勝率は{ $share }{ $interval }：確かな差はありません。
}{ $mover ->
    [none] { "" }
   *[other] 最初に決断する側の勝率は{ $mover }{ $mover-interval }。
}
report-seats-method = 引き分けは半分。どの配りも両方の席から行うので、軍勢やエージェントの差は入りません。
report-axis-edge = 互角との差（100戦）
report-first-mover = 最初に決断する側

report-course = どれほど続き、どれほどひっくり返るか
report-course-answer = 1局は{ $rounds ->
    [none] { $decisions }決断
   *[other] { $rounds }ラウンド、{ $decisions }決断
}。勝者のない対局は{ $draws }。{ $back ->
    [none] { "" }
   *[other] 勝者の{ $back }は一度は勝つ見込みが四分の一以下でした。優勢は1局に{ $leads }回入れ替わります。
}
report-course-method = 勝つ見込みは、ラウンドの終わり（なければ手の終わり）にゲームの審判が告げるものです。逆転とは、25 % 以下からの勝ち。振れ幅は見込みの変化の合計です。
report-axis-rounds = ラウンド
report-axis-lowest = 勝者の最も低い見込み（%）
report-swing = 見込みの振れ幅
report-lead-changes = 優勢の入れ替わり
report-mean = 平均
report-tenths = 一割から九割まで
report-rounds = ラウンド
report-steps = 手
report-decisions = 決断

report-abilities = 何が使われ、何が使われないか
report-abilities-answer = 最も使われるのは{ $ability }（{ $card }）：持つ側の1局に{ $uses }回。{ $seldom ->
    [0] どれも二十局に一局より多く使われます。
   *[other] { $seldom }の能力は二十局に一局も使われません。
}
report-abilities-method = 1局の使用回数は、そのカードを持っていた側で数えます。「一度でも」は、一度以上使った側の割合です。
report-axis-uses = 1局の使用回数（持つ側）

report-changed = 変えたらどうなったか
report-changed-answer = { $change }：{ $card }は{ $from }から{ $to }へ。差は100戦で{ $more }{ $interval }。
report-changed-method = 変えた対局でのカードの強さから、変えない対局での強さを引いたもの。別々の対局なので誤差は足し合わされます。
report-axis-changed = 強さの差（100戦）

report-even-cost = コストはいくつがよいか
report-even-answer = { $card }はコスト{ $cost }で釣り合います{ $interval }。
report-even-open = 試したコストからは、{ $card }がいくつで釣り合うか分かりません。
report-even-method = 試したコストごとのカードの強さと、その線がゼロを横切るところ。区間は Fieller のもので、線が平らかもしれない側には端がありません。
report-axis-cost = コスト

report-about = この研究について
report-about-text = 以上はすべてこの研究の行から、行はこのファイルから出たものです。同じファイルと同じ版からは同じ対局が得られます。
report-versions = 版
report-numbers = 数字
report-method = 求めかた
report-file = 研究ファイル
report-head-card = カード
report-head-cost = コスト
report-head-sides = 側
report-head-strength = 強さ（100戦）
report-head-share = 持つ側の勝率
report-head-sure = 確か
report-head-against = 相手
report-head-games = 局
report-head-ability = 能力
report-head-uses = 1局の回数
report-head-used = 一度でも
report-head-change = 変更
report-head-before = 前
report-head-after = 後
report-head-more = 差
report-head-seat = 席
report-yes = はい
report-no = いいえ
report-any = 不定

report-kind-hero = ヒーロー
report-kind-champion = チャンピオン
report-kind-follower = フォロワー
report-kind-warband = ウォーバンド
report-kind-faction = 勢力
report-kind-profile = プロフィール
report-kind-warrior = 戦士
report-kind-trait = 特性
report-kind-item = 装備
report-kind-spell = 呪文
report-kind-list = 既製のリスト
report-kind-warlord = ウォーロード
report-kind-character = キャラクター
report-kind-unit = ユニット
report-kind-creature = クリーチャー
report-kind-attachment = 付属
report-kind-war-machine = 戦争機械
report-kind-shard = シャード
report-kind-metal = 金属
report-kind-flaw = 欠点
report-kind-agent = エージェント

## 二組の対局

compare-title = { $one }と{ $other }
compare-games = { $one }局と{ $other }局。両方にある配りは{ $pairs }。
compare-measure = 尺度
compare-effect = 効果量
compare-agent = { $agent }の勝率
compare-first-seat = 先の席の勝率
compare-draws = 勝者なし
compare-rounds = ラウンド
compare-decisions = 決断
compare-comebacks = 逆転した勝者
compare-swing = 振れ幅
compare-test = 最初の尺度について、差なしか100戦で{ $gain }かを組ごとに逐次検定すると：
compare-low = { $pairs }組で、差なし（対数尤度比{ $ratio }）
compare-high = { $pairs }組で、差あり（対数尤度比{ $ratio }）
compare-open = { $pairs }組ではまだ分かりません（対数尤度比{ $ratio }）

## 端末

cli-lab-report = 終わった研究を、ほかに何も要らない一つの HTML ファイルにする。

    両方の言語が入ります。--png で図を画像にも、--json で数字を出力します。

    例：

    - theomachy lab report studies/scathe-heroes --out heroes.html
cli-lab-compare = 二つの研究、または一つの研究の二つの区画を比べる。

    例：

    - theomachy lab compare before after
    - theomachy lab compare scathe-options --cells 0,1
cli-lab-even = いくつかのコストを試した研究から、カードが釣り合うコストを求める。

    例：

    - theomachy lab even scathe-high-mage high-mage
cli-lab-measured = 研究が見つけたカードの強さを content/measured.toml の形で出力する。軍編成の画面で使われます。
cli-lab-list = フォルダーにある終わった研究を並べる。
flag-folder = 終わった研究のフォルダー。
flag-folders = 終わった研究のフォルダー、一つか二つ。
flag-report-out = 書き出すファイル。省けば研究のフォルダーの report.html。
flag-png = 図の画像を置くフォルダー。
flag-cells = 研究の二つの区画。例：0,1
flag-card = カードの id（コンテンツにあるもの）。
flag-list-folder = 研究のあるところ。
flag-studies = /lab で見せる、終わった研究のフォルダー。
report-written = { $file }を書きました。
report-pictures = { $folder }に画像が{ $count }枚あります。
list-study = { $name }  { $game } { $games }局
