// Grounds are drawn once, as one picture: nothing of them is drawn again when a piece moves.
import { corners, outline, type Grid, type Point } from '../geometry/hexes'

/** Returns a source of numbers between 0 and 1 that follow from a seed, so that a ground always looks the same. */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const STONES = {
  slate: [
    ['#4b5663', '#353e4a'],
    ['#525b65', '#3a424c'],
    ['#465260', '#303a47'],
    ['#4c5560', '#38414b'],
  ],
  baize: [
    ['#2c5e50', '#1f4a3e'],
    ['#2f6455', '#224f43'],
    ['#295849', '#1c453a'],
    ['#306050', '#234c40'],
  ],
  dust: [
    ['#9a6b46', '#7b5234'],
    ['#a0714b', '#805739'],
    ['#946542', '#754d30'],
    ['#996e4c', '#7c563a'],
  ],
  field: [
    ['#6f6d44', '#545636'],
    ['#75724a', '#5a5b3b'],
    ['#69693f', '#4f5232'],
    ['#716e48', '#57583a'],
  ],
} satisfies Record<string, [string, string][]>
const KEY = 'M0 8.2h3.500V1h11v5.400H7.200V3.800h3.600M14.500 8.200H18'
const DEFS = `
<linearGradient id="bronze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a6a3d"/><stop offset=".5" stop-color="#4d3b22"/><stop offset="1" stop-color="#33271a"/></linearGradient>
<radialGradient id="lamp" cx=".46" cy=".4" r=".75"><stop offset="0" stop-color="#ffe9c0" stop-opacity=".2"/><stop offset=".5" stop-color="#ffdca0" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>
<pattern id="key" width="18" height="9" patternUnits="userSpaceOnUse"><path d="${KEY}" fill="none" stroke="#c5985a" stroke-width="1.1"/></pattern>`

export interface Frame {
  width: number
  height: number
  bed: { x: number; y: number; width: number; height: number }
}

/** Draws a bronze frame with the Greek key, and the bed inside it. */
function frame({ width, height, bed }: Frame): string {
  const key = (y: number) =>
    `<g transform="translate(12 ${y})"><rect width="${Math.floor((width - 24) / 18) * 18}" height="9" fill="url(#key)" opacity=".7"/></g>`
  return `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="16" fill="url(#bronze)" stroke="#1a130b" stroke-width="2"/>
<rect x="2.5" y="2.5" width="${width - 5}" height="${height - 5}" rx="16" fill="none" stroke="#e2bd7c" stroke-opacity=".35"/>${key(6)}${key(height - 16)}
<rect x="${bed.x}" y="${bed.y}" width="${bed.width}" height="${bed.height}" rx="10" fill="#15181e" stroke="#0a0b0e" stroke-width="3"/>`
}

/** Draws a compass carved into the ground. */
export function compass({ x, y }: Point, r: number, colour: string): string {
  const rays = Array.from(
    { length: 12 },
    (_, k) => `<path d="M0 ${-r * 0.91}v${-r * 0.045}M0 ${-r * 0.595}l5 9-5 60-5-60z" transform="rotate(${k * 30})"/>`,
  ).join('')
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}"><circle r="${r}" stroke-width="2"/><circle r="${r * 0.955}" stroke-width="8" stroke-dasharray="2 11"/><circle r="${r * 0.573}" stroke-width="1.5"/>${rays}</g>`
}

