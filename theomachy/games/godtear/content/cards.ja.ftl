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

## Fenra and the Chainless Curs

fenra = フェンラ
fenra-pack-alpha = 群れの長
    .text = フェンラが敵の従者を打倒するたび、彼女の3ヘックス以内にいる味方モデル1体を1ヘックス移動させてもよい。ただし、同じモデルは1回の行動中に1度しか移動させられない。
fenra-call-of-the-hunt = 狩りの号令
    .text = 範囲内にいる、フェンラ以外の味方モデル1体を最大3ヘックス移動させる。
fenra-bark-at-the-moon = 月に吠える
    .text = 範囲内の味方の従者は、それぞれ最大2ヘックス移動してもよい。
fenra-the-wolf-is-loose = 放たれた狼
    .text = 成功効果：フェンラを、対象に近づくように最大2ヘックス移動させる。
fenra-feral-bite = 野性の牙
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。対象に隣接し、味方の従者がいるヘックス1つにつき、ダメージダイスを1個追加する。
fenra-shatterstorm = 粉砕の嵐
    .text = 従者のみを対象にできる。ヘックスを問わず、範囲内の従者を最大2体まで対象にしてよい。対象に隣接し、味方の従者がいるヘックス1つにつき、ダメージダイスを1個追加する。

chainless-curs = 鎖なき野犬
    .one = 鎖なき野犬
chainless-curs-gang-up = 数の暴力
    .text = 鎖なき野犬のスキルは、小型従者を対象とし、使用者のヘックスにいる従者が対象のヘックスより多い場合、精度ダイスを3個追加する。
chainless-curs-makeshift-plating = 急ごしらえの装甲
    .text = 防御の強化を得る。
chainless-curs-corner-them = 追い詰めろ
    .text = 成功効果：対象の2ヘックス以内にいる鎖なき野犬を、それぞれ対象に隣接する好きなヘックスに配置する。
chainless-curs-snarl = 唸り声
    .text = 成功効果：対象のヘックスにいる従者を、それぞれ最大1ヘックス移動させる。
chainless-curs-maim-and-encircle = 噛み裂き囲め
    .text = 成功効果：鎖なき野犬1体を選ぶ。それは1ヘックス移動してもよい。

## Finvarr and the Shadow Sentinels

finvarr = フィンヴァー
finvarr-banner-warden = 軍旗の番人
    .text = フィンヴァーが目標ヘックスにいる間、彼のスキルは精度ダイスを2個追加する。
finvarr-phantom-banners = 幻の軍旗
    .text = 範囲内の味方の軍旗を好きな数だけ選び、1つずつ、範囲内の空の目標ヘックスに配置する。
finvarr-poised-to-strike = 必殺の構え
    .text = 移動の強化を得る。
finvarr-shadow-ward = 影の障壁
    .text = 成功効果：対象を最大1ヘックス移動させる。
finvarr-mirage = 蜃気楼
    .text = フィンヴァーの2ヘックス以内にある味方の軍旗1つを、その軍旗に隣接する空の目標ヘックスに配置する。
finvarr-void-weapon = 虚空の武器
    .text = ダメージの強化を得る。
finvarr-life-blade = 命の刃
    .text = 成功効果：フィンヴァーの傷を1つ取り除いてもよい。

shadow-sentinels = 影の歩哨
    .one = 影の歩哨
shadow-sentinels-shadow-step = 影歩き
    .text = 影の歩哨の行動終了時、その行動中に行軍アクションを行っていない場合、影の歩哨はそれぞれ1ヘックス移動してもよい。
shadow-sentinels-protect = 守り
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、防御の強化を得る。
shadow-sentinels-shadow-snare = 影の罠
    .text = 成功効果：対象は移動の弱体を受ける。
shadow-sentinels-void-weapon = 虚空の武器
    .text = ダメージの強化を得る。
shadow-sentinels-life-trade = 命の取引
    .text = このスキルで敵を打倒した時、影の歩哨が全員戦場にいるのでなければ、影の歩哨1体を使用者のヘックスに加える。

## Grimgut and the Retchlings

grimgut = グリムガット
grimgut-spew = 嘔吐
    .text = グリムガットの行動中に徴兵される反吐の子は、その行動中に配置された反吐の子に隣接するヘックスに置いてもよい。
grimgut-buffet = 食べ放題
    .text = 従者のみを対象にできる。ヘックスを問わず、範囲内の従者を最大3体まで対象にしてよい。
