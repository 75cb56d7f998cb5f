### その選択肢がよい理由と代償。

ground-points = 得点できる
    .against = ほかのプレイヤーに得点される
ground-carried = 財宝や戦利品を持ち帰れる
    .against = 財宝や戦利品をほかに渡す
ground-held = マーカーを押さえられる
    .against = マーカーを手放す
ground-strength = サークルの戦力を保てる
    .against = サークルの戦力が落ちる
ground-waiting = まだ動けるモデルが多く残る
    .against = 相手に動けるモデルが多く残る
ground-near = 得点になるものに近づける
    .against = 得点になるものから遠ざかる
ground-contact = こちらが強いところで戦える
    .against = こちらが弱いところで戦うことになる
ground-shard = シャードを守れる
    .against = シャードを手放す
ground-hunted = 強い野生モデルから離れていられる
    .against = 強い野生モデルの近くにいる
