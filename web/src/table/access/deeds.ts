// The action of each key at a table. An action that returns false does nothing now.
import type { TableView } from '../state/view.svelte'

type Deed = () => boolean | void

export function deedsOf(table: TableView): Record<string, Deed> {
  const { live, looking, panels, privacy } = table
  return {
    z: () => {
      if (live.undo?.may) live.takeBack()
      else if (live.undo?.reason) panels.notice(live.undo.reason)
    },
    o: () => {
      const option = table.options.find(({ key }) => key === looking.hot) ?? table.options[0]
      if (option) void looking.odds(option, looking.boxOf(option))
    },
    a: () => (table.mine && live.options.hints ? void looking.hints(null) : false),
    i: () => panels.reach('card', '.rail-right .card button, .rail-right .card summary'),
    f: () => {
      if (!panels.phone && innerWidth <= 1200) panels.over = 'forces'
      else panels.reach('forces', '.rail-left .plate button')
    },
    c: () => panels.reach('log', '.log'),
    y: () => table.bar?.reply(true) ?? false,
    n: () => table.bar?.reply(false) ?? false,
    p: () => table.setUpThis(),
    u: () => table.setUp(),
    r: () => live.playback.again(),
    g: () => table.showAnswer(),
    q: () => table.board?.turn(-1) ?? false,
    e: () => table.board?.turn(1) ?? false,
    m: () => (table.fixed?.board === 'plane' ? table.measure() : false),
    v: () => privacy.hide() || privacy.ask(privacy.keepers[0]?.seat),
    t: () => void (panels.text = !panels.text),
    h: () => void (panels.over = 'keys'),
    s: () => (live.company.phrases.length > 0 ? void (panels.over = 'phrases') : false),
    ' ': () => {
      if (!live.playback.busy) return false
      live.playback.cut()
    },
    Escape: () => {
      if (panels.rule) panels.rule = null
      else if (looking.pop) looking.close()
      else if (privacy.hide()) return
      else if (table.board?.cancel()) return
      else if (panels.ruling) panels.ruling = false
      else if (panels.text) panels.text = false
      else if (!table.bar?.back()) table.opened = null
    },
  }
}