grimgut-new-spew = 新たな嘔吐
    .text = 反吐の子をすべて戦場から取り除く。その後、反吐の子は徴兵アクションを5回行う。
grimgut-flu-spew = 風邪の嘔吐
    .text = 距離を問わず、反吐の子に隣接する敵の勇者と従者ユニットすべてを、それぞれ1度ずつ対象にする。成功効果：対象はダメージの弱体を受ける。
grimgut-goo-spew = 粘液の嘔吐
    .text = 距離を問わず、反吐の子に隣接する敵の勇者と従者ユニットすべてを、それぞれ1度ずつ対象にする。成功効果：対象は回避の弱体を受ける。
grimgut-roll = 転がり
    .text = グリムガットを一直線に最大3ヘックス移動させる。
grimgut-nom-nom-nom = もぐもぐもぐ
    .text = 従者のみを対象にできる。

retchlings = 反吐の子
    .one = 反吐の子
retchlings-wretched = 哀れな者
    .text = 反吐の子が打倒されても、ターントークンは0マスしか動かない。
retchlings-slip-and-slide = つるつる滑り
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。同じ行動のもう1回のアクションで、別のヘックスにいる2体目の反吐の子もこのスキルを使用してもよい。
retchlings-slimed = 粘液まみれ
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。同じ行動のもう1回のアクションで、別のヘックスにいる2体目の反吐の子もこのスキルを使用してもよい。

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

## Helena and the Rallied Peasants

helena = ヘレナ
helena-banner-bearer = 旗手
    .text = ヘレナは軍旗を持たず、誇示アクションを行えない。終了フェイズに、打倒されておらず目標ヘックスにいる場合、ヘレナ自身が軍旗1つとして得点になる。
helena-call-to-arms = 総動員令
    .text = 範囲内の味方の勇者それぞれの従者ユニットは、ただちに徴兵アクションを、全員が戦場にそろうまで何回でも行ってもよい。
helena-rally-the-troops = 兵の結集
    .text = 決起農民は、ただちに徴兵アクションを最大2回行ってもよい。
helena-lead-the-charge = 先陣
    .text = ヘレナを最大1ヘックス移動させる。その後、範囲内の決起農民をそれぞれ最大1ヘックス移動させる。
helena-shield-push = 盾押し
    .text = 成功効果：対象を最大1ヘックス移動させる。
helena-holy-light = 聖なる光

rallied-peasants = 決起農民
    .one = 決起農民
rallied-peasants-devoted = 献身
    .text = ヘレナの2ヘックス以内にいる決起農民は、回避+1と防御+1を得る。
rallied-peasants-prayer = 祈り
    .text = ヘレナが範囲内にいる場合、ヘレナの傷を最大1つ取り除く。
rallied-peasants-condemnation = 断罪
    .text = 成功効果：対象は精度の弱体を受ける。
rallied-peasants-will-of-the-people = 民の意志
    .text = 対象に隣接する決起農民1体につき、精度ダイスとダメージダイスを1個ずつ追加する。

## Jaak and the Cauldron Cronies

jaak = ジャーク
jaak-battlefield-brew = 戦場の煎じ薬
    .text = ジャークの軍旗が戦場にある場合、ジャークがアクションを行うたび、その後にジャークの2ヘックス以内にいる他の味方モデル1体の傷を1つ取り除いてもよい。
jaak-dubious-remedy = 怪しげな妙薬
    .text = 範囲内の味方の勇者と大型従者を好きな数だけ選ぶ。それぞれについてダイスを1個振り、出目に1を加えた数まで、そのモデルの傷を取り除く。
jaak-tortoise-shavings = 亀甲の粉
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、防御の強化を得る。
jaak-spider-staff = 蜘蛛の杖
    .text = 成功効果：対象は移動の弱体を受ける。
jaak-foot-of-rabbit = 兎の足
    .text = 移動の強化を得る。

cauldron-cronies = 大釜の取り巻き
    .one = 大釜の取り巻き
cauldron-cronies-missing-ingredient = 足りない材料
    .text = ジャークの軍旗が戦場にある間、大釜の取り巻きのスキルは精度ダイスとダメージダイスを1個ずつ追加する。
cauldron-cronies-deploy-cauldron = 大釜設置
    .text = ジャークが範囲内にいる場合、ジャークは誇示アクションを行ってもよい。その軍旗は、この大釜の取り巻きに隣接する空の目標ヘックスに置く。
