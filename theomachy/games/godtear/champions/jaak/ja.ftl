# Jaak and the Cauldron Cronies

jaak = ジャーク
jaak-battlefield-brew = 戦場の煎じ薬
    .text = ジャークの軍旗が戦場にある場合、ジャークがアクションを行うたび、その後にジャークの2ヘックス以内にいる他の味方モデル1体の傷を1つ取り除いてもよい。
jaak-dubious-remedy = 怪しげな妙薬
    .text = 範囲内の味方の勇者と大型従者を好きな数だけ選ぶ。それぞれについてダイスを1個振り、出目に1を加えた数まで、そのモデルの傷を取り除く。
jaak-tortoise-shavings = 亀甲の粉
    .text = 範囲内の味方の勇者1体か従者ユニット1つは、防御の強化を得る。
jaak-spider-staff = 蜘蛛の杖
    .text = 成功効果：対象は移動の弱体を受ける。
jaak-foot-of-rabbit = 兎の足
    .text = 移動の強化を得る。

cauldron-cronies = 大釜の取り巻き
    .one = 大釜の取り巻き
cauldron-cronies-missing-ingredient = 足りない材料
    .text = ジャークの軍旗が戦場にある間、大釜の取り巻きのスキルは精度ダイスとダメージダイスを1個ずつ追加する。
cauldron-cronies-deploy-cauldron = 大釜設置
    .text = ジャークが範囲内にいる場合、ジャークは誇示アクションを行ってもよい。その軍旗は、この大釜の取り巻きに隣接する空の目標ヘックスに置く。
cauldron-cronies-eye-of-newt = イモリの目
cauldron-cronies-toil-and-trouble = 労苦と災い
    .text = 範囲内の味方の軍旗を1つ選び、範囲内にいる大釜の取り巻きのどれかに隣接する空の目標ヘックスに配置する。
cauldron-cronies-aggressive-chant = 威嚇の詠唱
    .text = 成功効果：対象は回避の弱体を受ける。その対象を最大1ヘックス移動させる。
