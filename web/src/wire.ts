// Made by theomachy/wire/typescript.py from the structs of theomachy/wire: change those.
// docs/protocol.md tells it in words.
// All words are in the language of the viewer; ids are never shown. A field that has its usual value (0, "", [], {},
// false, null) is left out: `?` marks those.

/** Grows whenever an older page would misread what is sent: it is told to load itself again. */
export const PROTOCOL = 3

/** The reasons for which others may end a match: a seat is out of time, or away for too long. */
export type Claimed = "clock" | "absence"

/**
 * The spot of a token. A tag is at the upper left of its piece, a red drop at the upper right, a coin at the lower
 * right; a die lies on its card.
 */
export type Corner = "tag" | "drop" | "coin" | "die"

/** Who rolls: a seed that is settled before the match, or people who type what their dice show. */
export type Dice = "seeded" | "typed"

/** The ways to show a figure of a card other than as a number: as a row of gems. */
export type Figure = "gems"

export type Ground = "baize" | "slate" | "dust" | "field"

/** Orders of a seat: to be asked, to decline, to accept, or to accept while it has enough left. */
export type How = "ask" | "never" | "always" | "at-least"

/** An icon of icons.svg by its name, without "i-". */
export type Icon = string

/**
 * A plea asks the others to let something be taken back; they agree or deny. A claim ends the match against a seat that
 * has run out of time or stays away (the key says which), a draw ends it for the same reason without a winner.
 */
export type Kind = "answer" | "roll" | "undo" | "plea" | "agree" | "deny" | "resign" | "claim" | "draw" | "start"

/** The kinds of ability parts that stand out: a blow. */
export type PartKind = "blow"

export type Phrase = "hello" | "good-luck" | "your-turn" | "moment" | "back" | "nice-roll" | "well-played" | "ouch" | "sorry" | "thanks" | "good-game" | "again" | "must-go"

/**
 * The role of an option: it declines, ends what was begun, leaves the table, or uses up what comes once a game. Empty
 * for any other option.
 */
export type Role = "decline" | "end" | "leave" | "once"

export type Spot = "score" | "gain" | "round" | "ladder" | "pips" | "pool"

export type State = "acting" | "done" | "down" | "tired" | "spent" | "wild" | "leader"

/**
 * Kinds of strokes. `follow` is the path of another piece that goes along, `link` joins things that belong together,
 * `lane` is a path as wide as the base, and `goal` marks a place that a lesson asks for.
 */
export type StrokeKind = "measure" | "detour" | "reach" | "range" | "ghost" | "blocked" | "sight" | "within" | "follow" | "link" | "lane" | "goal"

export type Style = "champion" | "small" | "banner" | "ground" | "token" | "card" | "wild"

/** The tint of a zone's ground; north and south are deployment zones. */
export type Tint = "north" | "south" | "forest" | "scrub" | "rubble" | "water" | "hill" | "wall" | "ruin" | "grass" | "yard" | "hedge" | "fence" | "rock" | "marsh" | "road" | "crops" | "lava" | "cliff" | "steep" | "boulder" | "house" | "door" | "haze"

// ---- What a table looks like: what never changes, and what a viewer sees of it now

export interface Sentence {
  text: string
  clause?: string
}

/** What stands for a piece or a card: a mask of emblems.svg, an icon, or two letters on a shield. */
export interface Face {
  /** its name without the "e-" of emblems.svg */
  mask?: string
  palette?: string
  icon?: Icon
  letters?: string
}

/** A number with its name. */
export interface Amount {
  label: string
  value: number
  most?: number
  icon?: Icon
  original?: boolean
  /**
   * where a token is on its piece: at the upper left, upper right, lower right, or a die that lies on it; of a figure:
   * shown as gems
   */
  spot?: Corner | Figure
  /** what it shows instead of its number, such as "D8" of a die */
  brief?: string
}

/** A piece of what a line of a card does. */
export interface Part {
  text: string
  icon?: Icon
  /** what stands beside the icon: "6 row" or "+1" and the like */
  n?: number | string
  /** a blow hurts its target */
  kind?: PartKind
}

/** An ability of a card. */
export interface CardLine {
  /** "Shield Bash", or "5" in a game whose abilities are numbered */
  label: string
  /** what it does, in words */
  text?: string
  parts?: Part[]
  /** the side of the card it is on, in words */
  section?: string
  /** id of its section: see Scene.face_down */
  face_down?: string
  key?: string
  /** our own design */
  original?: boolean
  icon?: Icon
}

export interface Card {
  name: string
  face: Face
  title?: string
  figures?: Amount[]
  lines?: CardLine[]
  /** our own design */
  original?: boolean
}

