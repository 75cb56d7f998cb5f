# Godtear in Japanese, apart from its champions. One word for each thing: 勇者 従者 軍旗 ウォーバンド 戦況表 ターントークン
# ウォーバンドトークン 目標ヘックス 配置ヘックス 戦場, 戦略・激突・終了フェイズ, 行動 (activation) アクション 行軍 スキル 奥義
# 誇示 復帰 徴兵, 移動 配置 侵入 隣接 範囲, 成功判定 ダメージ判定 対象 傷 打倒, 状態トークン 強化 弱体, 勝利点 先攻. On cards, too:
# 従者ユニット 空のヘックス ボーナスアクション 成功効果, 移動・回避・防御・精度・ダメージの強化 / 弱体 (得る / 受ける).
# Logs and texts of cards are told in the plain style, questions and refusals in the polite one. 「してもよい」 is a choice,
# 「最大」 allows less. Figures are narrow, marks are wide.

## The game and its seats

game-title = ゴッドティア
gt-one = 赤
gt-two = 青
gt-north = 北側
gt-south = 南側

## The table

gt-hex = ヘックス
    .symbol = ·
gt-deployment-north = 北側の配置ヘックス
    .symbol = ˄
gt-deployment-south = 南側の配置ヘックス
    .symbol = ˅
gt-warband = ウォーバンド
gt-pool = 選べる勇者
gt-banner = 軍旗
    .symbol = ⚑
of-banner = { $owner }の軍旗
gt-objective = 目標ヘックス
    .symbol = ⬡
    .fence = [│]
gt-token-here = 置かれたトークン
    .symbol = ✧
gt-stack = 重なり
    .symbol = ⬡×
gt-cursed = 激突フェイズの終わりまで
gt-models = 体数
gt-active = 行動中
    .symbol = ▸
gt-activated = 行動済
    .symbol = ✓
gt-out = 打倒
    .symbol = ✗
gt-ultimate-spent = 奥義使用済
    .symbol = ◌

gt-points = 勝利点
    .pip = ★
    .gone = ☆
gt-turn = ターン
gt-actions = アクション
    .pip = ●
    .gone = ○
gt-ladder = 戦況表
gt-token-of-warband = ウォーバンドトークン

## A glance

gt-status-pool = プールを引く
gt-status-roll-off = 先攻決め
gt-status-pick-order = どちらが先に選ぶか
gt-status-draft = ドラフト
gt-status-ban = 互いに1体を禁止する
gt-status-choose-three = 互いに3体を選ぶ
gt-status-side = シナリオ「{ $scenario }」· 陣地選び
gt-status-deploy = シナリオ「{ $scenario }」· 配置
gt-status-plot = シナリオ「{ $scenario }」· 戦略フェイズ
gt-status-clash = シナリオ「{ $scenario }」· 激突フェイズ
gt-status-scoring = シナリオ「{ $scenario }」· 終了フェイズ
gt-status-scenario = シナリオ「{ $scenario }」· 終了フェイズ
gt-status-next-turn = シナリオ「{ $scenario }」· 終了フェイズ
gt-status-ahead = { $seat }が{ $steps }マス優勢（勝利点{ $points }）
gt-status-won = { $seat }の勝利

gt-life = 生命
gt-death = 死
gt-change = 変化
gt-knowledge = 知識
gt-quest = 探索
gt-chaos = 混沌
gt-construction = 構築
gt-plenty = 豊穣（{ gt-fan-made }）
gt-trade = 交易（{ gt-fan-made }）
gt-death-2v2 = { gt-death }2対2（{ gt-fan-made }）
gt-change-2v2 = { gt-change }2対2（{ gt-fan-made }）
gt-knowledge-2v2 = { gt-knowledge }2対2（{ gt-fan-made }）
gt-chaos-2v2 = { gt-chaos }2対2（{ gt-fan-made }）
gt-construction-2v2 = { gt-construction }2対2（{ gt-fan-made }）
gt-fan-made = ファンメイド

## Cards

gt-class = 勢力
gt-class-slayer = 殺戮
    .text = 敵の勇者を打倒すると、さらに1マス。
