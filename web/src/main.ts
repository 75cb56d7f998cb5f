import { settle } from './lib/host/host'
import { Server } from './lib/host/server'
import { start } from './start'

settle(new Server())
start()
