// The script of both workers. Each finds its role in its name, because a script from the cache has lost its query.
import { runAgents } from './agents'
import { runEngine } from './engine'

if (self.name === 'agents') runAgents()
else runEngine()