/** A place of the board. */
export interface Zone {
  /** of a hex "row,column"; odd rows lie half a hex further right, hexes stand on a point */
  id: string
  label: string
  /** seat */
  owner?: number
  tint?: Tint
  /** on a plane */
  outline?: [number, number][]
  /** a wall or a fence */
  line?: boolean
  /** of a line whose outline does not close */
  width?: number
  /** nothing goes across it */
  hard?: boolean
  level?: number
}

/** Something drawn on a plane for a moment. */
export interface Stroke {
  kind: StrokeKind
  points: [number, number][]
  closed?: boolean
  /** a circle around its one point */
  radius?: number
  label?: string
  /** radius of a base at its last point */
  base?: number
}

export interface SeatLook {
  /** name of the seat ("Red") */
  name: string
  /** 1 to 6: colour and shape */
  owner: number
}

/** What never changes during a match, in one language. */
export interface Fixed {
  hash: string
  game: string
  title: string
  /** "hexes", "rows", "plane"; anything else: no board, tracks and cards only */
  board: string
  ground: Ground
  seats: SeatLook[]
  zones: Zone[]
  /** by their ids */
  cards: Record<string, Card>
  /** of a plane: width and height, in hundredths of a millimetre */
  size?: [number, number]
  /** every viewer may measure at any time */
  ruler?: boolean
  /** how the faces of dice are drawn; others as their number */
  faces?: Record<string, Icon>
  /** letters that stand for words on the cards of this game, and what they mean */
  terms?: Record<string, string>
}

/** A state that a piece is in. */
export interface Mark {
  label: string
  state?: State
  icon?: Icon
}

export interface Piece {
  name: string
  /** id of a zone */
  zone: string
  face: Face
  /** the whole piece as a sentence, for screen readers */
  says: string
  /** ground: lies in the hex, such as an objective */
  style: Style
  /** seat */
  owner?: number
  /** id of a card */
  card?: string
  /** the piece it belongs to: a follower its unit */
  of?: string
  bars?: Amount[]
  /** tokens on it */
  badges?: Amount[]
  marks?: Mark[]
  /** numbers as they stand now */
  figures?: Amount[]
  /** on a plane */
  at?: [number, number]
  /** radius on a plane */
  base?: number
  level?: number
  /** what it hides, if this viewer may know */
  hides?: Face
}

export interface Track {
  label: string
  value: number
  most?: number
  /** seat */
  owner?: number
  /** the track along which it lies */
  on?: string
  /** gain: what would be added to the score now; none: listed */
  place?: Spot
  icon?: Icon
}

export interface Phase {
  label: string
  now?: boolean
}

/** What one viewer sees of the table now. */
export interface Scene {
  /** by their ids */
  pieces: Record<string, Piece>
  /** by their ids */
  tracks: Record<string, Track>
  status: Sentence[]
  phases?: Phase[]
  /** by piece and label of a line of its card, 0 to 1 */
  chances?: Record<string, Record<string, number>>
  /** ids of sections of cards */
  face_down?: string[]
  /** pieces of ground that come and go, by their ids */
  ground?: Record<string, Zone>
}

// ---- What is asked, who sits at the table, and what was told

/** One thing that may be answered. */
export interface Option {
  /** a name and no more: what it is about say the fields */
  key: string
  label: string
  /** the piece it is about */
  piece?: string
  /** the place it is about */
  zone?: string
  /** the place on a plane that it is */
  at?: [number, number]
  /** the third number of that place */
  turn?: number
  /** the piece that is set down there, where several may be */
  mover?: string
  /** index of the line of the card (of `piece`, else of `by`) that it uses */
  line?: number
  icon?: Icon
  role?: Role
  /** its odds are learned only once it is paid for, such as those of a range that may not be measured yet */
  blind?: boolean
  /** what it uses up or brings upon its piece, such as tokens; `brief` says it in words */
  cost?: Amount[]
  /** what it leaves unused, if it ends something */
  unspent?: Sentence
}

/** Places too many to list: any prefix + "x,y" may be answered, and options that are places are proposals. */
export interface Region {
  prefix?: string
  /** the one that is being placed */
  piece?: string
  /** all that may be placed, each with its own prefix, if it is not just that one */
  movers?: Record<string, string>
  /** radius of its base */
  base?: number
  /** what the third number of a place may be: "x,y,turn"; 0 is left out */
  turns?: number[]
  /** all that can be reached; only if mine */
  outline?: Stroke[]
}

/** A line of the acting card that cannot be used now. */
export interface Closed {
  label: string
  reason: Sentence
  line?: number
}

