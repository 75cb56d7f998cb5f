# The table of Godslayer in Japanese. Events are told in the plain style, questions and refusals in the polite one; labels
# are short.

## What it looks like

gs-terrain-grass = 草地
    .numbered = { gs-terrain-grass }{ $n }
gs-terrain-road = 道
    .numbered = { gs-terrain-road }{ $n }
gs-terrain-yard = 石畳
    .numbered = { gs-terrain-yard }{ $n }
gs-terrain-forest = 森
    .numbered = { gs-terrain-forest }{ $n }
gs-terrain-scrub = 藪
    .numbered = { gs-terrain-scrub }{ $n }
gs-terrain-marsh = 沼地
    .numbered = { gs-terrain-marsh }{ $n }
gs-terrain-stream = 小川
    .numbered = { gs-terrain-stream }{ $n }
gs-terrain-field = 畑
    .numbered = { gs-terrain-field }{ $n }
gs-terrain-rubble = 瓦礫
    .numbered = { gs-terrain-rubble }{ $n }
gs-terrain-lake = 湖
    .numbered = { gs-terrain-lake }{ $n }
gs-terrain-lava = 溶岩
    .numbered = { gs-terrain-lava }{ $n }
gs-terrain-rock = 岩場
    .numbered = { gs-terrain-rock }{ $n }
gs-terrain-cliff = 崖
    .numbered = { gs-terrain-cliff }{ $n }
gs-terrain-hill = 丘
    .numbered = { gs-terrain-hill }{ $n }
gs-terrain-steep-hill = 険しい丘
    .numbered = { gs-terrain-steep-hill }{ $n }
gs-terrain-boulder = 大岩
    .numbered = { gs-terrain-boulder }{ $n }
gs-terrain-hedge = 生け垣
    .numbered = { gs-terrain-hedge }{ $n }
gs-terrain-wall = 石垣
    .numbered = { gs-terrain-wall }{ $n }
gs-terrain-house = 家
    .numbered = { gs-terrain-house }{ $n }
gs-door = 扉

## The catalogue

grass-8 = { gs-terrain-grass } 8インチ
grass-12 = { gs-terrain-grass } 12インチ
yard-8 = { gs-terrain-yard } 8インチ
yard-12 = { gs-terrain-yard } 12インチ
forest-6 = { gs-terrain-forest } 6インチ
forest-8 = { gs-terrain-forest } 8インチ
forest-10 = { gs-terrain-forest } 10インチ
forest-12 = { gs-terrain-forest } 12インチ
scrub-6 = { gs-terrain-scrub } 6インチ
scrub-8 = { gs-terrain-scrub } 8インチ
scrub-10 = { gs-terrain-scrub } 10インチ
marsh-8 = { gs-terrain-marsh } 8インチ
marsh-10 = { gs-terrain-marsh } 10インチ
marsh-12 = { gs-terrain-marsh } 12インチ
field-8 = { gs-terrain-field } 8インチ
field-12 = { gs-terrain-field } 12インチ
rubble-6 = { gs-terrain-rubble } 6インチ
rubble-8 = { gs-terrain-rubble } 8インチ
lake-6 = { gs-terrain-lake } 6インチ
lake-8 = { gs-terrain-lake } 8インチ
lake-10 = { gs-terrain-lake } 10インチ
lava-8 = { gs-terrain-lava } 8インチ
rock-4 = { gs-terrain-rock } 4インチ
rock-6 = { gs-terrain-rock } 6インチ
cliff-8 = { gs-terrain-cliff } 8インチ
hill-8 = { gs-terrain-hill } 8インチ
hill-10 = { gs-terrain-hill } 10インチ
hill-12 = { gs-terrain-hill } 12インチ
steep-hill-8 = { gs-terrain-steep-hill } 8インチ
steep-hill-10 = { gs-terrain-steep-hill } 10インチ
boulder-3 = { gs-terrain-boulder } 3インチ
boulder-4 = { gs-terrain-boulder } 4インチ
road-12 = { gs-terrain-road } 12インチ
road-16 = { gs-terrain-road } 16インチ
stream-12 = { gs-terrain-stream } 12インチ
stream-16 = { gs-terrain-stream } 16インチ
wall-4 = { gs-terrain-wall } 4インチ
wall-6 = { gs-terrain-wall } 6インチ
wall-8 = { gs-terrain-wall } 8インチ
wall-corner-6 = { gs-terrain-wall }（角） 6インチ
hedge-6 = { gs-terrain-hedge } 6インチ
hedge-8 = { gs-terrain-hedge } 8インチ
house-6 = { gs-terrain-house } 6インチ
house-8 = { gs-terrain-house } 8インチ
house-10 = { gs-terrain-house } 10インチ

## Ready-made tables

gs-field-glade = 静かな林間
    .text = 2つの大きな森と2つの丘、その間に湖。どの軍にも使いどころがあります。
gs-field-village = 国境の村
    .text = 1本の道に沿った、扉のある家、石垣、畑。近道と曲がり角の多いテーブルです。
