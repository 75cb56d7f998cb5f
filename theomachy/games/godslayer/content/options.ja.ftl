# What is told about Godslayer before it begins, in Japanese. Lines and sentences in the polite style; labels and values
# are short, without a full stop.

game-line = ウォーバンドを率い、敵を打ち破れ。
game-players = 2〜8人

preset-standard = 標準
    .text = ワイルドフォーク対ベインブルード、各160ポイント。用意されたテーブルで会戦を6ラウンド戦います。
preset-random = ランダム
    .text = 両方のウォーバンドも、シナリオも、テーブルも、無作為に決まります。
preset-mirror = 鏡写し
    .text = 両者とも同じ無作為のウォーバンドで会戦を行います。勝敗を分けるのは腕だけです。
preset-laid = 手で並べるテーブル
    .text = 一方のプレイヤーが地形を並べ、もう一方が辺を選びます。
preset-large = 大会戦
    .text = ハロダイン対モルタン、各300ポイント。48×72インチのテーブルで戦います。

## The game

option-level = 戦闘レベル
    .text = ウォーバンドに使えるポイントを決めます。ふつうは160、200から500ではより大きな戦いになります。決めなければ、すべてのウォーバンドのポイントが収まる最も低いレベルになります。
    .n0 = ポイントはウォーバンドに合わせる
option-scenario = シナリオ
    .text = どう準備し、何ラウンド続き、何が勝敗を決めるかを決めます。
    .open-battle = { gs-scenario-open-battle }
    .standing-stones = { gs-scenario-standing-stones }
    .break-through = { gs-scenario-break-through }
    .relic = { gs-scenario-relic }
    .last-stand = { gs-scenario-last-stand }
option-ground = テーブル
    .text = 地形をどう用意するかを決めます。プレイヤーが並べるか、無作為に作るか、用意されたテーブルを使います。
    .ready = 用意されたテーブル
    .generated = 無作為に作る
    .laid = プレイヤーが並べる
    .glade = { gs-field-glade }
    .village = { gs-field-village }
    .mire = { gs-field-mire }
    .heights = { gs-field-heights }
    .ashlands = { gs-field-ashlands }
    .clearing = { gs-field-clearing }
    .marches = { gs-field-marches }
    .vale = { gs-field-vale }
option-ground-seed = テーブルの番号
    .text = 同じ番号からは、いつも同じ地形が作られます。
option-large = テーブルの大きさ
    .text = テーブルの大きさを決めます。300ポイント以上や5人以上の戦いには大きいほうが向いています。
    .true = 48×72インチ
    .false = 48×48インチ
option-length = テーブルの長さ
    .text = テーブルの長い辺を48から144インチまでで決めます。0なら上の大きさです。もう1辺は48インチです。
option-divided = テーブルの辺
    .text = 3つ以上の陣営がどこに配置するかを決めます。
    .true = 2辺を区切って使う
    .false = すべての辺を使う
option-teams = チーム
    .text = 各席のチームを0か1で決めます。何も指定しなければ、全員が別々に戦います。
option-levels = 席ごとの戦闘レベル
    .text = 同じ陣営のポイントを等分しないときに決めます。合計はどの陣営も同じです。
option-measuring = 計測
    .text = アクションの支払いの前に距離を測れるかどうかを決めます。
    .declared = 宣言して支払った後だけ
    .free = いつでも

## Readings of unclear rules: moving and charging

option-charge-after-reaction = 反応の後の突撃
    .text = 同じラウンドに追い打ちや反撃を行った者が突撃できるかどうかを決めます。
    .true = 突撃できる
    .false = 突撃できない
option-blocked-charge-may-reach = 止められた突撃
    .text = 何かに止められても、目標が白兵範囲にいれば突撃が成功するかどうかを決めます。
    .true = 成功する
    .false = 失敗する
option-failed-charge-breaks-formation = ユニットの突撃失敗
    .text = 突撃に失敗したユニットのメンバーが、対象へまっすぐ走るか、隊形を保って終わるかを決めます。
    .true = 対象へまっすぐ走る
    .false = 隊形を保つ
