// The script of both workers. The role of each is its name: a script that comes from a cache has lost its query.
import { runAgents } from './agents'
import { runEngine } from './engine'

if (self.name === 'agents') runAgents()
else runEngine()
