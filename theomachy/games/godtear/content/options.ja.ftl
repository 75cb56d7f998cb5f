# What is told about Godtear before it begins, in Japanese. The words for things are those of ja.ftl.
# Lines and sentences in the polite style; labels and values are short, without a full stop.

game-line = 落ちた神の涙に、軍旗を掲げよ。
game-players = 2人

preset-standard = 標準
    .text = 勇者3体ずつの用意されたウォーバンドで、シナリオ「生命」を戦います。
preset-first = 初めての対局
    .text = 勇者は1体ずつ、タイタス対ニア。入門にちょうどよい対局です。
preset-random = ランダム
    .text = シナリオも、両軍の勇者3体ずつも、無作為に決まります。
preset-duel = 決闘
    .text = 無作為に選ばれた勇者1体ずつが、無作為のシナリオで戦います。
preset-draft = ドラフト
    .text = 卓で交互に勇者を取り、3体ずつにします。同じ勇者は取れません。
preset-snake = スネーク
    .text = 1体、2体、2体、1体の順に取ります。両軍に同じ勇者がいてもかまいません。
preset-limited-pool = 限定プール
    .text = 無作為に選ばれた12体の勇者からドラフトをします。

gt-champions = 勇者
gt-starter-1 = 鋼と茨
    .text = タイタスが従者をなぎ払い、リリーとハーフタスクが地を守ります。
gt-starter-2 = 炎と水晶
    .text = ブラックジョーが焼き、キーラが勇者を狩り、ニアが軍旗を掲げます。
gt-starter-3 = 根と刃
    .text = ジーンが道を切り開き、ダーサックスが守り、ラトルボーンが誇示します。
gt-starter-4 = 狩りの一団
    .text = スカルブレイカーとマクセンが勇者を、カイリンが残りのすべてを狙います。

## The game

option-scenario = シナリオ
    .text = 目標ヘックスがどこにあり、ターンの終わりにどうなるかを決めます。
    .life = { gt-life }
    .death = { gt-death }
    .change = { gt-change }
    .knowledge = { gt-knowledge }
    .quest = { gt-quest }
    .chaos = { gt-chaos }
    .construction = { gt-construction }
    .plenty = { gt-plenty }
    .trade = { gt-trade }
    .death-2v2 = { gt-death-2v2 }
    .change-2v2 = { gt-change-2v2 }
    .knowledge-2v2 = { gt-knowledge-2v2 }
    .chaos-2v2 = { gt-chaos-2v2 }
    .construction-2v2 = { gt-construction-2v2 }
option-format = 対戦形式
    .text = 両軍の勇者をどうやってそろえるかを決めます。
    .free = 自由選択
    .roster = 4体登録、3体使用
    .draft = ドラフト
    .draft-four = 4体ドラフト、3体使用
    .draft-five = 5体ドラフト、1体禁止
    .snake = スネーク
    .limited-pool = 限定プール

## Readings of unclear rules: actions

option-own-grants = 自身に与えるアクション
    .text = この行動ですでに行ったアクションを、スキルが使用者自身に与えられるかどうかを決めます。
    .always = いつでも
    .if-unused = まだ行っていなければ
option-ultimate-skills = 奥義の中のスキル
    .text = スキルからなる奥義で、どのスキルを使えるかを決めます。
    .unused-skills = まだ使っていないものを1度ずつ
    .any-skill = 同じものを繰り返してもよい
option-fae-tokens = リリーのトークン
    .text = リリーが1回の行動で何度トークンを置けるかを決めます。
    .once = 1度
    .every-action = アクションのたびに

## Readings of unclear rules: moves and objective hexes

option-pass-over-objectives = 目標ヘックスの通り抜け
    .text = ほかのモデルを通り抜ける従者が、目標ヘックスも通り抜けられるかどうかを決めます。
    .true = 通り抜けられる
    .false = 通り抜けられない
option-push-onto-banner = 軍旗への押し込み
    .text = 勇者をその敵の軍旗のあるヘックスへ押し込めるかどうかを決めます。
    .true = 押し込める（軍旗は倒れる）
    .false = 軍旗に阻まれる
option-banners-are-moved = スキルで動く軍旗
    .text = すべてのモデルを動かす効果で、軍旗も動くかどうかを決めます。
    .true = 軍旗も動く
    .false = 軍旗は動かない
option-cannot-be-moved = 動かされないモデル
    .text = そのモデルのいる目標ヘックスも動かせないかどうかを決めます。
    .with-its-hex = ヘックスも動かせない
    .model-only = ヘックスは動かせる
option-unyielding-knocked-out = 打倒された者の「不屈」
    .text = 打倒の後の移動を「不屈」で防げるかどうかを決めます。
    .true = 防げる
    .false = 防げない
option-stays-when-placed = 元の場所への配置
    .text = 配置しなければならないモデルを、いまいるヘックスに配置してもよいか。
    .true = よい
    .false = 別のヘックスに配置する
option-carry-knocked-out = 打倒された勇者のいるヘックス
    .text = 打倒された勇者のいる目標ヘックスを動かせるかどうかを決めます。
    .true = 動かして一緒に運ぶ
    .false = 動かせない
option-objective-supply = 目標ヘックスの数
    .text = 戦場に置ける目標ヘックスの数を決めます。
    .unlimited = 無制限
    .n24 = 箱の数と同じ24個
option-token-pick-up = 置かれたトークン
    .text = 移動するモデルが、どのヘックスのトークンを受け取るかを決めます。
    .every-hex = 侵入したすべてのヘックス
    .last-hex = 止まったヘックス
