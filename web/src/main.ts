import './styles/tokens.css'
import './styles/kit.css'
import './styles/palettes.css'
import './styles/house.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './lib/languages.svelte'

void begin().then(() => mount(App, { target: document.getElementById('house')! }))
