# キャンペーン: matches one after the other, with armies that live on. 一戦 (match), 軍勢 (army) as elsewhere.

## On the command line

cli-campaign = キャンペーンを遊びます。軍勢は一戦ごとに成長し、次の対戦に引き継がれます。
cli-campaign-new = キャンペーンを始めます。物語のすべてが1つのファイルに残ります。

    例：

    - theomachy campaign new godbreaker winter.campaign --name 長い冬 --seats Ann,Ben
    - theomachy campaign new godbreaker owls.campaign --seats Ann,greedy --party random --party random
    - theomachy campaign new godbreaker three.campaign --seats random,random --scenarios score,nest,trap --seed 7
cli-campaign-show = キャンペーンの軍勢、その成長、これまでの出来事を表示します。

    例：

    - theomachy campaign show winter.campaign
cli-campaign-play = キャンペーンの次の対戦を遊びます。中断した対戦があれば、その続きから始めます。

    例：

    - theomachy campaign play winter.campaign
    - theomachy campaign play three.campaign --matches 3
flag-name = キャンペーンの名前。省略するとファイル名になります。
flag-new-seats = すべての対戦での各席の担当。人の名前か、エージェント（greedyなど）。
flag-new-party = 軍勢を席ごとに1つ。「random」なら無作為に選びます。
flag-new-file = 新しいキャンペーンのファイル。
flag-scenarios = シナリオを順番に。最後まで行くと最初に戻ります。「all」は全部、「random」は無作為。
flag-matches = 対戦の数。
flag-new-seed = すべての対戦のダイスを決めます。
flag-show-file = 保存したゲーム、またはキャンペーン。
flag-play-file = キャンペーン。

## Its story

campaign-heading = { $title }・{ $matches ->
        [0] まだ対戦なし
       *[other] { $matches }戦
    }
campaign-wins = { $wins ->
        [0] まだ勝利なし
       *[other] { $wins }勝
    }
campaign-matches = { $matches ->
        [0] まだ対戦なし
       *[other] { $matches }戦終了
    }
campaign-gone = 永遠に去った者：{ $names }
campaign-match = 第{ $number }戦
campaign-won = { $names }の勝利。
campaign-shared = 単独の勝者なし。引き分け：{ $names }
campaign-lost = 敗北に終わった。
campaign-closed = ルールの変更により終了。全員がそのまま次に進みます。
campaign-untold = { $result }以前のルールで遊ばれたため、その後の成長は分かりません。
campaign-played-now = 第{ $number }戦を対戦中…（{ $answers }手）
campaign-agent = { $seat }（{ $name }）
campaign-broken-off = 第{ $number }戦は中断されました。保存されているので、続きから再開できます。
campaign-anew = 第{ $number }戦が中断されてからルールが変わったため、最初から始めます。それまでの記録は{ $file }にあります。
campaign-next = 次は第{ $number }戦です：

## What can be wrong

campaign-none = このゲームでは対戦のあとに何も引き継がれません：{ $game }。
campaign-name = キャンペーンには1行、{ $most }文字以内の名前が必要です。
campaign-people = 人が担当：{ $names }
campaign-agents = AIが担当：{ $names }
campaign-near-agent = 「{ $text }」というAIはありません。もしかして：{ $near }。人の名前なら、もっと違う名前にしてください
campaign-namesakes = 「{ $name }」と「{ $other }」は見分けがつきません。人にはそれぞれ別の名前が必要です
campaign-player = 全員に{ $most }文字以内の名前が必要です
campaign-exists = ファイルがもうあります。別の名前にしてください
campaign-no-game = ここにないゲーム「{ $text }」のキャンペーンです。あるのは{ $known }です
campaign-no-scenarios = { $name }には選べるシナリオがありません
campaign-no-scenario = 「{ $text }」というシナリオはありません。あるのは{ $known }です。
campaign-not-over = 対戦はまだ終わっていません。
campaign-in-the-way = キャンペーンの第{ $number }戦を保存する場所に、別の対戦の記録があります。ほかの場所に移してください
campaign-other-match = これはキャンペーンの第{ $number }戦ではありません。
campaign-other-game = 別のゲームのキャンペーンです：{ $needed }ではなく{ $found }。
campaign-other-rules = ルールのバージョン{ $found }で遊ばれています。ここにあるのはバージョン{ $needed }です。
campaign-not-json = { $line }行目がキャンペーンとして読めません：{ $error }。
campaign-is-record = これは1試合の記録で、キャンペーンではありません。
campaign-format = この種類のキャンペーンではありません：「{ $needed }」ではなく「{ $found }」。
campaign-field = { $field }：{ $error }
campaign-seats = { $field }：{ $found }。席は{ $needed }です
live-no-campaign = そのようなキャンペーンはありません。