gt-class-maelstrom = 大渦
    .text = 敵の従者を打倒すると、さらに1マス。
gt-class-shaper = 創造
    .text = 誇示すると、さらに1マス。
gt-class-guardian = 守護
    .text = 終了フェイズに、軍旗がさらに1マス。
gt-size = 大きさ
gt-small = 小型従者
    .text = 1つのヘックスに3体まで入れる。多いほどダイスが増える。
gt-large = 大型従者
    .text = 1体で1つのヘックスを占める。
gt-trait = 特性
gt-ultimate-skill = 奥義（1ゲームに1度）
gt-plot = 戦略フェイズ
    .brief = 戦略
gt-clash = 激突フェイズ
    .brief = 激突
gt-end = 終了フェイズ
    .brief = 終了
gt-speed = 移動
gt-speed-plot = 移動（戦略）
gt-speed-clash = 移動（激突）
gt-dodge = 回避
gt-protection = 防御
gt-health = 体力
    .symbol = ♥
gt-count = 体数
gt-type-self = 自身
gt-type-friendly = 味方
gt-type-area = 全般
gt-type-enemy = 敵
gt-range = 範囲{ $n }
gt-accuracy-dice = 精度{ $n }
gt-damage-dice = ダメージ{ $n }

## Status tokens

gt-none = なし
gt-kind-speed = 移動
gt-kind-dodge = 回避
gt-kind-protection = 防御
gt-kind-accuracy = 精度
gt-kind-damage = ダメージ
gt-speed-boon = 移動の強化
    .symbol = 移動+
gt-speed-blight = 移動の弱体
    .symbol = 移動−
gt-dodge-boon = 回避の強化
    .symbol = 回避+
gt-dodge-blight = 回避の弱体
    .symbol = 回避−
gt-protection-boon = 防御の強化
    .symbol = 防御+
gt-protection-blight = 防御の弱体
    .symbol = 防御−
gt-accuracy-boon = 精度の強化
    .symbol = 精度+
gt-accuracy-blight = 精度の弱体
    .symbol = 精度−
gt-damage-boon = ダメージの強化
    .symbol = ダメ+
gt-damage-blight = ダメージの弱体
    .symbol = ダメ−

## Questions before the battle

gt-ask-pick-order = { $seat }：どちらが先に選びますか？
    .me = 自分
    .opponent = 対戦相手
gt-ask-pick = { $seat }：どの勇者を取りますか？
gt-ask-ban = { $seat }：対戦相手のどの勇者を禁止しますか？
gt-ask-three = { $seat }：どの3体で戦いますか？
gt-ask-side = { $seat }：どちらの陣地を取りますか？
    .north = 北側（上の列）
    .south = 南側（下の列）
gt-ask-deploy = { $seat }：次にどの勇者と従者を配置しますか？
gt-ask-deploy-hex = { $seat }：{ $by }をどこに配置しますか？

## Questions: activations

gt-ask-activate = { $seat }：誰が行動しますか？
gt-ask-action = { $seat }：{ $by }は何をしますか？
    .advance = 行軍
    .skill = { $a }
    .bonus = ボーナスアクションで{ $a }
    .trait = { $a }
    .claim = 誇示：隣の空の目標ヘックスに軍旗を立てる
    .rally = 復帰：立ち上がり、傷をすべて取り除く
    .recruit = 徴兵：従者1体が戻る
    .end = 行動を終える
gt-ask-advance = { $seat }：{ $by }はどこへ行軍しますか？
    .via = { $b }を通って{ $a }へ
gt-ask-next = { $seat }：次は誰ですか？
    .done = もういない
gt-ask-claim = { $seat }：{ $by }はどこに軍旗を立てますか？
gt-ask-recruit = { $seat }：{ $by }をどこに徴兵しますか？
gt-ask-recruits = { $seat }：{ $by }を何体戻しますか？
    .other = { $a }体
