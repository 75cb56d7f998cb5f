/** Puts a text on the clipboard. Returns false if the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return byHand(text)
  }
}

/** Copies a selected text, because pages that are not served over https have no clipboard. */
function byHand(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.style.cssText = 'position:fixed;opacity:0'
  document.body.append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  return done
}
