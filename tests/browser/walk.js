// What is wrong with how a page lies on the screen, as a list of { kind, what, text, why }: things covered by others,
// text that is cut or runs into other text, a page that scrolls sideways, small targets, too little contrast.
() => {
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]'
  const PRIMARY = '.btn, .opt, .tabs button' // what a finger has to hit on a phone
  const OVER = 'dialog, [role=dialog], .ending, .curtain, .invite, section.text, .stage > .rail' // over all else
  const [POINTER, FINGER, PHONE] = [24, 44, 720]
  const [ENOUGH, ENOUGH_LARGE] = [4.5, 3]
  const SCREENS = 4 // of a long page
  const SLACK = 2 // pixels that nobody sees
  const faults = []
  const said = new Set()

  const everywhere = document.createElement('style') // what lets the pointer through is seen all the same
  everywhere.textContent =
    '* { pointer-events: auto !important; animation: none !important; transition: none !important }'

  const words = (element) =>
    (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ').slice(0, 48)
  const name = (element) => {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-')).slice(0, 3)
    return element.tagName.toLowerCase() + classes.map((one) => `.${one}`).join('')
  }
  const path = (element) => {
    const names = []
    for (let one = element; one && one !== document.body && names.length < 3; one = one.parentElement)
      names.unshift(name(one))
    return names.join(' > ')
  }
  const fault = (kind, element, why = '') => {
    const found = { kind, what: path(element), text: words(element), why }
    const key = `${kind} ${found.what}` // of several alike one is enough
    if (!said.has(key)) faults.push(found)
    said.add(key)
  }

  // ---- what is seen ----

  const modal = document.querySelector('dialog:modal') // nothing else can be reached
  const seen = new Map()
  function isSeen(element) {
    if (!seen.has(element)) {
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const meant = !element.closest('.sr, .skip, [inert], .float') && !isForEars(element) // a float is on its way
      seen.set(element, shown && meant && (!modal || modal.contains(element)))
    }
    return seen.get(element)
  }
  const isForEars = (element) => getComputedStyle(element).clipPath === 'inset(50%)'
  const onSheet = (element) => element.closest('.sheet') !== null // a board that is looked at through a window
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const hides = (value) => value === 'hidden' || value === 'clip'

  const styles = new Map()
  function styleOf(element) {
    if (!styles.has(element)) {
      const { display, overflowX, overflowY, position } = getComputedStyle(element)
      const none = display === 'contents' // such an element has no box that could cut anything
      styles.set(element, { overflowX: none ? 'visible' : overflowX, overflowY: none ? 'visible' : overflowY, position })
    }
    return styles.get(element)
  }

  /** The part of a box that those around it leave; and what else they would show if somebody scrolled. */
  function cut(box, element) {
    let { left, top, right, bottom } = box
    let [cutX, cutY, scrolled] = [null, null, false]
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX: x, overflowY: y, position } = styleOf(one)
      if (position === 'fixed' && one !== element) break
      if (x === 'visible' && y === 'visible') continue
      const around = one.getBoundingClientRect()
      if (x !== 'visible') {
        if (left < around.left - SLACK || right > around.right + SLACK) scrolls(x) ? (scrolled = true) : (cutX ??= one)
        ;[left, right] = [Math.max(left, around.left), Math.min(right, around.right)]
      }
      if (y !== 'visible') {
        if (top < around.top - SLACK || bottom > around.bottom + SLACK) scrolls(y) ? (scrolled = true) : (cutY ??= one)
        ;[top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
      }
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top, cutX, cutY, scrolled }
  }
  const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight

  // ---- colours ----

  const NONE = [0, 0, 0, 0]
  const COLOUR = /rgba?\([^)]*\)|color\(srgb [^)]*\)|transparent/g
  function parse(text) {
    if (!text || text === 'transparent') return NONE
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?%?/g) ?? []).map((one) =>
      one.endsWith('%') ? parseFloat(one) / 100 : parseFloat(one),
    )
    const [r, g, b, a = 1] = numbers
    return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a]
  }
  const over = ([r, g, b, a], below) => [r, g, b].map((one, k) => one * a + below[k] * (1 - a))
  const light = (colour) => {
    const [r, g, b] = colour.map((one) => {
      const c = Math.min(1, Math.max(0, one / 255))
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const solid = (style) => parse(style.backgroundColor)[3] >= 0.8 || /gradient/.test(style.backgroundImage)

  /** Whether something is painted over an element, or under what it holds, that nobody can point at. */
  const paintings = new Map()
  function isPainted(element) {
    if (!paintings.has(element)) {
      const found = ['::before', '::after'].some((name) => {
        const { content, backgroundColor, backgroundImage, position } = getComputedStyle(element, name)
        return (
          content !== 'none' && position === 'absolute' && (backgroundImage !== 'none' || parse(backgroundColor)[3] > 0)
        )
      })
      paintings.set(element, found)
    }
    return paintings.get(element)
  }

  /** The colours of each gradient that an element is painted with, the uppermost first. */
  const gradients = (image) =>
    image
      .split(/(?=(?:repeating-)?(?:linear|radial|conic)-gradient\()/)
      .map((gradient) => (gradient.match(COLOUR) ?? []).map(parse))
      .filter((stops) => stops.length > 0)

  /** The darkest and the lightest ground that lies below a text; null if it is a picture. */
  function groundBelow(element, x, y) {
    const stack = document.elementsFromPoint(x, y)
    const layers = []
    if (!stack.includes(element)) return null
    for (const layer of stack.slice(stack.indexOf(element))) {
      const style = getComputedStyle(layer)
      if (layer.matches('img, canvas, svg, svg *') || style.backgroundImage.includes('url(') || isPainted(layer))
        return null
      if (style.backgroundClip === 'text') return null
      const colour = parse(style.backgroundColor)
      const own = [...gradients(style.backgroundImage), ...(colour[3] > 0 ? [[colour]] : [])]
      layers.push(...own)
      if (own.some((stops) => stops.every((stop) => stop[3] === 1))) break
    }
    let found = [[255, 255, 255]]
    for (const colours of layers.reverse()) {
      found = found.flatMap((below) => colours.map((colour) => over(colour, below)))
      if (found.length > 2) {
        const sorted = found.sort((a, b) => light(a) - light(b))
        found = [sorted[0], sorted.at(-1)]
      }
    }
    return found
  }
  const opacity = (element) => {
    let product = 1
    for (let one = element; one; one = one.parentElement) product *= Number(getComputedStyle(one).opacity)
    return product
  }

  function checkContrast({ element, rest }) {
    if (element.closest('svg, [disabled], [aria-disabled=true], .faded')) return true
    const [x, y] = [rest.left + rest.width / 2, rest.top + rest.height / 2]
    if (!inWindow(x, y)) return false
    const ground = groundBelow(element, x, y)
    if (!ground) return true
    const style = getComputedStyle(element)
    const colour = parse(style.color)
    const ink = [colour[0], colour[1], colour[2], colour[3] * opacity(element)]
    const least = Math.min(...ground.map((below) => contrast(over(ink, below), below)))
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    if (least < (large ? ENOUGH_LARGE : ENOUGH) - 0.05) fault('contrast', element, least.toFixed(2))
    return true
  }

  // ---- targets ----

  /** What lies at a point, and whether it is a thing itself or a part of it. */
  const hits = (element, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element)) ? null : hit
  }

  /** A popover may lie over much, but not over what can be chosen. */
  function isOver(above, element, last) {
    return (
      isFloating(above, element, last) &&
      !(above.closest('.pop, .toast') && element.matches('.can, .zone, .option, .opt, .btn'))
    )
  }

  function checkTarget(element, last) {
    const label = element.closest('label')
    const shown = element.matches('input') && label ? label : element
    const { top, bottom } = shown.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight || !isSeen(shown) || element.closest('.mini, .skip')) return
    const whole = shown.getBoundingClientRect()
    const box = cut(whole, shown.parentElement)
    if (box.width < 1 || box.height < 1) return
    const lost = Math.max(whole.width - box.width, whole.height - box.height)
    if (lost > 3 && !box.scrolled && !onSheet(element))
      fault('cut', element, `${lost.toFixed()} px of it, by ${path(box.cutX ?? box.cutY)}`)
    const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2]
    const within = x > box.left + SLACK && x < box.right - SLACK && y > box.top + SLACK && y < box.bottom - SLACK
    const open = inWindow(x, y) && within
    if (open) {
      const above = hits(element, x, y)
      const board = onSheet(element)
      const meant = !board || element.matches('.can, .zone, .option')
      const stays = above && ((board && onSheet(above)) || isOver(above, element, last))
      if (above && !stays && meant) fault('covered', element, `by ${path(above)}`)
    }
    checkSize(element, shown, whole, open ? [x, y] : null)
  }

  function checkSize(element, shown, box, middle) {
    if (onSheet(element) && !element.matches('.can')) return
    const style = getComputedStyle(shown)
    if (style.display === 'inline' && element.matches('a, button') && !onSheet(element)) return // in a sentence
    const least = innerWidth <= PHONE && element.matches(PRIMARY) && !onSheet(element) ? FINGER : POINTER
    if (Math.min(box.width, box.height) >= least - 0.5) return
    if (middle && !onSheet(element)) {
      const far = least / 2 - 1
      const [x, y] = middle
      const around = [
        [far, 0],
        [-far, 0],
        [0, far],
        [0, -far],
      ]
      if (around.every(([dx, dy]) => inWindow(x + dx, y + dy) && !hits(shown, x + dx, y + dy))) return
    }
    fault('small', element, `${box.width.toFixed()} × ${box.height.toFixed()}, not ${least}`)
  }

  // ---- texts ----

  function texts() {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || element.matches('script, style, option, title')) continue
      const around = element.getBoundingClientRect()
      if (around.bottom < 0 || around.top > innerHeight || !isSeen(element)) continue
      range.selectNodeContents(node)
      const boxes = element.matches('kbd') ? [around] : range.getClientRects() // a key has an edge of its own
      for (const box of boxes) {
        if (box.width < 2 || box.height < 2) continue
        const rest = cut(box, element)
        found.push({ node, element, box, rest })
      }
    }
    return found
  }

  const told = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (one.title || one.getAttribute('aria-label')) return true
    return false
  }

  function checkCut({ element, box, rest }) {
    if (onSheet(element) || element.closest('svg, .mini, .sr')) return
    const side = rest.cutX && (box.left < rest.left - SLACK || box.right > rest.right + SLACK) && !rest.scrolled
    if (side && !(getComputedStyle(rest.cutX).textOverflow === 'ellipsis' && told(rest.cutX)))
      fault('cut', element, `at the side, by ${path(rest.cutX)}`)
    const lost = Math.max(rest.top - box.top, box.bottom - rest.bottom)
    if (
      rest.cutY &&
      lost > Math.max(SLACK, box.height * 0.25) &&
      !rest.scrolled &&
      !(isClamped(rest.cutY) && told(rest.cutY))
    )
      fault('cut', element, `${lost.toFixed()} px of its height, by ${path(rest.cutY)}`)
    if (rest.width > 0 && rest.height > 0 && !rest.scrolled && (rest.left < -SLACK || rest.right > innerWidth + SLACK))
      fault('outside', element)
  }
  const isClamped = (element) => getComputedStyle(element).webkitLineClamp !== 'none'

  function checkOverlaps(all) {
    const boxes = all.filter(({ rest }) => rest.width > 3 && rest.height > 3 && inWindow(rest.left + 1, rest.top + 1))
    boxes.sort((a, b) => a.rest.top - b.rest.top)
    for (const [k, one] of boxes.entries()) {
      for (let j = k + 1; j < boxes.length && boxes[j].rest.top < one.rest.bottom - 3; j++) {
        const other = boxes[j]
        if (other.node === one.node || other.element.contains(one.element) || one.element.contains(other.element))
          continue
        const width = Math.min(one.rest.right, other.rest.right) - Math.max(one.rest.left, other.rest.left)
        const height = Math.min(one.rest.bottom, other.rest.bottom) - Math.max(one.rest.top, other.rest.top)
        if (width < 3 || height < Math.min(one.rest.height, other.rest.height) * 0.35) continue
        const x = Math.max(one.rest.left, other.rest.left) + width / 2
        const y = Math.max(one.rest.top, other.rest.top) + height / 2
        if (bothSeen(one.element, other.element, x, y))
          fault('overlap', one.element, `with ${path(other.element)} “${words(other.element)}”`)
      }
    }
  }

  /** Whether nothing solid lies between two things that meet at a point. */
  function bothSeen(one, other, x, y) {
    if (!inWindow(x, y)) return false
    const stack = document.elementsFromPoint(x, y)
    const [a, b] = [stack.indexOf(one), stack.indexOf(other)]
    if (a < 0 || b < 0) return false
    const lower = stack[Math.max(a, b)]
    return !stack.slice(0, Math.max(a, b)).some((layer) => solid(getComputedStyle(layer)) && !layer.contains(lower))
  }

  /** Text that something lies on: a picture, or what has a ground of its own. */
  function checkUnder({ element, rest }, last) {
    if (onSheet(element) || element.closest('svg, .mini') || rest.width < 8 || rest.height < 6) return
    const y = rest.top + rest.height / 2
    for (const x of [rest.left + 4, rest.left + rest.width / 2, rest.right - 4]) {
      if (!inWindow(x, y)) continue
      const stack = document.elementsFromPoint(x, y)
      const above = stack.slice(0, Math.max(0, stack.indexOf(element))).find((layer) => {
        if (layer.contains(element) || element.contains(layer)) return false
        const { left, right, top, bottom } = layer.getBoundingClientRect() // its own box, not what it catches
        return (
          x >= left &&
          x <= right &&
          y >= top &&
          y <= bottom &&
          (solid(getComputedStyle(layer)) || layer.matches('img, canvas, svg *'))
        )
      })
      if (above && !isFloating(above, element, last)) return fault('under', element, path(above))
    }
  }

  /** Whether a thing may lie over another: it was opened for a while, or the page can be scrolled from under it. */
  function isFloating(above, element, last) {
    const open = above.closest(`${OVER}, .pop, .toast, .plea, .round-banner`)
    if (open && !open.contains(element)) return true
    for (let one = above; one && one !== document.body; one = one.parentElement) {
      if (one.contains(element)) return false
      if (/fixed|sticky/.test(getComputedStyle(one).position))
        return !last || one.getBoundingClientRect().top < innerHeight / 2
    }
    return false
  }

  // ---- the walk ----

  const began = [scrollX, scrollY]
  const most = Math.max(0, document.documentElement.scrollHeight - innerHeight)
  if (document.documentElement.scrollWidth > innerWidth)
    fault('sideways', document.body, `${document.documentElement.scrollWidth} px wide`)
  const step = innerHeight * 0.8
  const skipped = Math.max(1, (Math.ceil(most / step) + 1) / SCREENS) // a long page is the same all the way
  function scrolling(look) {
    for (let n = 0; ; n += skipped) {
      const y = Math.min(most, Math.round(n) * step)
      scrollTo({ top: y, behavior: 'instant' })
      look(y >= most)
      if (y >= most) return
    }
  }
  scrolling((last) => {
    for (const element of document.querySelectorAll(TARGETS)) checkTarget(element, last)
  })
  document.head.append(everywhere)
  const checked = new Set()
  scrolling((last) => {
    const all = texts()
    checkOverlaps(all)
    for (const text of all) {
      checkCut(text)
      checkUnder(text, last)
      if (checked.has(text.element) || text.rest.width < 1 || text.rest.height < 1) continue
      if (checkContrast(text)) checked.add(text.element)
    }
  })
  everywhere.remove()
  scrollTo({ left: began[0], top: began[1], behavior: 'instant' })
  return faults
}