function crack(hex: Point, chance: () => number): string {
  let angle = chance() * Math.PI * 2
  let [x, y] = [
    hex.x - Math.cos(angle) * 14 + (chance() - 0.5) * 10,
    hex.y - Math.sin(angle) * 14 + (chance() - 0.5) * 10,
  ]
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`
  for (let k = 0; k < 3; k++) {
    angle += (chance() - 0.5) * 1.3
    ;[x, y] = [x + Math.cos(angle) * 9, y + Math.sin(angle) * 9]
    path += `L${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return path
}

/** Returns true if a table has a row of this name. */
const isKnown = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table

const line = (points: Point[]) => `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}`

/** Returns carved hexes in their frame as the source of a picture. */
export function hexGround(grid: Grid, at: Point, around: Frame, ground: string): string {
  const stones = isKnown(STONES, ground) ? STONES[ground] : STONES.slate
  const chance = chances(grid.hexes.size)
  const faces = stones.map(() => '')
  let [light, dark, cracks, numbers] = ['', '', '', '']
  for (const hex of grid.hexes.values()) {
    numbers += `<text x="${hex.x.toFixed(1)}" y="${(hex.y + 22).toFixed(1)}">${hex.id}</text>`
    faces[Math.floor(chance() * stones.length)] += `<path d="${outline(hex, 1)}"/>`
    const edge = corners(hex, 1.6)
    light += line([...edge.slice(3), ...edge.slice(0, 1)])
    dark += line(edge.slice(0, 4))
    if (chance() < 0.24) cracks += crack(hex, chance)
  }
  const gradients = stones.map(
    ([from, to], k) =>
      `<linearGradient id="s${k}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  const middle = { x: grid.width / 2, y: grid.height / 2 }
  return picture(
    around.width,
    around.height,
    `<defs>${DEFS}${gradients.join('')}</defs>${frame(around)}
<g transform="translate(${at.x} ${at.y})">${faces.map((some, k) => `<g fill="url(#s${k})">${some}</g>`).join('')}
<g fill="none"><path d="${cracks}" stroke="#0b0d12" stroke-opacity=".5" stroke-width="1.3"/><path d="${light}" stroke="#fff" stroke-opacity=".13" stroke-width="1.3"/><path d="${dark}" stroke="#000" stroke-opacity=".38" stroke-width="1.6"/></g>
${compass(middle, Math.min(grid.width, grid.height) * 0.44, '#e9dcc021')}
<g fill="#f3e3bd" fill-opacity=".55" font-family="sans-serif" font-size="8.5" text-anchor="middle">${numbers}</g></g>
<rect x="${around.bed.x}" y="${around.bed.y}" width="${around.bed.width}" height="${around.bed.height}" rx="10" fill="url(#lamp)"/>`,
  )
}

interface Country {
  light: string
  middle: string
  dark: string
  spots: string[]
  blades: string[]
}

const OPEN = {
  dust: {
    light: '#b07e55',
    middle: '#8d5f3b',
    dark: '#4f3421',
    spots: ['#a5744c', '#7c5334', '#94683f'],
    blades: ['#5f3f27', '#6d4a2e'],
  },
  field: {
    light: '#7b7549',
    middle: '#5a5a3a',
    dark: '#3b4130',
    spots: ['#6e6a43', '#55603a', '#4a4f35', '#7d7a4e'],
    blades: ['#8a9455', '#bdb072', '#a5a564'],
  },
  slate: {
    light: '#525b65',
    middle: '#3d4651',
    dark: '#262d36',
    spots: ['#4b5663', '#394350', '#465260'],
    blades: ['#2a313b', '#5d6671'],
  },
  baize: { light: '#1e4a40', middle: '#12302a', dark: '#0a1714', spots: ['#1c463c', '#163a32'], blades: ['#245246'] },
} satisfies Record<string, Country>

/** Returns open country in its frame as the source of a picture: patches, tufts and stones under a lamp. */
export function openGround(around: Frame, ground: string): string {
  const { light, middle, dark, spots, blades }: Country = isKnown(OPEN, ground) ? OPEN[ground] : OPEN.field
  const { bed } = around
  const chance = chances(Math.round(bed.width * 7 + bed.height))
  const pick = (from: string[]) => from[Math.floor(chance() * from.length)]
  const many = (n: number, draw: (x: number, y: number) => string) =>
    Array.from({ length: n }, () => draw(chance() * bed.width, chance() * bed.height)).join('')
  const size = (bed.width * bed.height) / 5e5
  const patches = many(
    36 * size,
    (x, y) =>
      `<ellipse cx="${x | 0}" cy="${y | 0}" rx="${(40 + chance() * 90) | 0}" ry="${(30 + chance() * 50) | 0}" fill="${pick(spots)}" opacity="${(0.1 + chance() * 0.14).toFixed(2)}" transform="rotate(${(chance() * 80 - 40) | 0} ${x | 0} ${y | 0})"/>`,
  )
  const tufts = many(
    60 * size,
    (x, y) =>
      `<path d="M${x | 0} ${y | 0}l-3-7m3 7l1-8m-1 8l4-6" stroke="${pick(blades)}" stroke-width="1.2" opacity=".4" stroke-linecap="round"/>`,
  )
  const pebbles = many(
    26 * size,
    (x, y) =>
      `<ellipse cx="${x | 0}" cy="${y | 0}" rx="${(2 + chance() * 3).toFixed(1)}" ry="${(1.5 + chance() * 2).toFixed(1)}" fill="#cfc3a5" opacity=".28"/>`,
  )
  return picture(
    around.width,
    around.height,
    `<defs>${DEFS}
<radialGradient id="open" cx=".45" cy=".4" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<radialGradient id="night" cx=".46" cy=".46" r=".72"><stop offset="0" stop-opacity="0"/><stop offset=".62" stop-color="#06080a" stop-opacity=".12"/><stop offset="1" stop-color="#06080a" stop-opacity=".6"/></radialGradient>
<clipPath id="bed"><rect width="${bed.width}" height="${bed.height}" rx="10"/></clipPath></defs>${frame(around)}
<g transform="translate(${bed.x} ${bed.y})" clip-path="url(#bed)"><rect width="${bed.width}" height="${bed.height}" fill="url(#open)"/>${patches}${tufts}${pebbles}<rect width="${bed.width}" height="${bed.height}" fill="url(#night)"/></g>`,
  )
}

function picture(width: number, height: number, inside: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
