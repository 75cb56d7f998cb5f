// The abilities that every kind of drawn board has.
import type { Option } from '../../wire'
import type { Coordinates, Edge } from '../geometry/plane'
import type { Spot } from '../geometry/walk'

/** A place on a plane that the pointer means. A proposal has its own key, and lies as it is proposed. */
export interface Spotted {
  at: Coordinates
  key?: string
  turn?: number
}

/** An option that proposes a place on the plane. */
export type Proposal = Option & Spotted

export const isProposal = (option: Option): option is Proposal => option.at !== undefined

export interface Drawing {
  spots: () => Spot[] // all places one can walk to; in pixels of any scale
  zoneAt?: (x: number, y: number) => string | null // for zones that are no elements; client coordinates
  rect?: (zone: string) => DOMRect | undefined
  pointAt?: (x: number, y: number, free: boolean) => Spotted | null // on a plane; free: not the nearest proposal
  edge?: Edge // of a plane: the one that lies below
  reveal?: (spot: Spot) => void
}
