# Sneaky Peet and the Sneaky Stabbers

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
