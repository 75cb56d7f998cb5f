# Halftusk and the Froglodytes

halftusk = ハーフタスク
halftusk-fighting-fit = 絶好調
    .text = ハーフタスクに傷がない間、彼のスキルは精度ダイスを2個追加する。
halftusk-the-great-tusk = 大いなる牙
    .text = 戦略フェイズのみ。ハーフタスクは誇示アクションを行ってもよい。その後、回避の強化か防御の強化のどちらかを選ぶ。範囲内の味方の勇者と従者ユニットは、すべてそれを得る。
halftusk-regenerate = 再生
    .text = ハーフタスクの傷を最大2つ取り除く。
halftusk-footwork = フットワーク
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、回避の強化を得る。
halftusk-feint = フェイント
    .text = 成功効果：対象は精度の弱体を受ける。
halftusk-one-punch = ワンパンチ
    .text = 成功効果：このターン、ハーフタスクは「ツーパンチ」をボーナスアクションとして使用してもよい。
halftusk-two-punch = ツーパンチ
    .text = 成功効果：ハーフタスクは1ヘックス移動してもよい。

froglodytes = フロッグロダイト
    .one = フロッグロダイト
froglodytes-tear-twisted = 涙に歪みし者
    .text = フロッグロダイトは、他の従者と違い、目標ヘックスに侵入してもよい。
froglodytes-feel-the-power = みなぎる力
    .text = 使用するフロッグロダイトが目標ヘックスにいなければならない。このユニットは回避の強化と防御の強化を得る。
froglodytes-hop = ひと跳び
    .text = フロッグロダイトをそれぞれ、2ヘックス以内のヘックスに配置してもよい。
froglodytes-tongue-tow = 舌引き
    .text = 範囲内の味方の軍旗1つを、このフロッグロダイトに近づくように最大1ヘックス移動させる。
froglodytes-tongue-lash = 舌の鞭
    .text = 成功効果：対象をこのフロッグロダイトに近づくように最大1ヘックス移動させる。