option-charge-halved-by-inch = 難地形での突撃
    .text = 難地形が突撃をどう遅くするかを決めます。
    .true = 難地形の1インチを2インチと数える
    .false = 突撃全体が半分になる
option-down-do-not-engage = 転倒と交戦
    .text = 転倒や静止をしているモデルが敵と交戦するかどうかを決めます。
    .true = 交戦しない
    .false = ふつうに交戦する

## Readings of unclear rules: orders and activations

option-leaderless-units-test = 隊長のいないユニット
    .text = カードに隊長のいないユニットが自身の戦術を使うとき、LEADテストが必要かどうかを決めます。
    .true = 必要
    .false = 不要
option-tied-leader-only-starts = LEADによる優先
    .text = 優先判定が同点のとき、LEADの高いリーダーが何を得るかを決めます。
    .true = 先手になる
    .false = 先手を選ぶ
option-second-priority-roll = 第1ラウンドの優先
    .text = 第1ラウンドの前に、優先判定をもう一度行うかどうかを決めます。
    .true = もう一度行う
    .false = 配置前の判定を使う
option-no-reactions-in-own-activation = 自分の行動中の反応
    .text = 自分の通常行動の間に反応できるかどうかを決めます。
    .true = できない
    .false = できる

## Readings of unclear rules: sight and fighting

option-over-the-forest = 森の上の視線
    .text = 森より高い場所にいる者どうしが、森越しに見えるかどうかを決めます。
    .true = 見える
    .false = 森が遮る
option-criticals-pierce-protection = クリティカルと防護
    .text = クリティカルの直接ダメージを防護判定で防げるかどうかを決めます。
    .true = 防げない
    .false = 防げる
option-free-attacks-add-cost = 無料の攻撃のクリティカル
    .text = 追い打ちや撃破移動の無料の攻撃のように、トークンを使わない攻撃のクリティカルヒットが何を加えるかを決めます。
    .true = 攻撃に記載されたACT
    .false = 何も加えない
option-fumbles-never-stray = 射撃のファンブル
    .text = 白兵への射撃がファンブルしたとき、味方に当たることがあるかどうかを決めます。
    .true = 誰にも当たらない
    .false = はずれと同じように味方に当たりうる
option-fear-by-member = ユニットの恐怖
    .text = 恐怖テストに失敗したユニットの、誰が影響を受けるかを決めます。
    .true = 恐れる相手と交戦しているメンバーだけ
    .false = ユニット全体
option-no-counter-in-horror = 戦慄と反撃
    .text = 戦慄テストに失敗した者が、敵のアクションが終わって敗走するまでの間に反撃できるかどうかを決めます。
    .true = できない
    .false = できる
option-horror-only-where-it-ends = 戦慄の前を通る移動
    .text = 同じ移動で入って出る白兵範囲のために、戦慄テストを行うかどうかを決めます。
    .true = 移動の終わりの位置だけで決める
    .false = 入ったときに行う
option-best-member-tests = ユニットの勇気
    .text = 一部のメンバーだけが効果を受けているユニットが、どのLEADでテストするかを決めます。
    .true = 最も高いメンバーのLEAD
    .false = 誰かが受けている効果をすべて数えたLEAD

## Readings of unclear rules: hiding and winning

option-hidden-in-round-one = 第1ラウンドの発見
    .text = 秘密配置中のカードが第1ラウンドに発見されうるかどうかを決めます。
    .true = 発見されない
    .false = 発見される
option-machine-scores-alone = 撃破された機械
    .text = 戦争機械がいつ撃破点になるかを決めます。
    .true = 機械が撃破されたとき
    .false = 操作兵が全員撃破されたとき
option-points-decide-draws = 僅差の勝利
    .text = 差が戦闘レベルの4分の1に満たなくても、撃破点の多いほうの勝ちかどうかを決めます。
    .true = 多いほうの勝ち
    .false = 引き分け
