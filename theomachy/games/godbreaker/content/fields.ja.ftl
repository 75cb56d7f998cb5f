# Terrain and battlefields in Japanese. Words as in options.ja.ftl: エリア地形 バリケード 通行不能バリケード 装飾 階層.
# Questions and refusals in the polite style; labels are short.

## What it looks like

gb-terrain-forest = 森
    .numbered = { gb-terrain-forest }{ $n }
gb-terrain-scrub = 茂み
    .numbered = { gb-terrain-scrub }{ $n }
gb-terrain-rubble = 瓦礫
    .numbered = { gb-terrain-rubble }{ $n }
gb-terrain-water = 浅瀬
    .numbered = { gb-terrain-water }{ $n }
gb-terrain-canal = 水路
    .numbered = { gb-terrain-canal }{ $n }
gb-terrain-ruin = 廃墟
    .numbered = { gb-terrain-ruin }{ $n }
gb-terrain-grass = 草地
    .numbered = { gb-terrain-grass }{ $n }
gb-terrain-yard = 石畳
    .numbered = { gb-terrain-yard }{ $n }
gb-terrain-road = 道
    .numbered = { gb-terrain-road }{ $n }
gb-terrain-wall = 壁
    .numbered = { gb-terrain-wall }{ $n }
gb-terrain-hedge = 生け垣
    .numbered = { gb-terrain-hedge }{ $n }
gb-terrain-fence = 柵
    .numbered = { gb-terrain-fence }{ $n }
gb-terrain-rock = 岩
    .numbered = { gb-terrain-rock }{ $n }
gb-terrain-floor = 上階
    .numbered = { gb-terrain-floor }{ $n }

## What it counts as

gb-rule-open = 装飾
    .numbered = { gb-rule-open }{ $n }
gb-rule-area = エリア地形
    .numbered = { gb-rule-area }{ $n }
gb-rule-barricade = バリケード
    .numbered = { gb-rule-barricade }{ $n }
gb-rule-impassable = 通行不能バリケード
    .numbered = { gb-rule-impassable }{ $n }
open = { gb-rule-open }
area = { gb-rule-area }
barricade = { gb-rule-barricade }
impassable = { gb-rule-impassable }

## The catalogue

forest-6 = { gb-terrain-forest } 6U
forest-8 = { gb-terrain-forest } 8U
forest-10 = { gb-terrain-forest } 10U
scrub-4 = { gb-terrain-scrub } 4U
scrub-6 = { gb-terrain-scrub } 6U
scrub-8 = { gb-terrain-scrub } 8U
rubble-4 = { gb-terrain-rubble } 4U
rubble-6 = { gb-terrain-rubble } 6U
rubble-8 = { gb-terrain-rubble } 8U
water-6 = { gb-terrain-water } 6U
water-8 = { gb-terrain-water } 8U
water-10 = { gb-terrain-water } 10U
ruin-6 = { gb-terrain-ruin } 6U
ruin-8 = { gb-terrain-ruin } 8U
grass-6 = { gb-terrain-grass } 6U
grass-8 = { gb-terrain-grass } 8U
grass-10 = { gb-terrain-grass } 10U
yard-6 = { gb-terrain-yard } 6U
yard-10 = { gb-terrain-yard } 10U
road-8 = { gb-terrain-road } 8U
road-12 = { gb-terrain-road } 12U
canal-8 = { gb-terrain-canal } 8U
canal-12 = { gb-terrain-canal } 12U
wall-2 = { gb-terrain-wall } 2U
wall-4 = { gb-terrain-wall } 4U
wall-6 = { gb-terrain-wall } 6U
wall-8 = { gb-terrain-wall } 8U
wall-corner-5 = 角のある{ gb-terrain-wall } 5U
wall-corner-6 = 角のある{ gb-terrain-wall } 6U
hedge-4 = { gb-terrain-hedge } 4U
hedge-6 = { gb-terrain-hedge } 6U
hedge-corner-6 = 角のある{ gb-terrain-hedge } 6U
fence-6 = { gb-terrain-fence } 6U
rock-4 = { gb-terrain-rock } 4U
rock-6 = { gb-terrain-rock } 6U
rock-bend-6 = 曲がった{ gb-terrain-rock } 6U
round-2 = 丸い瓦礫 2U
round-4 = 丸い瓦礫 4U
round-6 = 丸い瓦礫 6U
round-8 = 丸い瓦礫 8U
house-6 = 壁のある廃墟 6U
house-8 = 壁のある廃墟 8U
house-10 = 壁のある廃墟 10U
floor-4 = { gb-terrain-floor } 4U
floor-6 = { gb-terrain-floor } 6U
floor-8 = { gb-terrain-floor } 8U