export interface Request {
  /** an answer names it; once the table has moved on it is stale */
  id: string
  /** roll: a person types what real dice show */
  kind: "ask" | "roll"
  /** the seat that is asked */
  seat: number
  /** this connection may answer */
  mine: boolean
  question: string
  clause?: string
  /** the piece that acts, if one does */
  by?: string
  by_name?: string
  secret?: boolean
  /** a place on a plane can be answered */
  region?: Region
  /** empty if not mine and secret */
  options?: Option[]
  /** lines of the acting card that cannot be used now */
  closed?: Closed[]
  /** roll: the faces of each die */
  dice?: string[][]
  /** ask: the dice in hand that it is about, as they fell */
  hand?: string[]
  /** mine, and in a moment it is answered as I have decided in advance */
  standing?: boolean
  /** mine, and a question of set-up: the key that is usually answered */
  usual?: string
}

/** May: take back at once; otherwise `reason`, and with `ask` the others can be asked. */
export interface Undo {
  may: boolean
  reason?: Sentence
  ask?: boolean
}

export interface Seat {
  /** such as "Red" or "North", of the game */
  name: string
  /** such as "You", "Kaede", "The Owl, captain" or "a friend (link)", in words */
  who: string
  kind: "person" | "agent" | "open"
  mine: boolean
  /** connected, or an agent */
  here: boolean
  /** an agent that is asked */
  thinking?: boolean
  /** its place in line: 1 is the next; left out while it thinks */
  queue?: number
  /** "third in line"; or why it has played its first look */
  note?: string
  /** what `seats` of a new match would say to have such an agent */
  agent?: string
  /** an agent that cannot go on by itself */
  given_up?: boolean
  /** this connection may say how it goes on */
  decide?: boolean
  /** path of the link for an open seat; only for the host of the table */
  invite?: string
  /** open, because whoever was to play here has declined the rematch */
  declined?: boolean
  /** before the match begins: SHA-256 of the nonce that it has promised */
  promised?: string
  /** seconds left when this was sent, where people play by a clock */
  left?: number
  /** its clock runs */
  runs?: boolean
  /** one of several seats of mine: it sees something that the scene does not show, and `secrets` asks for */
  secrets?: boolean
}

export interface ChronicleLine {
  text: string
  clause?: string
  seat?: number
  pieces?: string[]
  kind?: "event" | "roll" | "note"
}

/** Dice that fell. */
export interface Rolled {
  faces: string[]
  seat?: number
  question?: string
  secret?: boolean
  /** their sum, where the rules add them up */
  total?: number
}

/** A seat asks to take back more. */
export interface Plea {
  seat: number
  /** this connection may grant it */
  mine: boolean
}

/** A person who is asked is running out of time, or is away: others may end the match. */
export interface Claim {
  /** who has run out of time, or is away */
  seat: number
  why: Claimed
  /** seconds from when this was sent until it may be claimed; 0: now */
  after?: number
  /** this connection may claim it then; otherwise it is against me */
  mine?: boolean
}

/** A set phrase that a person has said. */
export interface Remark {
  /** counted from 1 */
  n: number
  seat: number
  text: string
}

export interface Result {
  shares: number[]
  text: string
  winner?: number
  /** the seat that gave up, or lost by a claim */
  resigned?: number
  /** why others could end it */
  claimed?: Claimed
}

// ---- Over the socket: what the server says to a client

/** One thing that was agreed before the match. */
export interface Setting {
  label: string
  value: string
}

export interface Options {
  setup: Setting[]
  own_dice?: boolean
  /** I may ask what the coach would do */
  hints?: boolean
  /** the page of the campaign it belongs to */
  campaign?: string
  /** the moment of a replay that it goes on from */
  origin?: string
}

/** How I want a kind of question to be answered; no one else hears of it. */
export interface Standing {
  /** the id of the question */
  window: string
  /** what it is about */
  name: string
  /** all that can be chosen */
  hows: How[]
  how?: How
  /** "at-least": this many tokens have to be left */
  least?: number
}

/** Something that I may say. */
export interface SetPhrase {
  id: Phrase
  text: string
}

/** The same people may play another match. */
export interface NextMatch {
  path: string
  /** the seat, at this table, of the person who offers it */
  by?: number
  /** the seats, at this table, of those who do not want it */
  declined?: number[]
}

/** What a lesson says at its present step; once all are taken, that they are. */
export interface LessonNote {
  id: string
  title: string
  /** steps that lie behind */
  taken: number
  /** all there are */
  steps: number
  /** what to do */
  text: string
  why?: string
  clause?: string
  /** an answer that goes on in any case; none while another seat is asked */
  key?: string
  /** options that go on */
  keys?: string[]
  /** a circle on a plane: whatever brings a piece there goes on, too */
  goal?: Stroke
  /** pieces to look at */
  lights?: string[]
  /** from here on it is a match like any other */
  over?: boolean
  /** over: the id of the game's next lesson */
  next?: string
}