gt-ask-granted = { $seat }：{ $by }は追加のアクションを行いますか？
    .advance = 行軍
    .recruit = 徴兵：従者1体が戻る
    .claim = 誇示：空の目標ヘックスに軍旗を立てる
    .rally = 復帰：立ち上がり、傷をすべて取り除く
    .done = 行わない
gt-ask-claims = { $seat }：次に誇示する勇者は誰ですか？
    .done = もういない

## Questions: skills

gt-ask-user = { $seat }：誰が「{ $by }」を使いますか？
    .done = 使わない
gt-ask-skill = { $seat }：{ $by }はどのスキルを使いますか？
    .done = 使わない
gt-ask-target = { $seat }：「{ $by }」の対象は誰ですか？
    .done = もういない
gt-ask-model = { $seat }：「{ $by }」に誰を選びますか？
    .done = 選ばない
gt-ask-friend = { $seat }：「{ $by }」にどの味方を選びますか？
    .done = 選ばない
gt-ask-enemy = { $seat }：「{ $by }」にどの敵を選びますか？
gt-ask-banner = { $seat }：「{ $by }」にどの軍旗を選びますか？
    .done = これ以上選ばない
gt-ask-hex = { $seat }：「{ $by }」にどのヘックスを選びますか？
gt-ask-move = { $seat }：{ $by }はどこへ移動しますか？
    .via = { $b }を通って{ $a }へ
gt-ask-knockout-move = { $seat }：打倒した{ $by }をどこへ移動させますか？
    .via = { $b }を通って{ $a }へ
gt-ask-place = { $seat }：{ $by }をどこに配置しますか？
gt-ask-take-off = { $seat }：「{ $by }」で誰を戦場から取り除きますか？
    .done = もういない
gt-ask-regroup = { $seat }：「{ $by }」のために、誰を戦場から取り除きますか？（あと{ $room }体まで戻れます）
    .done = もう終わり
gt-ask-accuracy-die = { $seat }：「{ $by }」の精度ダイスを1個増やすため、誰を戦場から取り除きますか？
    .done = 取り除かない
gt-ask-damage-die = { $seat }：「{ $by }」のダメージダイスを1個増やすため、誰を戦場から取り除きますか？
    .done = 取り除かない
gt-ask-wounds = { $seat }：「{ $by }」で傷をいくつ与えますか？
    .other = { $a }つ
gt-ask-heal = { $seat }：「{ $by }」で傷をいくつ取り除きますか？
    .other = { $a }つ
gt-ask-token = { $seat }：「{ $by }」にどの状態トークンを選びますか？
    .speed-boon = 移動の強化：1ヘックス遠くへ
    .dodge-boon = 回避の強化：成功に必要な目が1多い
    .protection-boon = 防御の強化：傷が1つ減る
    .accuracy-boon = 精度の強化：成功判定のダイスが1個増える
    .damage-boon = ダメージの強化：ダメージ判定のダイスが1個増える
    .speed-blight = 移動の弱体：1ヘックス近くまで
    .dodge-blight = 回避の弱体：成功に必要な目が1少ない
    .protection-blight = 防御の弱体：傷が1つ増える
    .accuracy-blight = 精度の弱体：成功判定のダイスが1個減る
    .damage-blight = ダメージの弱体：ダメージ判定のダイスが1個減る
    .none = 選ばない
gt-ask-token-from = { $seat }：{ $by }は誰のトークンを取りますか？
    .done = 取らない
gt-ask-token-to = { $seat }：{ $by }はそれを誰に与えますか？
gt-ask-lay-token = { $seat }：「{ $by }」の状態トークンをどこに置きますか？
    .done = 置かない
gt-ask-move-or-boon = { $seat }：{ $by }はどうしますか？
    .move = 1ヘックス移動する
    .boon = 強化を1つ得る
    .done = 何もしない

## Questions: the end phase

gt-ask-new-objective = { $seat }：新しい目標ヘックスをどこに置きますか？
    .done = 置かない
gt-ask-lost-objective = { $seat }：どの目標ヘックスを取り除きますか？
gt-ask-stack = { $seat }：どの目標ヘックスに重ねますか？
gt-ask-shift = { $seat }：どの目標ヘックスを動かしますか？
    .done = もう動かさない
