// Small scenes, options and steps, as short as a test wants them.
import type { ChronicleLine, Fixed, Option, Piece, Scene, StepMessage, VerdictMessage, Zone } from '../src/wire'

export const piece = (more: Partial<Piece> = {}): Piece => ({
  name: 'Titus',
  zone: '0,0',
  face: {},
  says: '',
  style: 'champion',
  ...more,
})

export const scene = (pieces: Record<string, Partial<Piece>> = {}, more: Partial<Scene> = {}): Scene => ({
  pieces: Object.fromEntries(Object.entries(pieces).map(([id, given]) => [id, piece(given)])),
  tracks: {},
  status: [],
  ...more,
})

export const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: key, ...more })

export const zone = (id: string, more: Partial<Zone> = {}): Zone => ({ id, label: id, ...more })

export const fixed = (more: Partial<Fixed> = {}): Fixed => ({
  hash: '',
  game: 'made-up',
  title: 'Made up',
  board: 'hexes',
  ground: 'field',
  seats: [
    { name: 'Red', owner: 1 },
    { name: 'Blue', owner: 2 },
  ],
  zones: [],
  cards: {},
  ...more,
})

export const step = (add: ChronicleLine[], more: Partial<StepMessage> = {}): StepMessage => ({
  type: 'step',
  n: 1,
  deed: 'answer',
  scene: {},
  chronicle: { cut: 0, add },
  requests: [],
  seats: [],
  head: '',
  ...more,
})

export const verdict = (more: Partial<VerdictMessage> = {}): VerdictMessage => ({
  type: 'verdict',
  re: 1,
  request: 'r',
  ...more,
})
