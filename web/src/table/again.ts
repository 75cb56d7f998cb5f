// Another match like this one, with the sides swapped. What was agreed is known in words; the game's list tells what they mean.
import type { GameInfo, NewMatch, NewMatchAnswer, Seat } from '../wire'
import { get, post } from '../lib/api'
import type { Live } from './live.svelte'

export async function again(live: Live): Promise<string> {
  const game = live.fixed!.game
  const info = (await get<GameInfo[]>('/games')).find((one) => one.id === game)
  const match: NewMatch = { game, seats: live.seats.map((seat) => sits(seat, info)).reverse(), dice: live.options.own_dice ? 'typed' : 'seeded', options: {} }
  for (const { label, value } of live.options.setup) {
    const option = info?.options.find((one) => one.label === label)
    const meant = option?.values.length ? option.values.find((one) => one.label === value)?.value : value
    if (option && meant !== undefined) match.options![option.name] = meant
  }
  return (await post<NewMatchAnswer>('/matches', match)).path
}

function sits(seat: Seat, info: GameInfo | undefined): string {
  if (seat.mine) return 'me'
  if (seat.kind !== 'agent') return 'friend'
  const levels = info?.levels ?? []
  return (levels.find((level) => seat.who.includes(level.label)) ?? levels[0])?.id ?? 'friend'
}