## Ready-made battlefields

gb-field-meadow = 長い草原
    .text = 森と水辺に囲まれた、開けた草地です。最初のゲームに向いています。
gb-field-town = 滅びた町
    .text = 広場を囲む4軒の家。うち2軒には、何も通さない壁が残っています。
gb-field-canal = 古い水路
    .text = 水路が戦場を二つに分け、1本の橋がつないでいます。
gb-field-pass = 石の峠
    .text = 何も通さない岩の列が、すべての道を中央に集めます。
gb-field-marsh = 沈んだ湿地
    .text = 水たまりと葦が歩みを鈍らせ、身を隠す壁はほとんどありません。
gb-field-gardens = 生け垣の庭園
    .text = 木立を囲む、刈り込まれた生け垣。どの側から見てもほぼ同じ形です。
gb-field-colonnade = 列柱の広間
    .text = 階層を使うなら、上に立てる屋根と、2階建ての塔があります。
gb-field-delta = 三角州
    .text = 川の三つの流れと、その間の畑と柵です。
gb-field-quarry = 忘れられた採石場
    .text = 岩に囲まれた瓦礫の穴。階層を使うなら、登れる小屋が2つあります。
gb-field-citadel = 砕けた城塞
    .text = 何もない中庭を囲む4つの館。階層を使うなら、うち2つは塔です。
gb-field-wildwood = 原生林
    .text = 四隅に森、その間に岩。4つ以上のサークルのための広さがあります。

gb-no-such-field = 「{ $name }」という戦場はありません。選べる戦場：{ $known }
gb-field-for-others = 「{ $field }」は{ $players }人用の戦場ではありません。

## Laying terrain

gb-ask-piece = { $seat }：どの地形を、何として置きますか？
    .as = { $a }（{ $b }）
    .enough = 地形はもう十分
gb-ask-rule = { $seat }：いつもと違う地形です。何として扱いますか？
    .as = { $a }（{ $b }）
gb-ask-lay = { $seat }：どこに置きますか？
gb-piece-too-long = { $piece }の大きさは{ $across }Uです。{ $model }が造れるのは{ $units }Uまでです。
gb-never-impassable = この対局では、{ $piece }を通行不能バリケードとして造れません。
gb-no-such-piece = 「{ $key }」という地形はありません。
gb-enough-pieces = 地形が{ $most }個あるので、まだ足りないものしか置けません。
gb-enough-barricades = バリケードはもう{ $most }つあります。ここではこれ以上置けません。
gb-enough-area = これを置くと、エリア地形が地面の{ $most }％を超えてしまいます。
gb-little-bare-ground = 差し渡し{ $units }Uの地形を置くには、空いた地面が足りません。
gb-middle-not-bare = 地形の中心は、まだ空いている地面に置かなければなりません。
gb-terrain-off-table = 戦場の端からはみ出してしまいます。
gb-barricades-overlap = バリケードを別のバリケードに重ねることはできません。
gb-barricade-on-marker = バリケードをマーカーに重ねることはできません。

## How much there has to be

gb-too-little-area = エリア地形が地面の{ $percent }％しかありません。{ $least }％が必要です。
gb-too-much-area = エリア地形が地面の{ $percent }％あります。{ $most }％までです。
gb-too-little-terrain = 装飾を含めた地形が地面の{ $percent }％しかありません。{ $least }％が必要です。
gb-too-few-barricades = バリケードが{ $number }つしかありません。{ $least }つ必要です。
gb-too-many-barricades = バリケードが{ $number }つあります。ここでは{ $most }つまでです。
