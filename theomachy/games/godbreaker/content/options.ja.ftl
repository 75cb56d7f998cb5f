# What is told about The Godbreaker Saga before it begins, in Japanese. Lines and sentences in the polite style; labels and
# values are short, without a full stop. One word for each thing, here and in the rulebook:
# ゴッドブレイカー サークル リーダー 無所属 従属 (tame) 野生 (wild) 衝動 (compulsion) 脅威 味方 敵, シャードマーカー 目標マーカー
# 宝の山マーカー (hoard), 財宝・戦利品・待機トークン (treasure, trophy, ready), ダイス値 ランク 出目 (roll) 結果 (result)
# 困難な判定 (challenging) 振り直し テスト 凱歌 (Triumph) 昇天 (Ascension), 移動範囲 攻撃範囲 距離 (measure), エリア地形
# バリケード 通行不能バリケード 装飾, イニシアチブ・行動・回復・清算フェイズ 優先順位, 行動 (activation) 行動中 (active)
# アクション 移動 交戦 指名 攻撃判定 攻撃ダメージ 特殊アクション 破砕 (Sunder) 受け渡し (Hand Off) 障害 脱出 乗り越え,
# 脱落 (casualty) 潰走 (Rout) 勝利点 褒賞 (prize), 特性 欠点 (flaw) 銅 鉄 水銀 金 るつぼ 合金 階層 (level).
# Traits: 堅守 癒し手 天啓 神秘 復讐, 残忍 ジャガーノート 釘付け 不屈 頑強, 狡猾 必殺 俊足 無慈悲 射撃, 冒涜 崩壊 造形 召喚
# 雷鳴, 無縛 (Unbound). Flaws: 脆弱 慎重 獲物 鈍足 不運. Compulsions: 臆病 殺意 捕食者 私のものだ！ 報復者 砕かれし者のために！
# Threats: 忘れられた者 ホラー 落とし子 失われた者 呪われた者 裏切り者 住民 狩人 信奉者.

game-line = シャードを守り、世界を超えてゆけ。
game-players = 1〜6人

preset-standard = 標準
    .text = 用意された2つのサークルが、用意された戦場で「大仕事」を5ラウンド戦います。
preset-solo = ソロ
    .text = 1つのサークルで、忘れられた者とその財宝に挑みます。野生のモデルは卓が動かします。
preset-random = ランダム
    .text = 両方のサークルも、シナリオも、戦場も、無作為に決まります。
preset-mirror = 鏡写し
    .text = 「大仕事」を、両者とも同じ無作為のサークルで戦います。勝敗を分けるのは腕だけです。
preset-laid = 手で並べる戦場
    .text = ゴッドブレイカーを配置する前に、プレイヤーが順番に地形を並べます。
preset-advanced = 上級
    .text = 待機トークンと、地形の階層を使います。
preset-nest = 巣
    .text = 中央でホラーが殖えていきます。戦利品を持ち帰りましょう。
preset-tragedy = 悲劇
    .text = 失われた者が消えようとしています。治療するか、成れの果てを狩るかです。
preset-trap = 罠
    .text = 裏切り者がラウンドごとに現れ、すべてのシャードを狙います。
preset-gathering = 集い
    .text = 住民の中に狩人が紛れています。見つけ出し、ほかの者は守りましょう。
preset-clash = 激突
    .text = 何に出会うかは運しだいです。慣れた人向けです。

## The game

option-scenario = シナリオ
    .text = どんな脅威が現れ、どう準備し、マーカーのほかに何が得点になるかを決めます。
    .score = 大仕事
    .nest = 巣
    .tragedy = 悲劇
    .trap = 罠
    .gathering = 集い
    .clash = 激突
option-ground = 戦場
    .text = 地形をどう用意するかを決めます。順番に並べるか、無作為に作るか、用意された戦場を使います。
    .ready = 用意された戦場
    .generated = 無作為に作る
    .laid = プレイヤーが順番に並べる
    .meadow = { gb-field-meadow }
    .town = { gb-field-town }
    .canal = { gb-field-canal }
    .pass = { gb-field-pass }
    .marsh = { gb-field-marsh }
    .gardens = { gb-field-gardens }
    .colonnade = { gb-field-colonnade }
    .delta = { gb-field-delta }
    .quarry = { gb-field-quarry }
    .citadel = { gb-field-citadel }
    .wildwood = { gb-field-wildwood }
option-ground-seed = 戦場の番号
    .text = 同じ番号からは、いつも同じ地形が作られます。
