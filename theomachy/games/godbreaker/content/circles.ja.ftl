# サークル: traits, metals, flaws and refusals. Words as in options.ja.ftl. Names that people gave stand as they were given.

## Traits, flaws, metals

gb-kind-shard = シャード
gb-kind-metal = ゴッドブレイカー
gb-kind-die = ダイス
gb-kind-trait = 特性
gb-kind-alloy = 合金
gb-kind-flaw = 欠点
gb-trait-defensive = 堅守
    .text = 行動中でない間、自分の攻撃判定でR以下の出目を振り直す。
gb-trait-healer = 癒し手
    .text = このモデルの移動範囲内にいる味方は、回復判定でR以下の出目を振り直す。
gb-trait-inspired = 天啓
    .text = 行動中、自分のテストでR以下の出目を振り直す。
gb-trait-mysterious = 神秘
    .text = 特殊アクション：テストを行う。成功：ほかのモデル1体からRU以内に自分を配置する。
gb-trait-vengeful = 復讐
    .text = 攻撃ダメージを受けた交戦の終わりに、攻撃範囲内の敵1体にRダメージを与えてよい。
gb-trait-brutal = 残忍
    .text = 自分が与える攻撃ダメージは2R増える。
gb-trait-juggernaut = ジャガーノート
    .text = 行動中、交戦の終わりに、交戦したモデル1体をその位置から2RU以内に配置してよい。
gb-trait-pinning = 釘付け
    .text = 行動中でない間、RU以内の敵は、このモデルに近づく移動しかできない。
gb-trait-relentless = 不屈
    .text = 回復フェイズの開始時に、自分のダメージをR取り除く。
gb-trait-tough = 頑強
    .text = 自分が受ける攻撃ダメージは2R減る（最低1）。
gb-trait-cunning = 狡猾
    .text = 行動中、攻撃判定のあとに、今の位置からRU以内に自分を配置してよい。
gb-trait-deadly = 必殺
    .text = 行動中、自分の攻撃判定でR以下の出目を振り直す。
gb-trait-fleet = 俊足
    .text = 移動範囲が2RU伸びる。
gb-trait-merciless = 無慈悲
    .text = 行動中、同時に交戦する相手をR体まで増やしてよい。
gb-trait-ranged = 射撃
    .text = 攻撃範囲がランクごとにDU伸びる。
gb-trait-despoiling = 冒涜
    .text = 特殊アクション：サークルの脱落者1人を呼び戻す（ダイス値は最大D6／D8／D10）。テストに失敗すると再び脱落する。
gb-trait-ruinous = 崩壊
    .text = 特殊アクション：テストを行う。成功：すぐそばの地形1つの中の全員にRダメージを与え、その地形を取り除く。失敗：自分が3−Rダメージを受ける。
gb-trait-shaping = 造形
    .text = 特殊アクション：テストを行う。成功：すぐそばに新しい地形を置き、その中の全員にRダメージを与える。失敗：自分が3−Rダメージを受ける。
gb-trait-summoning = 召喚
    .text = 特殊アクション：すぐそばにD8／D10／D12のモデルを配置する。テストに成功すれば従属し、失敗すれば野生になる。
gb-trait-thunderous = 雷鳴
    .text = 特殊アクション：RU以内のほかの全員にRダメージ。続いてテストを行う。成功：2RU以内にもう一度。失敗：自分がRダメージを受ける。
gb-trait-unbound = 無縛
    .text = 距離を測る前に、自分の階層をRまで上下に移してよい。
gb-flaw-brittle = 脆弱
    .text = ダメージを受けるたび、さらに1ダメージを受ける。
gb-flaw-careful = 慎重
    .text = 交戦は1回の行動につき1度まで。
gb-flaw-prey = 獲物
    .text = 移動範囲内にこのモデルがいる野生のモデルに狙われる。
gb-flaw-slow = 鈍足
    .text = 移動は1回の行動につき1度まで。
gb-flaw-unlucky = 不運
    .text = 困難な判定では、4も結果が0になる。
gb-metal-copper = 銅
gb-metal-iron = 鉄
gb-metal-mercury = 水銀
gb-metal-gold = 金

## Choosing a circle

shard-defensive = { gb-trait-defensive }のシャード
    .title = シャード
shard-healer = { gb-trait-healer }のシャード
    .title = シャード
shard-inspired = { gb-trait-inspired }のシャード
    .title = シャード
shard-mysterious = { gb-trait-mysterious }のシャード
    .title = シャード
shard-vengeful = { gb-trait-vengeful }のシャード
    .title = シャード
shard-brutal = { gb-trait-brutal }のシャード
    .title = シャード
shard-juggernaut = { gb-trait-juggernaut }のシャード
    .title = シャード