cauldron-cronies-eye-of-newt = イモリの目
cauldron-cronies-toil-and-trouble = 労苦と災い
    .text = 範囲内の味方の軍旗を1つ選び、範囲内にいる大釜の取り巻きのどれかに隣接する空の目標ヘックスに配置する。
cauldron-cronies-aggressive-chant = 威嚇の詠唱
    .text = 成功効果：対象は回避の弱体を受ける。その対象を最大1ヘックス移動させる。

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

## Lorsann and the Mistwood Rangers

lorsann = ローサン
lorsann-shoot-and-scoot = 一射離脱
    .text = ローサンが傷を1つ以上与えたスキルの後、ローサンは1ヘックス移動してもよい。
lorsann-deathblow = 致命の一撃
    .text = 成功効果：対象は傷を2つ受ける。
lorsann-field-instruction = 実地指導
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、ダメージの強化を得る。
lorsann-fairy-fire = 妖精の火
    .text = 成功効果：対象は防御の弱体を受ける。
lorsann-piercing-shot = 貫きの一射
    .text = 成功効果：対象は傷を1つ受ける。
lorsann-mystic-arrow = 神秘の矢
    .text = このスキルのダメージ判定の後、同じ対象に5個のダイスでもう1回ダメージ判定を行う。
lorsann-snipe = 狙撃

mistwood-rangers = 霧の森の野伏
    .one = 霧の森の野伏
mistwood-rangers-kill-shot = 仕留めの一射
    .text = 対象が傷を受けている敵の勇者の場合、霧の森の野伏のスキルはダメージダイスを1個追加する。
mistwood-rangers-blur = 朧
    .text = 回避の強化を得る。
mistwood-rangers-fairy-fire = 妖精の火
    .text = 成功効果：対象は防御の弱体を受ける。
mistwood-rangers-aim = 狙い
    .text = 精度の強化を得る。
mistwood-rangers-fire = 射撃

## Luella and the Shield Maidens

luella = ルエラ
luella-momentum = 勢い
    .text = 行軍アクションで終始一直線に移動する場合、ルエラは自分の移動より1ヘックス多く移動してもよい。
luella-storm-rider = 嵐の乗り手
    .text = ルエラを最大2ヘックス移動させる。その後、範囲内にいる敵それぞれに、ダイス3個のダメージ判定を行う。
luella-supercharge = 過充電
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。
luella-lightning-flash = 稲妻の閃き
    .text = ルエラがこの行動中に3ヘックス以上移動していた場合、このスキルはボーナスアクションになる。成功効果：対象は回避の弱体を受ける。
luella-rolling-thunder = 轟く雷鳴
    .text = ルエラがこの行動中に3ヘックス以上移動していた場合、このスキルはボーナスアクションになる。
luella-arc-lightning = アークライトニング
    .text = 成功効果：このスキルのダメージ判定の後、対象のヘックスかそれに隣接するヘックスにいる他のモデルを最大2体まで選び、それぞれにダイス3個のダメージ判定を行ってもよい。

shield-maidens = 盾の乙女
    .one = 盾の乙女
shield-maidens-protective = 庇護
    .text = 盾の乙女の行動終了時、盾の乙女が1体でもルエラに隣接している場合、ルエラは防御の強化を得る。
shield-maidens-empower = 力の高まり
    .text = ダメージの強化を得る。
shield-maidens-march = 行進
    .text = 盾の乙女は、それぞれ最大1ヘックス移動してもよい。
shield-maidens-cleave = 切り裂き

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

## Morrigan and the Cold Bones

morrigan = モリガン
morrigan-frost-forged = 霜の鍛え
    .text = モリガンが持つ強化は、種類を問わず、1ではなく2として数える。
morrigan-flash-freeze = 瞬間凍結
    .text = 範囲内の敵の勇者と従者ユニットは、すべて回避の弱体と移動の弱体を受ける。
morrigan-forward-minions = 進め、しもべども！
    .text = 範囲内の凍骨鬼は、それぞれ最大2ヘックス移動してもよい。
morrigan-frosty-glance = 凍てつく一瞥
    .text = 成功効果：対象は防御の弱体を受ける。モリガンを対象に近づくように最大1ヘックス移動させる。
morrigan-snowballs-chance = 雪球の好機
    .text = このスキルで対象が傷を受けた場合、対象はさらに、打倒されるまで傷を受ける。
morrigan-iceblade = 氷刃
    .text = 成功効果：対象が移動の弱体、精度の弱体、ダメージの弱体のいずれかを持つ場合、傷を1つ受ける。
