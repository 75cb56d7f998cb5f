# The cards of Godtear in Japanese. One word for each thing: 勇者 従者 軍旗 従者ユニット 目標ヘックス 空のヘックス 戦場,
# 行動 (activation) アクション ボーナスアクション 行軍 誇示 徴兵 スキル, 移動 (moved) 配置 (placed) 侵入 隣接 範囲,
# 移動・回避・防御・精度・ダメージの強化 / 弱体 (得る / 受ける), 状態トークン, 成功判定 成功効果 対象 傷 打倒.
# Texts are told in the plain style. 「してもよい」 is a choice, 「最大」 allows less. Figures are narrow, marks are wide.

## Blackjaw and the Unburnt Reavers

blackjaw = ブラックジョー
blackjaw-wildfire = 野火
    .text = ブラックジョーが自分の行動中に従者を打倒した場合、その行動でボーナスアクションを行ってもよい。
blackjaw-fire-storm = 火炎嵐
    .text = 従者のみを対象にできる。ヘックスを問わず、範囲内の従者を最大5体まで対象にしてよい。
blackjaw-hotfoot = 韋駄天
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。
blackjaw-evil-eye = 邪眼
    .text = 従者のみを対象にできる。成功効果：対象は防御の弱体を受ける。
blackjaw-kick = 蹴り
    .text = 従者のみを対象にできる。
blackjaw-fiery-axe = 炎の斧
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。
blackjaw-fireball = 火球
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。

unburnt-reavers = 焼けざる略奪者
    .one = 焼けざる略奪者
unburnt-reavers-fearsome = 畏怖
    .text = 焼けざる略奪者の3ヘックス以内にいる小型の敵は、そのヘックスのモデルが3体未満である間、すべてのスキルの精度ダイスが1個減る。
unburnt-reavers-rush = 突進
    .text = ヘックスを1つ選ぶ。そこにいる焼けざる略奪者は、それぞれ最大2ヘックス移動してもよい。
unburnt-reavers-intimidation = 威圧
    .text = 成功効果：対象は回避の弱体を受ける。
unburnt-reavers-war-cry = 鬨の声
    .text = 精度の強化を得る。
unburnt-reavers-cleaving-strike = 断ち割り

## Durthax and the Treekin

durthax = ダーサックス
durthax-twisting-grove = うねる木立
    .text = ダーサックスの行動中に1度、ダーサックスの2ヘックス以内にある軍旗を1つ選び、同じくダーサックスの2ヘックス以内にある別の空の目標ヘックスに配置してもよい。
durthax-wellspring = 源泉
    .text = 戦略フェイズのみ。ボーナスアクションとして使用してもよい。範囲内の味方の勇者は、それぞれ誇示アクションを1回行ってもよい。
durthax-uproot = 根抜き
    .text = ダーサックスを2ヘックス以内のヘックスに配置する。
durthax-canopy = 樹冠
    .text = 範囲内の味方の小型従者ユニットは、すべて防御の強化を得る。
durthax-bough-strike = 大枝の一撃
    .text = 成功判定の合計が対象の回避を上回った分だけ、ダメージダイスを追加する（最大8個）。
durthax-growth-spurt = 急成長
    .text = 成功効果：対象をダーサックスから離れるように最大1ヘックス移動させ、ダーサックスの傷を1つ取り除く。

treekin = 樹人
    .one = 樹人
treekin-branch-ward = 枝の結界
    .text = 敵の勇者と従者を、樹人に隣接するヘックスに配置することも徴兵することもできない。
treekin-photosynthesis = 光合成
    .text = 回避の強化を得る。
treekin-splinter-group = 分かれ木
    .text = 成功効果：対象をこの樹人から離れるように最大1ヘックス移動させる。続いてこの樹人は、対象に近づくように1ヘックス移動してもよい。
treekin-taking-root = 根付き
    .text = ダーサックスが範囲内にいる場合、この樹人に隣接するヘックスに配置する。
