# サーバーのないページだけが言うこと。
page-needs-server = それにはサーバーが必要です。このページはあなたのブラウザーの中だけで動いていて、ほかの人からは見えません。
unverified-page = ブラウザーの中だけで遊ばれた試合です。ダイスは本人のもので、ほかの誰も保証できません。
page-not-built = { $folder }にページがありません。先に`make page`を実行してください。
cli-page = サーバーのいらないページを、見るために配信する。ページは`make page`で作る。静的なホストならどこでもよい。

    例：

    - theomachy page --open
    - theomachy page build/page --port 8001
flag-page-folder = ページのあるフォルダー。省くとbuild/page。
page-storage-full = このブラウザーには、このページのための空きがありません
page-storage-other = このブラウザーは、このページのものを何も保存しません