morrigan-icebolt = 氷の矢
    .text = 成功効果：対象は精度の弱体を受ける。

cold-bones = 凍骨鬼
    .one = 凍骨鬼
cold-bones-brain-freeze = 頭も凍る
    .text = 敵が凍骨鬼を1体以上打倒したスキルの後、それを使用した敵は回避の弱体を受ける。
cold-bones-so-cool-mistress = お美しい、女王様！
    .text = モリガンが範囲内にいる場合、モリガンは精度の強化か移動の強化のどちらかを得る。
cold-bones-chill-out = 冷え込み
    .text = 対象に隣接する凍骨鬼1体につき、精度ダイスを1個追加する。成功効果：対象はダメージの弱体を受ける。
cold-bones-intense-cold = 酷寒
    .text = ダメージの強化を得る。
cold-bones-snowblade-fight = 雪刃の戦い
    .text = 対象に隣接する凍骨鬼1体につき、精度ダイスを1個追加する。

## Mournblade and the Knightshades

mournblade = モーンブレイド
mournblade-undying = 不死
    .text = モーンブレイドの打倒は、4マスではなく1マスになる。敵が打倒された時、モーンブレイドはただちに復帰アクションを行ってもよい。
mournblade-grasping-dead = 掴みかかる死者
    .text = 騎士の影をすべて戦場から取り除く。その後、騎士の影を3体とも、モーンブレイドの3ヘックス以内に配置する。
mournblade-grave-summons = 墓所の召喚
    .text = モーンブレイドは誇示アクションを行う。軍旗は、範囲内のどの空の目標ヘックスに置いてもよい。
mournblade-forward-minions = 進め、しもべども！
    .text = 範囲内の騎士の影は、それぞれ最大2ヘックス移動してもよい。
mournblade-death-wind = 死の風
    .text = モーンブレイドの軍旗が範囲内にある場合、それを範囲内の別の目標ヘックスに配置する。
mournblade-raise-dead = 死者の蘇り
    .text = 範囲内の味方の勇者は、それぞれ復帰アクションを行ってもよい。
mournblade-soul-cleave = 魂裂き
    .text = 成功効果：騎士の影は徴兵アクションを行う。

knightshades = 騎士の影
    .one = 騎士の影
knightshades-death-grip = 死の手
    .text = 騎士の影に隣接している敵が行軍アクションを行う場合、その間の移動は、状態トークンにかかわらず0になる。
knightshades-careful-master = お気をつけて、ご主人様
    .text = モーンブレイドが範囲内にいる場合、モーンブレイドは回避の強化を得る。
knightshades-wheres-master = ご主人様はどこに？
    .text = モーンブレイドが範囲内にいる場合、モーンブレイドは復帰アクションを行うか、最大2ヘックス移動してもよい。
knightshades-depths-of-sorrow = 悲しみの淵
    .text = 精度の強化を得る。
knightshades-deaths-door = 死の門
    .text = 騎士の影がこの行動中に徴兵アクションを行っていた場合、精度ダイスとダメージダイスを1個ずつ追加する。

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

## Raith’Marid and the Splashlings

raith-marid = レイスマリード
raith-marid-rippling-scales = 波打つ鱗
    .text = 飛沫の子が戦場から離れるたび、レイスマリードは好きな強化を1つ得てもよい。
raith-marid-tsunami = 大津波
    .text = レイスマリードを範囲内のヘックスに配置する。その後、彼の2ヘックス以内にいる敵モデルすべてを、好きな順番でそれぞれ最大2ヘックス移動させる。
raith-marid-undertow = 引き波
    .text = 範囲内の空の目標ヘックス1つを、範囲内の、目標ヘックスではない空のヘックスに置き直す。
raith-marid-ker-splash = ざぶん
    .text = 範囲内の、飛沫の子が1体だけいるヘックスを1つ選ぶ。その飛沫の子を戦場から取り除き、レイスマリードをそのヘックスに配置する。
raith-marid-jet = 噴流
    .text = 範囲内の飛沫の子1体を最大3ヘックス移動させる。
raith-marid-headbutt = 頭突き
    .text = 成功効果：対象を最大1ヘックス移動させる。
raith-marid-lunging-strike = 踏み込み撃ち
    .text = 対象を選んだ後、成功判定の前に、レイスマリードを対象に近づくように最大1ヘックス移動させる。

splashlings = 飛沫の子
    .one = 飛沫の子
