import { describe, expect, it } from 'vitest'
import { Playback } from '../../src/table/playback/playback.svelte'
import type { ChronicleLine, Rolled, TableMessage } from '../../src/wire'
import { scene, step } from '../kit'

const line = (text: string, more: Partial<ChronicleLine> = {}): ChronicleLine => ({ text, ...more })
const thrown = (text: string): ChronicleLine => line(text, { kind: 'roll' })
const rolled = (face: string, question = ''): Rolled => ({ faces: [face], question, seat: 0 })

/** A table as it is sent whole, with the dice that fell last. */
const table = (chronicle: ChronicleLine[], rolls: Rolled[] = []): TableMessage =>
  ({ type: 'table', scene: scene(), chronicle, rolls }) as unknown as TableMessage

/** A playback at which nothing travels, and what it has shown once all is. */
function still() {
  const playback = new Playback({
    still: () => true,
    moves: () => {},
    falls: () => {},
    stands: () => {},
    ends: () => done(),
  })
  let done = (): void => {}
  const shown = (add: () => void): Promise<void> =>
    new Promise((resolve) => {
      done = resolve
      add()
    })
  return { playback, shown }
}

describe('the tray', () => {
  it('says what lies in it in the language of the table', () => {
    const { playback } = still()
    playback.reset(table([thrown('Red rolls 4')], [rolled('4', 'Initiative')]))
    const { number } = playback.thrown!
    playback.reset(table([thrown('赤は4を出した')], [rolled('4', '主導権')]))
    expect(playback.thrown!.roll.question).toBe('主導権')
    expect(playback.thrown!.number).toBe(number) // the same dice: they do not fall again
    expect(playback.thrown!.falling).toBe(false)
  })

  it('is empty at a table where nothing was thrown', () => {
    const { playback } = still()
    playback.reset(table([thrown('Red rolls 4')], [rolled('4')]))
    playback.reset(table([]))
    expect(playback.thrown).toBeNull()
  })

  it('shows the throw before, once the last one is taken back', async () => {
    const { playback, shown } = still()
    playback.reset(table([]))
    await shown(() => playback.add(step([thrown('first')], { rolls: [rolled('2')] })))
    await shown(() =>
      playback.add(
        step([line('moves'), thrown('second')], {
          rolls: [rolled('6')],
          chronicle: { cut: 1, add: [line('moves'), thrown('second')] },
        }),
      ),
    )
    expect(playback.thrown!.roll.faces).toEqual(['6'])
    await shown(() => playback.add(step([], { deed: 'undo', chronicle: { cut: 1, add: [] } })))
    expect(playback.thrown!.roll.faces).toEqual(['2'])
    await shown(() => playback.add(step([], { deed: 'undo', chronicle: { cut: 0, add: [] } })))
    expect(playback.thrown).toBeNull()
  })

  it('keeps its dice when something else is taken back', async () => {
    const { playback, shown } = still()
    playback.reset(table([]))
    await shown(() => playback.add(step([thrown('first')], { rolls: [rolled('2')] })))
    await shown(() => playback.add(step([line('moves')], { chronicle: { cut: 1, add: [line('moves')] } })))
    await shown(() => playback.add(step([], { deed: 'undo', chronicle: { cut: 1, add: [] } })))
    expect(playback.thrown!.roll.faces).toEqual(['2'])
  })
})
