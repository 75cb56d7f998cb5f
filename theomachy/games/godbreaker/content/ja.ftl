# The Godbreaker Saga in Japanese, apart from circles, terrain and the table's options. Words as in options.ja.ftl.
# Events are told in the plain style, questions and refusals in the polite one.
# Model, target, marker and terrain are ids; whoever looks at a scene hears their names.

## The game and its seats

game-title = ゴッドブレイカー・サーガ
game-terms = カードの略号
    .U = U：距離の単位（通常1インチ）。0Uは接触
    .R = R：特性のランク。2Rはその2倍
    .RU = RU：特性のランクと同じ数のU
    .DU = DU：モデルのダイス値と同じ数のU
gb-seat-1 = 赤
gb-seat-2 = 青
gb-seat-3 = 緑
gb-seat-4 = 紫
gb-seat-5 = 銀
gb-seat-6 = 青緑

## The table

gb-table = 戦場
gb-circle = サークル
gb-beyond = 戦場の外
gb-shard = シャード
    .symbol = ◈
gb-objective = 目標
    .symbol = ◎
gb-hoard = 宝の山
    .symbol = ▣
gb-treasure = 財宝
    .symbol = ◆
gb-trophy = 戦利品
    .symbol = ♜
gb-ready = 待機
    .symbol = ⚑
gb-damage = ダメージ
    .symbol = ✶
gb-waiting = 清算で得る勝利点
    .symbol = +
    .brief = +{ $n }
gb-held-1 = { gb-seat-1 }が支配
gb-held-2 = { gb-seat-2 }が支配
gb-held-3 = { gb-seat-3 }が支配
gb-held-4 = { gb-seat-4 }が支配
gb-held-5 = { gb-seat-5 }が支配
gb-held-6 = { gb-seat-6 }が支配
gb-leader = リーダー
    .symbol = ♔
gb-active = 行動中
    .symbol = ▸
gb-activated = 行動済
    .symbol = ✓
gb-wild = 野生
    .symbol = ~
gb-tame = 従属
gb-fallen = 脱落
    .symbol = ✗
gb-ascended = 昇天
    .symbol = ↑
gb-gone = 退場
gb-points = 勝利点
    .symbol = ★
gb-rounds = ラウンド
gb-actions = アクション
    .pip = ●
    .gone = ○

shard-1 = { gb-seat-1 }のシャード
shard-2 = { gb-seat-2 }のシャード
shard-3 = { gb-seat-3 }のシャード
shard-4 = { gb-seat-4 }のシャード
shard-5 = { gb-seat-5 }のシャード
shard-6 = { gb-seat-6 }のシャード
objective = 目標1
objective-2 = 目標2
objective-3 = 目標3
objective-4 = 目標4
objective-5 = 目標5
objective-6 = 目標6
objective-7 = 目標7
hoard-1 = 宝の山1
hoard-2 = 宝の山2
hoard-3 = 宝の山3
hoard-4 = 宝の山4
hoard-5 = 宝の山5
hoard-6 = 宝の山6

## Threats; those of a kind are told apart by numbers

gb-forgotten = 忘れられた者
    .numbered = { gb-forgotten }{ $n }
gb-horror = ホラー
    .numbered = { gb-horror }{ $n }
gb-spawn = 落とし子
    .numbered = { gb-spawn }{ $n }
gb-lost = 失われた者
    .numbered = { gb-lost }{ $n }
gb-damned = 呪われた者
    .numbered = { gb-damned }{ $n }
gb-betrayer = 裏切り者
    .numbered = { gb-betrayer }{ $n }
gb-local = 住民
    .numbered = { gb-local }{ $n }
gb-hunter = 狩人
    .numbered = { gb-hunter }{ $n }
gb-follower = 信奉者
    .numbered = { gb-follower }{ $n }
gb-summoned = 召喚された者
    .numbered = { gb-summoned }{ $n }

# The same by the ids that they get when they come.
forgotten = { gb-forgotten }
    .numbered = { gb-forgotten }{ $n }
horror = { gb-horror }
    .numbered = { gb-horror }{ $n }
spawn = { gb-spawn }
    .numbered = { gb-spawn }{ $n }
lost = { gb-lost }
    .numbered = { gb-lost }{ $n }
damned = { gb-damned }
    .numbered = { gb-damned }{ $n }
betrayer = { gb-betrayer }
    .numbered = { gb-betrayer }{ $n }
