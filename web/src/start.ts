import './styles/tokens.css'
import './styles/kit.css'
import './styles/palettes.css'
import './styles/house.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './lib/language/languages.svelte'
import { route } from './lib/browser/route.svelte'
import { show } from './lib/browser/theme.svelte'
import { PAGES } from './pages'

/** Shows the client. The host must be set before. */
export function start(): void {
  show(() => PAGES[route.parts[0] ?? '']?.read ?? false)
  void begin().then(() => mount(App, { target: document.getElementById('house')! }))
}