gs-field-mire = 黒い沼
    .text = 沼と水が歩みを鈍らせ、乾いているのは中央だけです。
gs-field-heights = 見張りの丘
    .text = 周りじゅうに丘があり、取った者が見下ろします。
gs-field-ashlands = 灰の荒野
    .text = 何も渡れない2筋の溶岩、崖、瓦礫。
gs-field-clearing = 隠れた空き地
    .text = 周りは森、間は開けた地面。木陰を出た者は見られます。
gs-field-marches = 広い辺境
    .text = 森、丘、畑の脇を長い道が通ります。大きなテーブル用です。
gs-field-vale = 川の谷
    .text = テーブル全体を小川が貫き、岸に丘、森、2軒の農家があります。大きなテーブル用です。

gs-no-such-field = 「{ $name }」というテーブルはありません。選べるもの：{ $known }。
gs-field-of-other-size = 「{ $field }」は{ $width }×{ $height }インチのテーブル用ではありません。

## Laying terrain

gs-roll-layer = それぞれダイスを1個振り、最も大きい人が地形を置き、ほかの人が辺を選びます。
gs-layer = 地形を置くのは{ $seat }に決まった。
    .brief = 地形：{ $seat }
gs-ask-piece = { $seat }：どの地形を置きますか？
    .enough = 地形はもう十分
gs-ask-lay = { $seat }：どこに置きますか？
gs-laid = { $kind }が置かれた。
    .brief = { $kind }
gs-no-such-piece = 「{ $key }」という地形はありません。
gs-enough-pieces = 地形はもう{ $most }個あります。これで十分です。
gs-no-room-for-piece = これを置く場所はもうありません：{ $piece }。
gs-middle-not-bare = 飾りの地形は、何もない地面を覆うように置かなければなりません。
gs-terrain-off-table = テーブルの端からはみ出してしまいます。
gs-terrain-overlaps = ほかの地形に重なってしまいます：{ $terrain }。
gs-no-room-to-pass = { $terrain }との間を誰も通れなくなります。2インチ空けてください。
gs-side-blocked = ある辺に沿った地面の{ $most }パーセントより多くが、モデルの立てない場所になってしまいます。
gs-too-little-terrain = 地形がテーブルの{ $percent }パーセントしかありません。{ $least }パーセントが必要です。

## Sides

gs-side-south = 南
gs-side-north = 北
gs-side-west = 西
gs-side-east = 東
gs-side-north-west = 北の西半分
gs-side-north-east = 北の東半分
gs-side-south-west = 南の西半分
gs-side-south-east = 南の東半分
gs-side-centre = 中央
gs-side = { $seat }は{ $side }を取った。
    .brief = { $side }
gs-ask-side = { $seat }：テーブルのどの辺から来ますか？
    .south = 南
    .north = 北
    .west = 西
    .east = 東
    .north-west = 北の西半分
    .north-east = 北の東半分
    .south-west = 南の西半分
    .south-east = 南の東半分
gs-ask-edges = { $seat }：どの2つの辺から攻めますか？
    .south = 南と北
    .west = 西と東

## Priority

gs-roll-priority = { $seat }の優先判定です。
gs-roll-off = 同点です。それぞれダイスを1個振って決めます。
gs-priority = { $seat }が{ $total }で優先判定に勝った。
    .brief = 優先
gs-ask-start = { $seat }：誰を先手にしますか？
    .seat-1 = { gs-seat-1 }
    .seat-2 = { gs-seat-2 }
    .seat-3 = { gs-seat-3 }
    .seat-4 = { gs-seat-4 }
gs-ask-direction = { $seat }：ターンはどちら回りに進みますか？
    .clockwise = 時計回り
    .anticlockwise = 反時計回り
gs-starts = { $seat }が先手になった。
    .brief = 先手
gs-ask-foretelling = { $seat }：{ $by }の予言の水で優先判定を振り直しますか？
    .keep = そのままにする
    .again = 振り直す
gs-ask-leader = { $seat }：リーダーを失いました。これからは誰が率いますか？
    .none = 誰も率いない
gs-leads = { $card }がウォーバンドのリーダーになった。
    .brief = リーダー

## Deployment

gs-deployment-regular = 通常配置
gs-deployment-advanced = 前進配置
gs-deployment-secret = 秘密配置
gs-deploys = { $card }は{ $how }を使う。
    .brief = { $how }
gs-cannot-begin-hidden = 「{ $key }」は、秘密に配置できるあなたのユニットではありません。
gs-not-to-deploy = 「{ $key }」は、今配置するあなたのカードではありません。
gs-ask-deploy = { $seat }：次に何を配置しますか？
gs-ask-place = { $seat }：{ $by }をどこに置きますか？
    .to = { $a } → { $b }
    .all = 全員を{ $a }の周りに
    .singly = 1体ずつ
    .nearest = 空きのある最も近い場所
gs-enters = { $model }が配置された。
    .brief = 配置
