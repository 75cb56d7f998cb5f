// A board as a picture. A copy of its elements, with all styles and icons that it needs, is put into an SVG, which is
// painted onto a canvas.

const SCALE = 2 // pixels of the picture for each pixel of the board
const CAPTION = 52
const XHTML = 'http://www.w3.org/1999/xhtml'

/** Returns the whole board at its full size, whatever the zoom, with a caption below it. */
export async function picture(board: HTMLElement, caption: string[]): Promise<Blob> {
  const drawn = board.querySelector<HTMLElement>('.sheet') ?? board
  const [width, height] = [drawn.offsetWidth, drawn.offsetHeight]
  const source = new XMLSerializer().serializeToString(page(board, drawn, width, height, caption))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + CAPTION}"><foreignObject width="100%" height="100%">${source}</foreignObject></svg>`
  return painted(svg, width, height + CAPTION)
}

function page(board: HTMLElement, drawn: HTMLElement, width: number, height: number, caption: string[]): HTMLElement {
  const root = document.createElementNS(XHTML, 'div') as HTMLElement
  root.lang = document.documentElement.lang
  root.dataset.motion = 'less'
  root.dataset.theme = 'dark'
  root.style.cssText = `width:${width}px;height:${height + CAPTION}px;position:relative;overflow:hidden;background:#0b0d12`
  const style = document.createElementNS(XHTML, 'style')
  style.textContent = rules()
  const ground = board.cloneNode(drawn === board) as HTMLElement
  ground.style.cssText = `position:absolute;inset:0 0 ${CAPTION}px 0`
  if (drawn !== board) {
    const sheet = drawn.cloneNode(true) as HTMLElement
    sheet.style.transform = 'none'
    sheet.style.setProperty('--small', '1')
    ground.append(sheet)
  }
  const words = document.createElementNS(XHTML, 'p') as HTMLElement
  words.style.cssText = `position:absolute;inset:auto 0 0 0;height:${CAPTION}px;padding:0 18px;display:flex;align-items:center;gap:14px;font:400 15px/1.2 var(--font-display);color:#f7efdc;white-space:nowrap;overflow:hidden`
  words.textContent = caption.join(' · ')
  root.append(style, shared(drawn), ground, words)
  return root
}

const STILL = '* { animation: none !important; transition: none !important; scrollbar-width: none !important; }'

/** Returns all CSS rules of the page. */
function rules(): string {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return [...all, STILL].join('\n')
}

/** Returns copies of the page's shared symbols: icons, masks and gradients outside the board. */
function shared(drawn: HTMLElement): Node {
  const all = document.createElementNS(XHTML, 'div')
  for (const svg of document.querySelectorAll('svg:has(symbol, defs)'))
    if (!drawn.contains(svg)) all.append(svg.cloneNode(true))
  return all
}

async function painted(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
