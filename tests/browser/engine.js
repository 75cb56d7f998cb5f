// The engine of a page without the client before it: what a test asks of it, in this tab. Tabs wait for each other, so
// that they answer at the same moment.
(script, nonce, promise) => {
  const engine = new Worker(script, { type: 'module', name: 'engine' })
  const others = new BroadcastChannel('a test')
  const asked = new Map()
  const heard = []
  let id = 0
  let ready = {}
  others.onmessage = ({ data }) => (ready = data)
  engine.onmessage = ({ data }) => {
    if (data.type === 'answer') asked.get(data.id)(data)
    else if (data.type === 'heard') heard.push(JSON.parse(data.text))
  }

  const breath = () => new Promise((done) => setTimeout(done))
  const say = (line, message) => engine.postMessage({ type: 'say', line, text: JSON.stringify({ id: ++id, ...message }) })

  /** The next message that is wanted; whatever else was heard stays. */
  async function hear(wanted) {
    for (;;) {
      const n = heard.findIndex(wanted)
      if (n >= 0) return heard.splice(n, 1)[0]
      await breath()
    }
  }

  window.ask = (method, path, body = null) =>
    new Promise((resolve) => {
      asked.set(++id, resolve)
      engine.postMessage({ type: 'ask', id, method, path, body: body && JSON.stringify(body) })
    }).then(({ text }) => text)

  /** A line to a table, where whoever is first takes the seats; the number of its moment. */
  window.sit = async (match, first) => {
    heard.length = 0
    engine.postMessage({ type: 'open', line: ++id, match, lang: 'en' })
    window.line = id
    let step = await hear((said) => said.type === 'table')
    if (first) {
      say(window.line, { type: 'sit', promise })
      const { seats } = await hear((said) => said.seats?.every((seat) => seat.promised))
      say(window.line, { type: 'open', nonce, promised: seats.map((seat) => seat.promised) })
      step = await hear((said) => said.type === 'step')
    }
    window.match = match
    window.step = step
    return step.n
  }

  /** Answers so many times at the same moment as the other tab, or until the match is over; what became of each. */
  window.race = async (times) => {
    const { match } = window
    const outcomes = []
    while (outcomes.length < times && !window.step.result) {
      const { n, requests } = window.step
      others.postMessage({ match, n })
      while (ready.match !== match || ready.n < n) await breath()
      say(window.line, { type: 'answer', request: requests[0].id, key: requests[0].options[0].key })
      const [mine, next] = [id, (said) => ['table', 'step'].includes(said.type) && said.n === n + 1]
      outcomes.push((await hear((said) => ['accepted', 'refused'].includes(said.type) && said.re === mine)).type)
      window.step = await hear(next)
    }
    return { outcomes, asked: window.step.requests, over: !!window.step.result }
  }

  window.leave = () => engine.postMessage({ type: 'close', line: window.line })
}