/** All of the table: at the start, after a lost connection, after a change of language. */
export interface TableMessage {
  type: "table"
  match: string
  /** entries of the log so far */
  n: number
  lang: string
  fixed: Fixed
  scene: Scene
  seats: Seat[]
  /** all of it */
  chronicle: ChronicleLine[]
  /** those this viewer knows of: several only in simultaneous secret choices, or at one screen */
  requests: Request[]
  /** SHA-256 of the server's seed */
  commitment: string
  options: Options
  /** of the chain of all that was done and rolled; none before the match begins */
  head?: string
  /** by seat, once the match has begun */
  nonces?: string[]
  /** always sent from the second on */
  protocol?: number
  undo?: Undo
  plea?: Plea
  /** not begun: seats are open */
  waiting?: boolean
  /** the last dice that fell */
  rolls?: Rolled[]
  result?: Result
  /** questions that I may answer in advance, and how they stand; none if I have no seat */
  standing?: Standing[]
  /** a match that teaches */
  lesson?: LessonNote
  /** who looks on: the first of them */
  watching?: string[]
  /** how many */
  onlookers?: number
  claim?: Claim
  /** what I may say; none where no other person plays */
  phrases?: SetPhrase[]
  /** the last that were said */
  remarks?: Remark[]
  rematch?: NextMatch
  /** why the match cannot go on: what is shown is the last position that can be told again */
  unreadable?: Sentence
}

/** Keep the first `cut` lines of the chronicle, then add. */
export interface Told {
  cut: number
  add: ChronicleLine[]
}

/** One entry of the log: what changed. */
export interface StepMessage {
  type: "step"
  n: number
  deed: Kind
  /** a merge patch (RFC 7386) on the scene before */
  scene: Record<string, unknown>
  chronicle: Told
  requests: Request[]
  seats: Seat[]
  head: string
  /** only with the start */
  nonces?: string[]
  /** seat that acted */
  by?: number
  rolls?: Rolled[]
  undo?: Undo
  plea?: Plea
  result?: Result
  lesson?: LessonNote
  claim?: Claim
}

/** Who is here and who thinks changed; nothing else. */
export interface SeatsMessage {
  type: "seats"
  seats: Seat[]
  watching?: string[]
  onlookers?: number
  claim?: Claim
}

/** Something was said. */
export interface RemarksMessage {
  type: "remarks"
  remarks: Remark[]
}

/** The same people may play another match. */
export interface RematchMessage {
  type: "rematch"
  rematch: NextMatch
}

/** I was away for so long, on my turn, that others might soon have ended the match. */
export interface WarningMessage {
  type: "warning"
  text: Sentence
}

/** What I have decided in advance changed, perhaps on another line of mine. */
export interface StandingMessage {
  type: "standing"
  standing: Standing[]
  requests: Request[]
}

/** What was sent was not accepted; nothing has changed. */
export interface RefusedMessage {
  type: "refused"
  reason: Sentence
  /** the id of the message it answers */
  re?: number
  stale?: boolean
  /** Seconds after which to send it again, where too much was asked at once; else 0. */
  retry_after?: number
  /** True where the table cannot be shown any more, but its players can have its record. */
  record?: boolean
}

export interface AcceptedMessage {
  type: "accepted"
  re: number
  n: number
}

/** One way it may end. */
export interface Case {
  chance: number
  text: string
  exact?: string
  fails?: boolean
}

/** A case in full sentences. */
export interface Story {
  chance: number
  lines: Sentence[]
}

/** What becomes of a piece: its first bar, such as health, before and after. */
export interface Change {
  piece: string
  before: number
  after: number
  /** the next choice that does it; none if it is sure already */
  key?: string
}

/** On one key, or on what was pointed at. */
export interface VerdictMessage {
  type: "verdict"
  re: number
  request: string
  /** the key that it is about */
  key?: string
  /** why not */
  reason?: Sentence
  cost?: Amount[]
  /** of success, where success and failure can be told apart */
  chance?: number
  /** likeliest first; adds up to 1 */
  cases?: Case[]
  /** the same in full sentences, if few; first the likeliest of what is likelier, success or failure */
  stories?: Story[]
  /** what is to be chosen then */
  next?: string
  /** what is sure to become of pieces: by this choice, else by each that can follow it at once */
  changes?: Change[]
  /** some cases were drawn */
  estimate?: boolean
  /** what shows why, whether it is possible or not */
  drawn?: Stroke[]
  /** nobody can tell what it leads to */
  failed?: boolean
}

