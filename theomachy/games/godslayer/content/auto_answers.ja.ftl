# 前もって決めておけること：質問の種類を見出しとして

gs-ask-counter-window = 攻撃されたら反撃する
gs-ask-counterstrike-window = 迎え撃ち：近づいた敵に突撃する
gs-ask-free-strike-window = 離れる敵に追い打ちする
gs-ask-protection-window = いくつかの防護判定のうち最初のものを行う