local = { gb-local }
    .numbered = { gb-local }{ $n }
hunter = { gb-hunter }
    .numbered = { gb-hunter }{ $n }
follower = { gb-follower }
    .numbered = { gb-follower }{ $n }
summoned = { gb-summoned }
    .numbered = { gb-summoned }{ $n }

## Cards

gb-move-range = 移動範囲
gb-attack-range = 攻撃範囲
gb-metals = 金属
gb-traits = 特性
gb-shared = シャードの特性
gb-flaws = 欠点
gb-nature = ふるまい
gb-at-rank = ランク{ $n }
    .brief = { $n }
gb-rolled = ダイスで{ $n }つ
    .brief = { $n }
gb-mighty = 強大な特性
    .text = d8で決まる、ランク1：残忍、必殺、俊足、釘付け、射撃、不屈、頑強、雷鳴。
gb-sinister = 邪悪な特性
    .text = d6で決まる、ランク2：残忍、必殺、堅守、俊足、無慈悲、復讐。
gb-compulsion-cowardly = 臆病
    .text = 野生の間、0U以内に敵がいれば、できるだけ遠くへ逃げる。いなければ何もしない。
gb-compulsion-murderous = 殺意
    .text = 野生の間、最も近い敵にダメージを与えようとする。
gb-compulsion-predator = 捕食者
    .text = 最も近い「獲物」にダメージを与えようとする。
gb-compulsion-mine = 私のものだ！
    .text = 宝の山がある間、財宝を持つ最も近い者にダメージを与えようとする。いなければ、落ちている財宝か宝の山へ向かう。
gb-compulsion-avenger = 報復者
    .text = 戦利品を持つ者がいる間、そのうち最も近い者にダメージを与えようとする。
gb-compulsion-broken = 砕かれし者のために！
    .text = シャードがある間、最も近いシャードへ向かい、壊そうとする。
gb-hoarding = 財宝集め
    .text = 落ちている財宝から0U以内で行動を終えると、それを獲得する。
gb-breeding = 戦利品
    .text = 倒れた場所に戦利品を残す。「巣」では、その前に落とし子が這い出ることがある。
gb-withering = 衰弱
    .text = ラウンドの開始時に1ダメージを受け、回復判定は困難な判定になる。脱落するときは、呪われた者が代わりに現れる。
gb-dread = 戦慄
    .text = 交戦する相手の攻撃判定も、自分の回復判定も、困難な判定になる。

## A glance

gb-phase-initiative = イニシアチブフェイズ
    .brief = イニシアチブ
gb-phase-activation = 行動フェイズ
    .brief = 行動
gb-phase-wild = 野生のモデルの行動
    .brief = 野生
gb-phase-recovery = 回復フェイズ
    .brief = 回復
gb-phase-resolution = 清算フェイズ
    .brief = 清算
gb-scenario-score = 大仕事
gb-scenario-nest = 巣
gb-scenario-tragedy = 悲劇
gb-scenario-trap = 罠
gb-scenario-gathering = 集い
gb-scenario-clash = 激突
gb-status-opening = シナリオ「{ $scenario }」· 準備
gb-status-initiative = シナリオ「{ $scenario }」· { gb-phase-initiative }
gb-status-activation = シナリオ「{ $scenario }」· { gb-phase-activation }
gb-status-wild = シナリオ「{ $scenario }」· { gb-phase-wild }
gb-status-recovery = シナリオ「{ $scenario }」· { gb-phase-recovery }
gb-status-resolution = シナリオ「{ $scenario }」· { gb-phase-resolution }
gb-status-priority = 優先順位：{ $seats }
gb-status-last = 野生のモデルは{ $seat }が受け持つ
gb-status-active = { $name }が行動中
gb-status-level = { $points }点で並んでいる
gb-status-ahead = { $seat }が{ $lead }点リード
gb-status-won = { $seat }の勝利
gb-status-drawn = { $seats }の引き分け
gb-status-solo-won = 勝利（勝利点{ $points }）
gb-status-solo-lost = 勝利ならず（勝利点{ $points }）

## What is measured

gb-measure = { $units }U
gb-measure-terrain = { $n } + 地形{ $more } = { $units }U
gb-detour = 回り道で{ $units }U
gb-detour-terrain = 回り道で{ $n } + 地形{ $more } = { $units }U
gb-no-line = 道がない

## Actions, by their names

