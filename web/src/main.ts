import { settle } from './lib/host'
import { Server } from './lib/server'
import { start } from './start'

settle(new Server())
start()