gt-ask-shift-to = { $seat }：それをどこへ動かしますか？
gt-ask-first = { $seat }：次のターンの先攻はどちらですか？
    .me = 自分
    .opponent = 対戦相手

## Rolls

gt-roll-pool = プールの勇者を1体引きます。
gt-roll-first = { $seat }が先攻決めのダイスを振ります。
gt-roll-hit = { $seat }が成功判定のダイスを振ります。
gt-roll-damage = { $seat }がダメージ判定のダイスを振ります。
gt-roll-scenario = { $seat }がシナリオのダイスを振ります。
gt-roll-bones = { $seat }が骨を振ります。
gt-roll-remedy = { $seat }が妙薬のダイスを振ります。

## What happened: before the battle

gt-drawn = { $champion }がプールに入った。
gt-goes-first = { gt-one }の合計は{ $one }、{ gt-two }の合計は{ $two }。先攻は{ $seat }。
    .rolls = はい
gt-rolled-alike = どちらの合計も{ $one }。振り直し。
    .rolls = はい
gt-picks-first = { $seat }が先に選ぶ。
gt-picked = { $seat }は{ $champion }を取った。
gt-banned = { $seat }の{ $champion }は禁止された。
gt-mustered = { $seat }のウォーバンド：{ $champions }。
gt-took-side = { $seat }は{ $side }を取った。
gt-deployed = { $unit }が{ $hex }に布陣した。

## What happened: turns and activations

gt-turn-begins = 第{ $turn }ターン、戦略フェイズ開始。先攻は{ $seat }。
gt-clash-begins = 激突フェイズ開始。
gt-activates = { $seat }の{ $unit }が行動する。
gt-bonus-action = { $unit }がボーナスアクションを行った。
gt-bonus-granted = { $unit }はボーナスアクションを行える。
    .brief = ボーナスアクション
gt-done = { $unit }の行動が終わった。
gt-moved = { $unit }が{ $start }から{ $hex }へ移動した。
gt-placed = { $unit }が{ $hex }に配置された。
gt-recruited = { $unit }が{ $hex }に1体徴兵した。
gt-removed = { $unit }が1体戦場を去った。
gt-claimed = { $unit }が{ $hex }に軍旗を立てた。
    .brief = { $hex }に軍旗
gt-banner-removed = { $unit }の軍旗が戦場から取り除かれた。
    .brief = { $unit }の軍旗が消える
gt-rallied = { $unit }が復帰し、傷はすべて癒えた。
    .brief = 復帰

## What happened: skills

gt-ultimate = { $unit }が1ゲームに1度の奥義を使った。
gt-uses = { $unit }が{ $hex }から「{ $skill }」を使った。
gt-uses-trait = { $unit }が「{ $trait }」を使った。
gt-targets = 対象は{ $hex }の{ $target }。
gt-hit = 成功：{ $unit }は{ $dice }個で合計{ $total }（{ $needed }以上）。
    .alone = 成功
    .rolls = はい
gt-missed = 失敗：{ $unit }は{ $dice }個で合計{ $total }（{ $needed }以上が必要）。
    .brief = 失敗
    .fails = はい
    .rolls = はい
gt-damage = ダメージ：{ $unit }は{ $dice }個で合計{ $total }、防御で{ $needed }減る。
    .rolls = はい
gt-bones-rolled = { $unit }の骨の目は{ $total }。
    .brief = 骨の目{ $total }
    .rolls = はい
gt-remedy-rolled = { $unit }の妙薬の目は{ $total }。
    .brief = 妙薬の目{ $total }
    .rolls = はい
gt-wounded = { $unit }は傷を{ $wounds }つ受けた。
    .brief = { $unit } ♥−{ $wounds }
gt-healed = { $unit }の傷が{ $wounds }つ癒えた。
    .brief = { $unit } ♥+{ $wounds }
gt-unharmed = { $unit }は傷を受けなかった。
    .brief = { $unit } 無傷
gt-knocked-out = { $unit }は打倒された！
    .outcome = { $unit } 打倒