gb-sunder = 破砕
gb-hand-off = 受け渡し
gb-plunder = 略奪
gb-treatment = 治療
gb-verify = 検証
gb-destroy = 破壊
gb-escape = 脱出
gb-vault = 乗り越え
gb-climb = 登り

## Tests, as they are rolled for and as they are told

gb-test-obstacles = 障害回避
gb-test-destroy = マーカー破壊
gb-test-long = 遠くへ！
gb-test-ways = 隠された道
gb-test-stay = 死ぬな！
gb-test-ruin = 崩落
gb-test-shape = 成形
gb-test-obey = 従え！
gb-test-thunder = 轟け！
gb-test-sound = 何の音だ？
gb-test-trials = 実地試験
gb-test-hurt = 痛むぞ……

## Other rolls

gb-roll-seniority = 年長順をくじで決めます。
gb-roll-initiative = リーダーがイニシアチブ判定をします。
gb-roll-attack = 攻撃判定をします。
gb-roll-recovery = 回復判定をします。
gb-roll-mighty = 強大な特性をダイスで決めます。
gb-roll-sinister = 邪悪な特性をダイスで決めます。
gb-roll-hunt = { $seat }が狩りのダイスを振ります。
gb-roll-wild = 同じ近さの対象から1体をくじで決めます。

## Questions: setting up

gb-ask-shard = { $seat }：シャードをどこに置きますか？
    .nearest = 空いている最も近い場所
gb-ask-objective = { $seat }：目標をどこに置きますか？
    .nearest = 空いている最も近い場所
gb-ask-hoard = { $seat }：宝の山をどこに置きますか？
    .nearest = 空いている最も近い場所
gb-ask-deploy = { $seat }：次にどのゴッドブレイカーを配置しますか？
gb-ask-place = { $seat }：{ $by }をどこに配置しますか？
    .nearest = 空いている最も近い場所

## Questions: the round

gb-ask-leader = { $seat }：リーダーがいません。誰がイニシアチブ判定をしますか？
gb-ask-priority = { $seat }：次の優先順位は誰ですか？
    .seat-1 = { gb-seat-1 }
    .seat-2 = { gb-seat-2 }
    .seat-3 = { gb-seat-3 }
    .seat-4 = { gb-seat-4 }
    .seat-5 = { gb-seat-5 }
    .seat-6 = { gb-seat-6 }
gb-ask-order = { $seat }：次の裏切り者はどこに現れますか？
gb-ask-activate = { $seat }：誰が行動しますか？
gb-ask-wild = { $seat }：次に行動する野生のモデルはどれですか？
    .rest = 残りはすべて待機
gb-ask-recovery = { $seat }：次に回復判定をするのは誰ですか？
gb-ask-mighty = { $seat }：新しい脅威にどの強大な特性を与えますか？
    .trait = { $a }
    .roll = ダイスで決める
gb-ask-sinister = { $seat }：新しい脅威にどの邪悪な特性を与えますか？
    .trait = { $a }
    .roll = ダイスで決める
gb-ask-agree-trait = { $seat }：新しい脅威のこの特性に同意しますか？
    .trait = はい：{ $a }
    .roll = いいえ：ダイスで決める
gb-ask-spawn = { $seat }：{ $by }が倒れます。落とし子が這い出ますか？
    .spawn = はい：落とし子を配置する
    .pass = いいえ

## Questions: actions
# A piece that Shaping raises is named by both its parts, `shaping:wall-4 as area`, and so by .other.

gb-unspent = アクション残り{ $left }回
gb-ask-action = { $seat }：{ $by }は何をしますか？
    .move = { $a }へ移動
    .engage = { $a }と交戦
    .sunder = { $a }を破砕
    .hand = { $a }に受け渡し
    .ready = 待機し、行動を終える
    .mysterious = 神秘：姿を消し、誰かのそばに現れる
    .despoiling = 冒涜：{ $a }を呼び戻す
    .ruinous = 崩壊：{ $a }を崩す
    .summoning = 召喚：すぐそばに呼び出す
    .thunderous = 雷鳴：周りの全員を打つ
    .plunder = { $a }を略奪
    .treatment = { $a }を治療
    .verify = { $a }を検証
    .destroy = { $a }を破壊
    .end = 行動を終える
    .other = { $a }
