// The bar keeps to its row as long as it can: what it offers stands closer, then the last dice make room. What is still
// higher takes its height from the board.
const ROW = 150 // pixels, as in request.css
const LEVELS = ['', 'tight', 'crowded']
const PHONE = '(max-width: 720px)'

export function fit(bar: HTMLElement): () => void {
  const phone = matchMedia(PHONE)
  const measure = (): void => {
    for (const level of phone.matches ? [''] : LEVELS) {
      bar.dataset.fit = level
      if (bar.offsetHeight <= ROW) return
    }
  }
  const resized = new ResizeObserver(measure)
  const changed = new MutationObserver(measure)
  resized.observe(bar)
  changed.observe(bar, { subtree: true, childList: true, characterData: true })
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
