### 対戦の途中から指し継ぐ。

live-no-step = { $given }手目はありません。最後は{ $most }手目です。
live-no-branch = この対戦に、そのような変化はありません。
branch-older = この対戦はルールのバージョン{ $found }で行われました。今はバージョン{ $needed }です。見ることはできますが、ここから遊ぶことはできません。
branch-over = ここで対戦は終わっています。もっと前の場面を選んでください。
branch-nobody = 誰かが遊ぶ必要があります。自分の席を選んでください。
branch-name-long = 名前は{ $most }文字までです。
branch-many = 1 つの対戦に残せる変化は{ $most }件までです。先にどれかを削除してください。
verified-origin = 別の対戦から続いています。最初の{ $n }手とそのダイスは、もとの対戦のものです。

## ターミナル

trouble-from-has-it = 保存した対局ですでに決まっています。--fromと一緒には指定できません。
trouble-at-alone = --fromと一緒に指定してください。
trouble-from-over = { $given }個の答えで対局は終わっています。もっと小さい数を選んでください。
trouble-from-resume = --resumeは保存した対局の続き、--fromはその途中から始める新しい対局です。どちらか一方を指定してください。
flag-from = 保存した対局の途中から、新しいダイスで新しい対局を始める。
flag-at = --fromと一緒に：この数の答えの後から。省くと、保存した対局の終わりから。
table-played-on = ここから新しいダイスで続く、新しい対局です。