/** Several answers that lead to a place or a target. */
export interface Way {
  keys: string[]
  /** what is done there */
  label: string
  /** the target */
  piece?: string
  /** the place */
  zone?: string
  /** the piece that goes there, where another question asks who acts, or where it moves by what another one does */
  who?: string
  /** the zone that a group is sent to */
  to?: string
  /** what is done is on no card: of several ways to a place it is the one that is meant */
  plain?: boolean
}

export interface WaysMessage {
  type: "ways"
  re: number
  request: string
  ways?: Way[]
}

/** An option that the coach would choose, the best first. */
export interface Hint {
  key: string
  label: string
  /** to win; none where a judge knows nothing of it */
  chance?: number
  /** the same if it goes badly */
  worst?: number
  /** what speaks for it, compared with the other good options */
  gains?: string[]
  losses?: string[]
}

/** What the coach would do; only to the viewer who asked. */
export interface HintsMessage {
  type: "hints"
  re: number
  request: string
  hints: Hint[]
}

/** What a ruler says; only to the viewer who measured. */
export interface MeasuredMessage {
  type: "measured"
  re: number
  text: Sentence
  units?: number
  strokes?: Stroke[]
}

/** What one of several seats of mine sees, for that person's eyes; true until the next step. */
export interface SecretsMessage {
  type: "secrets"
  re: number
  /** entries of the log so far */
  n: number
  seat: number
  scene: Scene
}

export interface PongMessage {
  type: "pong"
  re?: number
}

// ---- Over the socket: what a client says to the server. Every message has an id of the client's own, counted up

export interface Sit {
  type: "sit"
  id: number
  /** SHA-256 of a nonce of 32 hexadecimal digits, made by the client */
  promise: string
}

/** Once all have promised. */
export interface Open {
  type: "open"
  id: number
  nonce: string
  /** what they have promised, by seat */
  promised: string[]
}

export interface Answer {
  type: "answer"
  id: number
  request: string
  key: string
}

export interface Probe {
  type: "probe"
  id: number
  request: string
  key: string
}

/** Why not that piece, zone or line? */
export interface Point {
  type: "point"
  id: number
  request: string
  /** its id or key */
  at: string
}

/** From and to are each the id of a piece, or "x,y", or "x,y,level". */
export interface Measure {
  type: "measure"
  id: number
  from: string
  to: string
}

/** What does one of my seats see? Where I play several, the table shows only what everybody sees. */
export interface ShowSecrets {
  type: "secrets"
  id: number
  seat: number
}

/** From now on, for all my seats at this table. */
export interface Stand {
  type: "stand"
  id: number
  window: string
  how: How
  least?: number
}

/** To a question of set-up: this and all that are left, until the first turn, as is usual. */
export interface Usual {
  type: "usual"
  id: number
  request: string
}

/** What would the coach do? */
export interface AskHint {
  type: "hint"
  id: number
  request: string
}

/** Where do several answers lead that are one gesture? */
export interface FindWays {
  type: "ways"
  id: number
  request: string
}

/** Several answers in one go. */
export interface Go {
  type: "go"
  id: number
  request: string
  keys?: string[]
  /** the zone that a group is sent to after them */
  to?: string
}

export interface TakeBack {
  type: "undo"
  id: number
  /** the table as this client knows it */
  n: number
}

/** Asks the others to let me take back more. */
export interface AskTakeBack {
  type: "plea"
  id: number
  n: number
}

export interface Grant {
  type: "grant"
  id: number
  n: number
  yes: boolean
}

export interface Resign {
  type: "resign"
  id: number
  n: number
}

/** End the match against one who has run out of time or stays away. */
export interface ClaimMatch {
  type: "claim"
  id: number
  n: number
  /** nobody has won */
  draw?: boolean
}

/** How an agent goes on that has given up. */
export interface ReplaceAgent {
  type: "agent"
  id: number
  seat: number
  /** `me`, a level, or `again` to let it try again */
  by: string
}

/** A set phrase, for all at the table. */
export interface Say {
  type: "say"
  id: number
  phrase: Phrase
}

/** Another language: answered by a whole table. */
export interface Speak {
  type: "speak"
  id: number
  lang: string
}

/** Send the whole table. */
export interface Again {
  type: "again"
  id: number
}

export interface Ping {
  type: "ping"
  id: number
}

// ---- What a client is told outside a table, as structs. What it orders there is in hosting: NewMatch and its like

/** Who one is, and the languages of the server. GET /api/me; PUT /api/me {name}. */
export interface Me {
  name: string
  langs: string[]
  /** what others at a table call one: the name, or one that the house has made up */
  called: string
  /** of a language that is not all there: percent; the rest is said in English */
  translated?: Record<string, number>
  /** there are studies to read */
  lab?: boolean
  /** there is documentation at /docs/ */
  docs?: boolean
  /** the header x-csrftoken of all that changes something; GET only */
  token?: string
}

