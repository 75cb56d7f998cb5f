# Jeen and the Golden Shrikes

jeen = ジーン
jeen-martial-discipline = 武人の心得
    .text = 敵のスキルで1つ以上の傷を受けた後、ジーンは回避の強化か防御の強化のどちらかを得てもよい。
jeen-overrun = 蹂躙
    .text = ジーンを最大2ヘックス移動させる。その後、範囲内にいる他の味方モデルすべてを、好きな順番でそれぞれ最大2ヘックス移動させる。
jeen-blade-storm = 刃の嵐
    .text = 1つのヘックスにいるモデルを、最大3体まで対象にしてよい。このスキルの後、ジーンを最大1ヘックス移動させる。
jeen-rapid-strike = 迅速の一撃
    .text = 従者のみを対象にできる。ボーナスアクションとして使用してもよい。
jeen-polearm-sweep = 長柄払い
    .text = 範囲内のヘックス1つ、または互いに隣接する2つを選ぶ。それぞれのヘックスのモデル1体を対象にできる。
jeen-sharpen-blade = 刃研ぎ
    .text = ダメージの強化を得る。
jeen-press-forward = 前進
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。

golden-shrikes = 黄金の百舌
    .one = 黄金の百舌
golden-shrikes-drive-back = 押し返し
    .text = 黄金の百舌の行動終了時、黄金の百舌に隣接するヘックスを1つ選ぶ。そこにいる敵の従者を、それぞれ最大1ヘックス移動させてもよい。
golden-shrikes-sprint = 疾走
    .text = 黄金の百舌1体は、最大3ヘックス移動してもよい。
golden-shrikes-slash-and-dash = 斬り抜け
    .text = このスキルの後、使用者のヘックスにいる黄金の百舌は、それぞれ1ヘックス移動してもよい。
golden-shrikes-balanced-stance = 均整の構え
    .text = 回避の強化か防御の強化のどちらかを得る。
golden-shrikes-press-forward = 前進
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、移動の強化を得る。
