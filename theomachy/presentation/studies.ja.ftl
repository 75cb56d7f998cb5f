# 研究：`theomachy lab run`

cli-lab = 膨大な対局と、そこからわかること。docs/lab.mdを参照。
cli-lab-run = 研究の対局を行う。中断した研究は続きから再開し、同じ対局を繰り返したり失ったりしない。

    研究とは、セットアップ、シナリオ、AI、テーブルオプション、変更したカードの組み合わせを書いたファイル。対局は表の
    フォルダーになる。--outで指定しなければ、ファイルと同じ場所に作る。

    例：

    - theomachy lab run studies/scathe-heroes.toml
    - theomachy lab run studies/scathe-heroes.toml --workers 4 --out heroes
    - theomachy lab run studies/scathe-heroes.toml --engine ray --address 10.0.0.5:6379

flag-study = 対局の内容を書いたファイル（.toml）。
flag-run-out = 表を入れるフォルダー。省略すると、ファイル名から.tomlを除いた名前になる。
flag-engine = 対局するもの。このマシンのプロセス（local）か、Rayクラスター（ray）。
flag-address = クラスターの場所。省略すると、このマシンだけのクラスターを作る。

lab-done = { $cells }通り、{ $games }局が{ $folder }にある。うち今回は{ $new }局、{ $seconds }秒（毎秒{ $pace }局）。
lab-interrupted = { $total }局のうち{ $played }局で中断した。結果は{ $file }に残っており、同じコマンドで再開できる。
lab-no-engine = エンジン「{ $text }」はありません。{ $known }があります。
lab-address-alone = アドレスは--engine rayのときだけ指定できます。
lab-no-cluster = { $address }にRayクラスターがありません：{ $why }
lab-nodes-gone = クラスターに、対局できるプロセスが残っていません。

lab-not-toml = この行からTOMLとして読めません。docs/lab.mdの例を参照してください
lab-key = ここに「{ $text }」はありません。{ $near }のことですか？ 使えるのは{ $known }です。
lab-name = 「{ $name }」は名前になりません。文字、数字、ハイフン、ピリオド、スペースが使えます。
lab-text = { $key }が必要です。引用符で囲んだ文字列にしてください。
lab-number = { $key }は{ $least }から{ $most }までの整数です。
lab-list = { $key }は["random"]のようなリストです。
lab-twice = { $key }に同じ項目が2つあり、同じ対局になります。席ごとの指定は[["greedy","random"]]のようにリストの中のリストで書きます。
lab-table = { $key }は{"{"} name = value {"}"}のような表で書きます。
lab-setup = セットアップは、プリセットの名前か、部隊を書いた表です。
lab-every = everyは、2つ以上の部隊を重複なく並べたリストです。
lab-agents = AIは1つの名前か、席ごとの名前のリストです。
lab-no-game = ゲーム「{ $text }」はありません。{ $known }があります。
lab-no-game-near = ゲーム「{ $text }」はありません。{ $near }のことですか？
lab-no-preset = 「{ $text }」は{ $name }のプリセットではありません。{ $known }があります。
lab-no-preset-near = 「{ $text }」は{ $name }のプリセットではありません。{ $near }のことですか？
lab-no-army = 「{ $text }」は{ $name }の既成の部隊ではありません。{ $known }があります。
lab-no-army-near = 「{ $text }」は{ $name }の既成の部隊ではありません。{ $near }のことですか？
lab-no-card-near = { $name }に「{ $text }」はありません。{ $near }のことですか？
lab-no-agent = AI「{ $text }」はありません。{ $known }のほか、自作のAIをmodule:Classで指定できます。
lab-no-agent-near = AI「{ $text }」はありません。{ $near }のことですか？
lab-no-budget = AI「{ $text }」はありません。search:64のように整数を付けられるのはnovice、planner、searchだけです。
lab-timed = { $name }は秒数で考えるため、マシンによって手が変わります。search:64のように回数で指定してください。
lab-no-scenarios = { $name }にシナリオはありません。
lab-no-option = 「{ $text }」は{ $name }のオプションではありません。{ $known }があります。
lab-no-option-near = 「{ $text }」は{ $name }のオプションではありません。{ $near }のことですか？
lab-no-value = 「{ $text }」は{ $option }の値ではありません。{ $known }があります。
lab-no-value-near = 「{ $text }」は{ $option }の値ではありません。{ $near }のことですか？
lab-value = 「{ $text }」は{ $option }の値になりません。
lab-path = { $path }という項目はカードやデータにありません。{ $near }のことですか？
lab-path-game = { $path }は別のゲームのデータです。この研究は{ $name }のものです。
lab-bad-content = この変更ではカードやデータが正しくなくなります：{ $why }
lab-too-many-cells = 組み合わせが{ $cells }通りになります。{ $most }通りまでです。