/** Ed25519, 64 hexadecimal digits: records are signed with it. GET /api/key. */
export interface Key {
  key: string
}

export interface Preset {
  id: string
  title: string
  text: string
  /** how many it is made for */
  seats: number
  /** they may bring others */
  armies: boolean
  /** values of its own */
  options?: Record<string, string>
}

export interface Value {
  value: string
  label: string
}

/** A reading of an unclear rule, or a field. */
export interface TableOption {
  name: string
  label: string
  /** empty: a whole number */
  values: Value[]
  usual: string
  group: "setup" | "ruling"
  text?: string
  clause?: string
}

/** How well an agent plays. */
export interface Level {
  id: string
  label: string
  text: string
  /** names of seats whose agent plays this level in a style, by style; in no style the seat has the level's id */
  styled: Record<string, string>
  /** on one scale with the others; empty where that was not measured */
  rating?: string
}

/** A manner of play that an agent of any level may have. */
export interface PlayStyle {
  id: string
  label: string
  text: string
}

/** GET /api/games. */
export interface GameInfo {
  id: string
  title: string
  line: string
  ground: Ground
  players: string
  minutes: number
  /** all there can be */
  seats: string[]
  /** of them that can play */
  fewest: number
  /** the usual one first */
  presets: Preset[]
  options: TableOption[]
  /** the Owl's, weakest first */
  levels: Level[]
  /** the Owl's, at any level */
  styles: PlayStyle[]
  muster: boolean
  /** armies can live on from match to match */
  campaign: boolean
  /** its set-up can be left to what is usual */
  usual: boolean
  /** some masks, for its picture */
  faces: Face[]
}

/** GET /api/lessons, in the order in which to take them. */
export interface LessonInfo {
  id: string
  game: string
  game_title: string
  title: string
  about: string
  minutes: number
  steps: number
  face: Face
}

/** POST /api/matches/{match}/again, answered like a new match. */
export interface Rematch {
  swap: boolean
}

/** 201. */
export interface NewMatchAnswer {
  match: string
  path: string
  invites: string[]
}

/** GET /api/join/{invite}: what one is invited to. */
export interface Invitation {
  game: string
  /** of the game */
  title: string
  /** its name */
  seat: string
  /** who has set the table up */
  host: string
  /** the seat is the asker's already */
  mine?: boolean
}

/** A record of a match that is over, or a campaign, as it was downloaded: POST /api/files. */
export interface NewFile {
  text: string
}

/** POST /api/files: where it can be seen. */
export interface ImportAnswer {
  path: string
}

/** POST /api/join/{invite}. */
export interface JoinAnswer {
  match: string
  seat: number
  path: string
}

export interface SeatName {
  name: string
  who: string
  mine?: boolean
  agent?: boolean
  /** in a list of matches: it is their turn */
  asked?: boolean
}

/** GET /api/matches: mine, newest first; what is put away stands last. */
export interface MatchInfo {
  match: string
  game: string
  title: string
  path: string
  text: string
  your_turn: boolean
  over: boolean
  seats: SeatName[]
  when: string
  /** when something last happened in it */
  since?: string
  /** what it teaches, if it is a lesson */
  lesson?: string
  /** put away */
  away?: boolean
}

/** PUT /api/matches/{match}/away: out of sight, or back again. */
export interface PutAway {
  away: boolean
}

export interface ReplayStep {
  said: string
  scene: Record<string, unknown>
  chronicle: ChronicleLine[]
  by?: number
  rolls?: Rolled[]
  chances?: number[]
}

/** The match from which a variation goes on, and the step after which it does. */
export interface ReplayOrigin {
  match: string
  step: number
  /** of the variation */
  name?: string
}

/** GET /api/matches/{match}/replay, once it is over. */
export interface Replay {
  fixed: Fixed
  seats: SeatName[]
  steps: ReplayStep[]
  result: Result
  /** why it can only be watched */
  closed?: Sentence
  origin?: ReplayOrigin
}

/** GET /api/matches/{match}/replay/{step}: what was asked when a step was taken, and all that could be answered. */
export interface ReplayChoice {
  /** none where nobody was asked */
  request?: Request
  /** the key that was answered */
  taken?: string
}

/** GET /api/matches/{match}/branches: my variations of it, by their steps. */
export interface BranchInfo {
  match: string
  /** the step after which it goes on */
  step: number
  /** empty: it has none */
  name: string
  path: string
  text: string
  over: boolean
  seats: SeatName[]
}

