# Fenra and the Chainless Curs

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
