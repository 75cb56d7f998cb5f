import { mount } from 'svelte'
import { settle } from './lib/host/host'
import { start } from './start'
import Building from './page/Building.svelte'
import { writeAfterHash } from './page/links'
import { Tab } from './page/tab'

const tab = new Tab()
settle(tab)
writeAfterHash()
start()
mount(Building, { target: document.body, props: { tab } })
