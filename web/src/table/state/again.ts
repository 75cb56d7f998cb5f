// Another match by the same agreement, with everybody one seat further.
import type { NewMatchAnswer, Rematch } from '../../wire'
import { post, remove } from '../../lib/host/api'

export async function again(match: string): Promise<string> {
  const order: Rematch = { swap: true }
  return (await post<NewMatchAnswer>(`/matches/${match}/again`, order)).path
}

/** Declines the rematch that others have offered. */
export async function decline(match: string): Promise<void> {
  await remove(`/matches/${match}/again`)
}
