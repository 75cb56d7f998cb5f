# Godslayer in Japanese: seats, the table, marks and what a glance tells. Every chapter has its words in a file of its own.
# One word for each thing, here and in the rulebook: the table at the end of rulebook.ja.md lists them.
# Events are told in the plain style, questions and refusals in the polite one. Figures are narrow, marks are wide.

## The game and its seats

game-title = ゴッドスレイヤー
gs-seat-1 = 赤
gs-seat-2 = 青
gs-seat-3 = 緑
gs-seat-4 = 紫
gs-seat-5 = 銀
gs-seat-6 = 青緑
gs-seat-7 = 桃
gs-seat-8 = 茶

## The table

gs-table = テーブル
gs-warband = ウォーバンド
gs-secret = 秘密マーカー
    .symbol = ?
gs-smoke = 煙霧
gs-thorn-ground = 茨
gs-items = アイテム
gs-spells = 呪文

## Marks of cards

gs-warband-leader = ウォーバンド・リーダー
    .symbol = ♔
gs-active = 行動中
    .symbol = ▸
gs-activated = 行動済み
    .symbol = ✓
gs-fleeing = 敗走中
    .symbol = ←
gs-frightened = 怯えている
    .symbol = !
gs-hidden = 秘密配置中
    .symbol = ?
gs-at-marker-1 = マーカー1の位置
gs-at-marker-2 = マーカー2の位置
gs-at-marker-3 = マーカー3の位置
gs-at-marker-4 = マーカー4の位置
gs-at-marker-5 = マーカー5の位置
gs-scattered = 隊形が崩れた
    .symbol = ∴
gs-style-offensive = 攻勢
gs-style-powerful = 強打
gs-style-charge = 突撃ボーナス

## Marks of models and markers

gs-role-leader = 隊長
    .symbol = ♙
gs-role-musician = 楽手
    .symbol = ♪
gs-role-machine = 機械
gs-down = 転倒
    .symbol = ↓
gs-still = 静止
    .symbol = ■
gs-fumbled = ファンブル済み
gs-seriously-wounded = 重傷
    .symbol = ✶
gs-carries-relic = 聖遺物を持っている
    .symbol = ◆
gs-fallen = 撃破
    .symbol = ✗
gs-safe = 突破
    .symbol = ↑
gs-bare = 誰もいない

## Beside the table

gs-kills = 撃破点
    .symbol = ★
gs-scored = シナリオの得点
    .symbol = ◎
gs-rounds = ラウンド
gs-movement = 移動に使えるトークン
    .pip = ●
    .gone = ○

## A glance

gs-phase-initiation = 開始フェイズ
    .brief = 開始
gs-phase-activation = 行動フェイズ
    .brief = 行動
gs-status-setting-up = { $scenario }・準備中
gs-status-initiation = { $scenario }・第{ $round }ラウンド（全{ $most }）・{ gs-phase-initiation }
gs-status-activation = { $scenario }・第{ $round }ラウンド（全{ $most }）
gs-status-turn = { $seat }のターン
gs-status-active = { $name }が行動中
gs-status-level = { $points }点で並んでいます
gs-status-ahead = { $seats }が{ $lead }点リード
gs-status-holds-out = 防御側は持ちこたえています
gs-status-overrun = 防御側は押し切られています
gs-status-won = { $seat }の勝利
gs-status-team-won = { $seats }の勝利
gs-status-drawn = { $seats }の引き分け

## Tests of courage

gs-test-bravery = 勇気テスト
gs-test-fear = 恐怖テスト
gs-test-horror = 戦慄テスト
gs-test-rally = 再集結テスト

## Why not: a position that was typed

gs-off-the-table = { $model }がテーブルの外にいます。
gs-overlaps = { $model }と{ $other }が重なっています。