splashlings-like-water = 水の如く
    .text = 飛沫の子の行動中、各フェイズに1度、レイスマリードが持つ強化を1つ選んでもよい。飛沫の子は同じ強化を得る。
splashlings-current = 潮流
    .text = 飛沫の子をそれぞれ、3ヘックス以内のヘックスに配置してもよい。
splashlings-tide = 上げ潮
    .text = 成功効果：対象を最大1ヘックス移動させる。

## Rangosh and the Red Bandits

rangosh = ランゴッシュ
rangosh-brutal-master = 非情の主
    .text = ランゴッシュの成功判定とダメージ判定のたび、ダイスを振る前に、ランゴッシュの3ヘックス以内にいる赤い山賊1体を戦場から取り除いてもよい。そうした場合、その判定のダイスを1個追加する。
rangosh-beastly-charge = 猛獣の突撃
    .text = ランゴッシュを最大2ヘックス移動させる。その後、範囲内の敵1体に傷を最大2つ与えてもよい。
rangosh-channel-rage = 滾る憤怒
    .text = ダメージの強化を得る。
rangosh-break-spirit = 心折り
    .text = 成功効果：対象は回避の弱体を受ける。
rangosh-jawbreaker = 顎砕き
    .text = 成功効果：対象をランゴッシュから離れるように最大1ヘックス移動させる。
rangosh-whiplash = 鞭打ち
    .text = 成功効果：対象をランゴッシュに近づくように最大1ヘックス移動させる。

red-bandits = 赤い山賊
    .one = 赤い山賊
red-bandits-stolen-treasure = 奪った財宝
    .text = 赤い山賊のスキルで敵に1つ以上の傷を与えた後、赤い山賊は好きな強化を1つ得てもよい。
red-bandits-induct = 引き入れ
    .text = 戦場にいる赤い山賊が5体未満の場合、赤い山賊のいるヘックス1つに赤い山賊を1体加える。
red-bandits-ambush = 待ち伏せ
    .text = 成功効果：対象は傷を1つ受ける。
red-bandits-shoot = 射撃

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

## Rhodri and the Household Guard

rhodri = ロドリ
rhodri-unyielding = 不屈
    .text = 味方の軍旗に隣接している間、ロドリは敵によって移動させられない。
rhodri-bannerfall = 軍旗降臨
    .text = 激突フェイズのみ。ロドリは誇示アクションを行う。
rhodri-march = 行進
    .text = ロドリを最大1ヘックス移動させる。
rhodri-answer-the-call = 召集に応えよ
    .text = 範囲内に従者がいる味方の従者ユニットを1つ選ぶ。そのユニットは、ただちに徴兵アクションを行う。
rhodri-hold = 踏みとどまれ！
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、防御の強化を得る。
rhodri-shield-bash = 盾打ち
    .text = 成功効果：対象はダメージの弱体を受ける。対象をロドリから離れるように最大2ヘックス移動させる。
rhodri-sword-slash = 剣の斬撃

household-guard = 近衛兵
    .one = 近衛兵
household-guard-shield-wall = 盾の壁
    .text = ロドリに隣接している近衛兵は、敵によって移動させられない。
household-guard-brace = 身構え
    .text = 防御の強化を得る。
household-guard-march = 行進
    .text = 近衛兵は、それぞれ最大1ヘックス移動してもよい。
household-guard-sword-strike = 剣の一撃

## Shayle and Landslide

shayle = シェイル
shayle-runecaller = ルーンの呼び手
    .text = シェイルが自分の行動中にアクションを行った後、ランドスライドがシェイルの3ヘックス以内にいる場合、ランドスライドを現在のヘックスから2ヘックス以内に配置してもよい。
shayle-avalanche = 大崩落
    .text = ランドスライドの3ヘックス以内にある目標ヘックスを好きな数だけ、好きな順番で、それぞれ目標ヘックスではない空のヘックスへ最大1ヘックス移動させる。その上のモデルも一緒に移動する。
shayle-stone-strength = 石の力
    .text = ランドスライドが範囲内にいる場合、ランドスライドは防御の強化かダメージの強化のどちらかを得る。
shayle-runeweaving = ルーン織り
    .text = 成功効果：対象が持つ強化を1つ、敵味方を問わず、範囲内にいる別の勇者1体か従者ユニット1つに移す。
shayle-tremor = 震動
    .text = 範囲内の敵の勇者と従者ユニットから、強化をすべて取り除く。
shayle-stone-spikes = 石の棘
    .text = 成功効果：対象は移動の弱体を受ける。

