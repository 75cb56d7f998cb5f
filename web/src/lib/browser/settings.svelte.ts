// What one player likes. Kept in this browser; shown on <html> so that styles can follow.

interface Settings {
  lang: string
  theme: 'auto' | 'dark' | 'light'
  motion: 'full' | 'less'
  sound: boolean
  name: string
  called: string // what others call one without a name
  phrases: boolean // what others say is shown
  stripes: boolean
  learned: string[] // lessons taken to their end
}

const KEPT = 'theomachy'

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

const kept = remembered()

/** Whether this browser has never chosen a language. */
export const isNewcomer = kept.lang === undefined

export const settings: Settings = $state({
  lang: 'en',
  theme: 'auto',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less' : 'full',
  sound: true,
  name: '',
  called: '',
  phrases: true,
  stripes: false,
  learned: [],
  ...kept,
})

$effect.root(() => {
  $effect.pre(() => {
    const html = document.documentElement
    html.lang = settings.lang
    html.dataset.motion = settings.motion
    html.toggleAttribute('data-stripes', settings.stripes)
  })
  $effect(() => {
    const all = JSON.stringify(settings)
    try {
      localStorage.setItem(KEPT, all)
    } catch {
      return // a browser that keeps nothing: the settings last as long as the page
    }
  })
})
