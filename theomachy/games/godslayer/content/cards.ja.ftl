# What is on cards of several factions, in Japanese. The words of a faction's own cards lie beside them, in factions/.

## Continuous effects

gs-fire = 火
    .text = 受けたとき、また終息テストに失敗するたびに、直接ダメージ1。
gs-poison = 毒
    .text = 受けている間、MEL−1、MIS−1。
gs-plague = 疫病
    .text = 受けたとき、また終息テストに失敗するたびに、直接ダメージ1。受けている間、MOV−1。
gs-dread-vision = 恐ろしい幻
    .text = 受けている間、LEAD−2。
gs-withering-curse = 衰えの呪い
    .text = 受けている間、ARM−1、MAG−1。

## Sub-classes of items

gs-slot-sword = 剣
gs-slot-one-handed-sword = 片手剣
gs-slot-bow = 弓
gs-slot-axe = 斧
gs-slot-hammer = 槌
gs-slot-morning-star = モーニングスター
gs-slot-paired-weapons = 双武器
gs-slot-two-handed-spear-or-sword = 両手槍と両手剣
gs-slot-large-shield = 大盾
gs-slot-helm-or-bracers = 兜と腕当て
gs-slot-armor = 鎧
gs-slot-potion = 薬
gs-slot-talisman = 護符
gs-slot-artifact = 魔具
gs-slot-totem = トーテム

## Categories and sets of spells

gs-category-logos = ロゴス
gs-category-necromancy = 死霊術
gs-category-nature = 自然
gs-category-mutation = 変異
gs-category-shadow = 影
gs-set-logos-of-the-gods = 神々のロゴス
gs-set-logos-of-healing = 癒しのロゴス
gs-set-logos-of-fate = 運命のロゴス
gs-set-rites-of-torpor = 麻痺の儀
gs-set-rites-of-bone = 骨の儀
gs-set-old-songs = 古き歌
gs-set-song-of-briars = 茨の歌
gs-set-mutations-of-might = 剛力の変異
gs-set-mutations-of-the-beast = 獣の変異
gs-set-shrouds = 帳
