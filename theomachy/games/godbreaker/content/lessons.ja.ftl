# 練習対局の言葉。用語は ja.ftl に合わせる。

lesson-godbreaker = はじめての財宝
    .about = 「大仕事」を1ラウンドと少し戦います。移動と距離、宝の山とその番人、3度の交戦、回復、そして得点を学びます。
    .end = 勝利点は3対1でリード。財宝を持つ味方は3人で、第3ラウンドの終わりまで持ち続ければ、さらに15点です。青はJuniperの1人だけです。Anvilにはアクションが1つ残り、近くに忘れられた者がいます。交戦するか、財宝を安全な味方に受け渡しましょう。誰が財宝を持つか、誰に狙われるか、マーカーに誰がいるか。まずそれを見て、続けてみましょう。

lesson-godbreaker-first = あなたは赤で、イニシアチブを得ました。最初に赤を選んでください。
    .why = リーダーの判定は4対2でした。勝った側がこのラウンドの優先順位を決め、そのあと1体ずつ交互に行動します。野生のモデルは、全員が済んだ後にテーブルが動かします。
lesson-godbreaker-first-wrong = 後に回って相手の出方を見るのも有力です。今回は青が来る前に財宝を取りたいので、赤を選びましょう。

lesson-godbreaker-vesper = リーダーのVesperを行動させてください。
    .why = ゴッドブレイカーは1ラウンドに1度行動し、アクションを2つまで行います。VesperはD8で、振るダイスも移動できる距離（1Uは1インチ）も8です。シャードの特性「俊足」で、サークル全員がさらに2U動けます。
lesson-godbreaker-vesper-wrong = 5人とも出番があります。まずは、移動範囲10Uで宝の山に届き、テストが得意なVesperからにしましょう。

lesson-godbreaker-hoard = Vesperを宝の山1のそば、たとえば17.4 12.9へ移動させてください。
    .why = 移動は配置のし直しで、途中に誰がいても妨げになりません。ただし直線で測り、エリア地形の中は2倍に数えます。ここは6Uのうち3Uが茂みなので9U。Vesperの範囲は10Uです。
lesson-godbreaker-hoard-wrong = 宝の山から0U以内、つまり1インチ未満のところで終わりましょう。17.4 12.9ではどうでしょう。

lesson-godbreaker-plunder = 宝の山を支配しました。略奪してください。
    .why = マーカーから0U以内で、味方のゴッドブレイカーがほかの全員より多ければ支配です。略奪すれば必ず財宝を得て、それからテストをします。1から3は失敗ですが、「天啓」のVesperは1を振り直し、71%で成功します。
lesson-godbreaker-plunder-wrong = 財宝のために来たのですから、略奪を選びましょう。破砕すると、宝の山はなくなってしまいます。

lesson-godbreaker-dirge = 青のリーダーも宝の山2で財宝を得ました。Dirgeを行動させてください。
    .why = Vesperが宝の山を押さえていれば、味方は誰でも、どこからでも略奪できます。財宝は1人で3個持っても得点は1個と同じです。次は別の者が取りましょう。
lesson-godbreaker-dirge-wrong = ほかの味方は中央で必要になります。Dirgeなら動かずに財宝を取れます。Dirgeを選びましょう。

lesson-godbreaker-sound = Dirgeはこの場所から略奪してください。
    .why = テストは困難な判定で、1、2、3の目は0になります。D6は2回に1回失敗し、失敗するとDirgeのそばに忘れられた者が現れます。
lesson-godbreaker-sound-wrong = 逃げるためのアクションが残るうちに、まず財宝です。略奪を選びましょう。

lesson-godbreaker-escape = テストは失敗、忘れられた者が現れました。Dirgeを赤のシャードのそばへ逃がしてください。
    .why = この野生のD8は、財宝を持つ最も近い者を狙います。全員の後に1アクションだけなので、離れていれば近づくだけで終わります。敵のそばを離れるのは「脱出」で、テストがあり、半分の確率で1ダメージです。
lesson-godbreaker-escape-wrong = D6がD8に勝つのは31%、負けるのは56%です。相手にせず、得点になる自分のシャードへ行きましょう。17.2 5.9ではどうでしょう。

lesson-godbreaker-kestrel = Mothが財宝を持って目標を支配しました。射撃のできるKestrelを選んでください。
    .why = Dirgeは1ダメージを受けましたが、回復フェイズまで何も起こらず、1なら必ず回復します。Kestrelには「射撃」があり、ふつう0Uの攻撃範囲が6Uです。
lesson-godbreaker-kestrel-wrong = 遠くの相手にMothは反撃できません。まず射手のKestrelからにしましょう。

lesson-godbreaker-aim = Kestrelを生け垣2のそば、14.4 12.9あたりへ移動させてください。
    .why = ここからMothまでは6Uに地形の1を足して7Uで、届きません。生け垣2のそばなら4Uです。Mothは生け垣に守られていて、自分も0U以内にバリケードがないと、こちらの攻撃判定は困難な判定になります。
lesson-godbreaker-aim-wrong = 止めたいのはMothです。生け垣2のそばなら届き、相手の生け垣も気になりません。14.4 12.9あたりへ行きましょう。

