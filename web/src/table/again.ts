// Another match by the same agreement, with everybody one seat further.
import type { NewMatchAnswer, Rematch } from '../wire'
import { post } from '../lib/api'

export async function again(match: string): Promise<string> {
  const order: Rematch = { swap: true }
  return (await post<NewMatchAnswer>(`/matches/${match}/again`, order)).path
}