shard-pinning = { gb-trait-pinning }のシャード
    .title = シャード
shard-relentless = { gb-trait-relentless }のシャード
    .title = シャード
shard-tough = { gb-trait-tough }のシャード
    .title = シャード
shard-cunning = { gb-trait-cunning }のシャード
    .title = シャード
shard-deadly = { gb-trait-deadly }のシャード
    .title = シャード
shard-fleet = { gb-trait-fleet }のシャード
    .title = シャード
shard-merciless = { gb-trait-merciless }のシャード
    .title = シャード
shard-ranged = { gb-trait-ranged }のシャード
    .title = シャード
shard-despoiling = { gb-trait-despoiling }のシャード
    .title = シャード
shard-ruinous = { gb-trait-ruinous }のシャード
    .title = シャード
shard-shaping = { gb-trait-shaping }のシャード
    .title = シャード
shard-summoning = { gb-trait-summoning }のシャード
    .title = シャード
shard-thunderous = { gb-trait-thunderous }のシャード
    .title = シャード
metal-copper = { gb-metal-copper }
    .title = ゴッドブレイカー
metal-iron = { gb-metal-iron }
    .title = ゴッドブレイカー
metal-mercury = { gb-metal-mercury }
    .title = ゴッドブレイカー
metal-gold = { gb-metal-gold }
    .title = ゴッドブレイカー
die-8 = 大きいダイス
    .title = ダイス
trait-defensive = { gb-trait-defensive }
    .title = 特性
trait-healer = { gb-trait-healer }
    .title = 特性
trait-inspired = { gb-trait-inspired }
    .title = 特性
trait-mysterious = { gb-trait-mysterious }
    .title = 特性
trait-vengeful = { gb-trait-vengeful }
    .title = 特性
trait-brutal = { gb-trait-brutal }
    .title = 特性
trait-juggernaut = { gb-trait-juggernaut }
    .title = 特性
trait-pinning = { gb-trait-pinning }
    .title = 特性
trait-relentless = { gb-trait-relentless }
    .title = 特性
trait-tough = { gb-trait-tough }
    .title = 特性
trait-cunning = { gb-trait-cunning }
    .title = 特性
trait-deadly = { gb-trait-deadly }
    .title = 特性
trait-fleet = { gb-trait-fleet }
    .title = 特性
trait-merciless = { gb-trait-merciless }
    .title = 特性
trait-ranged = { gb-trait-ranged }
    .title = 特性
trait-despoiling = { gb-trait-despoiling }
    .title = 特性
trait-ruinous = { gb-trait-ruinous }
    .title = 特性
trait-shaping = { gb-trait-shaping }
    .title = 特性
trait-summoning = { gb-trait-summoning }
    .title = 特性
trait-thunderous = { gb-trait-thunderous }
    .title = 特性
alloy-copper = { gb-metal-copper }の合金
    .title = 合金
alloy-iron = { gb-metal-iron }の合金
    .title = 合金
alloy-mercury = { gb-metal-mercury }の合金
    .title = 合金
alloy-gold = { gb-metal-gold }の合金
    .title = 合金
flaw-brittle = { gb-flaw-brittle }
    .title = 欠点
flaw-careful = { gb-flaw-careful }
    .title = 欠点
flaw-prey = { gb-flaw-prey }
    .title = 欠点
flaw-slow = { gb-flaw-slow }
    .title = 欠点
flaw-unlucky = { gb-flaw-unlucky }
    .title = 欠点
gb-alloy = 合金
    .text = 2つ目の金属。その特性1つと、欠点1つを得る。
gb-godbreakers = ゴッドブレイカー
gb-gains = 得た特性
gb-large-dice = D8の人数
gb-starter-1 = 灰の徒（万能）
    .text = 癒し、守り、遠くからの一矢。どの金属も少しずつそろっています。
gb-starter-2 = 塩の道（射手）
    .text = 全員が射手です。距離を取り、前線は鉄に任せます。
gb-starter-3 = 屈せぬ者（闘士）
    .text = 一歩も退かない鉄の一団。踏み込み、投げ飛ばし、何度でも立ち上がります。
gb-starter-4 = 砕けた賛歌（呼び手）
    .text = 異形と死者を呼び、地形を砕き、雷を落とします。大胆ですが、いつも危険と隣り合わせです。
gb-starter-5 = 静かなる嵐（駆け手）
    .text = 誰よりも速い足。打っては離れ、もうそこにはいません。
gb-starter-6 = 灯火の誓い（守り手）
    .text = 仲間を守るサークル。前に鉄、後ろに癒し手、そして必要なところに壁を築きます。

## Keys name them by their ids

