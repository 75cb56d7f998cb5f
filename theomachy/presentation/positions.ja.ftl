# 局面のテキスト：どこが誤っているか、またそのためのコマンド。

position-too-long = { $line }行目：テキストが{ $given }文字あります。局面は{ $most }文字までです。
position-empty = { $line }行目：局面がありません。最初の行の例：position godtear 1
position-many-answers = { $line }行目：答えが多すぎます。{ $most }個までです。もっと後の局面から始めてください。
position-unseen = { $line }行目：「?」は、ある席が知りえないことを表し、ビューにだけ書けます。局面ではすべてを書きます。
position-broken-link = { $line }行目：このリンクは途中で切れているか書き換えられていて、読めません。全体をコピーしてください。
position-no-kind = { $line }行目：「{ $word }」では始められません。最初の語は position です。一つの席から見えるものだけなら view です。
position-no-game = { $line }行目：「{ $word }」というゲームはありません。あるのは{ $known }です。
position-other-version = { $line }行目：形式のバージョン{ $found }です。ここで読めるのはバージョン{ $needed }です。
position-word-too-many = { $line }行目：「{ $word }」は余分です。正しい行：position { $game_name } 1
position-no-viewer = { $line }行目：「{ $word }」では、誰から見たものかがわかりません。正しい行：view { $game_name } 1 seat 2（席は{ $most }まで）、または view { $game_name } 1 onlooker
position-no-state = { $line }行目：続きがありません。次の行の例：{ $form }
position-unreadable = { $line }行目：「{ $word }」はここでは読めません。このような行の例：{ $form }
position-unreadable-near = { $line }行目：「{ $word }」はここでは読めません。「{ $near }」のことですか。このような行の例：{ $form }
position-unreadable-plain = { $line }行目：「{ $word }」はここでは読めません。
position-not-legal = { $line }行目：これはありえません：{ $error }
position-since = { $line }行目：「{ $word }」は席とその答えではありません。このような行の例：> 1 pass dice 3 4
position-no-faces = { $line }行目：dice と、それぞれの「|」の後には、振った目を書きます。例：dice 3 4 | 1
position-dice = { $line }行目：このダイスの目はありえません：{ $error }
position-dice-left = { $line }行目：「{ $word }」を振る場面がありません。このダイスを消してください。
position-dice-missing = { $line }行目：「{ $word }」の前にダイスを振るので、その目を書く必要があります。このロールのダイスの数：{ $faces }
position-over = { $line }行目：ゲームは終わっているので、「{ $word }」は答えになりません。この行を消してください。
position-not-asked = { $line }行目：席{ $word }はここでは問われていません。問われているのは席{ $right }です。
position-answer = { $line }行目：「{ $word }」は答えになりません：{ $error } 可能な答えの例：{ $right }
position-stuck = この局面からはゲームを続けられません。何かが欠けているか、ありえない場所にあります。
view-not-written = このゲームには隠された情報がありますが、ビューとして書き出せません。
position-good = ✓ { $title }の局面（{ $n }文字）。
position-good-view = ✓ { $title }のビュー（{ $n }文字）。
position-play-file = 答えはここで入力するので、遊ぶには局面をファイルに入れてください
position-play-view = ビューには隠された部分が書かれていないので、そのままでは続きを遊べません。局面から始めてください
position-play-over = この局面ではゲームが終わっています

cli-position = 局面のテキストを見る、確かめる、続きを遊ぶ。形式はdocs/positions.mdにある。
cli-position-show = 局面またはビューを描き、問われていることを示す。

    例：

    - theomachy position show charge.txt
    - pbpaste | theomachy position show -
cli-position-check = 局面またはビューを確かめる。誤りがあればどの行かを示し、なければ標準の形で表示する。

    読めなければ2で終わる。

    例：

    - theomachy position check charge.txt
    - theomachy position check charge.txt --link
cli-position-draw = 局面またはビューを、日本語の名前の入ったSVGの絵に描く。

    例：

    - theomachy position draw charge.txt --out charge.svg
cli-position-play = 局面の続きを、一つの画面で、またはエージェントと遊ぶ。ダイスは新しく、誰にもわからない。

    例：

    - theomachy position play charge.txt --level captain
flag-draw-out = 絵を標準出力ではなく、このファイルに書く。
flag-link = リンクの形で表示する。アドレスの#の後に置く、圧縮したテキスト。
flag-position = 局面またはビューのテキスト。標準入力なら-。