gt-token = { $unit }に状態トークン：{ $token }。
    .brief = { $unit } { $token }
gt-token-ignored = { $unit }にはすでに{ $token }がある。
    .brief = { $unit } 変化なし
gt-tokens-cancel = { $unit }の{ $kind }の強化と弱体が打ち消し合った。
    .brief = { $unit } { $kind }が相殺
gt-token-gone = { $unit }の{ $token }がなくなった。
gt-tokens-lost = { $unit }の状態トークンがすべてなくなった。
gt-token-laid = { $seat }が{ $hex }にトークンを置いた：{ $token }。

## What happened: objective hexes, the ladder, the end phase

gt-objective-laid = { $hex }に目標ヘックスが置かれた。
    .brief = { $hex }に目標
gt-objective-gone = { $hex }の目標ヘックスがなくなった。
gt-objective-moved = { $start }の目標ヘックスが{ $hex }へ動いた。
gt-steps = ターントークンが{ $seat }の方へ{ $steps }マス動いた。
    .brief = { $seat }+{ $steps }
gt-banners-score = 目標ヘックスの軍旗：{ gt-one }{ $one }、{ gt-two }{ $two }。
gt-turn-won = 第{ $turn }ターンは{ $seat }の勝ち：勝利点{ $points }。
gt-warband-token = { $seat }のウォーバンドトークンが中央へ{ $steps }マス動いた。
gt-scenario-rolled = シナリオのダイスで{ $seat }は{ $total }を出した。
    .rolls = はい
gt-scenario-dice = シナリオのダイスで{ $seat }は{ $faces }を出した。
    .rolls = はい
gt-game-won = { $seat }の勝利！
    .brief = { $seat }の勝利

## Why not: setup

gt-no-such-scenario = 「{ $scenario }」というシナリオはありません。
gt-no-warbands = 形式「{ $format }」では、両方のウォーバンドを指定してください。
gt-warbands-are-drafted = 形式「{ $format }」では、勇者は卓上のドラフトで決めます。ウォーバンドは指定できません。
gt-warbands-differ = 勇者の数が{ $one }体と{ $two }体です。両方同じ数でなければなりません。
gt-warband-size = { $number ->
        [1] ウォーバンド1の勇者は
        [2] ウォーバンド2の勇者は
       *[other] ウォーバンドの勇者は
    }{ $champions }体です。1体から{ $most }体までにしてください。
gt-roster-size = ロスターの勇者は{ $champions }体です。{ $needed }体でなければなりません。
gt-no-such-champion = { $number ->
        [1] ウォーバンド1：
        [2] ウォーバンド2：
       *[other] { "" }
    }「{ $champion }」という勇者はここにはいません。
gt-champion-twice = { $number ->
        [1] ウォーバンド1：{ $champion }はすでに入っています。
        [2] ウォーバンド2：{ $champion }はすでに入っています。
       *[other] { $champion }はすでにあなたのウォーバンドにいます。
    }
gt-champion-gone = { $champion }はすでに相手のウォーバンドにいます。
gt-no-deployment-hex = { $hex }は自分の陣地の配置ヘックスではありません。
gt-no-room-to-deploy = { $hex }には空きがありません。
gt-no-room-for-others = { $hex }に置くと、まだ配置していないモデルの場所が足りなくなります。
gt-three-of-these = 「{ $key }」は、次の勇者のうちの3体ではありません：{ $champions }。
gt-comes-with-champion = { $unit }は{ $champion }と一緒に配置します。勇者を選んでください。
gt-deployed-already = { $unit }はすでに配置されています。
gt-points-do-not-fit = 勝利点{ $one }と{ $two }：ここまでに勝敗の決まったターンの勝利点は合わせて{ $total }です。

## Why not: activations

