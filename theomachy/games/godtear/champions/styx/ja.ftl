# Styx and the Abyssal Hounds

styx = ステュクス
styx-haunting = 亡霊
    .text = ステュクスが打倒された時、対戦相手はステュクスを移動させることができない。
styx-the-reaping = 刈り入れ
    .text = 範囲内の敵の勇者か従者を1体選び、打倒する。この打倒では、ターントークンは移動しない。
styx-hour-is-nigh = 刻は近し
    .text = ボーナスアクションとして使用してもよい。範囲内の敵の勇者1体か従者ユニット1つは、防御の弱体を受ける。
styx-dead-beckoning = 死者の手招き
    .text = 成功効果：対象をステュクスに近づくように最大1ヘックス移動させる。
styx-apparition = 幻影
    .text = 範囲内の目標ヘックス1つを、ステュクスに近づくように、目標ヘックスではない空のヘックスへ1ヘックス移動させる。その上のモデルも一緒に移動する。
styx-scythe-slash = 大鎌の一閃
    .text = 成功効果：対象はダメージの弱体を受ける。

abyssal-hounds = 奈落の猟犬
    .one = 奈落の猟犬
abyssal-hounds-drag = 引きずり
    .text = 奈落の猟犬の行動終了時、奈落の猟犬の2ヘックス以内にいる小型従者を、敵味方を問わず最大2体選んでもよい。それらをそれぞれ、その奈落の猟犬に近づくように1ヘックス移動させる。
abyssal-hounds-pack-hunters = 群れの狩り
    .text = ステュクスの4ヘックス以内にいる奈落の猟犬は、それぞれ最大2ヘックス移動してもよい。
abyssal-hounds-howl = 遠吠え
    .text = 成功効果：対象は精度の弱体を受ける。
abyssal-hounds-torn-to-shreds = 八つ裂き
    .text = 奈落の猟犬が2体とも同じ敵の軍旗に隣接している場合、その軍旗を戦場から取り除く。
abyssal-hounds-triple-bite = 三連咬み
    .text = 成功判定を3回行う。成功1回につき、ダメージダイスを2個追加する。
