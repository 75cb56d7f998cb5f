// What the server says and what it is told. docs/protocol.md describes it; theomachy/wire/messages.py and pages.py are its other side.
// All words are in the language of whoever looks; ids are never shown. A field that has its usual value (0, "", [], {},
// false, null) is left out: `?` marks those.

/** Grows whenever an older page would misread what is sent; docs/protocol.md tells what changed. */
export const PROTOCOL = 3

// ---- What a table looks like ---------------------------------------------------------------------------------------

/** An icon of icons.svg by its name (without "i-"); "" if there is none. */
export type Icon = string
/** A mask of emblems.svg (without "e-"), an icon, or two letters on a shield if both are "". */
export interface Face { mask?: string; palette?: string; icon?: Icon; letters?: string }

export interface Sentence { text: string; clause?: string }

export interface Amount {
  label: string; value: number; most?: number; icon?: Icon; original?: boolean
  spot?: "tag" | "drop" | "coin" | "die" | "gems"   // of a token on a piece: upper left, upper right, lower right, or a die that lies on it; of a figure: so many gems
  brief?: string           // what it shows instead of its number: "D8"
}

export interface CardLine {
  label: string            // "Shield Bash", or "5" in a game whose abilities are numbered
  text?: string            // what it does, in words
  parts?: { text: string; icon?: Icon; n?: number | string; kind?: "blow" }[]   // n stands beside the icon: "6 row", "+1"; blow: it hurts somebody
  section?: string         // the side of the card it is on, in words
  face_down?: string       // id of its section: see Scene.face_down
  key?: string
  original?: boolean       // our own design
  icon?: Icon
}
export interface Card { name: string; title?: string; face: Face; figures?: Amount[]; lines?: CardLine[]; original?: boolean }

/** "north", "south": deployment; all others: what the ground is. */
export type Tint = "north" | "south" | "forest" | "scrub" | "rubble" | "water" | "hill" | "wall" | "ruin" | "grass" | "yard" | "hedge" | "fence" | "rock" | "marsh" | "road" | "crops" | "lava" | "cliff" | "steep" | "boulder" | "house" | "door" | "haze"

export interface Zone {
  id: string               // of a hex "row,column"; odd rows lie half a hex further right, hexes stand on a point
  label: string
  owner?: number           // seat
  tint?: Tint
  outline?: [number, number][]   // on a plane
  line?: boolean           // a wall or a fence
  width?: number           // of a line whose outline does not close
  hard?: boolean           // nothing goes across it
  level?: number
}

/** follow: goes along; link: hangs together; lane: as wide as `base`; goal: where a lesson wants something. */
export type StrokeKind = "measure" | "detour" | "reach" | "range" | "ghost" | "blocked" | "sight" | "within" | "follow" | "link" | "lane" | "goal"

/** Something drawn on a plane for a moment. */
export interface Stroke {
  kind: StrokeKind
  points: [number, number][]
  closed?: boolean
  radius?: number          // a circle around its one point
  label?: string
  base?: number            // radius of a base at its last point
}

export interface Fixed {
  hash: string
  game: string
  title: string
  board: string            // "hexes", "rows", "plane"; anything else: no board, tracks and cards only
  ground: "baize" | "slate" | "dust" | "field"
  size?: [number, number]  // of a plane: width and height, in hundredths of a millimetre
  ruler?: boolean          // anybody may measure at any time
  seats: { name: string; owner: number }[]   // name of the seat ("Red"); owner 1…6 = colour and shape
  zones: Zone[]
  cards: Record<string, Card>
  faces?: Record<string, Icon>   // how the faces of dice are drawn; others as their number
}

