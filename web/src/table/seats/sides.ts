// The sides of a table as its frame shows them: who sits there, with score, clock and face.
import type { Face, Fixed, Piece, Scene, Seat, Track } from '../../wire'

export interface Side {
  seat: number
  owner: number
  name: string
  who: string
  mine: boolean
  kind: Seat['kind']
  agent: string // what `seats` of a new match would say to have it
  here: boolean
  thinking: boolean
  note: string
  face: Face
  score: Track | null
  gain: Track | null
  left?: number // seconds, where people play by a clock
  runs: boolean
  secrets: boolean // at a shared screen: it sees something that the screen does not show
}

export function sides(fixed: Fixed, scene: Scene, seats: Seat[]): Side[] {
  const shared = seats.filter((seat) => seat.mine).length > 1 // at one screen everybody would be "you"
  const alike = (who: string) => seats.length > 2 && seats.filter((seat) => seat.who === who).length > 1 // so would all Owls be the Owl
  return fixed.seats.map((place, seat) => {
    const sitting = seats[seat]
    const track = (place: string) =>
      Object.values(scene.tracks).find((one) => one.place === place && one.owner === seat) ?? null
    return {
      seat,
      owner: place.owner,
      name: place.name,
      who: !sitting || (shared && sitting.mine) || alike(sitting.who) ? place.name : sitting.who,
      mine: sitting?.mine ?? false,
      kind: sitting?.kind ?? 'open',
      agent: sitting?.agent ?? '',
      here: sitting?.here ?? false,
      thinking: sitting?.thinking ?? false,
      note: sitting?.note ?? '',
      left: sitting?.left,
      runs: sitting?.runs ?? false,
      secrets: sitting?.secrets ?? false,
      score: track('score'),
      gain: track('gain'),
      face: faceOf(scene, seat, sitting, place.name),
    }
  })
}

function faceOf(scene: Scene, seat: number, sitting: Seat | undefined, name: string): Face {
  if (sitting?.kind === 'agent') return { mask: 'owl', palette: 'night' }
  const masked = Object.values(scene.pieces).find((piece) => piece.owner === seat && piece.face.mask)
  return masked?.face ?? { letters: name.slice(0, 2), palette: 'steel' }
}

export interface Force {
  id: string
  piece: Piece
  followers: { id: string; piece: Piece }[]
}

/** Returns a seat's pieces that have a plate: those with figures, or cards in a zone of its own. A unit follows its leader. */
export function forces(fixed: Fixed, scene: Scene, seat: number): Force[] {
  const zones = new Set(fixed.zones.filter((zone) => zone.owner === seat).map((zone) => zone.id))
  const found: Force[] = []
  for (const [id, piece] of Object.entries(scene.pieces)) {
    if (piece.owner !== seat || piece.of || !(piece.figures?.length || (piece.card && zones.has(piece.zone)))) continue
    const leader = found.at(-1)
    if (piece.style !== 'champion' && leader?.piece.style === 'champion' && leader.followers.length === 0)
      leader.followers.push({ id, piece })
    else found.push({ id, piece, followers: [] })
  }
  return found
}

const is = (piece: Piece, state: string): boolean => piece.marks?.some((mark) => mark.state === state) ?? false
/** Returns true if a piece has acted this round and is not acting still. */
export const acted = (piece: Piece): boolean => is(piece, 'done') && !is(piece, 'acting')
export const down = (piece: Piece): boolean => is(piece, 'down')

/** Returns the piece that is marked as acting, of one seat or of any. */
export function actor(scene: Scene, seat?: number): string | undefined {
  return Object.entries(scene.pieces).find(
    ([, piece]) => (seat === undefined || piece.owner === seat) && piece.marks?.some((mark) => mark.state === 'acting'),
  )?.[0]
}