gs-outside-zone = { $model }が配置ゾーンに完全に収まりません。
gs-outside-template = { $model }がテンプレートの下に完全に収まりません。
gs-place-off-table = { $model }がテーブルの端からはみ出してしまいます。
gs-place-on-model = { $model }が{ $other }に重なってしまいます。
gs-place-no-standing = { $model }はこの地形の上に立てません。
gs-place-would-engage = { $model }が{ $target }と交戦してしまいます。発見されたモデルは敵と交戦するように置けません。
gs-place-formation = { $model }が隊形から外れてしまいます。
gs-place-rest = { $card }：{ $n }体の置き場所がなくなってしまいます。
gs-place-singly = { $card }はもう1体ずつ置かれています。
gs-place-room = { $card }を置く場所はまだあります。

gs-edge-1 = { gs-seat-1 }のテーブル端
gs-edge-2 = { gs-seat-2 }のテーブル端
gs-edge-3 = { gs-seat-3 }のテーブル端
gs-edge-4 = { gs-seat-4 }のテーブル端
gs-zone-1 = { gs-seat-1 }の配置ゾーン
gs-zone-2 = { gs-seat-2 }の配置ゾーン
gs-zone-3 = { gs-seat-3 }の配置ゾーン
gs-zone-4 = { gs-seat-4 }の配置ゾーン

## Secret deployment

gs-ask-secret = { $seat }：{ $by }のおかげで、どのユニットが秘密配置を使いますか？
    .none = なし
gs-ask-marker = { $seat }：{ $by }をどこに置きますか？
gs-marker = { $seat }がテーブルにマーカーを置いた：{ $marker }。
    .brief = マーカー
gs-ask-assign = { $seat }：{ $by }はどのマーカーにいますか？ ほかの誰にも分かりません。
gs-ask-hidden = { $seat }：秘密配置中の{ $by }はどうしますか？
    .reveal = 公開する
    .stay = 動かない
    .other = { $a }を動かす
gs-ask-marker-move = { $seat }：{ $by }をどこへ動かしますか？
gs-marker-moves = { $marker }が動いた。
    .brief = 移動
gs-marker-bare = { $marker }には誰もいなかった。
    .brief = 誰もいない
gs-revealed = { $card }はマーカー{ $marker }にいた。
    .brief = 公開
gs-hidden-in-round-one = 第1ラウンドには{ $card }を公開できません。
gs-no-such-marker = 「{ $key }」というマーカーは持っていません。
gs-marker-has-moved = { $marker }はこのラウンドにもう動きました。
gs-marker-off-table = { $marker }はテーブルの上になければなりません。
gs-marker-too-far = { $marker }が動けるのは{ $inches }インチまでです。
gs-marker-impassable = { $marker }は通行不能地形に入れません：{ $terrain }。
gs-marker-over-model = { $marker }は{ $model }の上を通れません。
gs-marker-near-enemy = { $marker }は{ $model }に{ $inches }インチより近づけません。

marker-a1 = { gs-seat-1 }のマーカー1
marker-a2 = { gs-seat-1 }のマーカー2
marker-a3 = { gs-seat-1 }のマーカー3
marker-a4 = { gs-seat-1 }のマーカー4
marker-a5 = { gs-seat-1 }のマーカー5
marker-a6 = { gs-seat-1 }のマーカー6
marker-b1 = { gs-seat-2 }のマーカー1
marker-b2 = { gs-seat-2 }のマーカー2
marker-b3 = { gs-seat-2 }のマーカー3
marker-b4 = { gs-seat-2 }のマーカー4
marker-b5 = { gs-seat-2 }のマーカー5
marker-b6 = { gs-seat-2 }のマーカー6
marker-c1 = { gs-seat-3 }のマーカー1
marker-c2 = { gs-seat-3 }のマーカー2
marker-c3 = { gs-seat-3 }のマーカー3
marker-c4 = { gs-seat-3 }のマーカー4
marker-c5 = { gs-seat-3 }のマーカー5
marker-c6 = { gs-seat-3 }のマーカー6
marker-d1 = { gs-seat-4 }のマーカー1
marker-d2 = { gs-seat-4 }のマーカー2
marker-d3 = { gs-seat-4 }のマーカー3
marker-d4 = { gs-seat-4 }のマーカー4
marker-d5 = { gs-seat-4 }のマーカー5
marker-d6 = { gs-seat-4 }のマーカー6

# Places: this table is measured in inches, and its sides are called by the compass.

table-place-to-centre = 中央へ{ $far }インチ
table-place-towards = { $name }の方へ{ $far }インチ
table-place-way = { $far }インチ先
    .right = 東へ{ $far }インチ
    .lower-right = 南東へ{ $far }インチ
    .down = 南へ{ $far }インチ
    .lower-left = 南西へ{ $far }インチ
    .left = 西へ{ $far }インチ
    .upper-left = 北西へ{ $far }インチ
    .up = 北へ{ $far }インチ
    .upper-right = 北東へ{ $far }インチ
table-apart = { $name }（{ $far }インチ）
