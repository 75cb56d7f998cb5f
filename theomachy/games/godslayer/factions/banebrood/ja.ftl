# Banebrood in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-banebrood = ベインブルード

## Sub-factions, and what they give while their warlord leads

gs-reavers = リーヴァー
    .text = 遮蔽を得たモデルや森の中のモデルへの突撃攻撃でPOW+1。
gs-beastspawn = 獣の落とし子
    .text = 突撃の距離+1″。

## Warbands to begin with

gs-banebrood-160 = ベインブルード 160ポイント
    .text = 血角の王が指すところへ、雑種獣とウルサパインが突撃する。
gs-banebrood-300 = ベインブルード 300ポイント
    .text = 腸裂きとウルサパイン2頭。手数は少ないが、すべて重い。

## Cards

gs-gorelord = 血角の王
gs-bellow = 咆哮
    .text = 対象は命令された戦術を受けられない。
gs-blood-frenzy = 血の狂乱
    .text = 白兵でPOW+1、DEF−1。
gs-banelord = 災いの君主
gs-goad = 駆り立て
    .text = 対象はMOV+1、DEF−1。
gs-bisotaur-shaman = バイソタウルのシャーマン
gs-fetish-staff = 呪物の杖
gs-bison-horns = 野牛の角
gs-instinctive-wisdom = 本能の知恵
    .text = 敵の呪文に対してMAG+1。
gs-hide-of-the-herd = 群れの厚皮
    .text = ARM+1を得る。
gs-reaver-tyrant = リーヴァーの暴君
gs-tyrants-cleaver = 暴君の大鉈
gs-painkiller = 痛み止め
    .text = 受ける通常ダメージは毎回1少ない。
gs-drive-them-on = 突き進め
    .text = 突撃の距離+2″。
gs-horn-brayer = 角笛吹き
gs-cleaver = 肉切り包丁
gs-fallow-shaman = 枯野のシャーマン
gs-antler-staff = 枝角の杖
gs-maldire-mongrels = マルダイアの雑種獣
    .one = マルダイアの雑種獣
gs-hacking-weapons = 叩き切る武器
gs-diseased-bite = 病の噛みつき
    .text = 命中したモデルは「疫病」を受ける。
gs-feeding-rush = 貪りの疾走
    .text = 突撃の距離+2″。
gs-gut-hackers = 腸裂き
    .one = 腸裂き
gs-gut-axe = 腸裂きの斧
gs-eviscerate = 臓腑をえぐる
    .text = クリティカルの直接ダメージ+2。
gs-ursapine = ウルサパイン
gs-claws = 鉤爪
gs-poison-spines = 毒の棘
    .text = 1″以内から白兵でこのモデルに命中させたモデルは「毒」を受ける。
gs-pestbringer = 疫病の運び手
gs-rotting-corpse = 腐った死骸
    .text = ダメージはない。命中したモデルは「疫病」を受ける。
gs-morning-star = モーニングスター
    .text = 盾のボーナスを無視する。
gs-reaver-tribesmen = リーヴァーの部族民
    .one = リーヴァーの部族民
gs-hand-weapon = 片手武器
gs-skulleater = 髑髏喰らい
gs-jawbone-club = 顎骨の棍棒
gs-marrow-feast = 骨髄の饗宴
    .text = 通常行動の開始時にLPを1回復する。
gs-balescorch-cyclops = 災炎のキュクロプス
gs-tree-trunk = 大木の幹
    .text = クリティカルなら対象を転倒させる。
gs-scorching-glare = 焼き焦がす眼光
    .text = ダメージを受けたモデルは「火」を受ける。
gs-infector-blades = 感染の刃
    .text = ダメージを受けたモデルは「疫病」を受ける。
gs-twin-gore-axes = 血染めの双斧
    .text = 同じ対象に攻撃判定を2回行う。
gs-hornplate-armor = 角板の鎧
    .text = ARM+1を得る。
gs-disruption-totem = 撹乱のトーテム
    .text = 6″以内の敵は発動判定に−2。
gs-boneswell = 骨の隆起
    .text = ARM+1を得る。
gs-limbwither = 四肢の萎え
    .text = 対象は「衰えの呪い」を受ける。
gs-beastclaw = 獣の爪
    .text = 白兵でPOW+1。
gs-houndlegs = 猟犬の脚
    .text = MOV+1を得る。