lesson-godbreaker-shoot = Mothと交戦してください。
    .why = 両者が判定し、勝者は相手が攻撃範囲にいれば、差の分だけダメージを与えます。「必殺」で1を振り直すKestrelが勝つのは50%、負けるのは33%。Mothの攻撃範囲は0Uなので、負けても損はありません。
lesson-godbreaker-shoot-wrong = 射撃の用意はできています。忘れられた者も次の財宝も後にして、Mothと交戦しましょう。

lesson-godbreaker-anvil = Kestrelは凱歌を上げ、Umberの攻撃も失敗しました。Anvilを行動させてください。
    .why = 最大の目は凱歌で、Kestrelはこの先ずっとD8です。Kestrelだけがバリケードのそばにいたので、Umberの攻撃判定は困難な判定でした。2の目は0になり、Kestrelの6との差、6ダメージを攻めた側のUmberが受けました。
lesson-godbreaker-anvil-wrong = Tarnは最後に残し、目標に何人必要かを見てから動かしましょう。先にAnvilです。

lesson-godbreaker-close = AnvilをMothのそば、柵1の脇の10.8 13.8あたりへ移動させてください。
    .why = 「射撃」がなければ、交戦できるのは0U以内の敵だけです。柵のそばならこちらにもバリケードがあるので、Mothの生け垣は役に立ちません。目標も0U以内です。
lesson-godbreaker-close-wrong = そこではMoth、柵、目標のどれかが離れてしまいます。10.8 13.8あたりなら3つともそろいます。

lesson-godbreaker-strike = AnvilでMothと交戦してください。
    .why = D8対D6は、勝ち56%、引き分け13%、負け31%です。負けてもAnvilは「頑強」で、受ける攻撃ダメージは2減ります（最低1）。
lesson-godbreaker-strike-wrong = Mothのダメージ3は、67%で回復されてしまいます。Mothと交戦して増やしましょう。

lesson-godbreaker-outnumber = 最後のTarnの番です。Mothと目標のそば、12.1 13.4あたりへ移動させてください。
    .why = 1対1では、誰も目標を支配していません。Tarnが加われば2対1です。ラウンドの終わりに支配しているマーカーが得点になり、目標なら2点です。
lesson-godbreaker-outnumber-wrong = Anvilだけでは、Mothから目標を奪えません。Tarnを両方の0U以内、12.1 13.4あたりへ動かしましょう。

lesson-godbreaker-press = もう一度Mothと交戦してください。
    .why = 交戦に加わらないAnvilがそばにいるので、Mothの攻撃判定は困難な判定になります。Tarnが勝つのは58%、負けるのは33%です。Mothのダメージは4で、D6なら50%で生き残ります。
lesson-godbreaker-press-wrong = 五分五分で回復されるのは惜しいところです。2点になる目標は壊さずに、Mothと交戦しましょう。

lesson-godbreaker-revenge = Tarnは負けましたが、「復讐」があります。Mothに復讐してください。
    .why = Mothの4は困難な判定でもそのまま通り、Tarnの1との差の3ダメージでした。こうしたダメージを受けると、「復讐」のランク2で、判定なしに2ダメージを返せます。Mothはこれで6。D6が助かるのは6の目だけです。
lesson-godbreaker-revenge-wrong = 復讐は何も失わず、外れることもありません。Mothを選びましょう。

lesson-godbreaker-again = Mothは脱落し、3点を得て、イニシアチブも再びあなたです。赤を選んでください。
    .why = ダメージのある者が回復判定をしました。Tarnは3に対して4、Umberは6に対して6で足りましたが、Mothは6に対して3でした。赤は目標で2点とシャードで1点、青は自分のシャードで1点です。
lesson-godbreaker-again-wrong = Mothの財宝が落ちていて、Reedもすぐ近くです。赤を選び、先に取りに行きましょう。

lesson-godbreaker-carrier = Mothの落とした財宝を拾うため、Anvilを行動させてください。
    .why = 脱落した者のトークンは、立っていた場所に残ります。生け垣を越えてきた忘れられた者は、次にそれを持つ者を狙います。「頑強」でD8のAnvilが適役です。
lesson-godbreaker-carrier-wrong = 財宝を拾えば、忘れられた者に狙われます。持ちこたえられるAnvilに任せましょう。

lesson-godbreaker-fetch = Anvilを10.7 12.4の財宝のところへ移動させてください。
    .why = トークンは移動アクションの終わりに、0U以内にあれば獲得できます。わずかな移動でかまいませんが、移動しなければ、どんなに近くても取れません。
lesson-godbreaker-fetch-wrong = 獲得できるのは移動した後だけです。10.7 12.4の財宝のところへ行きましょう。

lesson-godbreaker-claim = 財宝を獲得してください。
    .why = 最後に財宝を持つゴッドブレイカーは、1人につき5点です。Vesper、Dirge、そしてAnvil。倒れればすべて落とすので、それまで生き延びることが大切です。
lesson-godbreaker-claim-wrong = 置いておけば、青か忘れられた者のものになります。獲得しましょう。
