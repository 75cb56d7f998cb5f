// Fits a part of the screen into its room: it takes the first level at which it fits, else the last one. Its style says
// what each level looks like, by [data-fit]. On a phone everything scrolls.
import { isPhone } from '../../lib/browser/phone'

export function fit(levels: string[], fits: (part: HTMLElement) => boolean): (part: HTMLElement) => () => void {
  return (part) => {
    const measure = (): void => {
      for (const level of isPhone() ? levels.slice(0, 1) : levels) {
        part.dataset.fit = level
        if (fits(part)) return
      }
    }
    const resized = new ResizeObserver(measure)
    const changed = new MutationObserver(measure)
    resized.observe(part)
    changed.observe(part, { subtree: true, childList: true, characterData: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }
}