treekin-fertilizer = 肥やし
    .text = 成功効果：ダーサックスの傷を1つ取り除いてもよい。

## Halftusk and the Froglodytes

halftusk = ハーフタスク
halftusk-fighting-fit = 絶好調
    .text = ハーフタスクに傷がない間、彼のスキルは精度ダイスを2個追加する。
halftusk-the-great-tusk = 大いなる牙
    .text = 戦略フェイズのみ。ハーフタスクは誇示アクションを行ってもよい。その後、回避の強化か防御の強化のどちらかを選ぶ。範囲内の味方の勇者と従者ユニットは、すべてそれを得る。
halftusk-regenerate = 再生
    .text = ハーフタスクの傷を最大2つ取り除く。
halftusk-footwork = フットワーク
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、回避の強化を得る。
halftusk-feint = フェイント
    .text = 成功効果：対象は精度の弱体を受ける。
halftusk-one-punch = ワンパンチ
    .text = 成功効果：このターン、ハーフタスクは「ツーパンチ」をボーナスアクションとして使用してもよい。
halftusk-two-punch = ツーパンチ
    .text = 成功効果：ハーフタスクは1ヘックス移動してもよい。

froglodytes = フロッグロダイト
    .one = フロッグロダイト
froglodytes-tear-twisted = 涙に歪みし者
    .text = フロッグロダイトは、他の従者と違い、目標ヘックスに侵入してもよい。
froglodytes-feel-the-power = みなぎる力
    .text = 使用するフロッグロダイトが目標ヘックスにいなければならない。このユニットは回避の強化と防御の強化を得る。
froglodytes-hop = ひと跳び
    .text = フロッグロダイトをそれぞれ、2ヘックス以内のヘックスに配置してもよい。
froglodytes-tongue-tow = 舌引き
    .text = 範囲内の味方の軍旗1つを、このフロッグロダイトに近づくように最大1ヘックス移動させる。
froglodytes-tongue-lash = 舌の鞭
    .text = 成功効果：対象をこのフロッグロダイトに近づくように最大1ヘックス移動させる。

## Jeen and the Golden Shrikes

jeen = ジーン
jeen-martial-discipline = 武人の心得
    .text = 敵のスキルで1つ以上の傷を受けた後、ジーンは回避の強化か防御の強化のどちらかを得てもよい。
jeen-overrun = 蹂躙
    .text = ジーンを最大2ヘックス移動させる。その後、範囲内にいる他の味方モデルすべてを、好きな順番でそれぞれ最大2ヘックス移動させる。
jeen-blade-storm = 刃の嵐
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。このスキルの後、ジーンを最大1ヘックス移動させる。
jeen-rapid-strike = 迅速の一撃
    .text = 従者のみを対象にできる。ボーナスアクションとして使用してもよい。
jeen-polearm-sweep = 長柄払い
    .text = 範囲内のヘックス1つ、または互いに隣接する2つを選ぶ。それぞれのヘックスのモデル1体を対象にできる。
jeen-sharpen-blade = 刃研ぎ
    .text = ダメージの強化を得る。
jeen-press-forward = 前進
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。

golden-shrikes = 黄金の百舌
    .one = 黄金の百舌
golden-shrikes-drive-back = 押し返し
    .text = 黄金の百舌の行動終了時、黄金の百舌に隣接するヘックスを1つ選ぶ。そこにいる敵の従者を、それぞれ最大1ヘックス移動させてもよい。
golden-shrikes-sprint = 疾走
    .text = 黄金の百舌1体は、最大3ヘックス移動してもよい。
golden-shrikes-slash-and-dash = 斬り抜け
    .text = このスキルの後、使用者のヘックスにいる黄金の百舌は、それぞれ1ヘックス移動してもよい。
golden-shrikes-balanced-stance = 均整の構え
    .text = 回避の強化か防御の強化のどちらかを得る。
golden-shrikes-press-forward = 前進
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。

## Kailinn and the Virtues

