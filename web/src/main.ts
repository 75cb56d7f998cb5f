import './styles/tokens.css'
import './styles/kit.css'
import './styles/palettes.css'
import './styles/house.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('house')! })