option-rounds = ラウンド数
    .text = 何ラウンド遊ぶかを3から7の間で決めます。ふつうは5ラウンドです。
option-wild = 野生のモデル
    .text = 野生のモデルの行動を誰が決めるかを決めます。
    .player = 優先順位が最後のプレイヤー
    .policy = 決まった手順で卓が決める
option-ready = 待機トークン
    .text = モデルが待機し、攻撃範囲に入った敵を迎え撃てるかどうかを決めます。
    .true = 使う
    .false = 使わない
option-levels = 階層
    .text = 地形に地面より上の階層があるかどうかを決めます。
    .true = 階層あり
    .false = 平らな戦場
option-campaign = キャンペーン
    .text = 対局の最後に、褒賞、昇天からの帰還、新しいゴッドブレイカーの加入を行うかどうかを決めます。
    .true = キャンペーンの1戦
    .false = 1回限りの対局
option-seniority = 年長順
    .text = シナリオの準備で、誰を年長とするかを決めます。
    .seats = 席の順
    .random = 無作為

## Readings of unclear rules: measuring and placing

option-terrain-per-patch = いくつものエリア地形
    .text = エリア地形の中の端数を、線全体で1度だけ切り捨てるか、区間ごとに切り捨てるかを決めます。
    .true = 区間ごと
    .false = 線全体で1度
option-strict-zero = 0U以内の配置
    .text = 0U以内に配置するとき、どれだけ近くなければならないかを決めます。
    .true = 接していなければならない
    .false = 1インチ未満でよい

## Readings of unclear rules: actions and traits

option-vault-once = 1度の移動で越えるバリケード
    .text = いくつものバリケードを越える移動を、何個の障害と数えるかを決めます。
    .true = まとめて1つ
    .false = バリケードごとに1つ
option-barricade-must-be-between = バリケードの守り
    .text = バリケードがどこにあれば守りになるかを決めます。
    .true = 両者の間
    .false = 近くならどこでも
option-vengeful-first = 「復讐」と「ジャガーノート」
    .text = 交戦の終わりに、どちらを先に処理するかを決めます。
    .true = 「復讐」が先
    .false = 「ジャガーノート」が先
option-juggernaut-all = 「ジャガーノート」の対象
    .text = 「ジャガーノート」で、交戦中のモデルを何体配置できるかを決めます。
    .true = 何体でも
    .false = 1体
option-must-touch-marker = 「破砕」と「略奪」
    .text = プレイヤーの支配するマーカーに対して、モデルがどこで行えるかを決めます。
    .true = マーカーから0U以内
    .false = どこでも
option-ruin-spares-floors = 「崩壊」と床
    .text = 地面より上でモデルを支える地形を「崩壊」で取り除けるかどうかを決めます。
    .true = 取り除けない
    .false = 取り除け、上のものは落ちる
option-shape-impassable = 「造形」の壁
    .text = 「造形」で通行不能バリケードを築けるかどうかを決めます。
    .true = 築ける
    .false = ふつうのバリケードだけ

## Readings of unclear rules: wild models

option-wild-random = 同じ近さの標的
    .text = 野生のモデルの標的が同じ近さにいくつもあるとき、卓がどう選ぶかを決めます。
    .true = 無作為
    .false = 決まった順
option-group-truce = 同じ種類の脅威
    .text = 同じ種類の野生のモデルが互いに味方かどうかを決めます。
    .true = 味方
    .false = 敵

## Readings of unclear rules: scenarios

option-coverage = 地形の量
    .text = 戦場のどれだけを地形で覆うかを決めます。
    .both = エリア地形30〜45%、全地形50%以上
    .scenario-quarter = エリア地形25%以上
option-equal-points = 同点
    .text = 勝利点の最も多いプレイヤーが複数いるとき、誰の勝ちかを決めます。
    .draw = 引き分け
    .godbreakers-left = ゴッドブレイカーが多く残るほう
option-threat-traits = 脅威の特性
    .text = 強大・邪悪な特性を必ずダイスで決めるか、話し合って決めてもよいかを選びます。
    .rolled = ダイスで決める
    .agreed = 話し合って決める、またはダイス
option-threats-placed-by = 脅威の配置
    .text = アクションによって現れる脅威を誰が置くかを決めます。
    .acting-player = アクションを行うモデルのプレイヤー
    .last-in-priority = 優先順位が最後のプレイヤー
option-unstable-on-any-level = 階層での不安定な配置
    .text = 本来の場所に収まらないものをどこに置くかを決めます。
    .true = どの階層でも最も近い場所
    .false = 空きがあるかぎり自身の階層