gt-no-such-unit = 「{ $key }」という勇者や従者ユニットはこのテーブルにいません。
gt-not-your-unit = { $unit }はあなたのウォーバンドではありません。
gt-has-activated = { $unit }はこのフェイズの行動を終えています。
gt-must-rally = { $unit }は打倒されています。まず復帰しなければなりません。
gt-must-recruit = { $unit }は戦場に1体もいません。まず徴兵しなければなりません。
gt-no-such-action = 「{ $key }」は{ $unit }のアクションではありません。
gt-not-for-champions = 勇者はこのアクションを行えません。
gt-not-for-followers = 従者はこのアクションを行えません。
gt-action-taken = { $unit }はこのアクションをすでに行いました。
gt-unspent = アクション残り{ $left }回
gt-no-actions-left = { $unit }は2回のアクションをすでに行いました。
gt-bonus-taken = { $unit }はボーナスアクションをすでに行いました。
gt-no-bonus-skill = 「{ $skill }」はいま、ボーナスアクションにできません。カードにもほかのスキルにも、そうできる根拠がありません。
gt-only-as-bonus = 「{ $skill }」はいま、ボーナスアクションとしてのみ使えます。
gt-other-phase = 「{ $skill }」はカードの裏面、もう一方のフェイズのスキルです。
gt-only-in-plot = 「{ $skill }」は戦略フェイズにのみ使えます。
gt-only-in-clash = 「{ $skill }」は激突フェイズにのみ使えます。
gt-ultimate-used = 奥義は1ゲームに1度です。{ $unit }はすでに使いました。
gt-trait-used = { $unit }はこの行動でこの特性をすでに使いました。
gt-all-bound = 戦場にいる{ $unit }はすべて目標ヘックスにいて、「茨の壁」のため行軍できません。
gt-bound = { $hex }の{ $unit }は目標ヘックスにいて、「茨の壁」のため行軍できません。
gt-claim-only-in-plot = 誇示は戦略フェイズにのみ行えます。
gt-no-banner = { $unit }は軍旗を持っていません。
gt-banner-is-out = { $unit }の軍旗はすでに戦場にあります。このテーブルでは重ねて誇示できません。
gt-nothing-to-claim = { $unit }の隣に空の目標ヘックスがありません。
gt-rally-next-time = { $unit }はこの行動中に打倒されました。復帰は次に行動するときです。
gt-not-knocked-out = { $unit }は打倒されていないので、復帰の必要はありません。
gt-unit-is-full = { $unit }は{ $size }体すべて戦場にいます。
gt-no-room-to-recruit = { $unit }を置ける場所が、勇者の隣にも配置ヘックスにもありません。
gt-recruits-beside-champion = { $hex }は{ $champion }の隣ではありません。勇者の隣に空きがある間は、そこに徴兵します。
gt-recruits-beside-recruits = { $hex }は、{ $champion }の隣でも、このスキルで来た従者の隣でもありません。
gt-recruits-in-deployment = { $champion }の隣に空きがないので、自軍の配置ヘックスに徴兵します。{ $hex }はそうではありません。
gt-already-claim = { $unit }はこの行動中にすでに誇示しました。同じアクションは2度行えません。
gt-already-recruit = { $unit }はこの行動中にすでに徴兵しました。同じアクションは2度行えません。
gt-already-advance = { $unit }はこの行動中にすでに行軍しました。同じアクションは2度行えません。
gt-is-knocked-out = { $unit }は打倒されています。
gt-not-given = 「{ $key }」は、{ $unit }がここで行えるアクションではありません。
gt-not-in-list = 「{ $key }」は、次のどれでもありません：{ $keys }。
gt-no-such-skill = 「{ $key }」は、{ $unit }のこのフェイズのスキルではありません。

## Why not: skills

