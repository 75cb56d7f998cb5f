# Nordgaard in Japanese. One word for each thing: the table at the end of rulebook.ja.md lists them.
# Texts are told in the plain style. Figures are narrow, marks are wide.

gs-nordgaard = ノルドガード

## Sub-factions, and what they give while their warlord leads

gs-nordgaard-clans = ノルドガード氏族
    .text = 追い打ちに対してARM+1。
gs-guilds = ギルド
    .text = 失敗した終息テストを振り直す。
gs-skannfyrd = スカンフュルド
    .text = このモデルに敵の戦術を使う敵は、対抗判定に−1。

## Warbands to begin with

gs-nordgaard-160 = ノルドガード 160ポイント
    .text = 傷のヤール、頑丈な戦士たち、熊、そして酒。
gs-nordgaard-300 = ノルドガード 300ポイント
    .text = なかなか倒れない3つのユニットの前に、戦鍛冶とヴァルキュリャ。

## Cards

gs-scarjarl = 傷のヤール
gs-tenacious = しぶとい
    .text = 初めて撃破されるとき、防護判定5+でLP 1を残して踏みとどまる。
gs-blood-oath = 血の誓い
    .text = 白兵でPOW+1。
gs-war-cry = 鬨の声
    .text = 対象はMEL−1。
gs-warsmith = 戦鍛冶
gs-shatter = 破砕
    .text = 対象はARM−2。
gs-earth-tremor = 地鳴り
    .text = 対象のメンバーのうち互いに3″以内にいる者は、それぞれ5+で転倒する。
gs-valkyrie = ヴァルキュリャ
gs-valkyrie-spear = ヴァルキュリャの槍
gs-ride-them-down = 蹂躙騎行
    .text = 突撃ボーナスのPOWが+1ではなく+2になる。
gs-prayer = 祈り
    .text = ラウンドに1回、LEAD範囲内の味方モデル1体がLPをD3回復する。
gs-prayer-heal = 癒しの祈り
    .text = 味方モデル1体がLPをD3回復する。
gs-fjell-warriors = フィエルの戦士
    .one = フィエルの戦士
gs-bearded-axe = 髭斧
gs-leatherskin = 革の肌
    .text = 受ける通常ダメージは毎回1少ない。
gs-shield-wall = 盾の壁
    .text = 射撃と突撃攻撃に対してDEF+1、ARM+1。
gs-skannfyrd-kinswords = スカンフュルドの血族剣士
    .one = スカンフュルドの血族剣士
gs-kinsword = 血族の剣
gs-disdain-for-pain = 痛みへの侮り
    .text = 受ける通常ダメージは毎回1少ない。
gs-kin-fury = 血族の激怒
    .text = 白兵でPOW+1、DEF−1。
gs-fimbul-toughborns = フィンブルの剛の者
    .one = フィンブルの剛の者
gs-crossbow = 弩
gs-hatchet = 手斧
gs-brewer-of-odrorir = オドロリルの醸し手
gs-ladle-mace = 柄杓の戦棍
gs-brews = 醸し酒
    .text = ラウンドに1杯、3″以内の味方のモデルかユニットに酒を振る舞う。
gs-stout = 黒酒
    .text = ARM+1を得る。
gs-firewater = 火酒
    .text = 白兵でPOW+1。
gs-clearmead = 澄んだ蜜酒
    .text = 失敗したLEADテストを1回振り直す。
gs-einherjer = エインヘリャル
    .one = エインヘリャル
gs-rune-axe = ルーンの斧
gs-fearless = 恐れ知らず
    .text = 恐怖を無視し、戦慄を恐怖として扱う。
gs-rune-ward = ルーンの守り
    .text = 防護判定5+：攻撃1回のダメージを無視する。
gs-frost-bear = 霜の熊
gs-maul = 引き裂き
gs-jarls-great-axe = ヤールの大斧
    .text = 素早い一打か、重い両断。
gs-axe-chop = 斧の一打
gs-axe-cleave = 斧の両断
gs-rune-hammer = ルーンの槌
    .text = クリティカルなら対象を転倒させる。
gs-runes-of-the-forefathers = 父祖のルーン
    .text = 防護判定4+：攻撃1回の全ダメージを半分にする。
gs-bear-mead = 熊の蜜酒
    .text = 対局に1回：ラウンドの終わりまで恐れ知らずになり、白兵でPOW+1。
