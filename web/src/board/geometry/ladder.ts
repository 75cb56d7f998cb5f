// A ladder among the tracks: along it lie the markers of the seats, one from each end.
import type { Scene, Track } from '../../wire'

interface Rungs {
  track: Track
  lies: boolean // whether its own token is on it
  id: string
  spaces: number
  markers: [string, Track][] // lowest first
  ends: (number | undefined)[] // the seat at the start and the seat at the end
  round?: Track
}

export function ladder(scene: Scene): Rungs | null {
  const found = Object.entries(scene.tracks).find(([, track]) => track.place === 'ladder' && !track.on)
  if (!found) return null
  const [id, track] = found
  const markers = Object.entries(scene.tracks)
    .filter(([, other]) => other.on === id)
    .sort(([, a], [, b]) => a.value - b.value)
  const owned = markers.filter(([, marker]) => marker.owner !== undefined)
  const ends = owned.length > 1 ? [owned[0], owned.at(-1)].map((marker) => marker?.[1].owner) : []
  const round = Object.values(scene.tracks).find((other) => other.place === 'round')
  return { id, track, lies: track.value >= 0, spaces: (track.most ?? 0) + 1, markers, ends, round }
}
