# Morrigan and the Cold Bones

morrigan = モリガン
morrigan-frost-forged = 霜の鍛え
    .text = モリガンが持つ強化は、種類を問わず、1ではなく2として数える。
morrigan-flash-freeze = 瞬間凍結
    .text = 範囲内の敵の勇者と従者ユニットは、すべて回避の弱体と移動の弱体を受ける。
morrigan-forward-minions = 進め、しもべども！
    .text = 範囲内の凍骨鬼は、それぞれ最大2ヘックス移動してもよい。
morrigan-frosty-glance = 凍てつく一瞥
    .text = 成功効果：対象は防御の弱体を受ける。モリガンを対象に近づくように最大1ヘックス移動させる。
morrigan-snowballs-chance = 雪球の好機
    .text = このスキルで対象が傷を受けた場合、対象はさらに、打倒されるまで傷を受ける。
morrigan-iceblade = 氷刃
    .text = 成功効果：対象が移動の弱体、精度の弱体、ダメージの弱体のいずれかを持つ場合、傷を1つ受ける。
morrigan-icebolt = 氷の矢
    .text = 成功効果：対象は精度の弱体を受ける。

cold-bones = 凍骨鬼
    .one = 凍骨鬼
cold-bones-brain-freeze = 頭も凍る
    .text = 敵が凍骨鬼を1体以上打倒したスキルの後、それを使用した敵は回避の弱体を受ける。
cold-bones-so-cool-mistress = お美しい、女王様！
    .text = モリガンが範囲内にいる場合、モリガンは精度の強化か移動の強化のどちらかを得る。
cold-bones-chill-out = 冷え込み
    .text = 対象に隣接する凍骨鬼1体につき、精度ダイスを1個追加する。成功効果：対象はダメージの弱体を受ける。
cold-bones-intense-cold = 酷寒
    .text = ダメージの強化を得る。
cold-bones-snowblade-fight = 雪刃の戦い
    .text = 対象に隣接する凍骨鬼1体につき、精度ダイスを1個追加する。