kailinn = カイリン
kailinn-centaur = ケンタウロス
    .text = カイリンは目標ヘックスに侵入できない。自分の行動中は、小型従者のいるヘックスに侵入してもよい。そこで移動を終えた場合、その小型従者をそれぞれ隣接するヘックスに移動させる。
kailinn-impaling-horn = 貫きの角
    .text = カイリンを最大1ヘックス移動させる。その後、範囲内の敵の従者1体を選び、打倒されるまで傷を与えてもよい。この打倒では、ターントークンを大渦のボーナス1マスの代わりに2マス余分に移動させる。
kailinn-powerful-leap = 大跳躍
    .text = カイリンを2ヘックス以内のヘックスに配置する。
kailinn-thundering-hooves = 轟く蹄
    .text = カイリンを最大1ヘックス移動させる。その後、範囲内の味方の勇者1体を最大1ヘックス移動させる。
kailinn-brutal-charge = 猛突撃
    .text = カイリンがこの行動中に行軍アクションを行っていた場合、このスキルはボーナスアクションになる。
kailinn-flashing-blade = 閃く刃
    .text = 別々のヘックスにいる従者2体を対象にしてもよい。

virtues = ヴァーチュー
    .one = ヴァーチュー
virtues-harmonious = 調和
    .text = ヴァーチュー1体がスキルを使用した直後、もう1体のヴァーチューも、同じアクションの一部として同じスキルを使用してもよい。
virtues-patience = 忍耐
    .text = カイリンが範囲内にいる場合、カイリンは好きな強化を1つ得る。
virtues-compassion = 慈悲
    .text = このヴァーチューを最大1ヘックス移動させる。その後、範囲内の味方の従者1体を最大1ヘックス移動させる。
virtues-serenity = 平静
    .text = このユニットは回避の強化を得る。このヴァーチューを最大2ヘックス移動させてもよい。
virtues-justice = 正義
    .text = ヴァーチューがこの行動中に行軍アクションを行っていた場合、ダメージダイスを1個追加する。

## Keera and the Young Dragons

keera = キーラ
keera-by-my-command = 我が命のままに！
    .text = 敵を対象とするキーラのスキルの範囲は、彼女の3ヘックス以内にいる若竜から数えなければならない。
keera-firebrand = 炎の烙印
    .text = 若竜の2ヘックス以内にいる敵の勇者は、それぞれ傷を1つ受ける。
keera-royal-summons = 王命の召集
    .text = 若竜は、行軍アクションか徴兵アクションのどちらかを行ってもよい。
keera-regal-blessing = 王者の祝福
    .text = 若竜が1体でも範囲内にいる場合、若竜は精度の強化を得る。
keera-vicious-bite = 獰猛な噛みつき
    .text = 成功効果：対象が勇者の場合、傷を1つ受ける。
keera-rain-of-fire = 火の雨
    .text = 成功効果：対象は防御の弱体を受ける。

young-dragons = 若竜
    .one = 若竜
young-dragons-flight = 飛行
    .text = 行軍アクションの間、若竜は他のモデルのいるヘックスを通り抜けてもよいが、そこで移動を終えることはできない。
young-dragons-draconic-rage = 竜の怒り
    .text = ダメージの強化を得る。
young-dragons-roar = 咆哮
    .text = 成功効果：対象は回避の弱体を受ける。
young-dragons-bite = 噛みつき
    .text = 成功効果：対象が勇者の場合、傷を1つ受ける。
young-dragons-fiery-breath = 炎の息
    .text = 成功効果：対象は防御の弱体を受ける。

## Lily and the Thornlings

lily = リリー
lily-touch-of-the-fae = 妖精の手
    .text = 自分のアクション1回の後、リリーは好きな状態トークン1つ（強化でも弱体でもよい）を、隣接する空のヘックスに置いてもよい。トークンのあるヘックスに侵入したモデルは、移動を終えた後にそのトークンを得る。