/** PUT /api/matches/{match}/branches/{branch}. */
export interface BranchName {
  name: string
}

export interface Clause {
  id: string
  html: string
}

export interface Chapter {
  title: string
  html: string
  clauses: Clause[]
}

/** GET /api/rulebook/{game}. */
export interface Rulebook {
  game: string
  title: string
  intro: string
  chapters: Chapter[]
}

/** Games in a hundred that a side wins more with a card than with an average one in its place; 95 % interval. */
export interface Strength {
  strength: number
  low: number
  high: number
}

/** A card of the catalogue. */
export interface MusterEntry {
  id: string
  card: Card
  /** how many there are */
  most: number
  /** the army with one more */
  add: string
  kind?: string
  faction?: string
  cost?: number
  /** what every further model of it costs */
  more?: number
  /** it cannot be added now */
  why_not?: Sentence
  /** where a study found one */
  strength?: Strength
}

export interface Starter {
  name: string
  army: string
}

export interface MusterGroup {
  name: string
  face: Face
  /** places in `chosen` */
  of: number[]
  figures?: Amount[]
}

/** How often something won between equal players, in percent, with its 95 % interval. The field's average is 50. */
export interface MeasuredShare {
  name: string
  share: number
  low: number
  high: number
  games: number
}

/** GET /api/muster/{game}?army=…: a text, a code, or "" for an empty list; /api/muster/{game}/random draws one. */
export interface Muster {
  /** the text that a setup takes */
  army: string
  /** to share; "" while it is not legal */
  code: string
  /** ids in order */
  chosen: string[]
  /** for each of them: the army without it */
  without: string[]
  /** all cards */
  catalogue: MusterEntry[]
  gauges: Amount[]
  /** why it is not legal; empty if it is */
  faults: Sentence[]
  starters: Starter[]
  /** how what was chosen belongs together */
  groups?: MusterGroup[]
  /** what the cost of an entry is called, on its card too */
  cost?: string
  /** what letters such as "RU" mean on the cards */
  terms?: Record<string, string>
  /** of what was chosen, or of a ready army like it */
  measured?: MeasuredShare[]
  /** of each by itself, not of an army */
  measured_alone?: boolean
}

/** An army kept under a name. GET /api/lists?game=…, the one changed last first. */
export interface ArmyList {
  id: string
  game: string
  name: string
  army: string
  kept: string
}

/** POST /api/lists keeps an army; PUT /api/lists/{id} changes it. */
export interface KeptList {
  game: string
  name: string
  /** a text or a code */
  army: string
}

/** 201. */
export interface NewCampaignAnswer {
  campaign: string
  path: string
  /** its first match */
  table: string
  invites: string[]
}

/** GET /api/campaigns: mine, newest first. */
export interface CampaignInfo {
  campaign: string
  game: string
  title: string
  name: string
  path: string
  text: string
  when: string
}

export interface CampaignMember {
  name: string
  face: Face
  /** of `most`: how far it has come */
  value: number
  most: number
  /** the way there, in words */
  steps: string[]
  lines: string[]
  gone?: boolean
}

export interface CampaignArmy {
  owner: number
  seat: string
  who: string
  wins: number
  name: string
  cause: string
  lines: string[]
  members: CampaignMember[]
}

export interface MemberDeeds {
  owner: number
  name: string
  deeds: string[]
}

export interface CampaignMatch {
  number: number
  title: string
  /** the table, or where to watch it */
  path: string
  over: boolean
  text: string
  deeds: MemberDeeds[]
  winner?: number
}

/** GET /api/campaigns/{campaign}. */
export interface Campaign {
  campaign: string
  name: string
  game: string
  title: string
  ground: Ground
  /** by seat */
  armies: CampaignArmy[]
  /** the last may still run */
  matches: CampaignMatch[]
  /** the asker plays in it */
  mine: boolean
  /** links for seats that are still open */
  invites?: string[]
  /** it cannot go on */
  why_not?: Sentence
}

// ---- The review of a match as a client is told of it, as structs

/** A choice or a roll, and the chance to win by seat before and after it. */
export interface ReviewMoment {
  /** of the replay: with this one it came */
  step: number
  kind: "choice" | "roll"
  /** with the best option; of a roll the mean of all ways for it to fall */
  before: number[]
  after: number[]
  /** that chose, or that rolled */
  seat?: number
  round?: number
  /** what was rolled for; of a choice that counted, what was asked */
  text?: string
  /** what was chosen; the faces of a roll */
  taken?: string
  /** what would have been best, if that is something else */
  better?: string
}