export interface Piece {
  name: string
  zone: string             // id of a zone
  owner?: number           // seat
  card?: string            // id of a card
  of?: string              // the piece it belongs to: a follower its unit
  style: "champion" | "small" | "banner" | "ground" | "token" | "card" | "wild"   // ground: lies in the hex, such as an objective
  face: Face
  bars?: Amount[]
  badges?: Amount[]        // tokens on it
  marks?: { label: string; state?: "acting" | "done" | "down" | "tired" | "spent" | "wild" | "leader"; icon?: Icon }[]
  figures?: Amount[]       // numbers as they stand now
  at?: [number, number]    // on a plane
  base?: number            // radius on a plane
  level?: number
  says: string             // the whole piece as a sentence, for screen readers
}

export interface Track {
  label: string
  value: number
  most?: number
  owner?: number           // seat
  on?: string              // the track along which it lies
  place?: "score" | "gain" | "round" | "ladder" | "pips" | "pool"   // gain: what would be added to the score now; none: listed
  icon?: Icon
}

export interface Scene {
  pieces: Record<string, Piece>
  tracks: Record<string, Track>
  status: Sentence[]
  phases?: { label: string; now?: boolean }[]
  chances?: Record<string, Record<string, number>>  // by piece and label of a line of its card, 0 to 1
  face_down?: string[]
  ground?: Record<string, Zone>   // pieces of ground that come and go, by their ids
}

// ---- What is asked -------------------------------------------------------------------------------------------------

/** What an option does besides: says no, ends what was begun, leaves the table. */
export type Role = "decline" | "end" | "leave"

export interface Option {
  key: string              // a name and no more: what it is about say the fields
  label: string
  piece?: string           // whom it is about
  zone?: string            // the place it is about
  at?: [number, number]    // the place on a plane that it is
  turn?: number            // the third number of that place
  mover?: string           // the piece that is set down there, where several may be
  line?: number            // index of the line of the card (of `piece`, else of `by`) that it uses
  icon?: Icon
  role?: Role
}
/** Places too many to list: any prefix + "x,y" may be answered, and options that are places are proposals. */
export interface Region {
  prefix?: string
  piece?: string           // the one that is being placed
  movers?: Record<string, string>   // all that may be placed, each with its own prefix, if it is not just that one
  base?: number            // radius of its base
  turns?: number[]         // what the third number of a place may be: "x,y,turn"; 0 is left out
  outline?: Stroke[]       // all that can be reached; only if mine
}
export interface Closed { label: string; line?: number; reason: Sentence }

export interface Request {
  id: string               // an answer names it; once the table has moved on it is stale
  kind: "ask" | "roll"     // roll: somebody types what real dice show
  seat: number             // who is asked
  mine: boolean            // whether this connection may answer
  question: string
  clause?: string
  by?: string              // the piece that acts, if one does
  by_name?: string
  secret?: boolean
  region?: Region          // a place on a plane can be answered
  options?: Option[]       // empty if not mine and secret
  closed?: Closed[]        // lines of the acting card that cannot be used now
  dice?: string[][]        // roll: the faces of each die
  standing?: boolean       // mine, and in a moment it is answered as I have decided in advance
}

export interface Undo { may: boolean; reason?: Sentence; ask?: boolean }
// may: take back at once; otherwise `reason`, and with `ask` the others can be asked

export interface Seat {
  name: string             // "Red"
  who: string              // "You", "Kaede", "The Owl, captain", "a friend (link)"
  kind: "person" | "agent" | "open"
  mine: boolean
  here: boolean            // connected, or an agent
  thinking?: boolean       // an agent that is asked
  queue?: number           // its place in line: 1 is the next; left out while it thinks
  note?: string            // "third in line"; or why it has played its first look
  promised?: string        // before the match begins: SHA-256 of the nonce that it has promised
  invite?: string          // path of the link for an open seat; only for whoever set the table
}

export interface ChronicleLine { text: string; clause?: string; seat?: number; pieces?: string[]; kind?: "event" | "roll" | "note" }
export interface Rolled { seat?: number; question?: string; faces: string[]; secret?: boolean }

