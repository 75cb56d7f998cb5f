// Keys of the table. Words being typed, and anything with Ctrl, Alt or Meta, are left alone.

interface Table {
  deeds: Record<string, () => boolean | void>
  choose: (n: number) => boolean
  type: (face: string) => boolean
  stage: HTMLElement | undefined
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
/** Keys that may be held down: they walk, scroll, zoom, turn or delete. Any other key means something once. */
const HELD = [...ARROWS, 'Tab', 'PageUp', 'PageDown', 'Home', 'End', 'Backspace', '+', '=', '-', 'q', 'e']

/** Handles a key; returns true if it meant something. */
export function keyed(event: KeyboardEvent, table: Table): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest('input, textarea, select, dialog') && event.key !== 'Escape') return false
  if (event.repeat && !HELD.includes(event.key)) return true
  if (event.key === 'Tab') return tab(target, event.shiftKey)
  if (table.type(event.key)) return true
  if (/^[1-9]$/.test(event.key)) return table.choose(Number(event.key) - 1)
  if (ARROWS.includes(event.key) || event.key === '?')
    return !table.stage?.contains(target) && toBoard(event, table.stage)
  if (event.key === ' ' && target.closest('button, a, summary') && !target.closest('#question')) {
    const deed = table.deeds[' ']
    return deed?.() !== false
  }
  const deed = table.deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  return deed !== undefined && deed() !== false
}

/** Moves Tab through the options first; past the last one Tab goes on as on any page. */
function tab(target: Element, back: boolean): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('.request .opt')]
  const at = all.indexOf(target as HTMLElement)
  const outside = target === document.body || target.id === 'question' || target.closest('.stage') !== null
  if (at < 0 && !outside) return false
  const next = at < 0 ? (back ? all.at(-1) : all[0]) : all[at + (back ? -1 : 1)]
  next?.focus()
  return next !== undefined
}

/** Hands a key of the board's own to the element of the board that Tab would reach. */
function toBoard(event: KeyboardEvent, stage: HTMLElement | undefined): boolean {
  const door = stage?.querySelector<HTMLElement>('[data-at][tabindex="0"]')
  if (!door) return false
  if (ARROWS.includes(event.key)) door.focus()
  else door.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
  return true
}