landslide = ランドスライド
    .one = ランドスライド
landslide-rubble = 瓦礫
    .text = ランドスライドが打倒された時、これを目標ヘックスに置き換える。ただし、配置ヘックスでは何も置かない。
landslide-eruption = 噴出
    .text = ランドスライドに隣接する勇者と従者ユニットは、敵味方を問わず、すべて防御の弱体を受ける。
landslide-earthquake = 地震
    .text = 成功効果：対象が勇者の場合、対象を最大2ヘックス移動させる。従者の場合、対象のユニットの従者すべてを、それぞれ最大2ヘックス移動させる。
landslide-boulder-bash = 大岩打ち
    .text = 成功効果：対象は回避の弱体を受ける。

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

## Sneaky Peet and the Sneaky Stabbers

sneaky-peet = スニーキー・ピート
sneaky-peet-gang-boss = 一味の頭
    .text = 対象に隣接する忍び刺し1体につき、スニーキー・ピートのスキルは精度ダイスを1個追加する。
sneaky-peet-pounce = 飛びかかり
    .text = 成功判定の前に、スニーキー・ピートを対象に隣接するヘックスに配置してもよい。
sneaky-peet-leap = 跳躍
    .text = スニーキー・ピートを2ヘックス以内のヘックスに配置してもよい。
sneaky-peet-backstab = 背後の一刺し
    .text = 成功効果：対象が勇者の場合、傷を1つ受ける。
sneaky-peet-plot-revenge = 復讐の企み
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、精度の強化を得る。
sneaky-peet-annoy = 嫌がらせ
    .text = 成功効果：対象をスニーキー・ピートに近づくように最大2ヘックス移動させる。

sneaky-stabbers = 忍び刺し
    .one = 忍び刺し
sneaky-stabbers-small-and-sneaky = 小さな忍び足
    .text = 忍び刺しは他のモデルのいるヘックスを通り抜けてもよいが、そこで移動を終えることはできない。
sneaky-stabbers-sprint = 疾走
    .text = 忍び刺し1体は、最大3ヘックス移動してもよい。
sneaky-stabbers-let-me-do-it = 俺にやらせろ！
sneaky-stabbers-sneak = 忍び込み
    .text = 忍び刺しを1体、戦場から取り除く。その後、徴兵アクションを行う。
sneaky-stabbers-irritate = 苛立たせ
    .text = 成功効果：対象は精度の弱体を受ける。

## Styx and the Abyssal Hounds

styx = ステュクス
styx-haunting = 亡霊
    .text = ステュクスが打倒された時、対戦相手はステュクスを移動させることができない。
styx-the-reaping = 刈り入れ
    .text = 範囲内の敵の勇者か従者を1体選び、打倒する。この打倒では、ターントークンは移動しない。
styx-hour-is-nigh = 刻は近し
    .text = ボーナスアクションとして使用してもよい。範囲内の敵の勇者1体か従者ユニット1つは、防御の弱体を受ける。
styx-dead-beckoning = 死者の手招き
    .text = 成功効果：対象をステュクスに近づくように最大1ヘックス移動させる。
styx-apparition = 幻影
    .text = 範囲内の目標ヘックス1つを、ステュクスに近づくように、目標ヘックスではない空のヘックスへ1ヘックス移動させる。その上のモデルも一緒に移動する。
styx-scythe-slash = 大鎌の一閃
    .text = 成功効果：対象はダメージの弱体を受ける。

abyssal-hounds = 奈落の猟犬
    .one = 奈落の猟犬
abyssal-hounds-drag = 引きずり
    .text = 奈落の猟犬の行動終了時、奈落の猟犬の2ヘックス以内にいる小型従者を、敵味方を問わず最大2体選んでもよい。それらをそれぞれ、その奈落の猟犬に近づくように1ヘックス移動させる。
abyssal-hounds-pack-hunters = 群れの狩り
    .text = ステュクスの4ヘックス以内にいる奈落の猟犬は、それぞれ最大2ヘックス移動してもよい。
abyssal-hounds-howl = 遠吠え
    .text = 成功効果：対象は精度の弱体を受ける。
abyssal-hounds-torn-to-shreds = 八つ裂き
    .text = 奈落の猟犬が2体とも同じ敵の軍旗に隣接している場合、その軍旗を戦場から取り除く。
abyssal-hounds-triple-bite = 三連咬み
    .text = 成功判定を3回行う。成功1回につき、ダメージダイスを2個追加する。

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