// ---- Over the socket: server to client -----------------------------------------------------------------------------

/** How I want a kind of question to be answered; nobody else hears of it. */
export type How = "ask" | "never" | "always" | "at-least"
export interface Standing {
  window: string           // the id of the question
  name: string             // what it is about
  hows: How[]              // all that can be chosen
  how?: How                // "ask" if left out
  least?: number           // "at-least": so many tokens have to be left
}

/** What a lesson says at its present step; once all are taken, that they are. */
export interface LessonNote {
  id: string
  title: string
  taken: number            // steps that lie behind
  steps: number            // all there are
  text: string             // what to do
  why?: string
  clause?: string
  key?: string             // an answer that goes on in any case; none while somebody else is asked
  keys?: string[]          // options that go on
  goal?: Stroke            // a circle on a plane: whatever brings a piece there goes on, too
  lights?: string[]        // pieces to look at
  over?: boolean           // from here on it is a match like any other
  next?: string            // over: the id of the game's next lesson
}

/** All of the table: at the start, after a lost connection, after a change of language. */
export interface TableMessage {
  type: "table"
  protocol?: number        // always sent from the second on
  match: string
  n: number                // entries of the log so far
  lang: string
  fixed: Fixed
  scene: Scene
  seats: Seat[]
  chronicle: ChronicleLine[]   // all of it
  requests: Request[]      // those this viewer knows of: several only in simultaneous secret choices, or at one screen
  undo?: Undo
  plea?: { seat: number; mine: boolean } // a seat asks to take back more; `mine`: this connection may grant it
  commitment: string       // SHA-256 of the server's seed
  waiting?: boolean        // not begun: seats are open
  rolls?: Rolled[]         // the last dice that fell
  result?: Result
  standing?: Standing[]    // questions that I may answer in advance, and how they stand; none if I have no seat
  lesson?: LessonNote      // a match that teaches
  head?: string            // of the chain of all that was done and rolled; none before the match begins
  nonces?: string[]        // by seat, once the match has begun
  options: { own_dice?: boolean; setup: { label: string; value: string }[]; campaign?: string }   // campaign: the page of the one it belongs to
}
export interface Result { shares: number[]; winner?: number; resigned?: number; text: string }

/** One entry of the log: what changed. `scene` is a merge patch (RFC 7386) on the scene before. */
export interface StepMessage {
  type: "step"
  n: number
  by?: number              // seat that acted
  deed: "answer" | "roll" | "undo" | "plea" | "agree" | "deny" | "resign" | "start"
  scene: object
  chronicle: { cut: number; add: ChronicleLine[] }   // keep the first `cut` lines, then add
  rolls?: Rolled[]
  requests: Request[]
  undo?: Undo
  plea?: { seat: number; mine: boolean } | null
  seats: Seat[]
  head: string
  nonces?: string[]        // only with the start
  result?: Result
  lesson?: LessonNote
}
/** Who is here and who thinks changed; nothing else. */
export interface SeatsMessage { type: "seats"; seats: Seat[] }
/** What I have decided in advance changed, perhaps on another line of mine. */
export interface StandingMessage { type: "standing"; standing: Standing[]; requests: Request[] }
/** What was sent was not accepted; nothing has changed. `re` is the id of the message it answers. */
export interface RefusedMessage { type: "refused"; re?: number; reason: Sentence; stale?: boolean }
export interface AcceptedMessage { type: "accepted"; re: number; n: number }
/** On one key, or on whatever somebody pointed at. */
export interface VerdictMessage {
  type: "verdict"
  re: number
  request: string
  key?: string             // the key that it is about
  reason?: Sentence        // why not
  cost?: Amount[]
  chance?: number          // of success, where success and failure can be told apart
  cases?: { chance: number; exact?: string; text: string; fails?: boolean }[]   // likeliest first; adds up to 1
  stories?: { chance: number; lines: Sentence[] }[]                             // the same in full sentences, if few
  next?: string            // what is to be chosen then
  estimate?: boolean       // some cases were drawn
  drawn?: Stroke[]         // what shows why, whether it is possible or not
}
/** What a ruler says; only to whoever measured. */
export interface MeasuredMessage { type: "measured"; re: number; text: Sentence; units?: number; strokes?: Stroke[] }
export interface PongMessage { type: "pong"; re?: number }

