// The settings of one player. They are kept in this browser, and set as attributes of <html> for the styles.

interface Settings {
  lang: string
  theme: 'auto' | 'dark' | 'light'
  motion: 'full' | 'less'
  sound: boolean
  name: string
  called: string // the name that the server gives to a guest
  phrases: boolean // remarks of other players are shown
  stripes: boolean
  learned: string[] // finished lessons
  owls: Record<string, string> // the Owl that was last played against, by game, as a seat of a new match names it
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

/** True if no language has ever been chosen in this browser. */
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
  owls: {},
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
      return // storage is blocked: the settings last as long as the page
    }
  })
})