defensive = { gb-trait-defensive }
healer = { gb-trait-healer }
inspired = { gb-trait-inspired }
mysterious = { gb-trait-mysterious }
vengeful = { gb-trait-vengeful }
brutal = { gb-trait-brutal }
juggernaut = { gb-trait-juggernaut }
pinning = { gb-trait-pinning }
relentless = { gb-trait-relentless }
tough = { gb-trait-tough }
cunning = { gb-trait-cunning }
deadly = { gb-trait-deadly }
fleet = { gb-trait-fleet }
merciless = { gb-trait-merciless }
ranged = { gb-trait-ranged }
despoiling = { gb-trait-despoiling }
ruinous = { gb-trait-ruinous }
shaping = { gb-trait-shaping }
summoning = { gb-trait-summoning }
thunderous = { gb-trait-thunderous }
unbound = { gb-trait-unbound }
brittle = { gb-flaw-brittle }
careful = { gb-flaw-careful }
prey = { gb-flaw-prey }
slow = { gb-flaw-slow }
unlucky = { gb-flaw-unlucky }
copper = { gb-metal-copper }
iron = { gb-metal-iron }
mercury = { gb-metal-mercury }
gold = { gb-metal-gold }

## Growing

gb-ask-metal = { $seat }：{ $by }はどの金属で作りますか？
    .metal = { $a }
gb-ask-name = { $seat }：新しいゴッドブレイカーの名前は？ 好きな名前を付けられます：name:Rook
    .name = { $a }
gb-ask-gain = { $seat }：{ $by }はどうやって特性を得ますか？
    .new = { $a }（ランク1）
    .raise = { $a }のランクを1上げる
    .crucible = るつぼ：{ $a }の特性をダイスで決める
gb-ask-crucible = { $seat }：{ $by }はるつぼから何を得ますか？
    .new = { $a }（ランク1）
    .raise = { $a }のランクを1上げる
    .alloy = 合金：{ $a }の特性1つと欠点
gb-ask-alloy-trait = { $seat }：{ $by }は合金でどの特性を得ますか？
    .new = { $a }（ランク1）
gb-ask-flaw = { $seat }：{ $by }は合金でどの欠点を負いますか？
    .flaw = { $a }
gb-roll-crucible = るつぼ

## What is wrong with a circle

gb-whose = { $number ->
        [1] サークル1：
        [2] サークル2：
        [3] サークル3：
        [4] サークル4：
        [5] サークル5：
        [6] サークル6：
       *[other] サークル：
    }
gb-circle-too-long = { gb-whose }文字列が長すぎます。{ $most }文字までです。
gb-no-shard = { gb-whose }シャードが必要です。最初のセミコロンの前に特性の名前を書いてください。
gb-one-shard = { gb-whose }シャードの特性は1つです。「{ $word }」（{ $at }文字目）は余分です。
gb-no-such-shard = { gb-whose }「{ $trait }」という特性はここのシャードには使えません。
gb-no-metal = { gb-whose }{ $place }人目のゴッドブレイカー（{ $at }文字目）に金属が必要です。
gb-no-such-word = { gb-whose }「{ $word }」（{ $at }文字目、{ $place }人目）はダイス値でも特性でも欠点でもありません。
gb-circle-size = { gb-whose }ゴッドブレイカーが{ $godbreakers }人です。{ $needed }人必要です。
gb-no-name = { gb-whose }ゴッドブレイカーには名前が必要です。
gb-name-small = { gb-whose }名前「{ $name }」は大文字で始めてください。
gb-name-too-long = { gb-whose }「{ $name }」は長すぎます。{ $most }文字までです。
gb-name-sign = { gb-whose }「{ $name }」には名前に使えない記号があります：{ $sign }
gb-name-spaces = { gb-whose }「{ $name }」の空白は文字列に書き表せません。
gb-name-of-former = { $name }は去ったばかりの者の名前で、年代記では区別がつきません。
gb-name-twice = { gb-whose }{ $name }が2人います。
gb-no-such-die = { gb-whose }{ $name }のダイス値がD{ $die }です。あるのはD6、D8、D10、D12です。
gb-no-such-trait = { gb-whose }{ $name }はここでは特性「{ $trait }」を持てません。
gb-rank = { gb-whose }{ $name }の{ $trait }がランク{ $rank }です。ランクは1から{ $most }までです。
gb-too-many-traits = { gb-whose }{ $name }の特性が{ $traits }個あります。{ $most }個までです。
gb-traits-unsorted = { gb-whose }{ $name }の特性の順番が正しくありません。
gb-no-such-metal = { gb-whose }{ $name }：「{ $metal }」という金属はありません。
gb-metal-twice = { gb-whose }{ $name }に{ $metal }が2つあります。
gb-no-such-flaw = { gb-whose }{ $name }：「{ $flaw }」という欠点はありません。
gb-flaw-twice = { gb-whose }{ $name }に欠点「{ $flaw }」が2つあります。
gb-without-metal = { gb-whose }{ $name }に金属がありません。
gb-alloy-without-trait = { gb-whose }{ $name }が{ $metal }の合金なら、{ $metal }の特性を持っているはずです。
gb-alloy-without-flaw = { gb-whose }{ $name }の金属は{ $metals }種類です。2つ目からは金属ごとに欠点が必要です。
gb-flaw-without-alloy = { gb-whose }{ $name }の欠点（{ $flaws }個）が、合金で得られた特性より多くなっています。
gb-new-dice = { gb-whose }ダイス値が{ $dice }です。新しいサークルはD8が2人、D6が3人です。
gb-new-gains = { gb-whose }{ $name }が得た特性とランクは合計{ $gained }です。新しいゴッドブレイカーは{ $needed }です。

