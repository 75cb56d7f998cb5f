# Rhodri and the Household Guard

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
