// Screens too small for board, forces, card and chronicle together: such a screen shows one of them at a time.

/** A screen on which the question stands below the board. */
const NARROW = '(max-width: 720px)'
/** A screen so low that the question stands beside the board: a phone held sideways, a low window, a small tablet. */
const LOW =
  '(orientation: landscape) and (max-height: 589px), (min-width: 721px) and (max-width: 900px) and (max-height: 979px)'

/** Marks the page as that of a small screen, by the classes `phone` and `side`, and tells `told`. Returns a function that stops it. */
export function follow(told: (phone: boolean) => void, low = LOW): () => void {
  const { classList } = document.documentElement
  const queries = [matchMedia(NARROW), matchMedia(low)]
  const look = (): void => {
    const phone = queries.some((query) => query.matches)
    classList.toggle('phone', phone)
    classList.toggle('side', queries[1]!.matches)
    told(phone)
  }
  look()
  for (const query of queries) query.addEventListener('change', look)
  return () => {
    for (const query of queries) query.removeEventListener('change', look)
    classList.remove('phone', 'side')
  }
}

/** Returns true on a screen that shows one part at a time. */
export const isPhone = (): boolean => document.documentElement.classList.contains('phone')