## What cannot be chosen

gb-no-such-choice = 「{ $word }」という選択肢はありません。
gb-shard-chosen = シャードの特性はもう決まっています。
gb-metal-first = まず金属を選んでください。そこからゴッドブレイカーが始まります。
gb-gain-first = 今のゴッドブレイカーは、あと{ $left }つ特性を得ます。
gb-flaw-first = 合金の欠点がまだ選ばれていません。
gb-circle-full = サークルの{ $most }人はもうそろっています。
gb-die-first = 5人のうち{ $needed }人はD{ $die }です。次に進む前に、このゴッドブレイカーをD{ $die }にしてください。
gb-die-chosen = このゴッドブレイカーはもうD{ $die }です。
gb-dice-chosen = D{ $die }はもう{ $needed }人います。
gb-gains-used = このゴッドブレイカーはもう{ $gains }つ得ています。
gb-top-rank = { $trait }はもう最高のランク{ $most }です。
gb-alloy-trait-first = 合金のため、残りは{ $metal }の特性でなければなりません。
gb-metal-held = { $metal }はもうこのゴッドブレイカーの金属です。
gb-alloy-needs-gain = { $metal }との合金は特性を1つ与えますが、得られる特性が残っていません。
gb-flaw-held = このゴッドブレイカーはもう欠点「{ $flaw }」を持っています。
gb-alloy-first = 欠点は合金とともにしか得られません。
gb-no-such-gain = 「{ $key }」という特性の得方はありません。
gb-unbound-needs-levels = 無縛は階層のある戦場のための特性です。
gb-other-metal = { $name }には{ $metal }がないため、{ $trait }はるつぼからしか得られません。
gb-trait-known = { $name }はもう{ $trait }を持っています。
gb-trait-unknown = { $name }は{ $trait }を持っていません。
gb-four-traits = { $name }の特性は上限の{ $most }個です。

## After a match of a campaign

gb-ask-prize = { $seat }：褒賞の凱歌を誰に与えますか？
    .prize = { $a }
    .none = 誰にも与えない
gb-ask-return = { $seat }：{ $by }は帰ってきますか？
    .return = はい：D6に戻り、特性を1つ得る
    .farewell = いいえ：新しい者が加わる
gb-prize = { $seat }は{ $model }に褒賞を与えた。
gb-returns = { $model }が彼方から帰ってきた。D{ $die }になった。
gb-farewell = { $model }は帰らなかった。
gb-joins = { $name }がサークルに加わった。
gb-gains-trait = { $name }は{ $trait }（ランク{ $rank }）を得た。
gb-takes-metal = { $name }に{ $metal }が加わった。
gb-takes-flaw = { $name }は欠点「{ $flaw }」を負った。

## What chronicles and rosters say

gb-deed-grew = 凱歌をあげ、D{ $die }になった
gb-deed-waned = 死から引き戻され、D{ $die }になった
gb-deed-ascended = 昇天した
gb-deed-fell = 脱落した
gb-deed-prize = 褒賞を受けた
gb-deed-treasure = 財宝を{ $n }個持ち帰った
gb-deed-trophy = 戦利品を{ $n }個持ち帰った
gb-deed-returned = D{ $die }で帰ってきた
gb-deed-left = 永遠に去った
gb-deed-joined = サークルに加わった
gb-deed-gained = { $trait }（ランク{ $rank }）を得た
gb-deed-metal = { $metal }が加わった
gb-deed-flaw = 欠点「{ $flaw }」を負った
gb-growth = ダイス値
    .brief = { "D" }{ $n }
    .text = 強さを表し、判定、移動範囲、耐久力を決める。新しいサークルではD8が2人いる。
gb-has-shard = シャード：{ $trait }
gb-of-metals = { $metals }
gb-has-trait = { $trait }{ $rank ->
        [1] {""}
       *[other] { $rank }
    }
gb-has-flaw = 欠点：{ $flaw }