lily-thorn-wall = 茨の壁
    .text = 茨の子を好きな数だけ戦場から取り除き、範囲内の目標ヘックスに配置する。目標ヘックスにいる茨の子は行軍アクションを行えず、敵のスキルで移動させられない。
lily-earth-call = 大地の呼び声
    .text = 範囲内の目標ヘックス1つを、目標ヘックスではない空のヘックスへ1ヘックス移動させる。その上のモデルも一緒に移動する。
lily-breath-of-the-earth = 大地の息吹
    .text = 好きな状態トークン1つ（強化でも弱体でもよい）を、範囲内の空のヘックスに置く。トークンのあるヘックスに侵入したモデルは、移動を終えた後にそのトークンを得る。
lily-natures-visage = 自然の相貌
    .text = 成功効果：対象に隣接するモデルを敵味方を問わずすべて、対象から離れるようにそれぞれ最大1ヘックス移動させる。
lily-haunting-melody = 心惑わす旋律
    .text = 成功効果：対象を含め、対象のヘックスにいるモデルすべてを、それぞれ最大2ヘックス移動させる。

thornlings = 茨の子
    .one = 茨の子
thornlings-overgrowth = 繁茂
    .text = 茨の子が徴兵アクションを行うたび、同じヘックスに1体、2体、または3体を徴兵してもよい。
thornlings-deep-roots = 深き根
    .text = 茨の子を好きな数だけ戦場から取り除く。その後、取り除いた数と同じ回数の徴兵アクションを行う。
thornlings-tangling-thorns = 絡みつく茨
    .text = 成功効果：対象は移動の弱体を受ける。
thornlings-sprout = 芽吹き
    .text = 精度の強化を得る。
thornlings-natures-wrath = 自然の怒り
    .text = 成功判定の合計が対象の回避とちょうど等しい場合、ダメージダイスを3個追加する。

## Maxen and the Gearhawks

maxen = マクセン
maxen-scavenger = 屍漁り
    .text = マクセンが敵の勇者を打倒した時、その勇者の軍旗を戦場から取り除く。
maxen-bird-shot = バードショット
    .text = ギアホークを最大3体まで戦場から取り除く。取り除いた1体につき、このスキルは精度ダイス2個とダメージダイス2個を追加する。
maxen-march = 行進
    .text = マクセンを最大1ヘックス移動させる。
maxen-tinker = 機械いじり
    .text = ギアホークは、ただちに徴兵アクションを行ってもよい。また、好きな強化を1つ得てもよい。
maxen-piercing-round = 徹甲弾
    .text = マクセンと対象の間にあるヘックス1つにつき、精度ダイスが1個減る。成功効果：対象は傷を1つ受ける。
maxen-shrapnel-shot = 榴散弾
    .text = マクセンと対象の間にあるヘックス1つにつき、精度ダイスとダメージダイスが1個ずつ減る。成功効果：対象をマクセンから離れるように最大1ヘックス移動させる。

gearhawks = ギアホーク
    .one = ギアホーク
gearhawks-eagle-eye = 鷹の目
    .text = ギアホークの行動終了時、ギアホークに隣接する味方の勇者を1体選んでもよい。その勇者は精度の強化を得る。
gearhawks-migration = 渡り
    .text = ギアホークをそれぞれ、3ヘックス以内のヘックスに配置してもよい。
gearhawks-talon-rake = 鉤爪
    .text = 対象に隣接するギアホーク1体につき、精度ダイスを1個追加する。成功効果：対象は防御の弱体を受ける。
gearhawks-dive-bomb = 急降下
    .text = 対象に隣接するギアホーク1体につき、精度ダイスを1個追加する。

## Nia and the Quartzlings

nia = ニア
nia-rock-concert = ロックコンサート
    .text = ニアの行動開始時に石英の子が3体とも戦場にいる場合、ニアはその行動でボーナスアクションを行ってもよい。