as = →
gb-ask-claim = { $seat }：{ $by }は何を獲得しますか？
    .none = 何も取らない
    .treasure = 財宝{ $a }個と戦利品{ $c }個
    .treasure-1 = 財宝{ $a }個
    .trophy = 戦利品{ $a }個
gb-ask-hand = { $seat }：{ $by }は何を渡しますか？
    .treasure = 財宝{ $a }個と戦利品{ $c }個
    .treasure-1 = 財宝{ $a }個
    .trophy = 戦利品{ $a }個
gb-ask-merciless = { $seat }：{ $by }はさらに誰と交戦しますか？
    .done = もういない
gb-ask-cunning = { $seat }：{ $by }は位置を変えますか？
    .pass = そのまま
gb-ask-juggernaut = { $seat }：{ $by }は誰を動かしますか？
    .pass = 誰も動かさない
gb-ask-push = { $seat }：{ $by }はどこへ動かしますか？
    .pass = 動かさない
gb-ask-vengeful = { $seat }：{ $by }は誰に復讐しますか？
    .pass = 復讐しない
gb-ask-mysterious = { $seat }：{ $by }はどこに現れますか？
    .nearest = 空いている最も近い場所
gb-ask-shape = { $seat }：{ $by }はどこに地形を置きますか？
    .nearest = 空いている最も近い場所
gb-ask-hunter = { $seat }：{ $by }は狩人をあぶり出しますか？
    .hunter = はい：狩人を配置する
    .pass = いいえ

## What happened: setting up

gb-seniority = 年長順：{ $seats }。
gb-laid = 地形が置かれた：{ $kind }（{ $rule }）。
    .brief = { $kind }
gb-cleared = 地形が取り除かれた：{ $kind }。
gb-terrain-falls = 地形が階層{ $level }に落ちた：{ $kind }。
    .brief = { $kind } 除去
gb-marker = マーカーが置かれた：{ $kind }。
gb-marker-falls = マーカーが階層{ $level }に落ちた：{ $kind }。
gb-marker-destroyed = マーカーが破壊された：{ $kind }。
    .brief = { $kind } 破壊
gb-hunt = { $seat }の狩りの出目は{ $face }：{ $hunt }。
    .rolls = はい
gb-hunt-1 = 狩人2体
gb-hunt-2 = ホラー1体
gb-hunt-3 = 住民5体
gb-hunt-4 = 宝の山
gb-hunt-5 = 目標
gb-hunt-6 = 信奉者1体と狩人1体
gb-threat-traits = { $model }の特性：{ $traits }。
gb-enters = { $model }が戦場に現れた。
    .brief = { $model } 登場

## What happened: the round

gb-round = 第{ $round }ラウンドが始まった。
gb-initiative-roll = イニシアチブ判定：{ $model }のD{ $die }は{ $face }。
    .rolls = はい
gb-initiative = { $seat }が{ $result }でイニシアチブを得た。
gb-priority = 優先順位：{ $seats }。
gb-activates = { $model }が行動する。
gb-idle = { $model }は何もしなかった。
gb-compelled = { $model }は衝動「{ $compulsion }」に駆られた。
gb-recovery-roll = 回復判定：ダメージ{ $damage }の{ $model }のD{ $die }は{ $face }。
    .rolls = はい
gb-routed = { $seat }は潰走した。
    .brief = { $seat } 潰走

## What happened: actions

gb-moves = { $model }が{ $units }U移動した。
gb-placed = { $model }が配置し直された。
gb-unstable = { $model }は立つ場所がなく、不安定な配置になった。
gb-no-room = 戦場のどこにも{ $model }の立つ場所がない。
    .brief = { $model } 不安定
gb-engages = { $model }が{ $target }と交戦した。
gb-attack-roll = 攻撃判定：{ $model }のD{ $die }は{ $face }。
    .rolls = はい
gb-attack-roll-challenging = 困難な攻撃判定：{ $model }のD{ $die }は{ $face }、結果は{ $result }。
    .rolls = はい
gb-no-winner = 交戦に勝者はいなかった。
    .brief = 勝者なし
    .fails = はい
gb-wins-engagement = { $model }が交戦に勝った。
    .alone = { $model } 勝利
    .fails = { $active ->
        [1] { "" }
       *[other] はい
    }
gb-out-of-reach = { $target }は{ $model }の攻撃範囲にいなかった。
    .brief = { $target } 届かず
gb-uses = { $model }が「{ $what }」を使った。
gb-test-success = テスト「{ $test }」：{ $model }のD{ $die }は{ $face }、成功。
    .brief = 成功
    .rolls = はい
