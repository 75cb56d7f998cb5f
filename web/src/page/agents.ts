// The second worker: agents that look ahead.
import { startPython } from './python'

/** theomachy.page.agents */
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