export type FromServer = TableMessage | StepMessage | SeatsMessage | StandingMessage | RefusedMessage | AcceptedMessage | VerdictMessage | MeasuredMessage | PongMessage

// ---- Over the socket: client to server. Every message has an id of the client's own, counted up. ----------------------

export type ToServer =
  | { type: "sit"; id: number; promise: string }        // SHA-256 of a nonce of 32 hexadecimal digits, made here
  | { type: "open"; id: number; nonce: string; promised: string[] }   // once all have promised; what they have, by seat
  | { type: "answer"; id: number; request: string; key: string }
  | { type: "probe"; id: number; request: string; key: string }
  | { type: "point"; id: number; request: string; at: string }   // why not that piece, zone or line? (its id or key)
  | { type: "measure"; id: number; from: string; to: string }    // each the id of a piece, or "x,y", or "x,y,level"
  | { type: "stand"; id: number; window: string; how: How; least?: number }   // from now on, for all my seats at this table
  | { type: "undo"; id: number; n: number }              // n: the table as this client knows it
  | { type: "plea"; id: number; n: number }              // ask the others to let me take back more
  | { type: "grant"; id: number; n: number; yes: boolean }
  | { type: "resign"; id: number; n: number }
  | { type: "speak"; id: number; lang: string }          // answered by a whole table
  | { type: "again"; id: number }                        // send the whole table
  | { type: "ping"; id: number }

// ---- Over HTTP -----------------------------------------------------------------------------------------------------
// All under /api; `?lang=en|ja`. A refusal is {"error": Sentence} with status 4xx. What changes something needs the
// header x-csrftoken with the value of the cookie csrftoken (GET /api/me sets it).

export interface Key { key: string }   // Ed25519, 64 hexadecimal digits: records are signed with it
export interface Me { name: string; langs: string[] }                    // GET /api/me; PUT /api/me {name}
export interface Preset {                                               // seats: how many it is made for; armies: they may bring others; options: values of its own
  id: string; title: string; text: string; seats: number; armies: boolean; options?: Record<string, string>
}
export interface TableOption {                                          // a reading of an unclear rule, or a field
  name: string; label: string; text?: string; clause?: string
  values: { value: string; label: string }[]                            // empty: a whole number
  usual: string
  group: "setup" | "ruling"
}
export interface GameInfo {                                             // GET /api/games
  id: string; title: string; line: string; ground: "baize" | "slate" | "dust" | "field"; players: string; minutes: number
  seats: string[]                                                       // all there can be
  fewest: number                                                        // of them that can play
  presets: Preset[]                                                     // the usual one first
  options: TableOption[]
  levels: { id: string; label: string; text: string }[]                 // the Owl's, weakest first
  muster: boolean
  campaign: boolean                                                     // armies can live on from match to match
  faces: Face[]                                                         // some masks, for its picture
}
export interface NewMatch {                                             // POST /api/matches
  game: string
  preset?: string
  armies?: string[]                                                     // one text per seat
  options?: Record<string, string>
  dice?: "seeded" | "typed"
  seats: string[]                                                       // as many as play: "me", "friend", or a level's id
}
export interface NewMatchAnswer { match: string; path: string; invites: string[] }     // 201
export interface LessonInfo {                                           // GET /api/lessons, in the order in which to take them
  id: string; game: string; game_title: string; title: string; about: string; minutes: number; steps: number; face: Face
}
export interface NewLesson { game: string; lesson: string }             // POST /api/lessons, answered like a new match
export interface Rematch { swap: boolean }                             // POST /api/matches/{match}/again, answered like a new one
export interface JoinAnswer { match: string; seat: number; path: string }              // POST /api/join/{invite}
export interface MatchInfo {                                            // GET /api/matches: mine, newest first
  match: string; game: string; title: string; path: string; text: string
  your_turn: boolean; over: boolean; seats: { name: string; who: string }[]; when: string
}
// GET /api/matches/{match}/record   text/plain, the record: whole once it is over, else as your seat may know it
// GET /api/matches/{match}/verify   {"held": Sentence[]} or {"error": Sentence}
export interface Replay {                                               // GET /api/matches/{match}/replay, once it is over
  fixed: Fixed
  seats: { name: string; who: string }[]
  steps: { by?: number; said: string; scene: object; chronicle: ChronicleLine[]; rolls?: Rolled[]; chances?: number[] }[]
  result: Result
}
export interface Clause { id: string; html: string }
export interface Rulebook { game: string; title: string; intro: string; chapters: { title: string; html: string; clauses: Clause[] }[] }
// GET /api/rulebook/{game}