/** What became of one seat, in shares of a win: start, choices and luck add up to the result. */
export interface ReviewSide {
  start: number
  choices: number
  luck: number
  /** of the last roll that counted */
  last_luck: number
  result: number
  /** the result without luck */
  played: number
  /** of its own choices */
  cost: number
  /** in percent; none where it had nothing to choose */
  accuracy?: number
}

/** Rolls of one kind that one seat rolled in one round, and what they brought each seat. */
export interface ReviewLuck {
  text: string
  rolls: number
  luck: number[]
  seat?: number
  round?: number
}

/** GET /api/matches/{match}/review: what is known of it; POST sees to it that it is worked out. */
export interface ReviewPage {
  state: "none" | "working" | "done"
  game: string
  /** of the game */
  title: string
  seats: SeatName[]
  /** in words */
  result: string
  /** how far it has come, as a share */
  done?: number
  /** as far as they are known, in their order */
  moments?: ReviewMoment[]
  /** one for each seat, once it is done; the same goes for all that follows */
  sides?: ReviewSide[]
  ledger?: ReviewLuck[]
  /** the moments of the greatest swings */
  turning?: number[]
  /** moments to try again: mine, if I sat there */
  tries?: number[]
}

// ---- The lab as a client is told of it: studies that the host has, their reports, their games

/** GET /api/lab: the studies of this server, by name. */
export interface StudyInfo {
  name: string
  game: string
  /** of the game */
  title: string
  games: number
  /** it was finished */
  when: string
}

/** GET /api/lab/{study}: its report as HTML, and the style that belongs to it. */
export interface StudyPage {
  name: string
  title: string
  html: string
  style: string
}

/** A row of a study. */
export interface StudyGame {
  number: number
  /** by seat */
  agents: string[]
  shares: number[]
  /** what it was played with, where the study tried several things */
  cell?: string
  rounds?: number
  swing?: number
  lead_changes?: number
  /** cards were not as they are: it cannot be watched here */
  changed?: boolean
}

/** GET /api/lab/{study}/games?order=…&start=…: some of its games, those that swung most first or by number. */
export interface StudyGames {
  total: number
  seats: string[]
  games: StudyGame[]
}

/** POST /api/lab/{study}/games: a game to be played again and watched, answered like a file that was brought. */
export interface WatchOrder {
  number: number
}

// ---- What is ordered over HTTP

/** Who is to play what. */
export interface NewMatch {
  game: string
  /** as many as play: "me", "friend", or the level of an agent, perhaps in a style: "captain+bold" is one */
  seats: string[]
  preset?: string
  /** one text for each seat */
  armies?: string[]
  options?: Record<string, string>
  dice?: Dice
  /** whether my set-up is left to what is usual */
  usual?: boolean
  /** how long people may take; none: as long as they like */
  clock?: TimeControl
  /** whether each may ask the coach; who plays alone always may */
  hints?: boolean
}

/** How long people may take: a bank of seconds for the whole match, or days for each turn. */
export interface TimeControl {
  /** seconds */
  bank?: number
  /** seconds that come back with every turn */
  increment?: number
  days?: number
}

/** Which lesson is to be taken. */
export interface NewLesson {
  game: string
  lesson: string
}

/** Where a match is to go on, and who plays: POST /api/matches/{match}/branches, answered like a new match. */
export interface NewBranch {
  /** the number of the step after which it goes on; 0 is the start */
  step: number
  /** one for each seat: "me" or the level of an agent, perhaps in a style */
  seats: string[]
  name?: string
}

/** Who is to play which campaign. */
export interface NewCampaign {
  name: string
  game: string
  seats: string[]
  preset?: string
  armies?: string[]
  options?: Record<string, string>
  dice?: Dice
  /** in order, then they begin again; none: all of the game's */
  scenarios?: string[]
  /** how long people may take in each match; none: as long as they like */
  clock?: TimeControl
  /** whether each may ask the coach in each match; who plays alone always may */
  hints?: boolean
}

// ---- All that is said over the socket

export type FromServer =
  | TableMessage
  | StepMessage
  | SeatsMessage
  | StandingMessage
  | RemarksMessage
  | RematchMessage
  | WarningMessage
  | RefusedMessage
  | AcceptedMessage
  | VerdictMessage
  | WaysMessage
  | HintsMessage
  | MeasuredMessage
  | SecretsMessage
  | PongMessage

export type ToServer =
  | Sit
  | Open
  | Answer
  | Probe
  | Point
  | Measure
  | ShowSecrets
  | Stand
  | Usual
  | AskHint
  | FindWays
  | Go
  | TakeBack
  | AskTakeBack
  | Grant
  | Resign
  | ClaimMatch
  | ReplaceAgent
  | Say
  | Speak
  | Again
  | Ping
