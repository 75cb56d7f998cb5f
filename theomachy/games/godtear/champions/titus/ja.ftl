# Titus and the Glory Seekers

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