gt-nobody-there = { $unit }は戦場に1体もいません。
gt-no-target = 範囲{ $range }に対象がいません。
gt-no-champion-near = 範囲{ $range }に、打倒されていない敵の勇者がいません。
gt-nobody-commanded = { $unit }から3ヘックス以内に、命令を果たす{ $partner }がいません。
gt-no-target-from = { $unit }の命令に従う{ $partner }から範囲{ $range }に、対象がいません。
gt-nobody-has-all = 「{ $skill }」の条件をすべて満たす{ $unit }は1体もいません。
gt-none-of-unit-there = { $hex }に{ $unit }はいません。
gt-no-enemy-beside = { $unit }に隣接する敵がいません。
gt-no-second-user = いま、別のヘックスからこのスキルをもう1度使える{ $unit }がいません。
gt-partner-too-far = { $partner }が範囲{ $range }にいません。
gt-not-on-objective = 目標ヘックスにいる{ $unit }がいません。
gt-no-such-model = 「{ $model }」は戦場にいません。
gt-banner-no-target = 軍旗は対象にできません。
gt-not-an-enemy = { $target }は味方なので、対象にできません。
gt-name-a-model = ここではモデルを選びます。「{ $key }」はモデルではありません。
gt-name-the-unit = ここでは勇者かユニットそのものを選びます：{ $unit }。
gt-name-one-of = ここでは{ $unit }全体ではなく、そのうちの1体を選びます。
gt-named-by-hex = 同じヘックスに入れるモデルは、ヘックスで選びます：{ $hex }。
gt-nobody-in-hex = { $hex }には誰もいません。
gt-not-of-unit = { $target }は{ $unit }ではありません。
gt-no-banners = ここでは軍旗を選べません：{ $target }。
gt-banners-only = ここで選べるのは軍旗だけです。{ $target }は選べません。
gt-champions-only = ここで選べるのは勇者だけです。{ $target }は選べません。
gt-followers-only = ここで選べるのは従者だけです。{ $target }は選べません。
gt-small-followers-only = ここで選べるのは小型従者だけです。{ $target }は選べません。
gt-on-the-other-side = { $target }は選べません。ここで選べるのは{ $seat }の側だけです。
gt-chosen-already = { $target }はすでに選ばれました。
gt-not-next = { $target }は選べません。残っているのは：{ $keys }。
gt-down-and-still = { $unit }は打倒されているので、移動も配置もできません。
gt-holds-still = { $unit }は、ここでは敵に動かされません。
gt-must-be-placed = カードによれば、{ $unit }はその場に残れません。
gt-no-room-to-come-back = もう1体が戻れる空きがありません。
gt-no-wounds = { $unit }に傷はありません。
gt-another-unit = { $unit }自身は選べません。ほかの者のためのものです。
gt-gives-to-others = { $target }はトークンを渡す側なので、受け取れません。
gt-no-tokens = { $unit }に状態トークンはありません。
gt-not-beside = { $target }に隣接する{ $unit }がいません。
gt-first-users-hex = 先にこのスキルを使った{ $unit }は{ $hex }にいます。2体目は別のヘックスでなければなりません。
gt-not-alone = { $hex }にいるのは{ $unit }1体だけではありません。
gt-target-knocked-out = { $target }は打倒されています。このテーブルでは対象にできません。
gt-out-of-range = { $target }は範囲{ $range }の外にいます。
gt-out-of-range-from = { $target }は、命令に従うどの{ $partner }からも範囲{ $range }の外にいます。
gt-targeted-already = { $target }はこのスキルの対象にすでになりました。
gt-one-for-all = このヘックスの{ $target }はどれも同じです。1体がほかを代表します。
gt-one-of-each = このスキルの対象は各ユニットから1体です。{ $target }では{ $model }です。
gt-not-in-first-hex = { $target }は{ $hex }にいません。ほかの対象も、最初の対象と同じこのヘックスにいなければなりません。
gt-not-beside-first-hex = { $target }は、最初の対象がいた{ $hex }の隣にいません。
gt-same-hex = このスキルの対象がすでに{ $hex }にいました。対象はそれぞれ別のヘックスにいなければなりません。
gt-nothing-to-turn = 変えられる{ $unit }がいません。目標ヘックスの隣で、配置ヘックスの外に、1体だけで立っていなければなりません。
gt-supply-gone = 目標ヘックス{ $supply }枚は、すべて戦場にあります。
gt-nobody-to-take-off = { $unit }は戦場に1体もいません。
gt-nobody-alone-in-range = 範囲{ $range }に、{ $unit }が1体だけいて、勇者を配置できるヘックスがありません。
gt-no-boon-to-copy = { $partner }は強化を持っていません。
gt-no-empty-hex = { $unit }の隣に空のヘックスがありません。
gt-no-empty-objective-in-range = 範囲{ $range }に、空きのある目標ヘックスがありません。
gt-no-objective-to-move = 範囲{ $range }に、動かせる目標ヘックスがありません。
gt-no-objective-moves-near = { $unit }から範囲{ $range }に、動かせる目標ヘックスがありません。
gt-no-objective-there = { $hex }に目標ヘックスはありません。
gt-moved-already = { $hex }の目標ヘックスはすでに動きました。
gt-stacked-already = { $hex }の目標ヘックスには、すでに1つ重ねました。
gt-knocked-out-on-it = { $hex }の目標ヘックスには打倒された{ $unit }がいるので、動かせません。
gt-held-in-place = { $unit }は敵に動かされないので、{ $hex }の目標ヘックスも動かせません。
gt-nowhere-to-shift = { $hex }の隣に、目標ヘックスを置けるヘックスがありません。
gt-nowhere-nearer = { $hex }からは、より近くなる空いたヘックスがありません。
gt-no-room-for-objective = 範囲{ $range }に、目標ヘックスを置けるヘックスがありません。
gt-no-banner-in-range = 範囲{ $range }に味方の軍旗がありません。
gt-own-banner-too-far = { $unit }の軍旗が範囲{ $range }にありません。
gt-not-both-beside-banner = { $unit }が2体とも、同じ敵の軍旗に隣接していなければなりません。
gt-no-banner-to-place = 範囲{ $range }に軍旗がありません。
gt-nowhere-for-banner = 範囲{ $range }に、空の目標ヘックスがありません。
gt-no-enemy-followers-there = { $hex }に敵の従者はいません。