nia-geode = 晶洞
    .text = 戦略フェイズのみ。目標ヘックスに隣接しており、同じヘックスに他のモデルがいない石英の子を1体選び、目標ヘックスに置き換える。その目標ヘックスがニアの2ヘックス以内にある場合、ニアはそこに誇示アクションを行ってもよい。
nia-crystal-mirror = 水晶の鏡
    .text = 範囲内の勇者か従者ユニットが持つ強化を1つ選ぶ。その後、範囲内の味方の勇者1体か従者ユニット1つを選ぶ。それは同じ強化を得る。
nia-meditation = 瞑想
    .text = 精度の強化を得る。
nia-march = 行進
    .text = ニアを最大1ヘックス移動させる。
nia-crystal-glare = 水晶の睨み
    .text = 範囲内の勇者か従者ユニットが持つ弱体を1つ選ぶ。その後、範囲内の敵の勇者1体か従者ユニット1つを選ぶ。それは同じ弱体を受ける。
nia-erosion = 侵食
    .text = 成功効果：対象は防御の弱体を受ける。
nia-blinding-light = 眩い光
    .text = 成功効果：対象は精度の弱体を受ける。

quartzlings = 石英の子
    .one = 石英の子
quartzlings-rock-formation = 岩の陣
    .text = ニアの軍旗が戦場から取り除かれた時、石英の子はただちに徴兵アクションを行ってもよい。終了フェイズでもよい。
quartzlings-calcify = 石灰化
    .text = この石英の子が目標ヘックスに隣接しており、同じヘックスに他のモデルがいない場合、これを目標ヘックスに置き換える。
quartzlings-shimmer = 揺らめき
    .text = 成功効果：対象は移動の弱体を受ける。
quartzlings-rolling-stones = 転がる石
    .text = 石英の子は、それぞれ一直線に最大3ヘックス移動してもよい。
quartzlings-stones-throw = 投石

## Rattlebone and the Hexlings

rattlebone = ラトルボーン
rattlebone-roll-the-bones = 骨振り
    .text = ラトルボーンの行動終了時、ダイスを1個振る。1か2が出た場合、ラトルボーンから出目の数のヘックス以内にいる勇者か従者ユニットから強化か弱体を1つ取り除き、同じ距離以内にいる別の勇者か従者ユニットに与えてもよい。
rattlebone-power-hex = 大呪
    .text = 範囲内の呪いの子1体につき、弱体を1つ選ぶ。範囲内の敵の勇者は、すべてそれらの弱体を受ける。
rattlebone-call-totems = トーテム招来
    .text = 呪いの子を好きな数だけ戦場から取り除く。その後、それらをラトルボーンの2ヘックス以内に配置する。
rattlebone-grasping-curse = 縛めの呪い
    .text = 成功効果：移動の弱体か回避の弱体のどちらかを選ぶ。対象はそれを受ける。
rattlebone-cursed-ground = 呪われた大地
    .text = 範囲内の、目標ヘックスではない空のヘックスに、目標ヘックスを最大2つ置く。それらは激突フェイズの終了時に取り除く。
rattlebone-deadly-curse = 死の呪い
    .text = 成功効果：精度の弱体かダメージの弱体のどちらかを選ぶ。対象はそれを受ける。

hexlings = 呪いの子
    .one = 呪いの子
hexlings-hex-eaters = 呪い喰らい
    .text = ラトルボーンの「骨振り」でブランクが出た時、呪いの子は好きな強化を1つ得てもよい。
hexlings-attune-magic = 魔力同調
    .text = 好きな強化を1つ得る。
hexlings-hex-bolt = 呪いの矢
    .text = 成功効果：好きな弱体を1つ選ぶ。対象はそれを受ける。
hexlings-purge-magic = 魔力祓い
    .text = 呪いの子が持つ強化と弱体をすべて、範囲内の味方の勇者1体か従者ユニット1つに移す。

## Skullbreaker and the Tooth Bearers

skullbreaker = スカルブレイカー
skullbreaker-out-of-my-way = どけどけ！
    .text = スカルブレイカーは小型従者のいるヘックスを通り抜けてもよいが、そこで移動を終えることはできない。
