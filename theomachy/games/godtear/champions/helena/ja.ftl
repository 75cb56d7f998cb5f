# Helena and the Rallied Peasants

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