gb-test-failure = テスト「{ $test }」：{ $model }のD{ $die }は{ $face }、失敗。
    .brief = 失敗
    .fails = はい
    .rolls = はい
gb-ready-spent = { $model }の待機が終わった。

## What happened: models and tokens

gb-hurt = { $model }が{ $n }ダメージを受けた（今は{ $damage }）。
    .brief = { $model } ✶+{ $n }
gb-heals = { $model }のダメージが{ $n }減った（今は{ $damage }）。
    .brief = { $model } ✶−{ $n }
gb-triumph = 凱歌！ { $model }のダメージがすべてなくなった。
    .brief = { $model } 凱歌
gb-grows = { $model }がD{ $die }になった。
    .brief = { $model } D{ $die }
gb-wanes = { $model }はD{ $die }に弱まった。
    .brief = { $model } D{ $die }
gb-ascends = { $model }が昇天した！
    .brief = { $model } 昇天
gb-falls = { $model }が脱落した。
    .outcome = { $model } 脱落
gb-removed = { $model }が戦場を離れた。
    .brief = { $model } 退場
gb-tamed = { $model }が{ $seat }に従属した。
    .brief = { $model } 従属
gb-wild-again = { $model }は野生になった。
    .brief = { $model } 野生
gb-claims = { $model }がトークンを獲得した：{ $token }。
    .brief = { $model } { $token }
gb-hands = { $model }が{ $to }にトークンを渡した：{ $token }。
    .brief = { $to } { $token }
gb-token-lies = トークンが地面に置かれた：{ $token }。
    .brief = { $token } 落下

## What happened: victory points

gb-scores-marker = { $seat }：{ $marker }で勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-scores-carrier = { $seat }：トークン（{ $token }）を持つ{ $model }で勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-scores-nearest = { $seat }：最も近くで倒れた{ $model }により勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-scores-loss = { $seat }：{ $model }の脱落により勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-scores-cure = { $seat }：{ $model }の治療により勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-scores-verify = { $seat }：{ $model }の検証により勝利点{ $points }（合計{ $total }）。
    .brief = { $seat } 勝利点{ $points }
gb-won = { $seat }が勝利した！
    .brief = { $seat } 勝利
gb-drawn = 引き分けに終わった。
    .brief = 引き分け
gb-solo-lost = 敗れた一日。勝利点{ $points }。
    .brief = 敗北
    .fails = はい
gb-solo-inconclusive = 決着つかず。勝利点{ $points }。
    .brief = 決着つかず
    .fails = はい
gb-solo-respectable = 立派な勝利！ 勝利点{ $points }。
    .brief = 勝利
gb-solo-major = 大勝利！ 勝利点{ $points }。
    .brief = 大勝利

## Why not: setup

gb-number-of-circles = サークルが{ $given }つあります。{ $fewest }から{ $most }までにしてください。
gb-number-of-rounds = { $rounds }ラウンドは遊べません。3から7までです。
gb-barricade-too-wide = バリケードの厚さは1Uまでです。

## Why not: places

gb-no-place = それは戦場の場所ではありません。
gb-no-end = 「{ $key }」からは距離を測れません。
gb-off-table = ベースが戦場の端からはみ出します。
gb-on-model = そこには{ $model }がいます。
gb-there-is-room = 本来の場所に空きがあります。
gb-on-marker = そこにはマーカーがあります：{ $marker }。
gb-on-barricade = そこにはバリケードがあります：{ $terrain }。
gb-open-air = 階層{ $level }のそこには立つ場所がありません。
gb-too-far = { $measured ->
        [None] そこへの線を引けません
       *[other] 計測は{ $measured }Uです
    }。{ $units }U以内でなければなりません。
gb-must-touch = この対局の0Uでは、隣に置くものと接していなければなりません。
gb-too-near = 計測は{ $measured }Uです。{ $units }Uより外でなければなりません。
gb-beyond-move = { $measured ->
        [None] そこへの線を引けません
       *[other] そこまで{ $measured }Uあります
    }。{ $model }の移動は{ $units }Uまでです。
gb-pinned = { $model }は{ $by }に釘付けにされています。近づくことしかできません。

## Why not: actions

