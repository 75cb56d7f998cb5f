// The second worker, in which agents that search run.
import { startPython } from './python'

/** The Python module theomachy.page.agents. */
interface Agents {
  answer(thought: string): string
}

export function runAgents(): void {
  const agents = startPython<Agents>('theomachy.page.agents')
  self.onmessage = ({ data }: MessageEvent<string>) => {
    agents
      .then((agents) => agents.answer(data))
      .catch((error) => (console.error(error), ''))
      .then((key) => self.postMessage(key))
  }
}
