// What a drawn board can say about itself, whichever kind it is.
import type { Spotted } from './placing.svelte'
import type { Edge } from './plane'
import type { Spot } from './walk'

export interface Drawing {
  spots: () => Spot[] // all places one can walk to; in pixels of any scale
  zoneAt?: (x: number, y: number) => string | null // for zones that are no elements; client coordinates
  rect?: (zone: string) => DOMRect | undefined
  pointAt?: (x: number, y: number, free: boolean) => Spotted | null // on a plane; free: not the nearest proposal
  edge?: Edge // of a plane: the one that lies below
  reveal?: (spot: Spot) => void
}