gb-no-such-model = 「{ $key }」というモデルは戦場にいません。
gb-no-such-marker = 「{ $key }」というマーカーは戦場にありません。
gb-no-such-terrain = 「{ $key }」という地形は0U以内にありません。
gb-floor-is-spared = この対局では、地上より上の足場は壊せません：{ $terrain }。
gb-no-such-action = 「{ $key }」は{ $model }のアクションではありません。
gb-no-such-option = これは何も指定せずに行います。「{ $key }」は余分です。
gb-not-yours = { $model }はあなたのモデルではありません。
gb-wild-are-driven = まだ衝動に駆られている野生のモデルがいます。
gb-not-wild = 「{ $key }」は戦場にいる野生のモデルではありません。
gb-wild-may-claim = そばの財宝を獲得する野生のモデルがいるので、1体ずつ行動させてください。
gb-wild-is-idle = { $model }は今、何の衝動にも駆られていません。
gb-has-activated = { $model }はこのラウンドの行動を終えています。
gb-slow = { $model }は鈍足で、もう移動しています。
gb-careful = { $model }は慎重で、もう交戦しています。
gb-driven-away = { $model }は野生で、衝動「{ $compulsion }」に従い、{ $target }から{ $units ->
        [1048576] 距離を測れないところまで
       *[other] { $units }U以上
    }、できるだけ遠くへ逃げます。
gb-driven-held = { $model }は野生で、衝動「{ $compulsion }」に従いますが、逃げる道がないので、そこにとどまります。
gb-driven-nearer = { $model }は野生で、衝動「{ $compulsion }」に従い、{ $targets }に近づく移動をします。
gb-driven-to-engage = { $model }は野生で、衝動「{ $compulsion }」に従い、攻撃範囲にいる{ $targets }にダメージを与えます。
gb-driven-to-destroy = { $model }は野生で、衝動「{ $compulsion }」に従い、{ $targets }を破壊します。
gb-ready-not-agreed = この対局では待機トークンを使わないので、待機のアクションはありません。
gb-not-there = { $target }は戦場にいません。
gb-not-hostile = { $target }は{ $model }の敵ではありません。
gb-not-itself = { $model }は自分自身を対象にできません。
gb-not-friendly = { $target }は{ $model }の味方ではありません。
gb-beyond-attack-range = { $measured ->
        [None] { $target }への線を引けません
       *[other] { $target }まで{ $measured }Uあります
    }。{ $model }の攻撃範囲は{ $units }Uです。
gb-engaged-already = { $target }はもう交戦中です。
gb-not-controlled = あなたのサークルはこのマーカーを支配していません：{ $marker }。
gb-wild-controls-nothing = { $model }は野生です。野生のモデルはマーカーを支配しません。
gb-not-a-hoard = 略奪できるのは宝の山だけで、{ $marker }は略奪できません。
gb-not-beside = { $model }はこのマーカーから0U以内にいません：{ $marker }。
gb-no-tokens = { $model }には渡せるトークンがありません。
gb-too-far-to-hand = { $measured ->
        [None] { $target }への線を引けません
       *[other] { $target }まで{ $measured }Uあります
    }。{ $model }が渡せるのは{ $units }Uまでです。
gb-no-casualty = 呼び戻せるのは自分のサークルの脱落者だけです。
gb-no-shard-here = 0U以内にそのシャードはありません。
gb-too-far-to-treat = { $measured ->
        [None] { $target }までは線が引けません
       *[other] { $target }までは{ $measured }Uです
    }。治療できるのは{ $units }U以内です。
gb-too-far-to-verify = { $measured ->
        [None] { $target }までは線が引けません
       *[other] { $target }までは{ $measured }Uです
    }。{ $model }が検証できるのは攻撃範囲の{ $units }U以内です。
gb-nobody-to-treat = 治療できるのは0U以内の失われた者だけです。
gb-nobody-to-verify = 検証できるのは攻撃範囲にいる住民だけです。
gb-cannot-lead = 「{ $key }」は戦場にいるあなたのゴッドブレイカーではありません。判定できるのはその者たちだけです。
gb-no-recovery = 「{ $key }」は、回復判定が残っているあなたの負傷したモデルではありません。
gb-not-waiting = 「{ $key }」は、配置を待つあなたのゴッドブレイカーではありません。
gb-no-betrayer-due = 「{ $key }」は、このラウンドに裏切り者がこれから現れる目標ではありません。
gb-not-thrown = 「{ $key }」はこの交戦に加わっていないか、もう投げられました。