skullbreaker-finisher = とどめの連撃
    .text = 激突フェイズのみ。スカルブレイカーは最大3回のスキルアクションを行ってもよい。
skullbreaker-shake-it-off = 振り払い
    .text = スカルブレイカーの弱体を1つ取り除く。
skullbreaker-hunting-call = 狩りの呼び声
    .text = 範囲内の味方の従者ユニットは、すべて精度の強化を得る。
skullbreaker-i-smell-blood = 血が匂うぞ……
    .text = この行動中、「顎骨刃」は精度ダイスを4個追加し、「成功効果：対象は傷を1つ受ける」も持つ。
skullbreaker-go-for-the-belly = 腹を狙え！
    .text = この行動中、「顎骨刃」はダメージダイスを2個追加し、「成功効果：対象を最大2ヘックス移動させる」も持つ。
skullbreaker-jawblade = 顎骨刃
    .text = このスキルの後、スカルブレイカーは移動の弱体を受ける。

tooth-bearers = 牙持ち
    .one = 牙持ち
tooth-bearers-set-up-the-boss = ボスのお膳立てだ！
    .text = 牙持ちが敵に傷を与えた時、スカルブレイカーは1ヘックス移動するか、好きな強化を1つ得てもよい。
tooth-bearers-rush = 突進
    .text = ヘックスを1つ選ぶ。そこにいる牙持ちは、それぞれ最大2ヘックス移動してもよい。
tooth-bearers-feral-howl = 野獣の遠吠え
    .text = 対象に隣接する牙持ち1体につき、精度ダイスを1個追加する。成功効果：対象は回避の弱体を受ける。
tooth-bearers-skullcracker = 頭蓋割り
    .text = ダメージの強化を得る。
tooth-bearers-club-bash = 棍棒殴り
    .text = 成功効果：対象は傷を1つ受ける。

## Titus and the Glory Seekers

titus = タイタス
titus-superiority = 格の違い
    .text = タイタスは従者の成功判定に対して回避+1、従者のダメージ判定に対して防御+1を得る。
titus-path-of-destruction = 破壊の道
    .text = タイタスはスキルアクションを行ってもよい。その後、1ヘックス移動してもよい。その後、別のスキルアクションを行ってもよい。
titus-challenge = 挑戦
    .text = 範囲内の敵の勇者1体か従者ユニット1つは、あなたが選んだ異なる2つの弱体を受ける。タイタスは、対戦相手が選んだ弱体を1つ受ける。
titus-ill-kill-you-all = 皆殺しだ！
    .text = 従者のみを対象にできる。成功効果：対象のユニットに属する範囲内の従者すべてを、それぞれ最大1ヘックス移動させる。
titus-piercing-strike = 貫きの一撃
    .text = 1つのヘックスにいるモデルを、最大2体まで対象にしてよい。
titus-sweeping-slash = 薙ぎ払い
    .text = 別々のヘックスにいるモデルを、最大2体まで対象にしてよい。

glory-seekers = 栄光の探求者
    .one = 栄光の探求者
glory-seekers-rapid-deployment = 迅速展開
    .text = 徴兵アクションの後、戦場に戻った栄光の探求者を最大2ヘックス移動させる。
glory-seekers-roar-of-battle = 戦の雄叫び
    .text = 範囲内の味方の勇者1体は、1ヘックス移動してもよい。
glory-seekers-outflank = 回り込み
    .text = 成功効果：対象に隣接する栄光の探求者を、それぞれ対象に隣接する好きなヘックスに配置する。
glory-seekers-hack = 叩き斬り
    .text = 成功効果：対象は防御の弱体を受ける。
glory-seekers-surround-pound = 袋叩き
    .text = 対象に隣接し、栄光の探求者のいるヘックス1つにつき（使用者のヘックスを除く）、精度ダイスとダメージダイスを1個ずつ追加する。