option-centaur-enters = カイリンの疾走
    .text = カイリンがどちらの小型従者のヘックスに入れるかを決めます。
    .both-sides = 両軍
    .enemies = 敵軍のみ

## Readings of unclear rules: skills and knockouts

option-damage-after-push = 範囲外へのダメージ
    .text = 成功効果で範囲の外に出た対象にも、ダメージ判定を行うかどうかを決めます。
    .always = いつでも行う
    .in-range = 範囲内だけ
option-targets-named = 複数の対象
    .text = 1つのスキルの対象をいつ指名するかを決めます。
    .one-by-one = 1つずつ
    .all-at-once = 最初の判定の前にすべて
option-row-counted = 従者の数え方
    .text = 従者のスキルのダイスを決めるモデルの数を、いつ数えるかを決めます。
    .declared = 宣言したとき
    .each-roll = 判定のたびに
option-claim-again = 再びの誇示
    .text = 軍旗がまだ戦場にある間の誇示で何マス得るかを決めます。
    .scores = 通常どおり得る
    .no-steps = 移すだけで得ない
    .refused = 誇示できない
option-followers-earn-bonus = 従者と勢力のボーナス
    .text = 従者による打倒で、勇者の勢力のボーナスを得るかどうかを決めます。
    .true = 得る
    .false = 勇者自身の打倒だけ
option-own-knockout = 自らの打倒
    .text = 自軍のモデルを自ら打倒したとき、誰がマスを得るかを決めます。
    .opponent-scores = 相手
    .nobody = 誰も得ない
option-target-knocked-out = 打倒された対象
    .text = 打倒された勇者を対象にできるかどうかを決めます。
    .true = できる
    .false = できない
option-knocked-out-traits = 打倒された勇者の特性
    .text = 打倒されている間も勇者の特性が働くかどうかを決めます。
    .true = 働く
    .false = 働かない
option-replaced-unit-tokens = 取り除いて戻すユニット
    .text = スキルで取り除かれて戻ったユニットに、トークンが残るかどうかを決めます。
    .lost = なくなる
    .kept = 残る
option-hexes-between = 間のヘックス
    .text = 2つのモデルの間のヘックスの数え方です。
    .distance-minus-one = 距離から1を引く
    .distance = 距離そのもの
option-flashing-blade = 閃く刃
    .text = カイリンの「閃く刃」の対象を決めます。
    .any-enemy = どの敵でも
    .followers = 従者のみ
option-twisting-grove = うねる木立
    .text = ダーサックスがどの軍旗を選べるかを決めます。
    .any-banner = どの軍旗でも
    .friendly = 自軍の軍旗のみ
option-set-up-the-boss = ボスのお膳立てだ！
    .text = この特性が何度働くかを決めます。
    .each-skill = スキルごとに1度
    .each-target = 傷を受けた対象ごとに1度
option-second-user = 2体目の反吐の子
    .text = 「つるつる滑り」や「粘液まみれ」を2体目の反吐の子が使うとき、アクションが必要かどうかを決めます。
    .another-action = もう1つ必要
    .same-action = 同じアクションのうち
option-call-to-arms = 総動員令
    .text = 全員が戻る前に徴兵をやめてよいかどうかを決めます。
    .up-to = やめてよい
    .to-the-full = できる限り徴兵する
option-miss-ends = 複数の対象と失敗
    .text = 対象が複数のスキルで失敗したとき、何が終わるか。
    .the-skill = スキル全体（文字通り）
    .that-target = その対象だけ（多くの卓の遊び方）
option-banner-falls = 打倒された勇者の軍旗
    .text = 勇者が打倒されたとき、その軍旗が取り除かれるかどうかを決めます。
    .true = 取り除かれる
    .false = 残る

## Readings of unclear rules: editions

option-change-dice = 「変化」のダイス
    .text = シナリオ「変化」で、ターンの敗者が振るダイスの数を決めます。
    .four = 4個
    .one = 1個（日本語版）
option-change-amount = 「変化」で動かす数
    .text = 出た数だけの目標ヘックスを必ず動かすかどうかを決めます。
    .up-to = その数まで
    .exactly = ちょうどその数（日本語版）
option-change-models = 「変化」とモデル
    .text = モデルが足元のヘックスと一緒に動くかどうかを決めます。
    .carried = 一緒に動く
    .left-behind = その場に残る（日本語版）
option-life-no-room = 「生命」で空きがないとき
    .text = 目標ヘックスの隣に空きがないとき、新しいものをどこに置くかを決めます。
    .any-hex = どの空のヘックスでも
    .nearest = 最も近い空のヘックス（日本語版）
option-bonus-limit = ボーナスアクション
    .text = ボーナスアクションを何度行えるかを決めます。
    .activation = 1回の行動に1度
    .turn = 1ターンに1度（日本語版）
option-edition = 版
    .text = 日本語版で異なる5つの読み方を、まとめて日本語版に合わせるかどうかを決めます。
    .english = 英語版
    .japanese = 日本語版

## Readings of unclear rules: fan-made scenarios

option-plenty-tokens = 「豊穣」のトークン
    .text = ファンメイドのシナリオ「豊穣」で、1つのヘックスに置ける状態トークンの数を決めます。
    .any-number = 何個でも
    .one-a-hex = 1個だけ
option-trade-hexes = 「交易」で取り除くヘックス
    .text = ファンメイドのシナリオ「交易」で、得点の後にどの軍旗の目標ヘックスを取り除くかを決めます。
    .every-banner = どの軍旗のものも
    .worth-a-step = 1マスでも得点した軍旗のものだけ
