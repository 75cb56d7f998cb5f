# Halodynes in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-halodynes = ハロダイン

## Sub-factions, and what they give while their warlord leads

gs-city-states = 都市国家
    .text = ユニットは、命令された戦術を受けるLEADテストに失敗したら、1ラウンドに1回振り直せる。
gs-temple-cults = 神殿教団
    .text = 加護呪文の発動判定に+1。
gs-amazons = アマゾン
    .text = 行動の最初の移動アクションで1″余分に動ける。

## Warbands to begin with

gs-halodynes-160 = ハロダイン 160ポイント
    .text = 弓兵の後ろにデマルコンと女祭司、放たれたケルベロス。
gs-halodynes-300 = ハロダイン 300ポイント
    .text = ファランクス、弓兵、オーガ、そして使い魔を連れた女祭司。

## Cards

gs-demarchon = デマルコン
gs-steady-spears = 不動の槍
    .text = DEF+1を得る。
gs-strike-as-one = 一斉の一撃
    .text = MEL+1を得る。
gs-godquester = 神求の勇士
gs-heros-stride = 英雄の歩み
    .text = 1ラウンドに5 ACTまで移動に使える。
gs-hunters-focus = 狩人の集中
    .text = MIS+1を得る。
gs-measured-fury = 抑えた怒り
    .text = 費やした1 ACTにつき白兵でMEL+1（最大+2）。
gs-follow-me = 我に続け
    .text = 受け手は、自分のMOVまでの移動アクションを無料で1回行ってよい。
gs-oracle = 神託の巫女
gs-laurel-staff = 月桂樹の杖
gs-foresight = 予知
    .text = 各ラウンドで最初に受けたクリティカルの追加ダメージを無視する。
gs-forewarning = 先触れ
    .text = 射撃と突撃攻撃に対してDEF+2。
gs-doom-foretold = 告げられた破滅
    .text = 対象はDEF−1。
gs-syntarch = シュンタルコス
gs-twin-kopis = 双剣コピス
gs-counterstrike = 迎え撃ち
    .text = 視線の通るLEAD範囲内で敵が移動を終えるたびに、受動行動としてその敵に突撃してよい。その突撃攻撃は打撃順位+1で、撃破移動はない。交戦中は使えない。
gs-sanctum-priestess = 聖所の女祭司
gs-temple-staff = 神殿の杖
gs-archon-aura = 執政の威光
    .text = 4″以内の味方は、命令された戦術を受けるときLEAD+1。
gs-sacred-familiar = 聖なる使い魔
gs-talons = 鉤爪
gs-spell-conduit = 呪文の導き手
    .text = 従属先は、このモデルに呪文を中継させられる。
gs-hoplites = ホプリタイ
    .one = ホプリテス
gs-hoplite-spear = 重装歩兵の槍
gs-phalanx = ファランクス
    .text = ほかのメンバーから1″以内のメンバーはDEF+2、ARM+1。ユニットが移動に使えるのは1 ACTまで。
gs-sons-of-war = 戦の申し子
    .one = 戦の申し子
gs-red-blade = 紅の刃
gs-battle-rapture = 戦の陶酔
    .text = 突撃の距離+1″。突撃ボーナスのPOWが+1ではなく+2になる。
gs-amazon-hunters = アマゾンの狩人
    .one = アマゾンの狩人
gs-short-bow = 短弓
gs-hunting-knife = 狩猟ナイフ
gs-advanced-deployment = 前進配置
    .text = 配置ゾーンから8″先まで配置できる。
gs-volley = 一斉射撃
    .text = MIS+1を得る。
gs-cerberos = ケルベロス
gs-snapping-heads = 食らいつく首
gs-three-fold-bite = 三重の噛みつき
    .text = 命中したら、同じ対象にPOW 1の攻撃判定をさらに2回行う。
gs-hill-ogres = 丘オーガ
    .one = 丘オーガ
gs-great-club = 大棍棒
gs-overhead-smash = 大上段
    .text = クリティカルなら対象を転倒させる。
gs-bull-through = 押し通る
    .text = 白兵でダメージを与えたモデルを、まっすぐ1″押しやる。
gs-kopis = コピス
gs-xiphos = クシポス
    .text = 素早い突きか、重い斬撃。
gs-xiphos-thrust = クシポスの突き
    .text = この攻撃でMEL+1。
gs-xiphos-cut = クシポスの斬撃
gs-scimitars = 双曲刀
    .text = 同じ対象に攻撃判定を2回行う。
gs-longbow = 長弓
gs-hailbow = 雹の弓
    .text = 散らばる矢も放てる。
gs-hail-shot = 雹の矢
gs-hoplon = ホプロン
    .text = 盾：DEF+2、ARM+1。
gs-helm-of-the-gods = 神々の兜
    .text = 各ラウンドで最初に受けたクリティカルの追加ダメージを無視する。
gs-wristbands-of-salvation = 救いの腕輪
    .text = 防護判定5+：攻撃1回のダメージを無視する。
gs-aurel-collar = アウレルの首飾り
    .text = 敵の呪文に対してMAG+2。
gs-power-crystal = 力の水晶
    .text = 対局に1回、持ち主の通常行動中に：2 ACTを得る。
gs-major-healing-potion = 大いなる癒しの薬
    .text = 対局に1回：LPをD6回復する。
gs-minor-healing-potion = 小さな癒しの薬
    .text = 対局に1回：LPをD3回復する。
gs-waters-of-foretelling = 予言の水
    .text = 対局に1回：優先判定か、持ち主の攻撃判定を1回振り直す。
gs-aegis-hymn = アイギスの讃歌
    .text = ARM+1。射撃と魔法攻撃に対しては+2。
gs-searing-light = 灼熱の光
    .text = 呪文攻撃。ダメージを受けたモデルは「火」を受ける。
gs-mend-flesh = 肉体修復
    .text = 対象はLPをD3+1回復する。
gs-divine-rebuke = 神罰
    .text = 対象はMEL−1。
gs-balm-of-courage = 勇気の香油
    .text = LEAD+1。恐怖を無視し、戦慄を恐怖として扱う。
gs-threads-of-fate = 運命の糸
    .text = DEF+1を得る。