## Why not: hexes

gt-no-such-hex = 「{ $hex }」というヘックスはありません。5,6のように行と列で書いてください。
gt-too-far-from = { $hex }は、{ $starts }から{ $range }ヘックスより遠くにあります。
gt-stands-there = このモデルはすでに{ $hex }にいます。別のヘックスに配置しなければなりません。
gt-must-move = このモデルは{ $hex }を離れなければなりません。
gt-not-this-way = { $hex }には行けますが、この道は通れません。
gt-objective-there = { $hex }にはすでに目標ヘックスがあります。
gt-deployment-hex = { $hex }は配置ヘックスなので、目標ヘックスは置けません。
gt-not-beside-objective = { $hex }の隣に目標ヘックスがありません。
gt-nearer-hex = { $hex }よりも目標ヘックスに近い空のヘックスがあります。
gt-far-from-objectives = { $hex }から{ $range }ヘックス以内に目標ヘックスがありません。
gt-no-die-for-hex = { $hex }の隣にある目標ヘックスは{ $touched }個で、その数の目のダイスは残っていません：{ $dice }。
gt-token-there = { $hex }にはすでにトークンがあります。
gt-too-far = { $steps ->
        [0] このモデルはいま0ヘックスしか動けず、{ $hex }には行けません。
       *[other] { $hex }は{ $steps }ヘックスより遠くにあります。
    }
gt-not-reached = { $steps }歩では{ $hex }に着けません。何かが道をふさいでいます。
gt-not-toward = { $hex }へは、1歩ごとに近づくように進めません。
gt-not-away = { $hex }へは、1歩ごとに離れるように進めません。
gt-not-straight = { $hex }は一直線上にありません。
gt-no-followers-on-objectives = { $hex }は目標ヘックスです。従者は侵入できません。
gt-banner-in-the-way = { $hex }に軍旗があります。
gt-hex-full = { $hex }は満員です。
gt-hex-taken = { $hex }にはほかのモデルがいます。
gt-no-centaur-on-objectives = { $unit }は目標ヘックスに侵入できません：{ $hex }。
gt-followers-held = { $hex }の{ $unit }は敵に動かされないので、場所を空けられません。
gt-followers-hemmed-in = { $hex }の{ $unit }には、場所を空けるための隣のヘックスがありません。
gt-warded = { $hex }は結界の中です。敵をそこに配置することも徴兵することもできません。
