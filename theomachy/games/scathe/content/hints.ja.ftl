### その選択肢がよい理由と代償。

ground-health = 味方の体力を相手より多く保てる
    .against = 味方の体力が減る
ground-heroes = 味方の戦力をより多く残せる
    .against = 味方の戦力が落ちる
ground-ready = このラウンドにできることが増える
    .against = このラウンドにできることが減る
ground-protection = 装甲と挑発で守りが固まる
    .against = 守りが手薄になる
ground-attack = 攻撃が強くなる
    .against = 攻撃が弱くなる
ground-cripple = 相手のほうが衰弱する
    .against = 味方が衰弱したままになる
ground-danger = 倒されかねない味方が減る
    .against = 味方が倒されかねない
ground-rows = 味方が得意な列に並ぶ
    .against = 味方が不向きな列に並ぶ
ground-turn = 次の手番が早く回ってくる
    .against = 次の手番を相手に渡す