export interface MusterEntry { id: string; card: Card; most: number; add: string; why_not?: Sentence }   // most: so many there are; add: the army with one more
export interface MusterGroup { name: string; face: Face; of: number[]; figures?: Amount[] }              // of: places in `chosen`
export interface Muster {                                               // GET /api/muster/{game}?army=…
  army: string                                                          // the text that a setup takes
  code: string                                                          // to share; "" while it is not legal
  chosen: string[]                                                      // ids in order
  without: string[]                                                     // for each of them: the army without it
  catalogue: MusterEntry[]                                              // all cards; why_not: cannot be added now
  gauges: Amount[]
  faults: Sentence[]                                                    // why it is not legal; empty if it is
  starters: { name: string; army: string }[]
  groups?: MusterGroup[]                                                // how what was chosen belongs together
}
// `army` may be a text, a code, or "" for an empty list. GET /api/muster/{game}/random gives one drawn at random.

export interface NewCampaign {                                          // POST /api/campaigns
  name: string
  game: string
  preset?: string
  armies?: string[]
  options?: Record<string, string>
  dice?: "seeded" | "typed"
  seats: string[]
  scenarios?: string[]                                                  // in order, then they begin again; none: all of the game's
}
export interface NewCampaignAnswer { campaign: string; path: string; table: string; invites: string[] }     // 201; table: its first match
export interface CampaignInfo {                                         // GET /api/campaigns: mine, newest first
  campaign: string; game: string; title: string; name: string; path: string; text: string; when: string
}
export interface CampaignMember {                                       // value of most: how far it has come; steps: the way there, in words
  name: string; face: Face; value: number; most: number; steps: string[]; lines: string[]; gone?: boolean
}
export interface CampaignArmy { owner: number; seat: string; who: string; wins: number; name: string; cause: string; lines: string[]; members: CampaignMember[] }
export interface MemberDeeds { owner: number; name: string; deeds: string[] }
export interface CampaignMatch {                                        // path: the table, or where to watch it
  number: number; title: string; path: string; over: boolean; text: string; deeds: MemberDeeds[]; winner?: number
}
export interface Campaign {                                             // GET /api/campaigns/{campaign}
  campaign: string; name: string; game: string; title: string; ground: "baize" | "slate" | "dust" | "field"
  armies: CampaignArmy[]                                                // by seat
  matches: CampaignMatch[]                                              // the last may still run
  mine: boolean                                                         // whoever asks plays in it
  invites?: string[]                                                    // links for seats that are still open
  why_not?: Sentence                                                    // it cannot go on
}
// POST /api/campaigns/{campaign}/next: the table of the next match, laid now or before; answered like a seat taken.
// GET /api/campaigns/{campaign}/file: text/plain, the campaign as `theomachy campaign show` reads it.
